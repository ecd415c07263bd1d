import SwiftSource
import TestSupport
import Testing

/// What the tokenizer says, in the tables of `Tests/Fixtures/Tokens`: the tokens as `kind:text`, `open` if one is not closed.
@Suite("The cases of tokens")
struct TokenCaseTests {
  @Test("each text is read as it says", arguments: CaseFile.paths(in: "Tokens"))
  func cases(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "tokens": { list(tokens($0.bytes)) },
        "comments": { row in
          let file = SourceFile(row.bytes)
          return list(file.comments.map { "\($0.kind):\(file.text(Int($0.start)..<Int($0.end)))" })
        },
        "problems": { row in
          list(SourceFile(row.bytes).problems.map { "\($0.kind) \($0.start)..<\($0.end)" })
        },
        "brackets": { row in
          let file = SourceFile(row.bytes)
          let isBalanced = file.hasBalancedBrackets
          let count = file.problems.count
          Code().read(file)
          let outline = file.problems.count == count
          return isBalanced == outline
            ? (outline ? "paired" : "not paired") : "only the tokenizer says"
        },
        "lines": { row in
          let lines = row.bytes.withUnsafeBytes { LineTable($0) }
          return (1...lines.count).map { "\(lines.byteRange(ofLine: $0))" }.joined(separator: " ")
        },
        "positions": { row in
          let lines = row.bytes.withUnsafeBytes { LineTable($0) }
          let places = (0...row.bytes.count).map { lines.position(of: $0) }
          return places.map { "\($0.line):\($0.column)" }.joined(separator: " ")
        },
        "implausible": { row in
          let file = SourceFile(row.bytes)
          return withExtendedLifetime(file) {
            guard let token = file.implausibleToken.map({ file.tokens[$0] }) else {
              return "nothing"
            }
            return token.kind == .endOfFile ? "the end" : file.text(token)
          }
        },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

private func list(_ texts: [String]) -> String {
  texts.isEmpty ? "nothing" : texts.joined(separator: "  ")
}
