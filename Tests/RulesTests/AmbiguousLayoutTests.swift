import Project
import Testing

@testable import Rules

@Suite("ambiguous_layout")
struct AmbiguousLayoutTests {
  private let expect = Expectation(
    AmbiguousLayout(),
    in: """
      class PlayerView: UIView {
        …
        func setUp() {
        …
        }
      }
      """)

  private static let line = "private let line = UIView()"
  private static let sides = "$0.leading.trailing.bottom.equalToSuperview()"

  private static let card = "private let card = UIView(), title = UILabel(), line = UIView()"
  private static let cardWithTitle = """
    addSubview(↓card)
    card.addSubview(title)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.topAnchor.constraint(equalTo: topAnchor).isActive = true
    """

  @Test(
    "constraints in a loop are those of each view",
    arguments: [
      "[a, b].forEach { $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }",
      "[a, b].forEach { row in row.snp.makeConstraints { $0.leading.equalToSuperview() } }",
      "[a, b].forEach { $0.snp.makeConstraints { make in make.leading.equalToSuperview() } }",
      "for row in [a, b] { row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }",
    ])
  func loops(code: String) {
    let places =
      "[a, b].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0); $0.topAnchor.constraint(equalTo: topAnchor).isActive = true }"
    RulesTests.expect(
      AmbiguousLayout(),
      "class A: UIView { private let a = UILabel(), b = UILabel(); func setUp() {\n\(places)\n\(code)\n} }"
    )
  }

