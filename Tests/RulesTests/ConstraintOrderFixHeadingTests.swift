import LintEngine
import Testing

@testable import Rules

@Suite("Fixes of constraint_order and comments on lines of their own")
struct ConstraintOrderFixHeadingTests {
  @Test("a heading stays above its constraints", arguments: headings)
  func heading(_ reordering: Reordering) { reordering.checkEverywhere() }

  static let headings = [
    Reordering(
      "a heading that names the view",
      """
      // The title label
      titleLabel.leading(),
      titleLabel.top(),
      """,
      """
      // The title label
      titleLabel.top(),
      titleLabel.leading(),
      """),
    Reordering(
      "a heading for each of several views",
      """
      // First
      a.leading(),
      a.top(),

      // Second
      b.top(),
      b.bottom(),
      """,
      """
      // First
      a.top(),
      a.leading(),

      // Second
      b.top(),
      b.bottom(),
      """),
    Reordering(
      "comments below a heading move with their constraints",
      """
      // The title label
      titleLabel.trailing(),
      titleLabel.leading(),
      // T
      titleLabel.top(),
      """,
      """
      // The title label
      // T
      titleLabel.top(),
      titleLabel.leading(),
      titleLabel.trailing(),
      """),
    Reordering(
      "a `MARK` comment",
      """
      // MARK: Title
      a.leading(),
      a.top(),
      """,
      """
      // MARK: Title
      a.top(),
      a.leading(),
      """),
    Reordering(
      "no constraint leaves its heading",
      """
      // Horizontal
      a.leading(),
      a.trailing(),

      // Vertical
      a.top(),
      a.bottom(),
      """, nil),
    Reordering(
      "no constraint leaves its heading, without a blank line",
      """
      // horizontal
      a.leading(),
      a.trailing(),
      // vertical
      a.top(),
      a.bottom(),
      """, nil),
    Reordering(
      "several headings without a blank line",
      """
      // size
      a.width(),
      a.height(),
      // edges
      a.leading(),
      a.bottom(),
      """,
      """
      // size
      a.height(),
      a.width(),
      // edges
      a.leading(),
      a.bottom(),
      """),
    Reordering(
      "a heading of a few words",
      """
      // size
      a.width(),
      a.height(),
      """,
      """
      // size
      a.height(),
      a.width(),
      """),
    Reordering(
      "a comment that refers to several constraints",
      """
      a.top(),
      // TODO: take the design's values for all of these
      a.width(),
      a.height(),
      """,
      """
      a.top(),
      // TODO: take the design's values for all of these
      a.height(),
      a.width(),
      """),
    Reordering(
      "a documentation comment",
      """
      /// What the finger needs to hit it
      a.width(),
      a.height(),
      """,
      """
      /// What the finger needs to hit it
      a.height(),
      a.width(),
      """),
    Reordering(
      "a banner",
      """
      // ----- what the finger needs -----
      a.width(),
      a.height(),
      """,
      """
      // ----- what the finger needs -----
      a.height(),
      a.width(),
      """),
    Reordering(
      "a heading that names the attributes below it",
      """
      // The width and the height of a finger
      a.width(),
      a.height(),
      """,
      """
      // The width and the height of a finger
      a.height(),
      a.width(),
      """),
    Reordering(
      "a directive above all constraints that turns rules off",
      """
      // swiftlint:disable line_length
      a.leading(),
      a.top(),
      """,
      """
      // swiftlint:disable line_length
      a.top(),
      a.leading(),
      """),
    Reordering(
      "no constraint leaves its `MARK` comment",
      """
      a.leading(),
      // MARK: Vertical
      a.top(),

      """, nil),
  ]

  @Test("a comment continued on the next line in the same column moves as one")
  func continuation() {
    let blanks = { (count: Int) in String(repeating: " ", count: count) }
    let (leading, top) = (longForm("  a.leading()"), longForm("  a.top()"))
    let column = leading.count + 2
    #expect(
      reordered(list([leading + ", // so", blanks(column) + "// and so", top + ","]))
        == list([top + ",", leading + ", // so", blanks(column) + "// and so"]))
    #expect(
      reordered(list([leading + ", // so", blanks(column) + "// and so", top]))
        == list([top + ",", leading + " // so", blanks(column - 1) + "// and so"]))
    #expect(
      reordered(list([leading + ", // so", "  // and so", top + ","]))
        == list(["  // and so", top + ",", leading + ", // so"]))
  }

  @Test("comments aligned in a column stay aligned")
  func columns() {
    let line = { (code: String, comment: String) in
      let code = longForm(code)
      return "  " + code + String(repeating: " ", count: 50 - code.count) + comment
    }
    #expect(
      reordered(
        list([line("a.trailing(),", "// é"), line("b.top(),", "// ü"), line("a.top()", "// T")]))
        == list([line("a.top(),", "// T"), line("b.top(),", "// ü"), line("a.trailing()", "// é")]))
    let narrow = ["  a.bottom(), // B", "  a.leading() // L"].map(longForm)
    #expect(reordered(list(narrow)) == nil, "There is no room for the comma.")
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
      "",
      """
      NSLayoutConstraint.activate([ // All
        a.leading(), // L
        a.top(),
      ]) // done
      """,
      """
      NSLayoutConstraint.activate([ // All
        a.top(),
        a.leading(), // L
      ]) // done
      """
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

  @Test("only the first line of a block comment is reindented")
  func indentation() {
    let code = """
      class A: UIView { func s() {
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
          /* one
          two
            three */
          a.topAnchor.constraint(equalTo: b.topAnchor,
          /* four
          five */
            constant: 8),
        ])
      } }
      """
    #expect(
      fixing(code, of: ConstraintOrder()) == """
        class A: UIView { func s() {
          NSLayoutConstraint.activate([
              /* one
            two
              three */
              a.topAnchor.constraint(equalTo: b.topAnchor,
              /* four
            five */
                constant: 8),
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
          ])
        } }
        """)
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
