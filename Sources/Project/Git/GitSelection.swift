import Platform

/// The files of a run that Git selects, and their contents.
public struct GitSelection: Sendable {
  /// Where the files are.
  public let workTree: GitWorkTree
  private let comparison: GitComparison
  package let difference: GitDifference
  private let currentFolder: FilePath

  /// - Parameters:
  ///   - comparison: which files to select.
  ///   - folder: the absolute path of the current folder.
  public init(_ comparison: GitComparison, in folder: FilePath) throws(GitError) {
    workTree = try GitWorkTree(containing: folder)
    difference = try GitDifference(comparison, in: workTree)
    self.comparison = comparison
    currentFolder = folder
  }

  /// Whether staged files are selected, and the index is that of the last commit.
  public func hasNothingStaged() throws(GitError) -> Bool {
    guard comparison == .staged, difference.changes.isEmpty else { return false }
    return try workTree.git.diff(["--raw", "-z", "--cached"]).isEmpty
  }

  /// The files to lint.
  ///
  /// - Parameters:
  ///   - paths: files and folders to stay within, as the user named them; nil for the whole working tree.
  ///   - search: finds their configurations.
  ///   - findsContext: also find the other files of their projects.
  public func discovery(
    within paths: [FilePath]?, _ search: ConfigurationSearch, findsContext: Bool = false
  ) -> FileDiscovery {
    FileDiscovery(
      listed: difference.changes.map { $0.path.absolute(in: workTree.root) }, within: paths,
      root: workTree.root, isOnDisk: comparison != .staged, search, findsContext: findsContext)
  }

  /// The staged contents of files, by their paths in the discovery; empty if the working copies are read.
  ///
  /// - Parameter discovery: the discovery of this selection; updated with the sizes of the files, and which are too
  ///   large.
  public func texts(of discovery: inout FileDiscovery) throws(GitError) -> [FilePath: [UInt8]] {
    guard comparison == .staged else { return [:] }
    let changes = Dictionary(uniqueKeysWithValues: difference.changes.map { ($0.path, $0) })
    func change(_ file: FileDiscovery.File) -> GitChange? { changes[pathInTree(file.path)] }
    let counts = try workTree.byteCounts(of: discovery.files.compactMap(change))
    for (index, count) in counts.enumerated() { discovery.files[index].byteCount = count ?? 0 }
    discovery.skipLargeFiles()
    let texts = try workTree.texts(of: discovery.files.compactMap(change))
    var named: [FilePath: [UInt8]] = [:]
    for (file, text) in zip(discovery.files, texts) { named[file.path] = text }
    return named
  }

  /// - Parameter path: relative to the current folder.
  /// - Returns: the path relative to the root of the working tree.
  public func pathInTree(_ path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).relative(to: workTree.root)
  }
}
