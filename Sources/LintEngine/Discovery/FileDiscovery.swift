import Platform

/// The files to lint, found from the paths of the command line.
///
/// A named file is taken whatever its extension; a folder yields every `.swift` file in it that the configuration
/// includes and no `.gitignore` names, and the Markdown files for which `include` has a glob that ends in `.md` or
/// `.markdown`. Folders whose name begins with a dot, is in `prunedFolders` or ends in one of `prunedExtensions` are
/// entered only if named. Files that a configuration excludes are left out even if named, and so are files larger than
/// `max_file_size`. Symbolic links are followed while they stay inside the root (see `TrustedRoot`) or a named folder.
/// A file that is reached twice, by links, hard links or overlapping paths, is taken once: under a path without a link
/// if there is one, otherwise under the first path in byte order.
public struct FileDiscovery: Sendable {
  /// A file to lint.
  public struct File: Sendable, Equatable {
    /// The path as the walk or the user named it, normalized.
    public var path: FilePath
    /// The size in bytes at the time of the walk.
    public var byteCount: Int
    /// The index of its settings in `scopes`.
    public var scope: Int
    /// Whether it is reached through a link out of its root. It is read because it was named, but it is not fixed.
    public var leadsOut = false

    public init(path: FilePath, byteCount: Int, scope: Int = 0) {
      self.path = path
      self.byteCount = byteCount
      self.scope = scope
    }
  }

  /// Folders with third-party code or build products; entered only if named.
  public static let prunedFolders = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Extensions of folders that Xcode treats as one document and that contain no source: asset catalogs, localized
  /// resources, projects, data models, binaries. They contain half of an app's folders.
  ///
  /// Source: Asset Catalog Format Reference
  /// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/), and
  /// the package types in the Info.plist of Xcode.
  public static let prunedExtensions = [
    "xcassets", "lproj", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcframework",
  ]

  /// Each file once, in no particular order.
  public var files: [File]
  /// What could not be read, sorted by path.
  public var problems: [ReadProblem]
  /// The problems of the configurations, in the order of their files. With any of them, nothing should be linted.
  public var configurationProblems: [ConfigurationProblem] = []
  /// The warnings of the configurations, in the order of their files.
  public var configurationWarnings: [ConfigurationProblem] = []
  /// What is skipped without failing the run, sorted by path: named files that are excluded, links that lead out, large
  /// files.
  public var skipped: [SkippedPath] = []
  /// The settings of the files.
  public var scopes: [Scope]
  /// Whether the files are taken for a whole project: a folder was named that is not inside the working tree of a
  /// repository. Single files, those that Git lists, and the folders of a working tree are a part of one.
  public var seesProject = false

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them.
  ///   - search: finds their configurations.
  public init(_ paths: [FilePath], _ search: ConfigurationSearch) {
    self.init(paths, search, opensFiles: false) { _, _ in }
  }

  /// Finds the files, and passes each on as soon as it is certain to be one of them.
  ///
  /// - Parameters:
  ///   - opensFiles: pass files on open if the walk opens them. They should not be kept for long.
  ///   - found: is called with a file and the scopes so far, which its `scope` refers to.
  init(
    _ paths: [FilePath], _ search: ConfigurationSearch, opensFiles: Bool,
    found: (FoundFile, [Scope]) -> Void
  ) {
    let scopes = ScopeTable(search)
    var walk = FileWalk(contexts: search.contexts, scopes: scopes, opensFiles: opensFiles)
    walk.run(paths) { found($0, scopes.scopes) }
    files = walk.files
    problems = Set(walk.problems).sorted(by: ReadProblem.precedes)
    skipped = (walk.skipped + search.passedOver).sorted(by: SkippedPath.precedes)
    configurationProblems = search.problems
    configurationWarnings = search.warnings
    self.scopes = scopes.scopes
    seesProject = Self.seesProject(paths)
  }

  /// Whether one of the paths is a folder that may hold a whole project.
  static func seesProject(_ paths: [FilePath]) -> Bool {
    paths.contains { path in
      (try? FileStatus(path: path.systemBytes))?.kind == .folder && !path.isInsideWorkTree
    }
  }

  /// A discovery with a known result, for callers that already have the list.
  public init(files: [File], problems: [ReadProblem] = [], rules: RuleSet = RuleSet()) {
    self.files = files
    self.problems = problems
    scopes = [Scope(rules: rules)]
  }

  /// Removes the files that are larger than their configuration allows.
  mutating func skipLargeFiles() {
    files.removeAll { file in
      let most = scopes[file.scope].mostBytes
      guard file.byteCount > most else { return false }
      skipped.append(
        SkippedPath(path: file.path, reason: .tooLarge(byteCount: file.byteCount, most: most)))
      return true
    }
  }

  /// The files in byte order of their paths.
  public var sortedFiles: [File] { files.sorted { $0.path < $1.path } }
}

extension FilePath {
  /// Whether a folder around an existing one is the root of a repository's working tree, and the folder itself is not.
  fileprivate var isInsideWorkTree: Bool {
    guard var folder = resolved, !folder.isWorkTree else { return false }
    while folder.bytes.count > 1 {
      folder = folder.folder
      if folder.isWorkTree { return true }
    }
    return false
  }

  /// Whether a folder has a `.git`, which is a file in linked working trees and submodules.
  private var isWorkTree: Bool { (try? FileStatus(path: appending(".git").bytes)) != nil }
}
