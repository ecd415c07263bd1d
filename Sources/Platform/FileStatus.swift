#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The kind of a folder entry.
public enum FileKind: Sendable {
  case file
  case folder
  case link
  /// A pipe, a socket or a device.
  case special
  /// The file system does not say; ask for the status.
  case unknown
}

/// The identity of a file or folder, whatever its names.
public struct FileIdentity: Hashable, Sendable {
  /// The number of the device.
  public let device: UInt64
  /// The number of the file on its device.
  public let inode: UInt64

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The metadata of a file or folder.
public struct FileStatus: Sendable {
  /// The kind of file.
  public let kind: FileKind
  /// The identity of the file, whatever its names.
  public let identity: FileIdentity
  /// The size in bytes.
  public let byteCount: Int
  /// Whether other names lead to it as well (hard links).
  public let hasOtherNames: Bool
  /// The number of the user who owns it.
  public let owner: UInt32
  /// Whether anyone may execute it; for a folder, whether anyone may enter it.
  public let isExecutable: Bool

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    identity = FileIdentity(status)
    byteCount = Int(status.st_size)
    hasOtherNames = status.st_nlink > 1
    owner = status.st_uid
    isExecutable = status.st_mode & 0o111 != 0
  }

  /// The status of what the path leads to; links are followed.
  public init(path: [UInt8]) throws(SystemError) {
    var status = stat()
    try withPath(path) { stat($0, &status) }
    self.init(status)
  }

  /// The status of the path itself: of a link, if the path ends in one.
  public init(linkPath path: [UInt8]) throws(SystemError) {
    var status = stat()
    try withPath(path) { lstat($0, &status) }
    self.init(status)
  }

  /// The status of an open file or folder.
  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    try retrying { fstat(descriptor, &status) }
    self.init(status)
  }

  /// The status of a name in an open folder.
  init(
    name: UnsafePointer<CChar>, in folder: Int32, followsLinks: Bool = true
  ) throws(SystemError) {
    var status = stat()
    try retrying { fstatat(folder, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    self.init(status)
  }
}

/// The version of a file that was read: a different file of that name, size, time of modification or time of change is a
/// different version. Some programs set back the first time, and some volumes keep only its seconds.
public struct FileVersion: Equatable, Sendable {
  /// The size in bytes.
  public let byteCount: Int
  private let identity: FileIdentity
  /// In nanoseconds.
  private let modified: Int
  private let changed: Int

  init(_ status: stat) {
    byteCount = Int(status.st_size)
    identity = FileIdentity(status)
    func nanoseconds(_ time: timespec) -> Int {
      Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
    #if canImport(Darwin)
      modified = nanoseconds(status.st_mtimespec)
      changed = nanoseconds(status.st_ctimespec)
    #else
      modified = nanoseconds(status.st_mtim)
      changed = nanoseconds(status.st_ctim)
    #endif
  }
}
