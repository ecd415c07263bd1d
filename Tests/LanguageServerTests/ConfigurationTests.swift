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

  private func completions(_ text: String) throws -> [String] {
    let editor = Editor()
    try editor.begin([folder.path])
    try editor.open(path, text)
    let lines = text.components(separatedBy: "\n")
    let result = try editor.request(
      "textDocument/completion",
      [
        "textDocument": document,
        "position": [
          "line": .integer(lines.count - 1), "character": .integer(lines.last?.count ?? 0),
        ],
      ])
    #expect(try editor.end() == 0)
    return (result.elements ?? []).compactMap { $0["label"]?.text }
  }

  @Test("Keys and values are completed from the schema")
  func completion() throws {
    #expect(try completions("").contains("rules"))
    #expect(try completions("rules:\n  ").contains("constraint_order"))
    #expect(try completions("rules:\n  ").contains("correctness"))
    #expect(try completions("rules:\n  constraint_order: ") == ["off", "note", "warning", "error"])
    #expect(
      try completions("rules:\n  constraint_order:\n    ").sorted() == [
        "fix", "mode", "order", "severity",
      ])
    #expect(try completions("rules:\n  constraint_order:\n    mode: ").contains("groups"))
    #expect(try completions("extends: ").contains("cookbook"))
    #expect(try completions("strict: ") == ["true", "false"])
    #expect(try completions("overrides:\n  - paths: Tests\n    ").contains("rules"))
    #expect(
      try completions("overrides:\n  - paths: Tests\n    rules:\n      ").contains(
        "constraint_order"))
    #expect(try completions("overrides:\n- ").contains("paths"))
  }

  @Test("Keys and values are completed in flow maps and lists")
  func flows() throws {
    #expect(try completions("rules: {").contains("constraint_order"))
    #expect(try completions("rules: { constraint_order: ") == ["off", "note", "warning", "error"])
    #expect(
      try completions("rules:\n  constraint_order: { severity: error, ").sorted() == [
        "fix", "mode", "order", "severity",
      ])
    #expect(
      try completions("rules: {\n  constraint_order: {\n    mode: ").contains("groups"))
    #expect(try completions("overrides: [{ paths: \"a{b\", rules: { ").contains("setup_length"))
    #expect(try completions("rules: { setup_length: off }\n").contains("strict"))
    #expect(try completions("rules: { setup_length: off\nstrict: ") == ["true", "false"])
    #expect(try completions("# {\nexclude: a[b\nstrict: ") == ["true", "false"])
    #expect(try completions("reporter: ").contains("sarif"))
    #expect(try completions("reporter: [pretty, ").contains("sarif"))
    #expect(try completions("reporter:\n  - ").contains("sarif"))
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
