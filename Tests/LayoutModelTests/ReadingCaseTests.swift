import TestSupport
import Testing

/// What is read from code, in the text files of `Tests/Fixtures/Dialects`: behind the code of a `// case:`, each line behind
/// `// constraints:`, `// directions:`, `// sequences:`, `// actions:` or `// numbers:` is one, as `Reading` writes it.
///
/// `// helpers: pin(_:to:) add edges, limit constrain` behind the code names functions of the project.
@Suite("The cases of the dialects")
struct ReadingCaseTests {
  @Test("each case is read as it says", arguments: CaseFile.paths(in: "Dialects"))
  func cases(of path: String) throws {
    let lists: [String: @Sendable (Reading) -> [String]] = [
      "constraints": { $0.constraints }, "directions": { $0.directions },
      "sequences": { $0.sequences }, "actions": { $0.actions }, "numbers": { $0.numbers },
      "makers": { ["\($0.file.facts.makerBlocks.count)"] },
    ]
    let file = try CaseFile(path, keys: Set(lists.keys).union(["case", "helpers"]))
    let differences = try file.differences(
      lists.mapValues { list in
        { piece, _ in
          let helpers = piece.blocks.first { $0.key == "helpers" }?.value
          return list(Reading(piece.texts[0], helpers: Reading.helpers(helpers ?? "")))
        }
      })
    for difference in differences { Issue.record("\(difference)") }
  }
}
