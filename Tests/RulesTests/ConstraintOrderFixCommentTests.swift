import LintEngine
import Testing

@testable import Rules

@Suite("Fixes of constraint_order and comments")
struct ConstraintOrderFixCommentTests {
  @Test("comments move with their constraint", arguments: own)
  func comments(_ reordering: Reordering) { reordering.checkEverywhere() }

  static let own = [
    Reordering(
      "at the end of the line",
      """
      a.leading(), // L
      a.top(),  /* T */
      """,
      """
      a.top(),  /* T */
      a.leading(), // L
      """),
    Reordering(
      "at the end of the last line, without a comma",
      """
      a.leading(),   // L
      a.top() // T
      """,
      """
      a.top(), // T
      a.leading()   // L
      """),
    Reordering(
      "only the last constraint has a comment",
      """
      a.leading(),
      a.top() // T
      """,
      """
      a.top(), // T
      a.leading()
      """),
    Reordering(
      "only the first constraint has a comment",
      """
      a.leading(), // L
      a.top()
      """,
      """
      a.top(),
      a.leading() // L
      """),
    Reordering(
      "before the comma",
      """
      a.leading() /* L */ ,
      a.top(),
      """,
      """
      a.top() ,
      a.leading() /* L */,
      """),
    Reordering(
      "before the comma, moved to the last place",
      """
      a.leading() /* L */, // left
      a.top()
      """,
      """
      a.top(),
      a.leading() /* L */ // left
      """),
    Reordering(
      "lines above",
      """
      b.top(),
      // T1
      // T2
      a.leading(),
      /* T3
       */
      // T4
      a.top(),
      """,
      """
      b.top(),
      /* T3
       */
      // T4
      a.top(),
      // T1
      // T2
      a.leading(),
      """),
    Reordering(
      "lines above the first constraint that name its attribute",
      """
      // The width of the finger counts
      a.width(),
      a.height(),
      """,
      """
      a.height(),
      // The width of the finger counts
      a.width(),
      """),
    Reordering(
      "a sentence above a constraint in the middle",
      """
      a.width(),
      // As tall as the design says
      a.height(),
      b.top(),
      """,
      """
      // As tall as the design says
      a.height(),
      a.width(),
      b.top(),
      """),
    Reordering(
      "lines above the second constraint",
      """
      a.leading(),
      // T
      a.top(), // t
      """,
      """
      // T
      a.top(), // t
      a.leading(),
      """),
    Reordering(
      "above the constraint, and before it on its line",
      """
      a.leading(),
      // T
      /* t */ a.top(),
      """,
      """
      // T
      /* t */ a.top(),
      a.leading(),
      """),
    Reordering(
      "a line above with another indentation",
      """
      a.leading(),
            // T
      a.top(),

      b.top(),
      """,
      """
            // T
      a.top(),
      a.leading(),

      b.top(),
      """),
    Reordering(
      "a comment above a blank line stays",
      """
      // All

      a.leading(),
      // Both

      a.top(),
      """,
      """
      // All

      a.top(),
      // Both

      a.leading(),
      """),
    Reordering(
      "behind the opening bracket",
      """
      // first

      a.leading(), // L

      a.top(),
      """,
      """
      // first

      a.top(),

      a.leading(), // L
      """),
    Reordering(
      "lines above each constraint",
      """
      // L
      a.leading(),

      // T
      a.top(),

      // B
      b.top(),

      """,
      """
      // T
      a.top(),

      // L
      a.leading(),

      // B
      b.top(),

      """),
    Reordering(
      "a linter directive for the next line",
      """
      a.leading(),
      // swiftlint:disable:next line_length
      a.top(), // swiftlint:disable:this x
      """,
      """
      // swiftlint:disable:next line_length
      a.top(), // swiftlint:disable:this x
      a.leading(),
      """),
    Reordering(
      "a documentation comment",
      """
      a.leading(),
      /// T
      a.top(),
      """,
      """
      /// T
      a.top(),
      a.leading(),
      """),
    Reordering(
      "white space at the end of a line does not become part of a comment",
      "a.leading(), // L\na.top(), \t ",
      """
      a.top(),
      a.leading(), // L
      """),
    Reordering(
      "a multi-byte comment without letters",
      """
      a.leading(), // ←
      // ↑ 👆
      a.top(), // …
      """,
      """
      // ↑ 👆
      a.top(), // …
      a.leading(), // ←
      """),
  ]

  @Test("no fix where the owner of a comment is unclear", arguments: unclear)
  func noFix(_ reordering: Reordering) { reordering.checkEverywhere() }

  static let unclear = [
    Reordering("between two on one line", "a.leading(), /* ? */ a.top(),", nil),
    Reordering(
      "behind two constraints on one line",
      """
      a.bottom(), a.leading(), // ?
      a.top(),
      """, nil),
    Reordering(
      "above two constraints on one line",
      """
      b.top(),
      // ?
      a.leading(), a.top(),
      """, nil),
    Reordering(
      "on a line between a constraint and its comma",
      """
      a.leading()
      // ?
      ,
      a.top(),
      """, nil),
    Reordering(
      "a block comment that continues on another line",
      """
      a.leading(), /* so
       and so */
      a.top(),
      """,
      nil),
    Reordering(
      "a sentence above the first of several constraints",
      """
      // Larger than it looks, for the finger
      a.width(),
      a.height(),
      """,
      nil),
    Reordering(
      "a few words above a constraint in the middle",
      """
      a.leading(),
      // left side
      a.top(),
      a.bottom(),
      """, nil),
    Reordering(
      "a trailing directive for the line above",
      """
      a.leading(),
      a.top(), // swiftlint:disable:previous line_length
      """, nil),
    Reordering(
      "a directive for the line above",
      """
      a.leading(),
      a.top(),
      // swiftlint:disable:previous line_length
      b.top(),
      """, nil),
    Reordering(
      "a trailing directive for the line below",
      """
      a.leading(), // swiftlint:disable:next line_length
      a.top(),
      """, nil),
    Reordering(
      "a heading that is a directive for the line below",
      """
      // size
      // swiftformat:disable:next all
      a.width(),
      a.height(),
      """, nil),
    Reordering(
      "a directive that sets options from there on",
      """
      a.leading(),
      // swiftformat:options --indent 2
      a.top(),
      """, nil),
    Reordering(
      "a directive for the code from there on",
      """
      a.leading(),
      a.top(), // sourcery:inline:auto:Top
      """, nil),
    Reordering(
      "a few words above several constraints",
      """
      // beside the label
      a.leading(),
      a.top(),
      """, nil),
    Reordering(
      "a directive that turns rules off in between",
      """
      a.leading(),
      // swiftlint:disable line_length
      a.top(),
      """,
      nil),
    Reordering(
      "a directive that turns rules on in between",
      """
      a.leading(),
      // swiftformat:enable all

      a.top(),
      """, nil),
  ]
}
