import Testing

@testable import Rules

@Suite("conflicting_constraints")
struct ConflictingConstraintsTests {
  private let expect = Expectation(
    ConflictingConstraints(),
    in: """
      class PlayerView: UIView {
        private let gap: CGFloat = 8
        private let a = UIView()
        private let b = UIView()
        private let x = UIView()
        func setUp() {
        …
        }
      }
      """)

  private static let top = "a.topAnchor.constraint(equalTo: x.topAnchor)"

  @Test(
    "two places of one edge are reported in each dialect",
    arguments: [
      "\(top).isActive = true\n↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: gap).isActive = true",
      """
      NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 8).isActive = true
      ↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 9).isActive = true
      """,
      "a.snp.makeConstraints { $0.top.equalTo(x); ↓$0.edges.equalTo(x).inset(8) }",
      "a.autoPinEdge(toSuperviewEdge: .top)\n↓a.autoPinEdge(toSuperviewEdge: .top, withInset: 8)",
      "a.topAnchor == x.topAnchor\n↓a.topAnchor == x.topAnchor + 8",
      "constrain(a, x) { a, x in a.top == x.top; ↓a.top == x.top + 8 }",
      "a.easy.layout(Top(8), Left(8), ↓Top(9))",
    ])
  func dialects(body: String) {
    expect(body)
  }

  @Test(
    "edges, centers and sizes that do not fit together are reported",
    arguments: [
      """
      a.snp.makeConstraints {
        $0.leading.equalTo(x).offset(16)
        $0.trailing.equalTo(x).offset(-8)
        ↓$0.centerX.equalTo(x)
      }
      """,
      """
      x.snp.makeConstraints { $0.width.equalTo(100) }
      a.snp.makeConstraints { $0.leading.trailing.equalTo(x).inset(gap); ↓$0.width.equalTo(100) }
      """,
      """
      a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom) }
      b.snp.makeConstraints { $0.bottom.equalTo(x.snp.top) }
      a.snp.makeConstraints { ↓$0.top.equalTo(x).offset(4) }
      """,
      "topAnchor.constraint(equalTo: a.topAnchor, constant: -8).isActive = true\n↓a.topAnchor.constraint(equalTo: topAnchor, constant: 9).isActive = true",
      "a.snp.makeConstraints { $0.leading.trailing.equalTo(x); ↓$0.width.equalTo(x).multipliedBy(0.8) }",
      "\(top).isActive = true\n↓a.topAnchor.constraint(equalTo: x.safeAreaLayoutGuide.topAnchor).isActive = true",
    ])
  func combinations(body: String) {
    expect(body)
  }

  @Test(
    "two distances of the same edges conflict, even if one is only known at run time",
    arguments: [
      "\(top).isActive = true\n↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: margin).isActive = true",
      "x.snp.makeConstraints { $0.edges.equalTo(b); $0.bottom.equalTo(a).offset(40) }\na.snp.makeConstraints { ↓$0.bottom.equalTo(x).inset(scaled(24)) }",
      "a.snp.makeConstraints { $0.height.equalTo(style.height); ↓$0.size.equalTo(24) }",
      "a.snp.makeConstraints { $0.leading.equalTo(x).offset(margin); ↓$0.edges.equalTo(x).inset(gap) }",
      "a.widthAnchor.constraint(equalToConstant: margin).isActive = true\n↓a.widthAnchor.constraint(equalToConstant: 8).isActive = true",
    ])
  func distances(body: String) { expect(body) }

  @Test("distances of other edges, and those that may be the same number, are silent")
  func otherDistances() {
    expect(
      "a.snp.makeConstraints { $0.top.equalTo(x).offset(margin); ↓$0.top.equalTo(x).offset(8) }",
      silentWith: [
        "top.equalTo(x).offset(8)":
          "bottom.equalTo(x).inset(margin); $0.height.equalTo(x).offset(size)",
        "top.equalTo(x).offset(8)": "bottom.equalTo(x).offset(-margin)",
        "equalTo(x).offset(margin); $0.top": "equalTo(x.snp.bottom).offset(margin); $0.leading",
        "offset(8)": "offset(8).priority(.low)",
        "equalTo(x).offset(8)": "greaterThanOrEqualTo(x).offset(8)",
      ])
    for code in [
      "a.snp.makeConstraints { $0.top.equalTo(x).offset(margin) }\nx.snp.makeConstraints { $0.top.equalTo(a).offset(-margin) }",
      "if isWide { a.snp.makeConstraints { $0.top.equalTo(x).offset(margin) } } else { a.snp.makeConstraints { $0.top.equalTo(x).offset(8) } }",
      "a.snp.makeConstraints { $0.top.equalTo(x).offset(margin) }\na.snp.remakeConstraints { $0.top.equalTo(x).offset(8) }",
      "a.snp.makeConstraints { $0.width.equalTo(x)«.multipliedBy(share)».offset(8); ↓$0.width.equalTo(x).offset(9) }",
    ] { expect(code) }
  }

