import LintEngine
import Platform
import RuleKit
import SwiftSource

/// Fixes texts, or silences their findings by comments, one after the other. Each worker has its own; the storage is reused.
///
/// Fixes are applied in rounds: first all that do not conflict, then the text is checked again. A fix is applied as a
/// whole or not at all, and it is refused if it would introduce a syntax error. A text with a syntax error, as far as
/// can be told without a parser, is left alone.
public final class Fixer {
  /// After this many rounds, rules whose fixes still change something are considered to be in conflict.
  public static let mostRounds = 10

  /// The rules to check; may change from text to text.
  public var rules: RuleSet {
    get { checker.rules }
    set { checker.rules = newValue }
  }
  let checker: FileChecker

  public init(rules: RuleSet = RuleSet()) {
    // Only texts with findings are passed here.
    checker = FileChecker(rules: rules, skipsUninteresting: false)
  }

  /// Fixes a text, or silences its findings.
  public func fix(_ text: [UInt8], as path: FilePath, _ choice: FixChoice) -> FixedFile {
    checker.keepsWithheld = choice.silencing != nil
    defer { checker.keepsWithheld = false }
    let start = checked(text, path)
    guard start.isSwift, checker.source.implausibleToken == nil else {
      var outcome = FixedFile(path: path, start, since: start)
      outcome.isBroken = start.diagnostics.contains(where: choice.includes)
      return outcome
    }
    var fights: [[String]] = []
    while true {
      var rounds = FixRounds(
        fixer: self, path: path, choice: choice, start: start, without: Set(fights.joined()))
      let fight = rounds.run()
      guard fight.isEmpty else {
        fights.append(fight)
        continue
      }
      var outcome = rounds.outcome
      outcome.fights = fights
      return outcome
    }
  }

  func checked(_ text: [UInt8], _ path: FilePath) -> CheckedText {
    // An edited file may have become too large for 32-bit offsets.
    guard text.count <= SourceFile.maximumByteCount else { return CheckedText(tooLarge: text) }
    checker.source.load(text)
    let diagnostics = checker.occurrences(path: path)
    if checker.source.isOutOfMemory { return CheckedText(tooLarge: text) }
    return CheckedText(
      text, diagnostics, suppressedCount: checker.suppressedCount, checker.source.problems)
  }
}

struct CheckedText {
  let text: [UInt8]
  let diagnostics: [Diagnostic]
  let suppressedCount: Int
  private let problemCounts: [SyntaxProblem.Kind: Int]

  init(
    _ text: [UInt8], _ diagnostics: [Diagnostic], suppressedCount: Int, _ problems: [SyntaxProblem]
  ) {
    self.text = text
    self.diagnostics = diagnostics
    self.suppressedCount = suppressedCount
    problemCounts = problems.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// A text that cannot be checked: worse than any other text.
  init(tooLarge text: [UInt8]) {
    self.text = text
    diagnostics = []
    suppressedCount = 0
    problemCounts = Dictionary(
      uniqueKeysWithValues: SyntaxProblem.Kind.allCases.map { ($0, Int.max) })
  }

  /// Whether the code is readable; invalid bytes may still occur, for instance in comments.
  var isSwift: Bool { !problemCounts.keys.contains(where: \.makesUnreadable) }

  /// The first kind of problem that occurs more often here than in another text.
  func newProblem(since other: CheckedText) -> SyntaxProblem.Kind? {
    SyntaxProblem.Kind.allCases.first {
      problemCounts[$0, default: 0] > other.problemCounts[$0, default: 0]
    }
  }
}
