import Platform

/// The folder that a tree which nobody vouches for may speak about: what its configurations name, and where its links
/// lead, stays inside of it.
///
/// It is the root of the repository; without one the folder of the outermost configuration that is used, or the folder
/// that was named. `.github/SECURITY.md` says what follows from it.
struct TrustedRoot: Hashable, Sendable {
  /// The absolute path, links not resolved.
  let folder: FilePath
  /// Whether it is that of a repository.
  let isRepository: Bool

  /// How a message names it.
  private var name: String {
    isRepository ? "the repository" : "`\(String(decoding: folder.bytes, as: UTF8.self))`"
  }

  /// Whether a path is the root or stands below it, by its text alone.
  ///
  /// - Parameter path: absolute.
  func contains(_ path: FilePath) -> Bool { path.isInside(folder) }

  /// Whether a path without links is inside of the root, links of the root itself resolved.
  ///
  /// - Parameter path: absolute and without links.
  func containsResolved(_ path: FilePath) -> Bool {
    path.isInside(folder.resolved ?? folder)
  }

  /// Why a configuration may not name a path at all; nil if it may.
  ///
  /// - Parameter path: absolute; need not exist.
  func refusal(of path: FilePath) -> Refusal? {
    guard contains(path) else { return leadsOut }
    if pathInside(path).hasGitFolder { return .git }
    guard let real = path.resolvedAsFarAsPossible else { return .nowhere }
    guard containsResolved(real) else { return leadsOut }
    return realPathInside(real).hasGitFolder ? .git : nil
  }

  /// Why a configuration may not name a file to read; nil if it may. To open a pipe may take for ever.
  ///
  /// - Parameter path: absolute; need not exist.
  func refusal(ofReading path: FilePath) -> Refusal? {
    if let refusal = refusal(of: path) { return refusal }
    return (try? FileStatus(path: path.bytes))?.kind == .special ? .special : nil
  }

  /// Why a configuration may not have a report written to a file; nil if it may.
  ///
  /// A report is created under a name that no program takes for a program, or takes the place of another report.
  ///
  /// - Parameters:
  ///   - path: absolute; need not exist.
  ///   - isReport: whether a file that begins with these bytes is a report of ours.
  func refusal(ofReport path: FilePath, isReport: ([UInt8]) -> Bool) -> Refusal? {
    if let refusal = refusal(of: path) { return refusal }
    let real = path.folder.resolvedAsFarAsPossible ?? path.folder
    for place in [pathInside(path.folder), realPathInside(real)] {
      if let refusal = place.reportRefusal { return refusal }
    }
    guard !path.name.starts(with: ".".utf8), path.hasReportExtension else { return .reportName }
    guard let status = try? FileStatus(linkPath: path.bytes) else { return nil }
    switch status.kind {
    case .file: break
    case .link: return .link
    case .folder: return .folder
    case .special, .unknown: return .special
    }
    if status.isExecutable { return .program }
    guard let start = try? readStart(of: path.bytes, most: 1 << 16), isReport(start) else {
      return .foreignFile
    }
    return nil
  }

  private var leadsOut: Refusal {
    Refusal(
      "leads out of \(name)", "name something inside of it; the command line may name anything")
  }

  private func pathInside(_ path: FilePath) -> FilePath { path.relative(to: folder) }

  private func realPathInside(_ path: FilePath) -> FilePath {
    path.relative(to: folder.resolved ?? folder)
  }

  /// Why something is refused, and what to do.
  struct Refusal: Error {
    /// Follows the name of the thing, no final period.
    var reason: String
    /// No final period.
    var advice: String

    init(_ reason: String, _ advice: String) {
      self.reason = reason
      self.advice = advice
    }

    static let git = Refusal(
      "leads to what Git keeps of the repository",
      "name something else; the command line may name anything")
    static let nowhere = Refusal("leads nowhere", "name what is there, or write it first")
    static let special = Refusal("is neither a file nor a folder", "name a file")
    static let folder = Refusal("is a folder", "name a file in it")
    static let link = Refusal(
      "is a link, and no report is written through one", "name the file that it leads to")
    static let program = Refusal(
      "can be run as a program, and no report takes the place of one", "name another file")
    static let foreignFile = Refusal(
      "is not a report of layoutlint, and stays as it is",
      "delete it, or name another file; `--reporter` may overwrite any")
    static let reportName = Refusal(
      "is not the name of a report",
      "let it end in \(FilePath.reportExtensionList); `--reporter` may write any file")

    static func place(_ folder: String) -> Refusal {
      Refusal(
        "is in `\(folder)`, where no report is written",
        "name another folder; `--reporter` may write anywhere")
    }
  }
}

extension FilePath {
  /// Whether the path is a folder or stands below it, by its text alone; both absolute.
  func isInside(_ folder: FilePath) -> Bool {
    self == folder || LintEngine.relative(bytes, to: folder.bytes) != nil
  }

  /// The absolute path without links; nil where the system does not know it.
  var resolved: FilePath? { (try? resolvedPath(systemBytes)).map { FilePath(bytes: $0) } }

  /// The path without links, where the last names need not exist; nil for a link that leads nowhere, since nobody can
  /// say what is there when it is opened.
  fileprivate var resolvedAsFarAsPossible: FilePath? {
    if let resolved { return resolved }
    if (try? FileStatus(linkPath: bytes)) != nil { return nil }
    guard bytes.count > 1, let parent = folder.resolvedAsFarAsPossible else { return nil }
    return Array(name).withUnsafeBytes { parent.appending($0) }
  }

  private var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// Whether a folder on the way is called `.git`, in whatever case: some file systems see none.
  fileprivate var hasGitFolder: Bool {
    components.contains {
      $0.count == 4 && String(decoding: $0, as: UTF8.self).lowercased() == ".git"
    }
  }

  /// Why no report is written below this folder, relative to the root: hidden folders are those of other tools, and a walk
  /// does not enter what others manage.
  fileprivate var reportRefusal: TrustedRoot.Refusal? {
    for component in components {
      let isPruned = component.withUnsafeBytes { EntryName($0).isPruned }
      if isPruned, !component.elementsEqual("..".utf8) {
        return .place(String(decoding: component, as: UTF8.self))
      }
    }
    return nil
  }

  /// What the name of a report may end in: no tool runs or compiles such a file because it is there.
  private static let reportExtensions = [
    "json", "jsonl", "ndjson", "sarif", "xml", "html", "htm", "md", "markdown", "txt", "log",
  ]

  fileprivate static let reportExtensionList = reportExtensions.map { "`.\($0)`" }
    .joined(separator: ", ")

  fileprivate var hasReportExtension: Bool {
    guard let period = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = String(decoding: name[(period + 1)...], as: UTF8.self).lowercased()
    return Self.reportExtensions.contains(ending)
  }
}