  @Test("a length that the class of a view fixes in another way conflicts")
  func ownSizes() {
    let size = "init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }"
    let made = "private let button = RoundButton()"
    let expect = Expectation(
      ConflictingConstraints(),
      in: "class RoundButton: UIButton { \(size) }\nclass A: UIView { \(made); func setUp() { … } }"
    )
    let use = "button.snp.makeConstraints { ↓$0.height.equalTo(60) }"
    expect(use, around: [made: "private lazy var button: RoundButton = { RoundButton() }()"])
    expect("button.heightAnchor.constraint(equalToConstant: height).isActive = true")
    expect(
      "button.snp.makeConstraints { ↓$0.size.equalTo(60) }",
      around: [
        size:
          "init() { layout() }; func layout() { heightAnchor.constraint(equalToConstant: 7 * 8).isActive = true }; func setup() { widthAnchor.constraint(equalToConstant: 1).isActive = true }"
      ])
    // A number that the code which makes the view may choose.
    for number in ["size", "self.size", "style.height", "scaled(8)", "Style.height"] {
      expect(
        use,
        silentWith: [
          size: "init(size: CGFloat) { snp.makeConstraints { $0.height.equalTo(\(number)) } }"
        ])
    }
    // The same length, another one, a lower priority, later, or not always.
    expect(
      use,
      silentWith: [
        "60": "56", "height.equalTo(60)": "width.equalTo(60)", "(60)": "(60).priority(.high)",
        "button.snp.make": "button.snp.remake",
        "height.equalTo(60)": "height.greaterThanOrEqualTo(60)",
        "button.snp.makeConstraints { $0.height.equalTo(60) }":
          "if isWide { button.snp.makeConstraints { $0.height.equalTo(60) } }",
        "= RoundButton": "= UIButton", "= RoundButton": "= OtherButton",
        "(56)": "(56).priority(.low)",
        size:
          "init() { snp.makeConstraints { $0.height.equalTo(56) } }; init(height: CGFloat) { super.init(frame: .zero) }",
        size:
          "override init(frame: CGRect) { super.init(frame: frame) }; convenience init(size: Int) { self.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }",
        size: "func show() { snp.makeConstraints { $0.height.equalTo(56) } }",
        size: "init() { if isWide { snp.makeConstraints { $0.height.equalTo(56) } } }",
      ])
  }

  @Test("a view that a closure configures does not scroll because of a view in it")
  func configuredViews() {
    for (made, isFound) in [
      ("CardView().then { $0.tableView.isHidden = true }", true),
      ("UIScrollView().then { $0.tag = 1 }", false),
      ("{ let view = UIScrollView(); return view }()", false),
    ] {
      let body =
        "card.snp.makeConstraints { $0.top.equalTo(label); \(isFound ? "↓" : "")$0.edges.equalTo(label).inset(8) }"
      let code =
        "class A: UIView { let card = \(made); let label = UILabel(); func setUp() { \(body) } }"
      #expect(mismatch(ConflictingConstraints(), code) == nil, "\(made)")
    }
  }

  @Test("a center between an edge and the safe area conflicts where the view has insets")
  func insets() {
    func body(_ view: String) -> String {
      """
      a.snp.makeConstraints {
        $0.top.equalTo(\(view))
        $0.bottom.equalTo(\(view).safeAreaLayoutGuide)
        ↓$0.centerY.equalTo(\(view))
      }
      """
    }
    expect(body("view"))
    expect(body("x").filter { $0 != "↓" })
    expect(body("self").filter { $0 != "↓" })
  }

