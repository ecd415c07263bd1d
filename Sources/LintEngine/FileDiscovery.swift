/// The files to lint: what the paths of the command line come to.
///
/// A file that is named is taken whatever its extension; a folder gives every `.swift` file below it. Folders whose name
/// begins with a dot or is in `prunedFolders` are not entered, unless they are named. Symbolic links are followed, but
/// what is reached twice, by links, hard links or overlapping paths, is taken once: under a path without a link if there
/// is one, then under the first in byte order.
public struct FileDiscovery: Sendable {
  /// A file to lint.
  public struct File: Sendable, Equatable {
    /// As the walk or the user named it, tidied.
    public var path: FilePath
    /// The size in bytes when the walk passed.
    public var byteCount: Int

    public init(path: FilePath, byteCount: Int) {
      self.path = path
      self.byteCount = byteCount
    }
  }

  /// Folders that hold what others wrote or what a build left; never entered unless they are named.
  public static let prunedFolders = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Sorted by path, each file once.
  public var files: [File]
  /// What could not be looked at, sorted by path.
  public var problems: [ReadProblem]

  /// Looks for the files.
  ///
  /// - Parameter paths: files and folders as the user named them; none for the current folder.
  public init(_ paths: [FilePath]) {
    var walk = FileWalk()
    for path in paths.isEmpty ? [FilePath(".")] : paths { walk.enter(named: path) }
    walk.followLinks()
    files = walk.files.values
      .map { File(path: $0.path, byteCount: $0.byteCount) }
      .sorted { $0.path < $1.path }
    problems = Set(walk.problems).sorted(by: ReadProblem.precedes)
  }

  /// A discovery with a known result, for callers that have the list already.
  public init(files: [File], problems: [ReadProblem] = []) {
    self.files = files
    self.problems = problems
  }
}
