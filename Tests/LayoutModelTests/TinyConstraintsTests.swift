import LayoutModel
import Testing

@Suite("TinyConstraints")
struct TinyConstraintsTests {
  private func constraints(_ code: String) -> [String] {
    Reading("import TinyConstraints\n" + code).constraints
  }

  @Test("insets and the offsets of leading and trailing edges to a superview point inward")
  func direction() {
    let constraints = Reading(
      """
      a.trailingToSuperview(offset: 8)
      a.leadingToSuperview(offset: 8)
      a.rightToSuperview(offset: -8)
      a.edgesToSuperview(insets: .uniform(8))
      a.edges(to: b, insets: .uniform(8))
      a.trailing(to: b, offset: -8)
      """
    ).file.constraints
    #expect(constraints.map(\.constantPointsInward) == [true, true, false, true, true, false])
  }

}
