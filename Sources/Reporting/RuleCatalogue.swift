import RuleKit

/// All rules as a table in a Markdown page (CommonMark with tables), committed as `RuleCatalogue.path`, and a page for each rule.
public struct RuleCatalogue: Sendable {
  /// Where the page is in the repository.
  public static let path = "Sources/layoutlint/Documentation.docc/Rules.md"

  private let rules: [RuleDescription]

  /// - Parameter rules: in the order of the catalogue.
  public init(_ rules: [RuleDescription]) { self.rules = rules }

  /// Appends the page.
  public func render(into output: inout [UInt8]) {
    output.append("# Rules\n\n")
    output.append(
      "<!-- Generated from the rules' metadata by `layoutlint rules --format markdown`. Do not edit. -->\n\n"
    )
    output.append(
      "A severity follows the effect on people. A rule has its default severity for most findings, and another one for those that do more or less harm; a configured severity is for all of them. `layoutlint explain RULE` has the whole description.\n\n"
    )
    appendTable(
      ["severity", "what it means"],
      Severity.allCases.reversed().map { [$0.name, $0.meaning] }, to: &output)
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { continue }
      output.append("\n## \(family.title)\n\nThe family `\(family.id)`.\n\n")
      appendTable(
        ["rule", "default", "fix", "what it finds"],
        members.map {
          [
            "<a id=\"\($0.id)\"></a>`\($0.id)`", $0.defaultSeverity.name, $0.fixSafety.name,
            $0.summary,
          ]
        }, to: &output)
    }
  }

  /// Appends the page of a rule, for a DocC catalogue.
  public func renderPage(of rule: RuleDescription, into output: inout [UInt8]) {
    output.append("# \(rule.id)\n\n")
    appendText(of: rule, to: &output)
  }

  /// Appends the section of a rule, without its heading.
  func appendText(of rule: RuleDescription, to output: inout [UInt8]) {
    output.append("\(rule.summary).\n\n")
    output.append("## Overview\n\n\(rule.rationale)\n\n")
    if !rule.limits.isEmpty {
      output.append("Known limits:\n\n")
      for limit in rule.limits { output.append("- \(limit)\n") }
      output.append("\n")
    }
    appendDetails(of: rule, to: &output)
  }

  /// Appends the section of a rule without its summary and its rationale.
  func appendDetails(of rule: RuleDescription, to output: inout [UInt8]) {
    output.append("- Source: \(rule.source)\n")
    output.append("- Default: \(rule.defaultSeverity.name)\n")
    if let effect = rule.effect { output.append("- Effect: \(effect.summary)\n") }
    if !rule.presets.isEmpty {
      let presets = rule.presets.map { "`\($0)`" }.joined(separator: ", ")
      output.append("- Presets for frames: \(presets)\n")
    }
    output.append("- Fix: \(rule.fixSafety.rawValue)\n")
    output.append("- Since: \(rule.since)\n")
    if !rule.options.isEmpty {
      output.append("\n## Options\n\n")
      appendTable(
        ["option", "type", "default", "what it does"],
        rule.options.map { ["`\($0.name)`", $0.type, "`\($0.defaultValue)`", $0.summary] },
        to: &output)
    }
    appendExamples("Good", rule.goodExamples, to: &output)
    appendExamples("Bad", rule.badExamples, to: &output)
  }

  private func appendExamples(
    _ title: String, _ examples: [Example], to output: inout [UInt8]
  ) {
    for example in examples {
      let lines = example.annotatedLines
      // A fence longer than any in the code.
      let ticks = lines.reduce(2) { max($0, longestRun(of: "`", in: $1)) }
      let fence = String(repeating: "`", count: ticks + 1)
      output.append("\n\(title): \(example.title)\n\n\(fence)swift\n")
      for line in lines { output.append(line + "\n") }
      output.append(fence + "\n")
    }
  }

  private func appendTable(
    _ titles: [String], _ rows: [[String]], to output: inout [UInt8]
  ) {
    func appendRow(_ cells: [String]) {
      output.append("| " + cells.map(escapedCell).joined(separator: " | ") + " |\n")
    }
    appendRow(titles)
    output.append("|" + String(repeating: " --- |", count: titles.count) + "\n")
    for row in rows { appendRow(row) }
  }

  /// Even in code, a pipe ends a cell, and so does a line break.
  private func escapedCell(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "|": escaped += "\\|"
      case "\n": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension RuleDescription {
  /// The address of the rule in the catalogue.
  ///
  /// - Parameter documentation: the address of the repository's files.
  public func address(in documentation: String) -> String {
    "\(documentation)/\(RuleCatalogue.path)#\(id)"
  }
}
