import Editing
import LintEngine
import Platform
import RuleKit

enum CodeActionKind {
  static let fix = "quickfix"
  static let fixAll = "source.fixAll.layoutlint"

  /// Whether a client that asks for some kinds gets one: a kind includes those that begin with it.
  static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only.map { $0.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
  }
}

private struct ActionRequest {
  enum Change: String {
    case fixAll
    case fixRule
    case silence
    case silenceFile
  }

  var change: Change
  var path: FilePath
  var version: Int
  var rule = ""
  /// `Diagnostic.contentHash` of the finding.
  var finding: UInt64 = 0

  init(_ change: Change, _ document: OpenDocument, _ diagnostic: Diagnostic? = nil) {
    self.change = change
    (path, version) = (document.path, document.version)
    guard let diagnostic else { return }
    (rule, finding) = (diagnostic.rule, diagnostic.contentHash)
  }

  init?(_ json: JSON?) {
    guard let json, let change = json["change"]?.text.flatMap(Change.init),
      let path = json["uri"]?.text.flatMap(DocumentURI.path),
      let version = json["version"]?.wholeNumber, let rule = json["rule"]?.text,
      let finding = json["finding"]?.text.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    (self.change, self.path, self.version) = (change, path, version)
    (self.rule, self.finding) = (rule, finding)
  }

  var json: JSON {
    [
      "change": .string(change.rawValue), "uri": .string(DocumentURI.uri(path)),
      "version": .integer(version), "rule": .string(rule),
      "finding": .string(String(finding, radix: 16)),
    ]
  }
}

extension Session {
  /// The reason that comments give until somebody writes a better one.
  private static let reason = "TODO: say why"

  func codeActions(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let (start, end) = TextPosition.range(params["range"]) else {
      throw .invalidParams("`range` has no `start` and `end`")
    }
    guard document.isSwift, client.capabilities.hasActionLiterals else { return [] }
    check(document.path)
    let (one, other) = (document.text.offset(of: start), document.text.offset(of: end))
    let place = min(one, other)...max(one, other)
    let only = params["context"]?["only"]?.elements.map { $0.compactMap(\.text) }
    let found = findingsWithFixes(document)
    var actions: [JSON] = []
    if CodeActionKind.isWanted(CodeActionKind.fix, only) {
      for diagnostic in found.shown where place.touches(diagnostic.range) {
        actions += quickFixes(diagnostic, found, document)
      }
    }
    if CodeActionKind.isWanted(CodeActionKind.fixAll, only),
      found.shown.contains(where: \.hasSafeFix)
    {
      actions.append(
        action(
          "layoutlint: Fix all auto-fixable problems", CodeActionKind.fixAll,
          ActionRequest(.fixAll, document), document))
    }
    return .array(actions)
  }

  private func quickFixes(
    _ diagnostic: Diagnostic, _ found: FileFindings, _ document: OpenDocument
  ) -> [JSON] {
    var actions: [JSON] = []
    if let fix = diagnostic.fix {
      let note = fix.safety == .safe ? "" : " (may change what the code does)"
      actions.append(
        [
          "title": .string("Fix \(diagnostic.rule)\(note): \(diagnostic.advice)"),
          "kind": .string(CodeActionKind.fix), "isPreferred": .bool(fix.safety == .safe),
          "edit": edit(fix.edits, document), "diagnostics": json(diagnostic, document),
        ])
    }
    let count = found.shown.count { $0.rule == diagnostic.rule && $0.hasSafeFix }
    if count > 1 {
      actions.append(
        action(
          "Fix all \(count) of \(diagnostic.rule) in this file", CodeActionKind.fix,
          ActionRequest(.fixRule, document, diagnostic), document)
      )
    }
    if diagnostic.canBeSilenced {
      for (change, place) in [(ActionRequest.Change.silence, "line"), (.silenceFile, "file")] {
        actions.append(
          action(
            "Disable \(diagnostic.rule) for this \(place)", CodeActionKind.fix,
            ActionRequest(change, document, diagnostic), document
          ).with("diagnostics", json(diagnostic, document)))
      }
    }
    return actions
  }

  private func json(_ diagnostic: Diagnostic, _ document: OpenDocument) -> JSON {
    let items = diagnostics(document.path).elements ?? []
    let range = document.text.json(diagnostic.range)
    return .array(
      items.filter { $0["range"] == range && $0["code"] == .string(diagnostic.rule) })
  }

  /// An action whose edit is computed when it is chosen, if the client can wait for that.
  private func action(
    _ title: String, _ kind: String, _ request: ActionRequest, _ document: OpenDocument
  ) -> JSON {
    let action: JSON = ["title": .string(title), "kind": .string(kind), "data": request.json]
    if client.capabilities.resolvesEdits { return action }
    return action.with("edit", edit(edits(request, document), document))
  }

  func resolved(_ action: JSON) throws(ResponseError) -> JSON {
    guard action.members != nil else { throw .invalidParams("a code action is an object") }
    if action["edit"] != nil { return action }
    guard let request = ActionRequest(action["data"]) else {
      throw .invalidParams("the `data` of the action is not that of this server")
    }
    guard let document = documents[request.path], document.version == request.version else {
      throw ResponseError(.contentModified, "the document has changed since")
    }
    return action.with("edit", edit(edits(request, document), document))
  }

  // MARK: - Edits

  private func edit(_ edits: [Edit], _ document: OpenDocument) -> JSON {
    let edits = JSON.array(edits.map { document.text.json($0) })
    guard client.capabilities.hasDocumentChanges else {
      return ["changes": .object([document.uri: edits])]
    }
    let identifier: JSON = ["uri": .string(document.uri), "version": .integer(document.version)]
    return ["documentChanges": [["textDocument": identifier, "edits": edits]]]
  }

  /// The edits of the same fixes and comments that the command line makes.
  private func edits(_ request: ActionRequest, _ document: OpenDocument) -> [Edit] {
    guard let project, let file = project.files[document.path] else { return [] }
    let found = findingsWithFixes(document)
    var choice = FixChoice(accepted: [document.path: found.accepted])
    switch request.change {
    case .fixAll: break
    case .fixRule: choice.rule = request.rule
    case .silence:
      choice.rule = request.rule
      choice.silencing = try? Silencing(reason: Self.reason)
      let wanted = found.occurrences.first { $0.contentHash == request.finding }
      let others = found.occurrences.filter { wanted?.isShown(with: $0) != true }
      choice.accepted[document.path]?.formUnion(others.map(\.contentHash))
    case .silenceFile:
      let silencing = try? Silencing(reason: Self.reason)
      return silencing?.disabling(request.rule, in: document.text.bytes).map { [$0] } ?? []
    }
    let run = FixRun(threads: 1, choice, .diffs(folder: project.load.currentFolder))
    let text = run.run(
      text: document.text.bytes, as: document.path, project.scope(of: file), in: result,
      project: file.project
    ).text
    return Edit.lines(from: document.text.bytes, to: text)
  }
}

extension Diagnostic {
  fileprivate var hasSafeFix: Bool { fix?.safety == .safe }
}

extension ClosedRange<Int> {
  /// Whether it has a byte or an end in common with a finding.
  func touches(_ range: Range<Int>) -> Bool {
    lowerBound <= range.upperBound && range.lowerBound <= upperBound
  }
}
