import Testing

@testable import Rules

@Suite("layout_in_initialization")
struct LayoutInInitializationTests {
  private let expect = Expectation(
    LayoutInInitialization(),
    in: """
      class PlayerView: UIView {
        lazy var card: UIView = {
          let card = UIView()
          …
          return card
        }()
      }
      """)

  @Test(
    "layout that reaches other views is reported",
    arguments: [
      "self.addSubview(↓card)",
      "view.addSubview(↓card)",
      "stack.addArrangedSubview(↓card)",
      "↓card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "↓view.topAnchor.constraint(equalTo: card.topAnchor).isActive = true",
      "NSLayoutConstraint.activate([↓titleLabel.widthAnchor.constraint(equalToConstant: 1)])",
      "↓card.snp.makeConstraints { $0.top.equalTo(self.snp.top) }",
      "↓titleLabel.frame = .zero",
      "card.frame.size.width = self.↓bounds.width",
    ])
  func outside(_ body: String) {
    // A maker's constraint is reported where it is created.
    let marked =
      body.hasPrefix("↓card.snp")
      ? "card.snp.makeConstraints { ↓$0.top.equalTo(self.snp.top) }" : body
    expect(marked)
  }

  @Test(
    "layout within the view is silent",
    arguments: [
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "card.addSubview(titleLabel)",
      """
      card.addSubview(titleLabel)
      titleLabel.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
      """,
      """
      let inner = UIView()
      card.addSubview(inner)
      inner.frame = card.bounds
      """,
      "card.heightAnchor.constraint(equalToConstant: 44).isActive = true",
      "card.widthAnchor.constraint(equalTo: card.heightAnchor).isActive = true",
      "card.frame = CGRect(x: 0, y: 0, width: 44, height: 44)",
      "card.frame«.size.width = self.↓bounds.width→ = UIScreen.main.bounds»",
    ])
  func inside(_ body: String) {
    expect(body)
  }

  @Test("an option decides about the view's own size")
  func ownSize() {
    expect(
      "↓card.heightAnchor.constraint(equalToConstant: 44).isActive = true",
      .init(allowOwnSize: false))
    expect("card.addSubview(titleLabel)", .init(allowOwnSize: false))
  }

  @Test("a property has one finding; properties without a view are silent")
  func scope() {
    let code = """
      class PlayerView: UIView {
        lazy var card: UIView = {
          let card = UIView()
          addSubview(↓card)
          card.topAnchor.constraint(equalTo: topAnchor).isActive = true
          return card
        }()
        lazy var top = titleLabel.topAnchor.constraint(equalTo: view.topAnchor)
        lazy var all: [NSLayoutConstraint] = [titleLabel.topAnchor.constraint(equalTo: view.topAnchor)]
        func card2() { addSubview(card) }
      }
      """
    RulesTests.expect(LayoutInInitialization(), code)
  }

  @Test("callbacks in an initial value are silent")
  func callbacks() {
    expect("card.onTap = { [weak self] in self?.addSubview(other) }")
    expect("views.forEach { addSubview(↓$0) }")
    let code = """
      class PlayerView: UIView {
        lazy var button = UIButton(primaryAction: UIAction { _ in self.panel.frame.origin.y = 3 })
        lazy var label = UILabel().then { addSubview(↓$0) }
      }
      """
    RulesTests.expect(LayoutInInitialization(), code)
  }

  @Test("arranged subviews belong to their stack")
  func stacks() {
    expect(
      """
      let stack = UIStackView(arrangedSubviews: [titleLabel])
          card.addSubview(stack)
          titleLabel.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
          stack.snp.makeConstraints { $0.edges.equalToSuperview() }
      """)
    expect("card.snp.makeConstraints { ↓$0.edges.equalToSuperview() }")
  }

  @Test("reading another view's size is layout, reading the screen's is not")
  func geometry() {
    expect("card.frame.size.width = tableView.↓frame.width")
    expect("card.frame.size.width = «UIScreen.main.»↓bounds.width")
    expect("card.frame.size.width = «↓bounds.width→card.bounds.height»")
    expect("card.layer.path = UIBezierPath(ovalIn: bounds).cgPath")
    expect("card.onTap = { self.other.frame = self.bounds }")
    // The initializer insists on a frame.
    expect("card.table = UITableView(frame: bounds, style: .plain)")
    expect("card.table = UITableView(frame: ↓bounds)")
  }

  @Test("layout guides count; a property that stores a constraint may lay out")
  func otherTypes() {
    let code = """
      class PlayerView: UIView {
        lazy var guide: UILayoutGuide = {
          let guide = UILayoutGuide()
          addLayoutGuide(guide)
          ↓guide.topAnchor.constraint(equalTo: topAnchor).isActive = true
          return guide
        }()
        lazy var top: NSLayoutConstraint = {
          titleLabel.topAnchor.constraint(equalTo: topAnchor)
        }()
      }
      """
    RulesTests.expect(LayoutInInitialization(), code)
  }

  @Test("the frames of the view's own subviews are as allowed as their constraints")
  func ownFrames() {
    for body in [
      """
      titleLabel.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
          card.addSubview(titleLabel)
      """,
      """
      iconView.frame = titleLabel.frame
          titleLabel.addSubview(iconView)
          card.addSubview(self.titleLabel)
      """,
      """
      card.addSubview(titleLabel)
          let line = UIView(frame: titleLabel.bounds)
          card.addSubview(line)
      """,
      """
      card.addSubview(titleLabel)
          card.addSubview(iconView)
          iconView.frame.origin.x = self.titleLabel.frame.maxX
      """,
      """
      let stack = UIStackView(arrangedSubviews: [titleLabel])
          titleLabel.frame.size.width = 8
          card.addSubview(stack)
      """,
    ] {
      expect(body)
    }
    expect(
      """
      ↓titleLabel.frame = .zero
          other.addSubview(titleLabel)
      """)
    expect(
      """
      card.addSubview(titleLabel)
          titleLabel.frame = iconView.↓frame
      """)
    expect(
      """
      onTap = { card.addSubview(titleLabel) }
          ↓titleLabel.frame = rect
      """)
  }
}
