import LayoutModel
import Testing

@Suite("The uses of views")
struct ViewUseTests {
  /// Each use of each view as `name: kind`, with its member, call or label, if any.
  private func uses(_ code: String) -> [String] {
    let reading = Reading(code)
    let file = reading.file
    return file.subviews.indices.flatMap { index in
      let name = file.subviews[index].declaration.name?.text ?? ""
      return file.names.uses(of: index).map { use in
        var text = "\(name): \(use.kind)"
        if let member = use.member { text += " .\(member.text)" }
        if let label = use.label { text += " \(label.text):" }
        if let name = use.call?.name { text += " in \(name.text)" }
        return text
      }
    }
  }

  private func uses(in body: String) -> [String] {
    uses(
      """
      class PlayerView: UIView {
        let label = UILabel()
        func setup() {
      \(body)
      }
      }
      """)
  }

  @Test(
    "the use of a view is known",
    arguments: [
      ("label = UILabel()", "assignment"), ("self.label = x", "assignment"),
      ("label.text = x", "memberAssignment .text"),
      ("self.label?.layer.borderWidth = 1", "memberAssignment .layer"),
      ("label.setTitle(x)", "call .setTitle"), ("label.setTitle(x).then { }", "member .setTitle"),
      ("x = label.text", "member .text"),
      ("label.topAnchor.constraint(equalTo: y).isActive = true", "member .topAnchor"),
      ("addSubview(label)", "argument in addSubview"),
      ("show(x, view: self.label!)", "argument view: in show"),
      ("[label, x].forEach(addSubview)", "element in forEach"), ("return label", "returned"),
      ("views.map { _ in label }", "returned"), ("let x = label", "other"),
      ("x = [label]", "other"),
      ("let all = [1: label]", "other"), ("if label == x { }", "other"),
      ("print(\"\\(label)\")", "other"),
      ("run { [label] in x() }", "other"), ("run { [weak self, label, x] in y() }", "other"),
      ("if let label { }", "other"), ("guard let label = label else { return }", "other"),
      ("x = y ? label : z", "other"), ("let map = [x: 1, label: 2]", "other"),
    ])
  func kinds(_ code: String, _ expected: String) {
    #expect(uses(in: code) == ["label: \(expected)"])
  }

  @Test(
    "other things with the same name are ignored",
    arguments: [
      "show(label: x)", "show(x, label: y)", "kind = .label",
      "switch x { case .label: y() default: z() }",
      "func inner(label: UILabel) { label.text = x }", "views.forEach { label in label.text = x }",
      "func label() {}", "x.run { (label: UILabel) in label.text = y }", "// label.text",
      "x = \"label\"",
      "for label in labels { label.text = x }",
    ])
  func others(_ code: String) {
    #expect(uses(in: code) == [])
  }

