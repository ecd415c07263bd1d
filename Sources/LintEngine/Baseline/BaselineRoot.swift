/// The folder that a baseline names files from: the same names on every machine, wherever the tool was started.
public struct BaselineRoot: Sendable {
  private let folder: FilePath
  private let currentFolder: FilePath

  /// - Parameters:
  ///   - folder: the root of the repository that holds the baseline, absolute and without `.` and `..`.
  ///   - currentFolder: the absolute path that relative paths of diagnostics start from.
  public init(_ folder: FilePath, currentFolder: FilePath) {
    self.folder = folder
    self.currentFolder = currentFolder
  }

  /// The path as seen from the root, precomposed; what stands outside of it begins with `..`.
  public func path(of path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).seen(from: folder).precomposed
  }

  /// Remembers the last path, since diagnostics come file by file.
  struct Names {
    let root: BaselineRoot
    private var last: (path: FilePath, name: FilePath)?

    init(_ root: BaselineRoot) { self.root = root }

    mutating func path(of path: FilePath) -> FilePath {
      if let last, last.path == path { return last.name }
      let name = root.path(of: path)
      last = (path, name)
      return name
    }
  }

  var names: Names { Names(self) }
}
