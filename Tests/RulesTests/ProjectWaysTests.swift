import LintEngine
import Rules
import Testing

@Suite("Rules about what most views of a project do")
struct ProjectWaysTests {
  private func expect(
    _ rule: some Rule, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(rule, marked)
    #expect(mismatch == nil, sourceLocation: sourceLocation)
  }

  // MARK: - view_structure

  private func structure(
    _ style: ViewStructure.Style, _ marked: String, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(ViewStructure(options: .init(style: style)), marked, sourceLocation: location)
  }

  private static let closures = """
    class ↓A: UIView {
      private lazy var a: UILabel = {
        let label = UILabel()
        label.textColor = .red
        return label
      }()
      let b: UIButton = {
        $0.setTitle("b", for: .normal)
        return $0
      }(UIButton())
      let c = UILabel().then {
        $0.textColor = .red
      }
    }
    """
  private static let method = """
    class ↓A: UIView {
      let a = UILabel(), b = UIButton()
      override init(frame: CGRect) {
        super.init(frame: frame)
        a.textColor = .red
        b.setTitle("b", for: .normal)
      }
    }
    """
  private static let functions = """
    class ↓A: UIView {
      let a = UILabel()
      let b = UIButton()
      func setupA() { a.textColor = .red; addSubview(a) }
      func setupB() { self.b.setTitle("b", for: .normal) }
    }
    """

  @Test("the agreed way is clean, and the two others are reported")
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

  @Test("setup functions in an extension count for their class")
  func structureInExtensions() {
    structure(
      .closures,
      """
      class ↓A: UIView {
        let a = UILabel()
        let b = UIButton()
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
    "what says nothing: bare values, outlets, locals, one subview, constraints, data, mixed ways",
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
        func setup() { let a = UIButton(); a.alpha = 0; b.alpha = 0 }
      }
      """,
      """
      class A: UIView {
        let a = UILabel()
        let b = UILabel()
        func setup() { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true; addSubview(a) }
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
      class A: UIView {
        let a = UILabel()
        let b: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
        func setupA() { a.alpha = 0 }
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

  @Test("the message counts view types, and the advice is the agreed way's")
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
        == "2 of 3 view types set up each subview in a closure that is its initial value; `C` sets up most of its own in one method"
    )
    #expect(first.advice.hasPrefix("write the setup of each subview into a closure"))
    var options = ViewStructure.Options()
    try options.set("style", to: .string("method"))
    #expect(options.style == .method)
    #expect(throws: OptionError.self) { try options.set("style", to: .string("methods")) }
  }

  // MARK: - view_configuration

  @Test(
    "functions that pass all data, and properties with an observer, are ways",
    arguments: [
      "func ↓configure(title: String, detail: String) {}", "func ↓configureCell(_ song: Song) {}",
      "public func ↓render(state: State) {}", "func ↓update(with song: Song) {}",
      "func ↓set(viewModel: SongViewModel) {}", "func ↓setup(_ song: Song) {}",
      "func ↓bind(viewItem: ViewItem) {}", "func ↓apply(with item: Item) {}",
      "var ↓viewModel: ViewModel? { didSet { render() } }",
      "var ↓songProps = Props() {\n didSet { render() }\n }",
      "func ↓update(with a: A) {}\n func update(with b: B) {}",
    ])
  func waysOfConfiguration(_ member: String) {
    expect(
      ViewConfiguration(options: .init(style: .fill)), "class A: UITableViewCell {\n \(member)\n}")
  }

  @Test(
    "parts, private functions, overrides, looks and delegates are none",
    arguments: [
      "private func configure(with song: Song) {}", "fileprivate func render(props: Props) {}",
      "override func configure(with song: Song) {}", "static func configure(_ song: Song) {}",
      "func configure() {}", "func update(progress: Float) {}", "func set(title: String) {}",
      "func update(_ progress: Float) {}", "func apply(_ theme: Theme) {}",
      "func configure(delegate: SongDelegate) {}", "func configurable(with song: Song) {}",
      "func setupTitle(with song: Song) {}", "func update(layout: Layout) {}",
      "func render(in context: CGContext, cell: UITableViewCell) {}",
      "func set(_ handler: @escaping (Song) -> Void) {}", "var viewModel: ViewModel?",
      "private var viewModel: ViewModel? { didSet {} }", "var viewModel: ViewModel { get { a } }",
      "var volume = 0 { didSet {} }", "struct B { func configure(with song: Song) {} }",
    ])
  func otherMembers(_ member: String) {
    expect(
      ViewConfiguration(options: .init(style: .fill)), "class A: UITableViewCell {\n \(member)\n}")
  }

  @Test("controllers and other classes are no views; an extension of a view is")
  func configuredTypes() {
    let rule = ViewConfiguration(options: .init(style: .render))
    expect(rule, "class A: UIViewController { func configure(with song: Song) {} }")
    expect(rule, "class A: Base<UIView>, SongView { func configure(with song: Song) {} }")
    expect(rule, "struct A: UIView { func configure(with song: Song) {} }")
    expect(rule, "class A: UI.BaseView<Song>, B {}\nextension A { func ↓configure(with b: B) {} }")
    expect(rule, "class A: UIView {}\nprivate extension A { func configure(with b: B) {} }")
    expect(rule, "extension UIView { func configure(with b: B) {} }")
  }

  // MARK: - interaction_style

  @Test("each way has its signs")
  func interactionSigns() {
    let view = """
      class A: UIControl {
        var ↓onTap: (() -> Void)?
        var onSwipe: ((Direction) -> Void)?
        weak var ↓delegate: ADelegate?
        func ↓addTarget(_ target: Any?, selector: Selector) {}
      }
      """
    // With another way agreed upon only the others are reported.
    func code(without way: String) -> String {
      view.split(separator: "\n").map { line in
        line.contains(way) ? String(line.replacing("↓", with: "")) : String(line)
      }.joined(separator: "\n")
    }
    expect(InteractionStyle(options: .init(style: .callbacks)), code(without: "onTap"))
    expect(InteractionStyle(options: .init(style: .delegate)), code(without: "delegate"))
    expect(InteractionStyle(options: .init(style: .targetAction)), code(without: "addTarget"))
    expect(
      InteractionStyle(options: .init(style: .delegate)),
      "class A: UIControl { func tap() { self.↓sendActions(for: .valueChanged) } }")
  }

  @Test(
    "what is no sign",
    arguments: [
      "private var onTap: (() -> Void)?", "var provider: (() -> Song)?",
      "var onTap: (() -> Void)? { get { button.onTap } }", "static var onTap: (() -> Void)?",
      "private weak var delegate: ADelegate?", "weak var textDelegate: UITextFieldDelegate?",
      "override var delegate: ADelegate? { didSet {} }", "var delegateCount = 0",
      "func setup() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }",
      "private func add(_ action: Selector) {}", "@objc func tap() { delegate?.tap() }",
      "func tap() { toggle.sendActions(for: .valueChanged) }",
    ])
  func noSigns(_ member: String) {
    for style in [InteractionStyle.Style.callbacks, .delegate, .targetAction] {
      expect(InteractionStyle(options: .init(style: style)), "class A: UIView {\n\(member)\n}")
    }
  }

  @Test("controllers are told, and tell nobody")
  func controllers() {
    expect(
      InteractionStyle(options: .init(style: .callbacks)),
      "class A: UIViewController { weak var delegate: ADelegate? }")
  }
}
