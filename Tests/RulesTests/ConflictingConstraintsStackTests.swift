import LintEngine
import Testing

@testable import Rules

@Suite("conflicting_constraints in stacks")
struct ConflictingConstraintsStackTests {
  private func stack(_ setUp: String, axis: String = ".vertical", more: String = "") -> String {
    """
    class PlayerView: UIView {
      private let stack = UIStackView()
      private let a = UIView()
      private let b = UIView()
      func setUp() {
        stack.axis = \(axis)
        [a, b].forEach { stack.addArrangedSubview($0) }
        \(setUp)
      }
      func update() { \(more) }
    }
    """
  }

  @Test(
    "views that a stack makes equally long, and that are fixed at different lengths, conflict",
    arguments: [
      "a.widthAnchor.constraint(equalToConstant: 8).isActive = true\n↓b.widthAnchor.constraint(equalToConstant: 9).isActive = true",
      "a.snp.makeConstraints { $0.size.equalTo(8) }\nb.snp.makeConstraints { ↓$0.width.equalTo(9) }",
      "a.autoSetDimension(.width, toSize: 8)\n↓b.autoSetDimension(.width, toSize: 9)",
      "stack.alignment = .fill\na.widthAnchor == 8\n↓b.widthAnchor == 9",
    ])
  func fillingStack(setUp: String) {
    let mismatch = mismatch(ConflictingConstraints(), stack(setUp))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(
    "another alignment, axis or length, and views that are hidden, do not conflict in a stack",
    arguments: [
      ("stack.alignment = .center\na.widthAnchor == 8\nb.widthAnchor == 9", ".vertical", ""),
      ("a.widthAnchor == 8\nb.widthAnchor == 9", ".horizontal", ""),
      ("a.widthAnchor == 8\nb.widthAnchor == 8", ".vertical", ""),
      ("a.widthAnchor == 8\nb.widthAnchor == 9", ".vertical", "stack.alignment = .leading"),
      ("a.widthAnchor == 8\nb.widthAnchor == 9", ".vertical", "b.isHidden = true"),
      ("a.widthAnchor == 8 ~ .high\nb.widthAnchor == 9", ".vertical", ""),
      ("a.widthAnchor == 8\nif isWide { b.widthAnchor == 9 }", ".vertical", ""),
      ("a.widthAnchor == 8\nb.widthAnchor >= 9", ".vertical", ""),
    ])
  func otherStacks(setUp: String, axis: String, more: String) {
    let mismatch = mismatch(ConflictingConstraints(), stack(setUp, axis: axis, more: more))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test("the message names the stack and both lengths")
  func stackMessage() throws {
    let finding = try #require(
      diagnostics(
        of: ConflictingConstraints(),
        in: stack("a.widthAnchor == 8\nb.widthAnchor == 9.5")
      ).first)
    #expect(
      finding.message
        == "`stack` makes its arranged subviews equally wide, but `b` is fixed at 9.5 points and `a` at 8: UIKit breaks one of these constraints, and logs it"
    )
    #expect(finding.advice == "set the `alignment` of `stack`, to `.center` for example")
  }
}
