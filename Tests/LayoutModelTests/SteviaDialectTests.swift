import Testing

@Suite("Stevia: the tree and chains")
struct SteviaDialectTests {

  @Test("a chain is a block, or one constraint of a sequence")
  func chains() {
    let reading = Reading(
      """
      import SteviaLayout
      func layout() {
        a.left(8).top(>=100).right(<=8).height(50%)
        b.left(8)
        b.top(8)
        c.size(44).centerInContainer()
        d.fillHorizontally(padding: 8).centerVertically(offset: -x)
      }
      """)
    #expect(
      reading.constraints == [
        "a.left = superview.left + 8 (maker)", "a.top >= superview.top + 100 (maker)",
        "a.right >= superview.right + 8 (maker)", "a.height = * 50% (maker)",
        "b.left = superview.left + 8 (maker)", "b.top = superview.top + 8 (maker)",
        "c.height+width = + 44 (maker)",
        "c.centerY+centerX = superview.centerY+centerX (maker)",
        "d.leading+trailing = superview.leading+trailing + 8 (maker)",
        "d.centerY = superview.centerY + -x (maker)",
      ])
    #expect(
      reading.sequences == [
        "a: left top right height", "b: left top", "c: height+width centerY+centerX",
        "d: leading+trailing centerY",
      ])
    #expect(
      reading.file.constraints.map(\.constantPointsInward) == [
        false, false, true, false, false, false, false, false, true, false,
      ])
    #expect(
      reading.actions == [
        "constraint a", "constraint b", "constraint b", "constraint c", "constraint d",
      ])
  }

  @Test("a style configures, and its closure is not layout")
  func styles() {
    let reading = Reading(
      """
      import Stevia
      func setUp() {
        a.style { $0.backgroundColor = .red }
        b.style(big)
        c.style(big).style { f in f.font = .big }
        d.text("x").top(8)
      }
      """)
    #expect(
      reading.actions == [
        "configuration a", "appearance $0", "configuration b", "configuration c",
        "configuration c", "appearance f", "constraint d",
      ])
    #expect(reading.file.facts.makerBlocks.isEmpty)
  }

}

@Suite("Stevia: rows and equations")
struct SteviaGrammarTests {
  private static let head =
    """
    import Stevia
    class V: UIView {
    let a = UIView(), b = UILabel(), c = UIButton()

    """

  private func constraints(_ code: String) -> [String] {
    Reading(Self.head + "func layout() {\n\(code)\nreload()\n}\n}").constraints.map {
      $0.replacing(" (maker)", with: "")
    }
  }

  @Test("only a distance to the superview points inward")
  func signs() {
    let reading = Reading(
      Self.head + "func f() {\na.Bottom == b.Bottom - x\na.Bottom == 8\na.Trailing == 8\n}\n}")
    #expect(reading.file.constraints.map(\.constantPointsInward) == [false, true, false])
  }

}
