import RuleKit
import Testing

@testable import Rules

@Suite("added_twice")
struct AddedTwiceTests {
  private let expect = Expectation(
    AddedTwice(),
    in: """
      class PlayerView: UIView {
        let titleLabel = UILabel(), albumLabel = UILabel()
        lazy var card: UIView = { UIView() }()
        var header: UIView? { didSet { setNeedsLayout() } }
        let stack = UIStackView()
        var separator: UIView { UIView() }
        func layout(_ given: UIView) {
          …
        }
      }
      """)

  @Test(
    "a view added twice on one path is reported",
    arguments: [
      "addSubview(titleLabel); addSubview(↓titleLabel)",
      "addSubview(titleLabel); self.addSubview(↓self.titleLabel)",
      "view.addSubview(card); self.view?.addSubview(↓card!)",
      "stack.addArrangedSubview(header!); stack.addArrangedSubview(albumLabel); stack.addArrangedSubview(↓header!)",
      """
      let label = UILabel()
      addSubview(label)
      addSubview(↓label)
      """,
      "addSubview(given); addSubview(↓given)",
      "insertSubview(titleLabel, at: 0); addSubview(↓titleLabel)",
      "for song in songs { addSubview(titleLabel) }; addSubview(↓titleLabel)",
      "if isWide { addSubview(titleLabel); addSubview(↓titleLabel) }",
      "UIView.animate { self.addSubview(self.card); self.addSubview(↓self.card) }",
      "addSubviews(titleLabel, albumLabel, ↓titleLabel)",
      "[titleLabel, albumLabel, ↓titleLabel].forEach { addSubview($0) }",
      "[titleLabel, albumLabel].forEach(view.addSubview); view.addSubview(↓albumLabel)",
      "let row = UIStackView(arrangedSubviews: [titleLabel, albumLabel, ↓titleLabel])",
      "let row = UIStackView(arrangedSubviews: [titleLabel, card]); row.addArrangedSubview(↓card)",
      "addSubview(card); bringSubviewToFront(card); addSubview(↓card)",
      "for view in views { addSubview(view); addSubview(↓view) }",
      """
      addSubview(titleLabel)
      // removeFromSuperview()
      addSubview(↓titleLabel)
      """,
      "addSubview(titleLabel, withConstraints: []); addSubview(↓titleLabel)",
    ])
  func twice(_ body: String) { expect(body) }

