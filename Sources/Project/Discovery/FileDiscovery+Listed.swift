import Platform

extension FileDiscovery {
  /// The files of a list that a walk would find: the same files are left out, and each has its configuration in the
  /// working tree.
  ///
  /// - Parameters:
  ///   - listed: absolute paths, links resolved.
  ///   - paths: files and folders to stay within, as the user named them; nil for all of `root`.
  ///   - root: the absolute path, links resolved, of the folder that the list belongs to.
  ///   - isOnDisk: whether the files are read from disk. If so, missing files and links are left out.
  ///   - search: finds their configurations.
  ///   - findsContext: also find the other files of their projects.
  public init(
    listed: [FilePath], within paths: [FilePath]?, root: FilePath, isOnDisk: Bool,
    _ search: ConfigurationSearch, findsContext: Bool = false
  ) {
    let scopes = ScopeTable(search)
    var sieve = FileSieve(search.contexts, scopes)
    sieve.contexts.add(repository: root)
    var places = ListedPlaces(paths ?? [root], root: root, search.store.currentFolder)
    for path in listed {
      guard let (folder, trust) = places.find(path) else { continue }
      var byteCount = 0
      if isOnDisk {
        // A folder in the path may have become a link since Git recorded the file.
        guard let status = try? FileStatus(linkPath: path.bytes), status.kind == .file,
          let real = path.resolved,
          sieve.contexts.context(of: path.folder, for: trust).root.containsResolved(real)
        else { continue }
        byteCount = status.byteCount
      }
      let shown = path.seen(from: search.store.currentFolder)
      sieve.take(shown, byteCount, trust, below: folder == path ? nil : folder)
    }
    self.init(files: sieve.files.sorted { $0.path < $1.path }, problems: places.unfoundPaths())
    finish(sieve, search, findsContext: findsContext)
  }

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
    var sieve = FileSieve(search.contexts, ScopeTable(search))
    let place = NamedPlace(
      asking: path.absolute(in: search.store.currentFolder), isFolder: false)
    sieve.take(path, byteCount, place, below: nil, hasProject: hasProject)
    self.init(files: sieve.files)
    finish(sieve, search)
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
    var walk = FileWalk(contexts: search.contexts, scopes: scopes)
    walk.run(folders) { _ in }
    var sieve = FileSieve(walk.contexts, scopes, seen: walk.seen)
    let current = search.store.currentFolder
    let found = Set(walk.files.lazy.map { $0.path.absolute(in: current) })
    for (path, byteCount) in texts.sorted(by: { $0.key < $1.key }) where !found.contains(path) {
      let folder = walk.namedFolderPaths.filter { path.isInside($0) }
        .max { $0.bytes.count < $1.bytes.count }
      let place = NamedPlace(asking: folder ?? path, isFolder: folder != nil)
      sieve.take(path, byteCount, place, below: folder)
    }
    self.init(
      files: walk.files + sieve.files,
      problems: Set(walk.problems).sorted(by: ReadProblem.precedes))
    incompleteProjects = walk.incomplete
    skipped = walk.skipped
    walkedFolders = walk.namedFolderPaths
    finish(sieve, search)
  }

  private mutating func finish(
    _ sieve: FileSieve, _ search: ConfigurationSearch, findsContext: Bool = true
  ) {
    skipped = (skipped + sieve.skipped + search.passedOver).sorted(by: SkippedPath.precedes)
    complete(search, sieve.scopes, except: findsContext ? sieve.seen : nil)
  }
}

/// Filters files as a walk does.
private struct FileSieve {
  private(set) var files: [FileDiscovery.File] = []
  private(set) var skipped: [SkippedPath] = []
  /// The files that are on disk.
  private(set) var seen: FileWalk.Seen
  var contexts: FolderContexts
  let scopes: ScopeTable

  init(_ contexts: FolderContexts, _ scopes: ScopeTable, seen: FileWalk.Seen = FileWalk.Seen()) {
    (self.contexts, self.scopes, self.seen) = (contexts, scopes, seen)
  }

