import LintEngine
import Platform
import Reporting
import RuleKit

extension Session {
  // MARK: - Findings

  func hover(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let position = TextPosition(params["position"]) else {
      throw .invalidParams("`position` has no `line` and `character`")
    }
    let offset = document.text.offset(of: position)
    if document.isConfiguration {
      guard let text = table.explanation(in: document.text.bytes, at: offset) else {
        return .null
      }
      return content(text)
    }
    check(document.path)
    let shown = (findings[document.path]?.shown ?? []).filter {
      (offset...offset).touches($0.range)
    }
    guard let first = shown.first else { return .null }
    return content(explanation(of: shown, document.path))
      .with("range", document.text.json(first.range))
  }

  private func content(_ text: String) -> JSON {
    let kind = client.capabilities.hasMarkdown ? "markdown" : "plaintext"
    return ["contents": ["kind": .string(kind), "value": .string(text)]]
  }

  /// How many lines of a hover an editor shows without scrolling.
  private static let mostLines = 12

  /// What is wrong and what to do, an example of the rule, what has set it, and its page; then other findings.
  private func explanation(of findings: [Diagnostic], _ path: FilePath) -> String {
    let heads = findings.prefix(4).map {
      "**\($0.rule)** (\($0.severity.name)): \(sentence($0.message, $0.advice))"
    }
    let others = heads.dropFirst().flatMap { ["", $0] }
    var lines = [heads[0]]
    if let rule = server.known.rules.first(where: { $0.id == findings[0].rule }) {
      // The fences of the code and the last line are three more.
      let room = Self.mostLines - lines.count - others.count - 3
      let examples = rule.description.goodExamples.map {
        $0.code.split(separator: "\n").filter { $0.contains { $0 != " " } }.map(String.init)
      }
      if room > 1, let code = examples.min(by: { $0.count < $1.count }) {
        let isWhole = code.count <= room
        lines += ["```swift"] + (isWhole ? code : code.prefix(room - 1) + ["…"]) + ["```"]
      } else {
        lines.append("")
      }
      let page = address(of: rule.id).map { ["[\(rule.id)](\($0))"] } ?? []
      lines.append((settings(of: rule, path) + page).joined(separator: " · "))
    }
    return (lines + others).joined(separator: "\n")
  }

  /// The severity of a rule and its other values that are not the standard, each with the line that has set it.
  private func settings(of rule: any Rule.Type, _ path: FilePath) -> [String] {
    guard let found = search?.find(path, isFolder: false) else { return [] }
    return found.settings(of: rule, among: server.known.rules)
      .filter { $0.name == "severity" || $0.value != $0.standard }
      .map { "`\($0.name): \($0.value)` (\($0.origin))" }
  }

  // MARK: - Completion

  /// Keys and values of a configuration; names of rules in a comment that turns them off.
  func completions(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let position = TextPosition(params["position"]) else {
      throw .invalidParams("`position` has no `line` and `character`")
    }
    let offset = document.text.offset(of: position)
    if document.isConfiguration {
      let (keys, words) = table.completions(in: document.text.bytes, at: offset)
      return .array(
        keys.map { name, summary -> JSON in
          let key: JSON = [
            "label": .string(name), "kind": 10, "insertText": .string(name + ": "),
          ]
          return key.with("documentation", summary.map { .string($0) })
        } + words.map { ["label": .string($0), "kind": 12] })
    }
    return .array(document.isSwift ? wordsOfSuppression(document.text, offset) : [])
  }

  /// The words that can follow `// layoutlint:` up to a place; none anywhere else.
  private func wordsOfSuppression(_ text: TextDocument, _ offset: Int) -> [JSON] {
    let start = offset - text.lines.position(of: offset).column + 1
    let line = String(decoding: text.bytes[start..<offset], as: UTF8.self)
    let words = line.split(omittingEmptySubsequences: false) { " \t,".contains($0) }
    guard let index = words.lastIndex(where: { $0.contains("layoutlint:") }),
      case let marker = words[index].drop(while: { "/*".contains($0) }),
      marker.startIndex > words[index].startIndex
        || index > 0 && ["//", "/*"].contains(words[index - 1].suffix(2))
    else { return [] }
    let (verb, names) = (marker.dropFirst("layoutlint:".count), words[(index + 1)...])
    if names.isEmpty {
      return Suppression.Verb.allCases.map { ["label": .string($0.rawValue), "kind": 14] }
    }
    guard Suppression.Verb(rawValue: String(verb)) != nil,
      !names.contains(where: { ["-", "--", "–", "—"].contains($0) })
    else { return [] }
    let family = RuleFamily.suppressions
    let rules = server.known.rules.filter { $0.description.family != family }
    let all = NamedRules.all(among: rules).filter { $0.name != family.id }
    return ([(Suppression.allRules, "every rule")] + all).map {
      ["label": .string($0), "kind": 20, "documentation": .string($1)]
    }
  }
}
