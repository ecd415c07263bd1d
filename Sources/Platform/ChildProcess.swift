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
    var standardInput = try Pipe()
    var standardOutput = try Pipe()
    var standardError = try Pipe()
    let process = try spawn(standardInput.reading, standardOutput.writing, standardError.writing)
    standardInput.closeReading()
    standardOutput.closeWriting()
    standardError.closeWriting()
    var exchange = Exchange(input: input)
    var watch = IdleWatch(process, limit: idleLimit, isAskedToEnd)
    var failure: SystemError?
    do throws(SystemError) {
      try exchange.run(&standardInput, &standardOutput, &standardError, &watch)
    } catch {
      failure = error
    }
    // Whatever went wrong: with its pipes closed, the process ends and is reaped.
    standardInput.closeWriting()
    standardOutput.closeReading()
    standardError.closeReading()
    let ending = try Ending(of: process, &watch)
    if let failure { throw failure }
    return Outcome(
      ending: ending, output: exchange.output, errorOutput: exchange.errorOutput)
  }

  /// Starts the program with these descriptors as its standard streams.
  func spawn(
    _ input: Int32, _ output: Int32, _ error: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    try checked(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    try checked(posix_spawn_file_actions_adddup2(&actions, input, 0))
    try checked(posix_spawn_file_actions_adddup2(&actions, output, 1))
    try checked(posix_spawn_file_actions_adddup2(&actions, error, 2))

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
