import Testing

@testable import Rules

@Suite("conflicting_constraints: stacks")
struct ConflictingStacksTests {
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
      "a.widthAnchor == 8\nif isWide { ↓b.widthAnchor == 9 }",
      "a.widthAnchor == 8\n↓b.widthAnchor >= 9",
    ])
  func fillingStack(setUp: String) {
    expect(ConflictingConstraints(), stack(setUp))
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
      ("a.widthAnchor == 8\nif isWide { b.widthAnchor == 9; return }", ".horizontal", ""),
      ("a.widthAnchor == 8\nb.widthAnchor >= 7", ".vertical", ""),
    ])
  func otherStacks(setUp: String, axis: String, more: String) {
    expect(ConflictingConstraints(), stack(setUp, axis: axis, more: more))
  }

  @Test(
    "of two views of which one is hidden at times, the other one conflicts while it is shown",
    arguments: [
      ("b.isHidden = isEmpty", true), ("b.isHidden = false", true),
      ("b.isHidden = true\nb.isHidden = false", true), ("b.isHidden = true", false),
      ("a.isHidden = isEmpty\nb.isHidden = !isEmpty", false),
      ("[a, b].forEach { $0.isHidden = isEmpty }", false),
      ("isEmpty.bind(to: b.rx.isHidden)", false),
    ])
  func hiddenAtTimes(more: String, isReported: Bool) {
    let mark = isReported ? "↓" : ""
    expect(
      ConflictingConstraints(), stack("a.widthAnchor == 8\n\(mark)b.widthAnchor == 9", more: more))
  }

  @Test(
    "a view that is not as long as its stack conflicts with it",
    arguments: [
      "stack.widthAnchor == 8\n↓b.widthAnchor == 9",
      "stack.leadingAnchor == leadingAnchor + 4\nstack.trailingAnchor == trailingAnchor - 4\nself.widthAnchor == 16\n↓b.widthAnchor == 9",
      "card.widthAnchor == 8\nstack.widthAnchor == card.widthAnchor\n↓b.widthAnchor == 9",
    ])
  func ownLength(setUp: String) {
    for more in ["", "b.isHidden = isEmpty", "[a, b].forEach(hide)"] {
      let isHandedOut = more.hasPrefix("[")
      let code = stack(isHandedOut ? setUp.replacing("↓", with: "") : setUp, more: more)
      expect(ConflictingConstraints(), code)
    }
  }

  @Test(
    "the length of a stack with margins, of another function, or that may give way is silent",
    arguments: [
      ("stack.widthAnchor == 8\nb.widthAnchor == 8", ""),
      (
        "stack.isLayoutMarginsRelativeArrangement = true\nstack.widthAnchor == 8\nb.widthAnchor == 4",
        ""
      ),
      ("stack.widthAnchor == 8\nb.widthAnchor == 9", "stack.alignment = .center"),
      ("stack.widthAnchor == 8 ~ .high\nb.widthAnchor == 9", ""),
      ("b.widthAnchor == 9", "stack.widthAnchor == 8"),
      ("stack.widthAnchor == widthAnchor\nb.widthAnchor == 9", ""),
      ("stack.heightAnchor == 8\nb.widthAnchor == 9", ""),
    ])
  func silentOwnLength(setUp: String, more: String) {
    expect(ConflictingConstraints(), stack(setUp, more: more))
  }

  @Test("views that a loop fixes are equally long as the others of their stack")
  func loop() {
    expect(
      ConflictingConstraints(),
      stack(
        "[a].forEach { $0.widthAnchor.constraint(equalToConstant: 8).isActive = true }\n↓b.widthAnchor == 9"
      ))
    expect(
      ConflictingConstraints(),
      stack(
        "[a, b].forEach { $0.widthAnchor.constraint(equalToConstant: 8).isActive = true }\n↓stack.widthAnchor == 9"
      ))
    expect(ConflictingConstraints(), stack("[a, b].forEach { $0.widthAnchor == 8 }"))
  }

  @Test("functions that one always calls make constraints together, others may not")
  func stackLengthsOfSeveralFunctions() {
    func code(_ calls: String, _ mark: String) -> String {
      stack(
        "\(calls) }\nfunc layoutA() { a.widthAnchor == 8 }\nfunc layoutB() { \(mark)b.widthAnchor == 9"
      )
    }
    for (calls, mark) in [
      ("layoutA()\nlayoutB()", "↓"), ("layoutA()", ""), ("isWide ? layoutA() : layoutB()", ""),
    ] {
      expect(ConflictingConstraints(), code(calls, mark))
    }
  }

  @Test("the message names the stack and its own length")
  func ownLengthMessage() {
    let message = diagnostics(
      of: ConflictingConstraints(), in: stack("stack.widthAnchor == 8\nb.widthAnchor == 9.5")
    ).first?.message
    #expect(
      message
        == "`stack` is 8 points wide (line 8) and makes its arranged subviews as wide as itself, but `b` is fixed at 9.5: UIKit breaks one of these constraints, and logs it"
    )
  }

  @Test("the message names the stack, both lengths and the other line")
  func stackMessage() throws {
    let finding = try #require(
      diagnostics(
        of: ConflictingConstraints(),
        in: stack("a.widthAnchor == 8\nb.widthAnchor == 9.5")
      ).first)
    #expect(
      finding.message
        == "`stack` makes its arranged subviews equally wide, but `b` is fixed at 9.5 points and `a` at 8 (line 8): UIKit breaks one of these constraints, and logs it"
    )
    #expect(finding.advice == "set the `alignment` of `stack`, to `.center` for example")
  }
}
