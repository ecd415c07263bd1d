import Foundation
import LanguageServer
import RuleKit
import TestSupport
import Testing

@Suite("What an editor offers at a place", .timeLimit(.minutes(3)))
struct ActionTests {
  private static let cell = """
    final class Cell: UITableViewCell {
      private let box = UIView()
      private let label = UILabel()
      func setupLabel() {
        addSubview(box)
        box.addSubview(label)
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true
      }
      let inset: CGFloat = 8
    }

    """

  private let folder: TemporaryFolder
  private let path: String
  private let document: JSON

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("Cell.swift", Self.cell)
    path = folder("Cell.swift")
    document = ["uri": .string(Editor.uri(path))]
  }

  /// An editor with the file open.
  private func editor(_ capabilities: JSON = Editor.capabilities) throws -> Editor {
    let editor = Editor()
    try editor.begin([folder.path], capabilities)
    try editor.open(path)
    return editor
  }

  private func actions(
    _ editor: Editor, line: Int, character: Int, only: JSON = .null
  ) throws -> [JSON] {
    let place: JSON = ["line": .integer(line), "character": .integer(character)]
    let result = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": document, "range": ["start": place, "end": place],
        "context": ["diagnostics": [], "only": only],
      ])
    return result.elements ?? []
  }

  /// The text after the edit of an action.
  private func applied(_ action: JSON) throws -> String {
    let edits = action["edit"]?["documentChanges"]?.elements?.first?["edits"]?.elements
    var text = TextDocument(Array(Self.cell.utf8))
    for edit in try #require(edits).reversed() {
      let start = try #require(edit["range"]?["start"])
      let end = try #require(edit["range"]?["end"])
      func position(_ json: JSON) -> TextPosition {
        .init(
          line: json["line"]?.wholeNumber ?? -1, character: json["character"]?.wholeNumber ?? -1)
      }
      text.replace(
        position(start), position(end), with: try #require(edit["newText"]?.text).utf8)
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test("A finding can be fixed or turned off, for its line or its file")
  func quickFixes() throws {
    let editor = try editor()
    let found = try actions(editor, line: 8, character: 68, only: ["quickfix"])
    try #require(
      found.map { $0["title"]?.text } == [
        "Fix negative_constant: write `-1.0 * inset`", "Disable negative_constant for this line",
        "Disable negative_constant for this file",
      ])
    #expect(found.first?["isPreferred"] == true)
    #expect(
      try applied(found[0]) == Self.cell.replacingOccurrences(of: "-inset", with: "-1.0 * inset"))
    #expect(
      try applied(found[1])
        == Self.cell.replacingOccurrences(
          of: "    label.bottom",
          with:
            "    // layoutlint:disable:next negative_constant - TODO: say why\n    label.bottom"))
    #expect(
      try applied(found[2]) == "// layoutlint:disable negative_constant - TODO: say why\n"
        + Self.cell)
    #expect(try actions(editor, line: 0, character: 0, only: ["quickfix"]).isEmpty)
    #expect(try editor.end() == 0)
  }

  @Test("All fixes of a file are a source action, and are computed when they are chosen")
  func fixAll() throws {
    var capabilities = Editor.capabilities
    capabilities = [
      "textDocument": [
        "codeAction": [
          "codeActionLiteralSupport": [:], "dataSupport": true,
          "resolveSupport": ["properties": ["edit"]],
        ]
      ], "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
    let editor = try editor(capabilities)
    let found = try actions(editor, line: 0, character: 0, only: ["source"])
    #expect(found.map { $0["kind"] } == ["source.fixAll.layoutlint"])
    let action = try #require(found.first)
    #expect(action["edit"] == nil)
    let resolved = try editor.request("codeAction/resolve", action)
    let text = try applied(resolved)
    #expect(text.contains("-1.0 * inset"))
    #expect(
      text.range(of: "topAnchor")?.lowerBound ?? text.endIndex < text.range(of: "leadingAnchor")?
        .lowerBound ?? text.startIndex)
    // The edit would be one of another text.
    editor.change(path, version: 2, [["text": "// new\n"]])
    #expect(throws: Editor.Failure(code: -32801)) {
      try editor.request("codeAction/resolve", action)
    }
    #expect(throws: Editor.Failure(code: -32602)) {
      try editor.request("codeAction/resolve", ["title": "x"])
    }
    #expect(try editor.end() == 0)
  }

  @Test("A hover has the advice, an example and the line that has set the rule, in twelve lines")
  func hover() throws {
    try folder.write(
      ".layoutlint.yml", "rules:\n  negative_constant: error\n")
    let editor = try editor()
    let hover = try editor.request(
      "textDocument/hover",
      ["textDocument": document, "position": ["line": 8, "character": 68]])
    let text = try #require(hover["contents"]?["value"]?.text)
    #expect(text.hasPrefix("**negative_constant** (error): "))
    #expect(text.contains("; write `-1.0 * inset`\n```swift\n"))
    #expect(text.contains("```\n`severity: error` (.layoutlint.yml:2) · [negative_constant](http"))
    #expect(text.contains("\n\n**") == false)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
    let nothing = try editor.request(
      "textDocument/hover", ["textDocument": document, "position": ["line": 0, "character": 0]])
    #expect(nothing == .null)
    #expect(try editor.end() == 0)
  }

  @Test("The symbols of a file are its views, each in the one that it is added to")
  func symbols() throws {
    let editor = try editor()
    let symbols = try editor.request("textDocument/documentSymbol", ["textDocument": document])
    func names(_ symbol: JSON) -> String {
      let children = (symbol["children"]?.elements ?? []).map(names)
      return (symbol["name"]?.text ?? "")
        + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
    }
    #expect(symbols.elements?.map(names) == ["Cell(box(label))"])
    #expect(symbols.elements?.first?["children"]?.elements?.first?["detail"] == "UIView")
    #expect(try editor.end() == 0)
  }

  @Test("Findings follow the files on disk and the folders of the workspace")
  func watching() throws {
    let other = try TemporaryFolder()
    try other.write(".layoutlint.yml", "rules:\n  constraint_order: off\n")
    try other.write("Other.swift", Self.cell)
    let editor = Editor()
    try editor.begin([folder.path], Editor.pulling)
    func rules() throws -> [String] {
      try editor.findings().compactMap { line in
        let words = line.split(separator: " ")
        guard ["constraint_order", "negative_constant"].contains(words[1]) else { return nil }
        let name = words[0].split(separator: "/").last ?? ""
        return "\(name.prefix { $0 != ":" }) \(words[1])"
      }
    }
    func wait(for expected: [String]) throws {
      var found = try rules()
      for _ in 0..<300 where found != expected {
        usleep(20_000)
        found = try rules()
      }
      #expect(found == expected)
    }
    let own = ["Cell.swift constraint_order", "Cell.swift negative_constant"]
    try wait(for: own)
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": [["uri": .string(Editor.uri(other.path)), "name": "other"]], "removed": [],
        ]
      ])
    try wait(
      for: (own + ["Other.swift negative_constant"]).sorted { left, right in
        // By path.
        (left.hasPrefix("Cell") ? folder.path : other.path, left)
          < (right.hasPrefix("Cell") ? folder.path : other.path, right)
      })
    try folder.write("Cell.swift", "// nothing\n")
    let change: JSON = ["uri": .string(Editor.uri(path)), "type": 2]
    editor.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    try wait(for: ["Other.swift negative_constant"])
    #expect(try editor.end() == 0)
  }
}
