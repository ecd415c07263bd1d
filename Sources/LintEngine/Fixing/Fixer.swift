import SwiftSource

/// Carries out the fixes of one text after the other. Each worker has its own; the storage is reused.
///
/// Fixes are made in rounds: all that do not get into each other's way at once, then the text is checked anew. A fix is
/// made as a whole or not at all, and not at all if the text would have a new syntax error with it. A text that is no
/// Swift, as far as can be said without a parser, is left alone.
public final class Fixer {
  /// After so many rounds, rules whose fixes still find something to change are held to be working against each other.
  public static let mostRounds = 10

  /// What is checked; may change from text to text.
  public var rules: RuleSet {
    get { checker.rules }
    set { checker.rules = newValue }
  }
  let checker: FileChecker

  /// - Parameters:
  ///   - rules: what to check.
  ///   - wantsLineHashes: give each diagnostic that is left the hash of its line.
  public init(rules: RuleSet = RuleSet(), wantsLineHashes: Bool = false) {
    // Only texts with findings come here.
    checker = FileChecker(
      rules: rules, skipsUninteresting: false, wantsLineHashes: wantsLineHashes)
  }

  /// Fixes a text.
  ///
  /// - Parameters:
  ///   - text: the bytes of a Swift file, at most `SourceFile.maximumByteCount`.
  ///   - path: what file it is.
  ///   - choice: which fixes to carry out.
  public func fix(_ text: [UInt8], as path: FilePath, _ choice: FixChoice) -> FixOutcome {
    let start = checked(text, path)
    guard start.isSwift, checker.source.implausibleToken == nil else {
      var outcome = FixOutcome(start, since: start)
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

  /// Checks a text.
  func checked(_ text: [UInt8], _ path: FilePath) -> CheckedText {
    // What an edit has made of a file may be too large for offsets of 32 bits.
    guard text.count <= SourceFile.maximumByteCount else { return CheckedText(tooLarge: text) }
    checker.source.load(text)
    let diagnostics = checker.occurrences(path: path)
    if checker.source.isOutOfMemory { return CheckedText(tooLarge: text) }
    return CheckedText(
      text, diagnostics, suppressedCount: checker.suppressedCount, checker.source.problems)
  }
}

/// A text and what is found in it.
struct CheckedText {
  let text: [UInt8]
  let diagnostics: [Diagnostic]
  let suppressedCount: Int
  /// How many syntax problems of each kind there are, by the kind's number.
  private let problemCounts: [Int]

  init(
    _ text: [UInt8], _ diagnostics: [Diagnostic], suppressedCount: Int, _ problems: [SyntaxProblem]
  ) {
    self.text = text
    self.diagnostics = diagnostics
    self.suppressedCount = suppressedCount
    var counts = [Int](repeating: 0, count: SyntaxProblem.Kind.allCases.count)
    for problem in problems { counts[Int(problem.kind.rawValue)] += 1 }
    problemCounts = counts
  }

  /// A text that cannot be checked: worse than any other.
  init(tooLarge text: [UInt8]) {
    self.text = text
    diagnostics = []
    suppressedCount = 0
    problemCounts = SyntaxProblem.Kind.allCases.map { _ in Int.max }
  }

  /// Whether the code can be read; bytes that are no text may still stand in it, for instance in comments.
  var isSwift: Bool {
    SyntaxProblem.Kind.allCases.allSatisfy {
      $0 == .nulByte || $0 == .invalidUTF8 || problemCounts[Int($0.rawValue)] == 0
    }
  }

  /// The first kind of problem of which this text has more than another.
  func newProblem(since other: CheckedText) -> SyntaxProblem.Kind? {
    SyntaxProblem.Kind.allCases.first {
      problemCounts[Int($0.rawValue)] > other.problemCounts[Int($0.rawValue)]
    }
  }
}
