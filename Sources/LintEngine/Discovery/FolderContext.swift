import Platform

/// What holds for what stands directly in one folder. Folders that say nothing themselves share that of their parent.
final class FolderContext {
  /// The absolute path of the repository's root; nil outside of a repository.
  let root: FilePath?
  /// The index of the configuration in the store.
  let configuration: Int
  /// What Git ignores in the folder; nil where no `.gitignore` says anything.
  let ignored: GitIgnoreFolder?
  /// Whether the folder, or one above, is excluded.
  let isExcluded: Bool

  init(root: FilePath?, configuration: Int, ignored: GitIgnoreFolder?, isExcluded: Bool) {
    self.root = root
    self.configuration = configuration
    self.ignored = ignored
    self.isExcluded = isExcluded
  }

  /// The same for a folder that was named, which is looked into although Git ignores it.
  var forNamedFolder: FolderContext {
    guard let ignored, ignored.isIgnored else { return self }
    return FolderContext(
      root: root, configuration: configuration, ignored: nil, isExcluded: isExcluded)
  }
}

/// The names in a folder that change what holds there.
struct FolderMarks: OptionSet {
  let rawValue: UInt8

  /// `.git`: the folder is the root of a repository.
  static let repository = FolderMarks(rawValue: 1)
  /// `.layoutlint.yml`.
  static let configuration = FolderMarks(rawValue: 2)
  /// `.layoutlint.yaml`, which nobody reads.
  static let misspelledConfiguration = FolderMarks(rawValue: 4)
  /// `.gitignore`.
  static let gitIgnore = FolderMarks(rawValue: 8)

  private static let names: [(StaticString, FolderMarks)] = [
    (".git", .repository), (".gitignore", .gitIgnore),
    (".layoutlint.yml", .configuration), (".layoutlint.yaml", .misspelledConfiguration),
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mark that a name in a folder is; empty for other names.
  init(name: UnsafeRawBufferPointer) {
    var found = FolderMarks(rawValue: 0)
    if name.count >= 4, name[0] == UInt8(ascii: ".") {
      for (known, mark) in Self.names where known.utf8CodeUnitCount == name.count {
        let bytes = UnsafeRawBufferPointer(start: known.utf8Start, count: name.count)
        if name.elementsEqual(bytes) { found = mark }
      }
    }
    self = found
  }

  /// The marks of a folder that nobody has listed.
  ///
  /// - Parameter folder: absolute.
  init(asking folder: FilePath) {
    var found = FolderMarks(rawValue: 0)
    for (name, mark) in Self.names {
      let path = folder.appending("\(name)")
      guard let kind = (try? FileStatus(path: path.bytes))?.kind else {
        // To pass over a configuration that is a link to nowhere would be to say that there is none.
        if mark == .configuration, (try? FileStatus(linkPath: path.bytes)) != nil {
          found.insert(mark)
        }
        continue
      }
      if kind == .file || mark == .configuration || (mark == .repository && kind == .folder) {
        found.insert(mark)
      }
    }
    self = found
  }
}

/// Makes the contexts of folders, each once.
struct FolderContexts {
  let store: ConfigurationStore
  private let choice: DiscoveryChoice
  private let outermost: FolderContext
  /// Of the folders that were looked at from below.
  private var known: [FilePath: FolderContext] = [:]

  /// - Parameter fixedConfiguration: the index of the configuration that holds for everything; nil to search.
  init(store: ConfigurationStore, choice: DiscoveryChoice, fixedConfiguration: Int?) {
    self.store = store
    self.choice = choice
    outermost = FolderContext(
      root: nil, configuration: fixedConfiguration ?? ConfigurationStore.standard, ignored: nil,
      isExcluded: false)
  }

  /// Whether `exclude` counts.
  var respectsExcludes: Bool { choice.respectsExcludes }

  /// The context of a folder that is named: looks upwards for what holds there.
  ///
  /// - Parameter folder: absolute.
  mutating func context(of folder: FilePath) -> FolderContext {
    var chain: [(folder: FilePath, marks: FolderMarks)] = []
    var folder = folder
    var start: FolderContext?
    while true {
      if let context = known[folder] {
        start = context
        break
      }
      let marks = FolderMarks(asking: folder)
      chain.append((folder, marks))
      if marks.contains(.repository) || folder.bytes.count <= 1 { break }
      folder = folder.folder
    }
    let isRepository = start?.root != nil || (chain.last?.marks.contains(.repository) ?? false)
    var context = start ?? outermost
    for (folder, marks) in chain.reversed() {
      // Outside of a repository the `.gitignore` of a folder far above was meant for something else.
      let isNear = isRepository || folder == chain.first?.folder
      context = self.context(
        of: folder, marks: isNear ? marks : marks.subtracting(.gitIgnore), in: context)
      known[folder] = context
    }
    return context
  }

  /// The context of a folder in another one.
  ///
  /// - Parameter folder: absolute.
  func context(
    of folder: FilePath, marks: FolderMarks, in parent: FolderContext
  ) -> FolderContext {
    let isExcluded = isExcluded(folder, isFolder: true, in: parent)
    guard !marks.isEmpty || isExcluded != parent.isExcluded || parent.ignored != nil else {
      return parent
    }
    let root = marks.contains(.repository) ? folder : parent.root
    var configuration = marks.contains(.repository) ? outermost.configuration : parent.configuration
    if choice.searchesConfigurations, choice.configuration == nil {
      if marks.contains(.configuration) {
        configuration = store.configuration(
          at: folder.appending(ConfigurationName.file), root: root)
      } else if marks.contains(.misspelledConfiguration) {
        store.reportMisspelled(in: folder)
      }
    }
    return FolderContext(
      root: root, configuration: configuration,
      ignored: ignored(in: folder, marks: marks, below: parent.ignored), isExcluded: isExcluded)
  }

  private func ignored(
    in folder: FilePath, marks: FolderMarks, below parent: GitIgnoreFolder?
  ) -> GitIgnoreFolder? {
    guard choice.respectsGitIgnore else { return nil }
    let own = marks.contains(.gitIgnore) ? patterns(".gitignore", in: folder) : nil
    if marks.contains(.repository) {
      let exclude = patterns(".git/info/exclude", in: folder)
      return own == nil && exclude == nil ? nil : GitIgnoreFolder(root: own, exclude: exclude)
    }
    guard let parent else { return own.map { GitIgnoreFolder(root: $0) } }
    return parent.entering(folder.name, gitIgnore: own)
  }

  /// Whether the configuration of a folder excludes what stands in it.
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

  /// Where the configuration of a folder has its `exclude`; nil where it has none.
  func excludingPlace(in context: FolderContext) -> ConfigurationPlace? {
    guard case .file(let place) = store.configurations[context.configuration].exclude.origin
    else { return nil }
    return place
  }

  private func patterns(_ name: String, in folder: FilePath) -> GitIgnore? {
    let path = folder.appending(name).bytes
    // What is no file and what cannot be read ignores nothing, as with Git, which follows no link here.
    guard (try? FileStatus(linkPath: path))?.kind == .file,
      let bytes = try? readFile(path, most: 1 << 22)
    else { return nil }
    return GitIgnore(bytes)
  }
}
