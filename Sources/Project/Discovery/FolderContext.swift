import Platform

/// The settings for the entries of one folder.
struct FolderContext {
  /// The root that configurations and links in the folder must stay inside.
  let root: TrustedRoot
  /// The index of the configuration in the store.
  let configuration: Int
  /// What Git ignores in the folder; nil without a `.gitignore`.
  fileprivate(set) var ignored: GitIgnoreFolder?
  /// Whether the folder, or one above it, is excluded.
  let isExcluded: Bool
  /// The index of the project of its files.
  var project: Int
  /// The folder inside to which the configuration narrows the project; nil for none.
  fileprivate let narrowing: FilePath?

  /// The absolute path of the repository's root; nil outside of a repository.
  var repository: FilePath? { root.isRepository ? root.folder : nil }

  /// The same for a named folder, which is entered even if Git ignores it.
  var forNamedFolder: FolderContext {
    var context = self
    if ignored?.isIgnored == true { context.ignored = nil }
    return context
  }
}

/// The names in a folder that affect its settings.
struct FolderMarks: OptionSet {
  let rawValue: UInt8

  /// `.git`: the folder is the root of a repository.
  static let repository = FolderMarks(rawValue: 1)
  /// `.layoutlint.yml`.
  static let configuration = FolderMarks(rawValue: 2)
  /// `.layoutlint.yaml`, which is never read.
  static let misspelledConfiguration = FolderMarks(rawValue: 4)
  /// `.gitignore`.
  static let gitIgnore = FolderMarks(rawValue: 8)

  fileprivate static let names: [(String, FolderMarks)] = [
    (".git", .repository), (".gitignore", .gitIgnore),
    (".layoutlint.yml", .configuration), (".layoutlint.yaml", .misspelledConfiguration),
  ]
}

extension FolderMarks {
  /// The mark for a name in a folder; empty for other names.
  init(name: ArraySlice<UInt8>) {
    let isHidden = name.first == UInt8(ascii: ".")
    let known = isHidden ? Self.names.first { name.elementsEqual($0.0.utf8) } : nil
    self = known?.1 ?? []
  }
}

/// The names in a folder that affect its settings, with their owners.
private struct OwnedFolderMarks {
  private(set) var marks = FolderMarks(rawValue: 0)
  private var owners: [(mark: FolderMarks, user: UInt32)] = []

  /// Looks up the marks of a folder that is not listed.
  ///
  /// - Parameter folder: absolute.
  init(asking folder: FilePath) {
    for (name, mark) in FolderMarks.names {
      let path = folder.appending(name)
      if let status = try? FileStatus(path: path.bytes) {
        guard
          status.kind == .file || mark == .configuration
            || (mark == .repository && status.kind == .folder)
        else { continue }
        add(mark, status.owner)
      }
      // A broken link counts too, so that it is reported and not skipped. A link belongs to the user who made it.
      if mark == .configuration, let status = try? FileStatus(linkPath: path.bytes) {
        add(mark, status.owner)
      }
    }
  }

  mutating func add(_ mark: FolderMarks, _ owner: UInt32 = effectiveUser()) {
    marks.insert(mark)
    if owner != effectiveUser() { owners.append((mark, owner)) }
  }

  /// The marks of the user who runs the program and of another user.
  func marks(trusting user: UInt32) -> FolderMarks {
    owners.reduce(marks) { $1.user == user ? $0 : $0.subtracting($1.mark) }
  }
}

/// Creates the contexts of folders, each once.
struct FolderContexts {
  /// What the context of a folder above a named path depends on.
  private struct Key: Hashable {
    var folder: FilePath
    var root: TrustedRoot
    var place: NamedPlace
    var isNearest: Bool
  }

  let store: ConfigurationStore
  private let choice: DiscoveryChoice
  /// The index of the configuration that applies if none is found.
  private let outermost: Int
  private var known: [Key: FolderContext] = [:]
  private var marks: [FilePath: OwnedFolderMarks] = [:]

  /// - Parameter fixedConfiguration: the index of the configuration for everything; nil to search.
  init(store: ConfigurationStore, choice: DiscoveryChoice, fixedConfiguration: Int?) {
    self.store = store
    self.choice = choice
    outermost = fixedConfiguration ?? ConfigurationStore.standard
  }

  /// Whether `exclude` applies.
  var respectsExcludes: Bool { choice.respectsExcludes }

  /// Treats a folder as the root of a repository, as Git does if `GIT_WORK_TREE` is set.
  ///
  /// - Parameter folder: absolute.
  mutating func add(repository folder: FilePath) {
    marks[folder, default: OwnedFolderMarks(asking: folder)].add(.repository)
  }

