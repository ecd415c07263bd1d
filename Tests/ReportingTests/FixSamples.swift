import LintEngine
import RuleKit

/// Diagnostics with a fix.
enum FixSamples {
  /// Two edits: one on the line of the finding, whose columns depend on the unit, and one that removes a line.
  static let two = with(
    Fix(
      [
        Edit(100..<101, with: "-1.0 * \"ä\""),
        Edit(120..<140, replacement: []),
      ], safety: .unsafe),
    places: [
      .init(
        start: .init(line: 12, column: 9), end: .init(line: 12, column: 10), utf16StartColumn: 8,
        utf16EndColumn: 9),
      .init(
        start: .init(line: 14, column: 1), end: .init(line: 15, column: 1), utf16StartColumn: 1,
        utf16EndColumn: 1),
    ], whole: Edit(100..<140, with: "-1.0 * \"ä\"\n  between\n"))

  /// A single insertion.
  static let one = with(
    Fix([Edit(7..<7, with: "x")], safety: .safe), places: [place(8, 8)],
    whole: Edit(7..<7, with: "x"))

  /// An edit whose text cannot be represented in any format.
  static let notUTF8 = with(
    Fix([Edit(7..<8, replacement: [0xFF])], safety: .safe), places: [place(8, 9)],
    whole: Edit(7..<8, replacement: [0xFF]))

  /// Edits far apart, and far to the right.
  static let farApart = with(
    Fix([Edit(7..<8, with: "x"), Edit(100_000..<100_001, with: "y")], safety: .safe),
    places: [
      place(8, 9),
      .init(start: .init(line: 12, column: 100_001), end: .init(line: 12, column: 100_002)),
    ], whole: nil)

  /// The samples above, and each hostile text as a replacement.
  static let hostile =
    [two, one, notUTF8, farApart]
    + HostileSamples.texts.map {
      with(
        Fix([Edit(7..<8, with: $0)], safety: .safe), places: [place(8, 9)],
        whole: Edit(7..<8, with: $0))
    }

  private static func place(_ start: Int, _ end: Int) -> Diagnostic.Place {
    .init(
      start: .init(line: 12, column: start), end: .init(line: 12, column: end),
      utf16StartColumn: start, utf16EndColumn: end)
  }

  private static func with(
    _ fix: Fix, places: [Diagnostic.Place], whole: Edit?
  ) -> Diagnostic {
    var diagnostic = sample("let ü = «1»")
    diagnostic.fix = fix
    diagnostic.editPlaces = places
    diagnostic.wholeEdit = whole
    return diagnostic
  }
}