  @Test("what may hold, at another time or with other sizes, is silent")
  func silent() {
    expect(
      "\(Self.top).isActive = true\n↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8).isActive = true",
      silentWith: [
        "x.topAnchor,": "y.topAnchor,",
        "equalTo: x.topAnchor,": "lessThanOrEqualTo: x.topAnchor,",
        "\na": "\nNSLayoutConstraint.deactivate(a.constraints)\na", "\na": "\na = UIView()\na",
        "\(Self.top).isActive = true": "UIView.animate { \(Self.top).isActive = true }",
      ])
    for code in [
      "«\(Self.top).isActive = true\nif isWide→if isWide { \(Self.top).isActive = true } else» { ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8).isActive = true }",
      "wide = \(Self.top)\nnarrow = a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)",
      "a.snp.makeConstraints { $0.top.equalTo(x); ↓$0.top.equalTo(x).offset(8)«.priority(.low)» }",
      "a.snp.makeConstraints { $0.top.equalTo(x) }\na.snp.remakeConstraints { $0.top.equalTo(x).offset(8) }",
      "a.snp.makeConstraints { $0.top.equalTo(x) }\na.snp.updateConstraints { $0.top.equalTo(x).offset(8) }",
      "let group = constrain(a) { $0.width == 8 }\nlet other = constrain(a) { $0.width == 9 }",
      "constrain(a, replace: group) { $0.width == 8 }\nconstrain(a, replace: other) { $0.width == 9 }",
      "a.snp.makeConstraints { $0.leading.trailing.equalTo(x).inset(8); $0.width.equalTo(100) }",
      """
      scrollView.snp.makeConstraints { $0.height.equalTo(100) }
      a.snp.makeConstraints { $0.top.bottom.equalTo(scrollView); $0.height.equalTo(300) }
      """,
      """
      a.snp.makeConstraints {
        $0.centerX.equalTo(x)
        $0.leading.equalTo(x.safeAreaLayoutGuide)
        $0.trailing.equalTo(x.safeAreaLayoutGuide)
      }
      """,
      """
      let portrait = [a.widthAnchor.constraint(equalToConstant: 8)]
      let landscape = [a.widthAnchor.constraint(equalToConstant: 9)]
      """,
    ] { expect(code) }
  }

  @Test(
    "what comes after a branch conflicts with what it makes, unless the branch leaves",
    arguments: [
      ("if isWide { a.widthAnchor == 8 }\n↓a.widthAnchor == 9"),
      ("a.heightAnchor == 4\nif isWide { a.widthAnchor == 8 }\n↓a.widthAnchor == 9"),
      ("switch kind { case .wide: a.widthAnchor == 8; default: break }\n↓a.widthAnchor == 9"),
      "if isWide { a.widthAnchor == 8«; return» }\n↓a.widthAnchor == 9",
      "if isWide { a.widthAnchor == 8 }«\n↓a.widthAnchor→ else { a.widthAnchor == 9 }\na.heightAnchor» == 9",
      "if isWide { a.widthAnchor == 8 }\na«.removeFromSuperview()»\n↓a.widthAnchor == 9",
    ])
  func afterBranch(body: String) {
    RulesTests.expect(
      ConflictingConstraints(), "import Anchorage\nfunc setUp() {\n\(body)\n}")
  }

  @Test("a loop over views makes its constraints for each of them")
  func loops() {
    for code in [
      "[a, b].forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }\n↓b.heightAnchor.constraint(equalToConstant: 277).isActive = true",
      "b.snp.makeConstraints { $0.height.equalTo(277) }\n[a, b].forEach { view in view.snp.makeConstraints { ↓$0.height.equalTo(20) } }",
      "let all = [a, b]; all.forEach { $0.widthAnchor.constraint(equalTo: x.widthAnchor).isActive = true }\nx.snp.makeConstraints { $0.width.equalTo(8) }\na.snp.makeConstraints { ↓$0.width.equalTo(9) }",
      "[a, b].forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }\nx.heightAnchor.constraint(equalToConstant: 277).isActive = true",
      "[a, b].forEach { $0.heightAnchor.constraint(equalTo: $0.widthAnchor).isActive = true; $0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }",
      "all.forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }\nb.heightAnchor.constraint(equalToConstant: 277).isActive = true",
    ] { expect(code) }
  }

  @Test("an inequality that equations leave no choice conflicts with them")
  func inequalities() {
    let setUp = """
      x.snp.makeConstraints { $0.width.equalTo(200) }
      a.snp.makeConstraints {
        $0.centerX.equalTo(x)
        $0.width.equalTo(190)
        ↓$0.leading.trailing.equalTo(x).inset(8)
      }
      """
    expect(
      setUp.replacing(".equalTo(x).inset", with: ".greaterThanOrEqualTo(x).inset").replacing(
        ".leading.trailing", with: ".leading"))
    expect(
      "\(Self.top).isActive = true\n↓a.topAnchor.constraint(greaterThanOrEqualTo: x.topAnchor, constant: 8).isActive = true"
    )
    for (old, new) in [
      ("inset(8)", "inset(5)"), ("inset(8)", "inset(8).priority(.high)"),
      ("equalTo(190)", "lessThanOrEqualTo(190)"), ("$0.centerX.equalTo(x)", ""),
    ] {
      expect(
        setUp.replacing("↓$0.leading.trailing.equalTo", with: "$0.leading.greaterThanOrEqualTo")
          .replacing(old, with: new))
    }
  }

