import LayoutModel
import Platform
import Project
import RuleKit

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
  package var readPaths: [FilePath] = []
  /// Which names of helpers and setup functions occur in the files.
  var nameUses = NameUses()
  /// The contributions of the files to findings that rely on all files of their project, by its index.
  package var facts: [Int: RunFacts] = [:]
  /// What could not be read of the context, in no order.
  var contextProblems: [ReadProblem] = []
  /// The indices of the projects of which not everything was read.
  var incompleteProjects: Set<Int> = []
  /// The rules with findings that other files decide, in files whose project was not read as a whole.
  public internal(set) var undecidedRules: Set<String> = []
  /// What the surveys of the run have counted, by rule.
  package var tallies: [String: Tally] = [:]

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
    nameUses.formUnion(other.nameUses)
    contextProblems += other.contextProblems
    incompleteProjects.formUnion(other.incompleteProjects)
    undecidedRules.formUnion(other.undecidedRules)
    // In place: a copy for each worker would cost as much as all before it.
    for (project, more) in other.facts { facts[project, default: RunFacts()].formUnion(more) }
    for (rule, tally) in other.tallies { tallies[rule, default: Tally()].formUnion(tally) }
  }

  /// Resolves what depends on several files, and sorts everything.
  mutating func complete(_ discovery: FileDiscovery) {
    problems = (problems + discovery.problems).sorted(by: ReadProblem.precedes)
    contextProblems = (contextProblems + discovery.contextProblems)
      .sorted(by: ReadProblem.precedes)
    incompleteProjects.formUnion(discovery.incompleteProjects)
    decideAcrossFiles()
    diagnostics.sort(by: Diagnostic.precedes)
  }

  /// Resolves what depends on all files of a project, after each of them was checked.
  private mutating func decideAcrossFiles() {
    for project in incompleteProjects {
      // What could not be read may name anything.
      facts[project, default: RunFacts()].dropNames()
    }
    if !incompleteProjects.isEmpty {
      noteUndecided(diagnostics.filter { incompleteProjects.contains($0.project) })
    }
    let projects = Set(diagnostics.lazy.map(\.project)).union(facts.keys)
      .subtracting([ProjectTable.none])
    var all: [Diagnostic] = []
    // Swapped: a copy would be one of each diagnostic as soon as it changes.
    swap(&diagnostics, &all)
    if projects.count == 1, let project = projects.first,
      all.indices.allSatisfy({ all[$0].project == project })
    {
      suppressedCount += decide(&all, in: project)
      diagnostics = all
      return
    }
    var groups = Dictionary(grouping: all, by: \.project)
    diagnostics = groups.removeValue(forKey: ProjectTable.none) ?? []
    for project in projects {
      var group = groups.removeValue(forKey: project) ?? []
      suppressedCount += decide(&group, in: project)
      diagnostics += group
    }
  }

  /// Notes the rules of findings that other files decide.
  mutating func noteUndecided(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !diagnostic.conditions.all.isEmpty {
      undecidedRules.insert(diagnostic.rule)
    }
  }

  /// Resolves what depends on all files of one project.
  ///
  /// - Returns: how many of the silenced findings would be reported.
  private func decide(_ diagnostics: inout [Diagnostic], in project: Int) -> Int {
    let facts = facts[project] ?? RunFacts()
    let count = facts.decide(&diagnostics, silenced: facts.silenced)
    facts.decideFixes(of: &diagnostics)
    // The index means nothing outside of the run.
    for index in diagnostics.indices { diagnostics[index].project = ProjectTable.none }
    return count
  }
}

/// What some files of a run say, before it is resolved what depends on others. Where only one text changes at a time, the
/// files around it need not be read again.
public struct PartialResult: Sendable {
  fileprivate let result: LintResult

  init(_ result: LintResult) { self.result = result }

  /// What no file says.
  public init() { self.init(LintResult()) }

  /// The findings, with what depends on other files as an earlier run has seen them.
  public func diagnostics(knowing run: LintResult) -> [Diagnostic] {
    var groups = Dictionary(grouping: result.diagnostics, by: \.project)
    var all = groups.removeValue(forKey: ProjectTable.none) ?? []
    for (project, diagnostics) in groups {
      var diagnostics = diagnostics
      let facts = run.facts[project] ?? RunFacts()
      _ = facts.decide(&diagnostics, silenced: [])
      facts.decideFixes(of: &diagnostics)
      all += diagnostics
    }
    for index in all.indices { all[index].project = ProjectTable.none }
    all.sort(by: Diagnostic.precedes)
    return all
  }
}

extension LintResult {
  /// The result of a run that was carried out in parts.
  public init(_ parts: some Sequence<PartialResult>, of discovery: FileDiscovery) {
    self.init()
    for part in parts { formUnion(part.result) }
    complete(discovery)
  }
}
