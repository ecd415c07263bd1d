import LintEngine
import Rules
import Testing

@Suite("unfinished_view_layout")
struct UnfinishedViewLayoutTests {
  @Test("one finding for a local, whatever its value chooses between")
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
