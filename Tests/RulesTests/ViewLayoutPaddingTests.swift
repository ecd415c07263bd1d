import Testing

@testable import Rules

@Suite("view_layout_padding")
struct ViewLayoutPaddingTests {
  @Test(
    "padding beside a guide is along the axis of the position, and leads away",
    arguments: [
      ("right", "(↓8, 0)"), ("right", "(0, ↓-8)"), ("left", "(↓gap, 0)"), ("left", "(0, ↓8)"),
      ("bottomCenter", "(0, ↓gap)"), ("bottomCenter", "(↓-8, 0)"), ("topCenter", "(↓8, 0)"),
      ("right", "(0, topBarWidth)"), ("bottomLeft", "(rightColumnHeight, 0)"),
      ("right", "(↓sideInset, 8)"), ("bottomRight", "(↓8, topInset)"), ("right", "(0, 8)"),
      ("right", "(4, 8)"), ("left", "(0, -8)"), ("bottomCenter", "(8, 0)"), ("right", "(0, 0)"),
      ("topLeft", "(8, 8)"), ("right", "padding"), ("center", "(8, 0)"), ("right", "(0, gap)"),
    ])
  func outside(_ position: String, _ padding: String) {
    expectFrames(
      ViewLayoutPadding(),
      """
      b.frame = UIView.ViewLayout(withFrame: a, position: .\(position), size: s, padding: \(padding)).makeOuterLayout()
      """)
  }

  @Test(
    "padding inside a guide leads in from the upper left edges",
    arguments: [
      ("topLeft", "(↓-20, 0)"), ("left", "(0, ↓-20)"), ("topLeft", "(20, 20)"),
      ("bottomRight", "(-8, -8)"), ("center", "(-8, 0)"), ("topLeft", "(-inset, 0)"),
    ])
  func inside(_ position: String, _ padding: String) {
    expectFrames(
      ViewLayoutPadding(),
      """
      let layout = UIView.ViewLayout(withBounds: a, position: .\(position), size: s, padding: \(padding))
      b.frame = layout.makeInnerLayout()
      """)
  }
}
