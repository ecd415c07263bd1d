import Testing

@Suite("PinLayout")
struct PinLayoutDialectTests {

  @Test("edges, corners, both sides and centers are read")
  func attributes() {
    let reading = Reading(
      """
      a.pin.all()
      a.pin.horizontally(8)
      a.pin.vertically(8)
      a.pin.start(8)
      a.pin.end(8)
      a.pin.topCenter(8)
      a.pin.bottomEnd()
      a.pin.centerLeft()
      a.pin.center()
      a.pin.hCenter()
      a.pin.vCenter(8)
      a.pin.size(40)
      a.pin.maxWidth(40)
      """)
    #expect(
      reading.file.constraints.map(\.attributes) == [
        [.top, .left, .right, .bottom], [.left, .right], [.top, .bottom], .leading, .trailing,
        [.top, .centerX], [.bottom, .trailing], [.left, .centerY], [.centerX, .centerY], .centerX,
        .centerY, [.width, .height], .width,
      ])
  }

  @Test("distances of the far edges point inward")
  func inward() {
    let reading = Reading("a.pin.left(8).right(8).bottom(8).height(8)")
    #expect(
      reading.file.constraints.map(\.constantPointsInward) == [false, true, true, false])
  }

}
