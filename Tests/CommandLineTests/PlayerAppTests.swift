import Foundation
import TestSupport
import Testing

@Suite("The player app")
struct PlayerAppTests {
  private static let folder = "Tests/Fixtures/PlayerApp"
  /// A copy that is a project of its own.
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(".git/HEAD", "ref: refs/heads/main\n")
    try FileManager.default.copyItem(
      atPath: Repository.path + "/" + Self.folder, toPath: project("App"))
  }

  /// A rule's id and a position: `Views/A.swift:1:2 rule`.
  private typealias Finding = String

  @Test("all rules together find exactly the marked places")
  func findings() throws {
    let found = try Set(findings("--only", Tool.ruleIDs().joined(separator: ",")))
    let expected = try Set(Self.marks())
    #expect(found.subtracting(expected).sorted() == [], "not marked")
    #expect(expected.subtracting(found).sorted() == [], "marked, but not found")
  }

  @Test(
    "without options, the rules that are on by default find their places, and do not fail the run")
  func defaults() throws {
    let rules = try Set(Tool.rules().filter { $0.severity != "off" }.map(\.id))
    let expected = try Self.marks().filter { rules.contains(Self.rule($0)) }
    let run = try lint()
    #expect(findings(in: run) == expected)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test("with --strict, they fail it")
  func strict() throws {
    let run = try lint("--strict")
    #expect(run.output == (try lint().output))
    #expect(run.status == 1)
  }

  @Test("the output is the same with any number of threads")
  func threads() throws {
    let one = try lint("--threads", "1")
    #expect(!one.output.isEmpty)
    for count in ["2", "8"] {
      #expect(try lint("--threads", count).output == one.output)
    }
  }

  @Test("every rule finds the same alone as among the others")
  func everyRule() throws {
    let marks = try Self.marks()
    let ids = try Tool.ruleIDs()
    // `CatalogTests` tries each alone on its examples.
    for index in stride(from: 0, to: ids.count, by: Effort.full(1, byDefault: 24)) {
      let id = ids[index]
      let expected = marks.filter { Self.rule($0) == id }
      #expect(try findings("--only", id) == expected)
    }
  }

  /// The findings that are marked in the files: above a line with findings, a comment has a `↓` over each place,
  /// followed by the rule's id. In report order.
  private static func marks() throws -> [Finding] {
    let root = URL(filePath: Repository.path).appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var findings: [Finding] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      var marks: [(column: Int, rule: Substring)] = []
      let text = try Repository.text("\(folder)/\(name)")
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line.contains(/^ *\/\/ *↓/) {
          marks += line.matches(of: /↓ (\w+)/).map { match in
            (line.distance(from: line.startIndex, to: match.range.lowerBound) + 1, match.1)
          }
        } else {
          marks.sort { ($0.column, $0.rule) < ($1.column, $1.rule) }
          findings += marks.map { "\(name):\(index + 1):\($0.column) \($0.rule)" }
          marks = []
        }
      }
      #expect(marks.isEmpty, "\(name): marks without a line")
    }
    return findings
  }

  private static func rule(_ finding: Finding) -> String {
    finding.split(separator: " ").last.map(String.init) ?? finding
  }

  private func findings(_ options: String...) throws -> [Finding] {
    try findings(in: lint(options))
  }

  private func lint(_ options: String...) throws -> Tool.Run { try lint(options) }

  private func lint(_ options: [String]) throws -> Tool.Run {
    try Tool.run(
      ["--reporter", "xcode", "--no-config"] + options + ["App"], in: project.path)
  }

  /// The finding of a line of the report; the line itself if it is not one.
  private func findings(in run: Tool.Run) -> [Finding] {
    // A related place has a note without a rule.
    run.output.split(separator: "\n").map(finding).filter { !$0.contains(": note: ") }
  }

  private func finding(_ line: Substring) -> Finding {
    let prefix = project("App/")
    guard line.hasPrefix(prefix),
      let sign = line.firstRange(of: ": warning: ") ?? line.firstRange(of: ": note: "),
      let rule = line.split(separator: "(").last, rule.hasSuffix(")")
    else { return String(line) }
    return "\(line[..<sign.lowerBound].dropFirst(prefix.count)) \(rule.dropLast())"
  }
}
