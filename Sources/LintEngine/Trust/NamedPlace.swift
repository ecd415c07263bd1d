import Platform

/// What was named, for the question which files above it count: those of the user who runs the program, and those of the
/// user who owns it. What stands in a named folder is a part of it.
struct NamedPlace: Hashable {
  /// The absolute path of the folder that was named; nil for a file, whose folder is above it.
  private var folder: FilePath?
  /// The number of the user who owns what was named.
  let owner: UInt32

  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: what it is.
  ///   - owner: the number of the user who owns it.
  init(_ path: FilePath, isFolder: Bool, owner: UInt32) {
    folder = isFolder ? path : nil
    self.owner = owner
  }

  /// Asks who owns it; of what is not there yet, who owns the folder that it will stand in.
  init(asking path: FilePath, isFolder: Bool) {
    var there = path
    while true {
      if let status = try? FileStatus(path: there.bytes) {
        self.init(path, isFolder: isFolder, owner: status.owner)
        return
      }
      guard there.bytes.count > 1 else { break }
      there = there.folder
    }
    self.init(path, isFolder: isFolder, owner: effectiveUser())
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
