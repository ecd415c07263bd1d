import Foundation
import TestSupport
import Testing

/// The built program, next to the tests.
enum Tool {
  /// The result of a run.
  struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  static let path = path(of: "layoutlint")

  /// The path of a program of the package.
  private static func path(of name: String) -> String {
    // The test bundle is in the folder of the products; on Linux it is the running executable itself.
    var candidates = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    candidates.append(
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
    candidates.append(Bundle.main.bundleURL)
    let paths = candidates.map { $0.appendingPathComponent(name).path }
    return paths.first(where: FileManager.default.isExecutableFile) ?? "\(name) is not built"
  }

  /// Runs the program in a folder and waits for it.
  ///
  /// - Parameters:
  ///   - folder: the current folder; nil for an empty one. The root of a machine may contain whatever a test names.
  ///   - input: the standard input; nil if it is empty.
  ///   - name: the program; another one of the package's than layoutlint.
  ///   - wrapper: a command that starts the program, such as a shell with a pipe; followed by the program's path and
  ///     the arguments.
  static func run(
    _ arguments: [String], of name: String? = nil, in folder: String? = nil,
    environment: [String: String] = [:], wrapper: [String] = [], input: String? = nil
  ) throws -> Run {
    let process = Process()
    let words = wrapper + [name.map(path(of:)) ?? path] + arguments
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    let empty = try folder == nil ? TemporaryFolder() : nil
    process.currentDirectoryURL = (folder ?? empty?.path).map { URL(fileURLWithPath: $0) }
    process.environment = environment.merging(["PATH": OutsideTool.searchPath]) { own, _ in own }
      .merging(Sanitizer.options) { own, _ in own }
    let output = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    for suffix in [".out", ".err"] {
      _ = FileManager.default.createFile(atPath: output + suffix, contents: nil)
    }
    defer {
      for suffix in [".in", ".out", ".err"] {
        try? FileManager.default.removeItem(atPath: output + suffix)
      }
    }
    process.standardInput = FileHandle.nullDevice
    if let input {
      try Data(input.utf8).write(to: URL(fileURLWithPath: output + ".in"))
      process.standardInput = FileHandle(forReadingAtPath: output + ".in")
    }
    process.standardOutput = FileHandle(forWritingAtPath: output + ".out")
    process.standardError = FileHandle(forWritingAtPath: output + ".err")
    try process.run()
    process.waitUntilExit()
    withExtendedLifetime(empty) {}
    func text(_ suffix: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: output + suffix)), as: UTF8.self)
    }
    return Run(
      status: process.terminationStatus, output: try text(".out"), error: try text(".err"))
  }

  /// The rules with their default severities, as the program lists them.
  static func rules() throws -> [(id: String, severity: String)] {
    try run(["rules"]).output.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: " ", maxSplits: 2)
      return cells.count == 3 ? (String(cells[0]), String(cells[1])) : nil
    }
  }

  /// The ids of all rules, as the program lists them.
  static func ruleIDs() throws -> [String] { try rules().map(\.id) }

  /// The names of families and presets that stand for rules, as the help lists them.
  static func groupNames() throws -> [String] {
    let families = try table("Families of rules").map(\.name)
    let presets = try table("Presets").map(\.name)
    return families + presets.filter { $0 != "none" && !families.contains($0) }
  }

  /// The commands, as the help lists them.
  static func commands() throws -> [String] { try table("Commands").map(\.name) }

  /// The rows of a table of the help.
  static func table(_ title: String) throws -> [(name: String, summary: String)] {
    let help = try run(title == "Commands" ? ["--help"] : ["lint", "--help"]).output
    guard let start = help.range(of: "\n\(title):\n") else { return [] }
    return help[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .compactMap { line in
        guard let match = line.firstMatch(of: /^  (\w+) +(\S.*)$/) else { return nil }
        return (String(match.1), String(match.2))
      }
  }
}
