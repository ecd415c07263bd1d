#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading; closed when nobody holds it any longer.
public final class OpenFile: Sendable {
  private let descriptor: Int32

  /// Opens the file that the path leads to; links are followed.
  ///
  /// - Parameter path: bytes without NUL, of any length.
  public init(path: [UInt8]) throws(SystemError) {
    let place = try PathAnchor(path)
    descriptor = try place.open()
  }

  /// Opens what a name in an open folder leads to; links are followed.
  init(name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    descriptor = try retrying { openForReading(name, in: folder) }
  }

  deinit { close(descriptor) }

  /// What the file system knows about the file.
  public func status() throws(SystemError) -> FileStatus {
    try FileStatus(descriptor: descriptor)
  }

  func fileStatus() throws(SystemError) -> stat {
    var status = stat()
    _ = try retrying { fstat(descriptor, &status) }
    return status
  }

  /// Reads the file from its first byte until it ends or the buffer is full.
  ///
  /// - Parameters:
  ///   - buffer: what to fill.
  ///   - expected: bytes that the file has as far as one knows. Where the system gives as many, and not one more, the file
  ///     ends there, and it is not asked again.
  /// - Returns: how many bytes stand at the start of `buffer`.
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
///   - path: bytes without NUL, of any length.
///   - most: how many bytes the file may have.
///   - waitsForPipes: read a pipe to its end, however long its writer takes; for what the user has named.
/// - Throws: `SystemError.tooLarge` for a file with more; the system's error for one that cannot be read, such as a pipe.
public func readFile(
  _ path: [UInt8], most: Int, waitsForPipes: Bool = false
) throws(SystemError) -> [UInt8] {
  try OpenFile(path: path).bytes(most: most, waitsForPipes: waitsForPipes)
}

/// The first bytes of a file.
///
/// - Parameters:
///   - path: bytes without NUL, of any length.
///   - most: how many bytes to read.
/// - Throws: the system's error for what cannot be read, such as a pipe.
public func readStart(of path: [UInt8], most: Int) throws(SystemError) -> [UInt8] {
  let file = try OpenFile(path: path)
  return try [UInt8](capacity: most) { buffer throws(SystemError) in try file.read(into: buffer) }
}

extension OpenFile {
  fileprivate func bytes(most: Int, waitsForPipes: Bool) throws(SystemError) -> [UInt8] {
    let status = try status()
    if status.kind == .folder { throw SystemError.isAFolder }
    if status.kind == .special, waitsForPipes {
      waitForInput(descriptor)
      return try readToEnd(of: descriptor, most: most)
    }
    // Room for more tells whether the file ends. A file that does not say its size is read in growing pieces; some of
    // `/proc` take no odd numbers.
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
  /// An array of what `fill` writes; it returns how many bytes that is.
  fileprivate init(
    capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) throws(SystemError) {
    var failure: SystemError?
    self = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(SystemError) {
        count = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}

/// Everything on the standard input.
///
/// - Parameter most: how many bytes there may be.
/// - Throws: `SystemError.tooLarge` for more; the system's error where it cannot be read.
public func readStandardInput(most: Int) throws(SystemError) -> [UInt8] {
  try readToEnd(of: 0, most: most)
}

/// Reads from where the descriptor stands on.
private func readToEnd(of descriptor: Int32, most: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  let pieceSize = 1 << 16
  while bytes.count <= most {
    do throws(SystemError) {
      let piece = try [UInt8](capacity: pieceSize) { buffer throws(SystemError) in
        try retrying { posixRead(descriptor, buffer.baseAddress, buffer.count) }
      }
      if piece.isEmpty { return bytes }
      bytes += piece
    } catch {
      guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
      waitForInput(descriptor)
    }
  }
  throw SystemError.tooLarge
}

/// Waits until there is something to read, or nobody is left to write it.
private func waitForInput(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  _ = poll(&request, 1, -1)
}

private func posixRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
  #else
    Glibc.read(descriptor, buffer, count)
  #endif
}
