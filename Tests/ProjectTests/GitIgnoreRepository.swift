import Foundation
import ProbeSupport
import TestSupport

/// A repository without commits, in a temporary folder, for queries to Git.
final class GitRepository {
  /// The `git` of the search path.
  private static let git = OutsideTool.path("git").map { URL(fileURLWithPath: $0) }

  struct Failure: Error {
    var what: String
  }

  private let folder: TemporaryFolder
  /// Git's setting `core.ignoreCase`.
  var ignoresCase = false
  /// The input and output of Git.
  private let streams: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    streams = try TemporaryFolder()
    _ = try run(["init", "--quiet", "."])
  }

  /// The line of the deciding pattern for each path; nil if none matches.
  func decidingLines(_ paths: [[UInt8]]) throws -> [Int?] {
    let input = Data(paths.joined(separator: [0]))
    let output = try run(
      ["check-ignore", "--no-index", "--stdin", "-z", "--verbose", "--non-matching"], input: input,
      // 1: no path is ignored.
      accepted: [0, 1])
    // Source, line, pattern and path, each followed by a NUL.
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    return stride(from: 1, to: fields.count - 1, by: 4).map {
      Int(String(decoding: fields[$0], as: UTF8.self))
    }
  }

  /// The paths of all files that are ignored.
  func ignoredFiles() throws -> Set<[UInt8]> {
    let output = try run(["ls-files", "-o", "-i", "--exclude-standard", "-z"])
    return Set(output.split(separator: 0).map { Array($0) })
  }

  /// Creates the entries of the tree, with empty files.
  func makeEntries() throws {
    for entry in PathTree.entries {
      if entry.isFolder { try makeFolder(entry.path) } else { try write(entry.path, []) }
    }
  }

  func makeFolder(_ path: [UInt8]) throws {
    guard mkdir(systemPath(path), 0o755) == 0 else { throw Failure(what: "mkdir: \(errno)") }
  }

  func write(_ path: [UInt8], _ bytes: [UInt8]) throws {
    guard let file = fopen(systemPath(path), "w") else { throw Failure(what: "fopen: \(errno)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure(what: "fwrite") }
  }

  func remove(_ path: [UInt8]) throws {
    guard unlink(systemPath(path)) == 0 else { throw Failure(what: "unlink: \(errno)") }
  }

  private func systemPath(_ path: [UInt8]) -> [CChar] {
    (Array((folder.path + "/").utf8) + path + [0]).map { CChar(bitPattern: $0) }
  }

  /// Runs Git without any user configuration; through files, because pipes would fill up.
  private func run(_ arguments: [String], input: Data = Data(), accepted: Set<Int32> = [0]) throws
    -> Data
  {
    let (inputPath, outputPath) = (streams("input"), streams("output"))
    try input.write(to: URL(fileURLWithPath: inputPath))
    try Data().write(to: URL(fileURLWithPath: outputPath))
    let process = Process()
    process.executableURL = Self.git
    process.arguments =
      ["-c", "core.ignoreCase=\(ignoresCase)", "-c", "core.excludesFile="] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputPath))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: outputPath))
    try process.run()
    process.waitUntilExit()
    guard accepted.contains(process.terminationStatus) else {
      throw Failure(what: "git \(arguments) failed with \(process.terminationStatus)")
    }
    return try Data(contentsOf: URL(fileURLWithPath: outputPath))
  }
}
