import LintEngine
import Platform
import Reporting

/// The streams of the program.
enum Console {
  /// Writes to the standard output, or to the standard error.
  ///
  /// - Returns: `failure` if the output got lost. A reader who has seen enough and went away lost nothing.
  static func write(
    _ output: [UInt8], on stream: StandardStream = .output
  ) -> ExitStatus {
    do throws(SystemError) {
      try stream.write(output)
    } catch {
      if error == .brokenPipe { return .success }
      report(
        "the output could not be written: \(error.text)", "make room, or write it elsewhere")
      return .failure
    }
    return .success
  }

  /// Keeps text from files from giving orders to a CI system.
  static let logGuard = LogGuard(
    isOn: LogGuard.variables.contains { !(environmentVariable($0) ?? "").isEmpty })

  /// Writes lines for people that hold text from files to the standard output; see `write`.
  static func show(_ lines: [UInt8]) -> ExitStatus {
    guard StandardStream.output.isTerminal else { return write(logGuard.guarded(lines)) }
    var visible: [UInt8] = []
    visible.appendVisibleLines(lines)
    return write(visible)
  }

  /// Writes what programs read as it is, such as a diff, to the standard output; see `write`. A terminal gets nothing that
  /// steers it.
  ///
  /// - Parameter isLog: whether a CI system takes it for a part of its log, where it does not go to a file.
  static func writeText(_ text: [UInt8], isLog: Bool) -> ExitStatus {
    if StandardStream.output.isTerminal {
      var visible: [UInt8] = []
      visible.appendVisibleLines(text)
      return write(visible)
    }
    guard isLog, !StandardStream.output.isFile else { return write(text) }
    let guarded = logGuard.guarded(text)
    if guarded != text {
      report(
        "the diff is not as it is in the files, because a CI system would obey a part of it",
        "to apply it, write it to a file")
    }
    return write(guarded)
  }

  /// Gives a file new contents.
  ///
  /// - Returns: `failure` if it could not be written; it is as it was then.
  static func write(_ output: [UInt8], to file: FilePath) -> ExitStatus {
    do throws(SystemError) {
      try replaceFile(file.bytes, with: output)
    } catch {
      reportUnwritten(file, error)
      return .failure
    }
    return .success
  }

  /// Adds to the end of a file.
  ///
  /// - Returns: `failure` if it could not be written.
  static func append(_ output: [UInt8], to file: FilePath) -> ExitStatus {
    do throws(SystemError) {
      try appendToFile(file.bytes, output)
    } catch {
      reportUnwritten(file, error)
      return .failure
    }
    return .success
  }

  private static func reportUnwritten(_ file: FilePath, _ error: SystemError) {
    report(
      "cannot be written: \(error.text)",
      "see that its folder is there and has room, or name another file",
      about: file.bytes)
  }

  /// Writes text to the standard output; see `write`.
  static func print(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

  /// Says on the standard error what is wrong and what to do about it.
  static func report(_ message: String, _ advice: String, about path: [UInt8]? = nil) {
    var line: [UInt8] = []
    line.append("layoutlint: ")
    if let path {
      line.appendVisible(path)
      line.append(": ")
    }
    line.appendVisible(message)
    if !advice.isEmpty {
      line.append("; ")
      line.appendVisible(advice)
    }
    line.append("\n")
    writeError(line)
  }

  /// Says what is wrong with configurations, each on a line as compilers do.
  static func report(_ problems: [ConfigurationProblem]) {
    guard !problems.isEmpty else { return }
    var text: [UInt8] = []
    for problem in problems {
      text.appendVisible(problem.place.path.bytes)
      let kind = problem.isWarning ? "warning" : "error"
      text.append(":\(problem.place.line):\(problem.place.column): \(kind): ")
      text.appendVisible(problem.message)
      if !problem.advice.isEmpty {
        text.append("; ")
        text.appendVisible(problem.advice)
      }
      text.append("\n")
    }
    writeError(text)
  }

  /// Says what was not looked at, and fails no run.
  ///
  /// - Parameter isQuiet: leave out what the user's own configuration excludes.
  static func report(_ skipped: [SkippedPath], isQuiet: Bool = false) {
    for path in skipped where !(isQuiet && path.isExcluded) {
      report(path.message, path.advice, about: path.path.systemBytes)
    }
  }

  private static func writeError(_ line: [UInt8]) {
    // Where even this cannot be written, the exit status is all there is left.
    try? StandardStream.error.write(logGuard.guarded(line))
  }
}
