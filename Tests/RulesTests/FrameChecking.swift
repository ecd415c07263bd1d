import RuleKit
import Testing

/// Checks marked code, wrapped in a view's `performLayout()` unless it declares a type.
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
