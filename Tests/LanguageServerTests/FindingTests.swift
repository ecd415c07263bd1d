import Foundation
import LanguageServer
import LintEngine
import Platform
import Project
import TestSupport
import Testing

@Suite("Findings in an editor", .timeLimit(.minutes(5)))
struct FindingTests {
  private static let cell = """
    final class Cell: UITableViewCell {
      func setupLabel() {
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true
      }
      let inset: CGFloat = 8
    }

    """

  private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/PlayerApp").path

  /// A copy of the app, with the mark of a repository.
  private func copyOfApp() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Self.app, toPath: folder("App"))
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    return folder
  }

  /// The findings of the command line, with some texts in place of files.
  private func expected(
    _ folder: String, _ texts: [FilePath: [UInt8]] = [:]
  ) -> [String] {
    let search = ConfigurationSearch(
      DiscoveryChoice(), known: Editor.known, currentFolder: FilePath(folder))
    let discovery = FileDiscovery([FilePath(folder)], search, findsContext: true)
    var result = Linter(threads: 2).run(discovery, texts: texts)
    result.diagnostics.joinGroups()
    return result.diagnostics.map { diagnostic in
      let path = String(decoding: diagnostic.path.bytes, as: UTF8.self)
      let prefix = diagnostic.lineText.prefix(diagnostic.start.column - 1)
      let column = String(decoding: prefix, as: UTF8.self).utf16.count + 1
      let text =
        diagnostic.message + (diagnostic.advice.isEmpty ? "" : "; \(diagnostic.advice)")
      return "\(path):\(diagnostic.start.line):\(column) \(diagnostic.rule) \(text)"
    }
  }

  @Test("The findings of a workspace are those of the command line")
  func workspace() throws {
    let folder = try copyOfApp()
    let editor = Editor()
    try editor.begin([folder.path], Editor.pulling)
    let findings = try editor.findings()
    #expect(findings.count > 10)
    #expect(findings == expected(folder.path))
    #expect(try editor.end() == 0)
  }

  @Test(
    "After any edits, the findings are those of the command line for the same texts",
    arguments: 1...Effort.full(4, byDefault: 1))
  func edits(_ seed: Int) throws {
    let folder = try copyOfApp()
    let editor = Editor()
    try editor.begin([folder.path], Editor.pulling)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder($0) }
    var texts: [FilePath: [UInt8]] = [:]
    var versions: [String: Int] = [:]
    var generator = SystemRandomNumberGenerator()
    for step in 0..<Effort.full(60, byDefault: 7) {
      let path = paths.randomElement(using: &generator) ?? ""
      let key = FilePath(path)
      let old =
        try texts[key].map { String(decoding: $0, as: UTF8.self) }
        ?? String(contentsOfFile: path, encoding: .utf8)
      if versions[path] == nil { try editor.open(path) }
      versions[path, default: 1] += 1
      // A line goes, or is there twice.
      var lines = old.components(separatedBy: "\n")
      let line = Int.random(in: 0..<(lines.count - 1), using: &generator)
      let isDeletion = step % 2 == 0
      let new = isDeletion ? "" : lines[line] + "\n"
      editor.change(
        path, version: versions[path] ?? 0,
        [
          [
            "range": [
              "start": ["line": .integer(line), "character": 0],
              "end": ["line": .integer(isDeletion ? line + 1 : line), "character": 0],
            ], "text": .string(new),
          ]
        ])
      if isDeletion { lines.remove(at: line) } else { lines.insert(lines[line], at: line) }
      texts[key] = Array(lines.joined(separator: "\n").utf8)
      if step % 3 == 0 {
        // Until the files around the open ones are read again, findings may be older.
        var findings = try editor.findings()
        let wanted = expected(folder.path, texts)
        for _ in 0..<200 where findings != wanted {
          usleep(20_000)
          findings = try editor.findings()
        }
        #expect(findings == wanted, "step \(step)")
      }
    }
    for path in versions.keys { editor.close(path) }
    var findings = try editor.findings()
    let wanted = expected(folder.path)
    for _ in 0..<200 where findings != wanted {
      usleep(20_000)
      findings = try editor.findings()
    }
    #expect(findings == wanted)
    #expect(try editor.end() == 0)
  }

  @Test("Findings are pushed to an editor that does not ask, and change with the text")
  func pushes() throws {
    let folder = try TemporaryFolder()
    try folder.write("Cell.swift", Self.cell)
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    let editor = Editor()
    try editor.begin([folder.path])
    let path = folder("Cell.swift")
    try editor.open(path)
    let first = try editor.pushed(Editor.uri(path))
    #expect(first.map { $0["code"] } == ["constraint_order", "negative_constant"])
    #expect(first.first?["codeDescription"]?["href"]?.text?.hasSuffix("#constraint_order") == true)
    #expect(first.first?["source"] == "layoutlint")
    editor.change(
      path, version: 2,
      [
        [
          "range": [
            "start": ["line": 4, "character": 67], "end": ["line": 4, "character": 73],
          ], "text": "inset",
        ]
      ])
    var last = try editor.pushed(Editor.uri(path))
    while last.count != 1 { last = try editor.pushed(Editor.uri(path)) }
    #expect(last.map { $0["code"] } == ["constraint_order"])
    editor.close(path)
    #expect(try editor.pushed(Editor.uri(path)).isEmpty)
    #expect(try editor.end() == 0)
  }

  @Test("Code that does nothing is tagged, and can be deleted")
  func deadCode() throws {
    let folder = try TemporaryFolder()
    let path = folder("Cell.swift")
    let editor = Editor()
    try editor.begin([folder.path])
    let text = Self.cell.replacingOccurrences(
      of: "  let inset",
      with: "  /// Too late.\n  private func setupIcon() {\n    icon.alpha = 1\n  }\n  let inset")
    try editor.open(path, text)
    let found = try editor.pushed(Editor.uri(path))
    let dead = try #require(found.first { $0["code"] == "unused_setup" })
    #expect(dead["tags"] == [1])
    #expect(found.count { $0["tags"] != nil } == 1)
    let answer = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(Editor.uri(path))], "range": dead["range"] ?? .null,
        "context": ["diagnostics": [], "only": ["quickfix"]],
      ])
    let fix = try #require(answer.elements?.first)
    #expect(fix["isPreferred"] == false)
    let edits = fix["edit"]?["documentChanges"]?.elements?.first?["edits"]
    #expect(
      edits == [
        [
          "range": [
            "start": ["line": 6, "character": 0], "end": ["line": 10, "character": 0],
          ], "newText": "",
        ]
      ])
    #expect(try editor.end() == 0)
  }

  @Test("Columns are counted in UTF-16, whatever else the client can do")
  func columns() throws {
    let folder = try TemporaryFolder()
    let editor = Editor()
    try editor.begin([folder.path], ["general": ["positionEncodings": ["utf-8", "utf-16"]]])
    let path = folder("Cell.swift")
    try editor.open(
      path,
      Self.cell.replacingOccurrences(of: "    label.top", with: "    /* 😀é */ label.top"))
    let found = try editor.pushed(Editor.uri(path))
    // The comment has 10 units of UTF-16, and 13 bytes.
    #expect(found.first?["range"]?["start"]?["character"] == 14)
    #expect(try editor.end() == 0)
  }

  @Test("An answer without news is unchanged")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("Cell.swift", Self.cell)
    let editor = Editor()
    try editor.begin([folder.path], Editor.pulling)
    let path = folder("Cell.swift")
    try editor.open(path)
    let document: JSON = ["uri": .string(Editor.uri(path))]
    let first = try editor.request("textDocument/diagnostic", ["textDocument": document])
    #expect(first["kind"] == "full")
    #expect(first["items"]?.elements?.count == 2)
    let second = try editor.request(
      "textDocument/diagnostic",
      ["textDocument": document, "previousResultId": first["resultId"] ?? .null])
    #expect(second["kind"] == "unchanged")
    #expect(try editor.end() == 0)
  }
}
