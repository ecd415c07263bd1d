import Platform

/// The walk through folders. Keeps a list of what is still to be entered, so that no depth overflows the stack.
struct FileWalk: ~Copyable {
  /// A file and how it was reached.
  struct Candidate {
    var path: FilePath
    var byteCount: Int
    var isBehindLink: Bool
    var scope: Int
  }

  /// A folder that is still to be entered.
  struct Folder {
    /// As it is shown.
    var path: FilePath
    /// Without links being resolved.
    var absolute: FilePath
    /// What holds in the folder that this one is in; its own where it was named.
    var context: FolderContext
    var isNamed: Bool
  }

  private(set) var files: [FileIdentity: Candidate] = [:]
  private(set) var problems: [ReadProblem] = []
  /// What was named and is excluded, with the place that says so.
  private(set) var excluded: [ExcludedPath] = []
  private var entered: Set<FileIdentity> = []
  private var folders: [Folder] = []
  private var linkedFolders: [Folder] = []
  private var isBehindLink = false
  private var listing = FolderListing()
  private var contexts: FolderContexts
  private let scopes: ScopeTable
  private let pruned = FileDiscovery.prunedFolders.map { Array($0.utf8) }

  init(contexts: FolderContexts, scopes: ScopeTable) {
    self.contexts = contexts
    self.scopes = scopes
  }

