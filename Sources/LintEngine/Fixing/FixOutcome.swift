import SwiftSource

/// What became of one text whose findings were to be fixed.
public struct FixOutcome: Sendable {
  /// The text afterwards; the same as before if nothing was fixed.
  public var text: [UInt8]
  /// How many fixes of each rule were carried out, by the rule's id.
  public var applied: [String: Int] = [:]
  /// How many times fixes were carried out together.
  public var roundCount = 0
  /// What is found in the text afterwards, in the final order.
  public var remaining: [Diagnostic]
  /// How many more findings a comment silences afterwards.
  public var suppressedGrowth = 0
  /// The fixes that were not carried out because of what they would have done, in the order of their places.
  public var refusals: [FixRefusal] = []
  /// The ids of the rules whose fixes come to no end; none of theirs was carried out. Each group is sorted.
  public var fights: [[String]] = []
  /// Whether nothing was fixed because the text has a syntax error, which may make anything look wrong.
  public var isBroken = false

  init(_ checked: CheckedText, since start: CheckedText) {
    text = checked.text
    remaining = checked.diagnostics
    suppressedGrowth = checked.suppressedCount - start.suppressedCount
  }
}

/// A fix that was not carried out.
public struct FixRefusal: Sendable, Equatable {
  /// The id of the rule that is to blame.
  public var rule: String
  /// Where the finding is in the text afterwards.
  public var position: Diagnostic.Position
  /// What would be wrong with the text.
  public var reason: Reason

  /// Why a fix is refused.
  public enum Reason: Sendable, Equatable {
    /// Its edits overlap, touch or leave the file.
    case impossible
    /// The text would have this problem, and does not have it without the fix.
    case problem(SyntaxProblem.Kind)
    /// Several other fixes of the rule were refused in this text; this one was not tried.
    case othersRefused
  }

  /// What is wrong, no final period.
  public var message: String {
    switch reason {
    case .impossible: "a fix of `\(rule)` is not carried out, because its edits make no sense"
    case .problem(let kind):
      "a fix of `\(rule)` is not carried out; with it the file would have an error: \(kind.message)"
    case .othersRefused:
      "a fix of `\(rule)` is not carried out, because several others of the rule had to be refused"
    }
  }
}
