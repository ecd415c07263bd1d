import LintEngine
import Platform
import RuleKit

extension Session {
  // MARK: - Findings

  func hover(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let position = TextPosition(params["position"]) else {
      throw .invalidParams("`position` has no `line` and `character`")
    }
    let encoding = client.capabilities.encoding
    let offset = document.text.offset(of: position, encoding)
    if document.isConfiguration {
      guard let text = schema.hover(document.text, offset) else { return .null }
      return content(text)
    }
    check(document.path)
    let shown = (findings[document.path]?.shown ?? []).filter {
      (offset...offset).touches($0.range)
    }
    guard let first = shown.first else { return .null }
    var seen: Set<String> = []
    let parts = shown.map { diagnostic in
      explanation(of: diagnostic, document.path, isFirst: seen.insert(diagnostic.rule).inserted)
    }
    return content(parts.joined(separator: "\n\n---\n\n"))
      .with("range", document.text.json(first.range, encoding))
  }

  private func content(_ text: String) -> JSON {
    let kind = client.capabilities.hasMarkdown ? "markdown" : "plaintext"
    return ["contents": ["kind": .string(kind), "value": .string(text)]]
  }

  /// A finding, why its rule exists, and what has set the rule.
  ///
  /// - Parameter isFirst: whether the rule was not explained before.
  private func explanation(of diagnostic: Diagnostic, _ path: FilePath, isFirst: Bool) -> String {
    var lines = [
      "**\(diagnostic.rule)** (\(diagnostic.severity.name)): \(diagnostic.message)"
    ]
    if !diagnostic.advice.isEmpty {
      lines.append("\(diagnostic.advice.prefix(1).uppercased())\(diagnostic.advice.dropFirst()).")
    }
    guard isFirst, let rule = server.known.rules.first(where: { $0.id == diagnostic.rule }) else {
      return lines.joined(separator: "\n\n")
    }
    lines.append(rule.description.rationale)
    lines.append(settings(of: rule, path))
    if let address = address(of: rule.id) { lines.append("[\(rule.id)](\(address))") }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The values that a rule has for a file, and the lines that have set them.
  private func settings(of rule: any Rule.Type, _ path: FilePath) -> String {
    guard let found = search?.find(path, isFolder: false) else { return "" }
    return found.settings(of: rule, among: server.known.rules).map {
      "- `\($0.name): \($0.value)` (\($0.origin))"
    }.joined(separator: "\n")
  }

  // MARK: - Completion

  /// Keys and values of a configuration.
  func completions(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let position = TextPosition(params["position"]) else {
      throw .invalidParams("`position` has no `line` and `character`")
    }
    guard document.isConfiguration else { return [] }
    let offset = document.text.offset(of: position, client.capabilities.encoding)
    return .array(schema.completions(document.text, offset))
  }
}
