import Platform
import RuleKit

/// The files to lint, found from the paths of the command line.
///
/// A named file is taken whatever its extension; a folder yields every `.swift` file in it that the configuration
/// includes and no `.gitignore` names. Folders whose name begins with a dot, is in `prunedFolders` or ends in one of `prunedExtensions` are
/// entered only if named. Files that a configuration excludes are left out even if named, and so are files larger than
/// `max_file_size`. Symbolic links are followed while they stay inside the root (see `TrustedRoot`) or a named folder.
/// A file that is reached twice, by links, hard links or overlapping paths, is taken once: under a path without a link
/// if there is one, otherwise under the first path in byte order.
public struct FileDiscovery: Sendable {
  /// A file to lint.
  public struct File: Sendable, Equatable {
    /// The path as the walk or the user named it, normalized.
    public var path: FilePath
    /// The size in bytes at the time of the walk.
    public var byteCount: Int
    /// The index of its settings in `scopes`.
    public var scope: Int
    /// The index of its project in `projects`; 0 for none.
    public var project: Int

    public init(path: FilePath, byteCount: Int, scope: Int = 0, project: Int = 0) {
      self.path = path
      self.byteCount = byteCount
      self.scope = scope
      self.project = project
    }
  }

  /// Folders with third-party code or build products; entered only if named.
  public static let prunedFolders = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Extensions of folders that Xcode treats as one document and that contain no source: asset catalogs, localized
  /// resources, projects, data models, binaries. They contain half of an app's folders.
  ///
  /// Source: Asset Catalog Format Reference
  /// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/), and
  /// the package types in the Info.plist of Xcode.
  public static let prunedExtensions = [
    "xcassets", "lproj", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcframework",
  ]

  /// Each file once, in no particular order.
  public var files: [File]
  /// What could not be read, sorted by path.
  public var problems: [ReadProblem]
  /// The problems of the configurations, in the order of their files. With any of them, nothing should be linted.
  public var configurationProblems: [ConfigurationProblem] = []
  /// The warnings of the configurations, in the order of their files.
  public var configurationWarnings: [ConfigurationProblem] = []
  /// What is skipped without failing the run, sorted by path: named files that are excluded, links that lead out, large
  /// files; with `DiscoveryChoice.listsSkipped` everything that is left out.
  public var skipped: [SkippedPath] = []
  /// The asset catalogs in the folders of the walk, sorted.
  public private(set) var assetCatalogs: [FilePath] = []
  /// The settings of the files.
  public var scopes: [Scope]
  /// The globs that match nothing.
  package var idleGlobs: [ConfigurationProblem] = []
  /// The absolute paths of the named folders.
  package var walkedFolders: Set<FilePath> = []
  /// The projects of the files.
  public var projects = [ProjectContext(folder: nil)]
  /// The other files of these projects, each once, in no particular order. They only contribute to the findings in `files`.
  package var contextFiles: [File] = []
  /// What could not be read of the other files, sorted by path.
  package var contextProblems: [ReadProblem] = []
  /// The indices of the projects with files or folders that could not be read.
  package var incompleteProjects: Set<Int> = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them.
  ///   - search: finds their configurations.
  ///   - findsContext: also find the other files of their projects.
  public init(_ paths: [FilePath], _ search: ConfigurationSearch, findsContext: Bool = false) {
    self.init(paths, search, findsContext: findsContext) { _, _ in }
  }

  /// Finds the files, and passes each on as soon as it is certain to be one of them.
  ///
  /// - Parameter found: is called with a file and the scopes so far, which its `scope` refers to.
  package init(
    _ paths: [FilePath], _ search: ConfigurationSearch, findsContext: Bool,
    found: (FoundFile, [Scope]) -> Void
  ) {
    let scopes = ScopeTable(search)
    var walk = FileWalk(
      contexts: search.contexts, scopes: scopes,
      listsSkipped: search.choice.listsSkipped)
    walk.run(paths) { found($0, scopes.scopes) }
    self.scopes = []
    idleGlobs = walk.idleGlobs()
    walkedFolders = walk.namedFolderPaths
    files = walk.files
    assetCatalogs = walk.assetCatalogs
    problems = Set(walk.problems).sorted(by: ReadProblem.precedes)
    incompleteProjects = walk.incomplete
    skipped = (walk.skipped + search.passedOver).sorted(by: SkippedPath.precedes)
    complete(
      search, scopes, except: findsContext ? walk.seen : nil, found: found)
  }

  /// Finds the other files of the projects, and takes over what the search and the scopes have come to know.
  ///
  /// - Parameters:
  ///   - scopes: has the scopes of `files`, and gets those of the others.
  ///   - known: what was found so far; nil to leave the projects incomplete unless they were named.
  mutating func complete(
    _ search: ConfigurationSearch, _ scopes: ScopeTable, except known: FileWalk.Seen?,
    found: (FoundFile, [Scope]) -> Void = { _, _ in }
  ) {
    let wanted = Set(files.lazy.map(\.project)).subtracting([ProjectTable.none])
    if let known, !wanted.isEmpty {
      var walk = FileWalk(contexts: search.contexts, scopes: scopes)
      walk.runContext(of: wanted, except: known) { found($0, scopes.scopes) }
      contextFiles = walk.files
      assetCatalogs += walk.assetCatalogs
      contextProblems = Set(walk.problems).sorted(by: ReadProblem.precedes)
      incompleteProjects.formUnion(walk.incomplete)
    }
    assetCatalogs.sort()
    projects = search.store.projects.projects
    if known == nil {
      incompleteProjects.formUnion(
        wanted.filter { projects[$0].folder?.isInside(oneOf: walkedFolders) != true })
    }
    configurationProblems = search.problems
    configurationWarnings = search.warnings
    self.scopes = scopes.scopes
  }

  /// A discovery with a known result, for callers that already have the list.
  ///
  /// - Parameter areProject: whether the files are all those of one project.
  public init(
    files: [File], problems: [ReadProblem] = [], rules: RuleSet = RuleSet(),
    areProject: Bool = false
  ) {
    self.files = files
    self.problems = problems
    scopes = [Scope(rules: rules)]
    guard areProject else { return }
    projects.append(ProjectContext(folder: FilePath("/")))
    for index in self.files.indices { self.files[index].project = 1 }
  }

  /// Removes the files that are larger than their configuration allows.
  mutating func skipLargeFiles() {
    let large = files.compactMap { $0.skipped(above: scopes[$0.scope].mostBytes) }
    skipped += large
    files.removeAll { $0.byteCount > scopes[$0.scope].mostBytes }
  }

  /// The files in byte order of their paths.
  public var sortedFiles: [File] { files.sorted { $0.path < $1.path } }
}

extension FileDiscovery.File {
  /// What is said about a file that is larger than its configuration allows; nil for others.
  func skipped(above most: Int) -> SkippedPath? {
    guard byteCount > most else { return nil }
    return SkippedPath(path: path, reason: .tooLarge(byteCount: byteCount, most: most))
  }
}

/// A file to lint, as passed on by the walk.
package struct FoundFile: Sendable {
  package var file: FileDiscovery.File
  /// Whether it only contributes to the findings in other files.
  package var isContext: Bool

  package init(file: FileDiscovery.File, isContext: Bool = false) {
    self.file = file
    self.isContext = isContext
  }
}
