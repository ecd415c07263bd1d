import Platform
import Project

extension FileChecker {
  /// The checker that a thread is busy with.
  private static let busy = ThreadReference<FileChecker>()

  /// Runs `body`, which works on the last file: a trap in it is blamed on that file and its rule.
  package func whileBusy<Result>(_ body: () -> Result) -> Result {
    let outer = Self.busy.object
    Self.busy.object = self
    defer { Self.busy.object = outer }
    return body()
  }

  /// The file that the calling thread works on, and the rule that checks it; nil if it works on none.
  public static var work: Crash? {
    guard let checker = busy.object else { return nil }
    let rules = checker.rules.rules
    let index = checker.ruleAtWork
    return Crash(path: checker.path, rule: rules.indices.contains(index) ? rules[index].id : nil)
  }
}
