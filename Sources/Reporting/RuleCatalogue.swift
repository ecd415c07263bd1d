import RuleKit
import SwiftSource

/// All rules as a table in a Markdown page (CommonMark with tables), committed as `RuleCatalogue.path`, and a page for each rule.
public struct RuleCatalogue: Sendable {
  public static let path = "Sources/layoutlint/Documentation.docc/Rules.md"

  private let rules: [RuleDescription]

  public init(_ rules: [RuleDescription]) { self.rules = rules }

  /// Appends the page.
  public func render(into output: inout [UInt8]) {
    output.append(
      """
      # Rules

      <!-- Generated from the rules' metadata by `layoutlint rules --format markdown`. Do not edit. -->

      A severity follows the effect on people. A rule has its default severity for most findings, and another one for those \
      that do more or less harm; a configured severity is for all of them. `layoutlint explain RULE` has the whole description.


      """)
    appendTable(
      ["severity", "what it means"],
      Severity.allCases.reversed().map { [$0.name, $0.meaning] }
        + (rules.contains(where: \.isPreview)
          ? [["preview", "off, also in presets: a new kind that you can try"]] : []),
      to: &output)
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { continue }
      output.append("\n## \(family.title)\n\nThe family `\(family.id)`.\n\n")
      appendTable(
        ["rule", "default", "fix", "what it finds"],
        members.map {
          [
            "<a id=\"\($0.id)\"></a>`\($0.id)`", $0.defaultText, $0.fixSafety.name,
            $0.summary,
          ]
        }, to: &output)
    }
  }

  /// Appends the page of a rule, for a DocC catalogue.
  public func renderPage(of rule: RuleDescription, into output: inout [UInt8]) {
    output.append("# \(rule.id)\n\n\(rule.summary).\n\n## Overview\n\n\(rule.rationale)\n\n")
    if !rule.limits.isEmpty {
      output.append("Known limits:\n\n\(rule.limits.map { "- \($0)\n" }.joined())\n")
    }
    appendDetails(of: rule, to: &output)
  }

  /// Appends the section of a rule without its summary and its rationale.
  func appendDetails(of rule: RuleDescription, to output: inout [UInt8]) {
    let facts = [
      ("Source", rule.source), ("Default", rule.defaultText),
      ("Effect", rule.effect?.summary ?? ""),
      ("Presets for frames", rule.presets.map { "`\($0)`" }.joined(separator: ", ")),
      ("Fix", rule.fixSafety.rawValue), ("Since", rule.since),
    ]
    for (name, value) in facts where !value.isEmpty || name == "Source" {
      output.append("- \(name): \(value)\n")
    }
    if !rule.options.isEmpty {
      output.append("\n## Options\n\n")
      appendTable(
        ["option", "type", "default", "what it does"],
        rule.options.map { ["`\($0.name)`", $0.type, "`\($0.defaultValue)`", $0.summary] },
        to: &output)
    }
    for (title, examples) in [("Good", rule.goodExamples), ("Bad", rule.badExamples)] {
      for example in examples {
        let lines = example.annotatedLines
        let fence = MarkdownText.fence(around: lines)
        output.append("\n\(title): \(example.title)\n\n\(fence)swift\n")
        for line in lines { output.append(line + "\n") }
        output.append(fence + "\n")
      }
    }
  }

  private func appendTable(
    _ titles: [String], _ rows: [[String]], to output: inout [UInt8]
  ) {
    // Even in code, a pipe ends a cell, and so does a line break.
    func row(_ cells: [String]) -> String {
      let texts = cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
      return "| " + texts.joined(separator: " | ") + " |\n"
    }
    output.append(row(titles) + "|" + String(repeating: " --- |", count: titles.count) + "\n")
    for cells in rows { output.append(row(cells)) }
  }
}

// MARK: - Parts of every description

extension RuleDescription {
  /// The address of the rule in the catalogue.
  public func address(in documentation: String) -> String {
    "\(documentation)/\(RuleCatalogue.path)#\(id)"
  }

  /// The default severity, or that the rule is a preview.
  var defaultText: String { isPreview ? "preview" : defaultSeverity.name }

  /// The presets for frames that turn the rule on, with the options that they set: `view_layout {frames: true}`.
  var presets: [String] {
    framePresets.map { preset in
      options(in: preset).map { "\(preset.rawValue) \($0)" } ?? preset.rawValue
    }
  }

  /// The options that a preset sets, as written in a configuration file: `{frames: true}`. Nil if it sets none.
  func options(in preset: Preset) -> String? {
    guard let values = presetOptions[preset] else { return nil }
    let texts = values.sorted { $0.key < $1.key }.map { "\($0): \($1.configurationText)" }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}

extension FixSafety {
  var name: String { self == .none ? "-" : rawValue }
}

extension Example {
  /// The lines of the code; each line with marked places is preceded by a comment that points at them.
  var annotatedLines: [String] {
    var lines: [String] = []
    for line in markedCode.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: Self.marker, omittingEmptySubsequences: false)
      var column = 0
      let columns = parts.dropLast().map { part in
        column += displayWidth(of: String(part))
        return column
      }
      if let pointer = Self.pointer(at: columns) { lines.append(pointer) }
      lines.append(parts.joined())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A comment with an arrow over each column; columns under the slashes of the comment share the first one after them.
  private static func pointer(at columns: [Int]) -> String? {
    guard let first = columns.first else { return nil }
    var line = String(repeating: " ", count: Swift.max(0, first - 3)) + "// "
    var width = line.count
    for column in columns where column >= width || column == first {
      line += String(repeating: " ", count: Swift.max(0, column - width)) + String(marker)
      width = Swift.max(width, column) + 1
    }
    return line
  }
}
