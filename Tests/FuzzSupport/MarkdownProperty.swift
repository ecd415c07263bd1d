import LintEngine

/// The findings of Swift code in Markdown have correct positions, and belong to their blocks only.
package final class MarkdownProperty: Property {
  package static let name = "markdown"
  package static let summary =
    "findings in Markdown lie where they say, and text above only moves them"
  package static let longestInput = 4096
  package static var seeds: [Seed] {
    Seed.swift.filter { $0.bytes.count <= longestInput / 2 }.enumerated().map { index, seed in
      Seed("\(seed.name).md", Self.documents[index % Self.documents.count](seed.bytes))
    }
  }

  /// Ways to put code into a document.
  private static let documents: [@Sendable ([UInt8]) -> [UInt8]] = [
    { Array("# Views\n\n```swift\n".utf8) + $0 + Array("\n```\n".utf8) },
    { Array("> ~~~ Swift\n> ".utf8) + indented($0, by: "> ") + Array("\n> ~~~\n".utf8) },
    { Array("- item\n\n  ```swift\n  ".utf8) + indented($0, by: "  ") + Array("\n  ```\n".utf8) },
    { Array("<!-- layoutlint:bad -->\n```swift\n".utf8) + $0 + Array("\n```\n\n```swift\n".utf8) },
  ]

  private static func indented(_ code: [UInt8], by margin: String) -> [UInt8] {
    code.flatMap { $0 == 0x0A ? [0x0A] + Array(margin.utf8) : [$0] }
  }

  private static let above = Array("Some text.\n\n".utf8)

  private let checkers = TriedRules.all.map { FileChecker(rules: $0) }
  private let path = FilePath("Input.md")

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    let lines = Lines(of: input)
    for checker in checkers {
      checker.source.load(input)
      let diagnostics = checker.check(path: path)
      checker.source.load(input)
      guard checker.check(path: path) == diagnostics else {
        return "the second time the findings are others"
      }
      for diagnostic in diagnostics {
        if let failure = diagnostic.failure(in: input, lines) {
          return "\(diagnostic.rule): \(failure)"
        }
      }
      // A byte order mark counts only at the start.
      if input.starts(with: [0xEF, 0xBB, 0xBF]) { continue }
      checker.source.load(Self.above + input)
      let moved = checker.check(path: path).map { ($0.rule, $0.range, $0.message) }
      let expected = diagnostics.map { diagnostic in
        let start = diagnostic.range.lowerBound + Self.above.count
        return (diagnostic.rule, start..<(start + diagnostic.range.count), diagnostic.message)
      }
      guard moved.elementsEqual(expected, by: ==) else {
        return "text above the code changes the findings from \(expected) to \(moved)"
      }
    }
    return nil
  }
}
