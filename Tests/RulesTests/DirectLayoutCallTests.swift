import Testing

@testable import Rules

@Suite("direct_layout_call")
struct DirectLayoutCallTests {
  private let expect = Expectation(
    DirectLayoutCall(),
    in: """
      class PlayerView: UIView {
        private let cover = UIView()
        private let engine = LayoutEngine()

        func show() {
          …
        }
      }
      """)

  @Test(
    "a direct call on a view is reported",
    arguments: [
      "«super.»↓layoutSubviews()",
      "↓self.layoutSubviews(); ↓cover.layoutSubviews()",
      "«↓cover→engine».layoutSubviews()",
      "cover.setNeedsLayout(); cover.layoutIfNeeded()",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("tests are silent")
  func tests() {
    expect("layoutSubviews()", around: ["class PlayerView": "import XCTest\nclass PlayerView"])
  }
}
