import LayoutModel
import Testing

@Suite("Anchorage")
struct AnchorageDialectTests {

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

}
