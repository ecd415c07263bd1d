import Foundation
import TestSupport
import Testing

@Suite("The score")
struct ScoreTests {
  private static let clean = Project.cell.replacing("constant: -inset", with: "constant: inset")
    .replacing("label.topAnchor.constraint(equalTo: topAnchor).isActive = true\n", with: "")
  private let project: Project

  /// One file with a finding of each of two rules, one without.
  init() throws {
    project = try Project([
      "Sources/A/Cell.swift": Project.cell, "Sources/B/Clean.swift": Self.clean,
      ".layoutlint.yml":
        "extends: [none]\nrules: {constraint_order: warning, negative_constant: error}\n",
    ])
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try project.run(["score", "--format", "json"] + arguments)
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("each rule and folder has its places and departures")
  func table() throws {
    let run = try project.lint("score")
    #expect(run.status == 0)
    #expect(
      run.output == """
        rule                 kept  departures   places
        constraint_order     50 %           1        2
        negative_constant     0 %           1        1

        folder       kept  departures   places
        Sources/A     0 %           2        2
        Sources/B   100 %           0        1

        The conventions are kept in 33 % of 3 places; 2 departures, 0 mistakes

        """)
  }

  @Test("a file that gives a rule no reason to look counts its places all the same")
  func otherTriggers() throws {
    // `physical_edges` skips files without `left` and `right`.
    try project.folder.write(
      ".layoutlint.yml", "extends: [none]\nrules: {physical_edges: warning}\n")
    #expect(
      try project.lint("score").output.hasPrefix(
        "rule              kept  departures   places\nphysical_edges   100 %           0        2\n"
      ))
  }

  @Test("the JSON holds every folder and rule")
  func document() throws {
    let score = try json()
    #expect(score["version"] as? Int == 1)
    #expect(score["percent"] as? Int == 33)
    let folders = try #require(score["folders"] as? [[String: Any]])
    #expect(folders.map { $0["path"] as? String } == ["Sources/A", "Sources/B"])
    let rules = try #require(folders[1]["rules"] as? [[String: Any]])
    #expect(rules.map { $0["rule"] as? String } == ["constraint_order"])
  }

  @Test("findings that a comment silences do not depart, and those of a baseline do")
  func accepted() throws {
    let silenced = Project.cell.replacing(
      "    label.topAnchor",
      with: "    // layoutlint:disable:next constraint_order - us\n    label.topAnchor")
    try project.folder.write("Sources/A/Cell.swift", silenced)
    _ = try project.lint("--write-baseline", "base.txt")
    #expect(try json("--only", "constraint_order")["departures"] as? Int == 0)
    #expect(try json("--only", "negative_constant")["departures"] as? Int == 1)
  }

  @Test("a comparison fails if a rule is kept worse, and not if there is only more code")
  func comparison() throws {
    try project.folder.write("old.json", try project.lint("score", "--format", "json").output)
    let same = try project.lint("score", "--compare", "old.json")
    #expect(same.status == 0)
    #expect(same.output.hasSuffix("\nNo rule has more or fewer departures than before.\n"))

    try project.folder.write("Sources/A/Cell2.swift", Project.cell)
    let worse = try project.lint("score", "--compare", "old.json")
    #expect(worse.status == 1)
    #expect(
      worse.output.hasSuffix(
        """
        worse  constraint_order: 2 departures in 3 places, 33 %; before 1 in 2, 50 %
        more  negative_constant: 2 departures in 2 places, 0 %; before 1 in 1, 0 %

        """))
    #expect(try json("--compare", "old.json")["worse"] as? [String] == ["constraint_order"])

    for index in 0..<4 { try project.folder.write("Sources/C/\(index).swift", Self.clean) }
    #expect(try project.lint("score", "--compare", "old.json").status == 0)

    try project.folder.write("Sources/A/Cell.swift", Self.clean)
    try project.folder.write("Sources/A/Cell2.swift", Self.clean)
    let better = try project.lint("score", "--compare", "old.json")
    #expect(better.status == 0)
    #expect(better.output.contains("\nbetter  constraint_order: 0 departures"))
  }

  @Test("what is no score is refused with its place")
  func mistakes() throws {
    for (text, message) in [
      ("{\"version\": 1", "old.json: 1:"), ("[]", "old.json: 1:1: this is not the JSON of a score"),
      ("{\"version\": 2, \"rules\": []}", "1:13: this score has another version than 1"),
      (
        "{\"version\": 1, \"rules\": [{\"rule\": \"x\"}]}",
        "1:26: expected `places` and `departures`"
      ),
      ("", "this is not the JSON of a score"),
    ] {
      try project.folder.write("old.json", text)
      let run = try project.lint("score", "--compare", "old.json")
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
      #expect(run.output.isEmpty)
    }
    #expect(
      try project.lint("score", "--compare", "missing.json").error.contains(
        "missing.json: no such file"))
    #expect(try project.lint("score", "-").status == 2)
  }
}
