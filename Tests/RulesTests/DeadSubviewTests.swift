import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("dead_subview")
struct DeadSubviewTests {
  private let expect = Expectation(
    DeadSubview(),
    in: """
      class PlayerView: UIView {
        …
        func setup(_ text: String) {
          …
        }
      }
      """)

  @Test(
    "views that are only configured are reported",
    arguments: [
      "badge.text = text", "self.badge.text = text; badge.layer.cornerRadius = 4",
      "badge.setTitle(text, for: .normal)",
      "badge.addTarget(self, action: #selector(tap), for: .touchUpInside)",
      "badge.delegate = self", "badge.onTap = { self.close() }", "badge.configure(with: text)",
      "foo(badge: text); badge.text = text", "if isWide { badge.isHidden = true }",
      "badge.text = \"badge\" // addSubview(badge)", "badge.text = text; kind = .badge",
      "let badge2 = text; badge.text = badge2",
      "badge.text = text; func inner(badge: UIView) { addSubview(badge) }",
      "badge.text = text; views.forEach { badge in addSubview(badge) }",
    ])
  func configured(_ body: String) {
    expect("private let ↓badge = BadgeLabel()", body)
    expect("fileprivate var ↓badge: UILabel = UILabel()", body)
  }

  @Test("views made later or by closures are reported")
  func made() {
    expect("private var ↓badge: UILabel!", "badge = UILabel(frame: .zero); badge.text = text")
    expect(
      "private lazy var ↓badge: UILabel = { let label = UILabel(); label.text = x; return label }()"
    )
    expect("private let ↓badge: UILabel = { $0.text = x; $0.setTitle(y); return $0 }(UILabel())")
    expect("private let ↓badge = UILabel().then { $0.text = x }")
    expect("private lazy var ↓badge: UIView = { UIView() }()")
  }

  @Test("a view that a function of the type makes is reported")
  func madeByFunction() {
    let make =
      "private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }"
    for value in ["Self.make()", "PlayerView.make()", "make()", "self.make()"] {
      expect("private lazy var ↓badge: UILabel = \(value)\n\(make)", "badge.text = text")
      expect("private lazy var ↓badge: UILabel = \(value)\n\(make)")
      expect(
        "private lazy var badge: UILabel = \(value)\n\(make.replacing("label.text = x", with: "add(label)"))",
        "badge.text = text")
    }
    for value in ["Other.make()", "Self.make(text)", "Self.make().styled()", "factory.make()"] {
      expect("private lazy var badge: UILabel = \(value)\n\(make)", "badge.text = text")
    }
  }

  @Test(
    "any other use is silent",
    arguments: [
      "addSubview(badge)", "view.addSubview(self.badge)", "[badge].forEach(addSubview)",
      "let all = [badge, other]", "let all = [other, badge]", "tableView.tableHeaderView = badge",
      "navigationItem.titleView = badge", "self.backgroundView = self.badge", "let x = badge",
      "show(badge)",
      "show(view: badge, at: 0)", "return badge", "let path = \\PlayerView.badge", "bind(\\.badge)",
      "animate { [badge] in badge.alpha = 1 }",
      "animate { [weak self, badge, other] in badge.alpha = 1 }",
      "let size = badge.sizeThatFits(.zero)",
      "let anchor = badge.topAnchor", "pin(badge.topAnchor)", "badge.pinEdges(to: self)",
      "badge.snp.layout(in: self)", "pin(to: badge)", "badge.show(in: view)",
      "badge.configure(in: self)",
      "badge.anchor = view", "if let badge { addSubview(badge) }",
      "guard let badge = badge else { return }",
      "if badge == nil { load() }", "isWide ? badge : other", "print(\"\\(badge)\")",
      "other.badge.text = text",
      "view += badge", "views[badge] = 1", "let map = [1: badge]", "let map = [other: 1, badge: 2]",
      "(badge as? UILabel)?.text = text", "badge.attach(to: self)", "badge = makeBadge()",
      "badge = given",
    ])
  func used(_ body: String) {
    expect("private var badge = UILabel()", "badge.text = text\n" + body)
  }

  @Test(
    "views that other files can see, or that the type does not own, are silent",
    arguments: [
      "let badge = UILabel()", "private(set) var badge = UILabel()",
      "@IBOutlet private var badge: UILabel!",
      "«@Added »private var ↓badge = UILabel()", "private «static »let ↓badge = UILabel()",
      "private weak var badge: UILabel?", "private var badge: UILabel { UILabel() }",
      "private var badge: UILabel?", "public let badge = UILabel()",
      "override var badge = UILabel()",
      "private let badge = Shared.badgeView", "private let badge: UILabel = makeBadge()",
      "private lazy var badge: UILabel = makeBadge()",
      "private «lazy »var ↓badge = BadgeView(in: self)",
      "private lazy var ↓badge: UILabel = { let label = UILabel(); «addSubview(label); »return label }()",
      "private lazy var ↓badge: UILabel = { let label = UILabel(); «label.show(in: self); »return label }()",
      "private «lazy »var ↓badge = UILabel().then { addSubview($0) }",
      "private lazy var ↓badge: UILabel = { «addSubview($0); »return $0 }(UILabel())",
      "private let badgeController = UIViewController()",
    ])
  func others(_ declaration: String) { expect(declaration, "badge.text = text") }

