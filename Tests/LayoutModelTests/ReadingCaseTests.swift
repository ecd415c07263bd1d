import TestSupport
import Testing

/// What is read from code, in the text files of `Tests/Fixtures/Dialects`: behind the code of a `// case:`, each line behind
/// `// constraints:`, `// sequences:`, `// actions:` or `// numbers:` is one, as `Reading` writes it.
@Suite("The cases of the dialects")
struct ReadingCaseTests {
  @Test("each case is read as it says", arguments: CaseFile.paths(in: "Dialects"))
  func cases(of path: String) throws {
    let file = try CaseFile(
      path, keys: ["case", "constraints", "sequences", "actions", "numbers"])
    let differences = try file.differences([
      "constraints": { piece, _ in Reading(piece.texts[0]).constraints },
      "sequences": { piece, _ in Reading(piece.texts[0]).sequences },
      "actions": { piece, _ in Reading(piece.texts[0]).actions },
      "numbers": { piece, _ in Reading(piece.texts[0]).numbers },
    ])
    for difference in differences { Issue.record("\(difference)") }
  }
}
