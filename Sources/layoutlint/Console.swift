import Platform
import Project
import Reporting

/// Everything that the program prints. Nothing else writes to the standard streams, so that text from files, such as the
/// name of a folder, never controls a terminal, and is never read as a command by a CI system: see `LogGuard`.
///
/// There is one way for each kind of text: lines for people, documents in a format that can escape characters, and
/// sources, which programs read byte for byte.
enum Console {
  /// Prints lines for people.
  ///
  /// - Returns: `failure` if output was lost. A reader that stops reading has lost nothing.
  static func show(_ lines: [UInt8], on stream: StandardStream = .output) -> ExitStatus {
    write(LogGuard.guarded(stream.isTerminal ? Style.visibleLines(lines) : lines), on: stream)
  }

  /// Prints lines for people to the standard output; see `show`.
  static func show(_ text: String) -> ExitStatus { show(Array(text.utf8)) }

  /// Prints a document; see `show` for the result.
  static func write(
    _ document: [UInt8], _ spelling: LogGuard.Spelling, on stream: StandardStream = .output
  ) -> ExitStatus {
    write(LogGuard.guarded(document, spelling), on: stream)
  }

  /// Prints text that a program reads, compiles or applies to the standard output; see `show` for the result. A file gets
  /// it as it is. On a terminal, control characters are escaped. Anything else may be a log: there, commands are escaped
  /// and reported.
  ///
  /// - Parameters:
  ///   - name: what it is, as in "the diff".
  ///   - replacesFile: whether the output becomes the text of a file, as in an editor: then only a CI system that reveals
  ///     itself may get other bytes.
  static func writeSource(
    _ text: [UInt8], _ name: String, replacesFile: Bool = false
  ) -> ExitStatus {
    if StandardStream.output.isTerminal { return show(text) }
    let isExact = StandardStream.output.isFile || (replacesFile && !isRevealed)
    return write(isExact ? text : guardedSource(text, name), on: .output)
  }

  /// Writes a message of the language server, byte for byte: only an editor reads it.
  ///
  /// - Returns: whether the editor still reads.
  static func answerEditor(_ message: [UInt8]) -> Bool {
    (try? StandardStream.output.write(message)) != nil
  }

  private static var isRevealed: Bool {
    LogGuard.variables.contains { !(environmentVariable($0) ?? "").isEmpty }
  }

  private static func guardedSource(_ text: [UInt8], _ name: String) -> [UInt8] {
    let guarded = LogGuard.guarded(text)
    if guarded != text {
      report(
        "\(name) differs here from what it should be, because a CI system would run parts of it as commands",
        "write it to a file to use it")
    }
    return guarded
  }

  private static func write(_ output: [UInt8], on stream: StandardStream) -> ExitStatus {
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

  // MARK: - Files

  /// Replaces the contents of a file with a document.
  ///
  /// - Parameter spelling: how its format escapes a character: even a file may be a log, such as `/dev/stderr`.
  /// - Returns: `failure` if it could not be written; it is unchanged then.
  static func write(
    _ document: [UInt8], _ spelling: LogGuard.Spelling, to file: FilePath, _ writer: FileWriter
  ) -> ExitStatus {
    save(file) { () throws(WriteFailure) in
      try writer.replace(file, with: LogGuard.guarded(document, spelling))
    }
  }

  /// Replaces the contents of a file with text that programs read; see `writeSource`.
  static func writeSource(
    _ text: [UInt8], _ name: String, to file: FilePath, _ writer: FileWriter
  ) -> ExitStatus {
    let text = file.mayBeLog ? guardedSource(text, name) : text
    return save(file) { () throws(WriteFailure) in try writer.replace(file, with: text) }
  }

  /// Appends a document to a file.
  static func append(
    _ document: [UInt8], to file: FilePath, _ writer: FileWriter
  ) -> ExitStatus {
    save(file) { () throws(WriteFailure) in try writer.append(document, to: file) }
  }

  private static func save(
    _ file: FilePath, _ body: () throws(WriteFailure) -> Void
  ) -> ExitStatus {
    do throws(WriteFailure) {
      try body()
    } catch {
      switch error {
      case .leadsOut(let link): report(link.message, link.advice, about: file.bytes)
      case .system(let error):
        report(
          "cannot be written: \(error.text)",
          "check that its folder exists and has space, or name another file",
          about: file.bytes)
      }
      return .failure
    }
    return .success
  }
}

extension FilePath {
  fileprivate var mayBeLog: Bool {
    (try? FileStatus(path: bytes)).map { $0.kind != .file } ?? false
  }
}

// MARK: - Problems

extension Console {
  /// Reports a problem and what to do about it on the standard error.
  static func report(_ message: String, _ advice: String, about path: [UInt8]? = nil) {
    let place: Template? = path.map { "\($0): " }
    writeError("layoutlint: \(place)\(sentence(message, advice))\n")
  }

  /// Reports an error about a file in the form of compilers, which Xcode shows as one.
  static func reportError(_ message: String, _ advice: String, about path: [UInt8]) {
    writeError("\(path): error: \(sentence(message, advice))\n")
  }

  static func report(_ problems: [ReadProblem]) {
    for problem in problems { report(problem.message, problem.advice, about: problem.path.bytes) }
  }

  /// Reports problems of configurations, one per line in the form of compilers.
  static func report(_ problems: [ConfigurationProblem]) {
    for problem in problems {
      let place = problem.place
      writeError(
        """
        \(place.path.bytes):\(place.line):\(place.column): \(problem.isWarning ? "warning" : "error"): \
        \(sentence(problem.message, problem.advice))

        """)
    }
  }

  /// Reports what is wrong with the configurations of files.
  static func accepts(_ discovery: FileDiscovery) -> Bool {
    report(discovery.configurationWarnings)
    report(discovery.configurationProblems)
    return discovery.configurationProblems.isEmpty
  }

  /// Reports skipped paths, which do not fail the run.
  static func report(_ skipped: [SkippedPath], isQuiet: Bool = false) {
    for path in skipped where !(isQuiet && path.isExcluded) {
      report(path.message, path.advice, about: path.path.systemBytes)
    }
  }

  /// Shows how many views are drawn, in one line that the next one replaces, and the last one removes; nothing where no
  /// terminal shows it.
  static func progress(_ count: Int, of all: Int) {
    guard StandardStream.error.isTerminal else { return }
    let text = count < all ? "\(count) of \(all) views drawn" : ""
    try? StandardStream.error.write(Array("\r\u{1B}[K\(text)".utf8))
  }

  static func few<Element>(_ all: [Element]) -> ArraySlice<Element> {
    all.prefix(all.count > 6 ? 5 : all.count)
  }

  private static func writeError(_ line: Template) {
    var text: [UInt8] = []
    text.write(line)
    // If even this fails, only the exit status is left.
    try? StandardStream.error.write(LogGuard.guarded(text))
  }
}
