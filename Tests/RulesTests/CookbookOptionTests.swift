import RuleKit
import Testing

@testable import Rules

/// The options of conventions that follow single statements of the cookbook page.
@Suite("The options of the cookbook's conventions")
struct CookbookOptionTests {
  private func expect<R: Rule>(
    _ rule: R.Type, _ set: (inout R.Options) -> Void, _ marked: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var options = R.Options()
    set(&options)
    RulesTests.expect(R(options: options), marked, sourceLocation: location)
  }

  @Test("view_structure: subviews are constants, or lazy")
  func storage() {
    let subviews = { (marked: String) in "final class A: UIView { \(marked) }" }
    expect(ViewStructure.self, { $0.storage = .let }, subviews("private let a = UILabel()"))
    expect(ViewStructure.self, { $0.storage = .let }, subviews("private var ↓a = UILabel()"))
    expect(ViewStructure.self, { $0.storage = .let }, subviews("private lazy var ↓a = UILabel()"))
    expect(ViewStructure.self, { $0.storage = .let }, subviews("private var ↓a: UILabel!"))
    expect(
      ViewStructure.self, { $0.storage = .let },
      subviews("private lazy var a = makeLabel(for: self)"))
    expect(ViewStructure.self, { $0.storage = .lazy }, subviews("private let ↓a = UILabel()"))
    expect(ViewStructure.self, { $0.storage = .lazy }, subviews("private lazy var a = UILabel()"))
  }

  @Test("view_structure: a subview with a closure is not configured in a function as well")
  func closures() {
    let code =
      "final class A: UIView { private let ↓a: UILabel = { let a = UILabel(); return a }()\nfunc setup() { a.textColor = .red } }"
    expect(ViewStructure.self, { $0.style = .closures }, code)
    expect(
      ViewStructure.self, { $0.style = .closures },
      code.replacing("textColor = .red", with: "text = name").plain)
  }

  @Test("interaction_style: notifications and the responder chain are ways, too")
  func interactions() {
    let notification =
      "final class A: UIView { func tap() { NotificationCenter.default.↓post(name: .tap, object: self) } }"
    let chain =
      "final class A: UIView { func tap() { UIApplication.shared.↓sendAction(#selector(B.tap), to: nil, from: self, for: nil) } }"
    let target =
      "final class A: UIView { func setup() { button.↓addTarget(nil, action: #selector(B.tap), for: .touchUpInside) } }"
    for code in [notification, chain, target] {
      expect(InteractionStyle.self, { $0.style = .callbacks }, code)
    }
    expect(InteractionStyle.self, { $0.style = .notifications }, notification.plain)
    expect(InteractionStyle.self, { $0.style = .responderChain }, chain.plain)
    expect(InteractionStyle.self, { $0.style = .targetAction }, chain.plain)
    expect(
      InteractionStyle.self, { $0.style = .callbacks },
      target.plain.replacing("nil,", with: "self,"))
    expect(
      InteractionStyle.self, { $0.style = .callbacks },
      chain.plain.replacing("B.tap", with: "resignFirstResponder"))
  }

  @Test("exposed_subview: computed properties and setup functions")
  func exposed() {
    expect(
      ExposedSubview.self, { _ in },
      "final class A: UIView { private let a = UILabel(); var ↓b: UILabel { a } }")
    expect(
      ExposedSubview.self, { _ in },
      "final class A: UIView { private let a = UILabel(); var ↓b: UILabel { get { return self.a } } }"
    )
    expect(
      ExposedSubview.self, { _ in },
      "final class A: UIView { private let a = UILabel(); private var b: UILabel { a }; var c: String? { a.text } }"
    )
    let setup =
      "final class A: UIView { private let a = UILabel()\nfunc ↓setupA() { a.numberOfLines = 2 } }"
    expect(ExposedSubview.self, { $0.setupFunctions = true }, setup)
    expect(ExposedSubview.self, { _ in }, setup.plain)
    expect(
      ExposedSubview.self, { $0.setupFunctions = true },
      setup.plain.replacing("func", with: "override func"))
    var options = ExposedSubview.Options()
    options.setupFunctions = true
    let rule = ExposedSubview(options: options)
    #expect(diagnostics(of: rule, inFiles: [setup.plain, "func f() { a.setupA() }"]).isEmpty)
    #expect(diagnostics(of: rule, inFiles: [setup.plain, "func f() {}"]).count == 1)
  }

  private static let two =
    "final class A: UIView { private let a = UILabel(); private let b = UILabel()\n"

