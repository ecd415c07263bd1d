import Editing
import Platform
import Project
import RuleKit
import Testing

@testable import Rules

@Suite("Silencing findings by comments")
struct SilencingTests {
  private static let finding = "a.topAnchor.constraint(equalTo: b.topAnchor, constant: -inset)"

  /// The code with comments that silence `negative_constant` and `constraint_order`.
  private func silenced(
    _ code: String, reason: String? = nil, accepted: Set<UInt64> = []
  ) throws -> String {
    var rules = RuleSet()
    rules.add(NegativeConstant(), severity: .warning)
    rules.add(ConstraintOrder(), severity: .warning)
    let choice = FixChoice(
      accepted: [FilePath("A.swift"): accepted], silencing: try Silencing(reason: reason))
    let text = FixRun(threads: 1, choice, .files(.trusting)).run(
      text: Array(code.utf8), as: FilePath("A.swift"), Scope(rules: rules)
    ).text
    return String(decoding: text, as: UTF8.self)
  }

  @Test("the comment is above the line, indented like it")
  func above() throws {
    #expect(
      try silenced("f([\n\t  \(Self.finding),\n])", reason: "see #12")
        == "f([\n\t  // layoutlint:disable:next negative_constant - see #12\n\t  \(Self.finding),\n])"
    )
  }

  @Test("documentation and comments of other linters stay next to the code")
  func documentation() throws {
    for comment in [
      "/// The inset.\n/// Twice.", "/** The inset. */", "// swiftlint:disable:next x",
    ] {
      let code = "// Ours\n\(comment)\nlet c = \(Self.finding)"
      #expect(
        try silenced(code)
          == "// Ours\n// layoutlint:disable:next negative_constant\n\(comment)\nlet c = \(Self.finding)"
      )
    }
    #expect(
      try silenced("// Ours\nlet c = \(Self.finding)")
        == "// Ours\n// layoutlint:disable:next negative_constant\nlet c = \(Self.finding)")
  }

  @Test(
    "a comment on a line that begins with a bracket, or inside of a comment, is behind the code")
  func beside() throws {
    for start in ["if a {\n  b()\n} else { ", "/*\n*/ "] {
      let code = "\(start)\(Self.finding)\(start.contains("if") ? " }" : "") // note"
      #expect(
        try silenced(code + "\n") == code + "  // layoutlint:disable:this negative_constant\n")
    }
    let code = "/*\n*/ \(Self.finding)"
    #expect(try silenced(code) == code + "  // layoutlint:disable:this negative_constant")
  }

  @Test("comments around a string")
  func around() throws {
    let code = "let text = \"\"\"\n  \\(\(Self.finding))\n  \"\"\""
    #expect(
      try silenced("  \(code)\n\nb()")
        == """
          // layoutlint:disable negative_constant
          \(code)
          // layoutlint:enable negative_constant

        b()
        """.replacing("\n    ", with: "\n  "))
    #expect(
      try silenced(code)
        == "// layoutlint:disable negative_constant\n\(code)\n// layoutlint:enable negative_constant"
    )
  }

  @Test("three findings that are shown as one get one pair of comments")
  func group() throws {
    let lines = (1...4).map {
      "  a.topAnchor.constraint(equalTo: b\($0).topAnchor, constant: -inset),"
    }
    let code = "f([\n  x,\n\(lines[..<3].joined(separator: "\n"))\n  y,\n])\n"
    #expect(
      try silenced("func g() {\n\(code)}\n", reason: "old")
        == """
        func g() {
        f([
          x,
          // layoutlint:disable negative_constant - old
        \(lines[..<3].joined(separator: "\n"))
          // layoutlint:enable negative_constant
          y,
        ])
        }

        """)
  }

  @Test("one comment for several findings on a line, also of one rule")
  func several() throws {
    let line = "UIEdgeInsets(top: -a, left: -b, bottom: -c, right: -d)"
    #expect(
      try silenced("func f() {\n  \(line)\n}")
        == "func f() {\n  // layoutlint:disable:next negative_constant\n  \(line)\n}")
    let order = "a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true"
    #expect(
      try silenced("func f() {\n  \(order)\n  \(Self.finding).isActive = true\n}")
        .contains("  // layoutlint:disable:next constraint_order, negative_constant\n  a.topAnchor")
    )
  }

  @Test("an existing comment gets another name, unless its reason is another one")
  func existing() throws {
    let line = "\n\(Self.finding)\n"
    for (old, new) in [
      ("next setup_length", "next setup_length, negative_constant"),
      ("next setup_length setup_name - a", "next setup_length setup_name, negative_constant - a"),
    ] {
      #expect(
        try silenced("// layoutlint:disable:\(old)\(line)") == "// layoutlint:disable:\(new)\(line)"
      )
    }
    #expect(
      try silenced("// layoutlint:disable:next x - a\(line)", reason: "a")
        == "// layoutlint:disable:next x, negative_constant - a\(line)")
    #expect(
      try silenced("// layoutlint:disable:next x - a\(line)", reason: "b")
        == "// layoutlint:disable:next x - a\n// layoutlint:disable:next negative_constant - b\(line)"
    )
    #expect(
      try silenced("\(Self.finding) // layoutlint:disable:this x - a\n")
        == "\(Self.finding) // layoutlint:disable:this x, negative_constant - a\n")
  }

  @Test("a file with a syntax error stays as it is")
  func broken() throws {
    let code = "func f() {\n  \(Self.finding)\n"
    #expect(try silenced(code) == code)
  }

  @Test("a reason has to be read as one")
  func reasons() throws {
    for reason in ["", "  ", "two\nlines", "a\u{7}", "a // b", "// b", " a", "a "] {
      #expect(throws: Silencing.InvalidReason.self, "\(reason)") { try Silencing(reason: reason) }
    }
    for reason in ["a", "see https://example.org/a", "- a", "a - b", "*/ é 👩‍👩‍👧‍👦"] {
      #expect(throws: Never.self, "\(reason)") { try Silencing(reason: reason) }
    }
  }
}
