#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a system call failed.
public struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// The error that this value of `errno` stands for.
  public init(code: Int32) { self.code = code }

  /// The error of the system call that has just failed on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, in lower case at the start, no final period: "permission denied".
  public var text: String {
    // The system speaks of an illegal seek.
    if self == .notSeekable { return "a pipe, and no file" }
    if self == .foreignGroup { return "it belongs to a group that you are not in" }
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Nothing has the name.
  public static var notFound: SystemError { SystemError(code: ENOENT) }
  /// What should be a folder on the way is none.
  public static var notAFolder: SystemError { SystemError(code: ENOTDIR) }
  /// Links that lead round in a circle.
  public static var linkLoop: SystemError { SystemError(code: ELOOP) }
  /// The rights of the file or folder forbid it.
  public static var notPermitted: SystemError { SystemError(code: EACCES) }
  /// A path that the system does not take in one piece.
  public static var nameTooLong: SystemError { SystemError(code: ENAMETOOLONG) }
  /// A pipe, where a file is needed.
  public static var notSeekable: SystemError { SystemError(code: ESPIPE) }
  /// A folder, where a file is needed.
  public static var isAFolder: SystemError { SystemError(code: EISDIR) }
  /// More bytes than are taken.
  public static var tooLarge: SystemError { SystemError(code: EFBIG) }
  /// A file of a group that the user is not in, so that a new file cannot take its place with the same rights. The
  /// system's own number for it stands for much else.
  public static var foreignGroup: SystemError { SystemError(code: -1) }
  /// The reader of a pipe has gone.
  public static var brokenPipe: SystemError { SystemError(code: EPIPE) }
}

/// Repeats a system call for as long as signals interrupt it.
///
/// - Throws: the call's error where it returns -1 for another reason.
/// - Returns: what the call returns.
func retrying<Number: FixedWidthInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last }
  }
}
