import LintEngine
import Platform
import Reporting

/// The standard streams of the program.
enum Console {
  /// Writes to the standard output, or to the standard error.
  ///
  /// - Returns: `failure` if output was lost. A reader that stops reading has lost nothing.
  static func write(
    _ output: [UInt8], on stream: StandardStream = .output
  ) -> ExitStatus {
    do throws(SystemError) {
      try stream.write(output)
    } catch {
      if error == .brokenPipe { return .success }
      report(
        "the output could not be written: \(error.text)", "free some space, or write it elsewhere")
      return .failure
    }
    return .success
  }

  /// Prevents text from files from being read as commands by a CI system.
  static let logGuard = LogGuard(
    isOn: LogGuard.variables.contains { !(environmentVariable($0) ?? "").isEmpty })

  /// Writes lines for people that contain text from files to the standard output; see `write`.
  static func show(_ lines: [UInt8]) -> ExitStatus {
    guard StandardStream.output.isTerminal else { return write(logGuard.guarded(lines)) }
    var visible: [UInt8] = []
    visible.appendVisibleLines(lines)
    return write(visible)
  }

  /// Writes output for programs, such as a diff, to the standard output; see `write`. For a terminal, control
  /// characters are escaped.
  ///
  /// - Parameter isLog: whether a CI system reads it as part of its log, unless it goes to a file.
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
        "the diff differs from the files, because a CI system would run parts of it as commands",
        "write it to a file to apply it")
    }
    return write(guarded)
  }

  /// Replaces the contents of a file.
  ///
  /// - Returns: `failure` if it could not be written; it is unchanged then.
  static func write(_ output: [UInt8], to file: FilePath) -> ExitStatus {
    do throws(SystemError) {
      try replaceFile(file.bytes, with: output)
    } catch {
      reportUnwritten(file, error)
      return .failure
    }
    return .success
  }

  /// Appends to a file.
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
      "check that its folder exists and has space, or name another file",
      about: file.bytes)
  }

  /// Writes text to the standard output; see `write`.
  static func print(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

  /// Reports a problem and what to do about it on the standard error.
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

  /// Reports problems of configurations, one per line in the form of compilers.
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

  /// Reports skipped paths, which do not fail the run.
  ///
  /// - Parameter isQuiet: whether to omit paths that the user's configuration excludes.
  static func report(_ skipped: [SkippedPath], isQuiet: Bool = false) {
    for path in skipped where !(isQuiet && path.isExcluded) {
      report(path.message, path.advice, about: path.path.systemBytes)
    }
  }

  private static func writeError(_ line: [UInt8]) {
    // If even this fails, only the exit status is left.
    try? StandardStream.error.write(logGuard.guarded(line))
  }
}
