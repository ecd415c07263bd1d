import Foundation
import TestSupport
import Testing

/// A finding may represent several places, and its fix changes only those that it may change.
@Suite("Fixes of single places")
struct FixPlaceTests {
  /// A rule, and places of one block that it reports as one finding.
  struct Group: Sendable, CustomTestStringConvertible {
    var rule: String
    var opening: String
    /// Each is an occurrence; other lines may come before.
    var start: [String] = []
    var occurrences: [String]
    var closing: String
    /// The replacement for each occurrence; nil if all are fixed together or not at all.
    var replacements: [String]?

    var testDescription: String { rule }

    /// The file, with comments after some occurrences.
    func code(_ comments: [Int: String] = [:], without left: Int? = nil) -> String {
      let lines = occurrences.enumerated().compactMap { index, line in
        index == left ? nil : line + (comments[index].map { "  " + $0 } ?? "")
      }
      return ([opening] + start + lines + [closing, ""]).joined(separator: "\n")
    }

    /// The file after the fixes of some occurrences.
    func fixedCode(_ fixed: Set<Int>, _ comments: [Int: String] = [:]) -> String {
      guard let replacements else { return code(comments) }
      var group = self
      for index in fixed { group.occurrences[index] = replacements[index] }
      return group.code(comments)
    }
  }

  static let groups = [
    Group(
      rule: "negative_constant", opening: "func setup() { NSLayoutConstraint.activate([",
      occurrences: ["-Layout.a", "-Layout.b", "-c"].map {
        "  x.topAnchor.constraint(equalTo: y.topAnchor, constant: \($0)),"
      }, closing: "]) }",
      replacements: ["Layout.a", "Layout.b", "c"].map {
        "  x.topAnchor.constraint(equalTo: y.topAnchor, constant: -1.0 * \($0)),"
      }),
    Group(
      rule: "constraint_order", opening: "func setup() { NSLayoutConstraint.activate([",
      start: ["  x.bottomAnchor.constraint(equalTo: y.bottomAnchor),"],
      occurrences: ["trailing", "leading", "top"].map {
        "  x.\($0)Anchor.constraint(equalTo: y.\($0)Anchor),"
      }, closing: "]) }"),
    Group(
      rule: "activate_together", opening: "func setup() {",
      occurrences: ["top", "leading", "trailing"].map {
        "  x.\($0)Anchor.constraint(equalTo: y.\($0)Anchor).isActive = true"
      }, closing: "}"),
    Group(
      rule: "physical_edges", opening: "func setup() { x.snp.makeConstraints { make in",
      occurrences: ["left", "right", "left"].map { "  make.\($0).equalToSuperview().offset(8)" },
      closing: "} }"),
  ]

  private func arguments(_ group: Group, _ others: String...) -> [String] {
    ["--only", "\(group.rule),unused_suppression", "--fix", "--unsafe-fixes"] + others
  }

  @Test("all of a group are fixed if nothing prevents it", arguments: groups)
  func all(_ group: Group) throws {
    let project = try Project(["A.swift": group.code()])
    let run = try project.run(arguments(group, "--strict"))
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("layoutlint: fixed 1 finding in 1 file (1 \(group.rule))"))
    if group.replacements != nil {
      #expect(try project.text("A.swift") == group.fixedCode([0, 1, 2]))
    }
  }

  @Test(
    "a line that a comment silences stays, and so does the comment", arguments: groups,
    0..<Effort.full(3, byDefault: 1))
  func comments(_ group: Group, _ silenced: Int) throws {
    let comments = [silenced: "// layoutlint:disable:this \(group.rule) - as the design has it"]
    let project = try Project(["A.swift": group.code(comments)])
    let found = try project.lint(
      "--only", "\(group.rule),unused_suppression", "--reporter", "concise", "-q")
    #expect(found.output.split(separator: "\n").count == 1, "the others are still found")
    #expect(found.output.contains(group.rule))
    _ = try project.run(arguments(group))
    let fixed = Set(0..<3).subtracting([silenced])
    #expect(try project.text("A.swift") == group.fixedCode(fixed, comments))
  }

  @Test("with a comment on each line nothing is found and nothing changes", arguments: groups)
  func allComments(_ group: Group) throws {
    let comment = "// layoutlint:disable:this \(group.rule) - as the design has it"
    let code = group.code([0: comment, 1: comment, 2: comment])
    let project = try Project(["A.swift": code])
    let run = try project.run(arguments(group, "--strict", "--reporter", "concise"))
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try project.text("A.swift") == code)
  }

  @Test(
    "a line that the baseline accepts stays", arguments: groups, 0..<Effort.full(3, byDefault: 1))
  func baseline(_ group: Group, _ new: Int) throws {
    let project = try Project(["A.swift": group.code(without: new)])
    let accepted = try project.lint(
      "--only", group.rule, "--write-baseline", "accepted", "-q")
    #expect(accepted.status == 0)
    try project.folder.write("A.swift", group.code())
    _ = try project.run(arguments(group, "--baseline", "accepted"))
    #expect(try project.text("A.swift") == group.fixedCode([new]))
  }

  @Test(
    "an unchanged line is left alone if only changed lines count",
    .enabled(if: OutsideTool.git.isThere, "\(OutsideTool.git.hint)"), arguments: groups,
    0..<Effort.full(3, byDefault: 1))
  func changedLines(_ group: Group, _ new: Int) throws {
    let sandbox = try GitSandbox()
    try sandbox.write("A.swift", group.code(without: new))
    try sandbox.commitAll()
    try sandbox.write("A.swift", group.code())
    _ = try Tool.run(
      arguments(group, "--changed-lines"), in: sandbox.path,
      environment: GitSandbox.environment)
    #expect(try sandbox.text("A.swift") == group.fixedCode([new]))
  }
}
