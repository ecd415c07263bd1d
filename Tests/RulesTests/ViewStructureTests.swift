import RuleKit
import Testing

@testable import Rules

@Suite("view_structure")
struct ViewStructureTests {
  private func structure(
    _ style: ViewStructure.Style, _ marked: String, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(ViewStructure(options: .init(style: style)), marked, sourceLocation: location)
  }

  private static let closures = """
    class A: UIView {
      private lazy var ↓a: UILabel = {
        let label = UILabel()
        label.textColor = .red
        return label
      }()
      let ↓b: UIButton = {
        $0.setTitle("b", for: .normal)
        return $0
      }(UIButton())
      let ↓c = UILabel().then {
        $0.textColor = .red
      }
    }
    """
  private static let method = """
    class A: UIView {
      let ↓a = UILabel(), ↓b = UIButton()
      override init(frame: CGRect) {
        super.init(frame: frame)
        a.textColor = .red
        b.setTitle("b", for: .normal)
      }
    }
    """
  private static let functions = """
    class A: UIView {
      let ↓a = UILabel()
      let ↓b = UIButton()
      func setupA() { a.textColor = .red; addSubview(a) }
      func setupB() { self.b.setTitle("b", for: .normal) }
    }
    """

  @Test("the agreed style is clean, and each subview with another one is reported")
  func agreedStructure() {
    let codes: [(ViewStructure.Style, String)] = [
      (.closures, Self.closures), (.method, Self.method), (.functions, Self.functions),
    ]
    for (way, code) in codes {
      for style in [ViewStructure.Style.closures, .method, .functions] {
        structure(style, style == way ? code.replacing("↓", with: "") : code)
      }
      structure(.majority, code.replacing("↓", with: ""))
    }
  }

  @Test("one subview among others is reported, and the only one in a function is in one method")
  func singleSubviews() {
    structure(
      .functions,
      """
      class A: UIView {
        let a = UILabel()
        let b = UILabel()
        let ↓c: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
        let ↓d = UILabel()
        let plain = UILabel()
        init() { super.init(frame: .zero); d.alpha = 0 }
        func setupA() { a.alpha = 0; b.alpha = 1 }
        func setupB() { b.textColor = .red }
      }
      """)
    structure(
      .method,
      """
      class A: UIView {
        let a = UILabel()
        let ↓b: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
        func setup() { a.alpha = 0 }
      }
      class B: UIView {
        let a = UILabel()
        let b = UILabel()
        let ↓c = UILabel()
        func setup() { a.alpha = 0; b.alpha = 0 }
        func setupC() { c.alpha = 0 }
      }
      """)
  }

  @Test("setup functions in an extension count for their class")
  func structureInExtensions() {
    structure(
      .closures,
      """
      class A: UIView {
        let ↓a = UILabel()
        let ↓b = UIButton()
      }
      extension A {
        private func setup() {
          a.textColor = .red
          b.alpha = 0
        }
      }
      """)
  }

  @Test(
    "types without a clear style are silent",
    arguments: [
      "class A: UIView { let a = UILabel(); let b = UILabel() }",
      """
      class A: UIView {
        @IBOutlet weak var a: UILabel!
        @IBOutlet private var b: UILabel!
        func setup() { a.textColor = .red; b.textColor = .red }
      }
      """,
      "class A: UIView { func setup() { let a = UILabel(); a.alpha = 0; let b = UILabel(); b.alpha = 0 } }",
      """
      class A: UIView {
        let a = UILabel()
        let b = UILabel()
        func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true; addSubview(a) }
      }
      """,
      // Made on demand, or by functions.
      """
      class A: UIView {
        var a: UILabel?
        let b: UIButton = makeButton()
        let c = UIFactory().createLabel()
        func setup() { a?.textColor = .red; b.alpha = 0; c.alpha = 0 }
      }
      """,
      """
      class A: UIView {
        let a = UILabel()
        let b = UILabel()
        func render(props: Props) { a.text = props.a; b.text = props.b }
      }
      """,
      """
      class A {
        let a = Lamp()
        let b = Lamp()
        func setup() { a.color = .red; b.color = .red }
      }
      """,
    ])
  func noStructure(_ code: String) {
    for style in [ViewStructure.Style.closures, .functions] { structure(style, code) }
  }