  @Test("different paths, parents and views are silent")
  func once() {
    expect(
      "addSubview(titleLabel); return; addSubview(↓titleLabel)",
      silentWith: [
        "return; ": "header?.", "return; ": "given.", "return; ": "superview?.",
        "return; ": "card.subviews[0].", "return; ": "titleLabel.removeFromSuperview(); card.",
        "return; ": "layoutIfNeeded(); card.", "return": "titleLabel.removeFromSuperview()",
        "return; addSubview": "bringSubviewToFront",
      ])
    for code in [
      "if isWide { addSubview(titleLabel) } else { addSubview(titleLabel) }",
      "«addSubview(titleLabel)→if isWide { addSubview(titleLabel) }»; if !isWide { addSubview(↓titleLabel) }",
      """
      switch kind { case .a: addSubview(card)
      case .b: addSubview(card) }
      """,
      "if isWide { addSubview(titleLabel)«; return» }; addSubview(↓titleLabel)",
      """
      guard isWide else { addSubview(titleLabel); return }
      addSubview(titleLabel)
      """,
      """
      #if DEBUG
      addSubview(titleLabel)
      #else
      addSubview(titleLabel)
      #endif
      """,
      "let box = card; card.addSubview(titleLabel); box.addSubview(titleLabel)",
      "addSubview(titleLabel); if isWide { «card.»addSubview(↓titleLabel) }",
      "addSubview(titleLabel); UIView.animate { self.card.addSubview(self.titleLabel) }",
      "if isWide { addSubview(titleLabel) } else { card.addSubview(titleLabel) }",
      "var label = UILabel(); addSubview(label); label = UILabel(); card.addSubview(label)",
      "stack.addArrangedSubview(card); stack.«subviews.forEach { $0 }→removeArrangedSubview(card)»; stack.addArrangedSubview(↓card)",
      "stack.addArrangedSubview(card); stack.subviews.forEach { $0«.removeFromSuperview()» }; stack.addArrangedSubview(↓card)",
      "addSubview(header!); hideHeader(); addSubview(header!)",
      "addSubview(header!); header = UIView(); addSubview(header!)",
      """
      var label = UILabel()
      addSubview(label)
      label = UILabel()
      addSubview(label)
      """,
      """
      var row = UIStackView()
      row.addArrangedSubview(card)
      row = UIStackView()
      row.addArrangedSubview(card)
      """,
      "stack.addArrangedSubview(separator); stack.addArrangedSubview(separator)",
      "stack.addArrangedSubview(inherited); stack.addArrangedSubview(inherited)",
      "stack.addArrangedSubview(makeSpacer()); stack.addArrangedSubview(makeSpacer())",
      "stack.addArrangedSubview(UIView()); stack.addArrangedSubview(UIView())",
      "stack.addArrangedSubview(given.badge); stack.addArrangedSubview(given.badge)",
      "addSubview(titleLabel); insertSubview(titleLabel, belowSubview: albumLabel)",
      "stack.addSubview(titleLabel); stack.addArrangedSubview(titleLabel)",
      "addSubview(titleLabel); if «isWide→titleLabel.superview == nil» { addSubview(↓titleLabel) }",
      "addSubview(titleLabel); UIView.animate { self.addSubview(self.titleLabel) }",
      "for song in songs { let label = UILabel(); addSubview(label) }; for song in songs { let label = UILabel(); addSubview(label) }",
      "rows[0].addSubview(card); rows[index].addSubview(card)",
      "rows[index].addSubview(card); index += 1; rows[index].addSubview(card)",
      "cells.forEach { $0.addSubview(makeView()) }; [card, titleLabel].forEach { $0.addSubview(makeView()) }",
      "[card, stack].forEach { $0.addSubview(UIView()) }; [card, stack].forEach { $0.addSubview(UIView()) }",
      "addSubview(card); [↓card, stack].forEach { addSubview($0«.badge») }",
      """
      addSubview(titleLabel)
      // addSubview(titleLabel)
      let code = "addSubview(titleLabel)"
      """,
      "addSubviewIfNeeded(card); addSubviewIfNeeded(card)",
      "addSubview(card); «header?→embed(card, in: header)»; addSubview(↓card)",
      "addSubview(card); header?«.attach(view: self.card!)»; addSubview(↓card)",
      "use(UIStackView(arrangedSubviews: [card]), UIStackView(arrangedSubviews: [card]))",
    ] { expect(code) }
  }

  /// The messages about the body of a function, by its name.
  private func messages(_ name: String, _ body: String) -> [String] {
    let code = """
      class PlayerView: UIView {
        let titleLabel = UILabel(), albumLabel = UILabel()
        lazy var card: UIView = { UIView() }()
        let stack = UIStackView()
        @IBOutlet var box: UIView!
        func \(name)() {
          \(body)
        }
      }
      """
    return diagnostics(of: AddedTwice(), in: code).map(\.message)
  }

