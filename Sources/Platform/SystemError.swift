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
    let text = systemText(code)
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

/// The system's text for a value of `errno`; unlike `strerror`, for any number of threads at once.
private func systemText(_ code: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    buffer.initialize(repeating: 0)
    guard let start = buffer.baseAddress else { return "error \(code)" }
    let text = message(strerror_r(code, start, buffer.count), start)
    return text.isEmpty ? "error \(code)" : text
  }
}

/// The variant of POSIX returns a number, after storing the text.
private func message(_ failure: Int32, _ stored: UnsafePointer<CChar>) -> String {
  String(cString: stored)
}

/// The variant of GNU returns the text, which it may not have stored.
private func message(
  _ text: UnsafeMutablePointer<CChar>?, _ stored: UnsafePointer<CChar>
) -> String {
  String(cString: text.map { UnsafePointer($0) } ?? stored)
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
