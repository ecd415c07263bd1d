import Testing

@Suite("Stevia: the tree and chains")
struct SteviaDialectTests {
  @Test("every form of `subviews` is read")
  func tree() {
    let reading = Reading(
      """
      import Stevia
      class LoginView: UIView {
        init() {
          subviews(email, card.subviews(title, detail))
          sv([password])
          subviews {
            login
            footer.subviews {
              terms
            }
          }
          stack.arrangedSubviews { first; second }
          view.subviews(makeView())
        }
      }
      """)
    #expect(
      reading.actions == [
        "addition email to self", "addition card to self", "addition title to card",
        "addition detail to card", "addition password to self", "addition login to self",
        "addition footer to self", "addition terms to footer", "addition first to stack",
        "addition second to stack", "addition ? to view",
      ])
  }

  @Test("a cell adds to its content view")
  func cells() {
    let reading = Reading(
      """
      import Stevia
      class PlayerCell: UITableViewCell { func setUp() { subviews(a) } }
      """)
    #expect(reading.actions == ["addition a to ?"])
  }

  @Test("a chain is a block, or one constraint of a sequence")
  func chains() {
    let reading = Reading(
      """
      import SteviaLayout
      func layout() {
        a.left(8).top(>=100).right(<=8).height(50%)
        b.left(8)
        b.top(8)
        c.size(44).centerInContainer()
        d.fillHorizontally(padding: 8).centerVertically(offset: -x)
      }
      """)
    #expect(
      reading.constraints == [
        "a.left = superview.left + 8 (maker)", "a.top >= superview.top + 100 (maker)",
        "a.right >= superview.right + 8 (maker)", "a.height = * 50% (maker)",
        "b.left = superview.left + 8 (maker)", "b.top = superview.top + 8 (maker)",
        "c.height+width = + 44 (maker)",
        "c.centerY+centerX = superview.centerY+centerX (maker)",
        "d.leading+trailing = superview.leading+trailing + 8 (maker)",
        "d.centerY = superview.centerY + -x (maker)",
      ])
    #expect(
      reading.sequences == [
        "a: left top right height", "b: left top", "c: height+width centerY+centerX",
        "d: leading+trailing centerY",
      ])
    #expect(
      reading.file.constraints.map(\.constantPointsInward) == [
        false, false, true, false, false, false, false, false, true, false,
      ])
    #expect(
      reading.actions == [
        "constraint a", "constraint b", "constraint b", "constraint c", "constraint d",
      ])
  }

  @Test("relations between a view's sides and to other views are read")
  func relations() {
    let reading = Reading(
      """
      import Stevia
      a.heightEqualsWidth()
      b.aspectRatio(2)
      c.followEdges(d)
      """)
    #expect(
      reading.constraints == [
        "a.height = a.width (maker)", "b.width = b.height * 2 (maker)",
        "c.top+leading+trailing+bottom = d.top+leading+trailing+bottom (maker)",
      ])
  }

  @Test("a style configures, and its closure is not layout")
  func styles() {
    let reading = Reading(
      """
      import Stevia
      func setUp() {
        a.style { $0.backgroundColor = .red }
        b.style(big)
        c.style(big).style { f in f.font = .big }
        d.text("x").top(8)
      }
      """)
    #expect(
      reading.actions == [
        "configuration a", "appearance $0", "configuration b", "configuration c",
        "configuration c", "appearance f", "constraint d",
      ])
    #expect(reading.file.facts.makerBlocks.isEmpty)
  }

  @Test("alignments and equal sizes relate each view to the next one")
  func alignments() {
    let reading = Reading(
      """
      import Stevia
      alignTops(a, b, c)
      align(lefts: a, b)
      equalSizes([a, b])
      equal(widths: a, b)
      alignHorizontally(|-a-8-b)
      """)
    #expect(
      reading.constraints.sorted() == [
        "a.centerY = b.centerY (maker)", "a.height+width = b.height+width (maker)",
        "a.leading = superview.leading (maker)", "a.left = b.left (maker)",
        "a.top = b.top (maker)", "a.width = b.width (maker)",
        "b.leading = a.trailing + 8 (maker)", "b.top = c.top (maker)",
      ])
    #expect(reading.sequences == [])
  }

  @Test("nothing is read in a file that does not import the library")
  func importing() {
    let code =
      """
      a.top(8).left(8)
      subviews(a, b)
      layout(8, |-a-|)
      a.Top == b.Bottom + 8
      |-a-b-|
      """
    #expect(Reading(code).constraints == [])
    #expect(Reading("import SteviaKit\n" + code).constraints == [])
    #expect(Reading("let Stevia = 1\n" + code).constraints == [])
    #expect(!Reading("import Stevia\n" + code).constraints.isEmpty)
    #expect(!Reading("#if canImport(Stevia)\nimport Stevia\n#endif\n" + code).constraints.isEmpty)
  }

  @Test("methods of models, SwiftUI and UIKit are ignored")
  func others() {
    let reading = Reading(
      """
      import Stevia
      class V: UIView {
        func f() {
          let height = metrics.height(8)
          x = metrics.width(8)
          show(metrics.width(8))
          Text("x").padding(8).frame(width: 4)
          Text("x").layoutPriority(1)
          for view in subviews { view.removeFromSuperview() }
          let first = view.subviews.first
          layout()
          stack.top(a, b)
          reloadHeight(8).height(8)
          let label = UILabel().width(30)
          // a.top(8)
          let code = "a.top(8)"
        }
        func height(_ x: Int) -> Int { height(x) + 1 }
      }
      """)
    #expect(reading.constraints == ["?.width = + 30 (maker)"])
    #expect(!reading.actions.contains { $0.hasPrefix("addition") })
  }
}

