import Foundation
import LanguageServer
import Platform
import Project
import Reporting
import Rules
import TestSupport

/// A client that runs the server in this process, on two threads of its own.
final class Editor {
  /// An answer that is an error.
  struct Failure: Error, Equatable {
    var code: Int
  }

  private struct Channel {
    var bytes: [[UInt8]] = []
    var isClosed = false
  }

  private let toServer = Monitor(Channel())
  private let fromServer = Monitor(Channel())
  private let status = Monitor(Int32?.none)
  private var framing = MessageFraming()
  private var requestCount = 0
  /// The messages of the server that nothing has asked for yet.
  private(set) var messages: [JSON] = []
  /// What the client shows, by address.
  private(set) var diagnostics: [String: [JSON]] = [:]

  /// The names that configurations may use.
  static let known = KnownNames(
    rules: Catalog.rules, reporters: ReportFormat.allCases.map(\.rawValue))

  init() {
    let server = LanguageServer(
      version: "test", documentation: "https://example.org", choice: DiscoveryChoice(),
      known: Self.known, currentFolder: FilePath("/"))
    let (input, output, status) = (toServer, fromServer, status)
    let thread = Thread {
      let result = server.run(
        read: {
          input.wait { channel in
            if !channel.bytes.isEmpty { return channel.bytes.removeFirst() }
            return channel.isClosed ? [] : nil
          }
        },
        write: { bytes in
          output.update { $0.bytes.append(bytes) }
          return true
        })
      output.update { $0.isClosed = true }
      status.update { $0 = result }
    }
    thread.stackSize = 8 << 20
    thread.start()
    // A test that waits for what never comes fails.
    Thread.detachNewThread { [weak input] in
      sleep(120)
      input?.update { $0.isClosed = true }
    }
  }

  deinit { toServer.update { $0.isClosed = true } }

  // MARK: - Sending

  func send(_ bytes: [UInt8]) { toServer.update { $0.bytes.append(bytes) } }

  func send(_ message: JSON) { send(message.framed) }

  func notify(_ method: String, _ params: JSON = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request without waiting for the answer.
  func ask(_ method: String, _ params: JSON = [:]) -> Int {
    requestCount += 1
    send([
      "jsonrpc": "2.0", "id": .integer(requestCount), "method": .string(method), "params": params,
    ])
    return requestCount
  }

  /// The answer to a request.
  func answer(_ id: Int) throws -> JSON {
    let message = try take { $0["id"] == .integer(id) && $0["method"] == nil }
    if let code = message["error"]?["code"]?.wholeNumber { throw Failure(code: code) }
    return message["result"] ?? .null
  }

  @discardableResult
  func request(_ method: String, _ params: JSON = [:]) throws -> JSON {
    try answer(ask(method, params))
  }

  // MARK: - Receiving

  struct Silence: Error {}

  /// The first message that fits, of those that have come or will come.
  func take(_ fits: (JSON) -> Bool) throws -> JSON {
    while true {
      if let index = messages.firstIndex(where: fits) { return messages.remove(at: index) }
      let bytes: [UInt8]? = fromServer.wait { channel in
        if !channel.bytes.isEmpty { return channel.bytes.removeFirst() }
        return channel.isClosed ? .some(nil) : nil
      }
      guard let bytes else { throw Silence() }
      framing.append(bytes)
      while let content = try framing.next() { receive(try JSON(parsing: content)) }
    }
  }

  private func receive(_ message: JSON) {
    messages.append(message)
    if let id = message["id"], message["method"] != nil {
      send(["jsonrpc": "2.0", "id": id, "result": .null])
    }
    if message["method"] == "textDocument/publishDiagnostics",
      let uri = message["params"]?["uri"]?.text
    {
      diagnostics[uri] = message["params"]?["diagnostics"]?.elements ?? []
    }
  }

  func notification(_ method: String) throws -> JSON {
    try take { $0["method"] == .string(method) }["params"] ?? .null
  }

  /// The next push of diagnostics for a file.
  func pushed(_ uri: String) throws -> [JSON] {
    let message = try take {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(uri)
    }
    return message["params"]?["diagnostics"]?.elements ?? []
  }

  /// The status that the server has ended with.
  func ending() -> Int32 { status.wait { $0 } }
}

// MARK: - Conversations

extension Editor {
  /// What most editors say about themselves.
  static let capabilities: JSON = [
    "textDocument": [
      "codeAction": ["codeActionLiteralSupport": [:]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "hover": ["contentFormat": ["markdown"]],
      "publishDiagnostics": ["codeDescriptionSupport": true],
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
  ]

  /// The same, of one that asks for diagnostics.
  static let pulling: JSON = [
    "textDocument": ["diagnostic": [:], "codeAction": ["codeActionLiteralSupport": [:]]]
  ]

  /// Begins a session in some folders.
  @discardableResult
  func begin(_ folders: [String], _ capabilities: JSON = Editor.capabilities) throws -> JSON {
    let result = try request(
      "initialize",
      [
        "processId": .null, "capabilities": capabilities,
        "workspaceFolders": .array(
          folders.map { ["uri": .string(Self.uri($0)), "name": "folder"] }),
      ])
    notify("initialized")
    return result
  }

  static func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

  func open(_ path: String, _ text: String? = nil) throws {
    let text = try text ?? String(contentsOfFile: path, encoding: .utf8)
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Self.uri(path)), "languageId": "swift", "version": 1,
          "text": .string(text),
        ]
      ])
  }

  func change(_ path: String, version: Int, _ changes: JSON) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri(path)), "version": .integer(version)],
        "contentChanges": changes,
      ])
  }

  func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri(path))]])
  }

  /// Shuts the server down.
  func end() throws -> Int32 {
    try request("shutdown")
    notify("exit")
    return ending()
  }

  /// The findings of the workspace as "path:line:column rule".
  func findings() throws -> [String] {
    let reports = try request("workspace/diagnostic", ["previousResultIds": []])["items"]?.elements
    return (reports ?? []).flatMap { report -> [String] in
      let path = URL(string: report["uri"]?.text ?? "")?.path ?? ""
      return Self.lines(report["items"]?.elements ?? [], in: path)
    }
  }

  static func lines(_ diagnostics: [JSON], in path: String) -> [String] {
    diagnostics.map { diagnostic in
      let start = diagnostic["range"]?["start"]
      let line = (start?["line"]?.wholeNumber ?? -2) + 1
      let column = (start?["character"]?.wholeNumber ?? -2) + 1
      return
        "\(path):\(line):\(column) \(diagnostic["code"]?.text ?? "") \(diagnostic["message"]?.text ?? "")"
    }
  }
}
