#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading; closed when the value goes.
public struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens the file that the path leads to; links are followed.
  ///
  /// - Parameter path: bytes without NUL, of any length.
  public init(path: [UInt8]) throws(SystemError) {
    let place = try PathAnchor(path)
    descriptor = try place.open(flags: O_RDONLY)
  }

  deinit { close(descriptor) }

  /// What the file system knows about the file.
  public func status() throws(SystemError) -> FileStatus {
    try FileStatus(descriptor: descriptor)
  }

  /// Reads the file from its first byte until it ends or the buffer is full.
  ///
  /// - Returns: how many bytes stand at the start of `buffer`.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      // Some systems refuse to read more than 2 GiB in one call.
      let wanted = min(buffer.count - count, 1 << 30)
      let got = try retrying { pread(descriptor, base + count, wanted, off_t(count)) }
      if got == 0 { break }
      count += got
    }
    return count
  }
}
