import RuleKit
import Testing

@testable import Rules

@Suite("ignored_touches")
struct IgnoredTouchesTests {
  private let expect = Expectation(
    IgnoredTouches(),
    in: """
      class PlayerView: UIView {
      …
      }
      """)

  private static let tap = "UITapGestureRecognizer(target: self, action: nil)"
  private static let label = "private let label = UILabel()"

  // MARK: - Labels and image views

  @Test(
    "a recognizer of a view without touches is reported",
    arguments: [
      "\(label)\ninit() { let tap = \(tap); ↓self.label.addGestureRecognizer(tap) }",
      "private let icon = UIImageView(image: x)\ninit() { ↓icon.addGestureRecognizer(\(tap)); icon.kf.setImage(with: url) }",
      "private let icon = UIImageView()\ninit() { addSubview(icon); icon.sd_setImage(with: url); ↓icon.addInteraction(UIContextMenuInteraction(delegate: self)) }",
      "private lazy var label: UILabel = { let l = UILabel(); l.font = x; ↓l.addGestureRecognizer(\(tap)); return l }()",
      "private lazy var label: UILabel = { let l = UILabel(); l.font = x; return l }()\ninit() { ↓label.addGestureRecognizer(\(tap)) }",
      "private let label = UILabel().then { $0.text = x }\ninit() { ↓label.addGestureRecognizer(\(tap)) }",
      "private lazy var label = UILabel().then { l in l.text = x; ↓l.addGestureRecognizer(\(tap)) }",
      "private var label: UILabel!\ninit() { label = UILabel(); ↓label.addGestureRecognizer(\(tap)) }",
      "func show() { let badge = UILabel(); addSubview(badge); ↓badge.addGestureRecognizer(\(tap)) }",
      "\(label)\ninit() { [label, icon].forEach { $0.alpha = 0; addSubview($0) }; ↓label.addGestureRecognizer(\(tap)) }",
      "\(label)\ninit() { ↓label.addGestureRecognizer(\(tap)); label.isUserInteractionEnabled = false }",
      "\(label)\ninit() { ↓label.addGestureRecognizer(\(tap)); label.addGestureRecognizer(\(tap)) }",
      "\(label)\ninit() { ↓label.addGestureRecognizer(\(tap)) }\nfunc tap(_ t: Tap) { if t.view == label { t.location(in: label) } }",
    ])
  func quiet(members: String) { expect(members) }

  @Test("a view whose touches may be turned on is silent")
  func touched() {
    expect(
      "\(Self.label)\ninit() { ↓label.addGestureRecognizer(\(Self.tap)); label.text = x }",
      silentWith: [
        "text = x": "isUserInteractionEnabled = true", "label.text = x": "style(label)",
        "text = x": "makeTappable()", "text = x": "do { $0.isUserInteractionEnabled = true }",
        "label.text = x": "[label, icon].forEach { $0.isUserInteractionEnabled = true }",
        "label.text = x": "for view in [label] { view.isUserInteractionEnabled = true }",
        "label.text = x": "subviews.forEach { $0.isUserInteractionEnabled = true }",
        "text = x": "rx.tapGesture().bind { }",
        "label.text = x": "let view = label; view.isUserInteractionEnabled = true",
      ])
    expect(
      "\(Self.label)\ninit() { ↓label.addGestureRecognizer(\(Self.tap)) }",
      silentWith: [
        "": "\nfunc update() { label.isUserInteractionEnabled = isOn }",
        Self.label:
          "private lazy var label: UILabel = { let l = UILabel(); l.isUserInteractionEnabled = true; return l }()",
        Self.label: "private let label = UILabel().then { $0.isUserInteractionEnabled = true }",
        Self.label: "private let label = UILabel(style: .link)",
        Self.label: "private let label = makeLabel()",
        Self.label: "private let label = LinkLabel()",
        Self.label: "@IBOutlet private var label: UILabel!",
        "": "\noverride func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { label }",
      ])
    for code in [
      "private let card = UIView()\ninit() { card.addGestureRecognizer(\(Self.tap)) }",
      "func make() -> UILabel { let badge = UILabel(); ↓badge.addGestureRecognizer(\(Self.tap))«; return badge» }",
      "\(Self.label)\ninit() { label.text = x }",
      // Other files may name it.
      "let label = UILabel()\ninit() { label.addGestureRecognizer(\(Self.tap)) }",
    ] { expect(code) }
  }

  // MARK: - What is in them

  private static let views =
    "private let cover = UIImageView()\nprivate let row = UIStackView()\nprivate let play = UIButton()\nprivate let card = UIView()"
  private static let action = "play.addTarget(self, action: nil, for: .touchUpInside)"

