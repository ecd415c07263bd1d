import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// What is in the content view of a cell is constrained to it, and not to the cell.
struct CellConstraint: FileRule {
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.contentView) else { return }
    let cells = KeySet(
      file.types.lazy.filter {
        $0.isCell && $0.superclassName?.hasLastWord(.collectionViewCell) == false
      }.map(\.key))
    guard !cells.isEmpty else { return }
    var content: [UInt64: Set<UInt64>] = [:]
    for action in file.actions where action.role == .addition {
      guard let parent = action.parent, file.code[parent.tokens].last?.is(.contentView) == true,
        let type = file.scopes.type(around: action.statement)
      else { continue }
      content[type.key, default: []].insert(action.item.key)
    }
    var edges: [UInt64: (attributes: LayoutAttributes, first: Constraint)] = [:]
    for constraint in file.constraints {
      // A content view that has a height of its own does not need one from its content.
      if file.code[constraint.firstItem.tokens].last?.is(.contentView) == true { return }
      let block = constraint.statement.block
      guard let other = constraint.secondItem, file.isOwnView(other, in: block),
        constraint.relation == .equal, !constraint.setsFrame,
        case let tied = constraint.attributes.intersection([.top, .bottom]), !tied.isEmpty,
        let type = file.scopes.type(around: constraint.statement),
        content[type.key]?.contains(constraint.firstItem.key) == true,
        cells.contains(type.key)
      else { continue }
      edges[type.key, default: ([], constraint)].attributes.formUnion(tied)
    }
    for (_, edge) in edges where edge.attributes == [.top, .bottom] {
      report.add(
        edge.first.expression, .passesBy(file.name(edge.first.firstItem)), advice: .useContentView)
    }
  }
}

extension ViewFile {
  /// Whether an item is the view of the code itself, one of its guides, or a local for one.
  fileprivate func isOwnView(_ item: Item, in block: Block) -> Bool {
    if names.viewOfGuide(item, in: block).isSelf { return true }
    guard item.tokens.count == 1 else { return false }
    let sources = memoized(ViewAliases.init).sources(of: code[item.tokens.lowerBound], in: block)
    return sources?.contains { names.viewOfGuide($0.item, in: $0.block).isSelf } ?? false
  }
}

extension Finding.Message {
  fileprivate static func passesBy(_ view: String) -> Self {
    "`\(view)` is in `contentView`, but top and bottom are tied to the cell itself: a row that sizes itself gets no height from its content, and editing does not move it"
  }

  fileprivate static var useContentView: Self { "constrain to `contentView`" }
}

extension CellConstraint {
  static let description = RuleDescription(
    id: "cell_constraint",
    family: .correctness,
    summary: "What is in the content view of a cell is constrained to it, and not to the cell",
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
