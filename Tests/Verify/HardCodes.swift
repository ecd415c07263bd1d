/// Long lists, long chains and deep nests of what rules and dialects search.
enum HardCodes {
  static let codes =
    (lists + trees + nests + comparisons + frames + libraries).map {
      GrowingCode(parts: $0)
    } + numberedCodes

  /// Constraints, views and functions, many of one kind. For each code: a text, what is repeated after it, the next
  /// text, and so on.
  private static let lists = [
    [
      "activate([",
      "v%.leftAnchor.constraint(equalTo: x),v%.topAnchor.constraint(equalTo: x, constant: -y),",
      "])",
    ],
    ["activate([", "v.topAnchor.constraint(equalTo: x, constant: -y),", "])"],
    ["activate([", "v%.leftAnchor.constraint(equalTo: x.leftAnchor),\n", "])"],
    ["", "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\n"],
    ["f(", "[a.topAnchor.constraint(equalTo: x)],", "b)"],
    ["a", ".topAnchor.constraint(equalTo: x)"],
    ["func a() {\na.pin", ".left(8)", "\n}"],
    ["a.snp.makeConstraints { make in make.top", ".equalTo(x).offset(-y)", "}"],
    ["class A: UIView { func setup() {\n", "addSubview(x%)\nx%.font = y\n", "}}"],
    ["func s() { switch x {", "case .a: addSubview(x); x.font = y\n", "} }"],
    [
      "class A: UIView {\n",
      "lazy var x%: UIView = { let v = UIView(frame: view.bounds); addSubview(v); return v }()\n",
      "}",
    ],
    [
      "func s() { addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|", "-8-[a]",
      "\", options: [], metrics: nil, views: v)) }",
    ],
    ["f(", "g(v.topAnchor.constraint(equalTo: x)),\n", "a)"],
    ["f(", "a = v.topAnchor.constraint(equalTo: x);", ")"],
    ["import Anchorage\n{ a", ".f(v.edgeAnchors == x.edgeAnchors - 8)", " }()"],
    ["f {", "#if A\nv.topAnchor.constraint(equalTo: x)\n#endif\n", "}"],
    [
      "func s() {",
      "let h = a.heightAnchor.constraint(equalToConstant: 20); h.priority = .low; activate([h]);",
      "}",
    ],
    ["func a() {\n", "}])"],
    [
      "func setup() {\n", "let c% = a.topAnchor.constraint(equalTo: t)\nc%.priority = .low\n",
      "activate([", "c%, ", "])\n}",
    ],
    [
      "func setup() {\n", "addSubview(v%)\nv%.translatesAutoresizingMaskIntoConstraints = false\n",
      "NSLayoutConstraint.activate([", "v%.topAnchor.constraint(equalTo: t),\n", "])\n}",
    ],
    ["", "class BaseV%: UIView { func f() { fatalError() } }\n"],
    ["func f() {\n", "v%.layer.cornerRadius = 1\n", "}"],
  ]

  /// Views in a tree, and the functions that build it.
  private static let trees = [
    ["class A: UIView { let x = UIView(); func s() {\n", "addSubview(x)\n", "}}"],
    [
      "class A: UIView {\n", "let x% = UIView()\n", "func s() {\n", "addSubview(x%)\n", "",
      "addSubview(x%)\n", "}}",
    ],
    [
      "class A: UIView { let x = UIView()\n", "func f%() { addSubview(x) }\n", "func s() {\n",
      "f%()\n", "}}",
    ],
    [
      "class A: UIView { let x = UIView()\nfunc f() {", "addSubview(x)\n", "}\n",
      "func g%() { f() }\n", "}",
    ],
    [
      "class A: UIView {\n", "private let x% = UIView()\n", "func s() {\n", "x%.alpha = 1\n", "}}",
    ],
    [
      "",
      "class A%: UIView { private let x = UIView(); func s() { x.alpha = 1; y.x.alpha = 1 } }\n",
    ],
    [
      "class A: UIView { func s() {\n",
      "let x% = UIView(); addSubview(x%); x%.topAnchor.constraint(equalTo: y).isActive = true\n",
      "}}",
    ],
    [
      "class A: UIView {\n", "lazy var x: UIView = { let x = UIView(); ", "", "return x }()", "}",
    ],
    [
      "class A: UIView { override func layoutSubviews() {\n", "f%()\n", "}\n",
      "func f%() { if a { addSubview(x) } }\n", "}",
    ],
    ["class A: UITableViewCell {\n", "func f%() { addSubview(x%) }\n", "}"],
    [
      "addSubview(x, withConstraints: [", "v%.topAnchor.constraint(equalTo: w%.topAnchor),\n", "])",
    ],
    [
      "", "addSubview(x, withConstraints: [v.topAnchor.constraint(equalTo: w.topAnchor), ", "",
      "])",
    ],
    ["class A: UIView { func setup() {\n", "[v%].forEach {\nx.addSubview($0)\n", "", "}\n", "} }"],
  ]

