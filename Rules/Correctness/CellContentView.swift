import LayoutModel
import RuleKit
import SwiftSource

/// A cell adds its views to `contentView`.
struct CellContentView: FileRule {
  let query = Query.file(with: .additions || .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    lazy var overriding = typesOverridingAddition(in: file)
    lazy var covered = Set(CoveredView.all(in: file).map(\.addition.tokens.startIndex))
    for function in file.functions where !function.isNested && !function.actions.isEmpty {
      var kind = CellKind.any
      let additions = file.actions[function.actions].filter { action in
        guard let cell = cell(addedToBy: action, in: file), !overriding.contains(cell.key),
          !covered.contains(action.tokens.startIndex)
        else { return false }
        kind = CellKind(of: cell)
        return true
      }
      guard let first = additions.first else { continue }
      let views = additions.map { $0.item.key == 0 ? $0.tokens.text : file.name($0.item) }
      report.add(first.tokens, .addsToCell(views, kind), advice: .addToContentView)
    }
    checkConstraints(in: file, overriding, &report)
  }

  /// Reports the first constraint of each cell between the cell itself and a view that is not added to it directly.
  private func checkConstraints(
    in file: ViewFile, _ overriding: @autoclosure () -> Set<UInt64>, _ report: inout Report
  ) {
    guard file.types.contains(where: \.isCell) else { return }
    var added: Set<UInt64> = []
    for action in file.actions where action.role == .addition && action.parent?.isSelf == true {
      guard let type = file.scopes.type(around: action.statement) else { continue }
      added.insert(TextHash.pair(type.key, action.item.key))
    }
    var seen = overriding()
    for constraint in file.constraints where !constraint.setsFrame {
      let block = constraint.statement.block
      guard let other = constraint.secondItem, file.names.viewOfGuide(other, in: block).isSelf,
        !file.names.isContainer(constraint.firstItem, at: constraint.statement),
        constraint.firstItem.key != 0,
        let cell = file.scopes.declaredType(around: constraint.statement), cell.isCell,
        !added.contains(TextHash.pair(cell.key, constraint.firstItem.key)),
        seen.insert(cell.key).inserted
      else { continue }
      report.add(
        constraint.expression, .isTiedToCell(file.name(constraint.firstItem)),
        advice: "constrain to `contentView`")
    }
  }
}

extension Finding.Message {
  fileprivate static func addsToCell(_ views: [String], _ kind: CellKind) -> Self {
    let (verb, object) = views.count == 1 ? ("is", "it") : ("are", "them")
    let reason =
      switch kind {
      case .withAccessories: "where editing and accessories do not move \(object)"
      case .plain, .any: "where the content view, once it is used, may cover \(object)"
      }
    return "\(list(views)) \(verb) added to the cell itself, \(reason)"
  }

  fileprivate static func isTiedToCell(_ view: String) -> Self {
    "`\(view)` is constrained to the cell itself: editing and accessories move `contentView`, and not the cell"
  }

  fileprivate static var addToContentView: Self { "add to `contentView`" }
}

extension CellContentView {
  static let description = RuleDescription(
    id: "cell_content_view",
    family: .correctness,
    summary: "A cell adds its views to `contentView`, and constrains them to it",
    rationale: """
      When a table or a list is edited, or its cell has an accessory, UIKit makes room by shrinking the content view. \
      Views that were added to the cell itself stay under the controls. The cells of other collections have neither, \
      but a cell manages several layers, of which the content view is one. Since iOS 14 it is created when it is first \
      used, by a table even if the cell does not use it: it covers what was added to the cell before, and receives the \
      touches. So it is with constraints to the cell of views that are elsewhere. A view that is deliberately placed below or above `contentView`, and a cell that overrides \
      `addSubview`, are ignored, and so are controls that the content view covers for sure: `ignored_touches` reports \
      them. Cells are classes that inherit from a type whose name ends in `Cell`.
      """,
    source:
      "UIKit, UITableViewCell.contentView (https://developer.apple.com/documentation/uikit/uitableviewcell/contentview) and UICollectionViewCell.contentView",
    defaultSeverity: .off,
    effect: .sight,
    goodExamples: [
      "Views of the content": """
      class SongCell: UITableViewCell {
        func setupViews() {
          contentView.addSubview(titleLabel)
          insertSubview(shadowView, belowSubview: contentView)
          backgroundView?.addSubview(gradientView)
        }
      }
      """,
      "Not a cell": """
      class PlayerView: UIView {
        func setupViews() {
          addSubview(titleLabel)
        }
      }
      """,
    ],
    badExamples: [
      "Views of the cell itself": """
      class SongCell: UITableViewCell {
        func setupViews() {
          addSubview(↓titleLabel)
          self.addSubview(albumLabel)
        }
      }
      """,
      "A constraint to the cell itself": """
      class SongCell: UITableViewCell {
        func setupViews() {
          contentView.addSubview(titleLabel)
          NSLayoutConstraint.activate([
            ↓titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor)
          ])
        }
      }
      """,
      "A list of views": """
      final class SongCell: UICollectionViewCell {
        func setupViews() {
          [↓titleLabel, albumLabel].forEach(addSubview)
        }
      }
      """,
    ])
}
