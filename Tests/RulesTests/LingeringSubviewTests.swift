import Testing

@testable import Rules

@Suite("lingering_subview")
struct LingeringSubviewTests {
  private let expect = Expectation(
    LingeringSubview(),
    in: """
      class PlayerView: UIView {
        private let badge = UILabel()
        private let stack = UIStackView()
        …
      }
      """)

  @Test(
    "the removal of a view that was just made is reported",
    arguments: [
      "func renew() { card = UIView(); ↓card.removeFromSuperview(); addSubview(card) }",
      "func renew() { card = UIView(); card.alpha = 0; ↓self.card.removeFromSuperview() }",
      "func renew() { if isNew { card = UIView(frame: .zero) }; ↓card.removeFromSuperview(); setupCard() }",
      "func renew() { switch kind { case .a: card = CardView(song: song); default: break }; ↓card.removeFromSuperview() }",
    ])
  func renewed(members: String) {
    expect("private var card = UIView()\nfunc start() { addSubview(card) }\n" + members)
  }

  @Test(
    "the removal of the old view, or of one that was added, is silent",
    arguments: [
      "func renew() { card.removeFromSuperview(); card = UIView(); addSubview(card) }",
      "func renew() { card = UIView(); addSubview(card); card.removeFromSuperview() }",
      "func renew() { let old = card; card = UIView(); card.removeFromSuperview() }",
      "func renew() { remove(card); card = UIView(); card.removeFromSuperview() }",
      "func renew() { card = UIView(); show(card); card.removeFromSuperview() }",
      "func renew() { card = makeCard(); card.removeFromSuperview() }",
      "func renew() { if isNew { card = UIView() } else { card.removeFromSuperview() } }",
      "func renew() { card = UIView() }; func clear() { card.removeFromSuperview() }",
      "func renew() { card = UIView(); onTap = { self.card.removeFromSuperview() } }",
      "func renew() { let card = UIView(); card.removeFromSuperview() }",
    ])
  func removedBefore(members: String) {
    expect("private var card = UIView()\nfunc start() { addSubview(card) }\n" + members)
  }

  private static let removal = "stack.removeArrangedSubview(badge)"

  @Test(
    "a view that only leaves the stack's list is reported",
    arguments: [
      "func hide() { badge.text = nil; ↓self.stack.removeArrangedSubview(self.badge) }",
      "func show() { stack.addArrangedSubview(badge) }; func hide() { ↓\(removal) }",
      "func toggle() { if badge.superview == nil { stack.addArrangedSubview(badge) } else { ↓\(removal) } }",
      "func move() { stack.addArrangedSubview(badge); ↓\(removal) }",
    ])
  func reported(members: String) { expect(members) }

  @Test(
    "a view that goes, is hidden or gets another place is silent",
    arguments: [
      "func hide() { ↓\(removal)«; badge.removeFromSuperview()» }",
      "func hide() { ↓\(removal) }«; func show() { badge.isHidden = false }»",
      "func hide() { «badge.alpha = 0; »↓\(removal) }",
      "func move() { ↓\(removal); stack«.insertArrangedSubview(badge, at: 0)» }",
      "func move() { ↓\(removal)«; addSubview(badge)» }",
      "func hide() { ↓\(removal)«; remove(badge)» }",
      "func hide() { ↓\(removal)«; badge.hide()» }",
      "func hide() { ↓\(removal)«; for view in [badge] { view.removeFromSuperview() }» }",
      "func clear() { stack.arrangedSubviews.forEach { stack.removeArrangedSubview($0) } }",
      "func hide(_ view: UIView) { stack.removeArrangedSubview(view) }",
      "func hide() { let label = UILabel(); stack.removeArrangedSubview(label) }",
    ])
  func silent(members: String) { expect(members) }

  @Test("only UIKit's stacks are known to keep the view")
  func stacks() {
    let hide = "func hide() { \(Self.removal) }"
    let reported = "func hide() { ↓\(Self.removal) }"
    expect(
      reported,
      around: ["private let stack = UIStackView()": "lazy var stack: UIStackView = makeStack()"])
    expect(hide, around: ["private let stack = UIStackView()": "let stack = ContainerStackView()"])
    expect(hide, around: ["private let stack = UIStackView()": "let stack = makeStack()"])
    expect(hide, around: ["private let stack = UIStackView()": ""])
    let own =
      "class Row: UIStackView { let badge = UILabel(); func f() { ↓removeArrangedSubview(badge) } }"
    RulesTests.expect(LingeringSubview(), own)
    let other =
      "class Row: Stack { let badge = UILabel(); func f() { removeArrangedSubview(badge) } }"
    RulesTests.expect(LingeringSubview(), other)
  }
}
