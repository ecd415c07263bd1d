import LayoutModel
import Testing

@Suite("Cartography")
struct CartographyDialectTests {
  @Test("parameters refer to the arguments in order")
  func parameters() {
    let reading = Reading(
      """
      constrain(label, self.button) { first, second in
        first.top == second.bottom + 8
        second.width   == (first.superview!.width - 50) * 0.5
        first.left >= first.superview!.left ~ 250
        second.centerX == first.safeAreaLayoutGuide.centerX - x
        first.height == 44
        width = (first.width == insets.left + -x ~ .required)
        first.trailing == second.leading + insets.left
      }
      """)
    #expect(
      reading.constraints == [
        "label.top = button.bottom + 8 (maker)",
        "button.width = first.superview.width + - 50 * 0.5 (maker)",
        "label.left >= superview.left @250 (maker)",
        "button.centerX = first.safeAreaLayoutGuide.centerX + - x (maker)",
        "label.height = + 44 (maker)", "label.width = + insets.left + -x @.required (maker)",
        "label.trailing = button.leading + insets.left (maker)",
      ])
    #expect(
      reading.numbers == [
        "8", "50", "0.5", "x", "44", "insets.left + -x", "insets.left",
      ])
    #expect(
      reading.actions == ["constraint label", "constraint button", "renewal width"])
    #expect(
      reading.sequences == ["button: width centerX", "label: top left height width trailing"])
    #expect(reading.file.facts.makerBlocks.count == 1)
  }

  @Test("a member of a parameter is a member of the view")
  func members() throws {
    let reading = Reading(
      """
      constrain(a, self) { x, y in
        x.top == y.safeAreaLayoutGuide.top
        x.left == x.layoutMarginsGuide.left
      }
      a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
      a.leftAnchor.constraint(equalTo: a.layoutMarginsGuide.leftAnchor)
      """)
    let items = reading.file.constraints.map(\.secondItem)
    try #require(items.count == 4)
    #expect(items[0] == items[2])
    #expect(items[1] == items[3])
  }

  @Test("groups of attributes, and edges with insets")
  func groups() {
    let reading = Reading(
      """
      constrain(a, b) { a, b in
        a.edges == inset(b.edges, 8)
        a.edgesWithinMargins == b.edges.inseted(top: 1, leading: -x, bottom: 3, trailing: 4)
        a.edges <= b.edges
        a.center == b.superview!.center
        a.size == b.size / 2
        a.lastBaseline == b.baseline
      }
      """)
    #expect(
      reading.constraints == [
        "a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + 8 (maker)",
        "a.top+leading+trailing+bottom = b.top+leading+trailing+bottom + 1, leading: -x, bottom: 3, trailing: 4 (maker)",
        "a.top+leading+trailing+bottom <= b.top+leading+trailing+bottom (maker)",
        "a.centerY+centerX = b.superview.centerY+centerX (maker)",
        "a.height+width = b.height+width * / 2 (maker)", "a.lastBaseline = b.lastBaseline (maker)",
      ])
    #expect(
      reading.file.constraints.map(\.constantPointsInward)
        == [true, true, false, false, false, false])
    #expect(reading.file.constraints.allSatisfy { !$0.relationPointsInward })
    #expect(reading.numbers == ["8", "1", "-x", "3", "4", "2"])
  }

  @Test("align and distribute relate several views in one call")
  func distribution() {
    let reading = Reading(
      """
      constrain(a, b, c) { x, y, z in
        align(top: x, y, z)
        distribute(by: -space, horizontally: x, y, z)
        distribute(equalWidth: [x, y])
        z.left == x.left
        align(x, y)
        distribute(evenly: x, y)
      }
      """)
    #expect(
      reading.constraints == [
        "a.top = b.top (maker)", "a.top = c.top (maker)",
        "a.trailing = b.leading + -space (maker)",
        "b.trailing = c.leading + -space (maker)",
        "a.width = b.width (maker)", "c.left = a.left (maker)",
      ])
    #expect(reading.file.constraints.map(\.hasPlace) == [false, false, false, false, false, true])
    #expect(reading.sequences == [])
    #expect(reading.numbers == ["-space"])
  }

}
