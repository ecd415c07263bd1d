import Testing

@testable import Rules

@Suite("content_view_autoresizing")
struct ContentViewAutoresizingTests {
  private let expect = Expectation(
    ContentViewAutoresizing(),
    in: """
      class TagCell: UICollectionViewCell {
        func setup() {
          contentView.addSubview(label)
          label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          …
        }
      }
      """)

  @Test(
    "a content view without a mask and without constraints is reported",
    arguments: [
      "↓contentView.translatesAutoresizingMaskIntoConstraints = false",
      "↓self.contentView.translatesAutoresizingMaskIntoConstraints = false«; contentView.topAnchor.constraint(equalTo: topAnchor).isActive = true»",
      "↓contentView.translatesAutoresizingMaskIntoConstraints = false«; contentView.snp.makeConstraints { $0.edges.equalToSuperview() }»",
      "↓contentView.translatesAutoresizingMaskIntoConstraints = false«; contentView.pinToEdges()»",
      "↓contentView.translatesAutoresizingMaskIntoConstraints = false«; pin(contentView)»",
      "contentView.translatesAutoresizingMaskIntoConstraints = true; other.contentView.translatesAutoresizingMaskIntoConstraints = false",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("other views are silent")
  func otherViews() {
    expect(
      "contentView.translatesAutoresizingMaskIntoConstraints = false",
      around: [": UICollectionViewCell": ": UIView"])
  }
}
