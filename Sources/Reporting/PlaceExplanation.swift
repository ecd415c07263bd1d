import LintEngine
import Platform
import Project

/// The findings at a line of a file: why they are there or are not reported, what has set their rules, and what can be done.
public struct PlaceExplanation {
  private typealias Entry = (diagnostic: Diagnostic, reason: WithheldFinding.Reason?)

  private let path: FilePath
  private let line: Int
  private let text: [UInt8]
  private let findings: [Entry]
  private let severity: (String) -> RuleSetting?

  public init(
    _ path: FilePath, line: Int, _ text: [UInt8], _ found: [Diagnostic],
    _ withheld: [WithheldFinding], severity: @escaping (String) -> RuleSetting?
  ) {
    (self.path, self.line, self.text, self.severity) = (path, line, text, severity)
    findings =
      (found.map { ($0, nil) } + withheld.map { ($0.diagnostic, $0.reason) })
      .sorted { Diagnostic.precedes($0.0, $1.0) }
  }

  /// Appends the explanation.
  public func render(_ context: ReportContext, into output: inout [UInt8]) {
    let pretty = PrettyReporter(context)
    output.write("\("\(visible(path.bytes)):\(line)", .bold)\n", style: context.style)
    let shown = findings.filter { $0.reason != .off }
    if shown.isEmpty {
      let code = visible(text).drop { $0 == " " }
      if !code.isEmpty { output.append("  \(code)\n") }
      output.append("\nno findings here\n")
    }
    for (diagnostic, reason) in shown {
      output.append("\n")
      pretty.append(diagnostic, at: "", notes: notes(diagnostic, reason), to: &output)
    }
    let off = findings.filter { $0.reason == .off }
    if !off.isEmpty { output.append("\nby rules that are off:\n") }
    for (diagnostic, _) in off { output.append("  \(diagnostic.rule): \(diagnostic.message)\n") }
  }

  private func notes(
    _ diagnostic: Diagnostic, _ reason: WithheldFinding.Reason?
  ) -> [(String, String)] {
    let rule = diagnostic.rule
    guard let setting = severity(rule) else { return [] }
    let notes = [("set by", setting.origin)]
    switch reason {
    case .comment(let line, let text):
      return notes + [("suppressed", "by the comment on line \(line): \(text)")]
    case .doubt(let reason, let line, let code):
      let place = line.map { " (line \($0): `\(code)`)" } ?? ""
      return notes + [("not reported", reason + place)]
    case .otherFiles(let clauses):
      return notes + [("reported", "only if \(clauses.joined(separator: ", and "))")]
    case .off: return notes + [("not reported", "the rule is off")]
    case nil: break
    }
    let files = "--only \(rule) \(shellWord(visible(path.bytes)))"
    return notes + [
      (
        "suppress",
        "`// layoutlint:disable:next \(rule) - why`, or `layoutlint --add-suppressions \(files)`"
      ), ("turn off", "`\(rule): off` under `rules:` in the configuration"),
    ]
  }

  /// Appends a document with the findings as in `JSONReporter`. Without a new `version`, members may only be added.
  public func renderJSON(_ context: ReportContext, into output: inout [UInt8]) {
    var fingerprints = Fingerprints(context)
    JSONWriter.document(to: &output, isIndented: true) { json in
      json.member("version", RuleJSON.formatVersion)
      json.member("path", utf8: path.bytes)
      json.member("line", line)
      json.member("text", utf8: text)
      func objects(_ name: String, _ entries: [Entry]) {
        json.objects(name, entries) { json, entry in
          json.members(of: entry.diagnostic, &fingerprints)
          if let setting = severity(entry.diagnostic.rule) { json.member("origin", setting.origin) }
          entry.reason?.render(into: &json)
        }
      }
      objects("findings", findings.filter { $0.reason?.isComment != false })
      objects("not_reported", findings.filter { $0.reason?.isComment == false })
    }
  }
}

extension WithheldFinding.Reason {
  fileprivate var isComment: Bool { if case .comment = self { true } else { false } }

  fileprivate func render(into json: inout JSONWriter) {
    switch self {
    case .comment(let line, let text):
      json.object("silenced_by") { json in
        json.member("line", line)
        json.member("text", text)
      }
    case .doubt(let reason, let line, _):
      json.object("doubt") { json in
        json.member("reason", reason)
        if let line { json.member("line", line) }
      }
    case .otherFiles(let clauses): json.member("only_if", clauses)
    case .off: json.member("is_off", true)
    }
  }
}
