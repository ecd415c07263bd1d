import LayoutModel
import LayoutScene
import RuleKit
import Semantics
import SwiftSource

/// An arranged subview that is hidden has no required size along the axis of its stack.
struct HiddenSubviewSize: FileRule {
  // Sizes, stacks and what is hidden are anywhere in the file.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.isHidden), !file.constraints.isEmpty,
      file.hasArrangements
    else { return }
    // The views of one stack are one thing to look at.
    var findings = KeyMap<[(constraint: Int, finding: Finding)]>()
    for view in file.arrangedViews {
      guard let stack = view.stack, let axis = stack.axis, view.events.contains(where: \.hidesView),
        let index = constraint(fixing: axis.along, of: view, in: file),
        view.onlyHasMethods
      else { continue }
      let finding = Finding(
        file.constraints[index].expression,
        "while `\(view.text)` is hidden, `\(stack.text)` makes it 0 points \(axis == .vertical ? "high" : "wide"), which contradicts this required \(Finding.Message.list(axis.along.names)): UIKit breaks one of the two constraints, and logs it",
        advice: "give the \(Finding.Message.list(axis.along.names)) a priority of 999",
        fix: report.fix(file.almostRequired(file.constraints[index])))
      findings[stack.key, default: []].append((index, finding))
    }
    for (_, views) in findings.entries {
      report.add(together: views.sorted { $0.constraint < $1.constraint }.map(\.finding))
    }
  }

  /// The constraint that makes a required length of a view more than nothing, itself or as the last one of a chain through
  /// what is in the view; nil if there is none, or if one may make it 0, perhaps while the view is hidden.
  private func constraint(
    fixing length: LayoutAttributes, of view: View, in file: ViewFile
  ) -> Int? {
    guard let sides = view.sides else { return nil }
    let own = sides.filter { !$0.isTurned && $0.other == nil && $0.attributes.contains(length) }
      .map(\.constraint)
    let mayBeNothing = own.contains { index in
      let constraint = file.constraints[index]
      return !constraint.constant.isEmpty
        && file.mayBeZero(file.code[constraint.constant], in: constraint)
    }
    guard !mayBeNothing else { return nil }
    if let first = own.first(where: { file.requiresLength(file.constraints[$0]) }) { return first }
    return file.memoized(SceneLengths.init).constraint(
      fixing: view, along: length == .height ? .vertical : .horizontal,
      among: sides.map(\.constraint), in: file)
  }
}

extension ViewFile {
  /// Whether a constant is 0, or may be: it is a parameter, or has a 0 in a condition, or in the value or the accessor of what it names.
  fileprivate func mayBeZero(_ constant: Lexemes, in constraint: Constraint) -> Bool {
    if let value = self.constant(of: constraint) { return value == .zero }
    if constant.contains(where: \.isZero) { return true }
    if constant.count == 1, let name = constant.first,
      constraint.statement.block.function?.hasParameter(name) == true
    {
      return true
    }
    return code.declarations.contains { declaration in
      guard declaration.kind == .property, let name = declaration.name,
        let value = declaration.body?.tokens ?? declaration.value,
        constant.contains(where: { $0.kind == .identifier && $0.hasSameText(as: name) })
      else { return false }
      return value.contains { $0.isZero || $0 == "zero" }
    }
  }
}

extension HiddenSubviewSize {
  static let description = RuleDescription(
    id: "hidden_subview_size",
    family: .correctness,
    summary: "Required size that conflicts when a stack hides the view",
    rationale: """
      A `UIStackView` gives a hidden arranged subview a length of 0 with a required constraint, `UISV-hiding`. A \
      required height (in a vertical stack) or width (in a horizontal one) contradicts it: UIKit breaks one and logs \
      it each time the view is hidden. A priority just below required gives way. The rule reports views that the \
      file arranges, hides, and gives such a length, directly or by a chain through their content; once per stack.
      """,
    limits: [
      "stacks that the file does not make"
    ],
    source:
      "UIKit, UIStackView: a hidden arranged subview is removed from the layout (https://developer.apple.com/documentation/uikit/uistackview)",
    effect: .log,
    fixSafety: .unsafe,
    goodExamples: [
      "A lower priority": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let badge = UIView()

        func setUp() {
          stack.axis = .vertical
          stack.addArrangedSubview(badge)
          badge.snp.makeConstraints { $0.height.equalTo(20).priority(999) }
        }

        func update(isNew: Bool) {
          badge.isHidden = !isNew
        }
      }
      """
    ],
    badExamples: [
      "A required height": """
      class PlayerView: UIView {
        private let stack = UIStackView()
        private let badge = UIView()

        func setUp() {
          stack.axis = .vertical
          stack.addArrangedSubview(badge)
          ↓badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }

        func update(isNew: Bool) {
          badge.isHidden = !isNew
        }
      }
      """
    ])
}
