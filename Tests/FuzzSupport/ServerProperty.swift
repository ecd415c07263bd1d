import LanguageServer
import Platform
import Project
import Reporting
import Rules

/// The language server takes any bytes, and writes nothing but messages.
package final class ServerProperty: Property {
  package static let name = "server"
  package static let summary =
    "the language server takes any stream of bytes, and answers in whole messages"
  package static let longestInput = 4096

  package static var seeds: [Seed] {
    let messages: [(String, String)] = [
      (
        "open",
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/A.swift","languageId":"swift","version":1,"text":"let a = b.topAnchor.constraint(equalTo: c, constant: -1)\n"}}}"#
      ),
      (
        "change",
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///nowhere/A.swift","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":4},"end":{"line":0,"character":5}},"text":"\ud83d\ude00"}]}}"#
      ),
      (
        "diagnostic",
        #"{"jsonrpc":"2.0","id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///nowhere/A.swift"}}}"#
      ),
      (
        "action",
        #"{"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///nowhere/A.swift"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}}}"#
      ),
      (
        "completion",
        #"{"jsonrpc":"2.0","id":"x","method":"textDocument/completion","params":{"textDocument":{"uri":"file:///nowhere/.layoutlint.yml"},"position":{"line":1,"character":2}}}"#
      ),
      (
        "hover",
        #"{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///nowhere/A.swift"},"position":{"line":0,"character":56}}}"#
      ),
      (
        "symbols",
        #"{"jsonrpc":"2.0","id":6,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///nowhere/A.swift"}}}"#
      ),
      (
        "workspace",
        #"{"jsonrpc":"2.0","id":7,"method":"workspace/diagnostic","params":{"previousResultIds":[{"uri":"file:///nowhere/A.swift","value":"1"}],"workDoneToken":1}}"#
      ),
      (
        "resolve",
        #"{"jsonrpc":"2.0","id":8,"method":"codeAction/resolve","params":{"title":"x","data":{"change":"silence","uri":"file:///nowhere/A.swift","version":1,"rule":"negative_constant","finding":"ff"}}}"#
      ),
      ("cancel", #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#),
      (
        "close",
        #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///nowhere/A.swift"}}}"#
      ),
      ("shutdown", #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#),
    ]
    let all = messages.map(\.1).joined(separator: "\n")
    return messages.map { Seed($0.0, $0.1) } + [Seed("session", all)]
  }

  /// The lines of the input as messages, then the input as it is.
  private static func stream(_ input: [UInt8]) -> [UInt8] {
    input.split(separator: 0x0A).flatMap {
      Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0
    } + input
  }

  private let known = KnownNames(
    rules: Catalog.rules, reporters: ReportFormat.allCases.map(\.rawValue))

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    let begin: JSON = [
      "jsonrpc": "2.0", "id": 1, "method": "initialize",
      "params": [
        "capabilities": ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
      ],
    ]
    let configuration: JSON = [
      "jsonrpc": "2.0", "method": "textDocument/didOpen",
      "params": [
        "textDocument": [
          "uri": "file:///nowhere/.layoutlint.yml", "version": 1, "text": "rules:\n  \n",
        ]
      ],
    ]
    let pieces = Monitor([begin.framed, configuration.framed, Self.stream(input)])
    let server = LanguageServer(
      version: "fuzz", documentation: nil, choice: DiscoveryChoice(), known: known,
      currentFolder: FilePath("/nowhere"))
    var framing = MessageFraming()
    var violation: String?
    var count = 0
    _ = server.run(
      read: { pieces.withLock { $0.isEmpty ? [] : $0.removeFirst() } },
      write: { bytes in
        framing.append(bytes)
        do {
          while let content = try framing.next() {
            count += 1
            _ = try JSON(parsing: content)
          }
        } catch {
          violation = "the server writes what is no message"
        }
        return true
      })
    return violation ?? (count == 0 ? "the server has not answered `initialize`" : nil)
  }
}