  @Test(
    "a control in a view without touches is reported",
    arguments: [
      "init() { cover.addSubview(↓play); \(action) }",
      "init() { cover.addSubview(↓row); row.addArrangedSubview(play); \(action) }",
      "init() { cover.addSubview(↓play); play.rx.tap.bind { } }",
      "init() { cover.addSubview(↓card); card.addGestureRecognizer(tap) }",
      "private let field = UITextField()\ninit() { cover.addSubview(↓field) }",
      "private let late = UIButton().then { $0.addTarget(x, action: nil, for: .touchUpInside); $0.isEnabled = false }\ninit() { cover.addSubview(↓late); late.isEnabled = true }",
      "init() { cover.addSubview(↓play); \(action); cover.addSubview(card); card.addGestureRecognizer(tap) }",
    ])
  func content(members: String) { expect("\(Self.views)\n\(members)") }

  @Test(
    "what is not touched, or may be elsewhere, is silent",
    arguments: [
      "init() { cover.addSubview(↓play); \(action)«; cover.isUserInteractionEnabled = true» }",
      "init() { cover.addSubview(↓play)«; \(action)→» }",
      "init() { cover.addSubview(«↓play→card»); \(action) }",
      "init() { cover.addSubview(↓play); \(action); play«.isUserInteractionEnabled» = false }",
      "private let field = UITextField()\ninit() { cover.addSubview(↓field); field«.isEnabled» = false }",
      "init() { cover.addSubview(↓play); card«.addSubview(play)»; \(action) }",
      "init() { card.addSubview(play); \(action); addSubview(cover) }",
      "init() { cover.addSubview(↓row); row.addArrangedSubview(play); \(action)«; enable(cover)» }",
    ])
  func otherContent(members: String) { expect("\(Self.views)\n\(members)") }

  // MARK: - Recognizers

  @Test(
    "a recognizer of two views is reported",
    arguments: [
      "let t = \(tap); a.addGestureRecognizer(t); b.addGestureRecognizer(↓t)",
      "let t = \(tap); a.addGestureRecognizer(t); if x { b.addGestureRecognizer(↓t) }",
      "let t = \(tap); a.addGestureRecognizer(t); b.addGestureRecognizer(↓t); c.addGestureRecognizer(t)",
      "addGestureRecognizer(pan); a.addGestureRecognizer(↓self.pan)",
      "let t = \(tap); for v in views { v.addGestureRecognizer(↓t) }",
      "let t = \(tap); for v in [a, b] { v.card.addGestureRecognizer(↓t) }",
      "let t = \(tap); for i in 0..<3 { views[i].addGestureRecognizer(↓t) }",
      "let t = \(tap); [a, b].forEach { $0.addGestureRecognizer(↓t) }",
      "[a, b].forEach { view in view.alpha = 1; view.addGestureRecognizer(↓pan) }",
    ])
  func shared(body: String) { expect("let pan = \(Self.tap)\nfunc setUp() { \(body) }") }

  @Test(
    "a recognizer for each view, and one that moves, is silent",
    arguments: [
      "let t = \(tap); a.addGestureRecognizer(t); «b→a».addGestureRecognizer(↓t)",
      "var t = \(tap); a.addGestureRecognizer(t); t = \(tap); b.addGestureRecognizer(t)",
      "let t = \(tap); a.addGestureRecognizer(t); a«.removeGestureRecognizer(t)»; b.addGestureRecognizer(↓t)",
      "let t = \(tap); if x { a.addGestureRecognizer(t) } else { b.addGestureRecognizer(t) }",
      "let t = \(tap); switch x { case 1: a.addGestureRecognizer(t)\ndefault: b.addGestureRecognizer(t) }",
      "do { let t = \(tap); a.addGestureRecognizer(t) }; do { let t = \(tap); b.addGestureRecognizer(t) }",
      "a.addGestureRecognizer(made); b.addGestureRecognizer(made)",
      "a.addGestureRecognizer(inherited); b.addGestureRecognizer(inherited)",
      "a.addGestureRecognizer(\(tap)); b.addGestureRecognizer(\(tap))",
      "a.addGestureRecognizer(makeTap()); b.addGestureRecognizer(makeTap())",
      "for v in views { let t = \(tap); v.addGestureRecognizer(t) }",
      "for v in views where v.isCard { v.addGestureRecognizer(pan) }",
      "for v in views { if v.isCard { v.addGestureRecognizer(pan) } }",
      "for v in views { v.addGestureRecognizer(↓pan)«; break» }",
      "for t in taps { addGestureRecognizer(t) }",
      "taps.forEach { a.addGestureRecognizer($0) }",
      "[a].forEach { $0.addGestureRecognizer(pan) }",
      "[a, self].forEach { $0.addGestureRecognizer(pan) }",
      // The second view may contain the first one, and sees its taps.
      "a.addGestureRecognizer(pan); addGestureRecognizer(pan)",
      "let inner = UIView(); let outer = UIView(); outer«.addSubview(inner)»; inner.addGestureRecognizer(pan); outer.addGestureRecognizer(↓pan)",
    ])
  func ownRecognizers(body: String) {
    expect("let pan = \(Self.tap)\nvar made: Tap { \(Self.tap) }\nfunc setUp() { \(body) }")
  }

