import LintEngine
import Rules
import Testing

@Suite("Fixes of constraint_order and comments")
struct ConstraintOrderFixCommentTests {
  @Test("comments go with their constraint", arguments: own)
  func comments(_ reordering: Reordering) { checkEverywhere(reordering) }

  static let own = [
    Reordering(
      "at the end of the line", "a.leading(), // L\na.top(),  /* T */",
      "a.top(),  /* T */\na.leading(), // L"),
    Reordering(
      "at the end of the last line, without a comma", "a.leading(),   // L\na.top() // T",
      "a.top(), // T\na.leading()   // L"),
    Reordering(
      "one has one, the other has none", "a.leading(),\na.top() // T", "a.top(), // T\na.leading()"),
    Reordering(
      "the first has one, the last has none", "a.leading(), // L\na.top()",
      "a.top(),\na.leading() // L"),
    Reordering(
      "before the comma", "a.leading() /* L */ ,\na.top(),", "a.top() ,\na.leading() /* L */,"),
    Reordering(
      "before the comma, to the last place", "a.leading() /* L */, // left\na.top()",
      "a.top(),\na.leading() /* L */ // left"),
    Reordering(
      "lines above", "b.top(),\n// T1\n// T2\na.leading(),\n/* T3\n */\n// T4\na.top(),",
      "b.top(),\n/* T3\n */\n// T4\na.top(),\n// T1\n// T2\na.leading(),"),
    Reordering(
      "lines above the first that name its attribute",
      "// The width of the finger counts\na.width(),\na.height(),",
      "a.height(),\n// The width of the finger counts\na.width(),"),
    Reordering(
      "a sentence in the middle",
      "a.width(),\n// As tall as the design says\na.height(),\nb.top(),",
      "// As tall as the design says\na.height(),\na.width(),\nb.top(),"),
    Reordering(
      "lines above the second", "a.leading(),\n// T\na.top(), // t",
      "// T\na.top(), // t\na.leading(),"),
    Reordering(
      "above and before, on the line", "a.leading(),\n// T\n/* t */ a.top(),",
      "// T\n/* t */ a.top(),\na.leading(),"),
    Reordering(
      "a line above that is indented otherwise", "a.leading(),\n      // T\na.top(),\n\nb.top(),",
      "      // T\na.top(),\na.leading(),\n\nb.top(),"),
    Reordering(
      "a blank line parts a comment from it", "// All\n\na.leading(),\n// Both\n\na.top(),",
      "// All\n\na.top(),\n// Both\n\na.leading(),"),
    Reordering(
      "behind the opening bracket", "// first\n\na.leading(), // L\n\na.top(),",
      "// first\n\na.top(),\n\na.leading(), // L"),
    Reordering(
      "each with lines above", "// L\na.leading(),\n\n// T\na.top(),\n\n// B\nb.top(),\n",
      "// T\na.top(),\n\n// L\na.leading(),\n\n// B\nb.top(),\n"),
    Reordering(
      "a comment for a linter about the next line",
      "a.leading(),\n// swiftlint:disable:next line_length\na.top(), // swiftlint:disable:this x",
      "// swiftlint:disable:next line_length\na.top(), // swiftlint:disable:this x\na.leading(),"),
    Reordering("documentation", "a.leading(),\n/// T\na.top(),", "/// T\na.top(),\na.leading(),"),
    Reordering(
      "white space at the end of a line does not become part of a comment",
      "a.leading(), // L\na.top(), \t ", "a.top(),\na.leading(), // L"),
    Reordering(
      "without letters, and of several bytes", "a.leading(), // ←\n// ↑ 👆\na.top(), // …",
      "// ↑ 👆\na.top(), // …\na.leading(), // ←"),
  ]

  @Test("a heading stays above its constraints", arguments: headings)
  func heading(_ reordering: Reordering) { checkEverywhere(reordering) }

  static let headings = [
    Reordering(
      "it names the view", "// The title label\ntitleLabel.leading(),\ntitleLabel.top(),",
      "// The title label\ntitleLabel.top(),\ntitleLabel.leading(),"),
    Reordering(
      "several views have one",
      "// First\na.leading(),\na.top(),\n\n// Second\nb.top(),\nb.bottom(),",
      "// First\na.top(),\na.leading(),\n\n// Second\nb.top(),\nb.bottom(),"),
    Reordering(
      "under one, others keep their comments",
      "// The title label\ntitleLabel.trailing(),\ntitleLabel.leading(),\n// T\ntitleLabel.top(),",
      "// The title label\n// T\ntitleLabel.top(),\ntitleLabel.leading(),\ntitleLabel.trailing(),"),
    Reordering(
      "a mark", "// MARK: Title\na.leading(),\na.top(),", "// MARK: Title\na.top(),\na.leading(),"),
    Reordering(
      "nothing leaves what stands under one",
      "// Horizontal\na.leading(),\na.trailing(),\n\n// Vertical\na.top(),\na.bottom(),", nil),
    Reordering(
      "nor without a blank line",
      "// horizontal\na.leading(),\na.trailing(),\n// vertical\na.top(),\na.bottom(),", nil),
    Reordering(
      "several without a blank line",
      "// size\na.width(),\na.height(),\n// edges\na.leading(),\na.bottom(),",
      "// size\na.height(),\na.width(),\n// edges\na.leading(),\na.bottom(),"),
    Reordering(
      "a few words", "// size\na.width(),\na.height(),", "// size\na.height(),\na.width(),"),
    Reordering(
      "it says that it is about several",
      "a.top(),\n// TODO: take the design's values for all of these\na.width(),\na.height(),",
      "a.top(),\n// TODO: take the design's values for all of these\na.height(),\na.width(),"),
    Reordering(
      "documentation", "/// What the finger needs to hit it\na.width(),\na.height(),",
      "/// What the finger needs to hit it\na.height(),\na.width(),"),
    Reordering(
      "a banner", "// ----- what the finger needs -----\na.width(),\na.height(),",
      "// ----- what the finger needs -----\na.height(),\na.width(),"),
    Reordering(
      "it names what is below it",
      "// The width and the height of a finger\na.width(),\na.height(),",
      "// The width and the height of a finger\na.height(),\na.width(),"),
    Reordering(
      "rules are turned off above all", "// swiftlint:disable line_length\na.leading(),\na.top(),",
      "// swiftlint:disable line_length\na.top(),\na.leading(),"),
    Reordering("nor under a mark", "a.leading(),\n// MARK: Vertical\na.top(),\n", nil),
  ]