  /// Takes a file, unless it was seen before or a walk would leave it out.
  ///
  /// - Parameters:
  ///   - path: as displayed.
  ///   - place: what its context depends on.
  ///   - folder: the absolute path of the folder in which a walk has to find the file; nil for a file that is named.
  mutating func take(
    _ path: FilePath, _ byteCount: Int, _ place: NamedPlace, below folder: FilePath?,
    hasProject: Bool = true
  ) {
    let absolute = path.absolute(in: contexts.store.currentFolder)
    let context = contexts.context(of: absolute.folder, for: place)
    if let folder {
      guard contexts.wouldFind(absolute, isFolder: false, below: folder, context) else { return }
    } else if contexts.isExcluded(absolute, isFolder: false, in: context) {
      let reason = contexts.exclusion(by: context.configuration)
      return skipped.append(SkippedPath(path: path, reason: reason))
    }
    if let status = try? FileStatus(path: absolute.bytes),
      !seen.files.insert(status.identity).inserted
    {
      return
    }
    let scope = scopes.scope(of: context.configuration, path: absolute.bytes)
    let file = FileDiscovery.File(
      path: path, byteCount: byteCount, scope: scope,
      project: hasProject ? contexts.project(of: absolute, context) : ProjectTable.none)
    if let large = file.skipped(above: scopes.scopes[scope].mostBytes) {
      skipped.append(large)
    } else {
      files.append(file)
    }
  }
}

/// The named paths that a list of files is about.
private struct ListedPlaces {
  private struct Place {
    var named: FilePath
    /// Absolute, links resolved.
    var actual: FilePath
    var trust: NamedPlace
    var isFound = false
  }

  private let root: FilePath
  private let currentFolder: FilePath
  /// By absolute path, links resolved.
  private var places: [PathKey: Place] = [:]

  init(_ paths: [FilePath], root: FilePath, _ currentFolder: FilePath) {
    (self.root, self.currentFolder) = (root, currentFolder)
    for path in paths {
      let named = path.tidied
      let absolute = named.absolute(in: currentFolder)
      // A missing file may still be staged.
      let actual = absolute.resolved ?? absolute
      let isFolder = (try? FileStatus(path: actual.bytes))?.kind != .file
      places[PathKey(actual)] = Place(
        named: named, actual: actual, trust: NamedPlace(asking: actual, isFolder: isFolder))
    }
  }

  /// The path itself or the nearest named folder above it, in the spelling of `path`; nil if there is none.
  mutating func find(_ path: FilePath) -> (folder: FilePath, trust: NamedPlace)? {
    for above in path.ancestors {
      let key = PathKey(above)
      guard let trust = places[key]?.trust else { continue }
      places[key]?.isFound = true
      return (above, trust)
    }
    return nil
  }

  /// The named paths that do not exist: neither in the list nor on disk, or outside of the list's folder.
  func unfoundPaths() -> [ReadProblem] {
    places.compactMap { key, place in
      guard !place.isFound else { return nil }
      let isInside = place.actual.ancestors.contains { PathKey($0) == PathKey(root) }
      guard isInside || root.ancestors.contains(where: { PathKey($0) == key }) else {
        return ReadProblem(
          path: place.named, message: "outside of the repository `\(root.text)`",
          advice: "name files and folders in it, or change to the other repository")
      }
      let named = place.named.absolute(in: currentFolder)
      return (try? FileStatus(linkPath: named.bytes)) != nil
        ? nil : ReadProblem(path: place.named, error: .notFound)
    }.sorted(by: ReadProblem.precedes)
  }
}

extension FilePath {
  /// This absolute path and the folders above it, the nearest first.
  fileprivate var ancestors: some Sequence<FilePath> {
    sequence(first: self) { $0.bytes.count > 1 ? $0.folder : nil }
  }
}
