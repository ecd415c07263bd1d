import Foundation
import Testing

@Suite("Explaining rules and places")
struct ExplainTests {
  private let project: Project
  init() throws { project = try Project() }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try project.run(arguments + ["--format", "json"])
    #expect(run.error == "")
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("`rules --format json` lists the rules")
  func rules() throws {
    let rules = try #require(try json("rules")["rules"] as? [[String: Any]])
    #expect(try rules.compactMap { $0["id"] as? String }.sorted() == Tool.ruleIDs().sorted())
    let one = try #require(try json("rules", "constraint_order")["rules"] as? [[String: Any]])
    #expect(one.count == 1)
    #expect(one[0]["default_severity"] as? String == "warning")
  }

  @Test("a silenced finding names its comment, and columns count")
  func silenced() throws {
    _ = try project.lint("--add-suppressions", "-q", "--reason", "see #12")
    let document = try json("explain", "Sources/Cell.swift:7:70")
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["rule"] as? String == "negative_constant")
    let comment = findings.first?["silenced_by"] as? [String: Any]
    #expect(comment?["line"] as? Int == 6)
    #expect(
      comment?["text"] as? String == "// layoutlint:disable:next negative_constant - see #12")
    let before = try json("explain", "Sources/Cell.swift:7:20")
    #expect((before["findings"] as? [Any])?.isEmpty == true)
  }

}
