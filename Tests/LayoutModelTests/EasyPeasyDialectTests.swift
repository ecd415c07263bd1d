import LayoutModel
import Testing

@Suite("EasyPeasy")
struct EasyPeasyDialectTests {
  @Test("attributes, constants, relations, multipliers, references and priorities")
  func attributes() {
    let reading = Reading(
      """
      a.easy.layout(
        Top(8), Left(>=10).to(b, .right), Bottom().to(b), CenterY().to(self.b),
        Size(44), Edges(insets), Center(), Margins(-x),
        CenterX(0).with(.high), Width(*0.5).like(b), Height(<=10*2), Width((>=10)*2).like(b, .height),
        LeadingMargin(1), FirstBaseline(), LastBaseline(), EasyPeasy.Trailing(==x)
      )
      """)
    #expect(
      reading.constraints == [
        "a.top = superview.top + 8 (maker)", "a.left >= b.right + 10 (maker)",
        "a.bottom = b (maker)", "a.centerY = b.centerY (maker)", "a.height+width = + 44 (maker)",
        "a.top+left+right+bottom = superview.top+left+right+bottom + insets (maker)",
        "a.centerY+centerX = superview.centerY+centerX (maker)",
        "a.top+left+right+bottom = superview.top+left+right+bottom + -x (maker)",
        "a.centerX = superview.centerX + 0 @.high (maker)", "a.width = b.width * 0.5 (maker)",
        "a.height <= + 10 * 2 (maker)", "a.width >= b.height + 10 * 2 (maker)",
        "a.leading = superview.leading + 1 (maker)",
        "a.firstBaseline = superview.firstBaseline (maker)",
        "a.lastBaseline = superview.lastBaseline (maker)",
        "a.trailing = superview.trailing + x (maker)",
      ])
    #expect(
      reading.numbers == [
        "8", "10", "44", "insets", "-x", "0", "0.5", "10", "2", "10", "2", "1", "x",
      ])
    #expect(reading.file.constraints.allSatisfy { $0.constantPointsInward })
    #expect(reading.file.constraints.allSatisfy { !$0.relationPointsInward })
    #expect(reading.actions == Array(repeating: "constraint a", count: 16))
  }

  @Test(
    "every way to pass an attribute is read",
    arguments: [
      "a.easy.layout(Top(8))", "a.easy.layout([Top(8)])", "self.a?.easy.layout((Top(8)))",
      "a.easy.layout([Top(8)] + common)", "let c = a.easy.layout(Top(8)).first",
      """
      import EasyPeasy
      a <- Top(8)
      """,
      """
      import EasyPeasy
      self.a <- [Top(8)]
      """,
      """
      import EasyPeasy
      let c = a <- [Top(8)]
      """,
    ])
  func targets(_ code: String) {
    #expect(Reading(code).constraints == ["a.top = superview.top + 8 (maker)"])
  }

  @Test("the view itself and unnamed views are read")
  func unnamed() {
    #expect(Reading("easy.layout(Width(8))").constraints == ["self.width = + 8 (maker)"])
    #expect(Reading("self.easy.layout(Width(8))").constraints == ["self.width = + 8 (maker)"])
    let reading = Reading("make(1).easy.layout(Width(8))")
    #expect(reading.constraints == ["?.width = + 8 (maker)"])
    #expect(reading.actions == [])
  }

  @Test("the arguments of a call are a block, calls with one argument a sequence")
  func blocks() {
    let reading = Reading(
      """
      func setUp() {
        a.easy.layout(Left(), Top())
        a.easy.layout([Right(), Bottom()])
        b.easy.layout(Width(8))
        b.easy.layout(Height(8))
        log()
        b.easy.layout(Top())
      }
      """)
    #expect(reading.sequences == ["a: left top", "a: right bottom", "b: width height"])
  }

  @Test(
    "conditional attributes and branches are alternatives, elements of a conditional array are not")
  func conditions() {
    let reading = Reading(
      """
      a.easy.layout(
        Top(), Left(8).when { wide }, wide ? Right() : Bottom(),
        CenterX().with(.low).when { [weak self] in self?.wide ?? false })
      a.easy.layout([Width(8), Height(8)].when { $0.isPad })
      a.easy.layout([Top(8), Left(8).with(.high)].with(.low))
      """)
    #expect(
      reading.constraints == [
        "a.top = superview.top (maker)", "a.left = superview.left + 8 (alternative) (maker)",
        "a.right = superview.right (alternative) (maker)",
        "a.bottom = superview.bottom (alternative) (maker)",
        "a.centerX = superview.centerX @.low (alternative) (maker)", "a.width = + 8 (maker)",
        "a.height = + 8 (maker)", "a.top = superview.top + 8 @.low (maker)",
        "a.left = superview.left + 8 @.high (maker)",
      ])
    #expect(reading.sequences == ["a: top left", "a: width height"])
  }

  @Test(
    "attributes that are not passed to a layout call create no constraint",
    arguments: [
      "Top(8)", "let all = [Top(8)]", "f(Top(8))", "a.layout(Top(8))", "a.easy.show(Top(8))",
      "a.easy.reload()", "a.easy.clear()", "a.easy.layout(all)", "a.easy.layout(b.Top(8))",
      "a <- b[Top(8)]", "a <- map[\"x\"]", "a.easy.layout(Foo(Top(8)))", "a = Top(8)",
      "// a.easy.layout(Top(8))", "let c = \"a.easy.layout(Top(8))\"",
    ])
  func others(_ code: String) {
    #expect(Reading("import EasyPeasy\n" + code).constraints == [])
  }

  @Test("another library's operator creates no constraint")
  func operators() {
    #expect(Reading("a <- Top(8)").constraints == [])
  }
}
