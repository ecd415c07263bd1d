import LintEngine
import Platform
import Project

struct ProjectLoad: Sendable {
  /// How configurations are found, and which names they may use; with the texts of open configurations.
  var choice: DiscoveryChoice
  var known: KnownNames
  /// The folder that names in messages are relative to.
  var currentFolder: FilePath
  var folders: [FilePath]
  /// The sizes of the open documents in Swift.
  var texts: [FilePath: Int]

  /// Reads everything but the open documents.
  func run() -> LoadedProject {
    let search = ConfigurationSearch(choice, known: known, currentFolder: currentFolder)
    let discovery = FileDiscovery(folders: folders, texts: texts, search)
    var project = LoadedProject(load: self, discovery: discovery)
    project.passedOver = search.passedOver
    guard discovery.configurationProblems.isEmpty else { return project }
    project.closed = Linter(threads: processorCount(), wantsFixes: false).partialResult(
      of: discovery, except: Set(texts.keys))
    project.baselines = Baselines(discovery, search, currentFolder)
    return project
  }
}

/// What a workspace says apart from its open documents.
struct LoadedProject: Sendable {
  let load: ProjectLoad
  let discovery: FileDiscovery
  let files: [FilePath: FileDiscovery.File]
  var closed = PartialResult()
  var baselines = Baselines()
  var passedOver: [SkippedPath] = []

  init(load: ProjectLoad, discovery: FileDiscovery) {
    self.load = load
    self.discovery = discovery
    files = Dictionary(discovery.files.map { ($0.path, $0) }) { first, _ in first }
  }

  var isRefused: Bool { !discovery.configurationProblems.isEmpty }

  func scope(of file: FileDiscovery.File) -> Scope { discovery.scopes[file.scope] }
}

struct Baselines: Sendable {
  private struct File: Sendable {
    var baseline: Baseline
    /// What its paths are relative to.
    var root: FilePath
  }

  private var files: [FilePath: File] = [:]
  private var baselineOfScope: [FilePath?] = []
  private var linted: Set<PathKey> = []
  private var currentFolder = FilePath("/")
  /// Why baselines cannot be read.
  private(set) var problems: [String] = []

  init() {}

  init(_ discovery: FileDiscovery, _ search: ConfigurationSearch, _ currentFolder: FilePath) {
    var search = search
    self.currentFolder = currentFolder
    baselineOfScope = discovery.scopes.map(\.baseline.value)
    for path in Set(baselineOfScope.compactMap(\.self)) {
      guard let bytes = try? readFile(path.bytes, most: 256 << 20) else {
        problems.append("the baseline `\(path.text)` cannot be read")
        continue
      }
      guard let baseline = try? Baseline(parsing: bytes) else {
        problems.append("the baseline `\(path.text)` has mistakes; `layoutlint` lists them")
        continue
      }
      let root = search.find(path, isFolder: false).root ?? path.folder
      files[path] = File(baseline: baseline, root: root)
    }
    guard !files.isEmpty else { return }
    linted = Set(discovery.files.map { PathKey($0.path.absolute(in: currentFolder)) })
  }

  /// Removes the accepted findings.
  ///
  /// - Returns: `Diagnostic.contentHash` of those that were removed, by file.
  func remove(
    from diagnostics: inout [Diagnostic], scope: (FilePath) -> Int?
  ) -> [FilePath: Set<UInt64>] {
    guard !files.isEmpty else { return [:] }
    var accepted: [FilePath: Set<UInt64>] = [:]
    var groups = Dictionary(grouping: diagnostics) { diagnostic in
      files.count == 1 ? files.keys.first : scope(diagnostic.path).flatMap { baselineOfScope[$0] }
    }
    for (path, file) in files {
      guard let covered = groups[path] else { continue }
      var judge = BaselineScope(isPartial: true) { $0.absolute(in: file.root).isThere }
      judge.isLinted = { linted.contains(PathKey($0.absolute(in: file.root))) }
      let outcome = file.baseline.apply(
        to: covered, root: BaselineRoot(file.root, currentFolder: currentFolder), scope: judge)
      accepted.merge(outcome.accepted) { $0.union($1) }
      groups[path] = outcome.remaining
    }
    diagnostics = groups.values.flatMap(\.self).sorted(by: Diagnostic.precedes)
    return accepted
  }
}
