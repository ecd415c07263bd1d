import LintEngine
import Rules
import Testing

@Suite("constraint_order")
struct ConstraintOrderTests {
  private func expect(
    _ marked: String, _ options: ConstraintOrder.Options = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(ConstraintOrder(options: options), marked)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

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

  @Test("two arrays are two blocks")
  func twoArrays() {
    expect(
      """
      constraints += [a.bottomAnchor.constraint(equalTo: bottomAnchor)]
      constraints += [a.topAnchor.constraint(equalTo: topAnchor)]
      """)
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

  @Test("a branch begins a block of its own, and so does what follows it")
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

  @Test("left and right take the places of leading and trailing; baselines take none")
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

  @Test("a statement with several attributes stands where its first-ranked one does, in each group")
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

  @Test("one finding for a sequence, at its first late constraint")
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

  @Test("the mode `strict` compares across the groups")
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

  @Test("the mode `axis` lets a center stand in the place of the edge of its axis")
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

  @Test("an order of one's own is followed, in its own groups")
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
    "the message names the view, what is late and what it stands after, and the order of the group")
  func message() throws {
    let code = """
      [self.card?.titleLabel.rightAnchor.constraint(equalTo: x),
       card!.titleLabel.leftAnchor.constraint(equalTo: x)]
      """
    let found = try #require(diagnostics(of: ConstraintOrder(), in: code).first)
    #expect(found.message == "the `left` of `card.titleLabel` stands after its `right`")
    #expect(found.advice == "follow the order `top, left, right, bottom`")
  }

  @Test(
    "an order with an unknown or a double name, or without any, is refused, with the place of each mistake",
    arguments: [
      ([["top", "lefty"]], [[0, 1]], "found `lefty`"),
      ([["top"], ["bottom", "top"]], [[1, 1]], "`top` stands twice"),
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

  @Test("options are read by name, and no other")
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

  @Test("elements under `#if` may have no neighbours and take no part")
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

  @Test("arguments with labels have the compiler's order, or none")
  func labelledArguments() {
    expect(
      """
      Edges(
        bottom: a.bottomAnchor.constraint(equalTo: x), top: a.topAnchor.constraint(equalTo: x))
      """)
  }

  @Test("stored constraints that come again are another set")
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

  @Test("the first constraint after a label of a `switch` is one like any other")
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

  @Test("statements that hand over one constraint each are a run")
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

  @Test("a name that a condition binds is hidden in its branches only")
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
