#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The version of a file that was read: a different file of that name, size, time of modification or time of change is a
/// different version. Some programs set back the first time, and some volumes keep only its seconds.
public struct FileVersion: Equatable, Sendable {
  /// The size in bytes.
  public let byteCount: Int
  private let device: UInt64
  private let inode: UInt64
  private let modified: Time
  private let changed: Time

  private struct Time: Equatable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  init(_ status: stat) {
    byteCount = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }
}

extension OpenFile {
  /// The version of the file that is open here.
  public func version() throws(SystemError) -> FileVersion {
    FileVersion(try fileStatus())
  }
}
