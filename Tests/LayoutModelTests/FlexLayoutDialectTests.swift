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

  @Test("sizes and edges are constraints without a rank, lengths are numbers")
  func lengths() {
    let reading = Reading(
      """
      func setUp(flex: Flex) {
        flex.addItem(a).width(100).height(50%).minWidth(10).position(.absolute).end(8).all(4)
        flex.addItem().size(3).marginTop(-x).padding(1, 2).grow(1).basis(5)
        a.flex.maxHeight(7)
      }
      """)
    #expect(
      reading.constraints == [
        "a.width = + 100 (used)", "a.height = * 50% (used)", "a.width >= + 10 (used)",
        "a.trailing = + 8 (used)", "a.top+left+right+bottom = + 4 (used)",
        "?.height+width = + 3 (used)", "a.height <= + 7 (used)",
      ])
    #expect(reading.sequences == [])
    #expect(
      reading.numbers == ["100", "50%", "10", "8", "4", "3", "-x", "1", "2", "5", "7"])
  }

  @Test("members of views are appearance, decorations of the proxy are not")
  func decorations() {
    let reading = Reading(
      """
      func setUp() {
        root.flex.backgroundColor(.red)
        root.flex.define { flex in
          flex.backgroundColor(.red)
          flex.addItem(a).backgroundColor(.red).cornerRadius(4)
          a.backgroundColor = .red
        }
        root.flex.define { $0.backgroundColor(.red) }
        root.flex.isIncludedInLayout = false
      }
      """)
    #expect(
      reading.actions == [
        "frame root", "addition a to root", "appearance a", "frame root", "neutral root.flex",
      ])
  }

  @Test("other members of the library and unrelated code are ignored")
  func others() {
    let reading = Reading(
      """
      func update() {
        a.flex.markDirty()
        a.flex.sizeThatFits(size: size)
        menu.addItem(b)
        items.forEach { $0.width(3) }
        muscle.flex.contract()
        // a.flex.addItem(b)
        let code = "a.flex.addItem(b)"
      }
      """)
    #expect(reading.constraints == [])
    #expect(reading.actions.filter { !$0.hasPrefix("renewal") } == [])
  }
}
