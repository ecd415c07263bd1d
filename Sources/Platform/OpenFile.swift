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
/// - Throws: `SystemError.tooLarge` for a file with more; the system's error for one that cannot be read.
public func readFile(_ path: [UInt8], most: Int) throws(SystemError) -> [UInt8] {
  let file = try OpenFile(path: path)
  let status = try file.status()
  if status.kind == .folder { throw SystemError.isAFolder }
  // Room for one more byte tells whether the file ends. A file that does not say its size, such as one of `/proc`, is
  // read in growing pieces.
  var capacity = max(status.byteCount, 4096) + 1
  while true {
    let bytes = try [UInt8](capacity: min(capacity, most + 1)) { buffer throws(SystemError) in
      try file.read(into: buffer)
    }
    if bytes.count > most { throw SystemError.tooLarge }
    if bytes.count < capacity { return bytes }
    capacity *= 2
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
  var bytes: [UInt8] = []
  let pieceSize = 1 << 16
  while bytes.count <= most {
    let piece = try [UInt8](capacity: pieceSize) { buffer throws(SystemError) in
      try retrying { posixRead(0, buffer.baseAddress, buffer.count) }
    }
    if piece.isEmpty { return bytes }
    bytes += piece
  }
  throw SystemError.tooLarge
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
