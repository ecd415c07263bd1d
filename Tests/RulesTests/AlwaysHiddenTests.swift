import LintEngine
import Testing

@testable import Rules

@Suite("always_hidden")
struct AlwaysHiddenTests {
  private let expect = Expectation(
    AlwaysHidden(),
    in: """
      class PlayerView: UIView {
        private let label = UILabel()
        private let box = UIView()
        init() { super.init(frame: .zero); addSubview(label); setUp() }
        func setUp() { … }
        …
      }
      """)

  @Test(
    "a view that the setup hides, and that no code shows, is reported once",
    arguments: [
      ("↓label.isHidden = true", ""),
      ("↓self.label.isHidden = true; label.text = title", "func show() { label.text = title }"),
      ("↓label.isHidden = true", "func hide() { label.isHidden = true }"),
      ("↓label.isHidden = true", "func show() { UIView.animate { self.label.alpha = 1 } }"),
      ("↓label.alpha = 0", ""),
      ("↓label.alpha = 0.0", "func hide() { label.alpha = 0 }"),
      ("↓label.isHidden = true; addSubview(box); box.isHidden = isEmpty", ""),
      ("↓label.isHidden = true", "func move(_ other: UIView) { other.alpha = 0 }"),
      ("↓label.isHidden = true", "func isShown() -> Bool { !label.isHidden }"),
      ("↓label.isHidden = true; label.snp.makeConstraints { $0.edges.equalToSuperview() }", ""),
      (
        "↓label.isHidden = true; label.topAnchor.constraint(equalTo: topAnchor).isActive = true", ""
      ),
      ("addSubview(box); ↓box.isHidden = true; box.addSubview(label); label.isHidden = true", ""),
    ])
  func hidden(setUp: String, members: String) { expect(setUp, members) }

  @Test(
    "what hides it may be in the closure of the property",
    arguments: [
      "private let label: UILabel = { let label = UILabel(); ↓label.isHidden = true; return label }()",
      "private lazy var label = UILabel().then { ↓$0.isHidden = true }",
      "private let label: UILabel = { ↓$0.alpha = 0; return $0 }(UILabel())",
    ])
  func closures(property: String) {
    expect("", around: ["private let label = UILabel()": property])
  }

  @Test("a view that may be shown is silent")
  func shown() {
    expect(
      "↓label.isHidden = true", "",
      silentWith: [
        "": "func show() { label.isHidden = false }",
        "": "func show() { label.isHidden = title == nil }",
        "": "func type() { other.text = label.text }",
        "": "func size() -> CGFloat { label.frame.width }", "true": "isEmpty",
        "": "func show() { label.isHidden.toggle() }",
        "": "func show() { title.bind(to: label.rx.isHidden) }",
        "": "func show() { reveal(label) }", "": "func show() { label.fadeIn() }",
        "": "func show() { [label, box].forEach { $0.isHidden = false } }",
        "": "func show() { for view in views { view.isHidden = false } }",
        "": "func show() { title.assign(to: \\.isHidden, on: label) }",
        "": "var shown: UIView { label }", "isHidden = true": "alpha = 0.5",
        "label.": "if isFirst { return }; label.", "label.": "box.",
      ])
    for (first, second) in [
      ("↓label.alpha = 0", "«func show() { UIView.animate { self.label.alpha = 1 } }»"),
      ("↓label.alpha = 0", "«func show() { label.layer.add(fade, forKey: nil) }»"),
      ("if isFirst { label.isHidden = true }", ""),
      ("guard isFirst else { return }; label.isHidden = true", ""),
      ("guard let title else { return }; label.isHidden = true", ""),
      ("guard isFirst else { return }; button.tap { self.label.isHidden = true }", ""),
      ("", "func hide() { label.isHidden = true }"),
    ] { expect(first, second) }
  }

  @Test("a closure inside of the one that makes the view may run later")
  func laterClosures() {
    expect(
      "",
      around: [
        "private let label = UILabel()":
          "private lazy var label: UILabel = { let label = UILabel(); loaded { label.isHidden = true }; return label }()"
      ]
    )
  }

  @Test(
    "a spinner, a text field that is typed into, and views of other classes are silent",
    arguments: [
      "private let label = UIActivityIndicatorView()",
      "private let label = PlayerLabel()",
      "@IBOutlet private var label: UILabel!",
      "private let label = makeLabel()",
    ])
  func others(property: String) {
    expect("label.isHidden = true", around: ["private let label = UILabel()": property])
  }

  @Test("a hidden text field that becomes the first responder is silent")
  func typing() {
    expect(
      "label.isHidden = true", "func type() { label.becomeFirstResponder() }",
      around: ["private let label = UILabel()": "private let label = UITextField()"])
  }

  @Test("a view that a function of the project adds, and one that other files can show")
  func project() {
    func count(_ property: String, _ other: String) -> Int {
      diagnostics(
        of: AlwaysHidden(),
        inFiles: [
          "class A: UIView { \(property); init() { addSubViews([label]); label.isHidden = true } }",
          "extension UIView { func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0) } } }; \(other)",
        ]
      ).count
    }
    #expect(count("private let label = UILabel()", "") == 1)
    #expect(count("let label = UILabel()", "") == 1)
    let shows = "class B { let a = A(); func show() { a.label.isHidden = false } }"
    #expect(count("let label = UILabel()", shows) == 0)
  }

  @Test("the message tells how the view is hidden")
  func texts() {
    func texts(_ hiding: String) -> [String] {
      diagnostics(
        of: AlwaysHidden(),
        in:
          "class A: UIView { private let a = UILabel(); init() { addSubview(a); \(hiding) } }"
      ).map { "\($0.message); \($0.advice)" }
    }
    #expect(
      texts("a.isHidden = true") == [
        "`a` is hidden from the start, and nothing shows it: it never appears; set `isHidden = false` where it has something to show, or delete it"
      ])
    #expect(
      texts("a.alpha = 0") == [
        "`a` is transparent from the start, and nothing shows it: it never appears; set `alpha = 1` where it has something to show, or delete it"
      ])
  }
}