  @Test("a view that nothing names is reported, whether or not it is made")
  func untouched() {
    expect("private let ↓badge = BadgeView(style: .large)")
    expect("private var ↓badge: UIImageView!")
    expect("private var ↓badge: BadgeView!; class BadgeView: UIView {}")
    expect("private let ↓badge = UILabel().then { $0.text = x }")
    expect(
      "private lazy var ↓badge: UILabel = { let label = UILabel(); addSubview(label); return label }()"
    )
  }

  @Test("an unnamed property whose value may show itself, or that may hold no view, is silent")
  func unknown() {
    expect(
      "private let ↓badge = UILabel()",
      silentWith: [
        "UILabel()": "BadgeView(in: container.view)", "UILabel()": "Shared.badgeView",
        "UILabel": "ProgressBar", "let": "static let", "private ": "",
      ])
    for code in [
      "private let badge: UILabel = makeBadge()",
      "private let ↓badge: UILabel = { let label = UILabel(); window«.addSubview(label)»; return label }()",
      "private var ↓badge: «UILabel→LoadingIndicator»?",
      "private var ↓badge: «UILabel→BadgeView»?",
      "«@IBOutlet »private var ↓badge: UILabel!",
      "private «weak »var ↓badge: UILabel?",
    ] { expect(code) }
  }

  /// The severities and messages for a badge that is only constrained.
  private func reports(_ body: String) -> [String] {
    let code =
      "class A: UIView {\n  private let badge = UILabel()\n  func setup() {\n    \(body)\n  }\n}\n"
    var rules = RuleSet()
    rules.add(DeadSubview())
    return diagnostics(of: rules, in: code).map { "\($0.severity) \($0.message)" }
  }

  @Test(
    "constraints to another view raise an exception",
    arguments: [
      "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "NSLayoutConstraint.activate([titleLabel.topAnchor.constraint(equalTo: self.badge.bottomAnchor)])",
      "badge.text = x\nbadge.snp.makeConstraints { $0.top.equalToSuperview() }",
      "titleLabel.snp.makeConstraints { $0.top.equalTo(badge.snp.bottom) }",
      "titleLabel.snp.makeConstraints { $0.top.equalTo(badge) }",
      "NSLayoutConstraint(item: badge, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0).isActive = true",
    ])
  func constrained(_ body: String) {
    let message =
      "`badge` is constrained, but nothing in this file adds it to a view: activating its constraints raises an exception"
    #expect(reports(body) == ["error " + message])
  }

  @Test(
    "constraints of a view alone, and those that are not activated, only show nothing",
    arguments: [
      "badge.heightAnchor.constraint(equalToConstant: 8).isActive = true",
      "badge.widthAnchor.constraint(equalTo: badge.heightAnchor).isActive = true",
      "badge.snp.makeConstraints { $0.height.equalTo(8) }",
      "constraints.append(badge.topAnchor.constraint(equalTo: topAnchor))",
    ])
  func sized(_ body: String) {
    #expect(reports(body).map { $0.prefix(27) } == ["note `badge` is set up, but"])
  }

  /// The findings in a project of several files.
  private func findings(_ files: String...) -> [String] {
    diagnostics(of: DeadSubview(), inFiles: files).map(\.message)
  }

  /// The findings in a folder of a project.
  private func findings(_ files: [String: String], in name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var choice = DiscoveryChoice()
    choice.selection = RuleSelection(only: ["dead_subview"])
    let search = ConfigurationSearch(
      choice, known: KnownNames(rules: [DeadSubview.self], reporters: []),
      currentFolder: FilePath(folder.path))
    let (_, result) = Linter(threads: 2).run([FilePath(folder(name))], search)
    return result.diagnostics.map(\.message)
  }

  private static let player = """
    class PlayerView: UIView, Playing, UIScrollViewDelegate {
      let badge = UILabel()
      func setup() { badge.text = "" }
    }

    """
  private static let dead =
    "`badge` is set up, but nothing in the project adds it to a view or hands it to code that could, so it never appears"

