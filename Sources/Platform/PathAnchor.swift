#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a system call starts to look up a name: allows paths longer than one call takes.
struct PathAnchor: ~Copyable {
  /// An open folder, or the constant for the current folder.
  let descriptor: Int32
  /// The rest of the path, relative to that folder.
  let name: [UInt8]

  /// - Parameter path: bytes without NUL; a path longer than `PATH_MAX` is walked in pieces.
  init(_ path: [UInt8]) throws(SystemError) {
    let limit = Int(PATH_MAX) - 1
    if path.contains(0) || path.isEmpty { throw SystemError.notFound }
    guard path.count > limit else {
      descriptor = AT_FDCWD
      name = path
      return
    }
    var folder = AT_FDCWD
    var start = 0
    while path.count - start > limit {
      let piece = path[start..<(start + limit)]
      // A single name longer than the limit: let the system refuse it in its own words.
      guard let slash = piece.lastIndex(of: UInt8(ascii: "/")), slash > start else { break }
      do {
        let next = try openFolder(Array(path[start..<slash]), in: folder)
        if folder != AT_FDCWD { close(folder) }
        folder = next
      } catch {
        if folder != AT_FDCWD { close(folder) }
        throw error
      }
      start = slash + 1
      while start < path.count, path[start] == UInt8(ascii: "/") { start += 1 }
    }
    descriptor = folder
    name = start < path.count ? Array(path[start...]) : [UInt8(ascii: ".")]
  }

  deinit {
    if descriptor != AT_FDCWD { close(descriptor) }
  }

  /// Opens the file at the path for reading.
  ///
  /// - Parameters:
  ///   - flags: additional flags of `open`.
  ///   - waits: whether opening and reading a pipe waits for its writer.
  func open(flags: Int32 = 0, waits: Bool = false) throws(SystemError) -> Int32 {
    try retrying {
      withTerminated(name) { openForReading($0, in: descriptor, flags: flags, waits: waits) }
    }
  }
}

/// Calls `openat`, for reading. The descriptor is close-on-exec. Unless it `waits`, opening never blocks, even if a pipe
/// has replaced the file.
///
/// - Parameter flags: additional flags.
func openForReading(
  _ name: UnsafePointer<CChar>, in folder: Int32, flags: Int32 = 0, waits: Bool = false
) -> Int32 {
  openat(folder, name, O_RDONLY | flags | O_CLOEXEC | (waits ? 0 : O_NONBLOCK) | O_NOCTTY)
}

private func openFolder(_ name: [UInt8], in folder: Int32) throws(SystemError) -> Int32 {
  try retrying {
    withTerminated(name) { openat(folder, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }
}

/// Calls `body` with the bytes as a C string.
func withTerminated<Result>(
  _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
    UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
    buffer[bytes.count] = 0
    return body(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped))
  }
}
