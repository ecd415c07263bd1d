import LintEngine
import Testing

@testable import Rules

@Suite("size_before_layout")
struct SizeBeforeLayoutTests {
  private func expect(
    _ property: String, _ members: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(
      SizeBeforeLayout(),
      """
      class PlayerView: UIView {
        \(property)
        private let gradient = CAGradientLayer()
        \(members)
      }
      """)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  private static let cover = "private let cover = UIView()"
  private static let add = "addSubview(cover)"

  @Test(
    "a shape that is computed too early is reported",
    arguments: [
      (cover, "init() { \(add); cover.layer.cornerRadius = ↓cover.frame.height / 2 }"),
      (cover, "init() { \(add); cover.layer.cornerRadius = min(↓cover.bounds.size.width, 8) }"),
      (cover, "init() { \(add); gradient.frame = ↓cover.bounds }"),
      (
        cover,
        "init() { \(add); cover.layer.shadowPath = UIBezierPath(rect: ↓cover.bounds).cgPath }"
      ),
      (cover, "override func viewDidLoad() { \(add); gradient.frame = ↓cover.bounds }"),
      (
        cover,
        "init() { setUp() }\nfunc setUp() { \(add); style() }\nprivate func style() { gradient.frame = ↓cover.bounds }"
      ),
      (
        "private lazy var cover: UIView = { let view = UIView(frame: .zero); view.alpha = 0; return view }()",
        "init() { \(add); cover.layer.cornerRadius = ↓cover.frame.height / 2 }"
      ),
      (
        "private var cover: UIButton!",
        "init() { cover = UIButton(type: .system); \(add); cover.layer.cornerRadius = ↓cover.frame.height / 2 }"
      ),
      (
        "",
        "func show() { let badge = UILabel(); addSubview(badge); badge.layer.cornerRadius = ↓badge.frame.height / 2 }"
      ),
      (
        cover,
        "init() { \(add); gradient.frame = ↓cover.bounds; cover.layer.cornerRadius = cover.frame.height }"
      ),
    ])
  func found(property: String, members: String) { expect(property, members) }

  @Test(
    "a size that may be known, or is read again, is silent",
    arguments: [
      (cover, "override func layoutSubviews() { gradient.frame = cover.bounds }"),
      (
        cover,
        "init() { gradient.frame = cover.bounds }\noverride func layoutSubviews() { gradient.frame = cover.bounds }"
      ),
      (cover, "init() { layoutIfNeeded(); gradient.frame = cover.bounds }"),
      (
        cover,
        "init() { setUp() }\nfunc setUp() { style() }\nfunc update() { style() }\nfunc style() { gradient.frame = cover.bounds }"
      ),
      (cover, "func style() { gradient.frame = cover.bounds }"),
      (cover, "init() { later { gradient.frame = cover.bounds } }"),
      (
        cover,
        "init() { cover.frame = CGRect(x: 0, y: 0, width: 9, height: 9); gradient.frame = cover.bounds }"
      ),
      (cover, "init() { cover.sizeToFit(); gradient.frame = cover.bounds }"),
      (cover, "init() { cover.pin.all(); gradient.frame = cover.bounds }"),
      (cover, "init() { gradient.frame.origin = cover.frame.origin }"),
      (
        cover,
        "init() { let box = UIView(); box.frame = cover.bounds; box.autoresizingMask = .all }"
      ),
      (cover, "init() { height.constant = cover.frame.height }"),
      (
        "private let cover = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))",
        "init() { gradient.frame = cover.bounds }"
      ),
      ("private let cover = UIImageView(image: image)", "init() { gradient.frame = cover.bounds }"),
      ("private let cover = UISwitch()", "init() { gradient.frame = cover.bounds }"),
      ("private let cover = makeCover()", "init() { gradient.frame = cover.bounds }"),
      ("@IBOutlet private var cover: UIView!", "init() { gradient.frame = cover.bounds }"),
      ("let cover = UIView()", "init() { gradient.frame = cover.bounds }"),
      ("", "init() { gradient.frame = bounds }"),
    ])
  func silent(property: String, members: String) { expect(property, members) }

  @Test("the message says what is read, and where it should be")
  func message() throws {
    let finding = try #require(
      diagnostics(
        of: SizeBeforeLayout(),
        in:
          "class C: UIViewController { private let box = UIView()\noverride func viewDidLoad() { view.addSubview(box); box.layer.cornerRadius = box.frame.height / 2 } }"
      ).first)
    #expect(
      finding.message
        == "`box` gets its size when it is laid out, after this code: `box.frame.height` is 0 here")
    #expect(
      finding.advice
        == "read it in `viewDidLayoutSubviews`, where it is up to date whenever the size changes")
  }
}