  @Test(
    "a view that a setup function adds to two parents is reported",
    arguments: [
      ("addSubview(titleLabel); card.addSubview(titleLabel)", "self", "card"),
      (
        "card.addSubview(titleLabel); self.stack.addArrangedSubview(self.titleLabel)", "card",
        "stack"
      ),
      ("contentView.addSubview(titleLabel); addSubview(titleLabel)", "contentView", "self"),
      ("view.addSubview(titleLabel); box.addSubview(titleLabel)", "view", "box"),
      (
        "let row = UIView(); row.addSubview(titleLabel); card.insertSubview(titleLabel, at: 0)",
        "row", "card"
      ),
      (
        "let row = UIStackView(arrangedSubviews: [titleLabel]); stack.addArrangedSubview(titleLabel)",
        "row", "stack"
      ),
      ("if isWide { addSubview(titleLabel) }; card.addSubview(titleLabel)", "self", "card"),
    ])
  func twoParents(_ body: String, _ first: String, _ second: String) {
    let message =
      "`titleLabel` is added to `\(first)` and to `\(second)`: a view has one parent, so the first one loses it"
    #expect(messages("setupViews", body) == [message])
    for name in ["moveViews", "setupTransition", "update", "didTap"] {
      #expect(messages(name, body) == [])
    }
  }

  @Test("views that one statement takes from one parent are one finding")
  func together() {
    let body =
      "[titleLabel, albumLabel].forEach(addSubview)\n[titleLabel, albumLabel].forEach(card.addSubview)"
    #expect(
      messages("setupViews", body) == [
        "`titleLabel`, `albumLabel` are added to `self` and to `card`: a view has one parent, so the first one loses them"
      ])
  }

  @Test("a controller's view that is another one of its views is no second parent")
  func replacedView() {
    let body = "view.addSubview(titleLabel); card.addSubview(titleLabel)"
    #expect(messages("setupViews", body).count == 1)
    #expect(messages("setupViews", "view = card; " + body) == [])
    #expect(messages("setupViews", "card = view; " + body) == [])
  }

  @Test("a statement that adds several views again is one finding")
  func oneStatement() {
    expect("addSubviews(titleLabel, albumLabel); addSubviews(↓titleLabel, albumLabel, card)")
  }

  @Test("a list that repeats one new view is reported")
  func repeated() {
    expect("↓Array(repeating: UIView(), count: count).forEach(stack.addArrangedSubview)")
    expect(
      "var views = ↓[UIView](repeating: UILabel(), count: 3); stack.addArrangedSubview(views[0])")
    expect(
      "for star in ↓Array(repeating: UIImageView(image: .star), count: 5) { addSubview(star) }")
    expect("let views = (0..<3).map { _ in UIView() }; views.forEach(addSubview)")
    expect("let views = Array(repeating: UIView(), count: 1); views.forEach(addSubview)")
    expect("let names = Array(repeating: CardView(), count: 3); addSubview(card)")
    expect("let names = Array(repeating: UIColor(), count: 3); addSubview(card)")
    expect("let names = String(repeating: name, count: 3); addSubview(card)")
  }

  @Test("a stack that takes back several views is one finding, a note")
  func arrangedLater() {
    let found = diagnostics(
      of: AddedTwice(),
      in: """
        class A: UIView {
          private let a = UILabel(), b = UILabel(), stack = UIStackView(), card = UIView()
          func setUp() {
            addSubviews(a, b)
            stack.addArrangedSubview(a)
            stack.addArrangedSubview(b)
          }
          func setUpCard() {
            addSubview(a)
            card.addSubview(a)
          }
        }
        """)
    #expect(
      found.map(\.message) == [
        "`a`, `b` are added to `self` and to `stack`: a view has one parent, so the first one loses them",
        "`a` is added to `self` and to `card`: a view has one parent, so the first one loses it",
      ])
    #expect(found.map(\.severity) == [.note, .note])
  }

  @Test("a second addition is a note")
  func severity() {
    func severities(_ second: String) -> [Severity] {
      diagnostics(
        of: AddedTwice(),
        in: """
          class PlayerView: UIView {
            let titleLabel = UILabel()
            let card = UIView()
            func setUp() {
              addSubview(titleLabel)
              \(second)
            }
          }
          """
      ).map(\.severity)
    }
    #expect(severities("addSubview(titleLabel)") == [.note])
    #expect(severities("card.addSubview(titleLabel)") == [.note])
  }
}
