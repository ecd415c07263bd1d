import Testing

@testable import Rules

@Suite("size_before_layout")
struct SizeBeforeLayoutTests {
  private let expect = Expectation(
    SizeBeforeLayout(),
    in: """
      class PlayerView: UIView {
        …
        private let gradient = CAGradientLayer()
        …
      }
      """)

  private static let cover = "private let cover = UIView()"
  private static let add = "addSubview(cover)"

  @Test("a layer of a view without subviews, made by a closure, too")
  func layerOnly() {
    for value in ["CAGradientLayer()", "{ let layer = CAGradientLayer(); return layer }()"] {
      RulesTests.expect(
        SizeBeforeLayout(),
        """
        class ShadeView: UIView {
          private let shade: CAGradientLayer = \(value)
          init() {
            super.init(frame: .zero)
            layer.addSublayer(shade)
            shade.frame = ↓self.layer.bounds
          }
        }
        """)
    }
  }

  @Test(
    "a shape that is computed too early is reported",
    arguments: [
      (cover, "init() { \(add); cover.layer.cornerRadius = ↓cover.frame.height / 2 }"),
      (cover, "init() { \(add); cover.layer.cornerRadius = min(↓cover.bounds.size.width, 8) }"),
      (cover, "init() { \(add); gradient.frame = ↓cover.bounds }"),
      (
        cover,
        "init() { \(add); cover.layer.shadowPath = UIBezierPath(rect: ↓cover.bounds).cgPath }"
      ),
      (cover, "override func viewDidLoad() { \(add); gradient.frame = ↓cover.bounds }"),
      (
        cover,
        "init() { setUp() }\nfunc setUp() { \(add); style() }\nprivate func style() { gradient.frame = ↓cover.bounds }"
      ),
      (
        "private lazy var cover: UIView = { let view = UIView(frame: .zero); view.alpha = 0; return view }()",
        "init() { \(add); cover.layer.cornerRadius = ↓cover.frame.height / 2 }"
      ),
      (
        "private var cover: UIButton!",
        "init() { cover = UIButton(type: .system); \(add); cover.layer.cornerRadius = ↓cover.frame.height / 2 }"
      ),
      (
        "",
        "func show() { let badge = UILabel(); addSubview(badge); badge.layer.cornerRadius = ↓badge.frame.height / 2 }"
      ),
      (
        cover,
        "init() { \(add); gradient.frame = ↓cover.bounds; cover.layer.cornerRadius = cover.frame.height }"
      ),
    ])
  func found(property: String, members: String) { expect(property, members) }

  @Test("a size that may be known, or is read again, is silent")
  func silent() {
    expect(
      Self.cover, "init() { \(Self.add); gradient.frame = ↓cover.bounds }",
      silentWith: [
        Self.add: "layoutIfNeeded()",
        Self.add: "cover.frame = CGRect(x: 0, y: 0, width: 9, height: 9)",
        Self.add: "cover.sizeToFit()", Self.add: "cover.pin.all()",
      ])
    for (first, second) in [
      (Self.cover, "override func layoutSubviews() { gradient.frame = cover.bounds }"),
      (
        Self.cover,
        "init() { gradient.frame = ↓cover.bounds }\noverride func layoutSubviews() { gradient«.frame» = cover.bounds }"
      ),
      (
        Self.cover,
        "init() { setUp() }\nfunc setUp() «{ \(Self.add); style() }\nprivate →{ style() }\nfunc update() { style() }\n»func style() { gradient.frame = ↓cover.bounds }"
      ),
      (Self.cover, "func style() { gradient.frame = cover.bounds }"),
      (Self.cover, "init() { later { gradient.frame = cover.bounds } }"),
      (Self.cover, "init() { gradient.frame.origin = cover.frame.origin }"),
      (
        Self.cover,
        "init() { let box = UIView(); box.frame = ↓cover.bounds«; box.autoresizingMask = .all» }"
      ),
      (Self.cover, "init() { height.constant = cover.frame.height }"),
      (
        "private let cover = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))",
        "init() { gradient.frame = cover.bounds }"
      ),
      ("private let cover = UIImageView(image: image)", "init() { gradient.frame = cover.bounds }"),
      ("private let cover = UISwitch()", "init() { gradient.frame = cover.bounds }"),
      ("private let cover = makeCover()", "init() { gradient.frame = cover.bounds }"),
      ("@IBOutlet private var cover: UIView!", "init() { gradient.frame = cover.bounds }"),
      ("let cover = UIView()", "init() { gradient.frame = cover.bounds }"),
      ("", "init() { gradient.frame = bounds }"),
    ] { expect(first, second) }
  }

