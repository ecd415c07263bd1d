import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("unclipped_image")
struct UnclippedImageTests {
  private func expect(
    _ members: String, property: String = "private let cover = UIImageView()",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class PlayerCell: UITableViewCell {
        \(property)
        private let box = UIView()
        func load() { cover.kf.setImage(with: url) }
        \(members)
      }
      """
    let mismatch = mismatch(UnclippedImage(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

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

  @Test(
    "an image that may leave the corners free, or be clipped, is silent",
    arguments: [
      "func setUp() { \(radius); cover.contentMode = .scaleAspectFit }",
      "func setUp() { \(radius); cover.contentMode = .center }",
      "func setUp() { \(radius); cover.clipsToBounds = true }",
      "func setUp() { \(radius); cover.layer.masksToBounds = true }",
      "func setUp() { \(radius); clip(cover) }",
      "func setUp() { cover.layer.cornerRadius = 0 }",
      "func setUp() { box.layer.cornerRadius = 8 }",
      "func setUp() { \(radius); contentView.addSubview(cover); cover.snp.makeConstraints { $0.edges.equalToSuperview() }; contentView.clipsToBounds = true }",
    ])
  func silent(members: String) { expect(members) }

  @Test("only images that are no icons of the app count")
  func photos() {
    func expect(_ image: String, reported: Bool) {
      let code = """
        class PlayerView: UIView {
          private let cover = UIImageView()
          func setUp() { \(reported ? "↓" : "")\(Self.radius); \(image) }
        }
        """
      let mismatch = mismatch(UnclippedImage(), code)
      #expect(mismatch == nil, "\(mismatch ?? "")")
    }
    expect("cover.image = song.photo", reported: true)
    expect("cover.image = photo", reported: true)
    expect("cover.image = UIImage(named: name)", reported: false)
    expect("cover.image = .cover", reported: false)
    expect("cover.image = Asset.cover.image", reported: false)
    expect("cover.image = isOn ? UIImage(named: on) : nil", reported: false)
    expect("cover.alpha = 1", reported: false)
  }

  @Test("a function of the project that adds the view does not clip it")
  func project() throws {
    func count(_ function: String) throws -> Int {
      let folder = try TemporaryFolder()
      try folder.write(
        "Player.swift",
        "class PlayerView: UIView { private let cover = UIImageView(); func setUp() { addSubViews([cover]); \(Self.radius); cover.kf.setImage(with: url) } }"
      )
      try folder.write("UIView+.swift", "extension UIView { \(function) }\n")
      let search = ConfigurationSearch(
        DiscoveryChoice(), known: KnownNames(rules: [UnclippedImage.self], reporters: []),
        currentFolder: FilePath(folder.path))
      return Linter(threads: 2).run([FilePath(folder.path)], search).1.diagnostics.count
    }
    #expect(
      try count("func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0) } }") == 1)
    #expect(
      try count(
        "func addSubViews(_ views: [UIView]) { views.forEach { addSubview($0); $0.frame = .zero } }"
      )
        == 0)
  }
}
