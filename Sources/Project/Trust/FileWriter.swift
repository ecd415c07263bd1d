import Platform

/// Writes files. Nothing else opens a file for writing: this decides whether it may be.
///
/// A link of a tree that leads out of it is never written through, whatever names the path: a person who names
/// `Sources/*` has not seen where the links of a pull request lead. Links elsewhere are the person's own, as in
/// `/dev/stdout`.
public struct FileWriter: Sendable, Equatable {
  /// The absolute paths of the trees, links resolved.
  private let trees: [FilePath]
  /// The absolute path of the folder that paths are relative to.
  private let currentFolder: FilePath

  /// - Parameters:
  ///   - trees: absolute paths, links resolved. In the root of the file system, nothing leads out.
  ///   - currentFolder: absolute.
  init(trees: [FilePath], currentFolder: FilePath) {
    self.trees = trees.filter { $0.bytes.count > 1 }
    self.currentFolder = currentFolder
  }

  /// For trees without links by others, such as those of tests.
  public static let trusting = FileWriter(trees: [], currentFolder: FilePath("/"))

  /// Replaces the contents of a file; see `replaceFile`.
  public func replace(_ path: FilePath, with bytes: [UInt8]) throws(WriteFailure) {
    try write(path) { path throws(SystemError) in try replaceFile(path, with: bytes) }
  }

  /// Adds bytes to the end of a file; see `appendToFile`.
  public func append(_ bytes: [UInt8], to path: FilePath) throws(WriteFailure) {
    try write(path) { path throws(SystemError) in try appendToFile(path, bytes) }
  }

  private func write(
    _ path: FilePath, _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(WriteFailure) {
    if let link = linkLeadingOut(of: path) { throw .leadsOut(link) }
    do throws(SystemError) {
      try body(path.systemBytes)
    } catch {
      throw .system(error)
    }
  }

  /// Replaces the contents of a file that was read; see `rewriteFile`.
  package func rewrite(
    _ path: FilePath, with bytes: [UInt8], ifStill version: FileVersion
  ) throws(RewriteFailure) {
    if let link = linkLeadingOut(of: path) { throw .leadsOut(link) }
    do throws(RewriteError) {
      try rewriteFile(path.systemBytes, with: bytes, ifStill: version)
    } catch {
      throw .refused(error)
    }
  }
}

/// Why a file was not written. It is unchanged.
public enum WriteFailure: Error, Sendable {
  case leadsOut(OutwardLink)
  case system(SystemError)
}

/// Why a file that was read was not written. It is unchanged.
package enum RewriteFailure: Error {
  case leadsOut(OutwardLink)
  case refused(RewriteError)
}

// MARK: - Links

/// A link of a tree that leads out of it, or nowhere.
public struct OutwardLink: Sendable, Equatable {
  /// As displayed.
  let path: FilePath
  /// What the link contains.
  let target: [UInt8]
  /// The root of the tree.
  let root: FilePath
  /// Whether it leads to nothing now: what it leads to when it is opened could be anything.
  let isBroken: Bool

  /// What is wrong, no final period.
  public var message: String { "not written, because \(reason)" }

  /// Follows "because".
  package var reason: String {
    let link = "the symbolic link `\(path.text)`"
    let text = FilePath(bytes: target).text
    // The text is the attacker's.
    let isPlain =
      text.utf8.count <= 200
      && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "`") }
    if isBroken { return "\(link) is broken" + (isPlain ? ": there is no `\(text)`" : "") }
    let name = root.isRepository ? "the repository" : "`\(root.text)`"
    return "\(link) leads out of \(name)" + (isPlain ? ", to `\(text)`" : "")
  }

  /// What to do about it, no final period.
  public let advice = "name its target, or replace the link"
}

extension FileWriter {
  /// As many links as the system follows.
  private static let mostLinks = 40

  /// The first link on the way to a path that is in a tree and leads out of it; nil if the path may be written.
  ///
  /// - Parameter path: need not exist.
  public func linkLeadingOut(of path: FilePath) -> OutwardLink? {
    guard !trees.isEmpty else { return nil }
    var folder = FilePath("/")
    var rest = path.reversedComponents
    if path.bytes.first != UInt8(ascii: "/") { rest += currentFolder.reversedComponents }
    var linkCount = 0
    while let name = rest.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        folder = folder.folder
        continue
      }
      let place = folder.appending(name)
      // Nothing is behind what does not exist.
      guard let status = try? FileStatus(linkPath: place.bytes) else { return nil }
      guard status.kind == .link, let target = linkTarget(place.bytes) else {
        folder = place
        continue
      }
      if let root = tree(around: folder) {
        let actual = place.resolved
        if actual?.isInside(root) != true {
          return OutwardLink(
            path: place.relative(to: currentFolder), target: target, root: root,
            isBroken: actual == nil)
        }
      }
      linkCount += 1
      if linkCount > Self.mostLinks { return nil }
      rest += FilePath(bytes: target).reversedComponents
      if target.first == UInt8(ascii: "/") { folder = FilePath("/") }
    }
    return nil
  }

  /// The root of the innermost tree that a folder is in; a repository in a tree is one of its own.
  ///
  /// - Parameter folder: absolute, links resolved.
  private func tree(around folder: FilePath) -> FilePath? {
    guard
      let outer = trees.filter(folder.isInside).max(by: { $0.bytes.count < $1.bytes.count })
    else { return nil }
    var inner = folder
    while inner != outer, !inner.isRepository { inner = inner.folder }
    return inner
  }
}

extension FilePath {
  fileprivate var reversedComponents: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "/")).reversed()
  }

  fileprivate var isRepository: Bool {
    (try? FileStatus(linkPath: appending(".git").bytes)) != nil
  }
}

// MARK: - The trees of a run

extension ConfigurationSearch {
  /// Writes the files of a run.
  ///
  /// The trees are those of the current folder and of the named paths. A search of its own finds them, because problems
  /// of configurations are reported only where files are linted.
  ///
  /// - Parameter paths: files and folders as the user named them.
  public func writer(for paths: [FilePath]) -> FileWriter {
    let currentFolder = store.currentFolder
    let search = ConfigurationSearch(choice, known: store.known, currentFolder: currentFolder)
    var contexts = search.contexts
    var trees = contexts.tree(
      of: currentFolder, for: NamedPlace(asking: currentFolder, isFolder: true))
    var folders: Set<FilePath> = []
    for path in paths {
      let absolute = path.absolute(in: currentFolder)
      let isFolder = (try? FileStatus(path: absolute.bytes))?.kind == .folder
      let place = NamedPlace(asking: absolute, isFolder: isFolder)
      if folders.insert(absolute.folder).inserted {
        trees.formUnion(contexts.tree(of: absolute.folder, for: place))
      }
      if isFolder { trees.formUnion(contexts.tree(of: absolute, for: place)) }
    }
    return FileWriter(trees: Array(trees), currentFolder: currentFolder)
  }
}

extension FolderContexts {
  /// The root of the tree of a folder, links resolved; none for a folder above a named path that has neither a repository
  /// nor a configuration.
  fileprivate mutating func tree(of folder: FilePath, for place: NamedPlace) -> Set<FilePath> {
    let root = context(of: folder, for: place).root
    let isTree =
      place.includes(folder) || root.isRepository
      || (try? FileStatus(linkPath: root.folder.appending(ConfigurationName.file).bytes)) != nil
    return isTree ? [root.folder.resolved ?? root.folder] : []
  }
}
