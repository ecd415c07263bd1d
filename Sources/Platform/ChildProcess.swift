#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs beside this one, with its own arguments started without a shell.
public struct ChildProcess: Sendable {
  /// How a process ended.
  public enum Ending: Equatable, Sendable {
    /// On its own, with this status.
    case exit(Int32)
    /// By a signal of this number.
    case signal(Int32)
    /// By this process, because it did nothing for as long as its limit allows.
    case stopped
  }

  /// The result of a process that has ended.
  public struct Outcome: Sendable {
    /// How it ended.
    public let ending: Ending
    /// Everything that it wrote to its standard output.
    public let output: [UInt8]
    /// Everything that it wrote to its standard error.
    public let errorOutput: [UInt8]
  }

  /// The name of the program, looked up in `PATH` unless it has a slash; bytes without NUL.
  public var program: [UInt8]
  /// What follows the name; bytes without NUL.
  public var arguments: [[UInt8]]
  /// Changes to this process's environment; nil removes a variable.
  public var environment: [String: String?]
  /// How many milliseconds it may do nothing before it is stopped: neither read nor write, nor use the processor; nil for
  /// any time. A program that waits for a pipe does nothing, one that works on a slow disk does not.
  public var idleLimit: Int?

  public init(
    program: [UInt8], arguments: [[UInt8]], environment: [String: String?] = [:]
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Starts the program, hands it its input, and waits for it to end. Input and output may be of any size: they are
  /// written and read as either side is ready. From then on, broken pipes are ignored, as by `ignoreBrokenPipes`.
  ///
  /// The program and those that it starts are a group of processes of their own. A signal that asks this process to end
  /// does so once the program has ended, or has been stopped because it did nothing at that time.
  ///
  /// - Parameter input: the bytes of its standard input. A program may end without reading them.
  /// - Throws: `SystemError.notFound` if there is no such program; the system's error if it cannot be started.
  public func run(input: [UInt8] = []) throws(SystemError) -> Outcome {
    ignoreBrokenPipes()
    return try withSignalsHeld { isAskedToEnd throws(SystemError) in
      try run(input: input, isAskedToEnd)
    }
  }

  private func run(
    input: [UInt8], _ isAskedToEnd: @escaping () -> Bool
  ) throws(SystemError) -> Outcome {
    let exchange = try Exchange(input: input)
    let process = try spawn(exchange.theirEnds)
    exchange.closeTheirEnds()
    var watch = IdleWatch(process, limit: idleLimit, isAskedToEnd)
    var failure: SystemError?
    do throws(SystemError) {
      try exchange.run(&watch)
    } catch {
      failure = error
    }
    // Whatever went wrong: with its pipes closed, the process ends and is reaped.
    exchange.closeOurEnds()
    let ending = try Ending(of: process, &watch)
    if let failure { throw failure }
    return Outcome(
      ending: ending, output: exchange.outputs[0], errorOutput: exchange.outputs[1])
  }

  /// Starts the program with these descriptors as its standard streams.
  func spawn(_ streams: [Int32]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    try checked(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      try checked(posix_spawn_file_actions_adddup2(&actions, stream, Int32(number)))
    }

    try checked(posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    // Children would inherit the signals that this process ignores or blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    try checked(posix_spawnattr_setsigmask(&attributes, &signals))
    sigaddset(&signals, SIGPIPE)
    try checked(posix_spawnattr_setsigdefault(&attributes, &signals))
    // A group of its own, which is stopped as a whole.
    try checked(posix_spawnattr_setpgroup(&attributes, 0))
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    #if canImport(Darwin)
      // Other threads may be between opening a descriptor and marking it close-on-exec.
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    try checked(posix_spawnattr_setflags(&attributes, Int16(flags)))

    let words = CStrings([program] + arguments)
    let variables = CStrings(environmentVariables(changed: environment))
    var process = pid_t()
    guard let name = words.pointers[0] else { throw SystemError.notFound }
    let code = withExtendedLifetime((words, variables)) {
      posix_spawnp(&process, name, &actions, &attributes, words.pointers, variables.pointers)
    }
    try checked(code)
    return process
  }
}

/// - Throws: the error that a function of the `posix_spawn` family returns instead of setting `errno`.
private func checked(_ code: Int32) throws(SystemError) {
  if code != 0 { throw SystemError(code: code) }
}

extension ChildProcess.Ending {
  /// Waits for a process to end, and stops it if that takes too long.
  fileprivate init(of process: pid_t, _ watch: inout IdleWatch) throws(SystemError) {
    if !watch.isOver, let ending = try Self.wait(for: process, { !watch.isOver(after: $0) }) {
      self = ending
      return
    }
    self = .stopped
    // First, it may remove its locks. One that does not react to being killed waits for a disk, and stays.
    for signal in [SIGTERM, SIGKILL] {
      kill(-process, signal)
      var patience = 2_000
      let ending = try Self.wait(for: process) { milliseconds in
        patience -= milliseconds
        return patience > 0
      }
      if ending != nil { break }
    }
    // What it has started may have ignored the first signal.
    kill(-process, SIGKILL)
  }

  /// - Parameter goesOn: whether to wait on after so many more milliseconds.
  /// - Returns: nil if it has not ended.
  private static func wait(
    for process: pid_t, _ goesOn: (Int) -> Bool
  ) throws(SystemError) -> ChildProcess.Ending? {
    var status: Int32 = 0
    // Most have closed their outputs just before they end.
    var pause = 1
    while try retrying({ waitpid(process, &status, WNOHANG) }) == 0 {
      guard goesOn(pause) else { return nil }
      usleep(UInt32(pause) * 1_000)
      pause = min(pause * 2, IdleWatch.interval)
    }
    // <sys/wait.h> has these as macros, which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// C strings that end with a null pointer, as `exec` takes them.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [[UInt8]]) {
    pointers =
      strings.map { string in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.count + 1)
        for (index, byte) in string.enumerated() { copy[index] = CChar(bitPattern: byte) }
        copy[string.count] = 0
        return copy
      } + [nil]
  }

  deinit { for pointer in pointers { pointer?.deallocate() } }
}

/// The exchange with a process by three pipes: writes and reads whatever is ready, so that neither side blocks the other. The
/// descriptors are close-on-exec.
final class Exchange {
  /// What the process has as its standard streams; -1 for what is closed.
  private(set) var theirEnds: [Int32] = []
  private(set) var ourEnds: [Int32] = []
  private let input: [UInt8]
  private var written = 0
  /// What it has written to its standard output and to its standard error.
  private(set) var outputs: [[UInt8]] = [[], []]

