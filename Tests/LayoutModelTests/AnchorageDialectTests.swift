import LayoutModel
import Testing

@Suite("Anchorage")
struct AnchorageDialectTests {
  @Test("anchors, constants, factors, divisors and priorities")
  func expressions() {
    let reading = Reading(
      """
      func setUp() {
        a.leadingAnchor == b.leadingAnchor + 12
        a.trailingAnchor <= b.trailingAnchor - 12
        self.a?.centerXAnchor == 2 * b.trailingAnchor / 3
        a.widthAnchor == b.heightAnchor * 0.5 + 3 ~ .high - 1
        a.heightAnchor >= 44 ~ 750
        topAnchor == (b.topAnchor + 10) / 2
        views[i].firstBaselineAnchor == b.lastBaselineAnchor + -x
        a.bottomAnchor == b.bottomAnchor - x + y
        a.leftAnchor == 8 + (b.rightAnchor)
        (a.topAnchor == b.topAnchor) ~ .low
        a.centerYAnchor == (wide ? b : c).centerYAnchor
      }
      """)
    #expect(
      reading.constraints == [
        "a.leading = b.leading + 12 (maker)", "a.trailing <= b.trailing + - 12 (maker)",
        "a.centerX = b.trailing * 2 * b.trailingAnchor / 3 (maker)",
        "a.width = b.height + 3 * 0.5 @.high - 1 (maker)", "a.height >= + 44 @750 (maker)",
        "self.top = b.top + 10 * / 2 (maker)",
        "views[i].firstBaseline = b.lastBaseline + -x (maker)",
        "a.bottom = b.bottom + - x + y (maker)", "a.left = b.right + 8 (maker)",
        "a.top = b.top @.low (maker)", "a.centerY = (maker)",
      ])
    #expect(
      reading.numbers == ["12", "12", "2", "3", "0.5", "3", "44", "10", "2", "-x", "x + y", "8"])
    #expect(reading.actions.count == 11)
    #expect(reading.actions.allSatisfy { $0.hasPrefix("constraint ") })
  }

  @Test("edge groups point inward")
  func groups() {
    let reading = Reading(
      """
      func setUp() {
        a.edgeAnchors == b.edgeAnchors + insets
        a.horizontalAnchors >= b.horizontalAnchors + 8
        a.verticalAnchors /<=/ b.verticalAnchors
        a.centerAnchors /==/ b.centerAnchors
        a.sizeAnchors == CGSize(width: 1, height: 2)
        a.topAnchor />=/ b.topAnchor
      }
      """)
    #expect(
      reading.constraints == [
        "a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + insets (maker)",
        "a.leading+trailing >= b.leading+trailing + 8 (maker)",
        "a.top+bottom <= b.top+bottom (maker)", "a.centerY+centerX = b.centerY+centerX (maker)",
        "a.height+width = + CGSize(width: 1, height: 2) (maker)", "a.top >= b.top (maker)",
      ])
    let inward = [true, true, true, false, false, false]
    #expect(reading.file.constraints.map(\.constantPointsInward) == inward)
    #expect(reading.file.constraints.map(\.relationPointsInward) == inward)
  }

  @Test("consecutive statements are a sequence")
  func runs() {
    let reading = Reading(
      """
      func setUp() {
        a.topAnchor == b.topAnchor
        a.leadingAnchor
          == b.leadingAnchor // a comment
          + 8
        log()
        a.widthAnchor == 8
        a.heightAnchor == 8; a.bottomAnchor == b.bottomAnchor
      }
      """)
    #expect(reading.sequences == ["a: top leading", "a: width height bottom"])
  }

  @Test(
    "an array is a block, and arguments of functions that take constraints are constraints")
  func lists() {
    let reading = Reading(
      """
      NSLayoutConstraint.activate([
        a.topAnchor == b.topAnchor,
        wide ? a.leftAnchor == b.leftAnchor : a.leftAnchor == c.leftAnchor,
        a.bottomAnchor == b.bottomAnchor,
      ])
      all += [(a.widthAnchor == b.widthAnchor)]
      all.append(a.heightAnchor == b.heightAnchor)
      """)
    #expect(
      reading.constraints == [
        "a.top = b.top (activatedArray)", "a.left = b.left (alternative) (activatedArray)",
        "a.left = c.left (alternative) (activatedArray)", "a.bottom = b.bottom (activatedArray)",
        "a.width = b.width (maker)", "a.height = b.height (argument)",
      ])
    #expect(reading.sequences == ["a: top bottom"])
  }

  @Test("comparisons as values are constraints where the code uses Anchorage")
  func values() {
    let code = """
      func setUp() {
        let top = a.topAnchor == b.topAnchor
        let left = (a.leftAnchor == b.leftAnchor + 8)
        bottom = wide ? a.bottomAnchor == b.bottomAnchor : a.bottomAnchor == c.bottomAnchor
        let edges = (a.edgeAnchors == b.edgeAnchors).all
        (a.heightAnchor == 8).isActive = false
        views.forEach { $0.heightAnchor == c.heightAnchor }
      }
      var height: NSLayoutConstraint { a.heightAnchor == b.heightAnchor }
      func width() -> NSLayoutConstraint { return a.widthAnchor == b.widthAnchor }
      func pin() { a.widthAnchor == c.widthAnchor }
      """
    #expect(
      Reading(code).constraints == [
        "a.left = b.left + 8 (maker)",
        "a.top+leading+trailing+bottom = b.top+leading+trailing+bottom (maker)",
        "a.height = + 8 (isActive)", "a.height = b.height (maker)", "a.width = b.width (maker)",
        "a.width = c.width (maker)",
      ])
    #expect(
      Reading("import Anchorage\n" + code).constraints == [
        "a.top = b.top (maker)", "a.left = b.left + 8 (maker)",
        "a.bottom = b.bottom (alternative) (maker)", "a.bottom = c.bottom (alternative) (maker)",
        "a.top+leading+trailing+bottom = b.top+leading+trailing+bottom (maker)",
        "a.height = + 8 (isActive)", "views[…].height = c.height (maker)",
        "a.height = b.height (maker)",
        "a.width = b.width (maker)", "a.width = c.width (maker)",
      ])
  }

  @Test("a batch passes its constraints on")
  func batches() {
    let reading = Reading(
      """
      import Anchorage
      let all = Anchorage.batch(active: false) {
        a.topAnchor == b.topAnchor
        a.heightAnchor == b.heightAnchor / 2 ~ .low
      }
      batch { c.topAnchor == b.topAnchor }
      """)
    #expect(
      reading.constraints == [
        "a.top = b.top (returned)", "a.height = b.height * / 2 @.low (returned)",
        "c.top = b.top (returned)",
      ])
    #expect(reading.sequences == ["a: top height"])
  }

  @Test(
    "comparing anchors for equality creates no constraint",
    arguments: [
      "if a.topAnchor == b.topAnchor { }", "guard a.topAnchor == b.topAnchor else { return }",
      "while a.topAnchor == b.topAnchor { }", "for c in d where a.topAnchor == b.topAnchor { }",
      "let c = a.topAnchor == b.topAnchor && d", "let c = d && a.topAnchor == b.topAnchor",
      "let c = a.topAnchor == b.topAnchor ? 1 : 2", "let c = [a.topAnchor == b.topAnchor: 1]",
      "XCTAssertTrue(a.topAnchor == b.topAnchor)", "f({ g(1) }, a.topAnchor == b.topAnchor)",
      "let c = d.first { a.topAnchor == $0.firstAnchor }",
      "let c = d.filter { $0.topAnchor == a.topAnchor }", "\"\\(a.topAnchor == b.topAnchor)\"",
      "let c = d[a.topAnchor == b.topAnchor]", "let c = (1, a.topAnchor == b.topAnchor)",
      "func c() -> Bool { a.topAnchor == b.topAnchor }",
      "var c: Bool { return a.topAnchor == b.topAnchor }",
      "a.topAnchor != b.topAnchor", "a.topAnchor === b.topAnchor",
      "// a.topAnchor == b.topAnchor", "let c = \"a.topAnchor == b.topAnchor\"",
      "case a.topAnchor == b.topAnchor", "a.topAnchor ==", "== b.topAnchor", "a.topAnchor == ~ 1",
    ])
  func others(_ code: String) {
    #expect(Reading(code).constraints == [])
    #expect(Reading("import Anchorage\n" + code).constraints == [])
  }

  @Test("storing a second constraint for an attribute starts another set")
  func stored() {
    let reading = Reading(
      """
      import Anchorage
      func setUp() {
        wideTop = (a.topAnchor == b.topAnchor)
        wideBottom = (a.bottomAnchor == b.bottomAnchor)
        narrowTop = (a.topAnchor == c.topAnchor)
        narrowBottom = (a.bottomAnchor == c.bottomAnchor)
      }
      """)
    #expect(reading.sequences == ["a: top bottom", "a: top bottom"])
  }
}
