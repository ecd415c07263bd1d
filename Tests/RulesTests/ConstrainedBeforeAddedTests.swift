import Testing

@testable import Rules

@Suite("constrained_before_added")
struct ConstrainedBeforeAddedTests {
  private static let view = """
    class PlayerView: UIView {
      private let titleLabel = UILabel(), albumLabel = UILabel(), stack = UIStackView(), songLabel = UILabel()
      private lazy var card: CardView = {
        let card = CardView(style: .plain)
        card.backgroundColor = .white
        return card
      }()
      private var badge: UILabel?
      private lazy var row: UIStackView = {
        let row = UIStackView(arrangedSubviews: [songLabel])
        return row
      }()
      private lazy var other: UIStackView = {
        $0.addArrangedSubview(songLabel)
        return $0
      }(UIStackView())
      …
    }
    """
  private let expect = Expectation(ConstrainedBeforeAdded(), in: view)
  private let expectBody = Expectation(
    ConstrainedBeforeAdded(),
    in: view.replacing("…", with: "func layout(_ given: UIView) {\n…\n}"))

  private static let constraint =
    "titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true"
  private static let marked = "↓" + constraint

  @Test(
    "a constraint before the addition in one function is reported",
    arguments: [
      "\(marked); addSubview(titleLabel)",
      "↓topAnchor.constraint(equalTo: titleLabel.topAnchor).isActive = true; addSubview(titleLabel)",
      "addSubview(albumLabel); ↓albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor).isActive = true; addSubview(titleLabel)",
      "addSubview(stack); ↓card.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true; stack.addArrangedSubview(card)",
      "NSLayoutConstraint.activate([↓card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)]); addSubview(card)",
      "addConstraint(↓NSLayoutConstraint(item: card, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)); addSubview(card)",
      "addConstraints([↓card.topAnchor.constraint(equalTo: topAnchor)]); addSubview(card)",
      "badge = UILabel(); ↓badge!.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(badge!)",
      "[titleLabel, card].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }; \(marked); addSubview(titleLabel)",
      "titleLabel.setContentHuggingPriority(.required, for: .vertical); \(marked); addSubview(titleLabel)",
      "card.addSubview(titleLabel); \(marked); addSubview(card)",
      "stack.addArrangedSubview(albumLabel); ↓stack.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(stack)",
    ])
  func oneFunction(body: String) { expectBody(body) }

  @Test(
    "a format with the superview needs it where it is read, not where its constraints are activated"
  )
  func format() {
    let format =
      "NSLayoutConstraint.constraints(withVisualFormat: \"H:«|→[albumLabel]»-[titleLabel]\", options: [], metrics: nil, views: views)"
    expectBody(
      """
      let views = ["titleLabel": titleLabel, "albumLabel": albumLabel]
      addSubview(albumLabel)
      let all = ↓\(format)
      addSubview(titleLabel)
      NSLayoutConstraint.activate(all)
      """)
  }

  @Test(
    "a local that is constrained before it is added, or is never added, is reported",
    arguments: [
      "let bar = UIView(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(bar)",
      "let bar = UIView(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "let box = UIView(); let bar = UIView(); box.addSubview(bar); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(box)",
      "let bar = BarView(); addSubview(titleLabel); ↓bar.topAnchor.constraint(equalTo: titleLabel.topAnchor).isActive = true; given.addSubview(bar)",
      "let bar = UIView(); if isWide { ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(bar)",
      "for song in songs { let bar = UIView(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(bar) }",
    ])
  func locals(body: String) { expectBody(body) }

  @Test("a local named like a guide of the view is the guide that it holds")
  func guides() {
    let guide = "let layoutMarginsGuide = box.layoutMarginsGuide"
    let top = "bar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true"
    expectBody("let box = UIView(); let bar = UIView(); box.addSubview(bar); \(guide); \(top)")
    expectBody("let box = UIView(); let bar = UIView(); box.addSubview(bar); ↓\(top)")
  }

  @Test("a deferred constraint comes after the addition")
  func deferred() {
    let top = "bar.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    expectBody("let bar = UIView(); defer { if isWide { \(top) } }; addSubview(bar)")
    expectBody("let bar = UIView(); do { ↓\(top) }; addSubview(bar)")
  }

  @Test("a method of a member that UIKit does not have may add the view")
  func members() {
    let top = "bar.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    expectBody("let bar = UIView(); bar.project.add(to: self); \(top)")
    expectBody("let bar = UIView(); bar.layer.setNeedsDisplay(); ↓\(top)")
  }

  @Test(
    "each library's way is read",
    arguments: [
      "card.snp.makeConstraints { ↓$0.edges.equalToSuperview() }; addSubview(card)",
      "card.snp.makeConstraints { make in make.width.equalTo(8); ↓make.top.equalTo(titleLabel.snp.bottom) }; addSubview(card)",
      "card.snp.remakeConstraints { ↓$0.edges.equalTo(self) }; addSubview(card)",
      "↓card.autoPinEdge(toSuperviewEdge: .top); addSubview(card)",
      "↓card.autoPinEdge(.top, to: .bottom, of: self); addSubview(card)",
      "↓card.topAnchor == topAnchor; addSubview(card)",
      "constrain(card, self) { card, view in ↓card.top == view.top }; addSubview(card)",
    ])
  func libraries(body: String) {
    expectBody("import Anchorage; import Cartography; import TinyConstraints; " + body)
  }

