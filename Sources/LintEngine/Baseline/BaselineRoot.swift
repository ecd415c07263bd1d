import Platform

/// The folder that a baseline's paths are relative to: paths are the same on every machine, wherever the tool was
/// started.
public struct BaselineRoot: Sendable {
  private let folder: FilePath
  private let currentFolder: FilePath

  /// - Parameters:
  ///   - folder: the root of the repository that holds the baseline, absolute and without `.` and `..`.
  ///   - currentFolder: the absolute path that diagnostics' paths are relative to.
  public init(_ folder: FilePath, currentFolder: FilePath) {
    self.folder = folder
    self.currentFolder = currentFolder
  }

  /// The path relative to the root, precomposed; outside of it, it begins with `..`.
  public func path(of path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).seen(from: folder).precomposed
  }

  /// Caches the last path, since diagnostics are grouped by file.
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
