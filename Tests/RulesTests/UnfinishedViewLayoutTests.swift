import LintEngine
import Rules
import Testing

@Suite("unfinished_view_layout")
struct UnfinishedViewLayoutTests {
  @Test("a local has one finding, even with a conditional value")
  func alternatives() {
    expectFrames(
      UnfinishedViewLayout(),
      """
      let layout = isLarge
        ? ↓UIView.ViewLayout(withFrame: a, position: .left, size: s, padding: (0, 0))
        : UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, 0))
      addSubview(a)
      """)
  }
}
