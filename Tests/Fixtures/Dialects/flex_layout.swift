// case: items are added to their containers
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
// actions:
frame root
addition icon to root
addition card to root
addition title to card
addition ? to root
addition detail to addItem()
frame other
addition button to other

// case: sizes and edges are constraints without a rank, lengths are numbers
func setUp(flex: Flex) {
  flex.addItem(a).width(100).height(50%).minWidth(10).position(.absolute).end(8).all(4)
  flex.addItem().size(3).marginTop(-x).padding(1, 2).grow(1).basis(5)
  a.flex.maxHeight(7)
}
// constraints:
a.width = + 100 (used)
a.height = * 50% (used)
a.width >= + 10 (used)
a.trailing = + 8 (used)
a.top+left+right+bottom = + 4 (used)
addItem().height+width = + 3 (used)
a.height <= + 7 (used)
// sequences:
// numbers:
100
50%
10
8
4
3
-x
1
2
5
7

// case: members of views are appearance, decorations of the proxy are not
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
// actions:
frame root
addition a to root
appearance a
frame root
neutral root.flex

// case: other members of the library and unrelated code are ignored
func update() {
  a.flex.markDirty()
  a.flex.sizeThatFits(size: size)
  menu.addItem(b)
  items.forEach { $0.width(3) }
  muscle.flex.contract()
  // a.flex.addItem(b)
  let code = "a.flex.addItem(b)"
}
// constraints:
// actions:
renewal code

// case: items are added to their containers
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
// actions:
frame root
addition icon to root
addition card to root
addition title to card
addition ? to root
addition detail to addItem()
frame other
addition button to other
// makers:
3
