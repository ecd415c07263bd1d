import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What is in the content view of a cell is constrained to it, and not to the cell.
struct CellConstraint: Rule {
  let query = Query.constraints.inFiles { file in
    file.hasWord(.contentView) && file.types.contains(where: \.isCellOfTable)
      // A content view that has a height of its own does not need one from its content.
      && !file.constraints.contains {
        file.code[$0.firstItem.tokens].last?.is(.contentView) == true
      }
  }.grouped { constraint, file in
    guard !constraint.setsFrame, constraint.relation == .equal, constraint.secondItem != nil,
      !constraint.attributes.isDisjoint(with: [.top, .bottom])
    else { return nil }
    return file.scopes.type(around: constraint.statement)?.key
  }

  func check(_ constraints: [Constraint], in file: ViewFile, _ report: inout Report) {
    guard let type = file.scopes.declaredType(around: constraints[0].statement),
      type.isCellOfTable
    else { return }
    let tied = constraints.filter { constraint in
      let own = file.ownViews(around: constraint.statement)
      return own.count == 2 && file.first(of: constraint)?.parent == own[1]
        && constraint.secondItem.flatMap {
          file.reference($0, in: constraint.statement.block).placedView
        } == own[0]
    }
    let edges = tied.reduce(LayoutAttributes()) { $0.union($1.attributes) }
    guard edges.isSuperset(of: [.top, .bottom]) else { return }
    report.add(
      tied[0].expression,
      "`\(file.name(tied[0].firstItem))` is in `contentView`, but top and bottom are tied to the cell itself: a row that sizes itself gets no height from its content, and editing does not move it",
      advice: "constrain to `contentView`")
  }
}

extension ViewType {
  fileprivate var isCellOfTable: Bool {
    superclassOfCell?.hasLastWord(.collectionViewCell) == false
  }
}

extension CellConstraint {
  static let description = RuleDescription(
    id: "cell_constraint",
    family: .correctness,
    summary: "Cell content constrained to the cell instead of its content view",
    rationale: """
      A table asks the `contentView` for the height of a row. Content that is tied to the cell around it, at top and \
      bottom, says nothing about the content view, so the row keeps the standard height; and where the content view \
      makes room for a control or an accessory, what it contains stays below that. Cells of other collections get their \
      size from the layout, mostly.
      """,
    source:
      "UIKit, UITableViewCell.contentView, and \"Creating self-sizing table view cells\" (https://developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells)",
    effect: .sight,
    goodExamples: [
      "The content view": """
      class SongCell: UITableViewCell {
        func setup() {
          contentView.addSubview(titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
          ])
        }
      }
      """
    ],
    badExamples: [
      "The cell": """
      class SongCell: UITableViewCell {
        func setup() {
          contentView.addSubview(titleLabel)
          NSLayoutConstraint.activate([
            ↓titleLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
      }
      """
    ])
}
