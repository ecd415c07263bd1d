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
    var sieve = ListSieve(within: paths ?? [root], root: root, search, scopes)
    for path in listed { sieve.take(path, isOnDisk: isOnDisk) }
    self.init(files: sieve.files.sorted { $0.path < $1.path }, problems: sieve.unfoundPaths())
    skipped = (sieve.skipped + search.passedOver).sorted(by: SkippedPath.precedes)
    complete(search, scopes, except: findsContext ? sieve.seen : nil)
  }
}

/// Filters a list of files as a walk does.
private struct ListSieve {
  /// A named path.
  private struct Place {
    var named: FilePath
    /// Absolute, links resolved.
    var actual: FilePath
    var trust: NamedPlace
    var isFound = false
  }

  private(set) var files: [FileDiscovery.File] = []
  private(set) var skipped: [SkippedPath] = []
  /// The files that are on disk.
  private(set) var seen = FileWalk.Seen()
  private let root: FilePath
  private let currentFolder: FilePath
  private let scopes: ScopeTable
  private var contexts: FolderContexts
  /// By absolute path, links resolved.
  private var places: [PathKey: Place] = [:]
  /// The order in which they were named.
  private var order: [PathKey] = []

  init(
    within paths: [FilePath], root: FilePath, _ search: ConfigurationSearch, _ scopes: ScopeTable
  ) {
    self.root = root
    self.scopes = scopes
    contexts = search.contexts
    contexts.add(repository: root)
    currentFolder = search.store.currentFolder
    for path in paths {
      let named = path.tidied
      let absolute = named.absolute(in: currentFolder)
      // A missing file may still be staged.
      let actual = (try? resolvedPath(absolute.bytes)).map { FilePath(bytes: $0) } ?? absolute
      let isFolder = (try? FileStatus(path: actual.bytes))?.kind != .file
      let trust = NamedPlace(asking: actual, isFolder: isFolder)
      let place = Place(named: named, actual: actual, trust: trust)
      let key = PathKey(actual)
      if places.updateValue(place, forKey: key) == nil { order.append(key) }
    }
  }

  /// - Parameter path: absolute.
  mutating func take(_ path: FilePath, isOnDisk: Bool) {
    guard let (place, key) = nearestPlace(above: path), let trust = places[key]?.trust else {
      return
    }
    places[key]?.isFound = true
    let context = contexts.context(of: path.folder, for: trust)
    let shown = path.seen(from: currentFolder)
    if place == path {
      if contexts.isExcluded(path, isFolder: false, in: context) {
        skipped.append(SkippedPath(excluded: shown, contexts.excludingPlace(in: context)))
        return
      }
    } else {
      guard contexts.wouldFind(path, isFolder: false, below: place, context) else { return }
    }
    var byteCount = 0
    let status = try? FileStatus(linkPath: path.bytes)
    if isOnDisk {
      // A folder in the path may have become a link since Git recorded the file.
      guard let status, status.kind == .file, let real = path.resolved,
        context.root.containsResolved(real)
      else { return }
      byteCount = status.byteCount
    }
    if let status { seen.files.insert(status.identity) }
    let scope = scopes.scope(of: context.configuration, path: path.bytes)
    let most = scopes.mostBytes[scope]
    guard byteCount <= most else {
      skipped.append(
        SkippedPath(path: shown, reason: .tooLarge(byteCount: byteCount, most: most)))
      return
    }
    files.append(
      FileDiscovery.File(
        path: shown, byteCount: byteCount, scope: scope,
        project: contexts.project(of: path, context)))
  }

  /// The named paths that do not exist: neither in the list nor on disk, or outside of the list's folder.
  func unfoundPaths() -> [ReadProblem] {
    order.compactMap { key in
      guard let place = places[key], !place.isFound else { return nil }
      let isInside = place.actual.ancestors.contains { PathKey($0) == PathKey(root) }
      guard isInside || root.ancestors.contains(where: { PathKey($0) == key }) else {
        return .outside(place.named, of: root)
      }
      let isThere =
        (try? FileStatus(linkPath: place.named.absolute(in: currentFolder).bytes)) != nil
      return isThere ? nil : ReadProblem(path: place.named, error: .notFound)
    }.sorted(by: ReadProblem.precedes)
  }

  /// The path itself or the nearest named folder above it, in the spelling of `path`, and its key; nil if there is
  /// none.
  private func nearestPlace(above path: FilePath) -> (place: FilePath, key: PathKey)? {
    path.ancestors.lazy.map { ($0, PathKey($0)) }.first { places[$0.1] != nil }
  }
}

extension FilePath {
  /// This absolute path and the folders above it, the nearest first.
  fileprivate var ancestors: some Sequence<FilePath> {
    sequence(first: self) { $0.bytes.count > 1 ? $0.folder : nil }
  }
}

extension ReadProblem {
  fileprivate static func outside(_ path: FilePath, of root: FilePath) -> ReadProblem {
    ReadProblem(
      path: path,
      message: "outside of the repository `\(String(decoding: root.bytes, as: UTF8.self))`",
      advice: "name files and folders in it, or change to the other repository")
  }
}
