import LintEngine
import Platform
import Project
import SwiftSource

/// What the linter sees at a place, which rules look at it, and what can be done about its findings.
public struct PlaceExplanation: Sendable {
  private let path: FilePath
  private let place: SeenPlace
  /// The severity of each rule for the file.
  private let severities: [(rule: String, setting: RuleSetting)]
  private let listsAll: Bool
  private let page: TerminalText

  /// - Parameters:
  ///   - path: the file, as the user named it.
  ///   - severities: for each rule, in the order of the catalogue.
  ///   - listsAll: whether to list the rules that do not look at the place, too.
  ///   - width: columns of the terminal; nil for a readable width.
  public init(
    _ path: FilePath, _ place: SeenPlace, severities: [(rule: String, setting: RuleSetting)],
    listsAll: Bool = false, style: Style, width: Int?
  ) {
    self.path = path
    self.place = place
    self.severities = severities
    self.listsAll = listsAll
    page = TerminalText(style, width: width)
  }

  // MARK: - Text

  /// Appends the explanation.
  public func render(into output: inout [UInt8]) {
    let title = "\(visible(path.bytes)):\(place.line)"
    output.write("\(title, .bold)\n", style: page.style)
    let code = visible(place.text).drop { $0 == " " }
    if !code.isEmpty { output.append("  \(code)\n") }
    page.appendTitle("What the linter sees", to: &output)
    if place.facts.isEmpty { output.append("  nothing about views\n") }
    for (name, text) in place.facts { page.append(name, text, to: &output) }
    appendFindings(to: &output)
    appendRules(to: &output)
  }

  private func appendFindings(to output: inout [UInt8]) {
    page.appendTitle("Findings", to: &output)
    if place.findings.isEmpty { output.append("  none\n") }
    for (index, finding) in place.findings.enumerated() {
      if index > 0 { output.append("\n") }
      for (name, text) in notes(on: finding) { page.append(name, text, to: &output) }
    }
  }

  private func notes(on finding: SeenPlace.SeenFinding) -> [(String, String)] {
    let rule = finding.rule
    var notes = [(finding.severity.name, "\(finding.message) (\(rule))")]
    if !finding.advice.isEmpty { notes.append(("advice", finding.advice)) }
    if finding.position.line != place.line {
      notes.append(("begins", "line \(finding.position.line)"))
    }
    if let setting = setting(rule) { notes.append(("set by", setting.origin)) }
    if let silencer = finding.silencer {
      let text = "by the comment in line \(silencer.line): \(silencer.text)"
      return notes + [("silenced", text)]
    }
    if let fix = command(fixing: finding) { notes.append(("fix", "`\(fix)`")) }
    guard setting(rule) != nil else { return notes }
    return notes + [
      (
        "silence",
        "`// layoutlint:disable:next \(rule) - why` above, or `layoutlint --add-suppressions --only \(rule) \(argument)` for the file"
      ), ("turn off", "`\(rule): off` under `rules:` in the configuration"),
    ]
  }

  private var argument: String { shellWord(visible(path.bytes)) }

  private func command(fixing finding: SeenPlace.SeenFinding) -> String? {
    guard let fix = finding.fix, fix != .none else { return nil }
    let option = fix == .safe ? "--fix" : "--fix --unsafe-fixes"
    return "layoutlint \(option) --only \(finding.rule) \(argument)"
  }

  /// The severity of a rule; nil for text that is not Swift.
  private func setting(_ rule: String) -> RuleSetting? {
    severities.first { $0.rule == rule }?.setting
  }

  private func appendRules(to output: inout [UInt8]) {
    page.appendTitle("Rules", to: &output)
    let active = Set(place.activeRules)
    let shown = severities.filter { listsAll || place.lookingRules.contains($0.rule) }
    if shown.isEmpty { output.append("  none looks at such code\n") }
    for (name, isOn) in [("on", true), ("off", false)] {
      var origins: [String] = []
      var rules: [String: [String]] = [:]
      for (rule, setting) in shown where active.contains(rule) == isOn {
        let (origin, line) = Self.fileAndLine(setting.origin)
        if rules[origin] == nil { origins.append(origin) }
        rules[origin, default: []].append(line.map { "\(rule) (\($0))" } ?? rule)
      }
      for origin in origins {
        page.append(
          name, "\(origin): \(rules[origin, default: []].joined(separator: ", "))", to: &output)
      }
    }
    if shown.count < severities.count {
      let off = severities.count { !active.contains($0.rule) }
      page.append(
        "note",
        "\(severities.count - off - shown.count) other rules are on and \(off) are off; `--all` lists them",
        to: &output)
    }
    page.append(
      "note",
      (place.readsProject
        ? "findings are those of a run in the current folder; what the linter sees is read in this file alone"
        : "only this file was read: rules that compare files may judge it differently in a run "
          + "of the project") + "; `layoutlint explain RULE` describes one", to: &output)
  }

  /// The file of `.layoutlint.yml:7`, and its line; another origin stays whole. Most rules of a file have lines of their
  /// own.
  private static func fileAndLine(_ origin: String) -> (origin: String, line: Int?) {
    guard let colon = origin.lastIndex(of: ":"), !origin.contains(", "),
      let line = Int(origin[origin.index(after: colon)...])
    else { return (origin, nil) }
    return (String(origin[..<colon]), line)
  }

  // MARK: - JSON

  /// Appends a document with the explanation. Member names and meanings are stable: without a new `version`, members
  /// may only be added.
  public func renderJSON(into output: inout [UInt8]) {
    let active = Set(place.activeRules)
    JSONWriter.document(to: &output, isIndented: true) { json in
      json.member("version", RuleJSON.formatVersion)
      json.member("path", utf8: path.bytes)
      json.member("line", place.line)
      json.member("text", utf8: place.text)
      json.objects("facts", place.facts) { json, fact in
        json.member("name", fact.name)
        json.member("text", fact.text)
      }
      json.objects("findings", place.findings) { write($1, to: &$0) }
      json.objects("rules", severities) { json, severity in
        json.member("id", severity.rule)
        json.member("on", active.contains(severity.rule))
        json.member("looks", place.lookingRules.contains(severity.rule))
        json.member("severity", severity.setting.value)
        json.member("origin", severity.setting.origin)
      }
    }
  }

  private func write(_ finding: SeenPlace.SeenFinding, to json: inout JSONWriter) {
    json.member("line", finding.position.line)
    json.member("column", finding.position.column)
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.name)
    json.member("message", finding.message)
    json.member("advice", finding.advice)
    if let setting = setting(finding.rule) { json.member("origin", setting.origin) }
    if let fix = finding.fix { json.member("fix", fix.rawValue) }
    guard let silencer = finding.silencer else { return }
    json.object("silenced_by") { json in
      json.member("line", silencer.line)
      json.member("text", silencer.text)
    }
  }
}
