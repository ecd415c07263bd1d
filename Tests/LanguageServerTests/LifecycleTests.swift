import LanguageServer
import TestSupport
import Testing

@Suite("The life of the server", .timeLimit(.minutes(3)))
struct LifecycleTests {
  private func code(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch {
      return (error as? Editor.Failure)?.code
    }
  }

  @Test("Requests get the error of the stage they come in")
  func stages() throws {
    let folder = try TemporaryFolder()
    let editor = Editor()
    #expect(code { try editor.request("textDocument/hover") } == -32002)
    #expect(code { try editor.request("shutdown") } == -32002)
    #expect(code { try editor.request("initialize") } == -32602)
    let result = try editor.begin([folder.path])
    #expect(result["capabilities"]?["positionEncoding"] == "utf-16")
    #expect(code { try editor.request("initialize", ["capabilities": [:]]) } == -32600)
    #expect(code { try editor.request("textDocument/unknown") } == -32601)
    #expect(code { try editor.request("$/unknown") } == -32601)
    #expect(code { try editor.request("textDocument/hover") } == -32602)
    editor.notify("$/unknown")
    editor.notify("unknown")
    #expect(try editor.request("shutdown") == .null)
    #expect(code { try editor.request("shutdown") } == -32600)
    #expect(code { try editor.request("textDocument/hover") } == -32600)
    editor.notify("exit")
    #expect(editor.ending() == 0)
  }

  @Test("The server ends with 1 without a shutdown")
  func abruptEnds() throws {
    let one = Editor()
    one.notify("exit")
    #expect(one.ending() == 1)
    let other = Editor()
    other.send([UInt8]())
    #expect(other.ending() == 1)
  }

  @Test("Garbage is answered, and the server lives until it cannot tell where a message begins")
  func garbage() throws {
    let editor = Editor()
    try editor.begin([])
    func refusal(_ text: String) throws -> JSON {
      editor.send(Array(text.utf8))
      let message = try editor.take { $0["error"] != nil }
      #expect(message["id"] == .null)
      return message["error"]?["code"] ?? .null
    }
    #expect(try refusal("Content-Length: 3\r\n\r\n{a}") == -32700)
    #expect(try refusal("Content-Length: 2\r\n\r\n[]") == -32600)
    #expect(try refusal("Content-Length: 2\r\n\r\n{}") == -32600)
    #expect(try refusal("Content-Length: 3000000000\r\n\r\n") == -32700)
    #expect(editor.ending() == 1)
  }

  @Test("A request is cancelled while it waits for the files of the workspace")
  func cancellation() throws {
    let editor = Editor()
    let id = editor.ask("initialize", ["capabilities": [:]])
    _ = try editor.answer(id)
    // The workspace is read once it is needed; both messages are there before it has been.
    // On a busy machine a thread may answer before the other one has read on.
    let isCancelled = (77..<97).contains { id in
      let request: JSON = [
        "jsonrpc": "2.0", "id": .integer(id), "method": "workspace/diagnostic", "params": [:],
      ]
      let cancellation: JSON = [
        "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .integer(id)],
      ]
      editor.send(request.framed + cancellation.framed)
      return code { _ = try editor.answer(id) } == -32800
    }
    #expect(isCancelled)
    editor.notify("$/cancelRequest", ["id": 77])
    editor.notify("$/cancelRequest", ["id": "unknown"])
    #expect(try editor.end() == 0)
  }

  @Test("A pull is refused only while a change of the same document waits")
  func waitingChanges() throws {
    let folder = try TemporaryFolder()
    let editor = Editor()
    try editor.begin([folder.path], Editor.pulling)
    let paths = [folder("A.swift"), folder("B.swift")]
    for path in paths { try editor.open(path, "let a = 1\n") }
    _ = try editor.request(
      "textDocument/diagnostic", ["textDocument": ["uri": .string(Editor.uri(paths[0]))]])
    // The rest is there before the first change, which is a long one, was made.
    let texts = [String(repeating: "let b = 1\n", count: 100_000), "let b = 1\n", "let b = 1\n"]
    var bytes: [UInt8] = []
    for (index, path) in [paths[0], paths[1], paths[0]].enumerated() {
      let document: JSON = ["uri": .string(Editor.uri(path)), "version": .integer(index + 2)]
      let change: JSON = [
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": ["textDocument": document, "contentChanges": [["text": .string(texts[index])]]],
      ]
      let pull: JSON = [
        "jsonrpc": "2.0", "id": .integer(100 + index), "method": "textDocument/diagnostic",
        "params": ["textDocument": document],
      ]
      bytes += change.framed + pull.framed
    }
    editor.send(bytes)
    #expect(code { _ = try editor.answer(100) } == -32802)
    #expect(code { _ = try editor.answer(101) } == nil)
    #expect(code { _ = try editor.answer(102) } == nil)
    #expect(try editor.end() == 0)
  }

  @Test("Progress is shown once the client agrees")
  func progress() throws {
    let folder = try TemporaryFolder()
    let editor = Editor()
    try editor.begin(
      [folder.path],
      [
        "window": ["workDoneProgress": true],
        "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
      ])
    let registration = try editor.take { $0["method"] == "client/registerCapability" }
    #expect(
      registration["params"]?["registrations"]?.elements?.first?["method"]
        == "workspace/didChangeWatchedFiles")
    _ = try editor.take { $0["method"] == "window/workDoneProgress/create" }
    _ = try editor.request("workspace/diagnostic", ["workDoneToken": "mine"])
    let values = editor.messages.filter {
      $0["method"] == "$/progress" && $0["params"]?["token"] == "mine"
    }
    #expect(values.map { $0["params"]?["value"]?["kind"] } == ["begin", "end"])
    #expect(try editor.end() == 0)
  }
}