  @Test("a view that other files can see is reported where none of them names it")
  func project() {
    let playing = "protocol Playing {}\n"
    #expect(findings(Self.player, playing) == [Self.dead])
    #expect(findings(Self.player + "func f() { sut.badge.text = x }", playing) == [])
    #expect(findings(Self.player, playing + "func f() { sut.badge.text = x }") == [])
    #expect(findings(Self.player, playing + "extension PlayerView {}") == [])
    #expect(findings(Self.player, playing + "class A: PlayerView {}") == [])
    #expect(findings(Self.player, "protocol Playing { var badge: UILabel { get } }") == [])
    #expect(findings(Self.player) == [])
    for header in ["public let", "@Added let", "override var", "static let", "weak var"] {
      #expect(findings(Self.player.replacing("let", with: header), playing) == [])
    }
    for attribute in ["@objcMembers", "@Observable"] {
      #expect(findings("\(attribute) " + Self.player, playing) == [])
    }
    #expect(
      findings("@MainActor public final " + Self.player, playing) == [Self.dead])
    #expect(
      findings(Self.player.replacing("badge.text = \"\"", with: ""), playing) == [
        "nothing in the project uses the property `badge`, so its view never appears"
      ])
  }

  @Test("a type that is named like a view may be a protocol of the project")
  func protocols() {
    func cell(_ property: String) -> String { "class CartCell: UITableViewCell { \(property) }\n" }
    let unused = "nothing in this file uses the property `badge`, so its view never appears"
    let badge = "protocol BadgeCell {}\n"
    #expect(findings(cell("private var badge: BadgeCell?"), badge) == [])
    #expect(findings(cell("private var badge: BadgeCell?") + badge) == [])
    #expect(findings(cell("var badge: BadgeCell?"), badge) == [])
    #expect(findings(cell("private var badge: BadgeCell?"), "class BadgeCell {}") == [unused])
    #expect(findings(cell("private let badge = BadgeCell()"), badge) == [unused])
  }

  @Test("the project of a folder inside of a working tree is the repository")
  func parts() throws {
    let files = [
      "Sources/PlayerView.swift": Self.player, "Sources/Playing.swift": "protocol Playing {}\n",
    ]
    #expect(try findings(files, in: "Sources") == [Self.dead])
    let repository = files.merging([".git/HEAD": ""]) { $1 }
    #expect(try findings(repository, in: "Sources") == [Self.dead])
    let use = ["App/Use.swift": "func f() { player.badge.text = title }\n"]
    let whole = repository.merging(use) { $1 }
    #expect(try findings(whole, in: "Sources") == [])
    #expect(try findings(whole, in: ".") == [])
    let submodule = repository.merging(["Sources/.git": "gitdir: elsewhere"]) { $1 }
    #expect(try findings(submodule, in: "Sources") == [Self.dead])
  }

  @Test("a library's protocol may require a view, its class may not")
  func library() {
    func view(_ supertypes: String) -> String {
      Self.player.replacing("UIView, Playing, UIScrollViewDelegate", with: supertypes)
    }
    for supertypes in ["UIView", "FormView", "UIView, PlayerDelegate", "UIView, AnyObject"] {
      #expect(findings(view(supertypes)) == [Self.dead])
    }
    for supertypes in ["UIView, PanModal", "UIView, Playing & Other"] {
      #expect(findings(view(supertypes)) == [])
    }
    #expect(findings(view("UIView") + "extension PlayerView: PanModal {}") == [])
  }

  @Test("names belong to their type, its extensions and its subclasses")
  func types() {
    let code = """
      class PlayerView: UIView {
        private let ↓badge = UILabel()
        func setup() { badge.text = "" }
      }
      class SongView: UIView {
        private let badge = UILabel()
        func setup() { badge.text = ""; addSubview(badge) }
      }
      extension SongView {
        func update() { badge.text = "" }
      }
      class Inherited: SongView {
        private let label = UILabel()
        func setup() { label.text = "" }
      }
      class Sub: Inherited {
        func more() { addSubview(label) }
      }
      """
    RulesTests.expect(DeadSubview(), code)
  }

  @Test("a view of the project that gets another one when it is made may add itself to it")
  func addsItself() {
    expect("private lazy var header = TableHeaderView(in: tableView)", "header.setUp(text)")
    expect("private lazy var ↓header = TableHeaderView(style: .plain)", "header.text = text")
    expect("private lazy var ↓header = UIView(frame: otherView.frame)", "header.alpha = 0")
  }

  @Test(
    "the message says whether the view is made, and the advice what is left to do",
    arguments: [
      (
        "lazy var badge: UIView = { let b = UIView(); b.alpha = 0; return b }()",
        "uses the property"
      ),
      ("let badge = UIView()", "uses the property"),
      ("let badge: UIView = { let b = UIView(); b.alpha = 0; return b }()", "set up"),
    ])
  func made(declaration: String, state: String) {
    let found = diagnostics(
      of: DeadSubview(), in: "class A: UIView { private \(declaration) }")
    #expect(found.map { $0.message.contains(state) } == [true])
    #expect(found.map(\.advice) == [state == "set up" ? "add it to a view" : "delete it"])
    let empty = diagnostics(
      of: DeadSubview(), in: "class A: UIView { private var badge: UIImageView? }")
    #expect(empty.map(\.advice) == ["delete it"])
  }

  @Test("the fix deletes a property that nothing uses, if it has a line of its own")
  func deletion() {
    let before = """
      class V: UIView {
        private let a = UIView()
        // The second one.
        private let b = UIView()
        private let c = UIView(), d = UIView()
        private let e = UIView()

        func setup() {
          addSubview(a)
          e.backgroundColor = .red
        }
      }
      """
    let after = before.replacing("  // The second one.\n  private let b = UIView()\n", with: "")
    #expect(fixing(before, of: DeadSubview()) == after)
  }
}