  @Test("a local shadows the property, `self.` refers to the property")
  func locals() {
    #expect(
      uses(
        in: """
          let label = UILabel()
          label.text = x
          self.label.font = y
          show(label)
          """) == [
          "label: memberAssignment .font", "label: memberAssignment .text",
          "label: argument in show",
        ])
  }

  @Test("before the declaration of a local, and outside of its block, the property is meant")
  func laterLocals() {
    for (code, calls) in [
      (
        "show(label)\nif x { hide(label) }\nlet label = UILabel()\nif x { y(label) }",
        ["show", "hide"]
      ),
      ("if x { let label = y\nhide(label) }\nshow(label)", ["show"]),
      ("guard let label = y else { return }\nshow(label)", []),
    ] {
      let file = Reading("class A: UIView { let label = UILabel(); func f() { \(code) } }").file
      #expect(file.names.uses(of: 0).compactMap { $0.call?.name?.text } == calls, "\(code)")
    }
  }

  @Test("a name with an unknown owner is not a use, but is recorded")
  func elsewhere() {
    for (code, isNamed) in [
      ("other.label.text = x", true), ("bind(\\.label)", true), ("bind(\\PlayerView.label)", true),
      ("super.label.text = x", true), ("x = .label", false), ("label.text = x", false),
    ] {
      let file = Reading("class A: UIView { let label = UILabel(); func f() { \(code) } }").file
      #expect(file.names.isNamedElsewhere(0) == isNamed, "\(code)")
    }
    // What is optional behind another object is not a property that is never nil.
    for (property, isNamed) in [
      ("let label = UILabel()", false), ("let label: UILabel = make()", false),
      ("let label: UILabel?", true), ("var label: UILabel!", true), ("let label = make()", true),
    ] {
      for code in ["button.label?.text = x", "$0.label!.text = x"] {
        let file = Reading("class A: UIView { \(property); func f() { \(code) } }").file
        for index in file.subviews.indices {
          #expect(file.names.isNamedElsewhere(index) == isNamed, "\(property) \(code)")
        }
      }
    }
    // In another type the name belongs to that type, or may be inherited.
    let code = """
      class A: UIView { let label = UILabel() }
      class B: UIView { let label = ""; func f() { x(label) } }
      """
    let file = Reading(code).file
    #expect(!file.names.isNamedElsewhere(0))
    #expect(file.names.uses(of: 0).isEmpty)
    #expect(Reading(code.replacing("let label = \"\"; ", with: "")).file.names.isNamedElsewhere(0))
    #expect(
      Reading(
        """
        class A: UIView { let label = UILabel() }
        func f() { x(label) }
        """
      ).file
        .names.isNamedElsewhere(0))
  }

  @Test("views of one name in branches of `#if` are not distinguished")
  func conditions() {
    let file = Reading(
      """
      class A: UIView {
        #if DEBUG
        let label = UILabel()
        #else
        let label = UIButton()
        #endif
        func f() { label.text = x }
      }
      """
    ).file
    #expect(file.subviews.count == 2)
    #expect(file.names.isNamedElsewhere(0) && file.names.isNamedElsewhere(1))
  }

  @Test("the value that an initial closure returns is known")
  func returnedViews() {
    func returned(_ value: String) -> String {
      let file = Reading("class A: UIView { lazy var label: UILabel = \(value) }").file
      guard let value = file.subviews[0].declaration.value else { return "no value" }
      return switch file.names.returnedView(of: value) {
      case .local(let local):
        "local \(file.subviews[local].declaration.name?.text ?? "")"
      case .argument: "argument"
      case .made: "made"
      case nil: "nothing"
      }
    }
    #expect(
      returned("{ let x = UIView(); let made = UILabel(); made.text = y; return made }()")
        == "local made")
    #expect(returned("{ $0.text = y; return $0 }(UILabel())") == "argument")
    #expect(returned("{ UILabel() }()") == "made")
    #expect(returned("{ return UITableView(frame: .zero, style: .plain) }()") == "made")
    #expect(returned("{ makeLabel() }()") == "nothing")
    #expect(returned("UILabel()") == "nothing")
  }

  @Test("an identity separates stored views from views that may be new each time")
  func identities() {
    let reading = Reading(
      """
      class A: UIView {
        let stored = UIView()
        lazy var made: UIView = { UIView() }()
        var watched: UIView? { didSet { x() } }
        var computed: UIView { UIView() }
        var both: UIView { get { x } set { y = newValue } }
        func f(_ parameter: UIView) {
          addSubview(stored); addSubview(self.stored); addSubview(made); addSubview(watched!)
          addSubview(parameter); addSubview(parameter.view); addSubview(computed); addSubview(both)
          addSubview(inherited); addSubview(stored.badge); addSubview(rows[0]); addSubview(UIView())
        }
      }
      """)
    let known = reading.file.actions.filter { $0.role == .addition }
      .map { reading.file.names.identity(of: $0.item, at: $0.statement) }
    #expect(
      known.map { $0 != nil } == [
        true, true, true, true, true, true, false, false, false, false, false, false,
      ])
    #expect(known[0] == known[1] && Set(known.compactMap(\.self)).count == 5)
  }
}
