import Platform

/// What was named, for the question which files above it count: those of the user who runs the program, and those of the
/// user who owns the named folder, or the folder that holds the named file: anybody may have put a file into the folder of
/// another user. What stands in a named folder is a part of it.
struct NamedPlace: Hashable {
  /// The absolute path of the folder that was named; nil for a file, whose folder is above it.
  private var folder: FilePath?
  /// The number of the user who owns the folder that was named, or that holds the file.
  let owner: UInt32

  /// A folder.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - owner: the number of the user who owns it.
  init(folder path: FilePath, owner: UInt32) {
    folder = path
    self.owner = owner
  }

  /// Asks who owns the folder; of one that is not there yet, who owns the one that it will stand in.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: what it is.
  init(asking path: FilePath, isFolder: Bool) {
    folder = isFolder ? path : nil
    var there = isFolder ? path : path.folder
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

  /// Whether a folder is a part of what was named.
  func includes(_ other: FilePath) -> Bool { folder.map(other.isInside) ?? false }

  /// What of it matters to a folder and those above it.
  func seen(from other: FilePath) -> NamedPlace {
    var place = self
    if !includes(other) { place.folder = nil }
    return place
  }
}
