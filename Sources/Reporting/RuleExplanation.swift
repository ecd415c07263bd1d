import RuleKit
import SwiftSource

/// The full description of one rule, for a terminal.
public struct RuleExplanation: Sendable {
  private let rule: RuleDescription
  private let style: Style
  private let width: Int
  private let settings: SettingsExplanation?

  /// - Parameters:
  ///   - width: columns of the terminal; nil for a readable width.
  ///   - settings: the settings of the rule; nil to leave them out.
  public init(
    _ rule: RuleDescription, style: Style, width: Int?, settings: SettingsExplanation? = nil
  ) {
    self.rule = rule
    self.settings = settings
    self.style = style
    self.width = max(40, min(width ?? 100, 100))
  }

  /// Appends the explanation.
  public func render(into output: inout [UInt8]) {
    style.append(.bold, rule.id, to: &output)
    output.append("\n")
    appendText(rule.summary, to: &output)
    output.append("\n")
    appendFacts(to: &output)
    appendTitle("Why", to: &output)
    appendText(rule.rationale, to: &output)
    if !rule.limits.isEmpty {
      appendTitle("Known limits", to: &output)
      for limit in rule.limits { appendText("- \(limit)", to: &output) }
    }
    if !rule.options.isEmpty { appendOptions(to: &output) }
    if let settings {
      appendTitle("Settings in this folder", to: &output)
      settings.render(into: &output)
    }
    appendExamples("Good", .good, rule.goodExamples, to: &output)
    appendExamples("Bad", .error, rule.badExamples, to: &output)
  }

  private func appendFacts(to output: inout [UInt8]) {
    let facts = [
      ("family", rule.family.id), ("default", rule.defaultSeverity.name),
      ("effect", rule.effect?.summary ?? ""),
      ("presets", rule.presets.joined(separator: ", ")), ("fix", rule.fixSafety.name),
      ("source", rule.source), ("since", rule.since),
    ]
    for (name, value) in facts where !value.isEmpty {
      style.append(.dim, "  " + name.padded(to: 9), to: &output)
      output.appendVisible(value)
      output.append("\n")
    }
  }

  private func appendOptions(to output: inout [UInt8]) {
    appendTitle("Options", to: &output)
    for option in rule.options {
      output.append("  ")
      style.append(.bold, option.name, to: &output)
      output.append(": ")
      output.appendVisible(option.defaultValue)
      style.append(.dim, "  (\(option.type))", to: &output)
      output.append("\n")
      for line in wrapped(visible(option.summary), first: width - 4, others: width - 4) {
        output.append("    " + line + "\n")
      }
    }
  }

  private func appendExamples(
    _ title: String, _ look: Style.Look, _ examples: [Example], to output: inout [UInt8]
  ) {
    for example in examples {
      output.append("\n")
      style.append(look, title, to: &output)
      output.append(": ")
      output.appendVisible(example.title)
      output.append("\n\n")
      for line in example.annotatedLines {
        output.append("    ")
        output.appendVisible(line)
        while output.last == UInt8(ascii: " ") { output.removeLast() }
        output.append("\n")
      }
    }
  }

  private func appendTitle(_ title: String, to output: inout [UInt8]) {
    output.append("\n")
    style.append(.bold, title, to: &output)
    output.append("\n")
  }

  private func appendText(_ text: String, to output: inout [UInt8]) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in wrapped(visible(String(paragraph)), first: width - 2, others: width - 2) {
        output.append(line.isEmpty ? "\n" : "  " + line + "\n")
      }
    }
  }
}

extension String {
  /// The text, padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

extension Example {
  /// The lines of the code; each line with marked places is preceded by a comment that points at them.
  var annotatedLines: [String] {
    var lines: [String] = []
    for line in markedCode.split(separator: "\n", omittingEmptySubsequences: false) {
      var code = ""
      var columns: [Int] = []
      var column = 0
      for character in line {
        if character == Self.marker {
          columns.append(column)
        } else {
          code.append(character)
          column += displayWidth(of: character)
        }
      }
      if let pointer = Self.pointer(at: columns) { lines.append(pointer) }
      lines.append(code)
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
