import LayoutModel
import TestSupport
import Testing

@Suite("The project's own functions, named in the configuration")
struct ProjectHelperTests {
  private static let helpers = LayoutHelpers([
    "embed": [.add, .edges], "pinToParent": .edges, "anchor": .constrain, "setHeight": .constrain,
    "pin": .constrain, "nest": .add, "limit": .constrain, "Größe": .constrain,
  ])

  private func reading(_ code: String) -> Reading { Reading(code, helpers: Self.helpers) }

  @Test("a helper adds its arguments, or its receiver if a container is passed")
  func additions() {
    let code = """
      container.nest(a, b)
      container.nest([c, d])
      e.nest(in: container)
      nest(f)
      nest(g, in: container.stack)
      embed(in: container)
      Layout.nest(h, in: box)
      Layout.nest(i)
      make().nest(j)
      """
    #expect(
      reading(code).actions.filter { $0.hasPrefix("addition") } == [
        "addition a to container", "addition b to container", "addition c to container",
        "addition d to container", "addition e to container", "addition f to self",
        "addition g to container.stack", "addition self to container", "addition h to box",
        "addition i to ?",
      ])
    #expect(Reading(code).actions.allSatisfy { !$0.hasPrefix("addition") })
  }

  @Test("edges are constrained to the named view, or to the superview")
  func edges() {
    let reading = reading(
      """
      a.pinToParent()
      b.pinToParent(except: .bottom)
      pinToParent(c, to: view)
      d.pinToParent(excluding: [.top, .left])
      e.pinToParent(edges: .horizontal)
      f.pinToParent(edges: [.top, .left], inset: 8)
      g.pinToParent(edges: sides)
      h.pinToParent(edges: left ? .leading : .trailing)
      """)
    #expect(
      reading.constraints == [
        "a.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)",
        "b.top+leading+trailing = superview.top+leading+trailing + except: .bottom (maker)",
        "c.top+leading+trailing+bottom = view.top+leading+trailing+bottom + c, to: view (maker)",
        "d.trailing+bottom = superview.trailing+bottom + excluding: [.top, .left] (maker)",
        "e.leading+trailing = superview.leading+trailing + edges: .horizontal (maker)",
        "f.top+left = superview.top+left + edges: [.top, .left], inset: 8 (maker)",
      ])
    #expect(reading.actions == ["a", "b", "c", "d", "e", "f", "g", "h"].map { "constraint \($0)" })
  }

  @Test("a helper returns its view")
  func chains() {
    let reading = reading(
      """
      a.setHeight(1).pinToParent(edges: .top)
      view.addSubview(b.setHeight(2))
      _ = UIStackView(arrangedSubviews: [c.setHeight(3), d.round()])
      e.round().setHeight(4)
      """)
    #expect(
      reading.constraints == [
        "a.height = + 1 (maker)", "a.top = superview.top + edges: .top (maker)",
        "b.height = + 2 (maker)", "c.height = + 3 (maker)",
      ])
    #expect(
      reading.actions == [
        "constraint a", "constraint a", "addition b to view", "constraint b", "arrangement c",
        "constraint c", "configuration e",
      ])
  }

  @Test("attributes come from the labels, otherwise from the name")
  func attributes() {
    let reading = reading(
      """
      a.anchor(top: view.topAnchor, right: view.rightAnchor)
      a.setHeight(44)
      a.limit(44)
      a.anchor(size: x)
      """)
    #expect(
      reading.constraints.map { $0.prefix { $0 != "=" } } == [
        "a.top+right ", "a.height ", "a.height+width ",
      ])
    // Without an attribute it is still known that the view is constrained.
    #expect(reading.actions == Array(repeating: "constraint a", count: 4))
  }

  @Test("a helper on an anchor is read like UIKit's own method")
  func anchors() {
    let reading = reading(
      """
      a.topAnchor.pin(equalTo: b.bottomAnchor, constant: -x)
      a.leadingAnchor.pin(to: b.trailingAnchor, 8).isActive = true
      a.widthAnchor.pin(lessThanOrEqualToConstant: 44)
      NSLayoutConstraint.activate([a.bottomAnchor.pin(greaterThanOrEqualTo: bottomAnchor)])
      a.heightAnchor.pin(44)
      """)
    #expect(
      reading.constraints == [
        "a.top = b.bottom + -x (maker)", "a.leading = b.trailing + 8 (isActive)",
        "a.width <= + 44 (maker)", "a.bottom >= self.bottom (activatedArray)",
        "a.height = + 44 (maker)",
      ])
    #expect(reading.numbers.contains("-x"))
  }

  @Test("consecutive calls are compared, separated ones are not")
  func sequences() {
    #expect(
      reading(
        """
        a.anchor(bottom: x)
        a.anchor(top: x)
        b.setHeight(4)
        let c = 4
        a.setHeight(4)
        """
      )
      .sequences == ["a: bottom top"])
  }

  @Test("arguments of a helper are layout numbers")
  func numbers() {
    #expect(
      reading("a.anchor(top: x, padding: -margin) { -y }").numbers == ["x", "-margin"])
  }

  @Test("a name with labels is for calls with such arguments, and comes before the name alone")
  func labels() {
    let helpers = LayoutHelpers([
      "set(_:to:)": .constrain, "pin(_:to:of:withInset:)": .constrain, "fill": .edges,
      "fill(in:)": .add, "addSubview(_:insets:)": [.add, .edges], "stack(_:spacing:)": .add,
    ])
    let reading = Reading(
      """
      a.set(.height, to: 20)
      store.set(20, forKey: "a")
      store.set(to: 3)
      b.pin(.top, to: .bottom, of: a, withInset: -x)
      b.pin([.leading, .trailing], to: .leading, of: box)
      b.pin(a)
      c.fill()
      d.fill(in: box)
      box.addSubview(e, insets: margins)
      box.addSubview(f)
      box.stack(g, h, spacing: 4)
      """, helpers: helpers)
    #expect(
      reading.constraints == [
        "a.height = + .height, to: 20 (maker)",
        "b.top = a.bottom + .top, to: .bottom, of: a, withInset: -x (maker)",
        "b.leading+trailing = box.leading + [.leading, .trailing], to: .leading, of: box (maker)",
        "c.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)",
        "e.top+leading+trailing+bottom = box.top+leading+trailing+bottom + e, insets: margins (maker)",
      ])
    #expect(
      reading.actions.filter { $0.hasPrefix("addition") } == [
        "addition d to box", "addition e to box", "addition f to box", "addition g to box",
        "addition h to box",
      ])
    #expect(reading.numbers.contains("-x"))
  }

  @Test("a name is one identifier, with labels or without")
  func names() {
    for name in ["pin", "Größe", "_pin", "top", "layout2", "pin(to:)", "fill()", "set(_:to:)"] {
      #expect(LayoutHelpers.isName(name))
    }
    for name in [
      "", "pin(to)", "a.b(_:)", "2d()", "a.b", "2d", "init", "pin ", " pin", "`pin`", "a/*b*/",
    ] {
      #expect(!LayoutHelpers.isName(name), "\(name)")
    }
    #expect(reading("a.Größe(top: x)").actions == ["constraint a"])
  }

  @Test("long chains and deep nesting take linear time", .timeLimit(.minutes(10)))
  func hardInput() {
    let depth = Effort.full(20_000, byDefault: 2_000)
    let deep = String(repeating: "a.pin(", count: depth) + String(repeating: ")", count: depth)
    #expect(reading(deep).file.actions.count == depth)
    let width = Effort.full(50_000, byDefault: 2_000)
    let wide = "a.embed(" + String(repeating: "b, ", count: width) + "c)"
    #expect(reading(wide).file.constraints.count == width + 1)
    #expect(
      reading(String(repeating: "a.setHeight(1)\n", count: width)).constraints.count == width)
  }
}
