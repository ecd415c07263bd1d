import Platform

/// A file on which layoutlint has crashed: the process starts anew and checks the others.
public struct Crash: Equatable, Sendable {
  /// As the run names it.
  public let path: FilePath
  /// The id of the rule that crashed; nil if it was no rule.
  public let rule: String?

  public init(path: FilePath, rule: String?) {
    self.path = path
    self.rule = rule
  }

  private static let variable = "LAYOUTLINT_CRASHES"

  /// The crashes of this process before it started anew.
  private static let earlier = (environmentVariable(variable) ?? "").split(separator: "\n").map {
    let words = $0.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return Crash(
      path: FilePath(String(words[words.count - 1])),
      rule: words[0].isEmpty ? nil : String(words[0]))
  }

  /// Starts the process anew, to check the others. Returns if that is not possible.
  public func startAnew() {
    let name = path.text
    // Each time it is another file, or the process would start forever.
    guard name.utf8.elementsEqual(path.bytes), !name.contains("\n"),
      Crash.problem(of: path) == nil
    else { return }
    let list = Self.earlier.map(\.line) + [line]
    runAgain(with: [Self.variable: list.joined(separator: "\n")])
  }

  private var line: String { "\(rule ?? "") \(path.text)" }

  /// What is wrong with a file; nil if the process has not crashed on it.
  public static func problem(of path: FilePath) -> ReadProblem? {
    earlier.first { $0.path == path }?.problem
  }

  /// The crash as what is wrong with the file.
  public var problem: ReadProblem {
    ReadProblem(
      path: path,
      message: "\(rule.map { "the rule `\($0)`" } ?? "layoutlint") crashed on this file, "
        + "which is a bug in layoutlint",
      advice: "report it; "
        + (rule.map { "`--disable \($0)` checks the rest" } ?? "exclude the file until then"))
  }
}
