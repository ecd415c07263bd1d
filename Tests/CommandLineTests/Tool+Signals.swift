import Foundation

extension Tool {
  /// Starts the program in a folder, sends it a signal after a delay, and waits for its end.
  static func interrupted(
    _ arguments: [String], in folder: String, environment: [String: String]? = nil,
    by signal: Int32, after delay: Double
  ) throws -> Process {
    try interrupted(arguments, in: folder, environment: environment, by: signal) {
      Thread.sleep(forTimeInterval: delay)
    }
  }

  /// Starts the program in a folder, sends it a signal once `moment` returns, and waits for its end.
  static func interrupted(
    _ arguments: [String], in folder: String, environment: [String: String]? = nil,
    by signal: Int32, at moment: () -> Void
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    if let environment { process.environment = environment }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try runWithoutHeldSignals(process)
    moment()
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process
  }

  /// A process inherits blocked signals, and the threads of tests block many.
  private static func runWithoutHeldSignals(_ process: Process) throws {
    var none = sigset_t()
    sigemptyset(&none)
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
}
