#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a system call failed.
public struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// The error for this value of `errno`.
  public init(code: Int32) { self.code = code }

  /// The error of the system call that has just failed on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's text for it, starting in lower case, without a final period: "permission denied".
  public var text: String {
    // The system would say "illegal seek".
    if self == .notSeekable { return "a pipe, not a file" }
    // Safe on many threads, except for unknown numbers on old systems.
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Nothing has the name.
  public static var notFound: SystemError { SystemError(code: ENOENT) }
  /// A part of the path is not a folder.
  public static var notAFolder: SystemError { SystemError(code: ENOTDIR) }
  /// Links that form a cycle.
  public static var linkLoop: SystemError { SystemError(code: ELOOP) }
  /// The permissions forbid it.
  public static var notPermitted: SystemError { SystemError(code: EACCES) }
  /// The file is immutable, or the system denies this program access to it, whatever the permissions say.
  public static var locked: SystemError { SystemError(code: EPERM) }
  /// A path that is too long for one system call.
  public static var nameTooLong: SystemError { SystemError(code: ENAMETOOLONG) }
  /// A pipe where a file is needed.
  public static var notSeekable: SystemError { SystemError(code: ESPIPE) }
  /// A folder where a file is needed.
  public static var isAFolder: SystemError { SystemError(code: EISDIR) }
  /// More bytes than allowed.
  public static var tooLarge: SystemError { SystemError(code: EFBIG) }
  /// The reader of a pipe is gone.
  public static var brokenPipe: SystemError { SystemError(code: EPIPE) }
}

/// Repeats a system call while signals interrupt it.
///
/// - Throws: the call's error if it returns -1 for another reason.
/// - Returns: the result of the call.
@discardableResult
func retrying<Number: FixedWidthInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last }
  }
}

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

/// Calls `open`, for reading. The descriptor is close-on-exec. Unless it `waits`, opening never blocks, even if a pipe
/// has replaced the file.
func openForReading(_ name: UnsafePointer<CChar>, waits: Bool) -> Int32 {
  open(name, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK) | O_NOCTTY)
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
