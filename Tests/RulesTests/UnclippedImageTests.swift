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
