import Foundation
import TestSupport

/// The program as the language server of an editor.
final class ServerProgram {
  typealias Object = [String: Any]

  struct Ending: Error {}

  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var bytes = Data()
  private var requestCount = 0
  private var messages: [Object] = []

  /// - Parameter folder: the current folder.
  init(in folder: String, _ arguments: [String] = ["lsp"]) throws {
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": OutsideTool.searchPath].merging(Sanitizer.options) { own, _ in
      own
    }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A test that waits for what never comes fails.
    let running = process
    Thread.detachNewThread {
      sleep(100)
      if running.isRunning { running.terminate() }
    }
  }

  func notify(_ method: String, _ params: Object = [:]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// The answer to a request: a message with `result` or `error`.
  func request(_ method: String, _ params: Object = [:]) throws -> Object {
    requestCount += 1
    let id = requestCount
    try send(["jsonrpc": "2.0", "id": id, "method": method, "params": params])
    return try take { $0["id"] as? Int == id && $0["method"] == nil }
  }

  private func send(_ message: Object) throws {
    let content = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  /// The first message that fits, of those that have come or will come.
  func take(_ fits: (Object) -> Bool) throws -> Object {
    while true {
      if let index = messages.firstIndex(where: fits) { return messages.remove(at: index) }
      let message = try next()
      messages.append(message)
      if let id = message["id"], message["method"] != nil {
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      }
    }
  }

  private func next() throws -> Object {
    while true {
      if let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let count = Int(header.dropFirst("Content-Length: ".count)) ?? 0
        if bytes.distance(from: end.upperBound, to: bytes.endIndex) >= count {
          let content = Data(bytes[end.upperBound...].prefix(count))
          bytes = Data(bytes[end.upperBound...].dropFirst(count))
          return try JSONSerialization.jsonObject(with: content) as? Object ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Ending() }
      bytes += more
    }
  }

  /// The next diagnostics of a file: rule and line, from 0.
  func diagnostics(_ path: String) throws -> [(rule: String, line: Int)] {
    let message = try take {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? Object)?["uri"] as? String == Self.uri(path)
    }
    let items = (message["params"] as? Object)?["diagnostics"] as? [Object] ?? []
    return items.map { item in
      let start = (item["range"] as? Object)?["start"] as? Object
      return (item["code"] as? String ?? "", start?["line"] as? Int ?? -1)
    }
  }

  static func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

  /// Begins a session in a folder.
  func begin(_ folder: String) throws {
    _ = try request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": Self.uri(folder),
        "capabilities": [
          "textDocument": ["codeAction": ["codeActionLiteralSupport": Object()]]
        ],
      ])
    try notify("initialized")
  }

  func open(_ path: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri(path), "languageId": "swift", "version": 1, "text": text,
        ]
      ])
  }

  /// Shuts the server down.
  ///
  /// - Returns: its status.
  func end() throws -> Int32 {
    _ = try request("shutdown")
    try notify("exit")
    process.waitUntilExit()
    return process.terminationStatus
  }
}