  /// One thing in itself.
  private static let nests = [
    [
      "class A: UIView { func setup() {", "if a { addSubview(x); x.font = y;", "", "}", "}}",
    ],
    ["", "f { $0.topAnchor.constraint(equalTo: x.topAnchor); ", "", "}"],
    ["func s() {", "a.snp.makeConstraints { make in make.top.equalTo(x); ", "", "}", "}"],
    ["let a = ", "CGRect(frame: CGRect(x: ", "-x", "))"],
    ["", "#if A\n", "addSubview(x)\nx.font = y\n", "#endif\n"],
    ["", "({["],
    [
      "func setup() {\n",
      "do {\nlet c = a.topAnchor.constraint(equalTo: t)\nc.priority = .low\nadd(c)\n", "", "}\n",
      "}",
    ],
    inTypes("addSubview(x)"), inTypes("x.font = y"),
    inTypes("x.topAnchor.constraint(equalTo: y).isActive = true"), inTypes("f(); g()"),
    ["func s() {", "x.snp.makeConstraints { $0.top.equalTo(y).offset(", "z", ") }", "}"],
    [
      "class A: UIView { func s() {", "x.autoPinEdge(.top, to: .top, of: y, withOffset: ", "z", ")",
      "}}",
    ],
    ["func s() {", "(", "z", ").topAnchor.constraint(equalTo: b)", "}"],
    ["import Stevia\nclass A: UIView { func s() {", "x.Top == y.Top + -(", "z", ")", "}}"],
    ["import Stevia\nclass A: UIView { func s() {", "x.Top == y.Top + -1 * (", "z", ")", "}}"],
  ]

  private static func inTypes(_ statement: String) -> [String] {
    ["", "class A: UIView { let x = UIView(); func setup() { \(statement)\n", "z", "}}"]
  }

  /// Constraints written as comparisons, and as attributes.
  private static let comparisons = [
    ["func s() {", "a.topAnchor == b.topAnchor\n", "}"],
    ["activate([", "a.topAnchor == b[0].topAnchor - f(-x),", "])"],
    ["", "f { a.topAnchor == b.topAnchor; ", "", "}"],
    ["", "(a.topAnchor == ", "b.topAnchor", ")"],
    ["", "(", "a.topAnchor == b.topAnchor", ") ~ 1"],
    ["a.topAnchor", " == a.topAnchor"],
    ["a.topAnchor == b", " ~ a.topAnchor == b"],
    ["a.topAnchor == ", "x - -y + ", "b.topAnchor", " * x"],
    ["a.topAnchor == ", "-x * (", "b.topAnchor", ") + x"],
    ["a", ".topAnchor", " == b.topAnchor"],
    ["f(", "{ [x] },", "", "a.topAnchor == b.topAnchor,", ")"],
    ["", "constrain(a) { a in a.top == a.superview!.top; ", "", "}"],
    ["constrain(a, b) { a, b in ", "a.top == b.top + b.top.top - -x\n", "}"],
    ["constrain(", "a,", "a) { ", "a,", "b in ", "b.top == b.bottom\n", "}"],
    ["constrain(a) { a in align(top: a", ", a", ") }"],
    ["a.easy.layout(", "Top(-x).to(b),", "Top())"],
    ["a.easy.layout(", "Top(", "", ")", ")"],
    ["a.easy.layout(", "[Top(), ", "", "]", ")"],
    ["a.easy.layout(Top()", ".to(b).with(-x).when { c }", ")"],
    ["import EasyPeasy\na", " <- [Top()] <- Top(8)"],
  ]

  private static let frames = [
    [
      "func f() {\n",
      "let l% = UIView.ViewLayout(withBounds: v%, position: .left, size: s, padding: (0, -x))\n",
      "}",
    ],
    [
      "func performLayout() {\n",
      "v% = UIView(width: 8, height: 8)\nv%.layer.cornerRadius = v%.frame.height / 2\n", "}",
    ],
    [
      "func performLayout() {\n",
      "v = UIView(width: 8, height: 8)\nv.layer.cornerRadius = v.frame.height / 2\n", "}",
    ],
    ["v = ", "UIView(topInset: -x, frame: ", "", ")"],
    ["v = UIView(frame: ", "CGRect(frame: ", "", ")", ")"],
    ["v.frame.origin.x = ", "(1 + ", "2", ")"],
    ["v.font = ", "UIFont(name: a, size: ", "1", ")"],
    ["v.fonts = [", "UIFont.systemFont(ofSize: 15), ", "]"],
    ["class A: UIView { func f() { p = [", "CGPoint(x: frame.minX, y: frame.maxY), ", "] } }"],
    ["class A: UIView {\n", "let l% = CALayer()\n", "func f() {\n", "l%.frame = bounds\n", "} }"],
  ]

