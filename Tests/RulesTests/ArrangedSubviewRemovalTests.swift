import Testing

@testable import Rules

@Suite("arranged_subview_removal")
struct ArrangedSubviewRemovalTests {
  private let expect = Expectation(
    ArrangedSubviewRemoval(),
    in: """
      class QueueView: UIView {
        private let stack = UIStackView()
        private let banner = UILabel()

        func clear(_ row: UIView) {
          …
        }
      }
      """)

  @Test(
    "a view that leaves the arrangement only is reported",
    arguments: [
      "↓stack.removeArrangedSubview(row)«; row.removeFromSuperview()»",
      "↓stack.removeArrangedSubview(banner)«; banner.isHidden = true»",
      "stack.arrangedSubviews.forEach { ↓stack.removeArrangedSubview($0)«; $0.removeFromSuperview()» }",
      "for view in stack.arrangedSubviews { ↓self.stack.removeArrangedSubview(view)«; recycle(view)» }",
      "↓stack.removeArrangedSubview(row)«; stack.insertArrangedSubview(row, at: 0)»",
      "↓stack.removeArrangedSubview(row)«; return row»",
      "↓stack.removeArrangedSubview(row)«; rows.append(row)»",
    ])
  func reported(_ code: String) { expect(code) }

  @Test("stacks of other classes are silent")
  func otherStacks() {
    expect("stack.removeArrangedSubview(row)", around: ["UIStackView()": "RowContainer()"])
    expect(
      "↓removeArrangedSubview(row)", around: ["class QueueView: UIView": "extension UIStackView"])
    expect("removeArrangedSubview(row)")
  }
}
