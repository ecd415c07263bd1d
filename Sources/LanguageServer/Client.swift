/// The editor at the other end: what it can do, and how to write to it.
final class Client {
  /// What the client says about itself in `initialize`.
  struct Capabilities {
    private let json: JSON?

    init(_ json: JSON? = nil) { self.json = json }

    private func value(_ path: String) -> JSON? {
      path.split(separator: ".").reduce(json) { $0?[String($1)] }
    }
    private func has(_ path: String) -> Bool { value(path)?.flag ?? false }
    private func list(_ path: String, has word: JSON) -> Bool {
      value(path)?.elements?.contains(word) ?? false
    }

    /// Whether it asks for diagnostics, so that they need not be pushed.
    var pullsDiagnostics: Bool { value("textDocument.diagnostic")?.members != nil }
    var refreshesDiagnostics: Bool { has("workspace.diagnostics.refreshSupport") }
    var hasCodeDescriptions: Bool {
      pullsDiagnostics || has("textDocument.publishDiagnostics.codeDescriptionSupport")
    }
    var hasDocumentChanges: Bool { has("workspace.workspaceEdit.documentChanges") }
    var hasActionLiterals: Bool {
      value("textDocument.codeAction.codeActionLiteralSupport")?.members != nil
    }
    var resolvesEdits: Bool {
      has("textDocument.codeAction.dataSupport")
        && list("textDocument.codeAction.resolveSupport.properties", has: "edit")
    }
    var hasSymbolTree: Bool {
      has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
    }
    var hasMarkdown: Bool { list("textDocument.hover.contentFormat", has: "markdown") }
    var showsProgress: Bool { has("window.workDoneProgress") }
    var registersWatchers: Bool { has("workspace.didChangeWatchedFiles.dynamicRegistration") }
  }

  var capabilities = Capabilities()
  private(set) var isGone = false
  private let write: ([UInt8]) -> Bool
  private var requestCount = 0
  private var waiting: [JSON: (Bool) -> Void] = [:]

  /// - Parameter write: writes bytes; returns false if nobody reads them.
  init(write: @escaping ([UInt8]) -> Bool) { self.write = write }

  private func send(_ message: JSON) {
    if !isGone, !write(message.framed) { isGone = true }
  }

  func notify(_ method: String, _ params: JSON) { send(.notification(method, params)) }

  func answer(_ id: JSON, _ result: Result<JSON, ResponseError>) {
    switch result {
    case .success(let value): send(.response(id, value))
    case .failure(let error): send(.response(id, error))
    }
  }

  /// Answers what could not be read as a request.
  func refuse(_ refusal: Message.Refusal) { send(.response(refusal.id, refusal.error)) }

  /// Sends a request.
  ///
  /// - Parameter done: is called when it is answered, and told whether with a result.
  func request(
    _ method: String, _ params: JSON, then done: @escaping (Bool) -> Void = { _ in }
  ) {
    requestCount += 1
    let id = JSON.string("layoutlint-\(requestCount)")
    waiting[id] = done
    send(.request(id, method, params))
  }

  /// Takes the answer to a request of the server; any other is ignored.
  func take(answerTo id: JSON, isResult: Bool) {
    waiting.removeValue(forKey: id)?(isResult)
  }

  func log(_ text: String, isWarning: Bool = false) {
    notify("window/logMessage", ["type": .integer(isWarning ? 2 : 3), "message": .string(text)])
  }
}

final class ClientProgress {
  private let client: Client
  private let token: JSON
  private var isShown = false
  private var hasEnded = false

  /// Progress that the client has asked for with a token; nil if it has not.
  init?(_ client: Client, _ token: JSON?, title: String) {
    guard let token, token.text != nil || token.wholeNumber != nil else { return nil }
    (self.client, self.token) = (client, token)
    begin(title)
  }

  /// Progress that the server begins; nil if the client shows none. It is shown once the client agrees.
  init?(_ client: Client, number: Int, title: String) {
    guard client.capabilities.showsProgress else { return nil }
    (self.client, token) = (client, .string("layoutlint-progress-\(number)"))
    client.request("window/workDoneProgress/create", ["token": token]) { [self] agrees in
      if agrees, !hasEnded { begin(title) }
    }
  }

  func end(_ message: String) {
    if isShown { report(["kind": "end", "message": .string(message)]) }
    hasEnded = true
  }

  private func begin(_ title: String) {
    isShown = true
    report(["kind": "begin", "title": .string(title)])
  }

  private func report(_ value: JSON) {
    client.notify("$/progress", ["token": token, "value": value])
  }
}
