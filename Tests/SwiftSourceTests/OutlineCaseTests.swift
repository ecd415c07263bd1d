import SwiftSource
import TestSupport
import Testing

/// What an outline has, in the text files of `Tests/Fixtures/Outlines`: behind the code of a `// case:`, each line behind
/// `// statements:`, `// declarations:`, `// calls:` or `// closures:` is one, as `OutlineReading` writes it.
@Suite("The cases of outlines")
struct OutlineCaseTests {
  @Test("each case is read as it says", arguments: CaseFile.paths(in: "Outlines"))
  func cases(of path: String) throws {
    let lists: [String: @Sendable (OutlineReading) -> [String]] = [
      "statements": { [$0.statements] }, "declarations": { $0.declarations },
      "calls": { $0.calls }, "closures": { $0.closures }, "problems": { $0.problems },
    ]
    let file = try CaseFile(path, keys: Set(lists.keys).union(["case"]))
    let differences = try file.differences(
      lists.mapValues { list in
        { piece, _ in
          let reading = OutlineReading(piece.texts[0])
          return list(reading) + (reading.invariantFailure.map { [$0] } ?? [])
        }
      })
    for difference in differences { Issue.record("\(difference)") }
  }
}
