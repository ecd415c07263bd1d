import LintEngine
import Rules
import Testing

@Suite("inactive_constraint")
struct InactiveConstraintTests {
  @Test("one remark for a view and a list of statements, in every way of writing")
  func grouped() {
    let code = """
      func setUp() {
        ↓a.topAnchor.constraint(equalTo: x.topAnchor)
        a.leftAnchor.constraint(equalTo: x.leftAnchor)
        ↓b.topAnchor.constraint(equalTo: x.topAnchor)
        ↓NSLayoutConstraint(item: c, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 0)
        if wide {
          ↓a.topAnchor.constraint(equalTo: y.topAnchor)
        }
      }
      """
    #expect(mismatch(InactiveConstraint(), code) == nil)
  }

  @Test("statements of a library that activates are fine")
  func makers() {
    let code = """
      func setUp() {
        a.snp.makeConstraints { make in
          make.top.equalToSuperview()
          make.left.equalToSuperview()
        }
        a.frame.origin.x = 8
      }
      """
    #expect(mismatch(InactiveConstraint(), code) == nil)
    let libraries = """
      import Anchorage
      import EasyPeasy
      import Stevia
      func setUp() {
        all = batch(active: false) {
          a.heightAnchor /==/ CGFloat(44)
          size = 8
          a.widthAnchor == (x.widthAnchor)
        }
        let top = a.topAnchor == b.topAnchor + 8
        _ = a.heightAnchor == CGFloat(44)
        let width = a.autoSetDimension(.width, toSize: 44)
        width.priority = .low
        _ = a.autoSetDimension(.height, toSize: 44)
        let height = a.height(44)
        let both = a.easy.layout(Top(8))
        let bottom = a.Bottom == b.Top
        let left = constrain(a) { $0.left == $0.superview!.left }
        let centered = a.centerInSuperview()
      }
      """
    #expect(mismatch(InactiveConstraint(), libraries) == nil)
  }

  @Test("a constraint forgotten among makers is found")
  func insideMaker() {
    let code = """
      func setUp() {
        a.snp.makeConstraints { make in
          make.top.equalToSuperview()
          ↓b.topAnchor.constraint(equalTo: x.topAnchor)
        }
      }
      """
    #expect(mismatch(InactiveConstraint(), code) == nil)
  }
}

