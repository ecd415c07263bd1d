import Testing

@testable import Rules

@Suite("inactive_constraint")
struct InactiveConstraintTests {
  @Test("each view has one finding in a list of statements")
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
    expect(InactiveConstraint(), code)
  }

  @Test(
    "a constraint that a condition binds is silent",
    arguments: [
      "if let first = labels.first?.topAnchor.constraint(equalTo: topAnchor) { all.append(first) }",
      "guard let top = label?.topAnchor.constraint(equalTo: topAnchor) else { return }; use(top)",
      "while let top = label?.topAnchor.constraint(equalTo: topAnchor) { use(top) }",
    ])
  func bound(body: String) {
    expect(InactiveConstraint(), "func setUp() { \(body) }")
  }

  @Test("libraries that activate by themselves are silent")
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
    expect(InactiveConstraint(), code)
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
    expect(InactiveConstraint(), libraries)
  }

  @Test("an inactive constraint among makers is reported")
  func insideMaker() {
    let code = """
      func setUp() {
        a.snp.makeConstraints { make in
          make.top.equalToSuperview()
          ↓b.topAnchor.constraint(equalTo: x.topAnchor)
        }
      }
      """
    expect(InactiveConstraint(), code)
  }

  @Test("an array of constraints and those of a format have one finding where they are discarded")
  func lists() {
    let format = "NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a]-[b]|\", metrics: nil)"
    let code = """
      func setUp() {
        count = 1
        ↓[a.topAnchor.constraint(equalTo: x.topAnchor), b.topAnchor.constraint(equalTo: x.topAnchor)]
        _ = ↓[a.topAnchor.constraint(equalTo: x.topAnchor)]
        ↓\(format)
        _ = ↓\(format)
        ↓NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
        let ↓unused = \(format)
      }
      """
    expect(InactiveConstraint(), code)
  }

  @Test("a format without a constraint that the code shows is enough to read a file")
  func unknownFormat() {
    let code = """
      func setUp() {
        ↓NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
        count = 1
      }
      """
    expect(InactiveConstraint(), code)
  }

  @Test(
    "arrays and formats that are used, returned or handed to something else are silent",
    arguments: [
      "[$a].forEach { $0.isActive = true }",
      "[$a.activated()]",
      "NSLayoutConstraint.activate([$a])",
      "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v))",
      "NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v).activate()",
      "all += NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: v)",
      "views.map { [$a] }",
      "views.map { NSLayoutConstraint.constraints(withVisualFormat: f, metrics: nil, views: [$0]) }",
      "Layout.constraints(withVisualFormat: f)",
    ])
  func usedLists(_ body: String) {
    let anchor = "a.topAnchor.constraint(equalTo: x.topAnchor)"
    let code = """
      func setUp() {
        count = 1
        \(body.replacing("$a", with: anchor))
      }
      func make() -> [NSLayoutConstraint] { [\(anchor)] }
      var all: [NSLayoutConstraint] { NSLayoutConstraint.constraints(withVisualFormat: f, views: v) }
      """
    expect(InactiveConstraint(), code)
  }

  @Test(
    "a constraint is named after the view that it places",
    arguments: [
      "view.trailingAnchor.constraint(equalTo: label.trailingAnchor)",
      "label.trailingAnchor.constraint(equalTo: view.trailingAnchor)",
      "view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor)",
      "box.trailingAnchor.constraint(equalTo: label.trailingAnchor)",
    ])
  func placedView(_ constraint: String) {
    let found = diagnostics(
      of: InactiveConstraint(),
      in: """
        class A: UIViewController {
          let label = UILabel()
          func setUp() {
            box.addSubview(label)
            \(constraint)
          }
        }
        """)
    #expect(
      found.map(\.message) == [
        "a constraint of `label` is created and discarded, so it never takes effect"
      ])
  }

  @Test("a view that is tied to something outside of it keeps its name")
  func outerView() {
    for constraint in [
      "topAnchor.constraint(equalTo: parent.topAnchor)",
      "self.topAnchor.constraint(equalTo: other.topAnchor)",
    ] {
      let found = diagnostics(
        of: InactiveConstraint(),
        in: """
          class Badge: UIView {
            func attach(to parent: UIView) {
              parent.addSubview(self)
              \(constraint)
            }
          }
          """)
      #expect(
        found.map(\.message) == [
          "a constraint of `self` is created and discarded, so it never takes effect"
        ])
    }
  }
}
