import Platform

/// What the spellings of a path have in common: Git, keyboards and file systems may encode `é` as one scalar, or as `e`
/// and an accent.
public struct PathKey: Hashable, Comparable, Sendable {
  private let text: String

  public init(_ path: FilePath) {
    // No path contains a NUL: one that is not UTF-8 equals none that is.
    text =
      String(validating: path.bytes, as: UTF8.self)
      ?? "\0" + String(String.UnicodeScalarView(path.bytes.map { Unicode.Scalar($0) }))
  }

  public static func < (left: PathKey, right: PathKey) -> Bool { left.text < right.text }
}

extension FilePath {
  /// Whether this absolute path exists, perhaps in another spelling.
  public var isThere: Bool { spelledByFileSystem != nil }

  private var spelledByFileSystem: FilePath? {
    if (try? FileStatus(path: bytes)) != nil { return self }
    guard bytes.count < 4096, bytes.contains(where: { $0 >= 0x80 }),
      let parent = folder.spelledByFileSystem, let open = try? OpenFolder(path: parent.bytes)
    else { return nil }
    var listing = FolderListing()
    guard (try? open.list(into: &listing)) != nil else { return nil }
    let key = PathKey(FilePath(bytes: Array(name)))
    return (0..<listing.count).lazy.map { listing.name($0) }
      .first { PathKey(FilePath(bytes: Array($0))) == key }.map { parent.appending($0) }
  }
}