@Suite("self_constraint")
struct SelfConstraintTests {
  @Test(
    "what relates a view to itself",
    arguments: [
      "↓a.topAnchor.constraint(equalTo: a.topAnchor)",
      "↓self.a!.topAnchor.constraint(greaterThanOrEqualTo: a.topAnchor, constant: 8)",
      "↓topAnchor.constraint(equalTo: self.topAnchor)",
      "↓a.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)",
      "↓a.leadingAnchor.constraint(equalTo: a.trailingAnchor)",
      "↓a.bottomAnchor.constraint(equalTo: a.topAnchor, constant: -8)",
      "↓a.centerYAnchor.constraint(equalTo: a.topAnchor, constant: 0)",
      "↓a.safeAreaLayoutGuide.topAnchor.constraint(equalTo: a.topAnchor)",
      "↓bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)",
      "a.snp.makeConstraints { ↓$0.edges.equalTo(a) }",
      "a.snp.makeConstraints { make in ↓make.height.equalTo(a.snp.height) }",
      "let c = ↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .bottom, multiplier: 1, constant: 0)",
      "views.forEach { ↓$0.topAnchor.constraint(equalTo: $0.bottomAnchor) }",
    ])
  func found(_ code: String) {
    let mismatch = mismatch(SelfConstraint(), "func setUp() {\n\(code)\n}")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(
    "what does not",
    arguments: [
      "a.widthAnchor.constraint(equalTo: a.heightAnchor)",
      "a.snp.makeConstraints { $0.width.equalTo(a.snp.height) }",
      "a.topAnchor.constraint(equalTo: b.topAnchor)",
      "a.bottomAnchor.constraint(equalTo: a.topAnchor, constant: 44)",
      "a.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -height)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: a.topAnchor)",
      "scroll.contentLayoutGuide.topAnchor.constraint(equalTo: scroll.topAnchor)",
      "scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)",
      "a.layoutMarginsGuide.topAnchor.constraint(equalTo: a.topAnchor)",
      "a.readableContentGuide.leadingAnchor.constraint(equalTo: a.leadingAnchor)",
      "view.keyboardLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor)",
      "let view = UIView(); view.topAnchor.constraint(equalTo: self.view.topAnchor)",
      "make().topAnchor.constraint(equalTo: make().bottomAnchor)",
      "a[i].topAnchor.constraint(equalTo: a[i - 1].bottomAnchor)",
      "(wide ? a : b).topAnchor.constraint(equalTo: (wide ? b : a).topAnchor)",
      "a.bottomAnchor.constraint(equalToSystemSpacingBelow: a.topAnchor, multiplier: 1)",
      "a.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor)",
      "superview.snp.makeConstraints { $0.top.equalToSuperview() }",
      "a.pin.top(to: a.edge.bottom)",
      "a.pin.top(to: a.edge.top).bottom(8)",
      "a.heightToWidth(of: a); a.autoMatch(.width, to: .height, of: a)",
    ])
  func silent(_ code: String) {
    #expect(mismatch(SelfConstraint(), "func setUp() {\n\(code)\n}") == nil)
  }

  @Test("an anchor that comes in is not the view's own")
  func parameter() {
    let code =
      "extension UIView { func pin(topAnchor: A) { self.topAnchor.constraint(equalTo: topAnchor) } }"
    #expect(mismatch(SelfConstraint(), code) == nil)
  }
}

@Suite("mixed_edge_directions")
struct MixedEdgeDirectionsTests {
  @Test("in one constraint it is an error, on one view a warning")
  func severities() {
    var rules = RuleSet()
    rules.add(MixedEdgeDirections())
    let found = diagnostics(
      of: rules,
      in: """
        a.leftAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
        c.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        c.trailingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
        """)
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test(
    "one finding for a view and a list of statements",
    arguments: [
      "a.snp.makeConstraints { make in ↓make.left.equalTo(b.snp.leading)\nmake.right.equalTo(b.snp.trailing) }",
      "let c = ↓NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .rightMargin, multiplier: 1, constant: 0)",
      "a.leftAnchor.constraint(equalTo: x); a.font = y; ↓a.trailingAnchor.constraint(equalTo: x); a.leadingAnchor.constraint(equalTo: x)",
      "activate([a.leadingAnchor.constraint(equalTo: x)]); activate([↓a.leftAnchor.constraint(equalTo: x)])",
      "a.snp.makeConstraints { ↓$0.top.left.bottom.trailing.equalToSuperview() }",
    ])
  func found(_ code: String) {
    let mismatch = mismatch(MixedEdgeDirections(), "func setUp() {\n\(code)\n}")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(
    "no mixture",
    arguments: [
      "a.leftAnchor.constraint(equalTo: x.leftAnchor); b.leadingAnchor.constraint(equalTo: x.leadingAnchor)",
      "a.snp.makeConstraints { $0.edges.equalToSuperview(); $0.leading.equalTo(b) }",
      "a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview(); $0.leading.equalTo(b) }",
      "if rightToLeft { a.leftAnchor.constraint(equalTo: x.leftAnchor) } else { a.leadingAnchor.constraint(equalTo: x.leadingAnchor) }",
      "view.leftAnchor.constraint(equalTo: a.leftAnchor); view.trailingAnchor.constraint(equalTo: b.trailingAnchor)",
      "card.addSubview(a); card.leftAnchor.constraint(equalTo: a.leftAnchor); card.trailingAnchor.constraint(equalTo: x.trailingAnchor)",
      "a.centerXAnchor.constraint(equalTo: b.leadingAnchor); a.leftAnchor.constraint(equalTo: b.centerXAnchor)",
      "a.frame.origin.x = 8; a.leadingAnchor.constraint(equalTo: x.leadingAnchor)",
      "a.pin.after(of: x).end(8)",
      "a.pin.start(8).right(8)",
      "root.flex.define { $0.addItem(a).start(8).right(8) }",
    ])
  func silent(_ code: String) {
    #expect(mismatch(MixedEdgeDirections(), "func setUp() {\n\(code)\n}") == nil)
  }
}

@Suite("outward_inequality")
struct OutwardInequalityTests {
  private func expect(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let code = "class A: UIView {\nfunc setUp() {\naddSubview(a)\n\(body)\n}\n}"
    let mismatch = mismatch(OutwardInequality(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test(
    "to the outside",
    arguments: [
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 8)",
      "a.snp.makeConstraints { ↓$0.leading.trailing.greaterThanOrEqualToSuperview().inset(8) }",
      "x.snp.makeConstraints { ↓$0.left.lessThanOrEqualToSuperview() }",
      "let c = ↓NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .trailing, multiplier: 1, constant: 0)",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor); a.leadingAnchor.constraint(lessThanOrEqualTo: leadingAnchor)",
    ])
  func outside(_ body: String) { expect(body) }

  @Test(
    "to the inside, between others, with a bound or a priority, or to cover",
    arguments: [
      "a.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)",
      "a.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)",
      "bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8)",
      "b.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor)",
      "a.topAnchor.constraint(lessThanOrEqualTo: bottomAnchor)",
      "a.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -40); a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).priority(.low)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -9); a.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -4)",
      "a.snp.makeConstraints { $0.bottom.greaterThanOrEqualToSuperview().priority(.low) }",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor).with(priority: .defaultLow)",
      "a.topAnchor.constraint(lessThanOrEqualTo: topAnchor); a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)",
      "let scroll = UIScrollView(); scroll.addSubview(c); c.bottomAnchor.constraint(greaterThanOrEqualTo: scroll.bottomAnchor)",
      "let s = UIScrollView(); s.addSubview(c); c.snp.makeConstraints { $0.bottom.greaterThanOrEqualToSuperview() }",
      "let s = UIScrollView(); s.addSubview(c); c.bottomAnchor.constraint(greaterThanOrEqualTo: c.superview!.bottomAnchor)",
      "scrollView.addSubview(c); c.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .lessThanOrEqual)",
      "addSubview(s); if x { s.addSubview(c) } else { tableView.addSubview(c) }; c.snp.makeConstraints { $0.bottom.greaterThanOrEqualToSuperview() }",
    ])
  func inside(_ body: String) { expect(body) }

  @Test("the relation of a distance is no reason to name another function")
  func advice() {
    func advice(_ body: String) -> String? {
      diagnostics(
        of: OutwardInequality(), in: "import Stevia\nclass A: UIView {\nfunc f() {\n\(body)\n}\n}"
      )
      .first?.advice
    }
    #expect(advice("a.right(<=8)") == "turn the relation round to keep it inside")
    #expect(advice("a.Right >= Right - 8") == nil)
    #expect(
      advice("addSubview(a)\na.Right >= Right - 8") == "turn the relation round to keep it inside")
    #expect(
      advice("a.snp.makeConstraints { $0.top.lessThanOrEqualToSuperview() }")
        == "use `greaterThanOrEqualTo` to keep it inside")
  }
}

@Suite("duplicate_constraint")
struct DuplicateConstraintTests {
  @Test(
    "the same again",
    arguments: [
      "activate([a.topAnchor.constraint(equalTo: x.topAnchor), ↓self.a.topAnchor.constraint(equalTo: x.topAnchor)])",
      "let all = [a.topAnchor.constraint(equalTo: x.topAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor)]",
      "activate([a.topAnchor.constraint(equalTo: x.topAnchor)]); g(); ↓a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true",
      "a.heightAnchor.constraint(equalToConstant: h).isActive = true; ↓a.heightAnchor.constraint(equalToConstant: h).isActive = true",
      "a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); ↓$0.top.equalToSuperview().offset(8) }",
      "views.forEach { $0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; ↓$0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }",
      "activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: x.leftAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: x.leftAnchor)])",
      "constrain(a, b, c) { a, b, c in align(top: a, b, c); g(); ↓align(top: a, b, c) }",
    ])
  func found(_ body: String) {
    let mismatch = mismatch(DuplicateConstraint(), "func setUp() {\n\(body)\n}")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  private static let once = "a.topAnchor.constraint(equalTo: x.topAnchor)"

  @Test(
    "another constraint, another time, or another view",
    arguments: [
      "activate([\(once), a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)])",
      "activate([\(once), a.topAnchor.constraint(greaterThanOrEqualTo: x.topAnchor)])",
      "activate([\(once), \(once).priority(.low)])",
      "activate([wide ? \(once) : \(once)])",
      "activate(wide ? [\(once)] : [\(once)])",
      "if wide { \(once).isActive = true } else { \(once).isActive = true }",
      "switch x { case 1: \(once).isActive = true\ndefault: \(once).isActive = true }",
      "activate([\n#if A\n\(once),\n#else\n\(once),\n#endif\n])",
      "top = \(once); other = \(once)",
      "let portrait = [\(once)]; let landscape = [\(once)]",
      "portrait.append(contentsOf: [\(once)]); landscape.append(contentsOf: [\(once)])",
      "\(once).isActive = wide; \(once).isActive = !wide",
      "\(once).isActive = true; a.removeFromSuperview(); addSubview(a); \(once).isActive = true",
      "var a = b; \(once).isActive = true; a = c; \(once).isActive = true",
      "var y = 0; a.heightAnchor.constraint(equalToConstant: y).isActive = true; y += 8; a.heightAnchor.constraint(equalToConstant: y).isActive = true",
      "bars[0].topAnchor.constraint(equalTo: x.topAnchor).isActive = true; bars[1].topAnchor.constraint(equalTo: x.topAnchor).isActive = true",
      "next().topAnchor.constraint(equalTo: x.topAnchor).isActive = true; next().topAnchor.constraint(equalTo: x.topAnchor).isActive = true",
      "a.snp.remakeConstraints { $0.top.equalToSuperview() }; a.snp.remakeConstraints { $0.top.equalToSuperview() }",
      "a.snp.makeConstraints { one = $0.top.equalToSuperview().constraint; two = $0.top.equalToSuperview().constraint }",
      "v.forEach { $0.topAnchor.constraint(equalTo: x).isActive = true }; w.forEach { $0.topAnchor.constraint(equalTo: x).isActive = true }",
      "a.frame.origin.x = 8; a.frame.origin.x = 8",
      "a.pin.top(8); a.pin.top(8)",
      "constrain(a, b, c) { a, b, c in align(top: a, b, c) }",
      "a.topToSuperview(); a.width(min: 8, max: 80)",
      "([a, b, c] as NSArray).autoAlignViews(to: .top)",
      "let d = EasyPeasy(); a.easy.layout(Top(8)); a.easy.clear(); a.easy.layout(Top(8))",
    ])
  func silent(_ body: String) {
    let mismatch = mismatch(DuplicateConstraint(), "func setUp() {\n\(body)\n}")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}

@Suite("constant_sign")
struct ConstantSignTests {
  private func expect(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let code = "class A: UIView {\nfunc setUp() {\naddSubview(a)\n\(body)\n}\n}"
    let mismatch = mismatch(ConstantSign(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test("a note by itself")
  func severity() {
    #expect(ConstantSign.description.defaultSeverity == .note)
  }

  @Test(
    "an end outside of the container behind a beginning that keeps its distance",
    arguments: [
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓8)])",
      "activate([a.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gap), a.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: ↓16.5)])",
      "activate([a.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: ↓8), a.topAnchor.constraint(equalTo: topAnchor, constant: 8)])",
      "view.addConstraints([NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1.0, constant: 8), NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1.0, constant: ↓8)])",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(↓16) }",
      "a.snp.makeConstraints { $0.left.right.equalToSuperview().offset(↓-16) }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().offset(↓8) }",
      "a.snp.makeConstraints { $0.top.equalToSuperview().inset(8); $0.bottom.equalToSuperview().offset(↓8) }",
      "a.snp.makeConstraints { $0.top.equalTo(self).offset(8); $0.bottom.equalTo(self).inset(↓-8) }",
      "a.autoPinEdge(toSuperviewEdge: .top, withInset: 8); a.autoPinEdge(.bottom, to: .bottom, of: self, withOffset: ↓8)",
      "a.topAnchor == topAnchor + 8; a.bottomAnchor == bottomAnchor + ↓8",
      "a.topToSuperview(offset: 8); a.bottom(to: self, offset: ↓8)",
    ])
  func outside(_ body: String) { expect(body) }

  @Test(
    "on purpose, inside, by name, to others, or to be moved later",
    arguments: [
      "activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: -8)])",
      "activate([a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: margin)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)])",
      "activate([b.topAnchor.constraint(equalTo: topAnchor, constant: 8), b.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8)])",
      "a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true; bottom = a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 300)",
      "a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); self.bottom = $0.bottom.equalToSuperview().offset(300).constraint }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(-8) }",
      "a.snp.makeConstraints { $0.leading.equalToSuperview().offset(16); $0.trailing.equalToSuperview().offset(-16) }",
      "let scroll = UIScrollView(); scroll.addSubview(c); c.snp.makeConstraints { $0.top.equalToSuperview().offset(8); $0.bottom.equalToSuperview().offset(8) }",
      "a.leftToSuperview(offset: 16); a.rightToSuperview(offset: 16)",
      "a.leadingToSuperview(offset: 16); a.trailingToSuperview(offset: -16)",
      "a.topToSuperview(offset: 16); a.bottomToSuperview(offset: 16)",
      "a.autoPinEdge(toSuperviewEdge: .top, withInset: 8); a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)",
      "import EasyPeasy; a.easy.layout(Top(8), Bottom(8))",
    ])
  func silent(_ body: String) { expect(body) }
}
