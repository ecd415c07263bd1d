#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a name in a folder stands for.
public enum FileKind: Sendable {
  case file
  case folder
  case link
  /// A pipe, a socket or a device.
  case special
  /// The file system does not say; ask for the status.
  case unknown
}

/// What makes a file or folder itself, whatever its names.
public struct FileIdentity: Hashable, Sendable {
  /// The number of the device.
  public let device: UInt64
  /// The number of the file on its device.
  public let inode: UInt64
}

/// What the file system knows about a file or folder.
public struct FileStatus: Sendable {
  /// What it is.
  public let kind: FileKind
  /// What makes it itself, whatever its names.
  public let identity: FileIdentity
  /// The size in bytes.
  public let byteCount: Int
  /// Whether other names lead to it as well (hard links).
  public let hasOtherNames: Bool
  /// The number of the user who owns it.
  public let owner: UInt32
  /// Whether somebody may run it as a program; of a folder, whether somebody may enter it.
  public let isExecutable: Bool

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    byteCount = Int(status.st_size)
    hasOtherNames = status.st_nlink > 1
    owner = status.st_uid
    isExecutable = status.st_mode & 0o111 != 0
  }

  /// The status of what the path leads to; links are followed.
  ///
  /// - Parameter path: bytes without NUL, of any length.
  public init(path: [UInt8]) throws(SystemError) {
    let place = try PathAnchor(path)
    try self.init(name: place.name, in: place.descriptor)
  }

  /// The status of the link at the end of the path itself; of the file or folder there if it is no link.
  ///
  /// - Parameter path: bytes without NUL, of any length.
  public init(linkPath path: [UInt8]) throws(SystemError) {
    let place = try PathAnchor(path)
    var status = stat()
    _ = try retrying {
      withTerminated(place.name) { fstatat(place.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    }
    self.init(status)
  }

  /// The status of an open file or folder.
  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    _ = try retrying { fstat(descriptor, &status) }
    self.init(status)
  }

  /// The status of what a name in an open folder leads to; links are followed.
  init(name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    var status = stat()
    _ = try retrying { fstatat(folder, name, &status, 0) }
    self.init(status)
  }

  /// The status of a name in an open folder itself; a link is not followed.
  init(linkName: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    var status = stat()
    _ = try retrying { fstatat(folder, linkName, &status, AT_SYMLINK_NOFOLLOW) }
    self.init(status)
  }

  private init(name: [UInt8], in folder: Int32) throws(SystemError) {
    var status = stat()
    _ = try retrying {
      withTerminated(name) { fstatat(folder, $0, &status, 0) }
    }
    self.init(status)
  }
}
