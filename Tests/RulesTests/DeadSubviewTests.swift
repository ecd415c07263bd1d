import LintEngine
import Testing

@testable import Rules

@Suite("dead_subview")
struct DeadSubviewTests {
  private func expect(
    _ declaration: String, _ body: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class PlayerView: UIView {
        \(declaration)
        func setup(_ text: String) {
          \(body)
        }
      }
      """
    let mismatch = mismatch(DeadSubview(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

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
      "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "badge.snp.makeConstraints { $0.top.equalToSuperview() }", "badge.show(in: view)",
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
      "@Added private var badge = UILabel()", "private static let badge = UILabel()",
      "private weak var badge: UILabel?", "private var badge: UILabel { UILabel() }",
      "private var badge: UILabel?",
      "private let badge = Shared.badgeView", "private let badge: UILabel = makeBadge()",
      "private lazy var badge: UILabel = makeBadge()",
      "private lazy var badge = BadgeView(in: self)",
      "private lazy var badge: UILabel = { let label = UILabel(); addSubview(label); return label }()",
      "private lazy var badge: UILabel = { let label = UILabel(); label.show(in: self); return label }()",
      "private lazy var badge = UILabel().then { addSubview($0) }",
      "private lazy var badge: UILabel = { addSubview($0); return $0 }(UILabel())",
      "private let badgeController = UIViewController()",
    ])
  func others(_ declaration: String) { expect(declaration, "badge.text = text") }

  @Test("a view without any configuration is silent")
  func untouched() { expect("private let badge = UILabel()") }

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
    #expect(mismatch(DeadSubview(), code) == nil)
  }
}