  @Test("two views of which it is not known where they are make a note")
  func severities() {
    func severity(_ views: String) -> [Severity] {
      diagnostics(
        of: IgnoredTouches(),
        in: """
          class PlayerView: UIView {
            \(views)
            func setUp() {
              addSubview(a)
              addSubview(b)
              let tap = UITapGestureRecognizer(target: self, action: nil)
              a.addGestureRecognizer(tap)
              b.addGestureRecognizer(tap)
            }
          }
          """
      ).map(\.severity)
    }
    #expect(severity("private let a = UIView()\nprivate let b = UIView()") == [.warning])
    #expect(severity("") == [.note])
  }

  // MARK: - Cells

  private static func cell(_ superclass: String, _ body: String, _ members: String = "") -> String {
    """
    class SongCell: \(superclass) {
      private let play = UIButton()
      private let list = UITableView()
      private let title = UILabel()
      private let row = UIStackView()
      init(\(superclass == "UICollectionViewCell" ? "frame: CGRect" : "style: Style, reuseIdentifier: String?")) {
        play.addTarget(self, action: nil, for: .touchUpInside)
        \(body)
      }
      \(members)
    }
    """
  }

  @Test(
    "a control below the content view of a table's cell is reported",
    arguments: [
      ("addSubview(↓play)", ""), ("self.addSubview(↓list)", ""),
      ("addSubview(title); addSubview(↓play)", ""),
      ("addSubview(↓play); addSubview(list)", ""),
      ("[title, ↓play].forEach { addSubview($0) }", ""),
      ("addSubview(↓row); row.addArrangedSubview(play)", ""),
      ("addSubview(↓play); contentView.addSubview(title)", ""),
      ("setUp(); contentView.alpha = 1", "func setUp() { addSubview(↓play) }"),
      ("addSubview(↓play)", "override func layoutSubviews() { contentView.alpha = 1 }"),
    ])
  func covered(body: String, members: String) {
    RulesTests.expect(IgnoredTouches(), Self.cell("UITableViewCell", body, members))
  }

  @Test(
    "a control above the content view, and one that may be there, is silent",
    arguments: [
      ("contentView.addSubview(play)", ""),
      ("addSubview(title)", ""),
      ("contentView.addSubview(title); addSubview(play)", ""),
      ("textLabel?.text = x; addSubview(play)", ""),
      ("addSubview(play); sendSubviewToBack(contentView)", ""),
      ("addSubview(play); bringSubviewToFront(play)", ""),
      ("addSubview(play); contentView.isUserInteractionEnabled = false", ""),
      ("insertSubview(play, aboveSubview: contentView)", ""),
      ("", "func configure() { addSubview(play) }"),
      ("", "override func awakeFromNib() { addSubview(play) }"),
      (
        "addSubview(play)",
        "override func addSubview(_ view: UIView) { contentView.addSubview(view) }"
      ),
      ("setUp(1); addSubview(play)", "func setUp(_ x: Int) { contentView.alpha = 1 }"),
      ("addSubview(play)", "lazy var box: UIView = { contentView }()"),
    ])
  func uncovered(body: String, members: String) {
    RulesTests.expect(IgnoredTouches(), Self.cell("UITableViewCell", body, members))
  }

  @Test(
    "the cell of a collection has a content view once that is used; that of another class may differ"
  )
  func otherCells() {
    for (superclass, body) in [
      ("UICollectionViewCell", "addSubview(play)"),
      ("UICollectionViewCell", "addSubview(↓play); contentView.addSubview(title)"),
      ("UICollectionViewCell", "contentView.addSubview(title); addSubview(play)"),
      ("BaseCell", "addSubview(play)"),
    ] {
      RulesTests.expect(IgnoredTouches(), Self.cell(superclass, body))
    }
  }

  @Test("cell_content_view does not report what is reported already")
  func noSecondReport() {
    RulesTests.expect(CellContentView(), Self.cell("UITableViewCell", "addSubview(play)"))
    RulesTests.expect(
      CellContentView(), Self.cell("UITableViewCell", "addSubview(play); addSubview(↓title)"))
  }

  // MARK: - Messages

  @Test("the messages say what nobody can tap")
  func messages() {
    let code = """
      class PlayerView: UIView {
        private let label = UILabel()
        private let cover = UIImageView()
        private let play = UIButton()
        func setUp() {
          addSubview(label)
          cover.addSubview(play)
          play.addAction(action, for: .touchUpInside)
          label.addGestureRecognizer(tap)
          let swipe = UISwipeGestureRecognizer(target: self, action: nil)
          a.addGestureRecognizer(swipe)
          b.addGestureRecognizer(swipe)
          rows.forEach { $0.addGestureRecognizer(swipe) }
        }
      }
      """
    #expect(
      diagnostics(of: IgnoredTouches(), in: code).map(\.message) == [
        "`play` gets no touches in `cover`: an image view ignores them, for its subviews too, unless its `isUserInteractionEnabled` is true",
        "`label` gets no touches, and nothing happens on a tap: a label ignores them unless its `isUserInteractionEnabled` is true",
        "`swipe` is added to `a` and to `b`: a gesture recognizer is attached to one view, so `a` loses it, and sees its taps only where it is inside of `b`",
      ])
  }
}
