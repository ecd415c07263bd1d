import Testing

@testable import Rules

@Suite("Fixes of constraint_order and comments on lines of their own")
struct ConstraintOrderFixHeadingTests {
  @Test("a heading stays above its constraints", arguments: headings)
  func heading(_ reordering: Reordering) { reordering.checkEverywhere() }

  static let headings = [
    Reordering(
      "a heading that names the view",
      "// The title label\ntitleLabel.leading(),\ntitleLabel.top(),",
      "// The title label\ntitleLabel.top(),\ntitleLabel.leading(),"),
    Reordering(
      "a heading for each of several views",
      "// First\na.leading(),\na.top(),\n\n// Second\nb.top(),\nb.bottom(),",
      "// First\na.top(),\na.leading(),\n\n// Second\nb.top(),\nb.bottom(),"),
    Reordering(
      "comments below a heading move with their constraints",
      "// The title label\ntitleLabel.trailing(),\ntitleLabel.leading(),\n// T\ntitleLabel.top(),",
      "// The title label\n// T\ntitleLabel.top(),\ntitleLabel.leading(),\ntitleLabel.trailing(),"),
    Reordering(
      "a `MARK` comment", "// MARK: Title\na.leading(),\na.top(),",
      "// MARK: Title\na.top(),\na.leading(),"),
    Reordering(
      "no constraint leaves its heading",
      "// Horizontal\na.leading(),\na.trailing(),\n\n// Vertical\na.top(),\na.bottom(),", nil),
    Reordering(
      "no constraint leaves its heading, without a blank line",
      "// horizontal\na.leading(),\na.trailing(),\n// vertical\na.top(),\na.bottom(),", nil),
    Reordering(
      "several headings without a blank line",
      "// size\na.width(),\na.height(),\n// edges\na.leading(),\na.bottom(),",
      "// size\na.height(),\na.width(),\n// edges\na.leading(),\na.bottom(),"),
    Reordering(
      "a few words above several constraints", "// beside the label\na.leading(),\na.top(),",
      "// beside the label\na.top(),\na.leading(),"),
    Reordering(
      "a heading of a few words", "// size\na.width(),\na.height(),",
      "// size\na.height(),\na.width(),"),
    Reordering(
      "a documentation comment", "/// What the finger needs to hit it\na.width(),\na.height(),",
      "/// What the finger needs to hit it\na.height(),\na.width(),"),
    Reordering(
      "a banner", "// ----- what the finger needs -----\na.width(),\na.height(),",
      "// ----- what the finger needs -----\na.height(),\na.width(),"),
    Reordering(
      "a directive above all constraints that turns rules off",
      "// swiftlint:disable line_length\na.leading(),\na.top(),",
      "// swiftlint:disable line_length\na.top(),\na.leading(),"),
    Reordering(
      "no constraint leaves its `MARK` comment", "a.leading(),\n// MARK: Vertical\na.top(),\n", nil),
  ]

  @Test("no fix that would have to align comments again")
  func columns() {
    let (leading, top) = (longForm("  a.leading()"), longForm("  a.top()"))
    let blanks = { (count: Int) in String(repeating: " ", count: count) }
    let continued = [leading + ", // so", blanks(leading.count + 2) + "// and so", top + ","]
    #expect(reordered(list(continued)) == nil)
    let aligned = [leading + ", // L", top + "," + blanks(leading.count - top.count + 1) + "// T"]
    #expect(reordered(list(aligned)) == nil)
    #expect(
      reordered(list([leading + ", // so", "  // and so", top + ","]))
        == list(["  // and so", top + ",", leading + ", // so"]))
  }

  @Test("no fix that would put a comment line in the middle of a line")
  func noRoom() {
    for code in [
      """
      activate([a.leading(),
        // T
        a.top()])
      """,
      """
      activate([
        a.leading(), // L
        a.top()])
      """,
      "activate([ /* ? */ a.leading(), a.top()])",
    ] {
      Reordering(code, "NSLayoutConstraint." + code, nil).check()
    }
  }

  @Test("a comment behind an opening bracket stays there")
  func opening() {
    Reordering(
      "", "NSLayoutConstraint.activate([ // All\n  a.leading(), // L\n  a.top(),\n]) // done",
      "NSLayoutConstraint.activate([ // All\n  a.top(),\n  a.leading(), // L\n]) // done"
    ).check()
    Reordering(
      "",
      """
      a.snp.makeConstraints { make in // All
        make.left.equalTo(b) // L
        make.top.equalTo(b)
      }
      """,
      """
      a.snp.makeConstraints { make in // All
        make.top.equalTo(b)
        make.left.equalTo(b) // L
      }
      """
    ).check()
  }

  /// An array whose elements are on separate lines.
  private func list(_ lines: [String]) -> String {
    """
    NSLayoutConstraint.activate([
    \(lines.joined(separator: "\n"))
    ])
    """
  }
}