  /// What single libraries offer, and the visual format language.
  private static let libraries = [
    [
      "func s() {", "NSLayoutConstraint.autoSetPriority(x) { a.autoCenterInSuperview(); ", "", "}",
      "}",
    ],
    ["func s() {", "a.autoPinEdge(toSuperviewEdge: .left, withInset: -x)\n", "}"],
    ["[", "a, ", "b].autoAlignViews(to: .top)"],
    ["a", ".autoCenterInSuperview()"],
    ["import TinyConstraints\n", "a.top(to: ", "b", ")"],
    ["import TinyConstraints\n", "a.edges(to: b, excluding: ", ".top", ")"],
    ["import TinyConstraints\na.edges(to: b, insets: ", ".uniform(", "-x", ")"],
    ["", "NSLayoutConstraint.constraints(withVisualFormat: \"[a]\", options: f(", "", "))"],
    ["NSLayoutConstraint.constraints(withVisualFormat: \"H:", "[a]-(>=8,<=b@c)-", "|\")"],
    ["NSLayoutConstraint.constraints(withVisualFormat: \"", "[a(", "\")"],
    [
      "NSLayoutConstraint.constraints(withVisualFormat: \"", "[a]", "\", views: [\"a\": ", "x.",
      "y])",
    ],
    ["import Stevia\nfunc f() {\na.pin", ".left(8).top(8)"],
    ["import Stevia\nfunc f() {\na", ".left(8).top(8)"],
    ["import Stevia\nfunc f() {\n|a", "-8-a", "|\n}"],
    ["import Stevia\nfunc f() {\n", "a.Top == b.Top + 8\n", "\n}"],
    ["import Stevia\nfunc f() {\n", "a.Top == ", "\n}"],
    ["import Stevia\nfunc f() {\n", "a.Top == (", "\n}"],
    ["import Stevia\nfunc f() {\n", "|-a-(", "\n}"],
    ["import Stevia\nfunc f() {\n", "layout(8, |-a-|, ", "\n}"],
    ["import Stevia\nfunc f() {\n", "subviews(a.subviews(", "", "))", "\n}"],
    ["import Stevia\nfunc f() {\n", "subviews { ", "\n}"],
    ["import Stevia\nfunc f() {\n", "a.flex.define { $0.addItem(b)", "", "}", "\n}"],
    ["import Stevia\nfunc f() {\n", "layout(|-a.layout(", "", "))", "\n}"],
    ["import Stevia\nfunc f() {\n", "a.layout { ", "", "}", "\n}"],
    ["import Stevia\nfunc f() {\n", "a.flex.define { if x { ", "", "}}", "\n}"],
  ]

  /// What takes four times as long when it is twice as long. No more than a few are in each other in real code.
  static let quadraticCodes = [
    ["class A: UIView { private let x = UIView(); func s() { x.alpha = 1; f([", "x, ", "x]) }}"],
    ["a.topAnchor.constraint(equalTo: x, constant: ", "-(", "x", ")", ")"],
    ["func s() {", "a.topAnchor.constraint(equalTo: x, constant: -(", "z", "))", "}"],
    ["func s() {", "a.topAnchor.constraint(equalTo: x, constant: (", "z", ") * -1)", "}"],
    ["func s() {", "let i = UIEdgeInsets(top: -f(", "z", "), left: 0, bottom: 0, right: 0)", "}"],
    ["class A: UIView { let s = ", "UIStackView.init(arrangedSubviews: [x, ", "z", "])", "}"],
    ["constrain(", "a +", "a) { b in ", "b.top == b.bottom\n", "}"],
    ["class A: UIView { func performLayout() { ", "f(); ", "}\n", "func f() { f() }\n", "}"],
    ["import Stevia\nfunc f() {\n", "a.pin.top(b.pin.left(", "", "))", "\n}"],
  ].map { GrowingCode(parts: $0) }

  /// Names whose numbers are not those of the repetition.
  private static let numberedCodes = [
    GrowingCode("functions that call the next one") { count in
      let functions = (0..<count).map { "func f\($0)() { f\($0 + 1)() }\n" }
      return Array("class A: UIView { init() { f0() }\n\(functions.joined())}".utf8)
    },
    GrowingCode("views in the one before") { count in
      let additions = (0..<count).map { "v\($0).addSubview(v\($0 + 1))\n" }
      return Array("class A: UIView { func setup() {\n\(additions.joined())} }".utf8)
    },
    GrowingCode("subviews in the wrong order") { count in
      let last = count - 1
      let properties = (0...last).map { "let v\($0) = UIView()\n" }
      let calls = (0...last).map { "setupV\(last - $0)()\naddSubview(v\(last - $0))\n" }
      let functions = (0...last).map {
        "func setupV\($0)() { v\(last - $0).tag = 1; v\($0 / 2).alpha = 1 }\n"
      }
      return Array(
        "class A: UIView {\n\(properties.joined())func setup() {\n\(calls.joined())}\n\(functions.joined())}"
          .utf8)
    },
  ]
}
