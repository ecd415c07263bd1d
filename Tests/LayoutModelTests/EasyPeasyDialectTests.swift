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

}
