import LintEngine
import Platform
import Project
import Reporting
import RuleKit

extension Session {
  // MARK: - Pushed

  /// Publishes the findings in an open document or the problems of a configuration, unless the client asks for them itself
  /// or knows them.
  func publish(_ path: FilePath) {
    let document = documents[path]
    guard !client.capabilities.pullsDiagnostics, document != nil || isConfiguration(path) else {
      return
    }
    let items = diagnostics(path)
    let known = reported[path]
    guard known != items else { return }
    reported[path] = items
    if known == nil, items == [] { return }
    let params: JSON = [
      "uri": .string(document?.uri ?? DocumentURI.uri(path)), "diagnostics": items,
    ]
    client.notify(
      "textDocument/publishDiagnostics",
      params.with("version", document.map { .integer($0.version) }))
  }

  /// Publishes what is new in the open documents, or has the client ask for it.
  func publishAll() {
    guard client.capabilities.pullsDiagnostics else {
      for path in documents.keys.sorted() { publish(path) }
      return
    }
    let isNew = documents.keys.contains { path in
      reported[path].map { $0 != diagnostics(path) } ?? false
    }
    if isNew || asksForWorkspace { refresh() }
  }

  private func refresh() {
    if client.capabilities.refreshesDiagnostics {
      client.request("workspace/diagnostic/refresh", .null)
    }
  }

  func publishConfigurations() {
    guard !client.capabilities.pullsDiagnostics else {
      if reported.contains(where: { isConfiguration($0.key) && $0.value != diagnostics($0.key) }) {
        refresh()
      }
      return
    }
    let known = reported.keys.filter(isConfiguration)
    for path in Set(known).union(configurationProblems.keys).sorted() { publish(path) }
  }

  private func isConfiguration(_ path: FilePath) -> Bool {
    !path.bytes.suffix(6).elementsEqual(".swift".utf8)
  }

  // MARK: - Pulled

  func documentDiagnostics(_ params: JSON) throws(ResponseError) -> JSON {
    guard let (uri, path) = documentPath(params) else {
      throw .invalidParams("`textDocument` has no `uri`")
    }
    if inbox.hasChange(of: uri) {
      throw ResponseError(
        .serverCancelled, "the document has changed", data: ["retriggerRequest": true])
    }
    // A client that can be told of more gets what is known at once.
    if result.fileCount == 0 || !client.capabilities.refreshesDiagnostics {
      if needsResult { resolve() }
    } else {
      check(path)
    }
    let items = diagnostics(path)
    reported[path] = items
    return Self.report(items, previous: params["previousResultId"]?.text)
  }

  /// A report, or that nothing has changed since the last one.
  private static func report(_ items: JSON, previous: String?) -> JSON {
    let id = identity(items)
    if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }

  private static func identity(_ items: JSON) -> String {
    var hash = FNV1a()
    hash.combine(items.bytes)
    return String(hash.value, radix: 16)
  }

  func workspaceDiagnostics(_ id: JSON, _ params: JSON) throws(ResponseError) -> JSON {
    asksForWorkspace = true
    let progress = ClientProgress(client, params["workDoneToken"], title: "layoutlint")
    defer { progress?.end("\(findings.count) files with findings") }
    if needsResult { resolve() }
    var previous: [FilePath: String] = [:]
    for known in params["previousResultIds"]?.elements ?? [] {
      guard let uri = known["uri"]?.text, let value = known["value"]?.text else { continue }
      previous[DocumentURI.path(uri) ?? FilePath(uri)] = value
    }
    let paths = Set(findings.keys).union(configurationProblems.keys).union(previous.keys)
    var reports: [JSON] = []
    for path in paths.sorted() {
      if inbox.isCancelled(id) {
        throw ResponseError(.requestCancelled, "the client has cancelled the request")
      }
      let items = diagnostics(path)
      if documents[path] != nil { reported[path] = items }
      let document = documents[path]
      reports.append(
        Self.report(items, previous: previous[path])
          .with("uri", .string(document?.uri ?? DocumentURI.uri(path)))
          .with("version", document.map { .integer($0.version) } ?? .null))
    }
    // A client that takes parts gets all of it as one.
    if let token = params["partialResultToken"], !token.isNull {
      client.notify("$/progress", ["token": token, "value": ["items": .array(reports)]])
      return ["items": []]
    }
    return ["items": .array(reports)]
  }

  // MARK: - Values

  func diagnostics(_ path: FilePath) -> JSON {
    if let problems = configurationProblems[path] {
      return .array(problems.map { json($0, in: documents[path]?.text ?? file(path)) })
    }
    guard let shown = findings[path]?.shown, !shown.isEmpty else { return [] }
    // A file that is not open is read only if its columns have to be counted.
    lazy var text = documents[path]?.text ?? file(path)
    let uri = documents[path]?.uri ?? DocumentURI.uri(path)
    return .array(
      shown.map { diagnostic in
        let plain = documents[path] == nil ? Self.plainRange(diagnostic) : nil
        let related = diagnostic.related.map { other -> JSON in
          [
            "location": ["uri": .string(uri), "range": text.json(other.range)],
            "message": .string(other.message),
          ]
        }
        return json(diagnostic, plain ?? text.json(diagnostic.range))
          .with("relatedInformation", related.isEmpty ? nil : .array(related))
      })
  }

  private func file(_ path: FilePath) -> TextDocument {
    TextDocument((try? readFile(path.systemBytes, most: 256 << 20)) ?? [])
  }

  /// The range of a finding on one line, whose text it has.
  private static func plainRange(_ diagnostic: Diagnostic) -> JSON? {
    guard case (let start, let end?) = diagnostic.utf16Columns else { return nil }
    func position(_ column: Int) -> JSON {
      TextPosition(line: diagnostic.start.line - 1, character: column - 1).json
    }
    return ["start": position(start), "end": position(end)]
  }

  private func json(_ diagnostic: Diagnostic, _ range: JSON) -> JSON {
    let severity = diagnostic.severity == .error ? 1 : diagnostic.severity == .warning ? 2 : 3
    let text = sentence(diagnostic.message, diagnostic.advice)
    let value: JSON = [
      "range": range, "severity": .integer(severity), "code": .string(diagnostic.rule),
      "source": "layoutlint", "message": .string(text),
    ]
    let address = client.capabilities.hasCodeDescriptions ? address(of: diagnostic.rule) : nil
    return value.with("codeDescription", address.map { ["href": .string($0)] })
      .with("tags", rule(diagnostic.rule)?.reportsDeadCode == true ? [Self.unnecessary] : nil)
  }

  /// The tag of code that editors fade.
  private static let unnecessary: JSON = 1

  private func rule(_ id: String) -> RuleDescription? {
    server.known.rules.first { $0.id == id }?.description
  }

  /// The page of a rule; nil if the documentation is not published.
  func address(of rule: String) -> String? {
    server.documentation.flatMap { self.rule(rule)?.address(in: $0) }
  }

  private func json(_ problem: ConfigurationProblem, in text: TextDocument) -> JSON {
    let line = text.lines.byteRange(ofLine: min(problem.place.line, text.lines.count))
    let start = min(line.lowerBound + problem.place.column - 1, text.bytes.count)
    // To the end of the word.
    let word = text.bytes[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    return [
      "range": text.json(start..<(start + word.count)),
      "severity": problem.isWarning ? 2 : 1, "source": "layoutlint", "code": "configuration",
      "message": .string(sentence(problem.message, problem.advice)),
    ]
  }
}