  @Test(
    "what may have added the view, or needs no ancestor, is silent",
    arguments: [
      "addSubview(titleLabel); \(constraint)",
      constraint,
      "titleLabel.widthAnchor.constraint(equalToConstant: 8).isActive = true; addSubview(titleLabel)",
      "let top = titleLabel.topAnchor.constraint(equalTo: topAnchor); addSubview(titleLabel); top.isActive = true",
      "let table = UITableView(); table.tableFooterView = titleLabel; titleLabel.topAnchor.constraint(equalTo: table.topAnchor).isActive = true; addSubview(table)",
      "let table = UITableView(); table.tableFooterView = given; given.topAnchor.constraint(equalTo: table.topAnchor).isActive = true; addSubview(table)",
      "let box = UIView(); box.addSubview(titleLabel); let other = titleLabel; other.topAnchor.constraint(equalTo: box.topAnchor).isActive = true",
      "let box = UIView(); box.addSubview(titleLabel); badge = titleLabel; badge!.topAnchor.constraint(equalTo: box.topAnchor).isActive = true",
      "card.addSubview(titleLabel); titleLabel.snp.makeConstraints { $0.edges.equalToSuperview() }; addSubview(card)",
      "card.addSubview(titleLabel); titleLabel.topAnchor.constraint(equalTo: card.topAnchor).isActive = true; addSubview(card)",
      "embed(titleLabel); \(constraint); addSubview(titleLabel)",
      "titleLabel.embed(in: self); \(constraint); addSubview(titleLabel)",
      "let views = [titleLabel, card]; views.forEach(addSubview); \(constraint); addSubview(titleLabel)",
      "for view in [titleLabel, card] { addSubview(view) }; \(constraint); addSubview(titleLabel)",
      "if isFirst { addSubview(titleLabel) }; \(constraint); addSubview(titleLabel)",
      "if titleLabel.superview != nil { \(constraint) }; addSubview(titleLabel)",
      "if isShown { \(constraint) } else { addSubview(titleLabel) }",
      "animate { \(constraint) }; addSubview(titleLabel)",
      "func add() { addSubview(titleLabel) }; add(); \(constraint); addSubview(titleLabel)",
      "given.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(given)",
      "row.topAnchor.constraint(equalTo: songLabel.topAnchor).isActive = true; addSubview(row)",
      "other.topAnchor.constraint(equalTo: songLabel.topAnchor).isActive = true; addSubview(other)",
      "stack.addArrangedSubview(titleLabel); titleLabel.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true; addSubview(stack)",
      "stack.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true; addSubview(stack)",
      "let bar = makeBar(); bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(bar)",
      "let bar = BarView(parent: given); bar.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "let bar = UIView(); for song in songs { if song.isLate { bar.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(bar) }",
      "let box = UIStackView(arrangedSubviews: [titleLabel]); titleLabel.topAnchor.constraint(equalTo: box.topAnchor).isActive = true; addSubview(box)",
      "let box = UIView(); box.addLayoutGuide(guide); guide.topAnchor.constraint(equalTo: box.topAnchor).isActive = true; addSubview(box)",
      "card.snp.prepareConstraints { $0.edges.equalToSuperview() }; addSubview(card)",
      "badge?.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(badge!)",
      "addSubview(card, withConstraints: [card.topAnchor.constraint(equalTo: topAnchor)]); addSubview(card)",
      "addSubview(card, withConstraints: [card.topAnchor.constraint(equalTo: topAnchor)])",
      "titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = isShown; addSubview(titleLabel)",
      "layout.activate([titleLabel.topAnchor.constraint(equalTo: topAnchor)]); addSubview(titleLabel)",
    ])
  func silent(body: String) { expectBody(body) }

  @Test("functions are followed in the order in which they are called")
  func functions() {
    let bodies = """
      func addViews() { addSubview(titleLabel) }
      func constrainViews() { \(Self.constraint) }
      """
    expect("init() { super.init(frame: .zero); addViews(); constrainViews() }\n" + bodies)
    expect("init() { super.init(frame: .zero); ↓constrainViews(); addViews() }\n" + bodies)
    expect(
      """
      init() { super.init(frame: .zero); ↓self.constrainViews(); addSubview(titleLabel) }
      func constrainViews() { \(Self.constraint) }
      """)
    expect(
      "func viewDidLoad() { if isLoaded { return }; setup() }; func setup() { ↓constrainViews(); addViews() }\n"
        + bodies)
    expect(
      "init() { super.init(frame: .zero); embed { self.addViews() }; constrainViews(); addViews() }\n"
        + bodies)
    expect(
      "init() { super.init(frame: .zero); if isEarly { addViews() }; constrainViews(); addViews() }\n"
        + bodies)
    expect("func show() { addViews() }; func setup() { constrainViews(); addViews() }\n" + bodies)
    expect("init() { super.init(frame: .zero); constrainViews(); addViews() }\noverride " + bodies)
  }
}
