import LayoutModel
import LayoutSolver

extension SceneLayout {
  /// The arrangement of a stack, as UIKit documents it.
  ///
  /// Source: UIStackView (https://developer.apple.com/documentation/uikit/uistackview).
  mutating func addStack(_ index: Int) {
    let stack = scene.boxes[index]
    let views = stack.children.filter {
      scene.boxes[$0].isArranged && !isHidden($0) && !absent.contains($0)
    }
    for child in stack.children where scene.boxes[child].isArranged && isHidden(child) {
      system.add(system.frames[child].width.expression, .equal)
      system.add(system.frames[child].height.expression, .equal)
    }
    guard !views.isEmpty else { return }
    let isVertical = stack.setting("axis").map { $0.hasSuffix("vertical") } ?? false
    let spacing = stack.setting("spacing").map { Fraction(literal: $0.utf8) } ?? .zero
    // A stack that other code makes may have any axis.
    let isMadeElsewhere = stack.setting("axis") == nil && stack.type != "UIStackView"
    if spacing == nil || isMadeElsewhere { system.markGuess(index) }
    let arrangement = StackArrangement(
      system.frames[index], isVertical: isVertical, spacing: spacing ?? Fraction(8),
      alignment: stack.setting("alignment") ?? "fill",
      distribution: stack.setting("distribution") ?? "fill", insets: insets(of: stack))
    for (expression, relation, priority) in arrangement.constraints(views.map { system.frames[$0] })
    {
      system.add(expression, relation, priority: priority)
    }
    if let thickness = arrangement.thickness { system.wish(thickness, priority: 3) }
  }

  /// The margins inside of which a stack arranges.
  private func insets(of stack: SceneBox) -> (
    top: Fraction, left: Fraction, bottom: Fraction, right: Fraction
  ) {
    guard stack.setting("isLayoutMarginsRelativeArrangement") == "true" else {
      return (.zero, .zero, .zero, .zero)
    }
    let usual = Fraction(8)
    guard let margins = stack.setting("layoutMargins", "directionalLayoutMargins") else {
      return (usual, usual, usual, usual)
    }
    func number(_ label: String, or other: String) -> Fraction {
      margins.number(behind: label) ?? margins.number(behind: other) ?? .zero
    }
    return (
      number("top:", or: "top:"), number("left:", or: "leading:"), number("bottom:", or: "bottom:"),
      number("right:", or: "trailing:")
    )
  }
}
