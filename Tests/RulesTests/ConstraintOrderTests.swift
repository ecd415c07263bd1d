import RuleKit
import Testing

@testable import Rules

@Suite("constraint_order")
struct ConstraintOrderTests {
  private let expect = Expectation(ConstraintOrder())

  @Test("blank lines, comments and other views do not end a sequence in an array")
  func array() {
    expect(
      """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: leadingAnchor),

        // The other one.
        b.topAnchor.constraint(equalTo: topAnchor),
        /* And now */ ↓a.topAnchor.constraint(equalTo: topAnchor),
      ])
      """)
  }

  @Test("each array is its own block")
  func twoArrays() {
    expect(
      """
      constraints += [a.bottomAnchor.constraint(equalTo: bottomAnchor)]
      constraints += [a.topAnchor.constraint(equalTo: topAnchor)]
      """)
  }

  @Test(
    "the message names what the code contains",
    arguments: [
      (
        "a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview(); $0.verticalEdges.equalToSuperview() }",
        "`a`: `verticalEdges` comes after `horizontalEdges`"
      ),
      (
        "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview(); $0.top.bottom.equalToSuperview() }",
        "`a`: `top` comes after `leading`"
      ),
      (
        "views.forEach { $0.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalToSuperview() } }",
        "`views[…]`: `top` comes after `left`"
      ),
      (
        "a.snp.makeConstraints { $0.width.equalTo(8); $0.size.equalTo(b.snp.size) }",
        "`a`: `size` comes after `width`"
      ),
    ])
  func words(code: String, message: String) {
    #expect(diagnostics(of: ConstraintOrder(), in: code).map(\.message) == [message])
  }

  @Test("the frame of a scroll view and its content are two anchors, each with an order of its own")
  func guides() {
    expect(
      """
      activate([
        a.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
        ↓a.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        a.topAnchor.constraint(equalTo: scroll.«frame→content»LayoutGuide.topAnchor),
        a.leadingAnchor.constraint(equalTo: scroll.«frame→content»LayoutGuide.leadingAnchor),
      ])
      """.replacing("«frame→content»", with: "content"))
    expect(
      """
      activate([
        a.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
        a.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
        ↓a.topAnchor.constraint(equalTo: scroll.«frame→content»LayoutGuide.topAnchor),
      ])
      """)
  }

  @Test("a relation of the project's own on a maker constrains what is in front of it")
  func ownRelation() {
    expect(
      """
      a.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        ↓make.top.safeEqualToTop(of: self)
      }
      """,
      silentWith: ["make.top.safeEqualToTop": "make.safeEqualToTop", "make.top.": "other.top."])
  }

  @Test("any other statement ends a run of statements")
  func run() {
    expect(
      """
      func layout() {
        a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        log()
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }
      """)
  }

  @Test("a branch starts a new block, and so does the code after it")
  func branches() {
    expect(
      """
      func layout() {
        a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        if wide {
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        } else {
          a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      """)
  }

  @Test("the arguments of one call are a block")
  func arguments() {
    expect(
      """
      add(
        a.leadingAnchor.constraint(equalTo: leadingAnchor),
        ↓a.topAnchor.constraint(equalTo: topAnchor))
      """)
  }

  @Test("left and right rank like leading and trailing; baselines have no rank")
  func physicalEdges() {
    expect(
      """
      NSLayoutConstraint.activate([
        a.rightAnchor.constraint(equalTo: rightAnchor),
        a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
        ↓a.leftAnchor.constraint(equalTo: leftAnchor),
        b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
        b.topAnchor.constraint(equalTo: topAnchor),
      ])
      """)
  }

  @Test("a statement with several attributes ranks by the first one in each group")
  func severalAttributes() {
    expect(
      """
      a.snp.makeConstraints { make in
        make.bottom.top.equalToSuperview()
        make.leading.equalToSuperview()
        make.centerX.width.equalToSuperview()
        ↓make.centerY.equalToSuperview()
        make.height.equalTo(1)
      }
      b.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        ↓make.edges.equalToSuperview()
      }
      """)
  }

  @Test("a sequence has one finding, at its first late constraint")
  func oneFinding() {
    expect(
      """
      NSLayoutConstraint.activate([
        a.bottomAnchor.constraint(equalTo: bottomAnchor),
        ↓a.trailingAnchor.constraint(equalTo: trailingAnchor),
        a.leadingAnchor.constraint(equalTo: leadingAnchor),
        a.topAnchor.constraint(equalTo: topAnchor),
      ])
      """)
  }

  @Test("the mode `strict` compares across groups")
  func strict() throws {
    let code = """
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 1),
        ↓a.centerXAnchor.constraint(equalTo: centerXAnchor),
        a.topAnchor.constraint(equalTo: topAnchor),
      ])
      """
    expect(code, .init(mode: .strict))
    expect(code.replacing("↓", with: ""))
  }

  @Test("in the mode `axis` a center may take the place of an edge of its axis")
  func axis() {
    let code = """
      NSLayoutConstraint.activate([
        a.centerYAnchor.constraint(equalTo: centerYAnchor),
        a.leadingAnchor.constraint(equalTo: leadingAnchor),
        a.heightAnchor.constraint(equalToConstant: 1),
        b.topAnchor.constraint(equalTo: topAnchor),
        b.centerXAnchor.constraint(equalTo: centerXAnchor),
        b.bottomAnchor.constraint(equalTo: bottomAnchor),
        b.widthAnchor.constraint(equalToConstant: 1),
        c.bottomAnchor.constraint(equalTo: bottomAnchor),
        c.centerYAnchor.constraint(equalTo: centerYAnchor),
        c.heightAnchor.constraint(equalToConstant: 1),
        %c.centerXAnchor.constraint(equalTo: centerXAnchor),
      ])
      """
    expect(code.replacing("%", with: "↓"), .init(mode: .axis))
    expect(code.replacing("%", with: ""))
  }

