import Platform

/// The walk through folders. Keeps a list of the folders to enter, so that no depth overflows the stack.
struct FileWalk: ~Copyable {
  /// A file that may be reached in another way too.
  private struct Candidate {
    var file: FileDiscovery.File
    var isBehindLink: Bool
  }

  /// A folder that is still to be entered.
  struct Folder {
    /// As displayed.
    var path: FilePath
    /// The absolute path, links not resolved.
    var absolute: FilePath
    /// Until it is entered, the settings of the folder around this one, unless it was named.
    var context: FolderContext
    var isNamed: Bool
  }

  /// In the order in which they became certain.
  private(set) var files: [FileDiscovery.File] = []
  private(set) var problems: [ReadProblem] = []
  private(set) var skipped: [SkippedPath] = []
  /// The asset catalogs, which are not entered.
  private(set) var assetCatalogs: [FilePath] = []
  /// The identities of `files`, in the same order.
  private var identities: [FileIdentity] = []
  /// Files that were named, that have several names or that a link led to: they are resolved at the end of the walk.
  private var candidates: [FileIdentity: Candidate] = [:]
  private var entered: Set<FileIdentity> = []
  private var folders: [Folder] = []
  private var linkedFolders: [Folder] = []
  /// The named folders, links resolved.
  private lazy var namedFolders = Set(
    names.filter { (try? FileStatus(path: $0.systemBytes))?.kind == .folder }
      .compactMap(\.resolved))
  private var names: [FilePath] = []
  private var isBehindLink = false
  /// The projects of which the walk looks for the other files; nil for a walk that looks for the files to lint.
  private var contextProjects: Set<Int>?
  /// What an earlier walk has found, and is left out.
  private var known = Seen()
  /// The projects with files or folders that could not be read.
  private(set) var incomplete: Set<Int> = []

  /// The files and folders that a walk has come to.
  struct Seen: Sendable {
    var files: Set<FileIdentity> = []
    var folders: Set<FileIdentity> = []
  }

  /// What this walk has seen.
  var seen: Seen {
    Seen(files: Set(identities).union(candidates.keys), folders: entered)
  }

  /// A walk that stops here does not know the project: a repository may be a whole home folder.
  private static let mostContextFolders = 50_000
  private var listing = FolderListing()
  var contexts: FolderContexts
  /// By configuration.
  private(set) var settings: [Int: EntrySettings] = [:]
  private let scopes: ScopeTable
  private let listsSkipped: Bool

  /// - Parameter listsSkipped: whether `skipped` has everything that is left out, and not only what was named.
  init(contexts: FolderContexts, scopes: ScopeTable, listsSkipped: Bool = false) {
    self.listsSkipped = listsSkipped
    self.contexts = contexts
    self.scopes = scopes
  }

  /// Walks the paths.
  ///
  /// - Parameters:
  ///   - names: the paths that the user named: a file is taken as it is, a folder with everything in it.
  ///   - found: is called for each of `files` as soon as it is certain.
  mutating func run(_ names: [FilePath], found: (FoundFile) -> Void) {
    self.names = names
    // Named paths come first, so that the walk recognizes the files among them.
    for name in names { enter(named: name) }
    let named = withoutNestedProjects(folders)
    folders = []
    walk(named, found)
  }

  /// Walks projects for files that no earlier walk has come to.
  ///
  /// - Parameters:
  ///   - projects: their indices.
  ///   - known: what an earlier walk has come to.
  mutating func runContext(of projects: Set<Int>, except known: Seen, found: (FoundFile) -> Void) {
    (contextProjects, self.known, entered) = (projects, known, known.folders)
    let all = contexts.store.projects.projects
    let roots = projects.compactMap { all[$0].folder }.sorted()
    var named: [Folder] = []
    for root in roots where (try? FileStatus(path: root.bytes)) != nil {
      let place = NamedPlace(asking: root, isFolder: true)
      let context = contexts.context(of: root, for: place)
      guard !context.isExcluded else { continue }
      named.append(
        Folder(path: root, absolute: root, context: context.forNamedFolder, isNamed: true))
    }
    walk(named, found)
  }

