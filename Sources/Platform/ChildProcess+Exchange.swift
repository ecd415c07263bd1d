#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe: bytes written to one descriptor are read from the other. Both are close-on-exec, and closed with the value.
struct Pipe: ~Copyable {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(SystemError) {
    var ends: (Int32, Int32) = (-1, -1)
    let isMade = withUnsafeMutableBytes(of: &ends) {
      pipe($0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Int32.self))
    }
    guard isMade == 0 else { throw SystemError.last }
    do throws(SystemError) {
      ends.0 = try Self.moved(ends.0)
      ends.1 = try Self.moved(ends.1)
    } catch {
      close(ends.0)
      close(ends.1)
      throw error
    }
    (reading, writing) = ends
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }

  mutating func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// A descriptor above the three standard streams: some parents start their children with these closed.
  private static func moved(_ descriptor: Int32) throws(SystemError) -> Int32 {
    guard descriptor < 3 else {
      try retrying { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return descriptor
    }
    let other = try retrying { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    close(descriptor)
    return other
  }
}

/// The exchange with a process: writes and reads whatever is ready, so that neither side blocks the other.
struct Exchange {
  private let input: [UInt8]
  private var written = 0
  private(set) var output: [UInt8] = []
  private(set) var errorOutput: [UInt8] = []

  init(input: [UInt8]) { self.input = input }

  /// Runs until the process has closed both its outputs, and closes the ends of finished pipes.
  ///
  /// - Parameter watch: ends the exchange early if the process does nothing.
  mutating func run(
    _ inputPipe: inout Pipe, _ outputPipe: inout Pipe, _ errorPipe: inout Pipe,
    _ watch: inout IdleWatch
  ) throws(SystemError) {
    let flags = try retrying { fcntl(inputPipe.writing, F_GETFL) }
    try retrying { fcntl(inputPipe.writing, F_SETFL, flags | O_NONBLOCK) }
    if input.isEmpty { inputPipe.closeWriting() }
    while outputPipe.reading >= 0 || errorPipe.reading >= 0 {
      // `poll` ignores negative descriptors.
      var requests = [
        pollfd(fd: inputPipe.writing, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: outputPipe.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errorPipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      guard try retrying({ poll(&requests, 3, Int32(IdleWatch.interval)) }) > 0 else {
        if watch.isOver(after: IdleWatch.interval) { return }
        continue
      }
      watch.reset()
      if requests[0].revents != 0, try !writeSome(inputPipe.writing) { inputPipe.closeWriting() }
      if requests[1].revents != 0, try !Self.readSome(outputPipe.reading, into: &output) {
        outputPipe.closeReading()
      }
      if requests[2].revents != 0, try !Self.readSome(errorPipe.reading, into: &errorOutput) {
        errorPipe.closeReading()
      }
    }
  }

  /// - Returns: whether there is more to write.
  private mutating func writeSome(_ descriptor: Int32) throws(SystemError) -> Bool {
    do throws(SystemError) {
      let rest = input[written...]
      written += try retrying {
        rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
    } catch {
      if error.code == EAGAIN || error.code == EWOULDBLOCK { return true }
      // The process stopped reading.
      if error == .brokenPipe { return false }
      throw error
    }
    return written < input.count
  }

  /// - Returns: whether there may be more to read.
  private static func readSome(
    _ descriptor: Int32, into bytes: inout [UInt8]
  ) throws(SystemError) -> Bool {
    let piece = try readSomeBytes(of: descriptor, most: 1 << 16)
    bytes += piece
    return !piece.isEmpty
  }
}
