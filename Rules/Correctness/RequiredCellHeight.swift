import LayoutModel
import RuleKit
import SwiftSource

/// A cell of a table does not require a height.
struct RequiredCellHeight: Rule {
  let query = Query.activatedConstraints.inFiles { $0.types.contains(where: \.isCell) }

  func check(_ constraint: Constraint, in file: ViewFile, _ report: inout Report) {
    guard constraint.attributes == .height, constraint.relation == .equal,
      constraint.secondItem == nil, constraint.secondAttributes.isEmpty,
      !constraint.constant.isEmpty, constraint.priority.isEmpty, !constraint.setsFrame,
      constraint.container != .used,
      file.isContainer(constraint.firstItem, in: constraint.statement.block),
      let cell = file.scopes.declaredType(around: constraint.statement),
      cell.superclassOfCell?.hasLastWord(.tableViewCell) == true
    else { return }
    report.add(
      constraint.expression,
      "the table gives the cell a required height, too: where they differ for a moment, as at first, UIKit breaks one of the two and logs it",
      advice: "give it a priority below `required`, such as `UILayoutPriority(999)`",
      fix: file.almostRequired(constraint))
  }
}

extension RequiredCellHeight {
  static let description = RuleDescription(
    id: "required_cell_height",
    family: .correctness,
    summary: "Required height in a table view cell",
    rationale: """
      A table lays its cells out at the estimated height first, and at the height of the row with its separator afterwards, each \
      as a required constraint (`UIView-Encapsulated-Layout-Height`). A required height of the cell or of its `contentView` \
      contradicts that whenever they differ by as much as a fraction of a point. At priority 999 the cell asks for the same \
      height, and gives way for that moment.
      """,
    source:
      "UIKit In Code, Example from project A: `heightAnchor.constraint(equalToConstant: Constants.height).withPriority(.almostRequired)`; UIKit, \"Creating self-sizing table view cells\" (https://developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells)",
    effect: .log,
    fixSafety: .unsafe,
    goodExamples: [
      "Almost required, and a height of a subview": """
      class SongCell: UITableViewCell {
        func setup() {
          NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
            cover.heightAnchor.constraint(equalToConstant: 36),
          ])
        }
      }
      """
    ],
    badExamples: [
      "The content view": """
      class SongCell: UITableViewCell {
        func setup() {
          ↓contentView.heightAnchor.constraint(equalToConstant: 64).isActive = true
        }
      }
      """
    ])
}
