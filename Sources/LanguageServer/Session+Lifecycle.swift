import Platform

extension Session {
  func initialize(_ params: JSON) throws(ResponseError) -> JSON {
    guard params.members != nil, params["capabilities"]?.members != nil else {
      throw .invalidParams("`initialize` needs the `capabilities` of the client")
    }
    client.capabilities = Client.Capabilities(params["capabilities"])
    folders = Self.folders(params)
    stage = .initialized
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "layoutlint", "version": .string(server.version)],
    ]
  }

  /// The folders of the workspace, in the way of the newest protocol that the client knows.
  private static func folders(_ params: JSON) -> [FilePath] {
    if let folders = params["workspaceFolders"]?.elements {
      return folders.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    }
    return params["rootUri"]?.text.flatMap(DocumentURI.path).map { [$0] } ?? []
  }

  private var capabilities: JSON {
    [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": [
        "identifier": "layoutlint", "interFileDependencies": true, "workspaceDiagnostics": true,
      ],
      "codeActionProvider": [
        "codeActionKinds": ["quickfix", .string(CodeActionKind.fixAll)], "resolveProvider": true,
      ],
      "hoverProvider": true, "documentSymbolProvider": true,
      "completionProvider": ["triggerCharacters": [" ", ":", ",", "{", "["]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  func initialized() {
    if client.capabilities.registersWatchers {
      let watchers: [JSON] = ["**/*.swift", "**/.layoutlint.yml", "**/.gitignore", "**/*baseline*"]
        .map { ["globPattern": .string($0)] }
      client.request(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "layoutlint-files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": .array(watchers)],
            ]
          ]
        ])
    }
    load()
  }

  // MARK: - Documents

  func documentPath(_ params: JSON) -> (uri: String, path: FilePath)? {
    guard let uri = params["textDocument"]?["uri"]?.text else { return nil }
    return (uri, DocumentURI.path(uri) ?? FilePath(uri))
  }

  func document(_ params: JSON) throws(ResponseError) -> OpenDocument {
    guard let (uri, path) = documentPath(params) else {
      throw .invalidParams("`textDocument` has no `uri`")
    }
    guard let document = documents[path] else {
      throw .invalidParams("`\(uri)` is not open")
    }
    return document
  }

  func open(_ params: JSON) {
    guard let (uri, path) = documentPath(params), let item = params["textDocument"],
      let text = item["text"]?.text
    else { return client.log("`didOpen` without a `uri` or a `text`", isWarning: true) }
    var document = OpenDocument(
      uri: uri, path: path, version: item["version"]?.wholeNumber ?? 0,
      text: TextDocument(Array(text.utf8)))
    document.isFile = DocumentURI.path(uri) != nil
    let isKnown = project?.files[path] != nil
    documents[path] = document
    guard document.isFile else { return }
    if document.isConfiguration {
      if project == nil || !isOnDisk(document) { load() }
    } else if document.isSwift {
      if !isKnown || !isOnDisk(document) { load() }
      needsResult = true
    }
  }

  private func isOnDisk(_ document: OpenDocument) -> Bool {
    let most = document.text.bytes.count
    return (try? readFile(document.path.systemBytes, most: most)) == document.text.bytes
  }

  func change(_ params: JSON) {
    guard let (uri, path) = documentPath(params), var document = documents.removeValue(forKey: path)
    else { return client.log("`didChange` of a document that is not open", isWarning: true) }
    // Taken out: a text that is also in the table would be copied.
    for change in params["contentChanges"]?.elements ?? [] {
      if !document.text.apply(change) {
        client.log("a change of `\(uri)` is invalid", isWarning: true)
      }
    }
    document.version = params["textDocument"]?["version"]?.wholeNumber ?? document.version + 1
    document.partial = nil
    documents[path] = document
    guard document.isFile else { return }
    if document.isConfiguration {
      load()
    } else if document.isSwift {
      if !isLoadedAsOpen(path) { load() }
      needsResult = true
    }
  }

  func close(_ params: JSON) {
    guard let (uri, path) = documentPath(params), let document = documents.removeValue(forKey: path)
    else { return }
    if !client.capabilities.pullsDiagnostics, document.isSwift, reported[path] != nil {
      client.notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    }
    reported[path] = nil
    // What is on disk counts again.
    if document.isFile { load() }
  }

  func saved(_ params: JSON) {
    guard let (_, path) = documentPath(params), documents[path]?.isSwift != true else { return }
    load()
  }

  // MARK: - The workspace

  func filesChanged(_ params: JSON) {
    let changes = params["changes"]?.elements ?? []
    let isOutside = changes.contains { change in
      guard let path = change["uri"]?.text.flatMap(DocumentURI.path) else { return false }
      // The text of an open document comes from the client, whatever is on disk.
      return documents[path] == nil
    }
    if isOutside { load() }
  }

  func foldersChanged(_ params: JSON) {
    func paths(_ key: String) -> [FilePath] {
      (params["event"]?[key]?.elements ?? []).compactMap {
        $0["uri"]?.text.flatMap(DocumentURI.path)
      }
    }
    let removed = paths("removed")
    folders.removeAll(where: removed.contains)
    folders += paths("added").filter { !folders.contains($0) }
    load()
  }
}