  @Test("a custom order has its own groups")
  func ownOrder() throws {
    let order = try ConstraintOrder.Order(
      option: orderValue([["leading", "trailing", "top", "bottom"], ["width", "height"]]))
    expect(
      """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: leadingAnchor),
        a.topAnchor.constraint(equalTo: topAnchor),
        ↓a.trailingAnchor.constraint(equalTo: trailingAnchor),
        a.centerXAnchor.constraint(equalTo: centerXAnchor),
        a.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
      """, .init(order: order))
  }

  @Test(
    "the message names the view, the two attributes and the order of the group")
  func message() throws {
    let code = """
      [self.card?.titleLabel.rightAnchor.constraint(equalTo: x),
       card!.titleLabel.leftAnchor.constraint(equalTo: x)]
      """
    let found = try #require(diagnostics(of: ConstraintOrder(), in: code).first)
    #expect(found.message == "`card.titleLabel`: `left` comes after `right`")
    #expect(found.advice == "follow the order `top, left, right, bottom`")
  }

  @Test(
    "an order that is empty or has unknown or repeated names is refused, with a location for each mistake",
    arguments: [
      ([["top", "lefty"]], [[0, 1]], "found `lefty`"),
      ([["top"], ["bottom", "top"]], [[1, 1]], "`top` appears twice"),
      ([["tip"], ["botom"]], [[0, 0], [1, 0]], "found `tip`"),
      ([[]], [[]], "names no attribute"),
    ])
  func refused(_ names: [[String]], _ paths: [[Int]], _ message: String) throws {
    var options = ConstraintOrder.Options()
    let error = try #require(throws: OptionError.self) {
      try options.set("order", to: orderValue(names))
    }
    #expect(error.problems.map(\.path) == paths)
    #expect(error.problems[0].message.contains(message))
  }

  private func orderValue(_ names: [[String]]) -> OptionValue {
    .list(names.map { .list($0.map { .string($0) }) })
  }

  @Test("options are read by name, and unknown ones are refused")
  func options() throws {
    var options = ConstraintOrder.Options()
    try options.set("mode", to: .string("axis"))
    #expect(options.mode == .axis)
    try options.set("order", to: .list([.list([.string("width")])]))
    #expect(options.order.optionText == "[[width]]")
    #expect(
      throws: OptionError("expected `groups` or `strict` or `axis`, found `loose`")
    ) {
      try options.set("mode", to: .string("loose"))
    }
    #expect(throws: OptionError("no option `moed`", advice: "did you mean `mode`?")) {
      try options.set("moed", to: .string("axis"))
    }
  }

  @Test("elements under `#if` are ignored")
  func conditional() {
    expect(
      """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: x),
        #if DEBUG
        a.topAnchor.constraint(equalTo: x),
        #else
        a.bottomAnchor.constraint(equalTo: x),
        #endif
        a.trailingAnchor.constraint(equalTo: x),
        ↓a.topAnchor.constraint(equalTo: y),
      ])
      """)
  }

  @Test("labeled arguments are not reordered")
  func labelledArguments() {
    expect(
      """
      Edges(
        bottom: a.bottomAnchor.constraint(equalTo: x), top: a.topAnchor.constraint(equalTo: x))
      """)
  }

  @Test("a stored constraint that recurs starts another set")
  func storedSets() {
    expect(
      """
      func make() {
        wideLeading = a.leadingAnchor.constraint(equalTo: x)
        wideTrailing = a.trailingAnchor.constraint(equalTo: x)
        thinLeading = a.leadingAnchor.constraint(equalTo: y)
        thinTop = ↓a.topAnchor.constraint(equalTo: y)
      }
      """)
  }

  @Test("the first constraint after a `case` label counts")
  func afterLabel() {
    expect(
      """
      switch x {
      case .a:
        a.leadingAnchor.constraint(equalTo: x).isActive = true
        ↓a.topAnchor.constraint(equalTo: x).isActive = true
      default:
        a.bottomAnchor.constraint(equalTo: x).isActive = true
        ↓a.topAnchor.constraint(equalTo: x).isActive = true
      }
      """)
  }

  @Test("statements that each pass on one constraint are a sequence")
  func handedOver() {
    expect(
      """
      func make() {
        view.addConstraint(a.leadingAnchor.constraint(equalTo: x))
        view.addConstraint(↓a.topAnchor.constraint(equalTo: x))
        log()
        all.append(a.leadingAnchor.constraint(equalTo: x))
        all.append(↓a.topAnchor.constraint(equalTo: x))
      }
      """)
  }

  @Test("a name bound by a condition shadows only in its branches")
  func boundNames() {
    expect(
      """
      func make() {
        if let a = find() {
          [a.leadingAnchor.constraint(equalTo: x), self.a.topAnchor.constraint(equalTo: x)]
        }
        [a.leadingAnchor.constraint(equalTo: x), ↓self.a.topAnchor.constraint(equalTo: x)]
      }
      """)
  }
}
