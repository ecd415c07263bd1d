import Testing

@testable import Rules

@Suite("unfinished_view_layout")
struct UnfinishedViewLayoutTests {
  @Test("a local has one finding, even with a conditional value")
  func alternatives() {
    expectFrames(
      UnfinishedViewLayout(),
      """
      let layout = isLarge
        ? ↓UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (0, 0))
        : UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
      addSubview(a)
      """)
  }

  private func findings(_ code: String) -> [String] {
    let layout = "UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))"
    return diagnostics(of: UnfinishedViewLayout(), in: code.replacing("LAYOUT", with: layout))
      .map(\.message)
  }

  @Test(
    "a layout that is evaluated, returned, passed on or stored is used",
    arguments: [
      "a = LAYOUT.makeInnerLayout()",
      """
      let l = LAYOUT
      a = l.makeOuterLayout()
      """,
      """
      let l = LAYOUT
      if x { a = l.makeLayout() }
      """, "return LAYOUT", "self.layout = LAYOUT",
      "layout = LAYOUT", "g(LAYOUT)", "let all = [LAYOUT]",
      """
      let l = LAYOUT
      all.append(l)
      """,
      """
      let l = LAYOUT
      return l
      """,
      """
      let l = LAYOUT
      UIView(with: l, isInsideView: true)
      """,
      """
      let l = LAYOUT
      run { a = l.makeOuterLayout() }
      """,
      """
      let l = LAYOUT
      self.last = l
      """,
      """
      let l = x ? LAYOUT : LAYOUT
      a = l.makeInnerLayout()
      """, "let l = { LAYOUT }()",
      """
      let l = LAYOUT
      print("\\(l)")
      """, "let f = LAYOUT.makeInnerLayout(), g = 1",
    ])
  func used(_ code: String) {
    #expect(
      findings(
        """
        func f() {
        x()
        \(code)
        }
        """) == [])
  }

  @Test("the only expression of a function, computed property or branch is its value")
  func value() {
    #expect(findings("func f() -> UIView.ViewLayout { LAYOUT }") == [])
    #expect(findings("class A { var l: UIView.ViewLayout { LAYOUT } }") == [])
    #expect(findings("class A { var l = LAYOUT }") == [])
    #expect(findings("func f() { let l = if x { LAYOUT } else { y } }") == [])
  }

  @Test(
    "a bare statement, or a local of which only parts are used, is unfinished",
    arguments: [
      ("LAYOUT", "this `ViewLayout`"), ("_ = LAYOUT", "this `ViewLayout`"),
      ("let l = LAYOUT", "the `ViewLayout` in `l`"),
      (
        """
        var l = LAYOUT
        l.padding = (1, 2)
        l.size = s
        """, "the `ViewLayout` in `l`"
      ),
      (
        """
        let l = LAYOUT
        print(l.size)
        """, "the `ViewLayout` in `l`"
      ),
      (
        """
        let l = LAYOUT
        other.l.makeInnerLayout()
        """, "the `ViewLayout` in `l`"
      ),
    ])
  func unfinished(_ code: String, _ expected: String) {
    #expect(
      findings(
        """
        func f() {
        x()
        \(code)
        }
        func g() { l.makeInnerLayout() }
        """) == ["\(expected) is never turned into a frame, so it has no effect"])
  }
}
