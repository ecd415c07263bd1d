import LayoutScene
import LintEngine
import Platform
import Project

/// The files of a run, read for the scenes of their classes.
struct SceneFiles {
  private let discovery: FileDiscovery
  private let reader = ViewReader()
  /// The files that the command is about; the others say more about their classes.
  private var selected: Set<String> = []
  private(set) var project = SceneProject()
  private(set) var hasFailed = false

  /// Reads files and those of their projects.
  init(_ discovery: FileDiscovery, reportsProblems: Bool = true) {
    self.discovery = discovery
    if reportsProblems, !discovery.problems.isEmpty {
      hasFailed = true
      Console.report(discovery.problems)
    }
    for file in discovery.sortedFiles {
      selected.insert(file.path.text)
      read(file, reports: reportsProblems)
    }
    for file in discovery.contextFiles { read(file, reports: false) }
  }

  /// Reads the colors of asset catalogs, which pictures need.
  mutating func readColors() {
    for color in discovery.assetCatalogs.flatMap({ AssetColors(catalog: $0).colors }) {
      project.add(color: color.color, named: color.name)
    }
  }

  /// The classes to show.
  ///
  /// - Parameter name: a name that the user has given, which stands for a nested class, too; nil for those of the files.
  func types(named name: String?) throws(UsageError) -> Set<String> {
    guard let name else { return selectedTypes }
    let known = project.types
    let found = known.filter { $0 == name || $0.hasSuffix("." + name) }
    guard found.isEmpty else { return Set(found) }
    throw UsageError(
      "no code lays out a class `\(name)`",
      didYouMean(name, known) ?? "`layoutlint outline` without `--type` shows all classes")
  }

  /// The classes that the files of the command lay out.
  var selectedTypes: Set<String> { Set(selected.flatMap(project.types(inFile:))) }

  /// The scenes of classes; of several with one name, those in the files of the command, if there are any.
  func scenes(of types: Set<String>, inheriting: Bool = false) -> [LayoutScene] {
    let scenes = project.scenes(of: types, inheriting: inheriting)
    let own = Set(scenes.filter { !$0.paths.isDisjoint(with: selected) }.map(\.type))
    return scenes.filter { !own.contains($0.type) || !$0.paths.isDisjoint(with: selected) }
  }

  /// What has become of classes since the current branch left a revision.
  ///
  /// - Parameter name: as of `types(named:)`; nil for the classes that the files lay out, or laid out then.
  func changes(
    since revision: String, of name: String?, in folder: FilePath, inheriting: Bool = false
  ) throws(UsageError) -> [SceneChange] {
    var before = self
    try asUsageError { () throws(GitError) in try before.goBack(to: revision, in: folder) }
    let types = try self.types(named: name).union(name == nil ? before.selectedTypes : [])
    return SceneChange.all(
      from: before.scenes(of: types, inheriting: inheriting),
      to: scenes(of: types, inheriting: inheriting))
  }

  private mutating func read(_ file: FileDiscovery.File, reports: Bool) {
    let scope = discovery.scopes[file.scope]
    if let crash = Crash.problem(of: file.path) {
      hasFailed = true
      return Console.report(crash.message, crash.advice, about: file.path.systemBytes)
    }
    do throws(SystemError) {
      add(try readFile(file.path.systemBytes, most: scope.mostBytes), file)
    } catch {
      guard reports else { return }
      hasFailed = true
      Console.report(
        "cannot be read: \(error.text)", "check its permissions", about: file.path.systemBytes)
    }
  }

  private mutating func add(_ text: [UInt8], _ file: FileDiscovery.File) {
    guard let view = reader.read(text, discovery.scopes[file.scope]) else { return }
    project.add(view, path: file.path.text)
  }

  /// Turns to the contents that files had where the current branch left a revision.
  private mutating func goBack(to revision: String, in folder: FilePath) throws(GitError) {
    let workTree = try GitWorkTree(containing: folder)
    let changed = try GitDifference(.since(revision: revision), in: workTree).changes
    let files = (discovery.files + discovery.contextFiles).map {
      ($0.path.absolute(in: folder).relative(to: workTree.root), $0)
    }
    let known = Dictionary(files, uniquingKeysWith: { first, _ in first })
    for change in changed {
      guard let file = known[change.path] else { continue }
      project.remove(path: file.path.text)
    }
    for (path, text) in try workTree.earlierTexts(since: revision) {
      if let file = known[path] {
        add(text, file)
      } else if let scope = discovery.files.first?.scope {
        // The file is gone: where it was says whether the command is about it.
        let place = path.absolute(in: workTree.root)
        let named = place.seen(from: folder)
        let gone = FileDiscovery.File(path: named, byteCount: text.count, scope: scope)
        if place.isInside(oneOf: discovery.walkedFolders) {
          selected.insert(named.text)
        }
        add(text, gone)
      }
    }
  }
}
