import Platform
import Reporting

/// The streams of the program.
enum Console {
  /// Writes to the standard output.
  ///
  /// - Parameter status: what the run came to.
  /// - Returns: the same; `failure` if the output got lost. A reader who has seen enough and went away lost nothing.
  static func write(_ output: [UInt8], status: ExitStatus = .success) -> ExitStatus {
    do throws(SystemError) {
      try StandardStream.output.write(output)
    } catch {
      if error == .brokenPipe { return status }
      report(
        "the output could not be written: \(error.text)", "make room, or write it elsewhere")
      return .failure
    }
    return status
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
    // Where even this cannot be written, the exit status is all there is left.
    try? StandardStream.error.write(line)
  }
}
