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
