#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading; closed when the last reference goes away.
public final class OpenFile: Sendable {
  private let descriptor: Int32

  /// Opens the file that the path leads to; links are followed.
  ///
  /// - Parameters:
  ///   - path: bytes without NUL.
  ///   - waits: whether opening and reading a pipe waits for its writer.
  public init(path: [UInt8], waits: Bool = false) throws(SystemError) {
    descriptor = try withPath(path) { openForReading($0, waits: waits) }
  }

  deinit { close(descriptor) }

  /// The metadata of the file.
  public func status() throws(SystemError) -> FileStatus {
    try FileStatus(descriptor: descriptor)
  }

  /// The version of the file.
  public func version() throws(SystemError) -> FileVersion {
    var status = stat()
    try retrying { fstat(descriptor, &status) }
    return FileVersion(status)
  }

  /// Reads the file from its first byte until it ends or the buffer is full.
  ///
  /// - Parameters:
  ///   - buffer: the buffer to fill.
  ///   - expected: the expected size. If the system returns exactly that many bytes, this counts as the end of the
  ///     file, without another call.
  /// - Returns: the number of bytes read.
  public func read(
    into buffer: UnsafeMutableRawBufferPointer, expecting expected: Int = 0
  ) throws(SystemError) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      // Some systems refuse to read more than 2 GiB in one call.
      let wanted = min(buffer.count - count, 1 << 30)
      let got = try retrying { pread(descriptor, base + count, wanted, off_t(count)) }
      if got == 0 { break }
      count += got
      if got < wanted, count == expected { break }
    }
    return count
  }
}

/// The bytes of a file.
///
/// - Parameters:
///   - path: bytes without NUL.
///   - most: the most bytes that the file may have.
///   - waitsForPipes: read a pipe to its end, however long its writer takes; for paths that the user named.
/// - Throws: `SystemError.tooLarge` for a larger file; the system's error if it cannot be read, such as a pipe.
public func readFile(
  _ path: [UInt8], most: Int, waitsForPipes: Bool = false
) throws(SystemError) -> [UInt8] {
  // Opening a pipe waits for its writer. Without that, macOS says at once that it has ended.
  let waits = waitsForPipes && (try? FileStatus(path: path))?.kind == .special
  return try OpenFile(path: path, waits: waits).bytes(most: most, waitsForPipes: waits)
}

/// The first bytes of a file.
///
/// - Parameters:
///   - path: bytes without NUL.
///   - most: how many bytes to read.
/// - Throws: the system's error if it cannot be read, such as a pipe.
public func readStart(of path: [UInt8], most: Int) throws(SystemError) -> [UInt8] {
  let file = try OpenFile(path: path)
  return try [UInt8](capacity: most) { buffer throws(SystemError) in try file.read(into: buffer) }
}

extension OpenFile {
  fileprivate func bytes(most: Int, waitsForPipes: Bool) throws(SystemError) -> [UInt8] {
    let status = try status()
    if status.kind == .folder { throw SystemError.isAFolder }
    if status.kind == .special, waitsForPipes {
      return try readToEnd(of: descriptor, most: most)
    }
    // The extra room shows whether the file ends. A file of unknown size is read in growing pieces; some files of
    // `/proc` reject odd counts.
    var capacity = max(status.byteCount, 4096) + 8
    while true {
      let bytes = try [UInt8](capacity: min(capacity, (most + 8) & ~7)) {
        buffer throws(SystemError) in
        try read(into: buffer)
      }
      if bytes.count > most { throw SystemError.tooLarge }
      if bytes.count < capacity { return bytes }
      capacity *= 2
    }
  }
}

extension [UInt8] {
  /// An array of the bytes that `fill` writes; it returns their number.
  fileprivate init(
    capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) throws(SystemError) {
    self.init(repeating: 0, count: capacity)
    let count = try withUnsafeMutableBufferPointer { buffer throws(SystemError) in
      try fill(UnsafeMutableRawBufferPointer(buffer))
    }
    removeSubrange(count...)
  }
}

/// Everything on the standard input.
///
/// - Parameter most: the most bytes that there may be.
/// - Throws: `SystemError.tooLarge` for more; the system's error if it cannot be read.
public func readStandardInput(most: Int) throws(SystemError) -> [UInt8] {
  try readToEnd(of: 0, most: most)
}

/// Waits for the next bytes on the standard input.
///
/// - Parameter most: how many to take.
/// - Returns: an empty array at the end.
/// - Throws: the system's error if it cannot be read.
public func readSomeStandardInput(most: Int) throws(SystemError) -> [UInt8] {
  try readSomeBytes(of: 0, most: most)
}

/// Reads what there is, and waits if there is nothing yet.
func readSomeBytes(of descriptor: Int32, most: Int) throws(SystemError) -> [UInt8] {
  while true {
    do throws(SystemError) {
      return try [UInt8](capacity: most) { buffer throws(SystemError) in
        try retrying { read(descriptor, buffer.baseAddress, buffer.count) }
      }
    } catch {
      guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
      waitUntilReady(descriptor, for: POLLIN)
    }
  }
}

/// Reads from the current position of the descriptor to its end.
private func readToEnd(of descriptor: Int32, most: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  while bytes.count <= most {
    let piece = try readSomeBytes(of: descriptor, most: 1 << 16)
    if piece.isEmpty { return bytes }
    bytes += piece
  }
  throw SystemError.tooLarge
}