  @Test("a local is not the property of its name")
  func locals() {
    structure(
      .closures,
      """
      class A: UIView {
        let a = UILabel()
        let ↓b = UILabel()
        func setup() { let a = UIButton(); a.alpha = 0; b.alpha = 0 }
      }
      """)
  }

  @Test("data, what goes with it, and a state beside a closure are no second setup")
  func closureAndValue() {
    structure(
      .closures,
      """
      class A: UIView {
        let a: UILabel = { let label = UILabel(); label.numberOfLines = 2; return label }()
        let b = UIImageView()
        let ↓c: UILabel = { let label = UILabel(); label.numberOfLines = 2; return label }()
        init(text: String, image: UIImage) {
          a.text = text
          a.textAlignment = .center
          b.image = image
          setup()
        }
        func setup() {
          a.backgroundColor = isToday ? .red : .clear
          if isToday { a.textColor = .red }
          c.textColor = .red
        }
      }
      """)
  }

  @Test("a view that the initializer gets from its caller is set up there")
  func given() {
    structure(
      .closures,
      """
      class A: UIView {
        private let header: UIView
        private let footer: UIView?
        private let ↓card: UIView
        private let ↓badge = UILabel()
        init(header: UIView, footer: UIView?) {
          self.header = header
          self.footer = footer
          card = UIView()
          super.init(frame: .zero)
          setup()
        }
        func setup() {
          header.clipsToBounds = true
          footer?.clipsToBounds = true
          card.clipsToBounds = true
          badge.textColor = .red
        }
      }
      """)
  }

  @Test("a function that adds several views belongs to none of them")
  func common() {
    let code = """
      class A: UIView {
        let a = UILabel()
        let b = UIButton()
        func setup() { addSubview(a); addSubview(b); b.isUserInteractionEnabled = false }
      }
      """
    let found = diagnostics(of: ViewStructure(options: .init(style: .closures)), in: code)
    #expect(found.map(\.message) == ["`b` is set up in one method with others"])
    let own = diagnostics(
      of: ViewStructure(options: .init(style: .closures)),
      in: code.replacing("addSubview(a); ", with: ""))
    #expect(own.map(\.message) == ["`b` is set up in a function of its own"])
  }

  @Test("a view with as many closures as functions follows no majority")
  func mixedStructure() {
    structure(
      .majority,
      """
      class A: UIView {
        let a = UILabel()
        let b: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
        func setupA() { a.alpha = 0 }
      }
      """)
  }

  @Test("the message counts view types, and the advice describes the agreed style")
  func structureMessage() throws {
    let code = [
      Self.closures, Self.closures.replacing("A:", with: "B:"),
      Self.method.replacing("A:", with: "C:"),
    ].joined(separator: "\n")
    let found = diagnostics(of: ViewStructure(), in: code.replacing("↓", with: ""))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      first.message
        == "2 of 3 view types set up each subview in a closure that is its initial value; `C` sets up most of its subviews in one method"
    )
    #expect(first.advice.hasPrefix("write the setup of each subview into a closure"))
    var options = ViewStructure.Options()
    try options.set("style", to: .string("method"))
    #expect(options.style == .method)
    #expect(throws: OptionError.self) { try options.set("style", to: .string("methods")) }
  }

  @Test("computed accessors are no subviews of their own")
  func accessors() {
    structure(
      .closures,
      """
      class A: BaseView {
        var titleLabel: UILabel { header.titleLabel }
        override var icon: UIImageView { get { baseIcon } set { baseIcon = newValue } }
        func setup() { titleLabel.font = x; icon.image = y }
      }
      """)
    structure(
      .closures,
      """
      class A: BaseView {
        var ↓titleLabel = UILabel() { didSet { update() } }
        let ↓icon = UIImageView()
        func setup() { titleLabel.font = x; icon.image = y }
      }
      """)
  }
}
