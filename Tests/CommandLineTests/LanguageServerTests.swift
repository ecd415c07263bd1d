import Foundation
import TestSupport
import Testing

@Suite("The language server as a program")
struct LanguageServerTests {
  @Test("An editor opens a file, fixes it and leaves")
  func session() throws {
    let project = try Project()
    let server = try ServerProgram(in: project.folder.path)
    try server.begin(project.folder.path)
    let path = project.folder("Sources/Cell.swift")
    try server.open(path, Project.cell)
    let found = try server.diagnostics(path)
    #expect(found.map(\.rule) == ["constraint_order", "negative_constant"])
    #expect(found.map(\.line) == [3, 4])

    let answer = try server.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": ServerProgram.uri(path)],
        "range": [
          "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0],
        ], "context": ["diagnostics": [], "only": ["source.fixAll"]],
      ])
    let action = try #require((answer["result"] as? [ServerProgram.Object])?.first)
    let changes = (action["edit"] as? ServerProgram.Object)?["changes"] as? ServerProgram.Object
    let edits = try #require(changes?[ServerProgram.uri(path)] as? [ServerProgram.Object])
    _ = try project.lint("--fix")
    #expect(try Self.applied(edits, to: Project.cell) == project.text("Sources/Cell.swift"))
    #expect(try server.end() == 0)
  }

  /// The text after edits of whole lines.
  private static func applied(_ edits: [ServerProgram.Object], to text: String) throws -> String {
    var lines = text.components(separatedBy: "\n")
    for edit in edits.reversed() {
      let range = try #require(edit["range"] as? [String: [String: Int]])
      let (start, end) = try (
        #require(range["start"]?["line"]), #require(range["end"]?["line"])
      )
      let new = try #require(edit["newText"] as? String).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast().map(String.init)
      lines.replaceSubrange(start..<end, with: new)
    }
    return lines.joined(separator: "\n")
  }

  @Test("The findings in an editor are those of the command line")
  func sameFindings() throws {
    let project = try Project()
    let server = try ServerProgram(in: project.folder.path)
    try server.begin(project.folder.path)
    let answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
    let items = (answer["result"] as? ServerProgram.Object)?["items"] as? [ServerProgram.Object]
    let found = (items ?? []).flatMap { $0["items"] as? [ServerProgram.Object] ?? [] }
    let concise = try project.lint("--reporter", "concise", "--quiet").output
    #expect(found.count == 2)
    #expect(found.count == concise.split(separator: "\n").count)
    for item in found {
      #expect(concise.contains(try #require(item["code"] as? String)))
    }
    #expect(try server.end() == 0)
  }

  @Test("What the baseline accepts is not shown, and not fixed")
  func baseline() throws {
    let project = try Project()
    _ = try project.lint("--write-baseline", "accepted.txt")
    try project.folder.write(".layoutlint.yml", "baseline: accepted.txt\n")
    let server = try ServerProgram(in: project.folder.path)
    try server.begin(project.folder.path)
    let path = project.folder("Sources/Cell.swift")
    // One more finding, which the baseline does not know.
    let text = Project.cell.replacing(
      "  let inset",
      with: "  let b = a.topAnchor.constraint(equalTo: c, constant: -inset)\n  let inset"
    )
    try server.open(path, text)
    var found = try server.diagnostics(path)
    while found.contains(where: { $0.line < 6 }) { found = try server.diagnostics(path) }
    #expect(found.contains { $0.rule == "negative_constant" && $0.line == 6 })
    let answer = try server.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": ServerProgram.uri(path)],
        "range": [
          "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0],
        ], "context": ["diagnostics": [], "only": ["source.fixAll"]],
      ])
    let action = try #require((answer["result"] as? [ServerProgram.Object])?.first)
    let changes = (action["edit"] as? ServerProgram.Object)?["changes"] as? ServerProgram.Object
    let edits = try #require(changes?[ServerProgram.uri(path)] as? [ServerProgram.Object])
    #expect(
      try Self.applied(edits, to: text)
        == text.replacing("constant: -inset)\n", with: "constant: -1.0 * inset)\n"))
    #expect(try server.end() == 0)
  }

  @Test("The status is 1 without a shutdown, and where the input ends")
  func abruptEnds() throws {
    let project = try Project()
    let server = try ServerProgram(in: project.folder.path, ["lsp", "--stdio"])
    try server.begin(project.folder.path)
    try server.notify("exit")
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 1)
    #expect(try project.lint("lsp", input: "").status == 1)
    #expect(try project.lint("lsp", input: "garbage\r\n\r\n").status == 1)
    #expect(try project.lint("lsp", "Sources").status == 2)
  }

  @Test("A server that crashes ends with the status of a bug, and the editor starts another one")
  func crash() throws {
    let project = try Project()
    let server = try ServerProgram(in: project.folder.path)
    try server.begin(project.folder.path)
    kill(server.process.processIdentifier, SIGILL)
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 70)
  }
}
