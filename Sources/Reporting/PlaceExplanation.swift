import LintEngine
import Platform
import Project

/// The findings at a line of a file: why they are there, what has set their rules, and what can be done about them.
public struct PlaceExplanation {
  private let path: FilePath
  private let line: Int
  private let text: [UInt8]
  private let findings: [(diagnostic: Diagnostic, silencer: (line: Int, text: String)?)]
  private let severity: (String) -> RuleSetting?

  public init(
    _ path: FilePath, line: Int, _ text: [UInt8], _ found: [Diagnostic],
    _ silenced: [SilencedFinding], severity: @escaping (String) -> RuleSetting?
  ) {
    (self.path, self.line, self.text, self.severity) = (path, line, text, severity)
    findings =
      (found.map { ($0, nil) } + silenced.map { ($0.diagnostic, $0.silencer) })
      .sorted { Diagnostic.precedes($0.0, $1.0) }
  }

  /// Appends the explanation.
  public func render(_ context: ReportContext, into output: inout [UInt8]) {
    let pretty = PrettyReporter(context)
    output.write("\("\(visible(path.bytes)):\(line)", .bold)\n", style: context.style)
    if findings.isEmpty {
      let code = visible(text).drop { $0 == " " }
      if !code.isEmpty { output.append("  \(code)\n") }
      output.append("\nno findings here\n")
    }
    for (diagnostic, silencer) in findings {
      output.append("\n")
      pretty.append(diagnostic, at: "", notes: notes(diagnostic, silencer), to: &output)
    }
  }

  private func notes(
    _ diagnostic: Diagnostic, _ silencer: (line: Int, text: String)?
  ) -> [(String, String)] {
    let rule = diagnostic.rule
    guard let setting = severity(rule) else { return [] }
    let notes = [("set by", setting.origin)]
    if let silencer {
      return notes + [("suppressed", "by the comment on line \(silencer.line): \(silencer.text)")]
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
      json.objects("findings", findings) { json, finding in
        json.members(of: finding.diagnostic, &fingerprints)
        if let setting = severity(finding.diagnostic.rule) { json.member("origin", setting.origin) }
        guard let silencer = finding.silencer else { return }
        json.object("silenced_by") { json in
          json.member("line", silencer.line)
          json.member("text", silencer.text)
        }
      }
    }
  }
}