  /// Whether a named folder is a project only because it was named.
  func isProjectByName(_ context: FolderContext) -> Bool {
    !context.root.isRepository && context.configuration == outermost
      && store.projects.projects[context.project].folder == context.root.folder
      && choice.context != context.root.folder
  }

  private var searches: Bool { choice.searchesConfigurations && choice.configuration == nil }

  /// The context of a folder, found by looking upwards.
  ///
  /// - Parameters:
  ///   - folder: absolute.
  ///   - place: the named path that the folder belongs to.
  mutating func context(of folder: FilePath, for place: NamedPlace) -> FolderContext {
    var chain: [(folder: FilePath, marks: FolderMarks)] = []
    var upper = folder.possiblyExisting
    while true {
      let marks = marks(of: upper, for: place)
      chain.append((upper, marks))
      if marks.contains(.repository) || upper.bytes.count <= 1 { break }
      upper = upper.folder
    }
    let root = root(of: chain)
    let isProject =
      root.isRepository || place.includes(root.folder)
      || searches && chain.contains { $0.marks.contains(.configuration) }
    var context = FolderContext(
      root: root, configuration: outermost, ignored: nil, isExcluded: false,
      project: project(
        of: root.folder, isProject ? store.projects.index(of: root.folder) : ProjectTable.none),
      narrowing: nil)
    for (index, (folder, marks)) in chain.enumerated().reversed() where root.contains(folder) {
      // Outside of a repository, the `.gitignore` of a distant folder was meant for something else.
      let isNearest = index == 0 || root.isRepository
      let key = Key(
        folder: folder, root: root, place: place.seen(from: folder), isNearest: isNearest)
      let found =
        known[key]
        ?? self.context(
          of: folder, marks: isNearest ? marks : marks.subtracting(.gitIgnore), in: context)
      known[key] = found
      context = found
    }
    return context
  }

  /// - Parameter chain: a folder and those above it, up to the root of a repository if there is one.
  private func root(of chain: [(folder: FilePath, marks: FolderMarks)]) -> TrustedRoot {
    if let last = chain.last, last.marks.contains(.repository) {
      return TrustedRoot(folder: last.folder, isRepository: true)
    }
    let configured = chain.filter { $0.marks.contains(.configuration) }.map(\.folder)
    guard searches, !configured.isEmpty else {
      for (folder, marks) in chain.dropFirst()
      where searches && marks.contains(.misspelledConfiguration) {
        store.reportMisspelled(in: folder)
      }
      return TrustedRoot(folder: chain[0].folder, isRepository: false)
    }
    return TrustedRoot(folder: store.outermostUsed(of: configured), isRepository: false)
  }

  /// The names in a folder that count. Above a named path, those of other users do not.
  private mutating func marks(of folder: FilePath, for place: NamedPlace) -> FolderMarks {
    let found = marks[folder] ?? OwnedFolderMarks(asking: folder)
    marks[folder] = found
    if place.includes(folder) { return found.marks }
    let trusted = found.marks(trusting: place.owner)
    if searches, found.marks.contains(.configuration), !trusted.contains(.configuration) {
      store.passOver(folder.appending(ConfigurationName.file))
    }
    return trusted
  }

  /// The context of a folder inside another one.
  ///
  /// - Parameter folder: absolute.
  func context(
    of folder: FilePath, marks: FolderMarks, in parent: FolderContext
  ) -> FolderContext {
    let isExcluded = isExcluded(folder, isFolder: true, in: parent)
    guard
      !marks.isEmpty || isExcluded != parent.isExcluded || parent.ignored != nil
        || parent.narrowing == folder || choice.context == folder
    else { return parent }
    let isRepository = marks.contains(.repository)
    let root = isRepository ? TrustedRoot(folder: folder, isRepository: true) : parent.root
    var configuration = isRepository ? outermost : parent.configuration
    if searches {
      if marks.contains(.configuration) {
        configuration = store.configuration(
          at: folder.appending(ConfigurationName.file), root: root)
      } else if marks.contains(.misspelledConfiguration) {
        store.reportMisspelled(in: folder)
      }
    }
    var project = isRepository ? store.projects.index(of: folder) : parent.project
    var narrowing = isRepository ? nil : parent.narrowing
    if searches, marks.contains(.configuration) {
      if !root.isRepository, folder != root.folder {
        project = store.projects.index(of: store.outermostUsed(from: folder, below: root.folder))
      }
      narrowing = store.configurations[configuration].context.value ?? narrowing
    }
    if let narrowed = narrowing, folder.isInside(narrowed) {
      project = store.projects.index(of: narrowed)
      narrowing = nil
    }
    return FolderContext(
      root: root, configuration: configuration,
      ignored: ignored(in: folder, marks: marks, below: parent.ignored), isExcluded: isExcluded,
      project: self.project(of: folder, project), narrowing: narrowing)
  }

