import Testing

@testable import Rules

@Suite("unclipped_corners")
struct UnclippedCornersTests {
  private let expect = Expectation(
    UnclippedCorners(),
    in: """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView(), card = UIView()
        …
      }
      """)

  @Test(
    "an image view that is rounded and nowhere clipped is reported once",
    arguments: [
      "func setup() { ↓cover.layer.cornerRadius = 8; cover.layer.cornerRadius = 4 }",
      "func setup() { addSubview(cover); ↓self.cover.layer.cornerRadius = isRound ? 8 : 0 }",
      "func setup() { ↓cover.layer.cornerRadius = 8; cover.snp.makeConstraints { $0.edges.equalToSuperview() } }",
      "func setup() { ↓cover.layer.cornerRadius = 8; addSubview(cover, withConstraints: [cover.topAnchor.constraint(equalTo: topAnchor)]) }",
      "func setup() { ↓cover.layer.cornerRadius = 8; stack = UIStackView(arrangedSubviews: [cover, card]) }; var stack: UIStackView!",
      "func setup() { ↓cover.layer.cornerRadius = 8; [cover, card].forEach { addSubview($0) } }",
      "func setup() { ↓cover.layer.cornerRadius = 8; cover.setImage(url); cover.image = UIImage(named: \"cover\") }",
      "func setup() { ↓cover.layer.cornerRadius = 8; card.clipsToBounds = true }",
      "func setup() { let icon = UIImageView(image: play); ↓icon.layer.cornerRadius = 8; addSubview(icon) }",
      "var icon: UIImageView!; func setup() { icon = UIImageView(frame: frame); ↓icon.layer.cornerRadius = 8 }",
      "private let icon: UIImageView = .init(); func setup() { ↓icon.layer.cornerRadius = 8 }",
      "lazy var icon: UIImageView = { let view = UIImageView(); ↓view.layer.cornerRadius = 8; return view }()",
    ])
  func reported(members: String) { expect(members) }

  @Test("views that the file clips or that other code may clip are silent")
  func silent() {
    expect(
      "func setup() { ↓cover.layer.cornerRadius = 8 }",
      silentWith: [
        "8": "8; cover.clipsToBounds = true",
        "": "; func other() { cover.layer.masksToBounds = isClipped }",
        "8": "8; cover.layer.mask = shape",
        "8": "8; [cover, card].forEach { $0.clipsToBounds = true }",
        "8": "8; for view in [cover, card] { view.clipsToBounds = true }", "8": "8; style(cover)",
        "8": "8; cover.applyStyle(.round)", "8": "8; clip(cover.layer)",
        "cover.": "let layer = cover.layer; layer.masksToBounds = true; cover.",
        "": "; var view: UIView { cover }", "8": "0; cover.layer.cornerRadius = .zero",
        "cover.": "card.layer.cornerRadius = 8; ",
      ])
    for code in [
      "func setup() { cover.cornerRadius = 8; cover.roundCorners(radius: 8) }",
      "func setup(icon: UIImageView) { icon.layer.cornerRadius = 8 }",
      "@IBOutlet var icon: UIImageView!; func setup() { icon.layer.cornerRadius = 8 }",
      "var icon: UIImageView; func setup() { icon = makeIcon(); icon.layer.cornerRadius = 8 }",
      "let icon = AvatarImageView(); func setup() { icon.layer.cornerRadius = 8 }",
      "func make() -> UIView { let icon = UIImageView(); ↓icon.layer.cornerRadius = 8«; return icon» }",
      "let icon: UIImageView = { ↓$0.layer.cornerRadius = 8; «$0.clipsToBounds = true; »return $0 }(UIImageView())",
      "let icon = UIImageView().then { ↓$0.layer.cornerRadius = 8«; $0.layer.masksToBounds = true» }",
      "let icon = UIImageView«().rounded»().then { ↓$0.layer.cornerRadius = 8 }",
      "let icon = UIImageView().then { ↓$0.layer.cornerRadius = 8«; style($0)» }",
    ] { expect(code) }
  }

  @Test("other code that names the property may clip it")
  func elsewhere() {
    RulesTests.expect(
      UnclippedCorners(),
      """
      class PlayerCell: UITableViewCell {
        let cover = UIImageView()
        func setup() { cover.layer.cornerRadius = 8 }
      }
      func clip(_ cell: PlayerCell) { cell.cover.clipsToBounds = true }
      """)
  }

  @Test("classes of image views that round themselves are reported unless they may be clipped")
  func classes() {
    RulesTests.expect(
      UnclippedCorners(),
      """
      class RoundView: UIImageView {
        init() { super.init(frame: .zero); setup() }
        func setup() { self.↓layer.cornerRadius = 8; addSubview(badge) }
      }
      class ClippedView: UIImageView {
        func setup() { layer.cornerRadius = 8; clip() }
      }
      extension ClippedView { func clip() { clipsToBounds = true } }
      class StyledView: UIImageView {
        func setup() { layer.cornerRadius = 8; applyStyle() }
      }
      class NibView: UIImageView {
        override func awakeFromNib() { layer.cornerRadius = 8 }
      }
      class WrappingView: UIImageView {
        var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
      }
      class PlayerView: UIView {
        func setup() { layer.cornerRadius = 8 }
      }
      """)
  }

  @Test("functions of the project that round without clipping are named by patterns")
  func roundingFunctions() {
    let code = "func setup() { ↓cover.roundCornersContinuosly(radius: 8); addSubview(cover) }"
    expect(code.replacing("↓", with: ""), .init(roundingFunctions: ["round"]))
    expect(
      code, .init(roundingFunctions: ["roundCorners*"]),
      silentWith: ["addSubview(cover)": "cover.clipsToBounds = true"])
  }
}
