import LintEngine
import SwiftSource

/// The result of fixing one text.
public struct FixOutcome: Sendable {
  /// The fixed text; the original text if nothing was fixed.
  public var text: [UInt8]
  /// How many fixes of each rule were applied, by the rule's id.
  public var applied: [String: Int] = [:]
  /// How many rounds of fixes were applied.
  public var roundCount = 0
  /// The findings in the fixed text, in output order.
  public var remaining: [Diagnostic]
  /// How many more findings comments silence afterwards.
  public var suppressedGrowth = 0
  /// The fixes that were refused because of their effect, in order of position.
  public var refusals: [FixRefusal] = []
  /// The ids of the rules whose fixes never converge; none of theirs was applied. Each group is sorted.
  public var fights: [[String]] = []
  /// Whether nothing was fixed because of a syntax error, which makes findings unreliable.
  public var isBroken = false

  init(_ checked: CheckedText, since start: CheckedText) {
    text = checked.text
    remaining = checked.diagnostics
    suppressedGrowth = checked.suppressedCount - start.suppressedCount
  }
}

/// A fix that was refused.
public struct FixRefusal: Sendable, Equatable {
  /// The id of the rule of the fix.
  public var rule: String
  /// The position of the finding in the fixed text.
  public var position: Diagnostic.Position
  /// What would be wrong with the text.
  public var reason: Reason

  /// Why a fix is refused.
  public enum Reason: Sendable, Equatable {
    /// Its edits overlap, touch or are outside of the file.
    case impossible
    /// The fix would introduce this problem.
    case problem(SyntaxProblem.Kind)
    /// Several other fixes of the rule were refused in this text, so this one was not tried.
    case othersRefused
    /// No comment that leaves the code as it is silences the finding.
    case unsilenced
  }

  /// What is wrong, no final period.
  public var message: String {
    switch reason {
    case .impossible: "a fix of `\(rule)` was not applied, because its edits are invalid"
    case .problem(let kind):
      "a fix of `\(rule)` was not applied, because the file would have an error: \(kind.message)"
    case .othersRefused:
      "a fix of `\(rule)` was not applied, because several other fixes of the rule were refused"
    case .unsilenced: "no comment that layoutlint can place silences this finding of `\(rule)`"
    }
  }
}