  @Test("the message says what is read, and where it should be")
  func message() throws {
    let finding = try #require(
      diagnostics(
        of: SizeBeforeLayout(),
        in:
          "class C: UIViewController { private let box = UIView()\noverride func viewDidLoad() { view.addSubview(box); box.layer.cornerRadius = box.frame.height / 2 } }"
      ).first)
    #expect(
      finding.message
        == "`box` gets its size when it is laid out, after this code: `box.frame.height` is 0 here")
    #expect(
      finding.advice
        == "read it in `viewDidLayoutSubviews`, where it is up to date whenever the size changes")
  }

  private let expectInController = Expectation(
    SizeBeforeLayout(),
    in: """
      class PlayerViewController: UIViewController {
        private let table = UITableView()
        private var preview: CALayer?
        …
        func add() { view.addSubview(table) }
      }
      """)

  @Test(
    "insets of a safe area that are read before the view is in a window are reported",
    arguments: [
      "override func viewDidLoad() { height.constant = ↓view.safeAreaInsets.bottom + 8 }",
      "override func viewDidLoad() { setUp() }\nprivate func setUp() { table.snp.makeConstraints { $0.bottom.equalTo(↓self.view.safeAreaInsets) } }",
      "override func loadView() { let top = ↓view.safeAreaInsets.top }",
    ])
  func earlyInsets(members: String) { expectInController(members) }

  @Test(
    "insets that may be known, or are read again, are silent",
    arguments: [
      "override func viewDidAppear(_ animated: Bool) { height.constant = view.safeAreaInsets.bottom }",
      "override func viewDidLoad() { height.constant = ↓view.safeAreaInsets.bottom }«\noverride func viewSafeAreaInsetsDidChange() { update() }»",
      "override func viewDidLoad() { height.constant = ↓view.safeAreaInsets.bottom }\nfunc update() { height.constant = view«.safeAreaInsets».bottom }",
      "override func viewDidLoad() { height.constant = «↓view.safeAreaInsets.bottom + 8→window.safeAreaInsets.bottom» }",
      "override func viewDidLoad() { «let view = window; »height.constant = ↓view.safeAreaInsets.bottom }",
      "override func viewDidLoad() { later { self.height.constant = self.view.safeAreaInsets.bottom } }",
      "override func viewDidLoad() { view«.layoutIfNeeded()»; height.constant = ↓view.safeAreaInsets.bottom }",
    ])
  func otherInsets(members: String) { expectInController(members) }

  @Test("insets of a view in its initializer are reported")
  func insetsOfView() {
    expect("", "init() { addSubview(x); height.constant = ↓safeAreaInsets.bottom }")
    expect("", "init() { addSubview(x); height.constant = ↓self.safeAreaInsets.bottom }")
    expect(
      "",
      "init() { addSubview(x); «let safeAreaInsets = a; »height.constant = ↓safeAreaInsets.bottom }"
    )
  }

  @Test(
    "a layer that gets the size of the view once, too early, is reported",
    arguments: [
      "override func viewDidLoad() { let gradient = CAGradientLayer(); gradient.frame = ↓view.bounds; view.layer.addSublayer(gradient) }",
      "override func viewDidLoad() { setUp() }\nfunc setUp() { self.preview = AVCaptureVideoPreviewLayer(session: s); self.preview?.frame = ↓self.view.layer.bounds }",
    ])
  func earlyLayers(members: String) { expectInController(members) }

  @Test(
    "a layer that follows the view, or is no layer, is silent",
    arguments: [
      "override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = ↓view.bounds }«\noverride func viewDidLayoutSubviews() { preview?.frame = view.bounds }»",
      "override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = ↓view.bounds }\nfunc update() { preview?«.frame».size.width = view.bounds.width }",
      "override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = ↓view.bounds }\nfunc update() { view.layer«.sublayers»?.first?.frame = view.bounds }",
      "override func viewDidLoad() { preview = box.layer; preview?.frame = view.bounds }",
      "override func viewDidLoad() { let box = UIView(); box.frame = view.bounds }",
      "override func viewDidAppear(_ animated: Bool) { preview = CAGradientLayer(); preview?.frame = view.bounds }",
      "override func viewDidLoad() { preview = CAGradientLayer(); preview?.frame = box.bounds }",
    ])
  func otherLayers(members: String) { expectInController(members) }

  @Test(
    "a layer or a shadow along the bounds that a view has when it is made",
    arguments: [
      "override init(frame: CGRect) { super.init(frame: frame); gradient.frame = ↓bounds }",
      "override init(frame: CGRect) { super.init(frame: frame); setUp() }; private func setUp() { gradient.frame = ↓self.bounds }",
      "init() { super.init(frame: .zero); layer.shadowPath = UIBezierPath(rect: ↓bounds).cgPath }",
      "init() { super.init(frame: .zero); let path = UIBezierPath(rect: ↓bounds); layer.shadowPath = path.cgPath }",
      "init() { super.init(frame: .zero); gradient.frame = ↓layer.bounds«; frame.size = size» }",
      "«init() { super.init(frame: .zero)→init() { super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))»; gradient.frame = ↓bounds }",
      "init() { super.init(frame: .zero); gradient.frame = ↓bounds }«; override func layoutSubviews() { gradient.frame = bounds }»",
      "func show() { gradient.frame = bounds; layer.shadowPath = UIBezierPath(rect: bounds).cgPath }",
      "init() { super.init(frame: .zero); addSubview(card); let path = UIBezierPath(rect: ↓card.bounds) }",
    ])
  func ownBounds(_ members: String) {
    Expectation(
      SizeBeforeLayout(),
      in: """
        class CardView: UIView {
          private let card = UIView()
          private let gradient = CAGradientLayer()
          func add() { addSubview(card) }
          …
        }
        """)(members)
  }

  @Test(
    "what one type does on each layout says nothing about another, unless that inherits from it",
    arguments: [
      ("UIView", "↓bounds", "override func layoutSubviews() { line.frame = bounds }"),
      ("UIView", "↓bounds", "func show() { gradient.frame = bounds }"),
      ("CardView", "bounds", "override func layoutSubviews() { gradient.frame = bounds }"),
    ])
  func types(_ superclass: String, _ bounds: String, _ member: String) {
    let code = """
      class CardView: UIView {
        let gradient = CAGradientLayer()
        init() { super.init(frame: .zero); gradient.frame = \(bounds) }
      }
      class OtherView: \(superclass) {
        \(member)
      }
      """
    RulesTests.expect(SizeBeforeLayout(), code)
  }
}
