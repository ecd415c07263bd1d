#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Calls a system function with a path, and again while signals interrupt it.
///
/// - Throws: `SystemError.notFound` for a path that is empty or contains a NUL; the system's error.
@discardableResult
func withPath(
  _ path: [UInt8], _ call: (UnsafePointer<CChar>) -> Int32
) throws(SystemError) -> Int32 {
  if path.isEmpty || path.contains(0) { throw SystemError.notFound }
  return try retrying { withTerminated(path, call) }
}

/// Calls `openat`, for reading. The descriptor is close-on-exec. Unless it `waits`, opening never blocks, even if a pipe
/// has replaced the file.
func openForReading(
  _ name: UnsafePointer<CChar>, in folder: Int32 = AT_FDCWD, waits: Bool = false
) -> Int32 {
  openat(folder, name, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK) | O_NOCTTY)
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
