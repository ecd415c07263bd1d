import Platform

/// A named file or folder, which determines whose files above it count: those of the user who runs the program, and
/// those of the owner of the named folder, or of the folder of the named file, because anyone may have put a file into
/// another user's folder. The contents of a named folder are part of it.
struct NamedPlace: Hashable {
  /// The absolute path of the named folder; nil for a file, whose folder is above it.
  private var folder: FilePath?
  /// The id of the user who owns the named folder, or the folder of the named file.
  let owner: UInt32

  /// A folder.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - owner: the id of its owner.
  init(folder path: FilePath, owner: UInt32) {
    folder = path
    self.owner = owner
  }

  /// Looks up the owner of the folder; for a missing one, of the folder that would contain it.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - isFolder: whether it is a folder.
  init(asking path: FilePath, isFolder: Bool) {
    folder = isFolder ? path : nil
    var there = (isFolder ? path : path.folder).possiblyExisting
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

  /// Whether a folder is part of the named one.
  func includes(_ other: FilePath) -> Bool { folder.map(other.isInside) ?? false }

  /// The part of it that matters to a folder and those above it.
  func seen(from other: FilePath) -> NamedPlace {
    var place = self
    if !includes(other) { place.folder = nil }
    return place
  }
}
