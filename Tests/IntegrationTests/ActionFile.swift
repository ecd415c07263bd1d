import Foundation
import TestSupport
import Testing
import YAML

/// The content of `action.yml`, as far as a runner needs it.
struct ActionFile {
  /// A step with a script.
  struct Step {
    var id: String?
    var name: String
    var shell: String
    var environment: [(name: String, value: String)]
    var script: String
  }

  /// The defaults of the inputs.
  var inputs: [String: String] = [:]
  var steps: [Step] = []
  /// The actions of others that it uses.
  var uses: [String] = []

  init() throws {
    let text = Self.withScriptsInQuotes(try Repository.text("action.yml"))
    let document = YAMLDocument(Array(text.utf8))
    #expect(document.problems.isEmpty)
    let root = try #require(document.root?.mapping)
    for input in root["inputs"]?.mapping?.entries ?? [] {
      inputs[input.name] = try Self.text(input.value, "default")
    }
    for node in root["runs"]?.mapping?["steps"]?.items ?? [] {
      if let used = node.mapping?["uses"]?.scalar {
        uses.append(used.text)
        continue
      }
      steps.append(
        Step(
          id: node.mapping?["id"]?.scalar?.text, name: try Self.text(node, "name"),
          shell: try Self.text(node, "shell"),
          environment: try (node.mapping?["env"]?.mapping?.entries ?? []).map {
            ($0.name, try #require($0.value.scalar).text)
          },
          script: try Self.text(node, "run")))
    }
  }

  /// The text with each script on one line, since our YAML has no text in lines after `|`.
  private static func withScriptsInQuotes(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")[...]
    var result: [String] = []
    while let line = lines.popFirst() {
      guard let start = line.range(of: "run: |") else {
        result.append(line)
        continue
      }
      let indent = String(repeating: " ", count: 2 + line.prefix { $0 == " " }.count)
      let script = lines.prefix { $0.isEmpty || $0.hasPrefix(indent) }
      lines = lines.dropFirst(script.count)
      let code = script.map { $0.dropFirst(indent.count) + "\n" }.joined()
      result.append(line[..<start.lowerBound] + "run: " + YAMLText.scalar(code))
    }
    return result.joined(separator: "\n")
  }

  private static func text(_ node: YAMLNode, _ key: String) throws -> String {
    try #require(node.mapping?[key]?.scalar, "no `\(key)`").text
  }
}
