/// The result of a run.
public struct LintResult: Sendable {
  /// In output order, the same for any number of threads.
  public var diagnostics: [Diagnostic]
  /// The paths that could not be read, sorted.
  public var problems: [ReadProblem]
  /// How many files were read.
  public var fileCount: Int
  /// Their total size in bytes.
  public var byteCount: Int
  /// How many findings a comment has silenced.
  public var suppressedCount: Int

  /// How many findings the baseline accepts.
  public var acceptedCount = 0
  /// The files that were read beyond their tokens, in no order.
  var readPaths: [FilePath] = []
  /// The contributions of the files to findings that rely on all of them.
  var facts = RunFacts()

  /// What the surveys of the run have counted, by rule.
  var tallies: [String: Tally] { facts.tallies }

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
    // By index: a diagnostic is large, and would be copied.
    diagnostics.indices.count { diagnostics[$0].severity == severity }
  }

  mutating func formUnion(_ other: LintResult) {
    if diagnostics.isEmpty {
      diagnostics = other.diagnostics
    } else {
      diagnostics.append(contentsOf: other.diagnostics)
    }
    problems.append(contentsOf: other.problems)
    fileCount += other.fileCount
    byteCount += other.byteCount
    suppressedCount += other.suppressedCount
    readPaths += other.readPaths
    facts.formUnion(other.facts)
  }

  /// Resolves what depends on all files, after each of them was checked.
  mutating func decideAcrossFiles() {
    // What could not be read may name anything.
    if !problems.isEmpty { facts.dropNames() }
    suppressedCount += facts.decide(&diagnostics, silenced: facts.silenced)
  }
}
