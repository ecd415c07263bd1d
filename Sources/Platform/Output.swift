import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One of the standard streams that the process was started with.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all the bytes, in one system call if possible.
  ///
  /// - Throws: `SystemError.brokenPipe` if the reader is gone; the system's error if the bytes cannot be stored, as on
  ///   a full disk.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    if self == .output { hasOutput.store(true, ordering: .relaxed) }
    try Platform.write(bytes, to: rawValue)
  }

  /// Whether a person reads the stream on a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether the stream goes to a file.
  public var isFile: Bool {
    (try? FileStatus(descriptor: rawValue))?.kind == .file
  }

  /// The width of the terminal in columns; nil if the stream is not a terminal, or its width is unknown.
  public var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Whether anything was written to the standard output.
let hasOutput = Atomic(false)

/// Makes a write to a pipe without a reader fail like any other write, instead of ending the process.
public func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// Makes a write beyond the file size limit fail like any other write, instead of ending the process.
public func ignoreFileSizeLimits() {
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Writes all the bytes, in one system call if possible.
func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    do throws(SystemError) {
      written += try retrying {
        bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
    } catch {
      guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
      // Another process may have made the pipe or terminal non-blocking.
      waitUntilReady(descriptor, for: POLLOUT)
    }
  }
}

/// Waits until a non-blocking descriptor can be read or written, or its other end is closed.
///
/// - Parameter event: `POLLIN` or `POLLOUT`.
func waitUntilReady(_ descriptor: Int32, for event: some FixedWidthInteger) {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  guard poll(&request, 1, -1) > 0, request.revents & Int16(POLLNVAL) != 0 else { return }
  // On macOS, `poll` does not know every device. The next call waits by itself.
  let flags = fcntl(descriptor, F_GETFL)
  if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
}
