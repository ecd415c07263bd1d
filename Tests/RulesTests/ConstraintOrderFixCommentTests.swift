import Testing

@testable import Rules

@Suite("Fixes of constraint_order and comments")
struct ConstraintOrderFixCommentTests {
  @Test("comments move with their constraint", arguments: own)
  func comments(_ reordering: Reordering) { reordering.checkEverywhere() }

  static let own = [
    Reordering(
      "at the end of the line", "a.leading(), // L\na.top(),  /* T */",
      "a.top(),  /* T */\na.leading(), // L"),
    Reordering(
      "at the end of the last line, without a comma", "a.leading(),   // L\na.top() // T",
      "a.top(), // T\na.leading()   // L"),
    Reordering(
      "only the last constraint has a comment", "a.leading(),\na.top() // T",
      "a.top(), // T\na.leading()"),
    Reordering(
      "only the first constraint has a comment", "a.leading(), // L\na.top()",
      "a.top(),\na.leading() // L"),
    Reordering(
      "before the comma", "a.leading() /* L */ ,\na.top(),", "a.top() ,\na.leading() /* L */,"),
    Reordering(
      "before the comma, moved to the last place", "a.leading() /* L */, // left\na.top()",
      "a.top(),\na.leading() /* L */ // left"),
    Reordering(
      "lines above", "b.top(),\n// T1\n// T2\na.leading(),\n/* T3\n */\n// T4\na.top(),",
      "b.top(),\n/* T3\n */\n// T4\na.top(),\n// T1\n// T2\na.leading(),"),
    Reordering(
      "a sentence above a constraint in the middle",
      "a.width(),\n// As tall as the design says\na.height(),\nb.top(),",
      "// As tall as the design says\na.height(),\na.width(),\nb.top(),"),
    Reordering(
      "lines above the second constraint", "a.leading(),\n// T\na.top(), // t",
      "// T\na.top(), // t\na.leading(),"),
    Reordering(
      "above the constraint, and before it on its line", "a.leading(),\n// T\n/* t */ a.top(),",
      "// T\n/* t */ a.top(),\na.leading(),"),
    Reordering(
      "a line above with another indentation", "a.leading(),\n      // T\na.top(),\n\nb.top(),",
      "      // T\na.top(),\na.leading(),\n\nb.top(),"),
    Reordering(
      "a comment above a blank line stays", "// All\n\na.leading(),\n// Both\n\na.top(),",
      "// All\n\na.top(),\n// Both\n\na.leading(),"),
    Reordering(
      "behind the opening bracket", "// first\n\na.leading(), // L\n\na.top(),",
      "// first\n\na.top(),\n\na.leading(), // L"),
    Reordering(
      "lines above each constraint", "// L\na.leading(),\n\n// T\na.top(),\n\n// B\nb.top(),\n",
      "// T\na.top(),\n\n// L\na.leading(),\n\n// B\nb.top(),\n"),
    Reordering(
      "a linter directive for the next line",
      "a.leading(),\n// swiftlint:disable:next line_length\na.top(), // swiftlint:disable:this x",
      "// swiftlint:disable:next line_length\na.top(), // swiftlint:disable:this x\na.leading(),"),
    Reordering(
      "a documentation comment", "a.leading(),\n/// T\na.top(),", "/// T\na.top(),\na.leading(),"),
    Reordering(
      "white space at the end of a line does not become part of a comment",
      "a.leading(), // L\na.top(), \t ", "a.top(),\na.leading(), // L"),
    Reordering(
      "a multi-byte comment without letters", "a.leading(), // ←\n// ↑ 👆\na.top(), // …",
      "// ↑ 👆\na.top(), // …\na.leading(), // ←"),
  ]

  @Test("no fix where the owner of a comment is unclear", arguments: unclear)
  func noFix(_ reordering: Reordering) { reordering.checkEverywhere() }

  static let unclear = [
    Reordering("between two on one line", "a.leading(), /* ? */ a.top(),", nil),
    Reordering(
      "behind two constraints on one line", "a.bottom(), a.leading(), // ?\na.top(),", nil),
    Reordering("above two constraints on one line", "b.top(),\n// ?\na.leading(), a.top(),", nil),
    Reordering(
      "on a line between a constraint and its comma", "a.leading()\n// ?\n,\na.top(),", nil),
    Reordering(
      "a block comment that continues on another line", "a.leading(), /* so\n and so */\na.top(),",
      nil),
    Reordering(
      "a sentence above the first of several constraints",
      "// Larger than it looks, for the finger\na.width(),\na.height(),", nil),
    Reordering(
      "lines above the first of several constraints that name its attribute",
      "// The width of the finger counts\na.width(),\na.height(),", nil),
    Reordering(
      "a few words above a constraint in the middle",
      "a.leading(),\n// left side\na.top(),\na.bottom(),", nil),
    Reordering(
      "a trailing directive for the line above",
      "a.leading(),\na.top(), // swiftlint:disable:previous line_length", nil),
    Reordering(
      "a directive for the line above",
      "a.leading(),\na.top(),\n// swiftlint:disable:previous line_length\nb.top(),", nil),
    Reordering(
      "a trailing directive for the line below",
      "a.leading(), // swiftlint:disable:next line_length\na.top(),", nil),
    Reordering(
      "a heading that is a directive for the line below",
      "// size\n// swiftformat:disable:next all\na.width(),\na.height(),", nil),
    Reordering(
      "a directive that sets options from there on",
      "a.leading(),\n// swiftformat:options --indent 2\na.top(),", nil),
    Reordering(
      "a directive for the code from there on",
      "a.leading(),\na.top(), // sourcery:inline:auto:Top", nil),
    Reordering(
      "a directive that turns rules off in between",
      "a.leading(),\n// swiftlint:disable line_length\na.top(),", nil),
    Reordering(
      "a directive that turns rules on in between",
      "a.leading(),\n// swiftformat:enable all\n\na.top(),", nil),
  ]
}