  @Test("functions that one function calls one after the other are one path")
  func functions() {
    RulesTests.expect(
      ConflictingConstraints(),
      """
      class PlayerView: UIView {
        init() {
          super.init(frame: .zero)
          setUpIcon()
          setUpSizes()
        }
        func setUpIcon() {
          icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        }
        func setUpSizes() {
          ↓icon.widthAnchor.constraint(equalToConstant: 32).isActive = true
        }
        func setUpWide() {
          icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }
      """)
  }

  @Test("the message names the other constraints, their lines and the difference")
  func message() throws {
    let finding = try #require(
      diagnostics(
        of: ConflictingConstraints(),
        in:
          "a.snp.makeConstraints { $0.leading.equalTo(view); $0.trailing.equalTo(view).offset(-1); $0.width.equalTo(view) }"
      ).first)
    #expect(
      finding.message
        == "the width of `a` contradicts `a.leading`, `a.trailing` (line 1) by 1 point, so UIKit breaks one of these constraints"
    )
  }

  @Test("a constraint that is written on the container is named after the view in it")
  func writtenOnContainer() throws {
    let finding = try #require(
      diagnostics(
        of: ConflictingConstraints(),
        in: """
          class A: UIView {
            let label = UILabel()
            func setUp() {
              bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
              bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 9).isActive = true
            }
          }
          """
      ).first)
    #expect(
      finding.message
        == "the bottom of `label` is fixed twice, here and on line 4, 1 point apart, so UIKit breaks one of the two constraints"
    )
    let other = try #require(finding.related.first)
    #expect(finding.related.count == 1 && other.message == "the other constraint")
    #expect(other.place.start == .init(line: 4, column: 5) && other.place.end.column == 70)
  }

  @Test("an inset between opposite edges points where the second edge says")
  func oppositeInset() {
    expect(
      "a.snp.makeConstraints { $0.top.equalTo(x.snp.bottom).inset(8) }\na.snp.makeConstraints { ↓$0.top.equalTo(x.snp.bottom).offset(«-»8) }"
    )
    expect(
      "a.easy.layout(Bottom(8).to(x, .top)); a.snp.makeConstraints { ↓$0.bottom.equalTo(x.snp«.top»).offset(-8) }"
    )
  }

  @Test(
    "lengths that add up to that of a controller's view fit one screen",
    arguments: [
      ("A: UIViewController", "view", true),
      ("A: UIViewController", "view.safeAreaLayoutGuide", true),
      ("A: UIViewController", "card", false),
      ("A: UIView", "view", false),
    ])
  func screen(type: String, container: String, isConflict: Bool) {
    let mark = isConflict ? "↓" : ""
    expect(
      """
      class \(type) {
        let card = UIView()
        let a = UIView()
        let b = UIView()
        func setUp() {
          NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: \(container).leadingAnchor, constant: 16),
            a.widthAnchor.constraint(equalToConstant: 120),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: \(container).trailingAnchor, constant: -16),
            \(mark)b.widthAnchor.constraint(equalToConstant: 200),
          ])
        }
      }
      """)
  }

  @Test("the message names the only screen that fits")
  func screenMessage() throws {
    func message(_ container: String) -> String? {
      diagnostics(
        of: ConflictingConstraints(),
        in: """
          class A: UIViewController {
            let a = UIView()
            func setUp() {
              a.topAnchor.constraint(equalTo: \(container).topAnchor, constant: 10).isActive = true
              a.bottomAnchor.constraint(equalTo: \(container).bottomAnchor, constant: -10).isActive = true
              a.heightAnchor.constraint(equalToConstant: 600).isActive = true
            }
          }
          """
      ).first?.message
    }
    #expect(
      message("view")
        == "the height of `a` contradicts `a.top`, `a.bottom` (lines 4 and 5) unless the screen is 620 points high, so UIKit breaks one of these constraints"
    )
    #expect(
      message("view.safeAreaLayoutGuide")
        == "the height of `a` contradicts `a.top`, `a.bottom` (lines 4 and 5) unless the screen is exactly that high, so UIKit breaks one of these constraints"
    )
  }
}
