/// The files to lint: what the paths of the command line come to.
///
/// A file that is named is taken whatever its extension; a folder gives every `.swift` file below it that its
/// configuration includes and that no `.gitignore` names. Folders whose name begins with a dot, is in `prunedFolders` or
/// ends in one of `prunedExtensions` are not entered, unless they are named. What a configuration excludes is left out even
/// if it is named, and so is a file larger than `max_file_size`. Symbolic links are followed as far as they stay inside of
/// the root (see `TrustedRoot`) or of a folder that was named, but what is reached twice, by links, hard links or overlapping paths, is
/// taken once: under a path without a link if there is one, then under the first in byte order.
public struct FileDiscovery: Sendable {
  /// A file to lint.
  public struct File: Sendable, Equatable {
    /// As the walk or the user named it, tidied.
    public var path: FilePath
    /// The size in bytes when the walk passed.
    public var byteCount: Int
    /// The index in `scopes` of what holds for it.
    public var scope: Int
    /// Whether it is reached through a link out of its root. It is read because it was named, and not fixed.
    public var leadsOut = false

    public init(path: FilePath, byteCount: Int, scope: Int = 0) {
      self.path = path
      self.byteCount = byteCount
      self.scope = scope
    }
  }

  /// Folders that hold what others wrote or what a build left; never entered unless they are named.
  public static let prunedFolders = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Extensions of folders that are one document to Xcode and hold no source: catalogs of images and colors, localized
  /// resources, projects, data models, binaries. Half the folders of an app are in them.
  ///
  /// Source: Asset Catalog Format Reference
  /// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/), and
  /// the types of packages in the Info.plist of Xcode.
  public static let prunedExtensions = [
    "xcassets", "lproj", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcframework",
  ]

  /// Each file once, in no order that means something.
  public var files: [File]
  /// What could not be looked at, sorted by path.
  public var problems: [ReadProblem]
  /// What is wrong with the configurations, in the order of their files. With such a problem nothing should be linted.
  public var configurationProblems: [ConfigurationProblem] = []
  /// What has no effect in the configurations, in the order of their files.
  public var configurationWarnings: [ConfigurationProblem] = []
  /// What is not looked at and fails no run, sorted by path: what was named and is excluded, links that lead out, large
  /// files.
  public var skipped: [SkippedPath] = []
  /// What holds for the files.
  public var scopes: [Scope]

  /// Looks for the files.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them.
  ///   - search: finds what holds for them.
  public init(_ paths: [FilePath], _ search: ConfigurationSearch) {
    self.init(paths, search, opensFiles: false) { _, _ in }
  }

  /// Looks for the files, and hands each out as soon as it is sure that it is one of them.
  ///
  /// - Parameters:
  ///   - opensFiles: hand the files out open, where the walk comes by. They should not be kept for long.
  ///   - found: takes a file and the scopes so far, to which its `scope` belongs.
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
  }

  /// A discovery with a known result, for callers that have the list already.
  public init(files: [File], problems: [ReadProblem] = [], rules: RuleSet = RuleSet()) {
    self.files = files
    self.problems = problems
    scopes = [Scope(rules: rules)]
  }

  /// Leaves out the files with more bytes than their configuration lets them have.
  mutating func skipLargeFiles() {
    files.removeAll { file in
      let most = scopes[file.scope].mostBytes
      guard file.byteCount > most else { return false }
      skipped.append(
        SkippedPath(path: file.path, reason: .tooLarge(byteCount: file.byteCount, most: most)))
      return true
    }
  }

  /// The files in the order of the bytes of their paths.
  public var sortedFiles: [File] { files.sorted { $0.path < $1.path } }
}
