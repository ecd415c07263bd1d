import LintEngine
import Testing

/// Checks marked code, wrapped in a view's `performLayout()` where it is no type.
func expectFrames(
  _ rule: some Rule, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let code =
    marked.contains("class ") || marked.contains("extension ")
    ? marked
    : """
    class BadgeView: UIView {
      override func performLayout() {
    \(marked)
      }
    }
    """
  expect(rule, code, sourceLocation: sourceLocation)
}
