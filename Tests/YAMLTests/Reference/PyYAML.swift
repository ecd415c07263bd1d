import Foundation
import TestSupport

/// PyYAML, the reference that our reader is compared with.
enum PyYAML {
  /// One line per node in the order of the file, such as `3:5 plain 6f6e` (line, column in bytes, style, text in
  /// hexadecimal) or `1:1 list` … `end`; nil for a file that PyYAML rejects.
  ///
  /// One process reads all the files.
  static func outlines(of files: [[UInt8]]) throws -> [[String]?] {
    let answer = try run("yaml_outline.py", files.map(hexadecimal))
    return answer.map { line in
      line == "error" ? nil : line.isEmpty ? [] : line.components(separatedBy: "|")
    }
  }

  /// The value that PyYAML's safe loader gives each text: a string as its UTF-8 in hexadecimal, a list in brackets,
  /// anything else as Python prints it.
  static func values(of texts: [String]) throws -> [String] {
    try run("yaml_values.py", texts.map { hexadecimal(Array($0.utf8)) })
  }

  private static func run(_ script: String, _ lines: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("input", lines.map { $0 + "\n" }.joined())
    try folder.write("output")
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", Repository.fixture("Scripts/" + script)]
    python.standardInput = FileHandle(forReadingAtPath: folder("input"))
    python.standardOutput = FileHandle(forWritingAtPath: folder("output"))
    python.standardError = FileHandle.nullDevice
    try python.run()
    python.waitUntilExit()
    guard python.terminationStatus == 0 else { throw POSIXError(.ENOENT) }
    let output = try String(contentsOfFile: folder("output"), encoding: .utf8)
    return Array(output.components(separatedBy: "\n").dropLast())
  }

  /// Bytes in the form of the outlines.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