  @Test("subview_order: the view itself, setup functions and constraints")
  func order() {
    let calls =
      Self.two
      + "private func commonSetup() { setupA(); ↓setupView() }; private func setupView() {}; private func setupA() {} }"
    expect(SubviewOrder.self, { _ in }, calls)
    expect(
      SubviewOrder.self, { _ in },
      calls.plain.replacing("setupA(); setupView()", with: "setupView(); setupA()"))
    let functions = Self.two + "private func setupB() {}; private func ↓setupA() {} }"
    expect(SubviewOrder.self, { $0.functions = true }, functions)
    expect(SubviewOrder.self, { _ in }, functions.plain)
    let constraints =
      Self.two + """
        private func setup() {
          NSLayoutConstraint.activate([
            b.topAnchor.constraint(equalTo: topAnchor),
            ↓a.topAnchor.constraint(equalTo: b.bottomAnchor),
            b.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        } }
        """
    expect(SubviewOrder.self, { $0.constraints = true }, constraints)
    expect(SubviewOrder.self, { _ in }, constraints.plain)
  }

  @Test("setup_name: each function, and what it places")
  func names() {
    let heading = Self.two + "private func ↓setupHeading() { a.numberOfLines = 2 } }"
    expect(SetupName.self, { $0.every = true }, heading)
    expect(SetupName.self, { _ in }, heading.plain)
    expect(
      SetupName.self, { $0.every = true },
      heading.plain.replacing("2 }", with: "2; b.numberOfLines = 1 }"))
    let places =
      Self.two + "private func ↓setupA() { a.numberOfLines = 2; addSubview(a); addSubview(b) } }"
    expect(SetupName.self, { $0.placements = true }, places)
    expect(SetupName.self, { _ in }, places.plain)
  }

  @Test("config_in_layout: stacks, closures and the view itself")
  func configuration() {
    expect(
      ConfigInLayout.self, { _ in },
      Self.two
        + "func setup() { let row = UIStackView(arrangedSubviews: [a, b]); ↓a.textColor = .red } }")
    let closure =
      Self.two
      + "private lazy var row: UIStackView = { UIStackView(arrangedSubviews: [↓a, b]) }() }"
    expect(ConfigInLayout.self, { $0.additionsOnlyIn = ["setUpViews"] }, closure)
    expect(ConfigInLayout.self, { _ in }, closure.plain)
    for own in ["backgroundColor", "self.backgroundColor", "layer.borderColor"] {
      let code = Self.two + "func setup() { addSubview(a); ↓\(own) = .red } }"
      expect(ConfigInLayout.self, { $0.ownView = true }, code)
      expect(ConfigInLayout.self, { _ in }, code.plain)
      expect(
        ConfigInLayout.self, { $0.ownView = true },
        code.plain.replacing("addSubview(a); ", with: ""))
    }
  }

  @Test("member_order: the form and the name of constants")
  func constants() {
    let type = { (marked: String) in "final class A: UIView { \(marked) }" }
    expect(
      MemberOrder.self, { $0.constantsForm = .enum },
      type("private struct ↓Metrics { static let inset: CGFloat = 8 }"))
    expect(
      MemberOrder.self, { $0.constantsForm = .struct },
      type("private struct Metrics { static let inset: CGFloat = 8 }"))
    expect(
      MemberOrder.self, { $0.constantsForm = .enum },
      type("private let ↓inset: CGFloat = 8; let title = name; var count = 0"))
    expect(
      MemberOrder.self, { $0.constantsName = ["Constants"] },
      type("enum ↓Metrics { static let inset: CGFloat = 8 }"))
    expect(
      MemberOrder.self, { $0.constantsName = ["Constants"] },
      type("enum State { case on }; struct Props { let title: String }"))
  }

  @Test("layout_dialect: frames and stacks")
  func dialects() {
    let frame =
      "final class A: UIView { let a = UILabel()\nfunc setup() { ↓a.frame = CGRect(x: 0, y: 0, width: 8, height: 8) } }"
    expect(LayoutDialect.self, { $0.style = .library(.anchors) }, frame)
    expect(LayoutDialect.self, { $0.style = .frames }, frame.plain)
    expect(LayoutDialect.self, { $0.style = .stacks }, frame)
    expect(
      LayoutDialect.self, { $0.style = .stacks },
      frame.plain.replacing("CGRect(x: 0, y: 0, width: 8, height: 8)", with: "bounds"))
    let anchors =
      Self.two + """
        func setup() {
          NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: topAnchor), a.heightAnchor.constraint(equalToConstant: 8),
            ↓b.topAnchor.constraint(equalTo: a.bottomAnchor),
          ])
        } }
        """
    expect(LayoutDialect.self, { $0.style = .stacks }, anchors)
    expect(LayoutDialect.self, { $0.style = .library(.anchors) }, anchors.plain)
  }

