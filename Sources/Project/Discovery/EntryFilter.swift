import Platform

/// The filters of a configuration for entries. A class, so that many folders share them.
final class EntrySettings {
  fileprivate let include: Configuration.Patterns?
  fileprivate let exclude: Configuration.Patterns?
  fileprivate let exclusion: SkippedPath.Reason
  fileprivate let hasOverrides: Bool
  let uses: GlobUses?
  fileprivate var needsPaths: Bool { include != nil || exclude != nil || hasOverrides }

  /// - Parameter uses: records which globs match something; nil to record nothing.
  init(_ contexts: borrowing FolderContexts, configuration: Int, uses: GlobUses? = nil) {
    self.uses = uses
    exclusion = contexts.exclusion(by: configuration)
    let configuration = contexts.store.configurations[configuration]
    include = configuration.include.value
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

  /// Notes which globs match an entry, whether or not it is left out.
  mutating func noteUses(of name: ArraySlice<UInt8>, isFolder: Bool, isCode: Bool) {
    guard let uses = settings.uses, !uses.idle.isEmpty else { return }
    append(name)
    uses.note(path, isFolder: isFolder, isCode: isCode)
  }

  mutating func accepts(
    _ name: ArraySlice<UInt8>, isFolder: Bool, isLink: Bool = false
  ) -> Bool {
    refusal(of: name, isFolder: isFolder, isLink: isLink) == nil
  }

  /// Why an entry is left out; nil if it is not.
  ///
  /// - Parameter isLink: Git treats a link to a folder as a file.
  mutating func refusal(
    of name: ArraySlice<UInt8>, isFolder: Bool, isLink: Bool = false
  ) -> SkippedPath.Reason? {
    if let ignored = context.ignored, ignored.ignores(name, isFolder: isFolder && !isLink) {
      return .ignored
    }
    guard settings.needsPaths else { return nil }
    append(name)
    if let exclude = settings.exclude, exclude.fit(path, isFolder: isFolder) {
      return settings.exclusion
    }
    guard !isFolder, let include = settings.include else { return nil }
    return include.cover(path) ? nil : .notIncluded
  }

  mutating func scope(of name: ArraySlice<UInt8>, _ scopes: ScopeTable) -> Int {
    guard settings.hasOverrides else {
      return scopes.plainScope(of: context.configuration)
        ?? scopes.scope(of: context.configuration, path: path)
    }
    append(name)
    return scopes.scope(of: context.configuration, path: path)
  }

  private mutating func append(_ name: ArraySlice<UInt8>) {
    path.removeLast(path.count - prefixCount)
    path.append(contentsOf: name)
  }
}

/// The properties of a folder entry that follow from its name.
struct EntryName {
  private static let prunedFolders = FileDiscovery.prunedFolders.map { Array($0.utf8) }
  private static let prunedExtensions = FileDiscovery.prunedExtensions.map { Array($0.utf8) }

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether it is the name of Swift code. `._Name.swift` is not: it is where macOS keeps a file's attributes on
  /// foreign file systems. Nor is `.#Name.swift`: it is how Emacs locks a file.
  var isSwift: Bool {
    guard bytes.count > 6, bytes.last == UInt8(ascii: "t") else { return false }
    return bytes.suffix(6).elementsEqual(".swift".utf8)
      && !bytes.starts(with: "._".utf8) && !bytes.starts(with: ".#".utf8)
  }

  var isAssetCatalog: Bool { bytes.suffix(9).elementsEqual(".xcassets".utf8) }

  /// Whether a folder with this name is entered only if named explicitly.
  var isPruned: Bool {
    if bytes.first == UInt8(ascii: ".") { return true }
    if let period = bytes.lastIndex(of: UInt8(ascii: ".")) {
      let ending = bytes[(period + 1)...]
      return Self.prunedExtensions.contains { ending.elementsEqual($0) }
    }
    return Self.prunedFolders.contains { $0.count == bytes.count && bytes.elementsEqual($0) }
  }
}
