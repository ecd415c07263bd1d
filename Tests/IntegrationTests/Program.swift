import Foundation
import TestSupport
import Testing

/// A program that a test runs.
struct Program {
  /// The result of a run.
  struct Run {
    var status: Int32
    /// Its output to both streams, in chronological order.
    var output: String
  }

  let path: String

  /// A program in the search path; nil if there is none with that name.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  private init(path: String) { self.path = path }

  /// The built layoutlint, next to the tests.
  static let layoutlint: Program? = {
    // The test bundle is in the folder of the products; on Linux it is the running executable itself.
    var folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent())
    folders.append(Bundle.main.bundleURL)
    return folders.map { $0.appending(path: "layoutlint").path }
      .first(where: FileManager.default.isExecutableFile).map { Program(path: $0) }
  }()

  /// Runs the program in a folder and waits for it.
  ///
  /// - Parameter environment: changes to the environment of the tests.
  func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .filter { !Self.isAboutTests($0.key) }
      .merging(environment) { _, new in new }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a variable is about the run of the tests, its CI system or its build: programs must not depend on these.
  private static func isAboutTests(_ variable: String) -> Bool {
    ["GITHUB_", "RUNNER_", "GIT_", "PRE_COMMIT", "LAYOUTLINT_"].contains { variable.hasPrefix($0) }
  }
}

extension Program {
  /// Writes a small executable that does what the built layoutlint does: that one takes long to compress.
  static func writeStandIn(to name: String, in folder: TemporaryFolder) throws {
    let path = try #require(layoutlint).path
    try folder.write(name, "#!/bin/sh\nexec '\(path)' \"$@\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder(name))
  }
}
