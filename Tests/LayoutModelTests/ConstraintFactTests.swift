import LayoutModel
import Testing

@Suite("The targets and uses of constraints")
struct ConstraintFactTests {
  @Test("a maker's target is a view if the code shows one, otherwise a number")
  func targets() {
    let reading = Reading(
      """
      class A: UIView {
        let card = CardView()
        let side = 8
        func make() {
          let other = UIView()
          a.snp.makeConstraints { make in
            make.top.equalTo(card)
            make.top.equalTo(self.card)
            make.top.equalTo(other)
            make.top.equalTo(self)
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.top.equalTo(titleLabel)
            make.top.equalTo(a)
            make.top.equalTo(snp.bottom)
            make.width.equalTo(side)
            make.width.equalTo(Layout.side)
            make.width.equalTo(something)
          }
        }
      }
      """)
    #expect(
      reading.constraints == [
        "a.top = card.top (maker)", "a.top = card.top (maker)", "a.top = other.top (maker)",
        "a.top = self.top (maker)", "a.top = view.safeAreaLayoutGuide.top (maker)",
        "a.top = titleLabel.top (maker)", "a.top = a.top (maker)", "a.top = self.bottom (maker)",
        "a.width = + side (maker)", "a.width = + Layout.side (maker)",
        "a.width = + something (maker)",
      ])
  }

  @Test("an inset points inward, an offset does not")
  func inward() {
    let reading = Reading(
      """
      a.snp.makeConstraints { make in
        make.top.equalToSuperview().inset(8)
        make.top.equalToSuperview().offset(8)
        make.top.equalToSuperview()
      }
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)
      """)
    #expect(
      reading.file.constraints.map(\.constantPointsInward) == [true, false, false, false])
  }

  @Test("an anchor in a parameter has no known owner")
  func anchorParameters() {
    let reading = Reading(
      """
      extension UIView {
        func pin(topAnchor: NSLayoutYAxisAnchor) {
          self.topAnchor.constraint(equalTo: topAnchor)
          leadingAnchor.constraint(equalTo: x.leadingAnchor)
        }
      }
      """)
    #expect(
      reading.constraints == ["self.top = ?.top (dropped)", "self.leading = x.leading (dropped)"])
  }

  /// The attributes of the constraints whose second item is the container.
  private func inContainer(_ code: String) -> [String] {
    let file = Reading(code).file
    return file.constraints.filter(file.tree.relatesToContainer).map {
      file.name($0.firstItem) + "." + $0.attributes.names.joined()
    }
  }

  @Test("a container is the view that a subview was added to, its guide, or a superview by name")
  func containers() {
    let code = """
      class A: UIView {
        let scroll = UIScrollView()
        func add() {
          addSubview(a)
          [b, c].forEach(card.addSubview)
          self.contentView.addSubview(d)
          stack.addArrangedSubview(e)
          scroll.addSubview(f)
          $
        }
      }
      """
    for (line, expected) in [
      ("a.topAnchor.constraint(equalTo: topAnchor)", ["a.top"]),
      ("a.topAnchor.constraint(equalTo: self.topAnchor)", ["a.top"]),
      ("self.a!.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)", ["a.top"]),
      ("b.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor)", ["b.top"]),
      ("c.topAnchor.constraint(equalTo: card.readableContentGuide.topAnchor)", ["c.top"]),
      ("d.topAnchor.constraint(equalTo: contentView.topAnchor)", ["d.top"]),
      ("e.topAnchor.constraint(equalTo: stack.topAnchor)", ["e.top"]),
      ("e.topAnchor.constraint(equalTo: e.superview!.topAnchor)", ["e.top"]),
      ("topAnchor.constraint(equalTo: superview!.topAnchor)", ["self.top"]),
      ("x.snp.makeConstraints { $0.top.equalToSuperview() }", ["x.top"]),
      ("a.snp.makeConstraints { $0.top.equalTo(self) }", ["a.top"]),
      (
        "let n = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)",
        ["a.top"]
      ),
      ("a.topAnchor.constraint(equalTo: b.topAnchor)", []),
      ("b.topAnchor.constraint(equalTo: topAnchor)", []),
      ("topAnchor.constraint(equalTo: a.topAnchor)", []),
      ("f.topAnchor.constraint(equalTo: scroll.topAnchor)", []),
      ("x.topAnchor.constraint(equalTo: topAnchor)", []),
      ("func other() { let a = UIView(); a.topAnchor.constraint(equalTo: topAnchor) }", []),
      ("a.topAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor)", []),
    ] as [(String, [String])] {
      #expect(inContainer(code.replacing("$", with: line)) == expected, "\(line)")
    }
  }

  @Test(
    "a view added to several parents has no certain container; an extension shares its type's facts"
  )
  func severalContainers() {
    #expect(
      inContainer(
        """
        class A: UIView {
          func add() { addSubview(a); card.addSubview(a); addSubview(b) }
        }
        extension A {
          func make() {
            a.topAnchor.constraint(equalTo: topAnchor)
            b.topAnchor.constraint(equalTo: topAnchor)
          }
        }
        class C: UIView {
          func make() { b.topAnchor.constraint(equalTo: topAnchor) }
        }
        """) == ["b.top"])
  }

  /// The lines on which constraints are thrown away, and the names of locals that nobody uses.
  private func lost(_ code: String) -> [String] {
    let file = Reading(code).file
    return withExtendedLifetime(file) {
      file.facts.droppedConstraints().map { file.name(file.constraints[$0].firstItem) }
        + file.facts.idleLocals().map { "let " + $0.name.text }
    }
  }

  @Test(
    "a statement that may be a return value counts as used",
    arguments: [
      "func f() -> NSLayoutConstraint { $a }",
      "var c: NSLayoutConstraint { $a }",
      "var c: NSLayoutConstraint { get { $a } }",
      "func f() -> NSLayoutConstraint { if x { $a } else { $b } }",
      """
      func f() -> NSLayoutConstraint { switch x { case 1: $a
      default: $b } }
      """,
      """
      func f() { let c = if x { $a } else { $b }
      use(c) }
      """,
      """
      @Layout func f() -> [NSLayoutConstraint] { $a
      $b }
      """,
      """
      var constraints: [NSLayoutConstraint] { $a
      $b }
      """,
      """
      func f() { view.layout { $a
      $b } }
      """,
      "func f() { views.map { $a } }",
      "func f() { store($a) }",
      "func f() { ($a).isActive = true }",
      "func f() { $a.activate() }",
    ])
  func values(_ code: String) {
    let anchors = code.replacing("$a", with: "a.topAnchor.constraint(equalTo: x.topAnchor)")
      .replacing("$b", with: "b.topAnchor.constraint(equalTo: x.topAnchor)")
    #expect(lost("class A: UIView { \(anchors) }") == [])
  }

  @Test(
    "a statement that cannot be a value is unused",
    arguments: [
      "func f() { $ }", "init() { $ }", "func f() -> Void { $ }", "func f() -> () { $ }",
      "func f() { if x { $ } }", "func f() { if #available(iOS 15, *) { g() } else { $ } }",
      "func f() { for x in y { $ } }",
      """
      func f() { switch x { case 1: $
      default: break } }
      """,
      """
      func f() -> Int { $
      return 1 }
      """, "var x: Int { didSet { $ } }",
      """
      func f() { views.forEach { v in v.font = y
      $ } }
      """,
      """
      func f() { views.forEach { v in g()
      $ } }
      """,
      """
      lazy var x: UIView = { g()
      $
      return z }()
      """,
      "func f() { _ = $ }", "func f() { let _ = $ }",
    ])
  func thrownAway(_ code: String) {
    let made = "a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)"
    #expect(lost("class A: UIView { \(code.replacing("$", with: made)) }") == ["a"])
  }

  @Test("a project function of the same name may do more")
  func ownFunctions() {
    #expect(
      lost("func f() { a.topAnchor.constraint(equalTo: x.topAnchor, isActive: true) }") == [])
    #expect(
      lost(
        """
        func f() { a.topAnchor.constraint(equalTo: x.topAnchor) }
        extension NSLayoutYAxisAnchor { func constraint(equalTo other: X) { pin(other) } }
        """) == [])
  }

  @Test(
    "any mention of a local except setting its own members is a use",
    arguments: [
      "c.isActive = true", "NSLayoutConstraint.activate([c])", "all.append(c)", "top = c",
      "return c", "use(c: c)", "later { c.isActive = true }", "let pair = (c, 1)",
      "let byName = [\"c\": c]", "[c, d].forEach { $0.isActive = true }", "c.activate()",
      "c.constant = c.constant + 1", "print(\"\\(c)\")",
      """
      #if DEBUG
      use(c)
      #endif
      """,
      "c.priority = .required; c.isActive = true",
    ])
  func usedLocals(_ use: String) {
    #expect(
      lost(
        """
        func f() { let c = a.topAnchor.constraint(equalTo: x.topAnchor)
        \(use) }
        """) == [])
  }

  @Test(
    "a local that only gets a constant, priority or identifier is unused",
    arguments: [
      "", "c.constant = 8", "c.priority = .required", "c.identifier = \"c\"", "self.c.use()",
    ])
  func idleLocals(_ rest: String) {
    for made in [
      "a.topAnchor.constraint(equalTo: x.topAnchor)",
      "[a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: y)]",
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)",
    ] {
      #expect(
        lost(
          """
          func f() { let c = \(made)
          \(rest) }
          func g() { use(c) }
          """) == ["let c"])
    }
  }

  @Test("wrapped or conditional constraints and properties are not unused locals")
  func otherValues() {
    #expect(
      lost(
        """
        class A: UIView {
          let c = a.topAnchor.constraint(equalTo: x.topAnchor)
          func f() {
            let d = a.topAnchor.constraint(equalTo: x.topAnchor).activated()
            let e = wide ? a.topAnchor.constraint(equalTo: x) : a.topAnchor.constraint(equalTo: y)
            let g = activate(a.topAnchor.constraint(equalTo: x.topAnchor))
            let (h, i) = (a.topAnchor.constraint(equalTo: x.topAnchor), 1)
          }
        }
        """) == [])
  }
}
