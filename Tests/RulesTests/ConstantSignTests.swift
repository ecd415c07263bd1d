import LintEngine
import RuleKit
import Testing

@testable import Rules

@Suite("constant_sign")
struct ConstantSignTests {
  private let expect = Expectation(
    ConstantSign(),
    in: """
      class A: UIView {
        func setUp() {
          addSubview(a)
          …
        }
      }
      """)

  @Test(
    "an end outside the container is reported where the start is inset",
    arguments: [
      "activate([a.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gap), a.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: ↓16.5)])",
      "activate([a.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: ↓8), a.topAnchor.constraint(equalTo: topAnchor, constant: 8)])",
      "view.addConstraints([NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1.0, constant: 8), NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1.0, constant: ↓8)])",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(↓16) }",
      "a.snp.makeConstraints { $0.top.equalToSuperview().inset(8); $0.bottom.equalToSuperview().offset(↓8) }",
      "a.snp.makeConstraints { $0.top.equalTo(self).offset(8); $0.bottom.equalTo(self).inset(↓-8) }",
      "a.topAnchor == topAnchor + 8; a.bottomAnchor == bottomAnchor + ↓8",
      "a.topToSuperview(offset: 8); a.bottom(to: self, offset: ↓8)",
    ])
  func outside(_ body: String) { expect(body) }

  @Test(
    "deliberate, inner, named, adjustable and unrelated constants are silent",
    arguments: [
      "activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: -8)])",
      "activate([a.«topAnchor.constraint(equalTo: topAnchor, constant: 8), a.→»bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: «-»↓8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: «↓8→margin»)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)])",
      "activate([b.topAnchor.constraint(equalTo: topAnchor, constant: 8), b.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8)])",
      "a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true; bottom = a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 300)",
      "a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); self.bottom = $0.bottom.equalToSuperview().offset(300).constraint }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().«offset→inset»(↓8) }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().«offset(↓8)→inset(-8)» }",
      "a.snp.makeConstraints { $0.«left.right→leading.equalToSuperview().offset(16); $0.trailing».equalToSuperview().offset(↓-16) }",
      "let scroll = UIScrollView(); «scroll.addSubview(c); »c.snp.makeConstraints { $0.top.equalToSuperview().offset(8); $0.bottom.equalToSuperview().offset(↓8) }",
      "a.leftToSuperview(offset: 16); a.rightToSuperview(offset: 16)",
      "a.leadingToSuperview(offset: 16); a.trailingToSuperview(offset: -16)",
      "a.topToSuperview(offset: 16); a.bottomToSuperview(offset: 16)",
      "a.autoPinEdge(toSuperviewEdge: .top, withInset: 8); a.autoPinEdge(«.bottom, to: .bottom, of: self, withOffset→toSuperviewEdge: .bottom, withInset»: ↓8)",
      "import EasyPeasy; a.easy.layout(Top(8), Bottom(8))",
    ])
  func silent(_ body: String) { expect(body) }

  // MARK: - Names

  @Test(
    "a name counts with its value, or as positive where a beginning shows that it is a distance",
    arguments: [
      "let m: CGFloat = 8; a.topAnchor.constraint(equalTo: topAnchor, constant: m).isActive = true; a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓m).isActive = true",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓Layout.margin)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓Layout.margin / 2)])",
      "activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓margin)])",
      "activate([a.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: theme.gap), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓theme.gap)])",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(↓theme.inset) }",
    ])
  func names(_ body: String) {
    expect(
      body, around: ["class A": "enum Layout { static let margin: CGFloat = 8 }" + "\nclass A"])
  }

  @Test(
    "a name that may be negative, or moves something, is silent",
    arguments: [
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Layout.below)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 4 - Layout.below)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: Layout.below)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: theme.margin)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: theme.offset), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: theme.offset)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: -margin), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: margin)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: margin), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin)])",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(x) }",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(view.frame.width) }",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(theme.inset) }",
    ])
  func silentNames(_ body: String) {
    expect(
      body, around: ["class A": "enum Layout { static let below: CGFloat = -8 }" + "\nclass A"])
  }

  @Test("a name of a type is the same number in all of its functions, a parameter is not")
  func scopeOfNames() {
    let code = """
      class A: UIView {
        func setUpIcon(_ theme: Theme, _ margin: CGFloat) {
          addSubview(icon)
          icon.snp.makeConstraints {
            $0.leading.equalToSuperview().inset(theme.inset)
            $0.top.equalToSuperview().inset(margin)
          }
        }
        func setUpLabel(_ theme: Theme, _ margin: CGFloat) {
          addSubview(label)
          label.snp.makeConstraints {
            $0.trailing.equalTo(button.snp.leading).inset(↓theme.inset)
          }
          other.snp.makeConstraints {
            $0.trailing.equalTo(button.snp.leading).inset(margin)
          }
        }
      }
      """
    RulesTests.expect(ConstantSign(), code)
  }

  // MARK: - Safe areas and containers

  @Test("a bar may end below the safe area, a view with the same distance on both sides may not")
  func safeArea() {
    expect(
      "activate([a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: 34)])"
    )
    expect(
      "activate([a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: ↓8)])"
    )
    expect(
      "activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8), a.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: ↓9)])"
    )
  }

  @Test("what is a little outside of the margins, or of the readable width, is inside of the view")
  func margins() {
    for (guide, constant) in [
      ("layoutMarginsGuide", "↓17"), ("layoutMarginsGuide", "16"), ("layoutMarginsGuide", "5"),
      ("readableContentGuide", "24"),
    ] {
      expect(
        "activate([a.topAnchor.constraint(equalTo: \(guide).topAnchor, constant: 40), a.bottomAnchor.constraint(equalTo: \(guide).bottomAnchor, constant: \(constant))])"
      )
    }
  }

  @Test("a constraint that is written on the container is about the view in it")
  func writtenOnContainer() throws {
    expect(
      "leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: -8).isActive = true; trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: «↓-→»8).isActive = true"
    )
    let finding = try #require(
      diagnostics(
        of: ConstantSign(),
        in:
          "class A: UIView { func f() { addSubview(a); a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true; bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -8).isActive = true } }"
      ).first)
    #expect(
      finding.message == "`a` ends 8 points below its container: `-8` moves its `bottom` outwards")
    #expect(
      finding.advice == "write `8`: the constraint is written on the container")
  }

  // MARK: - Neighbours

  @Test(
    "an end that begins inside of the next view is reported",
    arguments: [
      "a.snp.makeConstraints { $0.right.equalTo(b.snp.left).offset(↓8) }",
      "a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).inset(↓8) }",
      "a.snp.makeConstraints { $0.leading.greaterThanOrEqualTo(b.snp.trailing).inset(↓8) }",
      "a.autoPinEdge(.bottom, to: .top, of: b, withOffset: ↓8)",
      "a.bottomAnchor == b.topAnchor + ↓8",
      "a.snp.makeConstraints { $0.leading.equalToSuperview(); $0.bottom.equalTo(b.snp.top).offset(↓8) }",
      "a.snp.makeConstraints { $0.top.equalTo(c.snp.bottom).offset(8); $0.bottom.equalTo(b.snp.top).offset(↓8) }",
      "a.snp.makeConstraints { $0.leading.equalToSuperview(); $0.trailing.equalTo(b.snp.leading).inset(↓8) }",
      "addSubview(b); b.addSubview(c); a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: ↓8).isActive = true",
    ])
  func overlaps(_ body: String) { expect(body) }

  @Test("distances, deliberate overlaps, containers and guides are silent")
  func apart() {
    expect(
      "c.bottomAnchor.constraint(equalTo: b.topAnchor, constant: ↓8).isActive = true",
      silentWith: [
        "c.": "b.addSubview(c); c.", "b.": "superview!.", "b.": "container.",
        "c.": "b.addSubview(d); c.",
      ])
    for code in [
      "a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: «-»↓8).isActive = true",
      "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8).isActive = true",
      "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8).isActive = true",
      "a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).«offset(↓8)→inset(-8)» }",
      "a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).inset(«-»↓8) }",
      "a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).«inset(↓8)→offset(-8)» }",
      "a.snp.makeConstraints { $0.top.equalTo(b.snp.«bottom→top»).inset(↓8) }",
      "a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).«offset(↓8)→inset(theme.inset)» }",
      "a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: «↓8→overlap»).isActive = true",
      "let overlap: CGFloat = 8; a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: overlap).isActive = true",
      "a.bottomAnchor.constraint(«lessThanOrEqualTo: b.→equalTo: »topAnchor, constant: ↓8).isActive = true",
      "a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 44).isActive = true",
      "a.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: 44).isActive = true",
      "bottom = a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: 8)",
      "a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -8).isActive = true",
      "a.trailingAnchor.constraint(equalTo: b.«leadingAnchor→centerXAnchor», constant: ↓8).isActive = true",
      "a.snp.makeConstraints { $0.top.equalTo(c.snp.bottom).offset(-1); $0.bottom.equalTo(b.snp.top).offset(1) }",
      "a.snp.makeConstraints { «$0.leading.equalToSuperview(); »$0.trailing.equalTo(b.snp.leading).offset(↓8) }",
      "addSubview(a); a«.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)»; a.autoPinEdge(.bottom, to: .top, of: b, withOffset: ↓8)",
    ] { expect(code) }
  }

  @Test("a view that is shorter than its distance lies inside of its neighbour")
  func handles() {
    let code = { (height: String) in
      """
      class A: UIView {
        let sheet = UIView(), handle = UIView()
        func setup() {
          addSubview(sheet)
          addSubview(handle)
          handle.heightAnchor.constraint(\(height)).isActive = true
          handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: ↓12).isActive = true
        }
      }
      """
    }
    expect(code("equalToConstant: 20"))
    expect(code("equalTo: sheet.heightAnchor"))
    expect(code("equalToConstant: 4").replacing("↓", with: ""))
  }

  @Test("the message says what overlaps by how much, and an inset is a warning")
  func overlapMessage() {
    func found(_ body: String) -> Diagnostic? {
      var rules = RuleSet()
      rules.add(ConstantSign(), severity: nil)
      return diagnostics(of: rules, in: "class A: UIView { func f() { \(body) } }").first
    }
    let inset = found(
      "label.snp.makeConstraints { $0.trailing.equalTo(closeButton.snp.leading).inset(16) }")
    #expect(
      inset?.message
        == "`label` overlaps `closeButton` by 16 points: an inset from its `leading` points into it"
    )
    #expect(inset?.advice == "use a negative offset")
    #expect(inset?.severity == .warning)
    let bound = found(
      "label.trailingAnchor.constraint(lessThanOrEqualTo: closeButton.leadingAnchor, constant: 2).isActive = true"
    )
    #expect(
      bound?.message
        == "`label` may overlap `closeButton` by 2 points: a positive constant moves `trailing` into it"
    )
    #expect(bound?.severity == .note)
  }

  @Test("the width of a line is silent, unless the beginning keeps it, too")
  func line() {
    let top = "a.topAnchor.constraint(equalTo: topAnchor, constant:"
    let bottom = "a.bottomAnchor.constraint(equalTo: bottomAnchor, constant:"
    expect("activate([\(top) 8), \(bottom) 1)])")
    expect("activate([\(top) 8), \(bottom) 0.5)])")
    expect("activate([\(top) 8), \(bottom) ↓1.5)])")
    expect("activate([\(top) 1), \(bottom) ↓1)])")
    expect("addSubview(b); a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: «↓2→1»)")
    expect("addSubview(b); a.snp.makeConstraints { $0.bottom.equalTo(b.snp.top).inset(↓1) }")
  }

  @Test("a limit beside an equation of the same edge is silent")
  func limitOfPinnedEdge() {
    let pin = "a.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"
    expect(
      """
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
      a.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: ↓16).isActive = true
      """, silentWith: ["addSubview(a)": "addSubview(a)\n\(pin)", "": "\n\(pin)"])
  }

  @Test("a view that is inset on both sides does not stick out at the bottom on purpose")
  func insetAcross() {
    Expectation(
      ConstantSign(),
      in: """
        class V: UIView {
          let panel = UIView()
          func setup() {
            addSubview(panel)
            let leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24)
            let trailing = panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24)
            let bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓60)
            NSLayoutConstraint.activate([leading, trailing, bottom])
            …
          }
        }
        """)(
        "",
        silentWith: [
          "constant: -24": "constant: 0", "constant: 24": "constant: -24",
          "constant: 60": "constant: overlap", "": "bottom.constant = 8",
          "let bottom = ": "self.bottom = ",
        ])
  }
}
