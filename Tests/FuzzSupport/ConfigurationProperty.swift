import Foundation
import Platform
import Project
import Reporting
import RuleKit
import Rules

/// A configuration is read, or rejected with a position in it, and its effective settings form an equivalent
/// configuration.
package final class ConfigurationProperty: Property {
  package static let name = "configuration"
  package static let summary = "a configuration is refused at a place, or shown as one of the same"
  package static let longestInput = 1024

  /// The configuration of this repository, one for each preset with all settings, and YAML of all kinds.
  package static let seeds: [Seed] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let own = FileManager.default.contents(atPath: root + "/.layoutlint.yml") ?? Data()
    var seeds = [Seed("own.yml", [UInt8](own))]
    let property = ConfigurationProperty()
    for preset in Preset.allCases {
      let text = property.read(Array("extends: \(preset.rawValue)\n".utf8)).text ?? ""
      for (index, part) in parts(of: text).enumerated() {
        seeds.append(Seed("\(preset.rawValue)-\(index).yml", part))
      }
    }
    return seeds + texts.enumerated().map { Seed("text-\($0.offset).yml", $0.element) }
  }()

  /// A few rules at a time: all together are longer than the longest input.
  private static func parts(of text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard let rules = lines.firstIndex(of: "rules:") else { return [text] }
    let head = lines[..<rules].joined(separator: "\n")
    return stride(from: rules + 1, to: lines.count, by: 12).map { start in
      let body = lines[start..<min(lines.count, start + 12)].drop { $0.hasPrefix("    ") }
      return head + "\nrules:\n" + body.joined(separator: "\n") + "\n"
    }
  }

  private static let texts = [
    "rules: {setup_length: {severity: error, max_lines: 0x10}, negative_constant: off}\n",
    "include: [Sources/**/*.swift, \"a b/{c,d}*[!e-g]?\"]\nexclude:\n  - '**/Pods'\n  - Generated/\n",
    "overrides:\n  - paths: [Tests/**, '*.swift']\n    rules:\n      negative_constant: error\n",
    "setup_functions: ['*UI', assemble*]\n",
    "layout_helpers:\n  place: constrain\n  fill: [constrain, edges]\nreporter: [pretty, sarif=a.sarif]\n",
    "---\nextends: [strict, none] # why\nbaseline: \"\\x41\\u00e9 \\\n  b\"\n",
    "a: [1, 2.5e3, .inf, ~, true, 'it''s', *y]\nb: &x\nc: |\n  text\nd: a\n  b\n\n  c\n",
    "a: b\n<<: *x\n!!str c: d\n- e\n\tf: 2001-01-01\n", "- - - a\n  - {b: , \"c\":d}\n-\n",
  ]

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("layoutlint-fuzz-\(UUID().uuidString)").path

  package init() {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package func violation(in input: [UInt8]) -> String? {
    let found = read(input)
    guard let text = found.text else {
      let lines = Lines(of: input)
      let mark = input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      for problem in found.problems where problem.place.path == FilePath("input.yml") {
        let column = problem.place.column + (problem.place.line == 1 ? mark : 0)
        guard lines.offset(line: problem.place.line, column: column) != nil else {
          return "`\(problem.message)` is not in the file"
        }
        guard !problem.message.isEmpty, problem.message.last != "." else {
          return "the message `\(problem.message)`"
        }
      }
      guard read(input).problems == found.problems else { return "then it is something else" }
      return nil
    }
    let again = read(Array(text.utf8))
    guard let other = again.text else {
      let problem = again.problems.first.map { "\($0.place.line): \($0.message)" } ?? ""
      return "the shown text is not a configuration: \(problem)\n\(text)"
    }
    guard Self.values(text) == Self.values(other) else {
      return "the shown text has a different meaning\n\(text)\n\(other)"
    }
    return nil
  }

  private func read(_ input: [UInt8]) -> (text: String?, problems: [ConfigurationProblem]) {
    let file = folder + "/input.yml"
    _ = FileManager.default.createFile(atPath: file, contents: Data(input))
    var choice = DiscoveryChoice()
    choice.configuration = FilePath(file)
    let known = KnownNames(
      rules: Catalog.rules, reporters: ReportFormat.allCases.map(\.rawValue))
    var search = ConfigurationSearch(choice, known: known, currentFolder: FilePath(folder))
    let found = search.find(FilePath(folder), isFolder: true)
    guard search.problems.isEmpty else { return (nil, search.problems) }
    let text = ConfigurationText(
      found, path: FilePath("."), rules: Catalog.rules, currentFolder: FilePath(folder))
    return (text.text(), [])
  }

  /// The lines without the comments about the origins of values.
  private static func values(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { line in
      line.range(of: "  # ", options: .backwards).map { line[..<$0.lowerBound] } ?? line
    }
  }
}
