import Platform
import Project

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

  /// The path relative to the root; outside of it, it begins with `..`.
  public func path(of path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).seen(from: folder)
  }

  /// Paths as the entries of a baseline spell them. Caches the last path, since diagnostics are grouped by file.
  struct Names {
    fileprivate let root: BaselineRoot
    fileprivate var spellings: [PathKey: [FilePath]] = [:]
    fileprivate var last: (path: FilePath, name: FilePath)?

    mutating func path(of path: FilePath) -> FilePath {
      if let last, last.path == path { return last.name }
      let relative = root.path(of: path)
      // Some file systems have a file for each spelling.
      let known = spellings.isEmpty ? [] : spellings[PathKey(relative)] ?? []
      let name = known.contains(relative) ? relative : known.first ?? relative
      last = (path, name)
      return name
    }
  }

  func names(like entries: [Baseline.Entry] = []) -> Names {
    let paths = entries.lazy.map(\.path).filter { path in path.bytes.contains { $0 >= 0x80 } }
    return Names(root: self, spellings: Dictionary(grouping: paths, by: PathKey.init))
  }
}