  @Test("no fix where it cannot be said whose a comment is", arguments: unclear)
  func noFix(_ reordering: Reordering) { checkEverywhere(reordering) }

  static let unclear = [
    Reordering("between two on one line", "a.leading(), /* ? */ a.top(),", nil),
    Reordering("behind two on one line", "a.bottom(), a.leading(), // ?\na.top(),", nil),
    Reordering("above two on one line", "b.top(),\n// ?\na.leading(), a.top(),", nil),
    Reordering(
      "on a line between a constraint and its comma", "a.leading()\n// ?\n,\na.top(),", nil),
    Reordering(
      "one that begins on the line and ends on another", "a.leading(), /* so\n and so */\na.top(),",
      nil),
    Reordering(
      "a sentence above the first of several",
      "// Larger than it looks, for the finger\na.width(),\na.height(),",
      nil),
    Reordering(
      "a few words in the middle", "a.leading(),\n// left side\na.top(),\na.bottom(),", nil),
    Reordering(
      "about the line above, at the end",
      "a.leading(),\na.top(), // swiftlint:disable:previous line_length", nil),
    Reordering(
      "about the line above",
      "a.leading(),\na.top(),\n// swiftlint:disable:previous line_length\nb.top(),", nil),
    Reordering(
      "about the line below, at the end",
      "a.leading(), // swiftlint:disable:next line_length\na.top(),", nil),
    Reordering(
      "about the line below, as a heading",
      "// size\n// swiftformat:disable:next all\na.width(),\na.height(),", nil),
    Reordering(
      "options from there on", "a.leading(),\n// swiftformat:options --indent 2\na.top(),", nil),
    Reordering(
      "code from there on", "a.leading(),\na.top(), // sourcery:inline:auto:Top", nil),
    Reordering(
      "a few words above several",
      "// beside the label\na.leading(),\na.top(),", nil),
    Reordering(
      "rules are turned off in between", "a.leading(),\n// swiftlint:disable line_length\na.top(),",
      nil),
    Reordering(
      "rules are turned on in between", "a.leading(),\n// swiftformat:enable all\n\na.top(),", nil),
  ]

  @Test("a comment that goes on in the next line, in the same column, goes along with it")
  func continuation() {
    let list = { (lines: [String]) in
      "NSLayoutConstraint.activate([\n" + lines.joined(separator: "\n") + "\n])"
    }
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

  @Test("comments that stand in one column still do")
  func columns() {
    let list = { (lines: [String]) in
      "NSLayoutConstraint.activate([\n" + lines.joined(separator: "\n") + "\n])"
    }
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

  @Test("a comment line finds no room in the middle of a line")
  func noRoom() {
    for code in [
      "activate([a.leading(),\n  // T\n  a.top()])", "activate([\n  a.leading(), // L\n  a.top()])",
      "activate([ /* ? */ a.leading(), a.top()])",
    ] {
      Reordering(code, "NSLayoutConstraint." + code, nil).check()
    }
  }

  @Test("a comment behind an opening bracket is the bracket's")
  func opening() {
    Reordering(
      "", "NSLayoutConstraint.activate([ // All\n  a.leading(), // L\n  a.top(),\n]) // done",
      "NSLayoutConstraint.activate([ // All\n  a.top(),\n  a.leading(), // L\n]) // done"
    ).check()
    Reordering(
      "",
      "a.snp.makeConstraints { make in // All\n  make.left.equalTo(b) // L\n  make.top.equalTo(b)\n}",
      "a.snp.makeConstraints { make in // All\n  make.top.equalTo(b)\n  make.left.equalTo(b) // L\n}"
    ).check()
  }

  /// Checks the elements in an array and, if there is nothing about commas in them, as statements.
  private func checkEverywhere(
    _ reordering: Reordering, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let array = { (lines: String) in
      "NSLayoutConstraint.activate([\n" + Self.indented(lines) + "\n])"
    }
    Reordering(
      reordering.name, array(reordering.before), reordering.after.map(array)
    ).check(sourceLocation: sourceLocation)
    guard !reordering.before.contains("() /"), !reordering.before.contains("\n,") else { return }
    let function = { (lines: String) in
      let statements = lines.replacing("(),", with: "!").replacing("()", with: "!")
      return "func layout() {\n  begin()\n\n" + Self.indented(statements) + "\n  end()\n}"
    }
    guard !reordering.before.contains("(), a."), !reordering.before.contains("(), /* ? */") else {
      return
    }
    Reordering(
      reordering.name + " (statements)", function(reordering.before),
      reordering.after.map(function)
    ).check(sourceLocation: sourceLocation)
  }

  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  @Test("only the first line of a block comment is indented anew")
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
}
