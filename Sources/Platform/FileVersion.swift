#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What tells whether a file is still the one that was read: another file under its name, another size and another time of
/// change each make another version.
public struct FileVersion: Equatable, Sendable {
  /// The size in bytes.
  public let byteCount: Int
  private let device: UInt64
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    byteCount = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}

extension OpenFile {
  /// The version of the file that is read here.
  public func version() throws(SystemError) -> FileVersion {
    FileVersion(try fileStatus())
  }
}
