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
  private let style: Style
  private let width: Int

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
    self.style = style
    self.width = max(40, min(width ?? 100, 100))
  }

  // MARK: - Text

  /// Appends the explanation.
  public func render(into output: inout [UInt8]) {
    style.append(.bold, "\(visible(path.bytes)):\(place.line)", to: &output)
    output.append("\n")
    let code = visible(place.text).drop { $0 == " " }
    if !code.isEmpty { output.append("  \(code)\n") }
    appendFacts(to: &output)
    appendFindings(to: &output)
    appendRules(to: &output)
  }

  private func appendFacts(to output: inout [UInt8]) {
    appendTitle("What the linter sees", to: &output)
    if place.facts.isEmpty { output.append("  nothing about views\n") }
    for (name, text) in place.facts { append(name, text, to: &output) }
  }

  private func appendFindings(to output: inout [UInt8]) {
    appendTitle("Findings", to: &output)
    if place.findings.isEmpty { output.append("  none\n") }
    for (index, finding) in place.findings.enumerated() {
      if index > 0 { output.append("\n") }
      append(finding.severity.name, "\(finding.message) (\(finding.rule))", to: &output)
      if !finding.advice.isEmpty { append("advice", finding.advice, to: &output) }
      if finding.position.line != place.line {
        append("begins", "line \(finding.position.line)", to: &output)
      }
      if let setting = setting(finding.rule) { append("set by", setting.origin, to: &output) }
      if let silencer = finding.silencer {
        append("silenced", "by the comment in line \(silencer.line): \(silencer.text)", to: &output)
        continue
      }
      if let fix = command(fixing: finding) { append("fix", "`\(fix)`", to: &output) }
      if setting(finding.rule) != nil {
        append(
          "silence",
          "`// layoutlint:disable:next \(finding.rule) - why` above, or `layoutlint --add-suppressions --only \(finding.rule) \(argument)` for the file",
          to: &output)
        append(
          "turn off", "`\(finding.rule): off` under `rules:` in the configuration", to: &output)
      }
    }
  }

  /// The path as an argument for a shell.
  private var argument: String {
    let text = visible(path.bytes)
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"), 0x80...:
        true
      default: false
      }
    }
    return isPlain
      ? text
      : "'"
        + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }

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
    appendTitle("Rules", to: &output)
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
        append(
          name, "\(origin): \(rules[origin, default: []].joined(separator: ", "))", to: &output)
      }
    }
    if shown.count < severities.count {
      let off = severities.count { !active.contains($0.rule) }
      append(
        "note",
        "\(severities.count - off - shown.count) other rules are on and \(off) are off; `--all` lists them",
        to: &output)
    }
    append(
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

  private func appendTitle(_ title: String, to output: inout [UInt8]) {
    output.append("\n")
    style.append(.bold, title, to: &output)
    output.append("\n")
  }

  /// Appends a text with a name in front of it.
  private func append(_ name: String, _ text: String, to output: inout [UInt8]) {
    let indentation = String(repeating: " ", count: 14)
    let lines = wrapped(visible(text), first: width - 14, others: width - 14)
    for (index, line) in lines.enumerated() {
      if index == 0 {
        output.append("  ")
        style.append(.dim, name.padded(to: 12), to: &output)
      } else {
        output.append(indentation)
      }
      output.append(line + "\n")
    }
  }

  // MARK: - JSON

  /// Appends a document with the explanation. Member names and meanings are stable: without a new `version`, members
  /// may only be added.
  public func renderJSON(into output: inout [UInt8]) {
    let active = Set(place.activeRules)
    JSONWriter.write(to: &output, isIndented: true) { json in
      json.object { json in
        json.member("version", RuleJSON.formatVersion)
        json.member("path", utf8: path.bytes)
        json.member("line", place.line)
        json.member("text", utf8: place.text)
        json.array("facts") { json in
          for (name, text) in place.facts {
            json.object { json in
              json.member("name", name)
              json.member("text", text)
            }
          }
        }
        json.array("findings") { json in
          for finding in place.findings { json.object { write(finding, to: &$0) } }
        }
        json.array("rules") { json in
          for (rule, setting) in severities {
            json.object { json in
              json.member("id", rule)
              json.member("on", active.contains(rule))
              json.member("looks", place.lookingRules.contains(rule))
              json.member("severity", setting.value)
              json.member("origin", setting.origin)
            }
          }
        }
      }
      json.endLine()
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