  @Test(
    "a view without a position or a size is reported, however it is made",
    arguments: [
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"),
      (line, "[↓line].forEach { addSubview($0) }\nline.snp.makeConstraints { \(sides) }"),
      (
        line,
        "let bar = UIView()\nbar.backgroundColor = .red\naddSubview(↓bar)\nbar.snp.makeConstraints { \(sides) }"
      ),
      (
        line,
        "[↓line].forEach { $0.alpha = 0.5; addSubview($0) }\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        line,
        "[↓line].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }\nline.topAnchor.constraint(equalTo: topAnchor).isActive = true"
      ),
      (
        "private lazy var line: UIView = { let view = UIView(); view.alpha = 0; return view }()",
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        "private let line = UIView().then { $0.translatesAutoresizingMaskIntoConstraints = false }",
        "addSubview(↓line)\nline.topAnchor.constraint(equalTo: topAnchor).isActive = true"
      ),
      (
        "private let label = UILabel()",
        "addSubview(↓label)\nlabel.autoPinEdge(toSuperviewEdge: .top)"
      ),
      (
        "private let label = TitleLabel()",
        "addSubview(↓label)\nlabel.snp.makeConstraints { $0.width.height.equalTo(8) }"
      ),
      (
        line,
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }\nline.layer.addSublayer(shadow)\nline.rx.tap.bind(to: x)"
      ),
      (
        line,
        "line.isHidden = true\naddSubview(↓line)\nline.snp.makeConstraints { \(sides) }\nline.isHidden = !isWide"
      ),
      (
        "",
        "let label = UILabel()\naddSubview(↓label)\nlabel.snp.makeConstraints { $0.top.equalToSuperview() }"
      ),
      // What is in a view does not place it.
      (
        card,
        "\(cardWithTitle)\ntitle.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true"
      ),
      (
        card,
        "\(cardWithTitle)\ncard.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true"
      ),
      // A tie to the outside along the other axis.
      (
        card,
        "\(cardWithTitle)\ntitle.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true\ntitle.topAnchor.constraint(equalTo: line.bottomAnchor).isActive = true"
      ),
    ])
  func found(property: String, body: String) {
    expect(property, body)
  }

  @Test(
    "what may be laid out in another way is silent",
    arguments: [
      // The title is tied to what is outside of the card, and the card to the title.
      (
        card,
        "\(cardWithTitle.replacing("↓", with: ""))\ncard.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true\ntitle.leadingAnchor.constraint(equalTo: line.leadingAnchor).isActive = true"
      ),
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides)«; $0.height.equalTo(1)» }"),
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nline.addSubview(label)»"),
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides)«; helper($0)» }"),
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nsize(line)»"),
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nline.setHeight(1)»"),
      (
        line,
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nif isWide { line.snp.makeConstraints { $0.height.equalTo(1) } }»"
      ),
      (
        line,
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides)«; $0.height.greaterThanOrEqualTo(1).priority(.low)» }"
      ),
      (
        line,
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nlabel.snp.makeConstraints { $0.bottom.equalTo(line.snp.top) }»"
      ),
      (line, "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nother.line.setUp()»"),
      (
        line,
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nline.project.setHeight(1)»"
      ),
      (
        line,
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }«\nactivate(line?.project.heights(1))»"
      ),
      (line, "«line.isHidden = true\n»addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"),
      (line, "stack.addArrangedSubview(line)\nline.snp.makeConstraints { $0.width.equalTo(1) }"),
      (
        line,
        "«addSubview(↓line)→[line].forEach { $0.frame.size.height = 1; addSubview($0) }»\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        line,
        "«addSubview(↓line)→[line].forEach { $0.alpha = 0; addSubview($0, height: 1) }»\nline.snp.makeConstraints { \(sides) }"
      ),
      (line, "«addSubview(↓line)\n→»line.snp.makeConstraints { \(sides) }"),
      (line, "addSubview(↓line)«\nline.frame = bounds»\nline.snp.makeConstraints { \(sides) }"),
      (line, "addSubview(line)\nline.topAnchor.constraint(equalTo: topAnchor).isActive = true"),
      ("«\(line)→let line = UIView()»", "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"),
      (
        "«\(line)→private let line = SeparatorView()»",
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        "«\(line)→private let line = makeLine()»",
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        "«\(line)→@IBOutlet private var line: UIView!»",
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        "«\(line)→private let line: UIView = { let view = UIView(); view.heightAnchor.constraint(equalToConstant: 1).isActive = true; return view }()»",
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"
      ),
      (
        "private let label = UILabel()",
        "addSubview(↓label)\nlabel.snp.makeConstraints { $0«.leading».firstBaseline.equalToSuperview() }"
      ),
      (
        "«\(line)→private let line = UIView().then { $0.frame.size.height = 1 }»",
        "addSubview(↓line)\nline.snp.makeConstraints { \(sides) }"
      ),
      // A local that shows nothing gives its container a width.
      (
        "private let box = UIView()",
        "let width = UIView()\nbox.addSubview(width)\nwidth.snp.makeConstraints { \(sides) }"
      ),
    ])
  func silent(property: String, body: String) {
    expect(property, body)
  }

  private static func pair(_ icon: String, _ label: String, more: String = "") -> String {
    """
    class PlayerView: UIView {
      private let icon = UIImageView()
      private let label = UILabel()
      private let card = UIView()
      func setUp() {
        addSubview(icon)
        addSubview(label)
        icon.snp.makeConstraints { \(icon) }
        label.snp.makeConstraints { \(label) }
      }
      \(more)
    }
    """
  }

  @Test(
    "views that are placed only relative to each other are one finding",
    arguments: [
      pair(
        "$0.top.equalToSuperview()", "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)"),
      pair(
        "$0.centerY.equalToSuperview()",
        "$0.centerY.equalTo(icon); $0.trailing.equalTo(icon.snp.leading).offset(-8)"),
      pair(
        "$0.leading.equalTo(label); $0.top.equalToSuperview()",
        "$0.leading.equalTo(icon); $0.top.equalTo(icon.snp.bottom)"),
      pair(
        "$0.leading.equalToSuperview()",
        "$0.leading.equalTo(icon.snp.trailing); $0.centerY.equalTo(icon)"),
      pair(
        "$0.leading.equalToSuperview()",
        "$0.leading.equalTo(icon.snp.trailing); $0.lastBaseline.equalTo(icon.snp.bottom)"),
    ])
  func floating(code: String) {
    let code = code.replacing("addSubview(icon)", with: "addSubview(↓icon)")
    RulesTests.expect(AmbiguousLayout(), code)
  }

  @Test(
    "views of which one may have a place are silent",
    arguments: [
      pair(
        "$0.top.leading.equalToSuperview()",
        "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)"),
      pair(
        "$0.top.equalToSuperview()",
        "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing); $0.trailing.equalToSuperview()"
      ),
      pair(
        "$0.top.equalToSuperview()",
        "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing); $0.trailing.equalTo(header)"),
      pair(
        "$0.top.equalToSuperview()",
        "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing); $0.leading.equalTo(8)"),
      pair(
        "$0.top.equalToSuperview()", "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)",
        more:
          "override func updateConstraints() { icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }"
      ),
      pair(
        "$0.top.equalToSuperview()", "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)",
        more: "func place() { icon.frame.origin.x = 8 }"),
      pair(
        "$0.top.equalToSuperview()", "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)",
        more: "func place() { stack.addArrangedSubview(icon) }"),
      pair(
        "$0.top.equalToSuperview()", "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)",
        more: "func place() { pin(label) }"),
      // What a view contains does not float beside it.
      pair("$0.top.equalToSuperview(); $0.leading.equalTo(card)", "$0.edges.equalTo(icon)")
        .replacing("addSubview(label)", with: "icon.addSubview(label)"),
      pair(
        "$0.top.leading.equalToSuperview()",
        "$0.top.leading.equalToSuperview(); $0.width.equalTo(icon)"),
    ])
  func placed(code: String) {
    RulesTests.expect(AmbiguousLayout(), code)
  }

  @Test("the finding about views that float names them and the axis")
  func floatingMessage() {
    let code = Self.pair(
      "$0.top.equalToSuperview()", "$0.top.equalTo(icon); $0.leading.equalTo(icon.snp.trailing)")
    #expect(
      diagnostics(of: AmbiguousLayout(), in: code).map { "\($0.message); \($0.advice)" } == [
        "UIKit guesses where `icon`, `label` are, usually at 0: their horizontal constraints are only about each other; add a horizontal constraint between one of them and what they are in"
      ])
  }

  @Test(
    "whatever makes the view",
    arguments: [
      "let line = { UIView() }()", "let line: UIView = { return UIView() }()",
      "let line: UIView = .init()", "lazy var line: UIView = .init().then { $0.alpha = 0.5 }",
    ])
  func makings(property: String) {
    let code = """
      class PlayerView: UIView {
        private \(property)
        func setUp() { addSubview(↓line); line.snp.makeConstraints { \(Self.sides) } }
      }
      """
    RulesTests.expect(AmbiguousLayout(), code)
  }

  @Test("one finding says all that is missing")
  func message() throws {
    let finding = try #require(
      diagnostics(
        of: AmbiguousLayout(),
        in:
          "func f() { let box = UIView(); box.alpha = 1; addSubview(box); box.snp.makeConstraints { $0.top.equalToSuperview() } }"
      ).first)
    #expect(
      finding.message
        == "nothing fixes the horizontal position and the height of `box`: UIKit guesses them, usually as 0"
    )
    #expect(
      finding.advice == "add constraints for its horizontal position and its height")
  }

  @Test("a view that other files can see is reported where none of them names it")
  func project() {
    func count(_ header: String, _ other: String = "class Other {}") -> Int {
      let view = """
        class PlayerView: UIView {
          \(header) line = UIView()
          func setUp() {
            addSubview(line)
            line.snp.makeConstraints { \(Self.sides) }
          }
        }
        """
      return diagnostics(of: AmbiguousLayout(), inFiles: [view, other]).count
    }
    #expect(count("private let") == 1)
    #expect(count("let") == 1)
    #expect(
      count("let", "func f() { player.line.snp.makeConstraints { $0.height.equalTo(1) } }") == 0
    )
    #expect(count("let", "extension PlayerView { func f() {} }") == 0)
    #expect(count("let", "class BigPlayerView: PlayerView {}") == 0)
    for header in ["public let", "open var", "@IBOutlet var", "static let", "override var"] {
      #expect(count(header) == 0)
    }
  }
}
