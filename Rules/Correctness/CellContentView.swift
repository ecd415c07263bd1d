import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A cell adds its views to `contentView`.
struct CellContentView: Rule {
  let query =
    Query<Finding>.found(in: .additions, by: additions)
    || .found(in: .constraints, by: constraints)
      .inFiles { $0.types.contains(where: \.isCell) }

  /// What each function adds to the cell itself.
  private static func additions(in file: ViewFile) -> [Finding] {
    file.functions.filter { !$0.isNested }.compactMap { function -> Finding? in
      let additions = file.actions[function.actions].filter { file.addsToCell($0) }
      guard let first = additions.first else { return nil }
      let views = additions.map { $0.item.key == 0 ? $0.tokens.text : file.name($0.item) }
      let (verb, object) = views.count == 1 ? ("is", "it") : ("are", "them")
      return Finding(
        first.tokens,
        "\(Finding.Message.list(views)) \(verb) added to the cell itself: the content view may cover \(object), and moves without \(object)",
        advice: "add to `contentView`")
    }
  }

  /// The first constraint of each cell between the cell itself and what is elsewhere.
  private static func constraints(in file: ViewFile) -> [Finding] {
    var cells = KeySet()
    return file.constraints.compactMap { constraint -> Finding? in
      let block = constraint.statement.block
      guard !constraint.setsFrame, constraint.firstItem.key != 0,
        let other = constraint.secondItem, let cell = file.cell(around: constraint.statement),
        file.reference(other, in: block).placedView
          == file.ownViews(around: constraint.statement).first,
        !file.isContainer(constraint.firstItem, in: block),
        file.first(of: constraint)?.placements.contains(where: {
          $0.action.role == .addition && $0.parentItem?.isSelf == true
        }) != true, cells.insert(cell.key)
      else { return nil }
      return Finding(
        constraint.expression,
        "`\(file.name(constraint.firstItem))` is constrained to the cell itself: editing and accessories move `contentView`, and not the cell",
        advice: "constrain to `contentView`")
    }
  }
}

extension ViewFile {
  /// The class of a cell around a statement; nil for one that may forward every view to the content view.
  fileprivate func cell(around statement: Statement) -> ViewType? {
    guard let cell = scopes.declaredType(around: statement), cell.isCell else { return nil }
    let forwards = answer(for: CellContentView.self, about: cell.key) { file in
      file.functions(ofType: cell.key).contains {
        $0.declaration.modifiers.contains(.override) && $0.declaration.name.is(.addSubview)
      }
    }
    return forwards ? nil : cell
  }

  /// Whether it adds a view to the cell itself, beside its content view or before that.
  func addsToCell(_ action: ViewAction) -> Bool {
    guard action.role == .addition, action.parent?.isSelf == true, let member = action.member,
      member.is(.addSubview) || member.is(.addSubviews) || member.is(.insertSubview)
        || member.is(.forEach)
    else { return false }
    // `insertSubview(shadow, belowSubview: contentView)`
    let isBeside = member.call?.arguments?.contains {
      $0.label != nil && $0.value.contains { $0.is(.contentView) }
    }
    return cell(around: action.statement) != nil && isBeside != true
      && (action.item.key == 0 || !isContainer(action.item, in: action.statement.block))
  }
}

extension ViewType {
  /// The superclass of a class that inherits from a cell.
  var superclassOfCell: Lexeme? {
    // The superclass of a class comes first; `Cell` alone may be anything.
    guard kind == .class, let name = declaration.type.first(where: { $0.kind == .identifier }),
      name.namesViewType, name.hasLastWord(.cell)
    else { return nil }
    return name
  }

  var isCell: Bool { superclassOfCell != nil }
}

extension CellContentView {
  static let description = RuleDescription(
    id: "cell_content_view",
    family: .correctness,
    summary: "View added to a cell instead of its content view",
    rationale: """
      In editing mode, or with an accessory, UIKit shrinks the content view. Views added to the cell itself stay \
      under the controls. Since iOS 14 the content view is created on first use: it then covers what was added \
      before, and takes the touches. The same goes for constraints to the cell of views that are elsewhere. Cells \
      are classes that inherit from a type whose name ends in `Cell`.
      """,
    limits: [
      "views placed below or above `contentView` on purpose",
      "cells that override `addSubview`",
    ],
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
      """
    ],
    badExamples: [
      "Views of the cell itself": """
      class SongCell: UITableViewCell {
        func setupViews() {
          addSubview(↓titleLabel)
          self.addSubview(albumLabel)
        }
      }
      """
    ])
}
