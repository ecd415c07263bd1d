import Testing

@testable import Rules

@Suite("header_background")
struct HeaderBackgroundTests {
  private let expect = Expectation(
    HeaderBackground(),
    in: """
      class SectionHeader: UITableViewHeaderFooterView {
        func setup(_ view: UIView) {
          …
        }
      }
      """)

  @Test(
    "the background of a header is reported",
    arguments: [
      "«contentView.»↓backgroundColor = .red",
      "«backgroundView?.»↓backgroundColor = color",
      "«↓self.backgroundColor = .red→self.backgroundColor = .clear»",
      "if let header = view as? «UITableViewHeaderFooterView→UITableViewCell» { ↓header.backgroundColor = .red }",
      "guard let header = view as? UITableViewHeaderFooterView else { return }; «↓header.backgroundColor→header.contentView.backgroundColor» = .red",
      "↓backgroundColor = .red",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("other views are silent")
  func otherViews() {
    expect("backgroundColor = .red", around: [": UITableViewHeaderFooterView": ": UITableViewCell"])
    expect("header.backgroundColor = .red")
  }
}
