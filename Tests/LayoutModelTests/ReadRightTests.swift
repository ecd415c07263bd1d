import Testing

/// Code that is easy to misread; each entry of the list in the definition of the rules is a test.
@Suite("Code that is easy to misread")
struct ReadRightTests {
  @Test("two constraints of a ternary share one place, so neither has a rank")
  func ternaryOfConstraints() {
    let reading = Reading(
      """
      let all = [
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
        wide ? a.topAnchor.constraint(equalTo: b.topAnchor) : a.bottomAnchor.constraint(equalTo: b.bottomAnchor),
        a.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      ]
      """)
    #expect(reading.constraints.filter { $0.contains("alternative") }.count == 2)
    #expect(reading.sequences == ["a: leading trailing"])
  }

  @Test("a ternary between anchors or constants is an ordinary argument")
  func ternaryOfArguments() {
    let reading = Reading(
      """
      a.topAnchor.constraint(equalTo: wide ? b.topAnchor : c.bottomAnchor, constant: wide ? 1 : -x)
      (wide ? a : b).topAnchor.constraint(equalTo: c.topAnchor)
      (wide ? a.topAnchor : a.bottomAnchor).constraint(equalTo: c.topAnchor)
      """)
    #expect(
      reading.constraints == [
        "a.top = + wide ? 1 : -x (dropped)", "(wide?a:b).top = c.top (dropped)",
      ])
  }

  @Test("`map`, `flatMap` and `compactMap` create arrays of constraints")
  func maps() {
    let reading = Reading(
      """
      NSLayoutConstraint.activate(views.flatMap { view in
        [view.leadingAnchor.constraint(equalTo: leadingAnchor),
         view.topAnchor.constraint(equalTo: topAnchor)]
      })
      let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 1) }
      let tops = views.compactMap { view in view?.topAnchor.constraint(equalTo: topAnchor) }
      """)
    #expect(
      reading.constraints == [
        "view.leading = self.leading (activatedArray)", "view.top = self.top (activatedArray)",
        "$0.height = + 1 (returned)", "view.top = self.top (returned)",
      ])
    #expect(reading.sequences == ["view: leading top"])
  }

  @Test("arrays that are added, appended or assigned with an operator are separate blocks")
  func arrayOperators() {
    let reading = Reading(
      """
      NSLayoutConstraint.activate(common + [a.bottomAnchor.constraint(equalTo: b.bottomAnchor)])
      all += [a.topAnchor.constraint(equalTo: b.topAnchor), a.leftAnchor.constraint(equalTo: b.leftAnchor)]
      all.append(contentsOf: [a.widthAnchor.constraint(equalToConstant: 1)])
      """)
    #expect(
      reading.constraints == [
        "a.bottom = b.bottom (activatedArray)", "a.top = b.top (array)", "a.left = b.left (array)",
        "a.width = + 1 (array)",
      ])
    #expect(reading.sequences == ["a: top left"])
  }

  @Test("elements that are helper calls or stored constraints are skipped")
  func otherElements() {
    let reading = Reading(
      """
      NSLayoutConstraint.activate([
        topConstraint,
        a.topAnchor.constraint(equalTo: b.topAnchor),
        a.pin(to: b), self.heightConstraint!,
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      ])
      """)
    #expect(reading.sequences == ["a: top leading"])
  }

  @Test("a multi-line chain with comments is one constraint")
  func chainOverLines() {
    let reading = Reading(
      """
      NSLayoutConstraint.activate([
        self // the cell
          .card? // its card
          .topAnchor
          /* below */ .constraint(
            equalTo: b.bottomAnchor, // the header
            constant: 8),
      ])
      """)
    #expect(reading.constraints == ["card.top = b.bottom + 8 (activatedArray)"])
  }

  @Test("wrappers around a constraint do not change it")
  func wrappers() {
    let reading = Reading(
      """
      func make() {
        a.topAnchor.constraint(equalTo: b.topAnchor).priority(.required - 1).isActive = true
        a.leftAnchor.constraint(equalTo: b.leftAnchor).withPriority(.low).activate()
        a.rightAnchor.constraint(equalTo: b.rightAnchor).then { $0.isActive = true }
        height = a.heightAnchor.constraint(equalToConstant: 1).withPriority(.low)
      }
      """)
    #expect(
      reading.constraints == [
        "a.top = b.top @.required - 1 (isActive)", "a.left = b.left @.low (used)",
        "a.right = b.right (used)", "a.height = + 1 @.low (stored)",
      ])
    #expect(reading.sequences == ["a: top left right height"])
  }

  @Test("optional chains, `!` and `self.` do not distinguish items")
  func optionalChains() {
    let reading = Reading(
      """
      [self.a?.b!.topAnchor.constraint(equalTo: x), a!.b.leftAnchor.constraint(equalTo: x),
       a.b?.rightAnchor.constraint(equalTo: x)]
      """)
    #expect(reading.sequences == ["a.b: top left right"])
  }

  @Test("`if` and `else` inside a maker are separate blocks")
  func branchesInMaker() {
    let reading = Reading(
      """
      a.snp.makeConstraints { make in
        make.top.equalToSuperview()
        if wide {
          make.leading.equalToSuperview()
          make.width.equalTo(1)
        } else {
          make.trailing.equalToSuperview()
          make.height.equalTo(1)
        }
        make.bottom.equalToSuperview()
      }
      """)
    #expect(reading.sequences == ["a: leading width", "a: top bottom", "a: trailing height"])
  }

  @Test("`$0` is the maker of the innermost closure without named parameters")
  func anonymousMaker() {
    let reading = Reading(
      """
      a.snp.makeConstraints {
        $0.top.equalToSuperview()
        views.forEach { $0.snp.makeConstraints { $0.left.right.equalTo(b) } }
        for view in views { $0.bottom.equalTo(view.snp.top) }
      }
      """)
    #expect(
      reading.constraints == [
        "a.top = superview.top (maker)", "views[…].left+right = + b (maker)",
        "a.bottom = view.top (maker)",
      ])
  }

  @Test("a maker closure passed to a project function is for an unnamed view")
  func ownMaker() {
    let reading = Reading(
      """
      layout(a) { make in
        make.top.equalToSuperview()
        make.left.equalToSuperview()
      }
      let local: (ConstraintMaker) -> Void = { make in
        make.height.equalTo(1)
        make.width.equalTo(1)
      }
      """)
    #expect(reading.sequences == ["maker: height width", "maker: top left"])
  }

  @Test("local closures and loops contain separate blocks")
  func closuresAndLoops() {
    let reading = Reading(
      """
      func make() {
        let pin = { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        for view in views {
          view.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
          view.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        }
        a.rightAnchor.constraint(equalTo: b.rightAnchor).isActive = true
      }
      """)
    #expect(reading.sequences == ["view: top left"])
  }

  @Test("a local shadows the property of the same name")
  func hidingLocal() {
    let reading = Reading(
      """
      func make() {
        let view = UIView()
        [view.topAnchor.constraint(equalTo: self.view.topAnchor),
         self.view.leftAnchor.constraint(equalTo: x), view.rightAnchor.constraint(equalTo: x)]
      }
      func other(view: UIView) {
        [self.view.topAnchor.constraint(equalTo: x), view.leftAnchor.constraint(equalTo: x)]
      }
      func open() {
        [self.view.topAnchor.constraint(equalTo: x), view.leftAnchor.constraint(equalTo: x)]
      }
      """)
    #expect(reading.sequences == ["view: top left", "view: top right"])
  }

  @Test("constraints belong to the view they are written on, even if it is the superview")
  func superviewFirst() {
    let reading = Reading("view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)")
    #expect(reading.constraints == ["view.bottom = label.bottom + 8 (dropped)"])
  }

  @Test("several stored constraints on one attribute are not a sequence")
  func stored() {
    let reading = Reading(
      """
      func make() {
        closed = a.topAnchor.constraint(equalTo: b.bottomAnchor)
        open = a.topAnchor.constraint(equalTo: b.topAnchor)
        open.isActive = true
      }
      """)
    #expect(reading.constraints == ["a.top = b.bottom (stored)", "a.top = b.top (stored)"])
    #expect(reading.sequences == [])
  }

  @Test("a view in a subscript is an item")
  func subscripts() {
    let reading = Reading(
      """
      bars[i].snp.makeConstraints { make in
        make.top.equalTo(bars[i - 1].snp.bottom)
      }
      [bars[0].topAnchor.constraint(equalTo: x), bars[1].leftAnchor.constraint(equalTo: x)]
      """)
    #expect(reading.constraints.prefix(1) == ["bars[i].top = bars[i-1].bottom (maker)"])
    #expect(reading.sequences == [])
  }

  @Test("`forEach(addSubview(_:))` adds each element")
  func forEachAdds() {
    let reading = Reading(
      """
      [a, self.b].forEach(addSubview(_:))
      [c].forEach { card.addSubview($0) }
      """)
    #expect(reading.actions.contains("addition a to self"))
    #expect(reading.actions.contains("addition b to self"))
    #expect(reading.actions.contains("addition c to card"))
  }

  @Test(
    "`forEach` adds its elements if its closure adds them",
    arguments: [
      "{ card.addSubview($0) }", "{ x in card.addSubview(x) }", "({ card.addSubview($0) })",
      "{ (x: UIView) in self.card.insertSubview(x, at: 0) }", "{ $0.f = 1; card.addSubview($0) }",
      "{ $0.addSubview(x); card.addSubview($0) }",
    ])
  func forEachAddsElements(_ closure: String) {
    #expect(Reading("[a].forEach \(closure)").actions.contains("addition a to card"))
  }

  @Test(
    "`forEach` whose closure adds something to each element, or nothing, adds no element",
    arguments: [
      "{ $0.addSubview(x) }", "{ x in x.addSubview(UIView()) }", "{ card.addSubview($0.view) }",
      "{ x in card.addSubview(y) }", "{ card.addSubview(make($0)) }", "{ card.remove($0) }",
    ])
  func forEachAddsOthers(_ closure: String) {
    let actions = Reading("[a].forEach \(closure)").actions
    #expect(!actions.contains { $0.hasPrefix("addition a") })
  }

  @Test("`.constraint(equalTo:)` without an anchor, and `CGRect.equalTo`, create no constraint")
  func notAnchors() {
    let reading = Reading(
      """
      view.constraint(equalTo: size)
      guard !frame.equalTo(rect), !bounds.size.equalTo(size) else { return }
      image.constraint(equalTo: CGSize(width: 1, height: -x))
      items.forEach { if $0.name.equalTo(other) {} }
      """)
    #expect(reading.constraints == [])
    #expect(reading.numbers == [])
  }

  @Test("layout code in comments, documentation and strings is ignored")
  func text() {
    let reading = Reading(
      #"""
      // a.topAnchor.constraint(equalTo: b.topAnchor)
      /// a.topAnchor.constraint(equalTo: b.topAnchor)
      /* addSubview(a) /* a.frame.origin.x = 1 */ */
      let text = "a.topAnchor.constraint(equalTo: b.topAnchor)"
      let long = """
        a.snp.makeConstraints { $0.top.equalTo(1) }
        """
      """#)
    #expect(reading.constraints == [])
    #expect(reading.actions.filter { !$0.hasPrefix("renewal") } == [])
  }

  @Test("several negatives and subtractions in one number are read")
  func arithmetic() {
    let reading = Reading(
      """
      a.topAnchor.constraint(equalTo: x, constant: -A.b - A.c)
      a.topAnchor.constraint(equalTo: x, constant: a + -b * (1 - r))
      a.topAnchor.constraint(equalTo: x, constant: -a.b+3)
      """)
    #expect(reading.numbers == ["-A.b - A.c", "a + -b * (1 - r)", "-a.b+3"])
  }

  @Test(
    "an unclosed closure, as in code that is being typed, is read",
    arguments: [
      "a.topAnchor.constraint(equalTo: b.topAnchor) {",
      "a.topAnchor.constraint(equalTo: b.topAnchor).then {",
      "a.snp.makeConstraints { $0.top.equalTo(b) {",
      "a.snp.makeConstraints { make in make.top.equalTo(b).labeled {",
    ])
  func unclosedClosure(_ code: String) {
    #expect(Reading(code).constraints.count == 1)
  }

  @Test(
    "code that ends in the middle of a trailing closure is read",
    arguments: [
      "a.snp.makeConstraints { make in make.top.equalTo(b) {",
      "a.topAnchor.constraint(equalTo: b.topAnchor) {",
      "NSLayoutConstraint(item: a, attribute: .top) {", "a.pin.top(8) {", "a.flex.define {",
      """
      import Stevia
      a.top(8).style {
      """,
      """
      import Stevia
      layout {
      """, "view.addSubview(a) {",
    ])
  func cutOff(_ code: String) {
    let reading = Reading(code)
    #expect(reading.file.code.calls.allSatisfy { $0.last.next != nil })
    #expect(!reading.file.code.calls.isEmpty)
  }
}
