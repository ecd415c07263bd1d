import TestSupport
import Testing
import YAML

/// How YAML is read, in the text files of `Tests/Fixtures/YAML`, and its values and mistakes in the tables of
/// `Tests/Fixtures/YAMLTables`.
///
/// In a file, `⇥` is a tab and `␣` a space at the end of a line. `// reads:` has each node with its place and its style, or
/// the mistakes.
@Suite("The cases of YAML")
struct YAMLCaseTests {
  @Test("each file is read as it says", arguments: CaseFile.paths(in: "YAML"))
  func files(of path: String) throws {
    let file = try CaseFile(path, keys: ["case", "reads"])
    let differences = try file.differences([
      "reads": { piece, _ in reading(Array(Corpus.text(piece.texts[0]).utf8)) }
    ])
    for difference in differences { Issue.record("\(difference)") }
  }

  @Test("each row is read as it says", arguments: CaseFile.paths(in: "YAMLTables"))
  func rows(of path: String) throws {
    let differences = try CaseFile.rowDifferences(
      in: path,
      [
        "problems": { row in
          let problems = YAMLDocument(row.bytes).problems
          for problem in problems {
            #expect(!problem.advice.isEmpty && !problem.advice.hasSuffix("."))
            #expect(problem.mark.offset <= row.bytes.count)
          }
          return problems.isEmpty ? "nothing" : list(problems)
        },
        "advice": { YAMLDocument($0.bytes).problems.map(\.advice).joined(separator: "; ") },
        "plain": { "\(YAMLValue(plain: $0.text))" }, "written": { YAMLText.scalar($0.text) },
        "written in brackets": { YAMLText.scalar($0.text, inBrackets: true) },
      ])
    for difference in differences { Issue.record("\(difference)") }
  }
}

private func list(_ problems: [YAMLProblem]) -> String {
  messages(problems).joined(separator: "; ")
}

private func messages(_ problems: [YAMLProblem]) -> [String] {
  problems.map { "\($0.mark.line):\($0.mark.column) \($0.message)" }
}

private func reading(_ bytes: [UInt8]) -> [String] {
  let document = YAMLDocument(bytes)
  return document.root.map { tree($0, indent: "") } ?? []
    + messages(document.problems).map { "problem \($0)" }
}

private func tree(_ node: YAMLNode, indent: String) -> [String] {
  let (start, end) = (node.place.start, node.place.end)
  let line = "\(indent)\(start.line):\(start.column)-\(end.line):\(end.column)"
  switch node.content {
  case .scalar(let scalar):
    return ["\(line) \(scalar.style) \(CaseRow.shown(scalar.text))"]
  case .sequence(let items):
    return ["\(line) list"] + items.flatMap { tree($0, indent: indent + "  ") }
  case .mapping(let mapping):
    return ["\(line) map"]
      + mapping.entries.flatMap {
        tree($0.key, indent: indent + "  ") + tree($0.value, indent: indent + "    ")
      }
  }
}