  /// Takes what the user named: a file as it is, a folder with everything below it.
  mutating func enter(named name: FilePath) {
    // Of a path without any byte the system says that there is no such file.
    let path = name.bytes.isEmpty ? name : name.tidied
    let bytes = name.bytes.isEmpty ? [] : path.systemBytes
    do {
      let status = try FileStatus(path: bytes)
      let absolute = path.absolute(in: contexts.store.currentFolder)
      switch status.kind {
      case .file:
        let context = contexts.context(of: absolute.folder)
        guard !refuses(path, absolute, isFolder: false, context) else { return }
        let scope = scopes.scope(of: context.configuration, path: absolute.bytes)
        add(path, status, scope: scope)
      case .folder:
        let context = contexts.context(of: absolute)
        guard !refuses(path, absolute, isFolder: true, context) else { return }
        folders.append(
          Folder(path: path, absolute: absolute, context: context.forNamedFolder, isNamed: true))
        walk()
      case .link, .special, .unknown: problems.append(.special(path))
      }
    } catch {
      let isLink = error == .notFound && (try? FileStatus(linkPath: bytes))?.kind == .link
      problems.append(isLink ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
  }

  /// Enters the folders that links lead to. They come after all others and in the order of their paths: a file that can
  /// be reached without a link keeps that path, and no order of the file system decides.
  mutating func followLinks() {
    isBehindLink = true
    while !linkedFolders.isEmpty {
      let round = linkedFolders.sorted { $0.path < $1.path }
      linkedFolders = []
      for folder in round {
        folders.append(folder)
        walk()
      }
    }
  }

  private mutating func refuses(
    _ path: FilePath, _ absolute: FilePath, isFolder: Bool, _ context: FolderContext
  ) -> Bool {
    let isExcluded =
      isFolder
      ? context.isExcluded : contexts.isExcluded(absolute, isFolder: false, in: context)
    if isExcluded {
      excluded.append(
        ExcludedPath(path: path, place: contexts.excludingPlace(in: context)))
    }
    return isExcluded
  }

  private mutating func walk() {
    while let folder = folders.popLast() {
      do {
        let open = try OpenFolder(path: folder.path.systemBytes)
        guard entered.insert(open.identity).inserted else { continue }
        try open.list(into: &listing)
        let firstChild = folders.count
        visitEntries(of: open, folder)
        folders[firstChild...].sort { $0.path > $1.path }
      } catch {
        let path = folder.path
        problems.append(ReadProblem(path: path.bytes.isEmpty ? FilePath(".") : path, error: error))
      }
    }
  }

  private mutating func visitEntries(of open: borrowing OpenFolder, _ folder: Folder) {
    var marks = FolderMarks()
    for index in 0..<listing.count {
      marks.formUnion(FolderMarks(name: listing.name(index)))
    }
    let context =
      folder.isNamed
      ? folder.context
      : contexts.context(of: folder.absolute, marks: marks, in: folder.context)
    var filter = EntryFilter(contexts, context: context, folder: folder.absolute)
    for index in 0..<listing.count {
      visit(index, of: open, in: folder, context, &filter)
    }
  }

  private mutating func visit(
    _ index: Int, of open: borrowing OpenFolder, in folder: Folder, _ context: FolderContext,
    _ filter: inout EntryFilter
  ) {
    let kind = listing.kind(index)
    let bytes = listing.name(index)
    let name = EntryName(bytes, pruned: pruned)
    switch kind {
    case .file where name.isSwift, .special where name.isSwift, .folder where !name.isPruned,
      .link, .unknown:
      break
    default: return
    }
    let path = folder.path.appending(bytes)
    var isLink = false
    do throws(SystemError) {
      isLink = try open.isLink(index, in: listing)
      var actual: FileStatus?
      if kind != .folder, kind != .special { actual = try open.status(of: index, in: listing) }
      switch actual?.kind ?? kind {
      case .file:
        guard name.isSwift, let actual, filter.accepts(bytes, isFolder: false) else { return }
        add(
          path, actual, isBehindLink: isBehindLink || isLink, scope: filter.scope(of: bytes, scopes)
        )
      case .folder:
        guard !name.isPruned, filter.accepts(bytes, isFolder: true, isLink: isLink) else { return }
        let child = Folder(
          path: path, absolute: folder.absolute.appending(bytes), context: context, isNamed: false)
        if isLink { linkedFolders.append(child) } else { folders.append(child) }
      case .link, .special, .unknown:
        if name.isSwift, filter.accepts(bytes, isFolder: false) { problems.append(.special(path)) }
      }
    } catch {
      // A link to nowhere matters where it was Swift code; frameworks are full of others.
      let mayBeFolder = !isLink && kind != .file && !name.hasPeriod
      guard name.isSwift || mayBeFolder, filter.accepts(bytes, isFolder: !name.isSwift) else {
        return
      }
      problems.append(
        isLink && error == .notFound ? .danglingLink(path) : ReadProblem(path: path, error: error))
    }
  }

  private mutating func add(
    _ path: FilePath, _ status: FileStatus, isBehindLink: Bool = false, scope: Int
  ) {
    let candidate = Candidate(
      path: path, byteCount: status.byteCount, isBehindLink: isBehindLink, scope: scope)
    if let known = files[status.identity] {
      let isBetter =
        known.isBehindLink != candidate.isBehindLink
        ? known.isBehindLink : candidate.path < known.path
      guard isBetter else { return }
    }
    files[status.identity] = candidate
  }
}

/// What the name of an entry says by itself.
struct EntryName {
  /// `._Name.swift` is no code: it is where macOS keeps a file's attributes on foreign file systems.
  let isSwift: Bool
  let isPruned: Bool
  let hasPeriod: Bool

  init(_ name: UnsafeRawBufferPointer, pruned: [[UInt8]]) {
    let ending = ".swift".utf8
    isSwift =
      name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
      && !name.starts(with: "._".utf8)
    isPruned = name.first == UInt8(ascii: ".") || pruned.contains { name.elementsEqual($0) }
    hasPeriod = name.contains(UInt8(ascii: "."))
  }
}

/// What the configuration and `.gitignore` say of the entries of one folder.
struct EntryFilter {
  private let context: FolderContext
  private let configuration: Configuration
  private let respectsExcludes: Bool
  private let needsPaths: Bool
  /// The absolute path of the folder with a slash behind it; the name of an entry follows while it is looked at.
  private var path: [UInt8]
  private let prefixCount: Int

  init(_ contexts: FolderContexts, context: FolderContext, folder: FilePath) {
    self.context = context
    configuration = contexts.store.configurations[context.configuration]
    respectsExcludes = contexts.respectsExcludes
    needsPaths =
      configuration.include.value != nil
      || configuration.exclude.value != nil || !configuration.overrides.isEmpty
    path = needsPaths ? folder.bytes : []
    if needsPaths, path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    prefixCount = path.count
  }

  /// - Parameter isLink: a link to a folder is a file to Git.
  mutating func accepts(
    _ name: UnsafeRawBufferPointer, isFolder: Bool, isLink: Bool = false
  ) -> Bool {
    if let ignored = context.ignored, ignored.ignores(name, isFolder: isFolder && !isLink) {
      return false
    }
    guard needsPaths else { return true }
    append(name)
    if respectsExcludes, let exclude = configuration.exclude.value,
      exclude.fit(path, isFolder: isFolder)
    {
      return false
    }
    guard !isFolder, let include = configuration.include.value else { return true }
    return include.cover(path)
  }

  mutating func scope(of name: UnsafeRawBufferPointer, _ scopes: ScopeTable) -> Int {
    if !configuration.overrides.isEmpty { append(name) }
    return scopes.scope(of: context.configuration, path: path)
  }

  private mutating func append(_ name: UnsafeRawBufferPointer) {
    path.removeLast(path.count - prefixCount)
    path.append(contentsOf: name)
  }
}
