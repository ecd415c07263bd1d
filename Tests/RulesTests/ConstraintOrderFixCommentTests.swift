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
      "lines above the first", "// L\na.leading(),\na.top(),", "a.top(),\n// L\na.leading(),"),
    Reordering(
      "lines above the second", "a.leading(),\n// T\na.top(), // t",
      "// T\na.top(), // t\na.leading(),"),
    Reordering(
      "above and before, on the line", "a.leading(),\n// T\n/* t */ a.top(),",
      "// T\n/* t */ a.top(),\na.leading(),"),
    Reordering(
      "a line above that is indented otherwise", "a.leading(),\n      // T\na.top(),\nb.top(),",
      "      // T\na.top(),\na.leading(),\nb.top(),"),
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
      "rules are turned off in between", "a.leading(),\n// swiftlint:disable line_length\na.top(),",
      nil),
    Reordering(
      "rules are turned on in between", "a.leading(),\n// swiftformat:enable all\n\na.top(),", nil),
  ]

  @Test("a comment that goes on in the next line, in the same column, is one of both lines")
  func continuation() {
    let code = { (column: Int) in
      longForm("NSLayoutConstraint.activate([\n  a.leading(), // so\n")
        + String(repeating: " ", count: column) + "// and so\n" + longForm("  a.top(),\n])")
    }
    #expect(reordered(code(42)) == nil)
    #expect(reordered(code(2)) != nil)
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
}
