import Platform

extension FileDiscovery {
  /// One text that stands for a file, such as that of the standard input, and the other files of its project.
  ///
  /// - Parameters:
  ///   - path: the file, which need not exist.
  ///   - byteCount: the size of the text.
  ///   - hasProject: whether the path says which project it belongs to.
  ///   - search: finds its configuration.
  public init(
    text path: FilePath, byteCount: Int, hasProject: Bool, _ search: ConfigurationSearch
  ) {
    let scopes = ScopeTable(search)
    var contexts = search.contexts
    self.init(files: [])
    skipped = search.passedOver
    var seen = FileWalk.Seen()
    let place = NamedPlace(
      asking: path.absolute(in: search.store.currentFolder), isFolder: false)
    take(path, byteCount, place, below: nil, hasProject: hasProject, &contexts, scopes, &seen)
    self.scopes = scopes.scopes
    skipLargeFiles()
    complete(search, scopes, except: seen)
  }

  /// The files of folders, texts that stand for files, such as the open ones of an editor, and the other files of their
  /// projects. A text in one of the folders is left out where a walk would leave out its file.
  ///
  /// - Parameters:
  ///   - folders: as the user named them.
  ///   - texts: the sizes of the texts by the absolute paths of their files, which need not exist.
  ///   - search: finds the configurations.
  public init(
    folders: [FilePath], texts: [FilePath: Int], _ search: ConfigurationSearch
  ) {
    let scopes = ScopeTable(search)
    var walk = FileWalk(contexts: search.contexts, scopes: scopes, opensFiles: false)
    walk.run(folders) { _ in }
    self.init(files: walk.files, problems: Set(walk.problems).sorted(by: ReadProblem.precedes))
    incompleteProjects = walk.incomplete
    skipped = (walk.skipped + search.passedOver).sorted(by: SkippedPath.precedes)
    walkedFolders = walk.namedFolderPaths
    var contexts = walk.contexts
    var seen = walk.seen
    let current = search.store.currentFolder
    let found = Set(files.lazy.map { $0.path.absolute(in: current) })
    for (path, byteCount) in texts.sorted(by: { $0.key < $1.key }) where !found.contains(path) {
      let folder = walkedFolders.filter { path.isInside($0) }
        .max { $0.bytes.count < $1.bytes.count }
      let place = NamedPlace(asking: folder ?? path, isFolder: folder != nil)
      take(path, byteCount, place, below: folder, hasProject: true, &contexts, scopes, &seen)
    }
    self.scopes = scopes.scopes
    skipLargeFiles()
    complete(search, scopes, except: seen)
  }

  /// Adds a text, unless the configuration excludes its file, or the file was found before.
  ///
  /// - Parameters:
  ///   - place: what its context depends on.
  ///   - folder: the folder in which a walk has to find the file; nil for a file that is named.
  private mutating func take(
    _ path: FilePath, _ byteCount: Int, _ place: NamedPlace, below folder: FilePath?,
    hasProject: Bool, _ contexts: inout FolderContexts, _ scopes: ScopeTable,
    _ seen: inout FileWalk.Seen
  ) {
    let absolute = path.absolute(in: contexts.store.currentFolder)
    let context = contexts.context(of: absolute.folder, for: place)
    let isTaken =
      if let folder {
        contexts.wouldFind(absolute, isFolder: false, below: folder, context)
      } else {
        !contexts.isExcluded(absolute, isFolder: false, in: context)
      }
    guard isTaken else {
      skipped.append(SkippedPath(path: path, reason: .excluded(file: nil, line: 0)))
      return
    }
    if let status = try? FileStatus(path: absolute.bytes),
      !seen.files.insert(status.identity).inserted
    {
      return
    }
    files.append(
      File(
        path: path, byteCount: byteCount,
        scope: scopes.scope(of: context.configuration, path: absolute.bytes),
        project: hasProject ? contexts.project(of: absolute, context) : ProjectTable.none))
  }
}
