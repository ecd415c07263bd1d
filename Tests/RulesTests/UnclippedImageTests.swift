import Testing

@testable import Rules

@Suite("unclipped_image")
struct UnclippedImageTests {
  private let expect = Expectation(
    UnclippedImage(),
    in: """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()
        private let box = UIView()
        func load() { cover.kf.setImage(with: url) }
        …
      }
      """)

  private static let radius = "cover.layer.cornerRadius = 8"

  @Test(
    "a photo in a round view that nothing clips is reported once",
    arguments: [
      "func setUp() { ↓\(radius); \(radius) }",
      "func setUp() { ↓\(radius); cover.contentMode = .scaleAspectFill }",
      "func setUp() { ↓\(radius); cover.contentMode = .scaleToFill }",
      "func setUp() { ↓\(radius); cover.sd_setImage(with: url) }",
      "func setUp() { ↓\(radius); contentView.addSubview(cover); cover.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(80) }; clipsToBounds = true }",
      "func setUp() { ↓\(radius); cover.snp.makeConstraints { $0.edges.equalToSuperview() } }",
    ])
  func reported(members: String) { expect(members) }

  @Test("an image that may leave the corners free, or be clipped, is silent")
  func silent() {
    expect(
      "func setUp() { ↓\(Self.radius); cover.layer = true }",
      silentWith: [
        "layer = true": "contentMode = .scaleAspectFit", "layer = true": "contentMode = .center",
        "layer ": "clipsToBounds ", "layer ": "layer.masksToBounds ",
        "cover.layer = true": "clip(cover)", "layer =": "isRound =",
      ])
    for code in [
      "func setUp() { cover.layer.cornerRadius = 0 }",
      "func setUp() { box.layer.cornerRadius = 8 }",
      "func setUp() { ↓\(Self.radius); contentView.addSubview(cover); cover.snp«.makeConstraints» { $0.edges.equalToSuperview() }; contentView.clipsToBounds = true }",
    ] { expect(code) }
  }

  @Test("only images that are no icons of the app count")
  func photos() {
    let load = "cover.kf.setImage(with: url)"
    for image in ["cover.image = song.photo", "cover.image = photo"] {
      expect(
        "func setUp() { ↓\(Self.radius) }", around: [load: image],
        silentWith: [
          image: "cover.image = UIImage(named: name)", image: "cover.image = .cover",
          image: "cover.image = Asset.cover.image",
          image: "cover.image = isOn ? UIImage(named: on) : nil", image: "cover.alpha = 1",
        ])
    }
  }

  @Test("a function of the project that adds the view does not clip it")
  func project() {
    func count(_ function: String) -> Int {
      diagnostics(
        of: UnclippedImage(),
        inFiles: [
          "class PlayerView: UIView { private let cover = UIImageView(); func setUp() { addSubViews([cover]); \(Self.radius); cover.kf.setImage(with: url) } }",
          "extension UIView { \(function) }",
        ]
      ).count
    }
    #expect(
      count("func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0) } }") == 1)
    #expect(
      count(
        "func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0); $0.frame = .zero } }"
      )
        == 0)
  }

  @Test("an image that is scaled to fill its view is clipped, with square corners, too")
  func overflow() {
    expect(
      "func setUp() { ↓cover.contentMode = .scaleAspectFill }",
      silentWith: [
        "Fill": "Fit", "Fill }": "Fill; cover.clipsToBounds = true }",
        "cover.contentMode": "box.contentMode", "Fill }": "Fill; clip(cover) }",
        "Fill }": "Fill; cover.image = UIImage(named: \"cover\") }",
      ])
    expect(
      "func setUp() { ↓cover.contentMode = .scaleAspectFill; [cover, box].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0)«; clip($0)» } }"
    )
    let severities = { (code: String) in
      diagnostics(of: UnclippedImage(), in: code).map(\.severity)
    }
    let code =
      "class V: UIView { private let cover = UIImageView(); func f() { cover.contentMode = .scaleAspectFill } }"
    #expect(severities(code) == [.note])
    #expect(
      severities(code.replacing("f() {", with: "f() { cover.image = song.photo;")) == [.warning])
  }
}
