import Testing

@Suite("FlexLayout")
struct FlexLayoutDialectTests {
  @Test("items are added to their containers")
  func additions() {
    let reading = Reading(
      """
      func setUp() {
        root.flex.direction(.row).define { flex in
          flex.addItem(icon).width(36)
          flex.addItem(card).define { (flex) in
            flex.addItem(title)
          }
          flex.addItem().define { $0.addItem(detail) }
        }
        other.flex.addItem(button)
      }
      """)
    #expect(
      reading.actions == [
        "frame root", "addition icon to root", "addition card to root", "addition title to card",
        "addition detail to ?", "frame other", "addition button to other",
      ])
    #expect(reading.file.facts.makerBlocks.count == 3)
  }

  @Test("statements directly in closures of `define` run with the enclosing statement")
  func statements() {
    let reading = Reading(
      """
      func setUp() {
        root.flex.define { flex in
          flex.addItem(icon)
          flex.addItem().define { flex in flex.addItem(title) }
          if isWide { flex.addItem(detail) }
        }
      }
      """)
    let statements = reading.file.actions.filter { $0.role == .addition }.map(\.statement)
    #expect(statements.prefix(2).allSatisfy { $0 == reading.file.actions[0].statement })
    #expect(statements.count == 3)
    #expect(statements.last != statements.first)
  }

}
