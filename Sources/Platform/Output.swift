#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A stream that the process was started with.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all the bytes, with one system call where the system takes them at once.
  ///
  /// - Throws: `SystemError.brokenPipe` where the reader has gone; the system's error where the bytes cannot be kept, such
  ///   as on a full disk.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do throws(SystemError) {
        written += try writeOnce(bytes[written...])
      } catch {
        guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
        waitUntilWritable()
      }
    }
  }

  private func writeOnce(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try retrying {
      bytes.withUnsafeBytes { posixWrite(rawValue, $0.baseAddress, $0.count) }
    }
  }

  /// Whether a person reads the stream on a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns; nil if the stream is none or its terminal does not say.
  public var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // Another process may have made the pipe or terminal one that does not wait.
  private func waitUntilWritable() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// Makes a write to a pipe without a reader fail as any other write does, where it would end the process.
public func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
  #else
    Glibc.write(descriptor, bytes, count)
  #endif
}
