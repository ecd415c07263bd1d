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
  /// - Parameter input: the bytes of its standard input. A program may end without reading them.
  /// - Throws: `SystemError.notFound` if there is no such program; the system's error if it cannot be started.
  public func run(input: [UInt8] = []) throws(SystemError) -> Outcome {
    ignoreBrokenPipes()
    var standardInput = try Pipe()
    var standardOutput = try Pipe()
    var standardError = try Pipe()
    let process = try spawn(standardInput.reading, standardOutput.writing, standardError.writing)
    standardInput.closeReading()
    standardOutput.closeWriting()
    standardError.closeWriting()
    var exchange = Exchange(input: input)
    var failure: SystemError?
    do throws(SystemError) {
      try exchange.run(&standardInput, &standardOutput, &standardError)
    } catch {
      failure = error
    }
    // Whatever went wrong: with its pipes closed, the process ends and is reaped.
    standardInput.closeWriting()
    standardOutput.closeReading()
    standardError.closeReading()
    let ending = try Ending(waitingFor: process)
    if let failure { throw failure }
    return Outcome(
      ending: ending, output: exchange.output, errorOutput: exchange.errorOutput)
  }

  private func spawn(
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
    #if canImport(Darwin)
      // Other threads may be between opening a descriptor and marking it close-on-exec.
      let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
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
  fileprivate init(waitingFor process: pid_t) throws(SystemError) {
    var status: Int32 = 0
    _ = try retrying { waitpid(process, &status, 0) }
    // <sys/wait.h> has these as macros, which Swift does not see.
    let signal = status & 0x7F
    self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// C strings that end with a null pointer, as `exec` takes them.
private final class CStrings {
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