  @Test("view_configuration: the label, the type and its place, and observed properties")
  func data() {
    let view = { (marked: String) in
      "final class A: UIView { private let a = UILabel()\n\(marked) }"
    }
    let render = "func render(props: Props) { a.text = props.title }"
    expect(
      ViewConfiguration.self, { $0.label = ["props"] },
      view("func render(↓with props: Props) { a.text = props.title }"))
    expect(ViewConfiguration.self, { $0.label = ["props"] }, view(render))
    expect(
      ViewConfiguration.self, { $0.type = ["Props"] },
      view("func render(props: ↓Ticket) { a.text = props.title }"))
    expect(ViewConfiguration.self, { $0.type = ["Props"] }, view(render))
    expect(ViewConfiguration.self, { $0.nested = true }, view(render) + "\nstruct ↓Props {}")
    expect(
      ViewConfiguration.self, { $0.nested = true },
      view(render) + "\nextension A { struct Props {} }")
    expect(
      ViewConfiguration.self, { $0.parameters = .several },
      view("func ↓configure(with song: Song) { a.text = song.title }"))
    expect(
      ViewConfiguration.self, { $0.parameters = .several },
      view("func configure(title: String) { a.text = title }"))
    let observed = "var ↓title: String? { didSet { a.text = title } }; "
    expect(
      ViewConfiguration.self, { $0.style = .render },
      view(observed + "var hint: String? { didSet { a.text = hint } }"))
    expect(ViewConfiguration.self, { $0.style = .render }, view(observed.plain))
    expect(
      ViewConfiguration.self, { $0.style = .properties },
      view(observed.plain + "var hint: String? { didSet { a.text = hint } }"))
  }

  @Test("inline_style: radii, shadows, spacings and insets")
  func styles() {
    let view = { (marked: String) in "final class A: UIView { func setup() { \(marked) } }" }
    let all: (inout InlineStyle.Options) -> Void = {
      ($0.radii, $0.shadows, $0.spacings, $0.insets) = (true, true, true, true)
    }
    for (set, value) in [
      ("layer.cornerRadius", "8"), ("a.layer.shadowOpacity", "0.3"), ("a.spacing", "8"),
      ("a.layoutMargins", "UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)"),
    ] {
      expect(InlineStyle.self, all, view("\(set) = ↓\(value)"))
      expect(InlineStyle.self, { _ in }, view("\(set) = \(value)"))
      expect(InlineStyle.self, all, view("\(set) = Style.value"))
    }
    expect(InlineStyle.self, all, view("↓a.round(radius: 24)"))
    expect(
      InlineStyle.self, all,
      view("a.layer.cornerRadius = 0; a.layer.cornerRadius = a.bounds.height / 2"))
    let found = diagnostics(
      of: {
        var options = InlineStyle.Options()
        all(&options)
        return InlineStyle(options: options)
      }(),
      in: view(
        "a.textColor = UIColor(white: 0.5, alpha: 1); a.layer.cornerRadius = 8; b.layer.cornerRadius = 4"
      ))
    #expect(found.first?.message.hasPrefix("`A` spells out 1 color and 2 radii: ") == true)
  }

  @Test(
    "cell_content_view and dead_subview: constraints to the cell, and sizes of a view that nothing adds"
  )
  func correctness() {
    let cell =
      "final class A: UITableViewCell { let a = UILabel()\nfunc setup() { contentView.addSubview(a); ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true } }"
    expect(CellContentView.self, { _ in }, cell)
    expect(
      CellContentView.self, { _ in },
      cell.plain.replacing("equalTo: topAnchor", with: "equalTo: contentView.topAnchor"))
    let dead =
      "final class A: UIView { private let ↓cover = UIImageView()\nfunc setup() { cover.layer.cornerRadius = cover.frame.height / 2 } }"
    expect(DeadSubview.self, { _ in }, dead)
    expect(
      DeadSubview.self, { _ in },
      dead.plain.replacing("= cover.frame.height / 2", with: "= 2; addSubview(cover)"))
  }
}

extension String {
  /// Without marks.
  fileprivate var plain: String { replacing("↓", with: "") }
}