  private mutating func isOfOtherProject(_ folder: Folder, _ marks: FolderMarks) -> Bool {
    guard let contextProjects else { return false }
    if entered.count > known.folders.count + Self.mostContextFolders {
      incomplete.formUnion(contextProjects)
      folders.removeAll()
      return true
    }
    // What is in another repository belongs to none of them.
    return !folder.isNamed && marks.contains(.repository)
      && !contextProjects.contains(folder.context.project)
  }

  // MARK: - Named paths

  /// Folders of which one that is a project only because it was named belongs to the outermost such folder around it.
  private func withoutNestedProjects(_ folders: [Folder]) -> [Folder] {
    let contexts = contexts
    let named = Set(folders.filter { contexts.isProjectByName($0.context) }.map(\.absolute))
    guard named.count > 1 else { return folders }
    return folders.map { folder in
      guard named.contains(folder.absolute) else { return folder }
      var (above, outermost) = (folder.absolute, folder.absolute)
      while above.bytes.count > 1 {
        above = above.folder
        if named.contains(above) { outermost = above }
      }
      var folder = folder
      folder.context.project = contexts.store.projects.index(of: outermost)
      return folder
    }
  }

  /// The absolute paths of the named folders, links not resolved.
  private(set) var namedFolderPaths: Set<FilePath> = []

