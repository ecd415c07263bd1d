import LintEngine
import Platform
import Project

/// The conversation with one client, on one thread: each message is answered before the next one is looked at.
final class Session {
  enum Stage {
    case started, initialized, shutDown
  }

  let server: LanguageServer
  let inbox: Inbox
  let client: Client
  var stage = Stage.started
  var folders: [FilePath] = []
  /// The open documents by their paths; those without a path, such as new ones, by their addresses.
  var documents: [FilePath: OpenDocument] = [:]

  /// What the workspace says apart from the open documents; nil until it was read.
  var project: LoadedProject?
  /// Checks the open documents of the project.
  var checker: TextChecker?
  /// What all files say together, and the open documents as they were then.
  var result = LintResult()
  /// The findings that are shown, by file.
  var findings: [FilePath: FileFindings] = [:]
  /// Whether `result` is older than a document.
  var needsResult = false
  var loader = Loader()
  /// The requests that wait until the workspace was read.
  var waiting: [(id: JSON, method: String, params: JSON)] = []
  var progress: ClientProgress?
  var logged: Set<String> = []
  /// The problems of configurations, by file.
  var configurationProblems: [FilePath: [ConfigurationProblem]] = [:]
  /// What the client was told about files, by file.
  var reported: [FilePath: JSON] = [:]
  var asksForWorkspace = false
  /// Finds the settings that hovers show; made anew with each project.
  var search: ConfigurationSearch?
  lazy var table = ConfigurationTable(server.known)

  init(_ server: LanguageServer, _ inbox: Inbox, _ client: Client) {
    (self.server, self.inbox, self.client) = (server, inbox, client)
  }

  /// Answers until the client ends the server.
  func run() -> Int32 {
    while !client.isGone {
      let event = hasWork ? inbox.nextIfAny() : inbox.next()
      switch event {
      case nil: work()
      case .end: return end(1)
      case .refused(let refusal):
        if let id = refusal.id { inbox.close(id) }
        client.refuse(refusal)
      case .loaded(let loaded): take(loaded)
      case .message(.response(let id, let isResult)):
        client.take(answerTo: id, isResult: isResult)
      case .message(.notification("exit", _)): return end(stage == .shutDown ? 0 : 1)
      case .message(.notification(let method, let params)): notice(method, params)
      case .message(.request(let id, let method, let params)): answer(id, method, params)
      }
    }
    return end(1)
  }

  private func end(_ status: Int32) -> Int32 {
    loader.wait()
    return status
  }

  // MARK: - Requests

  /// Answers a request, or keeps it until the workspace was read.
  private func answer(_ id: JSON, _ method: String, _ params: JSON) {
    if project == nil, stage == .initialized, Self.needsProject.contains(method),
      !inbox.isCancelled(id)
    {
      waiting.append((id, method, params))
      if !loader.isRunning { load() }
      return
    }
    let answer: Result<JSON, ResponseError>
    if inbox.isCancelled(id) {
      answer = .failure(.init(.requestCancelled, "the client has cancelled the request"))
    } else {
      do throws(ResponseError) {
        answer = .success(try result(id, method, params))
      } catch {
        answer = .failure(error)
      }
    }
    inbox.close(id)
    client.answer(id, answer)
  }

  /// Answers the waiting requests that the client does not want any more.
  private func dropCancelled() {
    guard !waiting.isEmpty else { return }
    let cancelled = waiting.filter { inbox.isCancelled($0.id) }
    waiting.removeAll { inbox.isCancelled($0.id) }
    for (id, method, params) in cancelled { answer(id, method, params) }
  }

  func answerWaiting() {
    let requests = waiting
    waiting = []
    for (id, method, params) in requests { answer(id, method, params) }
  }

  private static let needsProject: Set<String> = [
    "textDocument/diagnostic", "workspace/diagnostic", "textDocument/codeAction",
    "codeAction/resolve", "textDocument/hover", "textDocument/documentSymbol",
  ]

  private func result(
    _ id: JSON, _ method: String, _ params: JSON
  ) throws(ResponseError) -> JSON {
    switch stage {
    case .started:
      guard method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "`initialize` comes before `\(method)`")
      }
      return try initialize(params)
    case .shutDown:
      throw ResponseError(.invalidRequest, "the server is shut down; only `exit` may follow")
    case .initialized: break
    }
    switch method {
    case "initialize":
      throw ResponseError(.invalidRequest, "`initialize` may be sent only once")
    case "shutdown":
      stage = .shutDown
      return .null
    case "textDocument/diagnostic": return try documentDiagnostics(params)
    case "workspace/diagnostic": return try workspaceDiagnostics(id, params)
    case "textDocument/codeAction": return try codeActions(params)
    case "codeAction/resolve": return try resolved(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/documentSymbol": return try documentSymbols(params)
    case "textDocument/completion": return try completions(params)
    default: throw ResponseError(.methodNotFound, "`\(method)` is unknown")
    }
  }

  // MARK: - Notifications

  private func notice(_ method: String, _ params: JSON) {
    guard stage == .initialized else { return }
    switch method {
    case "$/cancelRequest": dropCancelled()
    case "initialized": initialized()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "textDocument/didSave": saved(params)
    case "workspace/didChangeWatchedFiles": filesChanged(params)
    case "workspace/didChangeWorkspaceFolders": foldersChanged(params)
    default: break
    }
  }
}
