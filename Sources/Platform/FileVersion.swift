#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The version of a file that was read: a different file of that name, size or time of change is a different version.
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
  /// The version of the file that is open here.
  public func version() throws(SystemError) -> FileVersion {
    FileVersion(try fileStatus())
  }
}
