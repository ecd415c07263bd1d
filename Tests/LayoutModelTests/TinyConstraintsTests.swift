import LayoutModel
import Testing

@Suite("TinyConstraints")
struct TinyConstraintsTests {
  private func constraints(_ code: String) -> [String] {
    Reading("import TinyConstraints\n" + code).constraints
  }

  @Test("constraints to the superview are read")
  func superview() {
    let reading = Reading(
      """
      a.topToSuperview()
      a.leadingToSuperview(offset: 8, usingSafeArea: true)
      a.bottomToSuperview(offset: -x, relation: .equalOrLess, priority: .defaultHigh)
      a.widthToSuperview(multiplier: 0.5, offset: 4)
      self.a?.centerInSuperview(offset: CGPoint(x: -p, y: 0))
      a.centerYToSuperview()
      a.originToSuperview(insets: .top(-t) + .left(8))
      a.horizontalToSuperview(insets: .horizontal(20))
      a.verticalToSuperview()
      edgesToSuperview(insets: TinyEdgeInsets(top: 1, left: -l, bottom: 2, right: 3))
      """)
    #expect(
      reading.constraints == [
        "a.top = superview.top (maker)", "a.leading = superview.leading + 8 (maker)",
        "a.bottom <= superview.bottom + -x @.defaultHigh (maker)",
        "a.width = superview.width + 4 * 0.5 (maker)",
        "a.centerY+centerX = superview.centerY+centerX + CGPoint(x: -p, y: 0) (maker)",
        "a.centerY = superview.centerY (maker)",
        "a.top+left = superview.top+left + .top(-t) + .left(8) (maker)",
        "a.left+right = superview.left+right + .horizontal(20) (maker)",
        "a.top+bottom = superview.top+bottom (maker)",
        "self.top+left+right+bottom = superview.top+left+right+bottom + TinyEdgeInsets(top: 1, left: -l, bottom: 2, right: 3) (maker)",
      ])
    #expect(
      reading.numbers
        == [
          "8", "-x", "0.5", "4", "-p", "0", "-t", "8", "20", "1", "-l", "2", "3",
        ])
    #expect(reading.actions.count == 10)
  }

  @Test(
    "excluded edges get no constraint",
    arguments: [
      (".top", "left+right+bottom"), (".left", "top+right+bottom"),
      ("[.left, .bottom]", "top+right"), ("LayoutEdge.right", "top+left+bottom"),
      (".leading", "top+trailing+bottom"), ("[.leading, .trailing]", "top+bottom"),
      ("[.trailing, .left]", "top+bottom"), (".none", "top+left+right+bottom"),
    ])
  func excluding(_ edges: String, _ left: String) {
    #expect(
      constraints("a.edgesToSuperview(excluding: \(edges))") == [
        "a.\(left) = superview.\(left) (maker)"
      ])
  }

  @Test("edges excluded by a variable are unknown")
  func unknownEdges() {
    #expect(constraints("a.edgesToSuperview(excluding: edge)") == [])
    #expect(
      constraints("a.edges(to: b, excluding: .leading)")
        == ["a.top+left+right+bottom = b.top+left+right+bottom (maker)"])
  }

  @Test("constraints to another view are read")
  func other() {
    #expect(
      constraints(
        """
        a.top(to: self.b, offset: 8)
        a.left(to: b, b.rightAnchor, relation: .equalOrGreater)
        a.right(to: b, anchor)
        a.edges(to: view.safeAreaLayoutGuide, excluding: .bottom, insets: .uniform(8))
        a.origin(to: b)
        a.center(in: b)
        a.centerX(to: b, multiplier: 0.5)
        a.topToBottom(of: b, offset: -x)
        a.bottomToTop(of: b)
        a.leadingToTrailing(of: b)
        a.trailingToLeading(of: b)
        a.leftToRight(of: b)
        a.rightToLeft(of: b)
        a.width(to: b, multiplier: 2)
        a.widthToHeight(of: a)
        a.heightToWidth(of: b)
        a.size(to: b, insets: CGSize(width: 4, height: 8))
        """) == [
          "a.top = b.top + 8 (maker)", "a.left >= b.right (maker)", "a.right = (maker)",
          "a.top+left+right = view.safeAreaLayoutGuide.top+left+right + .uniform(8) (maker)",
          "a.top+left = b.top+left (maker)", "a.centerY+centerX = b.centerY+centerX (maker)",
          "a.centerX = b.centerX * 0.5 (maker)", "a.top = b.bottom + -x (maker)",
          "a.bottom = b.top (maker)", "a.leading = b.trailing (maker)",
          "a.trailing = b.leading (maker)", "a.left = b.right (maker)", "a.right = b.left (maker)",
          "a.width = b.width * 2 (maker)", "a.width = a.height (maker)",
          "a.height = b.width (maker)",
          "a.height+width = b.height+width + CGSize(width: 4, height: 8) (maker)",
        ])
  }

  @Test("sizes are read")
  func sizes() {
    #expect(
      constraints(
        """
        a.width(44)
        a.height(-x, relation: .equalOrLess, priority: .defaultLow)
        a.size(CGSize(width: 1, height: 2))
        a.width(min: 8, max: 80)
        a.height(max: limit)
        a.aspectRatio(1.5)
        """) == [
          "a.width = + 44 (maker)", "a.height <= + -x @.defaultLow (maker)",
          "a.height+width = + CGSize(width: 1, height: 2) (maker)", "a.width >= + 8 (maker)",
          "a.width <= + 80 (maker)", "a.height <= + limit (maker)",
          "a.width = a.height * 1.5 (maker)",
        ])
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

  @Test("an inactive constraint goes where its expression goes")
  func inactive() {
    #expect(
      constraints(
        """
        func f() {
          kept = a.top(to: b, isActive: false)
          all = [a.left(to: b, isActive: false), a.right(to: b)]
          a.bottom(to: b, isActive: false)
          a.height(44, isActive: isTall)
        }
        """) == [
          "a.top = b.top (stored)", "a.left = b.left (array)", "a.right = b.right (maker)",
          "a.bottom = b.bottom (dropped)", "a.height = + 44 (maker)",
        ])
  }

  @Test("a stack adds its views")
  func stack() {
    let reading = Reading(
      """
      import TinyConstraints
      view.stack([a, self.b], axis: .vertical, spacing: 8)
      view.stack(views)
      """
    )
    #expect(
      reading.actions == [
        "addition a to view", "constraint a", "addition b to view", "constraint b",
        "constraint view",
      ])
  }

  @Test("hugging and compression resistance are neither layout nor configuration")
  func neutral() {
    #expect(
      Reading(
        """
        a.setHugging(.required, for: .vertical)
        a.setCompressionResistance(x, for: y)
        """
      )
      .actions
        == ["neutral a", "neutral a"])
  }

  @Test("common names are ignored in a file that does not use the library")
  func withoutTheLibrary() {
    let reading = Reading(
      """
      a.top(to: b)
      a.width(44)
      a.edges(to: b)
      a.center(in: b)
      a.stack([b])
      """)
    #expect(reading.constraints == [])
    #expect(reading.actions == [])
  }

  @Test(
    "other libraries' calls with the same names are ignored",
    arguments: [
      "Image(x).resizable().aspectRatio(1, contentMode: .fit)",
      "Text(x).frame(width: 4, height: 4)",
      "let h = layout.height(44)",
      "let t = items.top(3)",
      "height(44)", "self.edges.append(x)", "a.width(44, height: 3)",
      "let s = .stack(x)", "a.size()", "let r = Sizes.height(4)", "a.center(x, y)",
      "show(.topToSuperview())",
      "a.stack(x, alignment: .top)", "a.topToBottom(b)",
    ])
  func otherLibraries(_ code: String) {
    let reading = Reading("import TinyConstraints\n" + code)
    #expect(reading.constraints == [])
    #expect(reading.actions.filter { $0.hasPrefix("constraint") || $0.hasPrefix("addition") } == [])
  }

  @Test(
    "a call within an expression is read if its receiver is named like a view",
    arguments: ["label", "self.view", "titleView"])
  func values(_ receiver: String) {
    let reading = Reading(
      """
      import TinyConstraints
      class A: UIView {
        let label = UILabel()
        func f() { height = \(receiver).height(44) }
      }
      """)
    #expect(reading.constraints.count == 1)
  }
}
