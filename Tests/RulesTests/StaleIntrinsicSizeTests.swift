import Testing

@testable import Rules

@Suite("stale_intrinsic_size")
struct StaleIntrinsicSizeTests {
  private let expect = Expectation(
    StaleIntrinsicSize(),
    in: """
      class RatingView: UIView {
        …

        override var intrinsicContentSize: CGSize { CGSize(width: count * gap, height: 20) }
      }
      """)

  @Test(
    "a property that the size depends on is reported, unless the size is invalidated",
    arguments: [
      "var ↓count = 5 { didSet { setNeedsLayout() } }",
      "var ↓count = 5 { didSet { setNeedsLayout()«; invalidateIntrinsicContentSize()» } }",
      "var ↓count = 5 { didSet { update() } }«; func update() { invalidateIntrinsicContentSize() }»",
      "var «↓count→other» = 5 { didSet { setNeedsLayout() } }",
      "«static »var ↓count = 5 { didSet { setNeedsLayout() } }",
      "var ↓count = 5 { «didSet→get» { setNeedsLayout() } }",
    ])
  func reported(_ code: String) { expect(code) }

  @Test(
    "several properties are one finding, and a size that is changed by the superclass is silent")
  func others() {
    expect("var ↓count = 5 { didSet { draw() } }; var gap = 5 { didSet { draw() } }")
    expect(
      "var count = 5 { didSet { draw() } }",
      around: ["count * gap": "super.intrinsicContentSize.width * count"])
  }
}
