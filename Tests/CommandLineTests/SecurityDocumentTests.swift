import Foundation
import TestSupport
import Testing

@Suite("SECURITY.md")
struct SecurityDocumentTests {
  private let text: String
  init() throws { text = try Repository.text(".github/SECURITY.md") }

  @Test("each thing that an attacker controls has a test, and the test exists")
  func tests() throws {
    let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| an attacker controls") }
      .dropFirst(2).prefix { $0.hasPrefix("| ") }
    #expect(rows.count >= 20)
    let folders = [
      "ProjectTests", "LintEngineTests", "EditingTests", "CommandLineTests", "FuzzTests",
      "PlatformTests", "ReportingTests",
    ]
    let sources = try folders.flatMap { folder in
      let path = Repository.path + "/Tests/" + folder
      return try FileManager.default.contentsOfDirectory(atPath: path).map {
        try String(contentsOfFile: path + "/" + $0, encoding: .utf8)
      }
    }
    for row in rows {
      let match = try #require(row.firstMatch(of: /\| `([\w\/.]+)` "(.+)" \|$/), "\(row)")
      if match.1.hasSuffix(".txt") {
        let cases = try Repository.text("Tests/Fixtures/\(match.1)")
        #expect(cases.contains("// case: \(match.2)\n"), "\(match.1): \(match.2)")
        continue
      }
      #expect(
        sources.contains { $0.contains("struct \(match.1) {") && $0.contains("\"\(match.2)\"") },
        "\(match.1): \(match.2)")
    }
  }

  @Test("its limits are those of the program")
  func limits() throws {
    let standard = try Tool.run(["config", "--no-config", "."]).output
    #expect(standard.contains("max_file_size: 16 MiB"))
    #expect(text.contains("`max_file_size`, 16 MiB by default, at most 1 GiB"))
    let project = try Project()
    for (key, message) in [
      ("max_file_size: 1025 MiB", "more than 1 GiB"),
      ("reporter: [\(String(repeating: "json, ", count: 65))]", "more than 64 reporters"),
      ("extends: [\((0..<257).map { "\($0).yml" }.joined(separator: ", "))]", "more than 256"),
      (String(repeating: "#\n", count: 600_000), "file too large"),
    ] {
      try project.folder.write(".layoutlint.yml", key)
      #expect(try project.lint().error.contains(message))
    }
  }
}
