import Platform

/// The boundary for an untrusted tree: the paths in its configurations and the targets of its links must be inside this
/// folder.
///
/// It is the root of the repository; without one, the folder of the outermost configuration in use, or the named
/// folder. `.github/SECURITY.md` describes the consequences.
struct TrustedRoot: Hashable, Sendable {
  /// The absolute path, links not resolved.
  let folder: FilePath
  /// Whether it is the root of a repository.
  let isRepository: Bool

  /// The name for messages.
  var name: String {
    isRepository ? "the repository" : "`\(folder.text)`"
  }

  /// Whether a path is the root or inside it, judging by the text only.
  ///
  /// - Parameter path: absolute.
  func contains(_ path: FilePath) -> Bool { path.isInside(folder) }

  /// Whether a resolved path is inside the root, whose own links are resolved.
  ///
  /// - Parameter path: absolute, links resolved.
  func containsResolved(_ path: FilePath) -> Bool {
    path.isInside(resolvedFolder)
  }

  private var resolvedFolder: FilePath { folder.resolved ?? folder }

  /// Why a configuration may not name a path at all; nil if it may.
  ///
  /// - Parameter path: absolute; need not exist.
  func refusal(of path: FilePath) -> Refusal? {
    guard contains(path) else { return leadsOut }
    if path.relative(to: folder).hasGitFolder { return .git }
    guard let real = path.resolvedAsFarAsPossible else {
      return Refusal("leads nowhere", "name an existing file, or create its target first")
    }
    guard containsResolved(real) else { return leadsOut }
    return real.relative(to: resolvedFolder).hasGitFolder ? .git : nil
  }

  /// Why a configuration may not name a file to read; nil if it may. Opening a pipe may block forever.
  ///
  /// - Parameter path: absolute; need not exist.
  func refusal(ofReading path: FilePath) -> Refusal? {
    if let refusal = refusal(of: path) { return refusal }
    return (try? FileStatus(path: path.bytes))?.kind == .special ? .special : nil
  }

  /// Why a configuration may not write a report to a file; nil if it may.
  ///
  /// A report needs a name that cannot be mistaken for a program, and may replace only another report.
  ///
  /// - Parameters:
  ///   - path: absolute; need not exist.
  ///   - isReport: whether a file that begins with these bytes is a report of ours.
  func refusal(ofReport path: FilePath, isReport: ([UInt8]) -> Bool) -> Refusal? {
    if let refusal = refusal(of: path) { return refusal }
    let real = path.folder.resolvedAsFarAsPossible ?? path.folder
    for place in [path.folder.relative(to: folder), real.relative(to: resolvedFolder)] {
      if let refusal = place.reportRefusal { return refusal }
    }
    guard !path.name.starts(with: ".".utf8), path.hasReportExtension else {
      let list = FilePath.reportExtensions.map { "`.\($0)`" }.joined(separator: ", ")
      return Refusal(
        "is not a valid name for a report",
        "use a name that ends in \(list); `--reporter` may write any file")
    }
    guard let status = try? FileStatus(linkPath: path.bytes) else { return nil }
    switch status.kind {
    case .file: break
    case .link:
      return Refusal("is a link, and reports are not written through links", "name its target")
    case .folder: return Refusal("is a folder", "name a file in it")
    case .special, .unknown: return .special
    }
    if status.isExecutable {
      return Refusal("is executable, and reports never replace programs", "name another file")
    }
    if let start = try? readStart(of: path.bytes, most: 1 << 16), isReport(start) { return nil }
    return Refusal(
      "is not a layoutlint report, and is not overwritten",
      "delete it, or name another file; `--reporter` may overwrite any")
  }

  private var leadsOut: Refusal {
    Refusal(
      "leads out of \(name)", "name something inside it; only the command line may name anything")
  }

  /// Why something is refused, and what to do about it.
  struct Refusal: Error {
    /// Follows the name of the refused thing; no final period.
    var reason: String
    /// No final period.
    var advice: String

    init(_ reason: String, _ advice: String) {
      self.reason = reason
      self.advice = advice
    }