  private mutating func enter(named name: FilePath) {
    // For an empty path the system says that there is no such file.
    let path = name.bytes.isEmpty ? name : name.tidied
    let bytes = name.bytes.isEmpty ? [] : path.systemBytes
    do {
      let status = try FileStatus(path: bytes)
      let absolute = path.absolute(in: contexts.store.currentFolder)
      switch status.kind {
      case .file:
        let place = NamedPlace(asking: absolute, isFolder: false)
        let context = contexts.context(of: absolute.folder, for: place)
        guard !refuses(path, absolute, isFolder: false, context) else { return }
        let scope = scopes.scope(of: context.configuration, path: absolute.bytes)
        let file = FileDiscovery.File(
          path: path, byteCount: status.byteCount, scope: scope,
          project: contexts.project(of: absolute, context))
        if let large = file.skipped(above: scopes.scopes[scope].mostBytes) {
          return skipped.append(large)
        }
        add(file, status.identity, isBehindLink: false)
      case .folder:
        let place = NamedPlace(folder: absolute, owner: status.owner)
        var context = contexts.context(of: absolute, for: place)
        guard !refuses(path, absolute, isFolder: true, context) else { return }
        namedFolderPaths.insert(absolute)
        context.project = contexts.project(of: absolute, isFolder: true, context)
        folders.append(
          Folder(path: path, absolute: absolute, context: context.forNamedFolder, isNamed: true))
      case .link, .special, .unknown: problems.append(.special(path, isNamed: true))
      }
    } catch {
      let isLink = error == .notFound && (try? FileStatus(linkPath: bytes))?.kind == .link
      problems.append(isLink ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
  }

  /// Walks named folders, then those that links lead to. These come after all others and in byte order of their paths: a
  /// file that can be reached without a link keeps that path, and the result does not depend on the order of the file
  /// system. Last are the candidates that the walk has not met, under the one path that leads to them.
  private mutating func walk(_ named: [Folder], _ found: (FoundFile) -> Void) {
    var round = named
    repeat {
      for folder in round {
        folders.append(folder)
        walk(found)
      }
      isBehindLink = true
      round = linkedFolders.sorted { $0.path < $1.path }
      linkedFolders = []
    } while !round.isEmpty
    let known = candidates.isEmpty ? [] : Set(identities)
    for (identity, candidate) in candidates where !known.contains(identity) {
      files.append(candidate.file)
      found(FoundFile(file: candidate.file, isContext: contextProjects != nil))
    }
  }

  private mutating func refuses(
    _ path: FilePath, _ absolute: FilePath, isFolder: Bool, _ context: FolderContext
  ) -> Bool {
    let isExcluded =
      isFolder
      ? context.isExcluded : contexts.isExcluded(absolute, isFolder: false, in: context)
    if isExcluded {
      let reason = contexts.exclusion(by: context.configuration)
      skipped.append(SkippedPath(path: path, reason: reason))
    }
    return isExcluded
  }

  private mutating func walk(_ found: (FoundFile) -> Void) {
    while let folder = folders.popLast() {
      do {
        let open = try OpenFolder(path: folder.path.systemBytes)
        guard entered.insert(open.identity).inserted else { continue }
        try open.list(into: &listing)
        let firstChild = folders.count
        visitEntries(of: open, folder, found)
        // The last one is entered first.
        folders[firstChild...].reverse()
      } catch {
        let path = folder.path
        incomplete.insert(folder.context.project)
        problems.append(ReadProblem(path: path.bytes.isEmpty ? FilePath(".") : path, error: error))
      }
    }
  }

  private mutating func visitEntries(
    of open: borrowing OpenFolder, _ folder: Folder, _ found: (FoundFile) -> Void
  ) {
    var marks = FolderMarks()
    for index in 0..<listing.count { marks.formUnion(FolderMarks(name: listing.name(index))) }
    var folder = folder
    if !folder.isNamed {
      folder.context = contexts.context(of: folder.absolute, marks: marks, in: folder.context)
    }
    if isOfOtherProject(folder, marks) { return }
    var filter = EntryFilter(
      settings(of: folder.context.configuration), context: folder.context, folder: folder.absolute)
    for index in 0..<listing.count { visit(index, of: open, in: folder, &filter, found) }
  }

  private mutating func settings(of configuration: Int) -> EntrySettings {
    if let known = settings[configuration] { return known }
    let uses = GlobUses(contexts.store.configurations[configuration])
    let new = EntrySettings(contexts, configuration: configuration, uses: uses)
    settings[configuration] = new
    return new
  }

  private mutating func visit(
    _ index: Int, of open: borrowing OpenFolder, in folder: Folder,
    _ filter: inout EntryFilter, _ found: (FoundFile) -> Void
  ) {
    let kind = listing.kind(index)
    let bytes = listing.name(index)
    let name = EntryName(bytes)
    let isCode = name.isSwift
    filter.noteUses(of: bytes, isFolder: kind != .file, isCode: isCode)
    if kind == .folder, name.isAssetCatalog { assetCatalogs.append(folder.path.appending(bytes)) }
    switch kind {
    case .file where isCode, .special where isCode, .folder where !name.isPruned, .link, .unknown:
      break
    case .folder where listsSkipped && !bytes.elementsEqual(".git".utf8):
      skipped.append(SkippedPath(path: folder.path.appending(bytes), reason: .pruned))
      return
    default: return
    }
    if kind == .file, contextProjects?.contains(folder.context.project) == false { return }
    let path = folder.path.appending(bytes)
    var isLink = false
    do throws(SystemError) {
      isLink = try open.isLink(index, in: listing)
      if isLink, try !isAllowed(path, in: folder.context.root) {
        let target = try open.status(of: index, in: listing)
        return skip(linkTo: target.kind, at: path, bytes, folder.context.root, &filter)
      }
      var actual: FileStatus?
      if kind != .folder, kind != .special { actual = try open.status(of: index, in: listing) }
      switch actual?.kind ?? kind {
      case .file:
        guard isCode, let actual, accepts(bytes, isFolder: false, in: folder, &filter)
        else { return }
        let scope = filter.scope(of: bytes, scopes)
        take(path, actual, scope: scope, folder.context.project, isLink: isLink, found)
      case .folder:
        guard !name.isPruned,
          accepts(bytes, isFolder: true, isLink: isLink, in: folder, &filter)
        else { return }
        let child = Folder(
          path: path, absolute: folder.absolute.appending(bytes), context: folder.context,
          isNamed: false)
        if isLink { linkedFolders.append(child) } else { folders.append(child) }
      case .link, .special, .unknown:
        if isCode, filter.accepts(bytes, isFolder: false) {
          incomplete.insert(folder.context.project)
          problems.append(.special(path))
        }
      }
    } catch {
      // A broken link matters if it looks like Swift code; frameworks are full of others.
      let mayBeFolder = !isLink && kind != .file && !bytes.contains(UInt8(ascii: "."))
      guard isCode || mayBeFolder, filter.accepts(bytes, isFolder: !isCode) else {
        return
      }
      if isLink, error == .notFound {
        return skipped.append(SkippedPath(path: path, reason: .danglingLink))
      }
      incomplete.insert(folder.context.project)
      problems.append(ReadProblem(path: path, error: error))
    }
  }

  /// Whether the filters accept an entry; notes it among the skipped ones if it is to be listed.
  private mutating func accepts(
    _ name: ArraySlice<UInt8>, isFolder: Bool, isLink: Bool = false, in folder: Folder,
    _ filter: inout EntryFilter
  ) -> Bool {
    guard let reason = filter.refusal(of: name, isFolder: isFolder, isLink: isLink) else {
      return true
    }
    if listsSkipped {
      skipped.append(SkippedPath(path: folder.path.appending(name), reason: reason))
    }
    return false
  }

  /// Whether the walk may follow a link: it must stay inside the root or a named folder.
  ///
  /// - Throws: the system's error for a broken link.
  private mutating func isAllowed(_ path: FilePath, in root: TrustedRoot) throws(SystemError)
    -> Bool
  {
    let target: FilePath
    do throws(SystemError) {
      target = FilePath(bytes: try resolvedPath(path.systemBytes))
    } catch {
      // A path that is too long to resolve still leads somewhere.
      if error == .nameTooLong { return false }
      throw error
    }
    return root.containsResolved(target) || target.isInside(oneOf: namedFolders)
  }

  /// Reports that a link is not followed, if it leads to something to lint.
  private mutating func skip(
    linkTo kind: FileKind, at path: FilePath, _ bytes: ArraySlice<UInt8>, _ root: TrustedRoot,
    _ filter: inout EntryFilter
  ) {
    let name = EntryName(bytes)
    let isFolder = kind == .folder
    guard isFolder ? !name.isPruned : name.isSwift,
      filter.accepts(bytes, isFolder: isFolder, isLink: true)
    else { return }
    skipped.append(SkippedPath(path: path, reason: .leadsOut(of: root.name)))
  }

  /// Takes a file, or keeps it for the end of the walk if it may be reached in another way too.
  private mutating func take(
    _ path: FilePath, _ status: FileStatus, scope: Int, _ project: Int,
    isLink: Bool, _ found: (FoundFile) -> Void
  ) {
    if known.files.contains(status.identity) { return }
    if let contextProjects, !contextProjects.contains(project) { return }
    let file = FileDiscovery.File(
      path: path, byteCount: status.byteCount, scope: scope, project: project)
    if let large = file.skipped(above: scopes.scopes[scope].mostBytes) {
      return skipped.append(large)
    }
    if isBehindLink || isLink || status.hasOtherNames
      || !candidates.isEmpty && candidates[status.identity] != nil
    {
      add(file, status.identity, isBehindLink: isBehindLink || isLink)
    } else {
      files.append(file)
      identities.append(status.identity)
      found(FoundFile(file: file, isContext: contextProjects != nil))
    }
  }

  private mutating func add(
    _ file: FileDiscovery.File, _ identity: FileIdentity, isBehindLink: Bool
  ) {
    if let known = candidates[identity] {
      // Named, and in a named folder, which knows its project.
      let isSame = known.file.path == file.path && known.file.project == ProjectTable.none
      let isBetter =
        known.isBehindLink != isBehindLink
        ? known.isBehindLink : isSame || file.path < known.file.path
      guard isBetter else { return }
    }
    candidates[identity] = Candidate(file: file, isBehindLink: isBehindLink)
  }
}