  /// The index of the project of a folder: what the command line says, or else a known one.
  private func project(of folder: FilePath, _ known: Int) -> Int {
    guard let context = choice.context, folder.isInside(context) else { return known }
    return store.projects.index(of: context)
  }

  private func ignored(
    in folder: FilePath, marks: FolderMarks, below parent: GitIgnoreFolder?
  ) -> GitIgnoreFolder? {
    guard choice.respectsGitIgnore else { return nil }
    let own = marks.contains(.gitIgnore) ? patterns(".gitignore", in: folder) : nil
    if marks.contains(.repository) {
      let exclude = gitExclude(of: folder)
      return own == nil && exclude == nil ? nil : GitIgnoreFolder(root: own, exclude: exclude)
    }
    guard let parent else { return own.map { GitIgnoreFolder(root: $0) } }
    return parent.entering(folder.name, gitIgnore: own)
  }

  /// Whether the configuration of a folder excludes an entry.
  ///
  /// - Parameter path: absolute.
  func isExcluded(
    _ path: FilePath, isFolder: Bool, in context: FolderContext
  ) -> Bool {
    guard respectsExcludes else { return false }
    return context.isExcluded
      || store.configurations[context.configuration].exclude.value?
        .fit(path.bytes, isFolder: isFolder) ?? false
  }

  /// The index of the project of a named path: what a walk of the project would not find, such as the code of others, is
  /// no part of it. Such a folder is a project of its own.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - context: that of the folder itself, or of the file's folder.
  mutating func project(
    of path: FilePath, isFolder: Bool = false, _ context: FolderContext
  ) -> Int {
    guard let root = store.projects.projects[context.project].folder, root != path,
      !wouldFind(path, isFolder: isFolder, below: root, context)
    else { return context.project }
    return isFolder ? store.projects.index(of: path) : ProjectTable.none
  }

  /// Whether a walk of a folder comes to a file or folder in it.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - place: the absolute path of the folder, which is entered even if Git ignores it.
  ///   - context: that of the folder itself, or of the file's folder.
  mutating func wouldFind(
    _ path: FilePath, isFolder: Bool, below place: FilePath, _ context: FolderContext
  ) -> Bool {
    var folders = path.relative(to: place).bytes.split(separator: UInt8(ascii: "/"))
    if !isFolder { folders.removeLast() }
    guard folders.allSatisfy({ !EntryName($0).isPruned }),
      !isExcluded(path, isFolder: isFolder, in: context)
    else { return false }
    let trust = NamedPlace(asking: place, isFolder: true)
    let isIgnored = self.context(of: place, for: trust).ignored?.isIgnored ?? false
    let context = isIgnored ? context.forNamedFolder : context
    guard !isFolder else { return context.ignored?.isIgnored != true }
    var filter = EntryFilter(
      EntrySettings(self, configuration: context.configuration), context: context,
      folder: path.folder)
    return EntryName(path.name).isSwift && filter.accepts(path.name, isFolder: false)
  }

  /// What is said about what the configuration with this index excludes.
  func exclusion(by configuration: Int) -> SkippedPath.Reason {
    guard case .file(let place) = store.configurations[configuration].exclude.origin else {
      return .excluded(file: nil, line: 0)
    }
    return .excluded(file: place.path, line: place.line)
  }

  /// The patterns of `.git/info/exclude`; nil if there is no such file in the repository. `.git` itself may be a link.
  private func gitExclude(of repository: FilePath) -> GitIgnore? {
    let name = ".git/info/exclude"
    let root = TrustedRoot(folder: repository, isRepository: true)
    guard let resolved = repository.appending(name).resolved, root.containsResolved(resolved) else {
      return nil
    }
    return patterns(name, in: repository)
  }

  private func patterns(_ name: String, in folder: FilePath) -> GitIgnore? {
    let path = folder.appending(name).bytes
    // Only a readable regular file counts, as with Git, which does not follow links here.
    guard (try? FileStatus(linkPath: path))?.kind == .file else { return nil }
    return (try? readFile(path, most: 1 << 22)).map { GitIgnore($0) }
  }
}
