import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// An arranged subview that is hidden has no required size along the axis of its stack.
struct HiddenSubviewSize: FileRule {
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard let names = Arrangements.names(in: file) else { return }
    let sized = file.constraints.indices.filter { index in
      file.constraints[index].requiresLength
        && names.mayContain(file.constraints[index].firstItem.key)
    }
    guard !sized.isEmpty else { return }
    let arrangements = Arrangements(in: file)
    var reported = KeySet()
    // The views of one stack are one thing to look at.
    var findings = KeyMap<[Finding]>()
    for index in sized {
      let constraint = file.constraints[index]
      let source = file.names.source(of: constraint.firstItem, in: constraint.statement.block)
      guard let view = file.names.subview(source.item, in: source.block),
        let stack = arrangements.stack(of: view), let axis = arrangements.axis(of: stack),
        constraint.attributes.contains(axis.size),
        file.names.uses(of: view).contains(where: \.hidesView),
        MadeView.onlyHasMethods(view, in: file), reported.insert(UInt64(view)),
        !mayBeNothing(axis.size, of: constraint.firstItem, in: file)
      else { continue }
      let finding = Finding(
        constraint.expression,
        .collapses(
          file.subviews[view].declaration.name?.text ?? "",
          in: file.subviews[stack].declaration.name?.text ?? "", axis),
        advice: .lower(axis))
      findings[UInt64(stack), default: []].append(finding)
    }
    for (_, views) in findings.entries { report.add(together: views) }
  }

  /// Whether a constraint makes a length of a view 0, perhaps while it is hidden.
  private func mayBeNothing(_ size: LayoutAttributes, of view: Item, in file: ViewFile) -> Bool {
    file.constraints.contains { constraint in
      constraint.firstItem == view && constraint.secondItem == nil
        && constraint.attributes.contains(size) && !constraint.constant.isEmpty
        && file.mayBeZero(file.code[constraint.constant], in: constraint)
    }
  }
}

extension ViewFile {
  /// Whether a constant is 0, or may be: it has a 0 in a condition, or in the accessor of a property that it names.
  fileprivate func mayBeZero(_ constant: Lexemes, in constraint: Constraint) -> Bool {
    if let value = self.constant(of: constraint) { return value == .zero }
    if constant.contains(where: { $0.isNumber && $0.isZero }) { return true }
    return code.declarations.contains { declaration in
      guard declaration.kind == .property, let body = declaration.body, let name = declaration.name,
        constant.contains(where: { $0.kind == .identifier && $0.hasSameText(as: name) })
      else { return false }
      return body.tokens.contains { $0.isNumber && $0.isZero || $0 == "zero" }
    }
  }
}

extension ViewUse {
  /// Whether it may hide the view.
  fileprivate var hidesView: Bool {
    kind == .memberAssignment && member?.is(.isHidden) == true && !statement.assigns(.false)
  }
}

extension MadeStack.Axis {
  /// The length that a stack of this axis gives to a hidden view.
  fileprivate var size: LayoutAttributes { self == .vertical ? .height : .width }

  fileprivate var adjective: String { self == .vertical ? "high" : "wide" }
}

extension Finding.Message {
  fileprivate static func collapses(
    _ view: String, in stack: String, _ axis: MadeStack.Axis
  ) -> Self {
    "while `\(view)` is hidden, `\(stack)` makes it 0 points \(axis.adjective), which contradicts this required \(list(axis.size.names)): UIKit breaks one of the two constraints, and logs it"
  }

  fileprivate static func lower(_ axis: MadeStack.Axis) -> Self {
    "give the \(list(axis.size.names)) a priority of 999"
  }
}

// MARK: - Description

extension HiddenSubviewSize {
  static let description = RuleDescription(
    id: "hidden_subview_size",
    family: .correctness,
    summary: "An arranged subview that is hidden has no required size along the axis of its stack",
    rationale: """
      A `UIStackView` takes a hidden arranged subview out of its layout with a required constraint, `UISV-hiding`, that gives \
      it no length along the axis. A required height (in a vertical stack) or width (in a horizontal one) of that view \
      contradicts it: UIKit breaks one of them each time that the view is hidden, and logs it. With a priority just below \
      the required one, the length holds while the view is shown and gives way while it is hidden. The rule reports \
      views that the file arranges in a stack made there, gives such a length, and hides; those of one stack together.
      """,
    source:
      "UIKit, UIStackView: a hidden arranged subview is removed from the layout (https://developer.apple.com/documentation/uikit/uistackview)",
    effect: .log,
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
      """,
      "Across the axis": """
      class PlayerView: UIView {
        private let row = UIStackView()
        private let badge = UIView()

        func setUp() {
          row.addArrangedSubview(badge)
          badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }

        func update(isNew: Bool) {
          badge.isHidden = !isNew
        }
      }
      """,
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
      """,
      "Both lengths in a row": """
      class PlayerView: UIView {
        private let badge = UIImageView()
        private lazy var row = UIStackView(arrangedSubviews: [badge])

        func setUp() {
          badge.isHidden = true
          badge.snp.makeConstraints { make in
            ↓make.size.equalTo(20)
          }
        }
      }
      """,
    ])
}
