/// What a run found.
public struct LintResult: Sendable {
  /// In their final order, the same for any number of threads.
  public var diagnostics: [Diagnostic]
  /// What could not be read, sorted by path.
  public var problems: [ReadProblem]
  /// How many files were read.
  public var fileCount: Int
  /// How many bytes they had.
  public var byteCount: Int
  /// How many findings a comment has silenced.
  public var suppressedCount: Int

  /// How many findings the baseline accepts.
  public var acceptedCount = 0
  /// What the files contribute to findings that rely on all of them.
  var facts = RunFacts()

  public init(
    diagnostics: [Diagnostic] = [], problems: [ReadProblem] = [], fileCount: Int = 0,
    byteCount: Int = 0, suppressedCount: Int = 0
  ) {
    self.diagnostics = diagnostics
    self.problems = problems
    self.fileCount = fileCount
    self.byteCount = byteCount
    self.suppressedCount = suppressedCount
  }

  /// How many diagnostics have this severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  mutating func formUnion(_ other: LintResult) {
    diagnostics.append(contentsOf: other.diagnostics)
    problems.append(contentsOf: other.problems)
    fileCount += other.fileCount
    byteCount += other.byteCount
    suppressedCount += other.suppressedCount
    facts.formUnion(other.facts)
  }

  /// Decides what depends on all files, after each one was checked.
  mutating func decideAcrossFiles() {
    suppressedCount += facts.decide(&diagnostics, silenced: facts.silenced)
  }
}
