import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite("Configurations in an editor", .timeLimit(.minutes(3)))
struct ConfigurationTests {
  private let folder: TemporaryFolder
  private let path: String
  private let document: JSON

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("Cell.swift", "let a = b.topAnchor.constraint(equalTo: c, constant: -d)\n")
    path = folder(".layoutlint.yml")
    document = ["uri": .string(Editor.uri(path))]
  }

  @Test("The problems of an open configuration are those of its text")
  func problems() throws {
    try folder.write(".layoutlint.yml", "rules:\n  negative_constant: error\n")
    let editor = Editor()
    try editor.begin([folder.path])
    try editor.open(path)
    editor.change(path, version: 2, [["text": "rules:\n  negative_constan: error\n"]])
    let found = try editor.pushed(Editor.uri(path))
    #expect(found.count == 1)
    #expect(found.first?["message"]?.text?.contains("negative_constant") == true)
    #expect(
      found.first?["range"] == [
        "start": ["line": 1, "character": 2], "end": ["line": 1, "character": 18],
      ])
    editor.change(path, version: 3, [["text": "rules:\n  negative_constant: error\n"]])
    #expect(try editor.pushed(Editor.uri(path)).isEmpty)
    #expect(try editor.end() == 0)
  }

  @Test("A configuration that is broken when the server starts is said once")
  func brokenAtStart() throws {
    try folder.write(".layoutlint.yml", "rules:\n  negative_constan: error\n")
    let editor = Editor()
    try editor.begin([folder.path])
    let message = try editor.notification("window/showMessage")
    #expect(message["type"] == 1)
    #expect(message["message"]?.text?.contains(".layoutlint.yml:2: ") == true)
    try editor.open(path)
    editor.change(path, version: 2, [["text": "rules:\n  constraint_orde: error\n"]])
    while try editor.pushed(Editor.uri(path)).first?["message"]?.text?.contains("orde`") != true {}
    #expect(try editor.end() == 0)
    #expect(!editor.messages.contains { $0["method"] == "window/showMessage" })
  }

  @Test(
    "Keys, values and the words of suppressions are completed",
    arguments: CaseFile.paths(in: "Completions"))
  func completions(of path: String) throws {
    let editor = Editor()
    try editor.begin([folder.path])
    var version = 1
    func labels(_ row: CaseRow, in file: String) throws -> String {
      // Where there are many, only those of some that are among them.
      let parts = row.text.components(separatedBy: " | ")
      let lines = parts[0].components(separatedBy: "\n")
      version += 1
      editor.change(file, version: version, [["text": .string(parts[0])]])
      let place: JSON = [
        "line": .integer(lines.count - 1), "character": .integer(lines[lines.count - 1].count),
      ]
      let result = try editor.request(
        "textDocument/completion",
        ["textDocument": ["uri": .string(Editor.uri(file))], "position": place])
      let all = (result.elements ?? []).compactMap { $0["label"]?.text }
      let shown =
        parts.count == 1 ? all : parts[1].components(separatedBy: " ").filter(all.contains)
      return shown.isEmpty ? "nothing" : shown.joined(separator: " ")
    }
    let swift = folder("Cell.swift")
    try editor.open(self.path, "")
    try editor.open(swift, "")
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "completions": { try labels($0, in: self.path) },
        "completions in Swift": { try labels($0, in: swift) },
      ])
    for difference in differences { Issue.record("\(difference)") }
    #expect(try editor.end() == 0)
  }

  @Test("A hover tells what a key means")
  func hover() throws {
    let editor = Editor()
    try editor.begin([folder.path])
    try editor.open(path, "rules:\n  constraint_order:\n    mode: groups\n")
    func text(_ line: Int) throws -> String? {
      try editor.request(
        "textDocument/hover",
        ["textDocument": document, "position": ["line": .integer(line), "character": 5]]
      )["contents"]?["value"]?.text
    }
    #expect(try text(0)?.hasPrefix("**rules**: ") == true)
    #expect(try text(1)?.contains("out of order") == true)
    #expect(try text(2)?.hasPrefix("**mode**: ") == true)
    #expect(try editor.end() == 0)
  }
}