  init(input: [UInt8]) throws(SystemError) {
    self.input = input
    for stream in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw SystemError.last }
      if stream > 0 { ends.reverse() }
      theirEnds.append(ends[0])
      ourEnds.append(ends[1])
      theirEnds[stream] = try Self.moved(ends[0])
      ourEnds[stream] = try Self.moved(ends[1])
    }
  }

  deinit {
    closeTheirEnds()
    closeOurEnds()
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

  func closeTheirEnds() { for stream in 0..<theirEnds.count { shut(&theirEnds[stream]) } }

  func closeOurEnds() { for stream in 0..<ourEnds.count { shut(&ourEnds[stream]) } }

  /// Runs until the process has closed both its outputs, and closes the ends of finished pipes.
  ///
  /// - Parameter watch: ends the exchange early if the process does nothing.
  func run(_ watch: inout IdleWatch) throws(SystemError) {
    let flags = try retrying { fcntl(ourEnds[0], F_GETFL) }
    try retrying { fcntl(ourEnds[0], F_SETFL, flags | O_NONBLOCK) }
    if input.isEmpty { shut(&ourEnds[0]) }
    while ourEnds[1] >= 0 || ourEnds[2] >= 0 {
      // `poll` ignores negative descriptors.
      var requests = zip(ourEnds, [POLLOUT, POLLIN, POLLIN]).map {
        pollfd(fd: $0, events: Int16($1), revents: 0)
      }
      guard try retrying({ poll(&requests, 3, Int32(IdleWatch.interval)) }) > 0 else {
        if watch.isOver(after: IdleWatch.interval) { return }
        continue
      }
      watch.reset()
      if requests[0].revents != 0, try !writeSome() { shut(&ourEnds[0]) }
      for stream in 1...2 where requests[stream].revents != 0 {
        let piece = try readSomeBytes(of: ourEnds[stream], most: 1 << 16)
        outputs[stream - 1] += piece
        if piece.isEmpty { shut(&ourEnds[stream]) }
      }
    }
  }

  /// - Returns: whether there is more to write.
  private func writeSome() throws(SystemError) -> Bool {
    do throws(SystemError) {
      written += try retrying {
        input[written...].withUnsafeBytes { write(ourEnds[0], $0.baseAddress, $0.count) }
      }
    } catch {
      if error.code == EAGAIN || error.code == EWOULDBLOCK { return true }
      // The process stopped reading.
      if error == .brokenPipe { return false }
      throw error
    }
    return written < input.count
  }
}

private func shut(_ descriptor: inout Int32) {
  if descriptor >= 0 { close(descriptor) }
  descriptor = -1
}

/// Whether a process is still doing something.
///
/// Waits are counted, not the time on a clock: a machine that sleeps, or a run that is suspended, changes nothing.
struct IdleWatch {
  /// How many milliseconds to wait between two looks.
  static let interval = 100

  private let process: pid_t
  private let limit: Int?
  private let isAskedToEnd: () -> Bool
  /// How many milliseconds the process has done nothing.
  private var idle = 0
  /// What the process had done at the last look.
  private var work: UInt64?
  /// Whether to wait no longer.
  private(set) var isOver = false

  /// - Parameters:
  ///   - limit: how many milliseconds it may do nothing; nil for any time.
  ///   - isAskedToEnd: whether this process shall end.
  init(_ process: pid_t, limit: Int?, _ isAskedToEnd: @escaping () -> Bool) {
    self.process = process
    self.limit = limit
    self.isAskedToEnd = isAskedToEnd
  }

  /// The process has read or written.
  mutating func reset() { idle = 0 }

  /// Whether to wait no longer, after so many more milliseconds without input and output.
  mutating func isOver(after milliseconds: Int) -> Bool {
    idle += milliseconds
    if let limit {
      let now = workDone(by: process)
      if now != work {
        work = now
        idle = 0
      }
      if idle >= limit { isOver = true }
    }
    if isAskedToEnd() { isOver = true }
    return isOver
  }
}

/// A number that grows while a process uses the processor; nil if the system does not tell.
private func workDone(by process: pid_t) -> UInt64? {
  #if canImport(Darwin)
    var usage = rusage_info_v2()
    let status = withUnsafeMutablePointer(to: &usage) { pointer in
      pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
      }
    }
    return status == 0 ? usage.ri_user_time + usage.ri_system_time : nil
  #else
    // "number (name) state parent …": faults that read from disk are the tenth word behind the name, the times of the
    // processor the twelfth and the thirteenth.
    guard let text = try? readFile(Array("/proc/\(process)/stat".utf8), most: 1 << 12),
      let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = text[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard words.count > 12 else { return nil }
    return [9, 11, 12].reduce(0) { $0 &+ (UInt64(String(decoding: words[$1], as: UTF8.self)) ?? 0) }
  #endif
}