@Suite("Stevia: rows and equations")
struct SteviaGrammarTests {
  private static let head =
    """
    import Stevia
    class V: UIView {
    let a = UIView(), b = UILabel(), c = UIButton()

    """

  private func constraints(_ code: String) -> [String] {
    Reading(Self.head + "func layout() {\n\(code)\nreload()\n}\n}").constraints.map {
      $0.replacing(" (maker)", with: "")
    }
  }

  @Test("the edges, distances and heights of a row are read")
  func rows() {
    #expect(
      constraints("|-a-8-b-| ~ 44") == [
        "a.leading = superview.leading", "a.height = + 44", "b.leading = a.trailing + 8",
        "b.trailing = superview.trailing", "b.height = + 44",
      ])
    #expect(
      constraints("|a|") == ["a.leading = superview.leading", "a.trailing = superview.trailing"])
    #expect(
      constraints("|-(>=8)-a--margin--b-(<=x)-|") == [
        "a.leading >= superview.leading + 8", "b.leading = a.trailing + margin",
        "b.trailing >= superview.trailing + x",
      ])
    #expect(
      constraints("a.centerVertically()-8-| ~ 10%").sorted() == [
        "a.centerY = superview.centerY", "a.height = * 10%", "a.trailing = superview.trailing + 8",
      ])
    #expect(
      constraints(
        """
        |a|.top(8).height(9)
        |-b.width(7)-|
        """
      ).sorted() == [
        "a.height = + 9", "a.leading = superview.leading", "a.top = superview.top + 8",
        "a.trailing = superview.trailing", "b.leading = superview.leading",
        "b.trailing = superview.trailing", "b.width = + 7",
      ])
    #expect(constraints("[a, b] ~ 44") == ["a.height = + 44", "b.height = + 44"])
    #expect(constraints("a⁃8⁃b") == ["b.leading = a.trailing + 8"])
    #expect(constraints("a-\"\"-b-8-c") == ["c.leading = b.trailing + 8"])
  }

  @Test("rows may span lines")
  func lines() {
    #expect(
      constraints(
        """
        |-a
        |-8-b
        // |-c
        c-|
        """) == [
          "a.leading = superview.leading", "b.leading = superview.leading + 8",
          "c.trailing = superview.trailing",
        ])
  }

  @Test("unknown names in rows are views or distances by their position")
  func unknown() {
    #expect(constraints("|-x-|").count == 2)
    #expect(constraints("x ~ 44") == ["x.height = + 44"])
    #expect(constraints("|-x-8-y").contains("y.leading = x.trailing + 8"))
    #expect(constraints("|-x-a") == ["a.leading = superview.leading + x"])
  }

  @Test(
    "a name in a row that the code adds to a view is a view",
    arguments: [
      "addSubview(x)", "view.insertSubview(x, at: y)", "[x, z].forEach(addSubview)",
      "subviews(x)", "sv { x }", "stack.arrangedSubviews(x, z)", "card.subviews([x])",
    ])
  func added(_ addition: String) {
    #expect(
      constraints("|-x-a\n\(addition)") == [
        "x.leading = superview.leading", "a.leading = x.trailing",
      ])
    #expect(constraints("|-y-a\n\(addition)") == ["a.leading = superview.leading + y"])
  }

  @Test("arithmetic is not a row")
  func arithmetic() {
    #expect(
      constraints(
        """
        x - y
        let z = a - b
        items.map { $0 - 8 }
        f(-x)
        x | y
        """) == [])
    #expect(constraints("let total = { a - b }") == [])
  }

  @Test("a layout stacks its rows, in both forms", arguments: ["(", "{"])
  func layouts(_ open: String) {
    let items = ["8", "|-a-b|", "margin", "c ~ 44", ">=20"]
    let code =
      open == "("
      ? "layout(\n" + items.joined(separator: ",\n") + ")"
      : "layout {\n" + items.joined(separator: "\n") + "\n}"
    #expect(
      Set(constraints(code)) == [
        "a.leading = superview.leading", "b.leading = a.trailing",
        "b.trailing = superview.trailing", "a.top = superview.top + 8", "b.centerY = a.centerY",
        "c.top = a.bottom + margin", "c.height = + 44", "c.bottom <= superview.bottom + 20",
      ])
  }

  @Test("views may be stacked with no distance or with any distance")
  func stacked() {
    #expect(Set(constraints("layout(a, b, \"\", c)")) == ["b.top = a.bottom"])
    #expect(Set(constraints("view.layout([a, 8])")) == ["a.bottom = superview.bottom + 8"])
  }

  @Test("rows and layouts constrain their views and have no order")
  func facts() {
    let reading = Reading(
      Self.head + "func f() { layout(8, |-a-b-|, 8)\n|-c-| ~ 44\nreload() }\n}")
    #expect(
      reading.actions.filter { !$0.hasPrefix("renewal") } == [
        "constraint a", "constraint b", "constraint c",
      ])
    #expect(reading.sequences == [])
  }

  @Test("equations are read")
  func equations() {
    #expect(
      constraints(
        """
        a.Top == b.Bottom + 8
        a.Bottom >= self.b?.Top - x
        a.Width == 50 % Width
        a.Height <= b.Height * 2 + 4
        a.CenterX == CenterX / 2
        a.Right == 8
        a.Width == -x
        Top == b.safeAreaLayoutGuide.Top
        (a.Height == 44).priority = .required
        bottom = a.Bottom == b.Top
        view.Top + 8 == a.Top
        return a.LastBaseline == b.FirstBaseline
        """) == [
          "a.top = b.bottom + 8", "a.bottom >= b.top + - x",
          "a.width = self.width * 50 %", "a.height <= b.height + 4 * 2",
          "a.centerX = self.centerX * / 2", "a.right = superview.right + 8", "a.width = + -x",
          "self.top = b.safeAreaLayoutGuide.top", "a.height = + 44 @.required",
          "a.bottom = b.top", "view.top = a.top + 8", "a.lastBaseline = b.firstBaseline",
        ])
  }

  @Test("only a distance to the superview points inward")
  func signs() {
    let reading = Reading(
      Self.head + "func f() {\na.Bottom == b.Bottom - x\na.Bottom == 8\na.Trailing == 8\n}\n}")
    #expect(reading.file.constraints.map(\.constantPointsInward) == [false, true, false])
  }

  @Test("comparisons in conditions and of other values are ignored")
  func comparisons() {
    #expect(
      constraints(
        """
        if a.Top == b.Top {}
        guard a.Top == b.Top else { return }
        while a.Top >= b.Top {}
        x == a.Top
        a.top == b.top
        items.filter { $0 == Position.Top }
        makeView().Top == a.Top
        """) == [])
  }

  @Test("equations in adjacent statements are a sequence")
  func run() {
    let reading = Reading(
      Self.head + "func f() {\na.Left == 8\na.Top == 8\nb.Top == 8\n\na.Bottom == 8\n}\n}")
    #expect(reading.sequences == ["a: left top bottom"])
  }
}
