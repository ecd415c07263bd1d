#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs beside this one, and talks with it for as long as both like.
///
/// Its input, its output and its errors may each be used by a thread of their own.
public final class WorkerProcess: @unchecked Sendable {
  // Unchecked: the pipes change only where `closeInput` says so, and when nobody uses them any more.
  private var input: Pipe
  private let output: Pipe
  private let error: Pipe
  private let process: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its path; bytes without NUL.
  ///   - arguments: what follows the name; bytes without NUL.
  public init(program: [UInt8], arguments: [[UInt8]]) throws(SystemError) {
    ignoreBrokenPipes()
    input = try Pipe()
    var output = try Pipe()
    var error = try Pipe()
    process = try ChildProcess(program: program, arguments: arguments)
      .spawn(input.reading, output.writing, error.writing)
    input.closeReading()
    output.closeWriting()
    error.closeWriting()
    self.output = output
    self.error = error
  }

  /// Writes to its standard input.
  ///
  /// - Returns: whether it still reads.
  public func write(_ bytes: [UInt8]) -> Bool {
    input.writing >= 0 && (try? Platform.write(bytes, to: input.writing)) != nil
  }

  /// Ends its standard input. The thread that writes calls it.
  public func closeInput() { input.closeWriting() }

  /// Waits for the next bytes of its standard output; an empty array is the end.
  public func readOutput() -> [UInt8] { Self.readSome(output.reading) }

  /// Waits for the next bytes of its standard error; an empty array is the end.
  public func readError() -> [UInt8] { Self.readSome(error.reading) }

  private static func readSome(_ descriptor: Int32) -> [UInt8] {
    (try? readSomeBytes(of: descriptor, most: 1 << 16)) ?? []
  }

  /// Waits until it has ended.
  public func wait() -> ChildProcess.Ending {
    var status: Int32 = 0
    guard (try? retrying { waitpid(process, &status, 0) }) == process else { return .stopped }
    // <sys/wait.h> has these as macros, which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
