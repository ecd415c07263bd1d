/// What a new worker has to be told to be where the last one was: the beginning of the session, and the open documents
/// with their texts. As large as the documents, however often they are edited.
struct SessionMemory {
  /// A file that a worker has crashed on.
  struct LeftOut {
    var path: String
    var rule: String?
  }

  private struct Document {
    var uri: String
    var language: JSON
    var version: JSON
    var text: TextDocument
  }

  private var initialize: JSON?
  private var isInitialized = false
  private(set) var isShutDown = false
  private var folderChanges: [JSON] = []
  private var documents: [String: Document] = [:]
  /// How the client counts columns.
  var encoding = PositionEncoding.utf16
  /// The requests of the client that were not answered.
  private(set) var open: Set<RequestID> = []
  private(set) var leftOut: [LeftOut] = []

  /// The id of the first request, which the client gets one answer to.
  private(set) var initializeID: RequestID?

  /// Notes a message of the client.
  mutating func note(_ content: [UInt8]) {
    switch try? Message(content) {
    case .request(let id, let method, let params):
      open.insert(id)
      if method == "initialize", initialize == nil {
        (initialize, initializeID) = (.request(id, method, params), id)
      }
      if method == "shutdown", isInitialized { isShutDown = true }
    case .notification(let method, let params): note(method, params)
    default: break
    }
  }

  mutating func close(_ id: RequestID) { open.remove(id) }

  mutating func closeAll() { open = [] }

  mutating func leaveOut(_ file: LeftOut) {
    leftOut.removeAll { $0.path == file.path }
    leftOut.append(file)
  }

  private mutating func note(_ method: String, _ params: JSON) {
    let item = params["textDocument"]
    let uri = item?["uri"]?.text ?? ""
    switch method {
    case "initialized": isInitialized = true
    case "workspace/didChangeWorkspaceFolders":
      folderChanges.append(.notification(method, params))
    case "textDocument/didOpen":
      documents[uri] = Document(
        uri: uri, language: item?["languageId"] ?? "swift", version: item?["version"] ?? 0,
        text: TextDocument(Array((item?["text"]?.text ?? "").utf8)))
    case "textDocument/didChange":
      // Taken out: a text that is also in the table would be copied.
      guard var document = documents.removeValue(forKey: uri) else { return }
      for change in params["contentChanges"]?.elements ?? [] {
        _ = document.text.apply(change, encoding)
      }
      document.version = item?["version"] ?? document.version
      documents[uri] = document
    case "textDocument/didClose":
      documents[uri] = nil
      if let path = DocumentURI.path(uri)?.bytes {
        leftOut.removeAll { $0.path.utf8.elementsEqual(path) }
      }
    default: break
    }
  }

  /// The messages that bring a new worker to where the last one was.
  var replay: [JSON] {
    var messages = leftOut.map { file in
      JSON.notification(
        LeaveOut.method,
        ["path": .string(file.path), "rule": file.rule.map { .string($0) } ?? .null])
    }
    guard let initialize else { return messages }
    messages.append(initialize)
    guard isInitialized else { return messages }
    messages.append(.notification("initialized", [:]))
    messages += folderChanges
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      let text = String(decoding: document.text.bytes, as: UTF8.self)
      let item: JSON = [
        "uri": .string(document.uri), "languageId": document.language,
        "version": document.version, "text": .string(text),
      ]
      messages.append(.notification("textDocument/didOpen", ["textDocument": item]))
    }
    return messages
  }
}

/// The notification that tells a worker to leave out a file.
enum LeaveOut {
  static let method = "layoutlint/leaveOut"
}
