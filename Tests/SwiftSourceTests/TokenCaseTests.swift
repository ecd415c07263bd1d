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
        "comments": { list(comments($0.bytes)) },
        "problems": { list(problems($0.bytes)) },
        "brackets": { row in
          let file = SourceFile(row.bytes)
          let isBalanced = file.hasBalancedBrackets
          let count = file.problems.count
          Code().read(file)
          let outline = file.problems.count == count
          return isBalanced == outline
            ? (outline ? "paired" : "not paired") : "only the tokenizer says"
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

private func tokens(_ bytes: [UInt8]) -> [String] {
  let scan = Scan(bytes)
  return scan.tokens.dropLast().map { token in
    "\(token.kind)\(token.flags.contains(.unterminated) ? " open" : ""):\(scan.text(token))"
  }
}

private func comments(_ bytes: [UInt8]) -> [String] {
  let file = SourceFile(bytes)
  return file.comments.map { "\($0.kind):\(file.text(Int($0.start)..<Int($0.end)))" }
}