    static let git = Refusal(
      "leads into Git's own folder",
      "name something else; only the command line may name anything")
    static let special = Refusal("is neither a file nor a folder", "name a file")
  }
}

/// A named file or folder, which determines whose files above it count: those of the user who runs the program, and
/// those of the owner of the named folder, or of the folder of the named file, because anyone may have put a file into
/// another user's folder. The contents of a named folder are part of it.
struct NamedPlace: Hashable {
  /// The absolute path of the named folder; nil for a file, whose folder is above it.
  private var folder: FilePath?
  /// The id of the user who owns the named folder, or the folder of the named file.
  let owner: UInt32

  /// A folder.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - owner: the id of its owner.
  init(folder path: FilePath, owner: UInt32) {
    folder = path
    self.owner = owner
  }

  /// Looks up the owner of the folder; for a missing one, of the folder that would contain it.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: whether it is a folder.
  init(asking path: FilePath, isFolder: Bool) {
    folder = isFolder ? path : nil
    var there = (isFolder ? path : path.folder).possiblyExisting
    while true {
      if let status = try? FileStatus(path: there.bytes) {
        owner = status.owner
        return
      }
      guard there.bytes.count > 1 else { break }
      there = there.folder
    }
    owner = effectiveUser()
  }

  /// Whether a folder is part of the named one.
  func includes(_ other: FilePath) -> Bool { folder.map(other.isInside) ?? false }

  /// The part of it that matters to a folder and those above it.
  func seen(from other: FilePath) -> NamedPlace {
    var place = self
    if !includes(other) { place.folder = nil }
    return place
  }
}

extension FilePath {
  /// Whether the path is a folder or inside it, judging by the text only; both are absolute.
  package func isInside(_ folder: FilePath) -> Bool {
    self == folder || relativeBytes(bytes, to: folder.bytes) != nil
  }

  /// Whether the absolute path is one of some folders or inside it, judging by the text only.
  package func isInside(oneOf folders: Set<FilePath>) -> Bool {
    var above = self
    while !folders.contains(above) {
      if above.bytes.count <= 1 { return false }
      above = above.folder
    }
    return true
  }

  /// The absolute path with links resolved; nil if it does not exist.
  var resolved: FilePath? { (try? resolvedPath(systemBytes)).map { FilePath(bytes: $0) } }

  /// The path with links resolved, whose last names need not exist; nil for a broken link, because its target could be
  /// anything when it is opened.
  fileprivate var resolvedAsFarAsPossible: FilePath? {
    guard bytes.count <= Self.mostBytes else { return nil }
    if let resolved { return resolved }
    if (try? FileStatus(linkPath: bytes)) != nil { return nil }
    guard bytes.count > 1, let parent = folder.resolvedAsFarAsPossible else { return nil }
    return parent.appending(name)
  }

  private var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// Whether a folder in the path is called `.git` in any case: some file systems ignore case.
  fileprivate var hasGitFolder: Bool {
    components.contains {
      $0.count == 4 && String(decoding: $0, as: UTF8.self).lowercased() == ".git"
    }
  }

  /// Why no report is written below this folder, relative to the root: hidden folders belong to other tools, and a walk
  /// does not enter folders that others manage.
  fileprivate var reportRefusal: TrustedRoot.Refusal? {
    components.first { EntryName($0).isPruned && !$0.elementsEqual("..".utf8) }.map {
      TrustedRoot.Refusal(
        "is in `\(String(decoding: $0, as: UTF8.self))`, where reports are not written",
        "name another folder; `--reporter` may write anywhere")
    }
  }

  /// The extensions that a report may have: no tool runs or compiles such a file on its own.
  fileprivate static let reportExtensions = [
    "json", "sarif", "xml", "html", "htm", "md", "markdown", "txt", "log",
  ]

  fileprivate var hasReportExtension: Bool {
    guard let period = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = String(decoding: name[(period + 1)...], as: UTF8.self).lowercased()
    return Self.reportExtensions.contains(ending)
  }
}
