import Testing

@testable import Rules

@Suite("outward_inequality")
struct OutwardInequalityTests {
  private let expect = Expectation(
    OutwardInequality(),
    in: """
      class A: UIView {
        func setUp() {
          addSubview(a)
          …
        }
      }
      """)

  @Test(
    "inequalities that allow a view outside its container are reported",
    arguments: [
      "↓a.topAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 8)",
      "a.snp.makeConstraints { ↓$0.leading.trailing.greaterThanOrEqualToSuperview().inset(8) }",
      "x.snp.makeConstraints { ↓$0.left.lessThanOrEqualToSuperview() }",
      "let c = UIView(); addSubview(c); c.layoutIfNeeded(); ↓c.topAnchor.constraint(lessThanOrEqualTo: topAnchor)",
      "a.snp.makeConstraints { ↓$0.leading.lessThanOrEqualToSuperview(); $0.height.equalTo(80) }",
      "a.snp.makeConstraints { ↓$0.leading.lessThanOrEqualToSuperview(); $0.width.lessThanOrEqualTo(80) }",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview().priority(.low) }",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor).with(priority: .defaultLow)",
      "let c = ↓NSLayoutConstraint(item: a, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .trailing, multiplier: 1, constant: 0)",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor); a.leadingAnchor.constraint(lessThanOrEqualTo: leadingAnchor)",
    ])
  func outside(_ body: String) { expect(body) }

  @Test("inward, bounded, covering and unrelated inequalities are silent")
  func inside() {
    expect(
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor)",
      silentWith: [
        "greaterThanOrEqualTo": "lessThanOrEqualTo", "a.": "b.",
        "greaterThanOrEqualTo: ": "greaterThanOrEqualTo: b.",
        "a.": "a.topAnchor.constraint(lessThanOrEqualTo: topAnchor); a.",
      ])
    for code in [
      "↓a.topAnchor.constraint(«lessThanOrEqualTo→greaterThanOrEqualTo»: topAnchor)",
      "bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8)",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: «topAnchor, constant: 40→bottomAnchor»)",
      "a.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor)",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -40)«; a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor).priority(.low)»",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -9); a.bottomAnchor«.constraint(lessThanOrEqualTo: bottomAnchor, constant: -4)»",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview().priority(.low); $0.bottom«.lessThanOrEqualToSuperview()» }",
      "«let scroll = UIScrollView(); »scroll.addSubview(c); ↓c.bottomAnchor.constraint(greaterThanOrEqualTo: scroll.bottomAnchor)",
      "«addSubview(s)→let s = UIScrollView(); s.addSubview(c)»; c.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview() }",
      "let s = UIScrollView(); s«.addSubview(c)»; ↓c.bottomAnchor.constraint(greaterThanOrEqualTo: c.superview!.bottomAnchor)",
      "«scrollView.addSubview(c); »↓c.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .lessThanOrEqual)",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: topAnchor, constant: 40)«; a.heightAnchor.constraint(equalToConstant: 80)»",
      "a.snp.makeConstraints { ↓$0.leading.lessThanOrEqualToSuperview(); $0.size«.equalTo(80)» }",
      "«let c = UIView(); »addSubview(c); activate([↓c.topAnchor.constraint(lessThanOrEqualTo: topAnchor), c.keepSquare()])",
      "addSubview(s); «if x { s.addSubview(c) } else { tableView.addSubview(c) }; »c.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview() }",
    ] { expect(code) }
  }

  @Test("the advice does not replace a distance function")
  func advice() {
    func advice(_ body: String) -> String? {
      diagnostics(
        of: OutwardInequality(),
        in: """
          import Stevia
          class A: UIView {
            func f() {
              \(body)
            }
          }
          """
      )
      .first?.advice
    }
    #expect(advice("a.right(<=8)") == "reverse the relation to keep it inside")
    #expect(advice("a.Right >= Right - 8") == nil)
    #expect(
      advice(
        """
        addSubview(a)
        a.Right >= Right - 8
        """) == "reverse the relation to keep it inside")
    #expect(
      advice("a.snp.makeConstraints { $0.top.lessThanOrEqualToSuperview() }")
        == "use `greaterThanOrEqualTo` to keep it inside")
    #expect(
      advice("a.snp.makeConstraints { $0.edges.greaterThanOrEqualToSuperview() }")
        == "constrain the edges on their own: reversed, the relation would let the opposite ones out"
    )
  }

  @Test(
    "inequalities that let a view go over its neighbour are reported",
    arguments: [
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor).isActive = true",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -10).isActive = true",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: 8).isActive = true",
      "a.snp.makeConstraints { ↓$0.trailing.greaterThanOrEqualTo(b.snp.leading).offset(-8); $0.top.equalTo(b) }",
      "a.snp.makeConstraints { ↓$0.top.lessThanOrEqualTo(b.snp.bottom); $0.height.equalTo(40) }",
      """
      a.addSubview(c)
      ↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor).isActive = true
      c.bottomAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
      """,
    ])
  func overNeighbour(_ body: String) { expect("addSubview(b)\n\(body)") }

  @Test(
    "inequalities that keep neighbours apart, or that only bound an edge, are silent",
    arguments: [
      "↓a.bottomAnchor.constraint(«greaterThanOrEqualTo→lessThanOrEqualTo»: b.topAnchor).isActive = true",
      "a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor).isActive = true",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: b.«bottomAnchor, constant: 8→topAnchor»).isActive = true",
      "↓a.bottomAnchor.constraint(greaterThanOrEqualTo: b.«topAnchor→bottomAnchor»).isActive = true",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top).priority(«.low») }",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top); $0«.bottom».equalToSuperview() }",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top); $0.centerY.equalTo(c); $0«.height».equalTo(8) }",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top); $0«.top».equalTo(b.snp.top) }",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top) }; b.snp.makeConstraints { $0«.top».greaterThanOrEqualTo(a.snp.bottom) }",
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp.top) }; c.snp.makeConstraints { $0«.top».equalTo(a.snp.bottom) }",
      "b.addSubview(c); c.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualTo(b.snp«.top») }",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: «b.bottomAnchor, constant: 8→safeAreaLayoutGuide.bottomAnchor»).isActive = true",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: «b.bottomAnchor, constant: 8→guide.bottomAnchor»).isActive = true",
      "↓a.topAnchor.constraint(lessThanOrEqualTo: «b.bottomAnchor, constant: 8→bottomAnchor»).isActive = true",
      "let c = a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor)",
    ])
  func apart(_ body: String) { expect("addSubview(b)\n\(body)") }

  @Test("a view with its center in the middle is stretched, and does not grow out")
  func stretched() {
    func messages(_ constraints: String) -> [String] {
      diagnostics(
        of: OutwardInequality(),
        in:
          "class A: UIView { func f() { addSubview(a); a.snp.makeConstraints { \(constraints) } } }"
      ).map(\.message)
    }
    let stretched =
      "the `bottom` of `a` is `>=` that of its container: with the center in the middle, the view is stretched to both edges"
    let outward =
      "the `bottom` of `a` is `>=` that of its container, which lets the view grow out of it"
    let both = "$0.top.bottom.greaterThanOrEqualToSuperview()"
    #expect(messages("\(both); $0.centerY.equalToSuperview()") == [stretched])
    #expect(messages("\(both); $0.centerX.equalToSuperview()") == [outward])
    #expect(messages("\(both); $0.centerY.equalToSuperview().offset(8)") == [outward])
    #expect(
      messages("$0.bottom.greaterThanOrEqualToSuperview(); $0.centerY.equalToSuperview()")
        == [outward])
  }

  @Test("a view that has no other size, or looks the same, is not reported as stretched")
  func unchangedByStretching() {
    let expect = Expectation(
      OutwardInequality(),
      in: """
        class A: UIView {
          let a…
          func setUp() {
            addSubview(a)
            a.snp.makeConstraints { $0.…; … }
          }
        }
        """)
    func sides(_ mark: String) -> String {
      "top.equalToSuperview(); \(mark)$0.leading.lessThanOrEqualToSuperview()"
    }
    for (made, isReported) in [
      (" = UIButton()", true), (" = UILabel()", true), (" = UIView()", false),
      (" = ChipsView()", false),
      (
        ": UILabel = { let label = UILabel(); label.textAlignment = .center; return label }()",
        false
      ),
    ] {
      expect(
        made, sides(isReported ? "↓" : ""),
        "$0.trailing.lessThanOrEqualToSuperview(); $0.centerX.equalToSuperview()")
    }
  }

  @Test("a size in a block around the inequality, or from a helper of the maker, holds the view")
  func heldAround() {
    expect(
      """
      a.snp.makeConstraints { make in
        if isFirst { ↓make.trailing.greaterThanOrEqualToSuperview() }
        make.top.equalToSuperview()
      }
      """, silentWith: ["make.top": "make.width.equalTo(30); make.top"])
    expect(
      "a.snp.makeConstraints { ↓$0.bottom.greaterThanOrEqualToSuperview(); $0.centerX.equalToSuperview() }",
      silentWith: ["$0.centerX": "$0.fit(CGSize(width: 24, height: 24)); $0.centerX"])
  }

  @Test("the message names both views")
  func neighbourMessage() {
    let found = diagnostics(
      of: OutwardInequality(),
      in:
        "class A: UIView { func f() { addSubview(a); addSubview(b); a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor).isActive = true } }"
    )
    #expect(
      found.map(\.message) == [
        "the bottom of `a` is `>=` the top of `b`: nothing keeps the two apart, and one may cover the other"
      ])
    #expect(found.map(\.advice) == ["use `lessThanOrEqualTo` to keep them apart"])
  }
}
