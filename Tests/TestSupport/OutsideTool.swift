import Foundation

/// An external program that tests use for comparison. A test is skipped if its program is missing, and says what to
/// install: `.enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)")`.
package struct OutsideTool: Sendable {
  package let isThere: Bool
  /// What is missing, and the package that contains it.
  package let hint: String

  /// The result of a run.
  package struct Run {
    package var status: Int32
    package var output: String
    package var error: String
  }

  /// Whether a program runs successfully with arguments that make it do nothing.
  package static func works(_ words: String...) -> Bool { (try? run(words))?.status == 0 }

  /// The folders where programs are searched.
  package static let searchPath =
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// The path of a program in the `PATH`; nil if there is none.
  package static func path(_ name: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program in the `PATH` and waits for it.
  ///
  /// - Parameter input: its standard input.
  package static func run(_ words: [String], input: [UInt8] = []) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      return url
    }
    // Files, because a pipe that is not emptied blocks the program.
    let output = try file("output", [])
    let error = try file("error", [])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
  }

  /// The words of a shell that run a command on a terminal of its own, with `script`.
  ///
  /// - Parameter command: for a shell, as part of a string in double quotes.
  package static func onTerminal(_ command: String) -> String {
    #if os(macOS)
      "script -q /dev/null /bin/sh -c \"\(command)\""
    #else
      "script -qec \"\(command)\" /dev/null"
    #endif
  }

  /// A file that exists while `body` runs.
  package static func withFile<Result>(
    named name: String, _ bytes: [UInt8], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return try body(url.path)
  }
}
