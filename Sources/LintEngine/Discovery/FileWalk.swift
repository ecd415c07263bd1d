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
    /// The settings of the folder around this one; its own if it was named.
    var context: FolderContext
    var isNamed: Bool
  }

  /// In the order in which they became certain.
  private(set) var files: [FileDiscovery.File] = []
  private(set) var problems: [ReadProblem] = []
  private(set) var skipped: [SkippedPath] = []
  /// The identities of `files`, in the same order.
  private var identities: [FileIdentity] = []
  /// Files that were named, that have several names or that a link led to: they are resolved at the end of the walk.
  private var candidates: [FileIdentity: Candidate] = [:]
  private var entered: Set<FileIdentity> = []
  private var folders: [Folder] = []
  private var linkedFolders: [Folder] = []
  /// The named folders, links resolved; nil until the first link.
  private var namedFolders: [FilePath]?
  private var names: [FilePath] = []
  private var isBehindLink = false
  private var listing = FolderListing()
  private var contexts: FolderContexts
  private var lastSettings: (configuration: Int, settings: EntrySettings)?
  private let scopes: ScopeTable
  private let opensFiles: Bool

  /// - Parameter opensFiles: open the files and pass them on open: the status of an open file takes less time than that
  ///   of a name.
  init(contexts: FolderContexts, scopes: ScopeTable, opensFiles: Bool) {
    self.contexts = contexts
    self.scopes = scopes
    self.opensFiles = opensFiles
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
    let named = folders
    folders = []
    for folder in named {
      folders.append(folder)
      walk(found)
    }
    followLinks(found)
    takeCandidates(found)
  }

  private mutating func enter(named name: FilePath) {
    // For an empty path the system says that there is no such file.
    let path = name.bytes.isEmpty ? name : name.tidied.spelledAsOnDisk
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
        var file = FileDiscovery.File(path: path, byteCount: status.byteCount, scope: scope)
        guard isSmallEnough(file) else { return }
        file.leadsOut = path.resolved.map { !context.root.containsResolved($0) } ?? false
        add(file, status.identity, isBehindLink: false)
      case .folder:
        let place = NamedPlace(folder: absolute, owner: status.owner)
        let context = contexts.context(of: absolute, for: place)
        guard !refuses(path, absolute, isFolder: true, context) else { return }
        folders.append(
          Folder(path: path, absolute: absolute, context: context.forNamedFolder, isNamed: true))
      case .link, .special, .unknown: problems.append(.special(path, isNamed: true))
      }
    } catch {
      let isLink = error == .notFound && (try? FileStatus(linkPath: bytes))?.kind == .link
      problems.append(isLink ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
  }

  /// Enters the folders that links lead to. They come after all others and in byte order of their paths: a file that
  /// can be reached without a link keeps that path, and the result does not depend on the order of the file system.
  private mutating func followLinks(_ found: (FoundFile) -> Void) {
    isBehindLink = true
    while !linkedFolders.isEmpty {
      let round = linkedFolders.sorted { $0.path < $1.path }
      linkedFolders = []
      for folder in round {
        folders.append(folder)
        walk(found)
      }
    }
  }

  /// Takes the candidates that the walk has not met, under the one path that leads to them.
  private mutating func takeCandidates(_ found: (FoundFile) -> Void) {
    guard !candidates.isEmpty else { return }
    let known = Set(identities)
    for (identity, candidate) in candidates where !known.contains(identity) {
      files.append(candidate.file)
      found(FoundFile(file: candidate.file, open: nil))
    }
  }

  private mutating func refuses(
    _ path: FilePath, _ absolute: FilePath, isFolder: Bool, _ context: FolderContext
  ) -> Bool {
    let isExcluded =
      isFolder
      ? context.isExcluded : contexts.isExcluded(absolute, isFolder: false, in: context)
    if isExcluded {
      skipped.append(SkippedPath(excluded: path, contexts.excludingPlace(in: context)))
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
        problems.append(ReadProblem(path: path.bytes.isEmpty ? FilePath(".") : path, error: error))
      }
    }
  }

  private mutating func visitEntries(
    of open: borrowing OpenFolder, _ folder: Folder, _ found: (FoundFile) -> Void
  ) {
    var marks = FolderMarks()
    for index in 0..<listing.count {
      marks.formUnion(FolderMarks(name: listing.name(index)))
    }
    let context =
      folder.isNamed
      ? folder.context
      : contexts.context(of: folder.absolute, marks: marks, in: folder.context)
    var filter = EntryFilter(
      settings(of: context.configuration), context: context, folder: folder.absolute)
    for index in 0..<listing.count {
      visit(index, of: open, in: folder, context, &filter, found)
    }
  }

  /// The settings of the configuration with this index, cached for the next folders.
  private mutating func settings(of configuration: Int) -> EntrySettings {
    if let settings = lastSettings, settings.configuration == configuration {
      return settings.settings
    }
    let settings = EntrySettings(contexts, configuration: configuration)
    lastSettings = (configuration, settings)
    return settings
  }

  private mutating func visit(
    _ index: Int, of open: borrowing OpenFolder, in folder: Folder, _ context: FolderContext,
    _ filter: inout EntryFilter, _ found: (FoundFile) -> Void
  ) {
    let kind = listing.kind(index)
    let bytes = listing.name(index)
    let name = EntryName(bytes)
    let isCode = filter.isCode(name)
    switch kind {
    case .file where isCode, .special where isCode, .folder where !name.isPruned, .link, .unknown:
      break
    default: return
    }
    if kind == .file, opensFiles {
      guard filter.accepts(bytes, isFolder: false) else { return }
      // A file that cannot be opened is examined by name below, and gets its message when it is read.
      if let file = try? open.file(index, in: listing), let status = try? file.status(),
        status.kind == .file
      {
        return take(
          folder.path.appending(bytes), status, file, scope: filter.scope(of: bytes, scopes),
          isLink: false, found)
      }
    }
    let path = folder.path.appending(bytes)
    var isLink = false
    do throws(SystemError) {
      isLink = try open.isLink(index, in: listing)
      if isLink, try !isAllowed(path, in: context.root) {
        let target = try open.status(of: index, in: listing)
        return skip(linkTo: target.kind, at: path, bytes, context, &filter)
      }
      var actual: FileStatus?
      if kind != .folder, kind != .special { actual = try open.status(of: index, in: listing) }
      switch actual?.kind ?? kind {
      case .file:
        guard isCode, let actual, filter.accepts(bytes, isFolder: false) else { return }
        take(
          path, actual, nil, scope: filter.scope(of: bytes, scopes), isLink: isLink, found)
      case .folder:
        guard !name.isPruned, filter.accepts(bytes, isFolder: true, isLink: isLink) else { return }
        let child = Folder(
          path: path, absolute: folder.absolute.appending(bytes), context: context, isNamed: false)
        if isLink { linkedFolders.append(child) } else { folders.append(child) }
      case .link, .special, .unknown:
        if isCode, filter.accepts(bytes, isFolder: false) { problems.append(.special(path)) }
      }
    } catch {
      // A broken link matters if it looks like Swift code; frameworks are full of others.
      let mayBeFolder = !isLink && kind != .file && !name.hasPeriod
      guard isCode || mayBeFolder, filter.accepts(bytes, isFolder: !isCode) else {
        return
      }
      problems.append(
        isLink && error == .notFound ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
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
    if root.containsResolved(target) { return true }
    let folders =
      namedFolders
      ?? names.filter { (try? FileStatus(path: $0.systemBytes))?.kind == .folder }
      .compactMap(\.resolved)
    namedFolders = folders
    return folders.contains(where: target.isInside)
  }

  /// Reports that a link is not followed, if it leads to something to lint.
  private mutating func skip(
    linkTo kind: FileKind, at path: FilePath, _ bytes: UnsafeRawBufferPointer,
    _ context: FolderContext, _ filter: inout EntryFilter
  ) {
    let name = EntryName(bytes)
    let isFolder = kind == .folder
    guard isFolder ? !name.isPruned : filter.isCode(name),
      filter.accepts(bytes, isFolder: isFolder, isLink: true)
    else { return }
    skipped.append(
      SkippedPath(
        path: path,
        reason: .leadsOut(root: context.root.folder, isRepository: context.root.isRepository)))
  }

  /// Whether a file is no larger than its configuration allows; reports it otherwise.
  private mutating func isSmallEnough(_ file: FileDiscovery.File) -> Bool {
    let most = scopes.mostBytes[file.scope]
    if file.byteCount <= most { return true }
    skipped.append(
      SkippedPath(path: file.path, reason: .tooLarge(byteCount: file.byteCount, most: most)))
    return false
  }

  /// Takes a file, or keeps it for the end of the walk if it may be reached in another way too.
  private mutating func take(
    _ path: FilePath, _ status: FileStatus, _ open: OpenFile?, scope: Int, isLink: Bool,
    _ found: (FoundFile) -> Void
  ) {
    let file = FileDiscovery.File(path: path, byteCount: status.byteCount, scope: scope)
    guard isSmallEnough(file) else { return }
    if isBehindLink || isLink || status.hasOtherNames || isCandidate(status) {
      add(file, status.identity, isBehindLink: isBehindLink || isLink)
    } else {
      files.append(file)
      identities.append(status.identity)
      found(FoundFile(file: file, open: open))
    }
  }

  private func isCandidate(_ status: FileStatus) -> Bool {
    !candidates.isEmpty && candidates[status.identity] != nil
  }

  private mutating func add(
    _ file: FileDiscovery.File, _ identity: FileIdentity, isBehindLink: Bool
  ) {
    if let known = candidates[identity] {
      let isBetter =
        known.isBehindLink != isBehindLink ? known.isBehindLink : file.path < known.file.path
      guard isBetter else { return }
    }
    candidates[identity] = Candidate(file: file, isBehindLink: isBehindLink)
  }
}

/// The filters of a configuration for entries. A class, so that many folders share them.
final class EntrySettings {
  fileprivate let include: Configuration.Patterns?
  fileprivate let exclude: Configuration.Patterns?
  fileprivate let includesMarkdown: Bool
  fileprivate let hasOverrides: Bool
  fileprivate var needsPaths: Bool { include != nil || exclude != nil || hasOverrides }

  init(_ contexts: borrowing FolderContexts, configuration: Int) {
    let configuration = contexts.store.configurations[configuration]
    include = configuration.include.value
    includesMarkdown = include?.namesMarkdown ?? false
    exclude = contexts.respectsExcludes ? configuration.exclude.value : nil
    hasOverrides = !configuration.overrides.isEmpty
  }
}

/// The filters of the configuration and `.gitignore` for the entries of one folder.
struct EntryFilter {
  private let context: FolderContext
  private let settings: EntrySettings
  /// The absolute path of the folder with a trailing slash, followed by the name of the current entry.
  private var path: [UInt8]
  private let prefixCount: Int

  /// - Parameter settings: the filters of the folder's configuration.
  init(_ settings: EntrySettings, context: FolderContext, folder: FilePath) {
    self.context = context
    self.settings = settings
    path = settings.needsPaths ? folder.bytes : []
    if settings.needsPaths, path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    prefixCount = path.count
  }

  /// - Parameter isLink: Git treats a link to a folder as a file.
  mutating func accepts(
    _ name: UnsafeRawBufferPointer, isFolder: Bool, isLink: Bool = false
  ) -> Bool {
    if let ignored = context.ignored, ignored.ignores(name, isFolder: isFolder && !isLink) {
      return false
    }
    guard settings.needsPaths else { return true }
    append(name)
    if let exclude = settings.exclude, exclude.fit(path, isFolder: isFolder) { return false }
    guard !isFolder, let include = settings.include else { return true }
    return EntryName(name).isMarkdown ? include.namesMarkdown(path) : include.cover(path)
  }

  /// Whether a file with this name may be accepted: Swift code, or Markdown if `include` names that.
  func isCode(_ name: EntryName) -> Bool {
    name.isSwift || (settings.includesMarkdown && name.isMarkdown)
  }

  mutating func scope(of name: UnsafeRawBufferPointer, _ scopes: ScopeTable) -> Int {
    guard settings.hasOverrides else {
      return scopes.plainScope(of: context.configuration)
        ?? scopes.scope(of: context.configuration, path: path)
    }
    append(name)
    return scopes.scope(of: context.configuration, path: path)
  }

  private mutating func append(_ name: UnsafeRawBufferPointer) {
    path.removeLast(path.count - prefixCount)
    path.append(contentsOf: name)
  }
}
