import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("always_hidden")
struct AlwaysHiddenTests {
  private func expect(
    _ setUp: String, _ members: String = "", property: String = "private let label = UILabel()",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class PlayerView: UIView {
        \(property)
        private let box = UIView()
        init() { super.init(frame: .zero); addSubview(label); setUp() }
        func setUp() { \(setUp) }
        \(members)
      }
      """
    let mismatch = mismatch(AlwaysHidden(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

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
  func closures(property: String) { expect("", property: property) }

  @Test(
    "a view that may be shown is silent",
    arguments: [
      ("label.isHidden = true", "func show() { label.isHidden = false }"),
      ("label.isHidden = true", "func show() { label.isHidden = title == nil }"),
      ("label.isHidden = true", "func type() { other.text = label.text }"),
      ("label.isHidden = true", "func size() -> CGFloat { label.frame.width }"),
      ("label.isHidden = isEmpty", ""),
      ("label.isHidden = true", "func show() { label.isHidden.toggle() }"),
      ("label.isHidden = true", "func show() { title.bind(to: label.rx.isHidden) }"),
      ("label.isHidden = true", "func show() { reveal(label) }"),
      ("label.isHidden = true", "func show() { label.fadeIn() }"),
      ("label.isHidden = true", "func show() { [label, box].forEach { $0.isHidden = false } }"),
      ("label.isHidden = true", "func show() { for view in views { view.isHidden = false } }"),
      ("label.isHidden = true", "func show() { title.assign(to: \\.isHidden, on: label) }"),
      ("label.isHidden = true", "var shown: UIView { label }"),
      ("label.alpha = 0", "func show() { UIView.animate { self.label.alpha = 1 } }"),
      ("label.alpha = 0.5", ""),
      ("label.alpha = 0", "func show() { label.layer.add(fade, forKey: nil) }"),
      ("if isFirst { label.isHidden = true }", ""),
      ("guard isFirst else { return }; label.isHidden = true", ""),
      ("guard let title else { return }; label.isHidden = true", ""),
      ("if isFirst { return }; label.isHidden = true", ""),
      ("guard isFirst else { return }; button.tap { self.label.isHidden = true }", ""),
      ("", "func hide() { label.isHidden = true }"),
      ("box.isHidden = true", ""),
    ])
  func shown(setUp: String, members: String) { expect(setUp, members) }

  @Test("a closure inside of the one that makes the view may run later")
  func laterClosures() {
    expect(
      "",
      property:
        "private lazy var label: UILabel = { let label = UILabel(); loaded { label.isHidden = true }; return label }()"
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
  func others(property: String) { expect("label.isHidden = true", property: property) }

  @Test("a hidden text field that becomes the first responder is silent")
  func typing() {
    expect(
      "label.isHidden = true", "func type() { label.becomeFirstResponder() }",
      property: "private let label = UITextField()")
  }

  @Test("a view that a function of the project adds, and one that other files can show")
  func project() throws {
    let folder = try TemporaryFolder()
    func count(_ property: String, _ other: String) throws -> Int {
      try folder.write(
        "A.swift",
        "class A: UIView { \(property); init() { addSubViews([label]); label.isHidden = true } }")
      try folder.write(
        "B.swift",
        "extension UIView { func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0) } } }; \(other)"
      )
      let search = ConfigurationSearch(
        DiscoveryChoice(), known: KnownNames(rules: [AlwaysHidden.self], reporters: []),
        currentFolder: FilePath(folder.path))
      return Linter(threads: 2).run([FilePath(folder.path)], search).1.diagnostics.count
    }
    #expect(try count("private let label = UILabel()", "") == 1)
    #expect(try count("let label = UILabel()", "") == 1)
    let shows = "class B { let a = A(); func show() { a.label.isHidden = false } }"
    #expect(try count("let label = UILabel()", shows) == 0)
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
