import YAML

/// YAML is read, or rejected with a position in it, and the text of each scalar can be written and read back.
package final class YAMLProperty: Property {
  package static let name = "yaml"
  package static let summary =
    "YAML is refused at a place, or its scalars are written and read back"
  package static let longestInput = 1024
  package static var seeds: [Seed] { ConfigurationProperty.seeds }

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    let document = YAMLDocument(input)
    let again = YAMLDocument(input)
    guard document.root == again.root, document.problems == again.problems else {
      return "the second time it is something else"
    }
    let lines = Lines(of: input)
    var last = 0
    for problem in document.problems {
      guard Self.isPlace(problem.mark, in: input, lines) else {
        return "`\(problem.message)` is not in the file: \(problem.mark)"
      }
      guard problem.mark.offset >= last else { return "the problems are not in order" }
      guard !problem.message.isEmpty, problem.message.last != "." else { return problem.message }
      last = problem.mark.offset
    }
    return document.root.flatMap {
      failure(of: $0, in: input, lines, isWhole: document.problems.isEmpty)
    }
  }

  private static func isPlace(_ mark: YAMLMark, in input: [UInt8], _ lines: Lines) -> Bool {
    let shift = mark.line == 1 && input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return lines.offset(line: mark.line, column: mark.column + shift) == mark.offset
  }

  private func failure(
    of node: YAMLNode, in input: [UInt8], _ lines: Lines, isWhole: Bool
  ) -> String? {
    guard node.place.start.offset <= node.place.end.offset,
      Self.isPlace(node.place.start, in: input, lines),
      Self.isPlace(node.place.end, in: input, lines)
    else {
      return "a value is not in the file: \(node.place)"
    }
    let parts: [YAMLNode]
    switch node.content {
    case .scalar(let scalar): return isWhole ? Self.writingFailure(of: scalar.text) : nil
    case .sequence(let items): parts = items
    case .mapping(let mapping):
      parts = mapping.entries.flatMap { [$0.key, $0.value] }
      let names = mapping.entries.map(\.name)
      guard Set(names.map { Array($0.utf8) }).count == names.count else {
        return "a duplicate key"
      }
    }
    var position = node.place.start.offset
    for part in parts {
      guard part.place.start.offset >= position, part.place.end.offset <= node.place.end.offset
      else { return "a value is not inside its list: \(part.place) in \(node.place)" }
      position = part.place.end.offset
      if let failure = failure(of: part, in: input, lines, isWhole: isWhole) { return failure }
    }
    return nil
  }

  private static func writingFailure(of text: String) -> String? {
    for (start, end, isInBrackets) in [("- ", "\n", false), ("[", "]\n", true)] {
      let written = YAMLText.scalar(text, inBrackets: isInBrackets)
      let document = YAMLDocument(Array((start + written + end).utf8))
      guard document.problems.isEmpty, let scalar = document.root?.items?.first?.scalar,
        scalar.text.utf8.elementsEqual(text.utf8), case .string = scalar.value
      else { return "`\(text.debugDescription)` is written as `\(written)`" }
    }
    return nil
  }
}
