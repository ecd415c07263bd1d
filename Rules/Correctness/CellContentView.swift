import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A cell adds its views to `contentView`.
struct CellContentView: Rule {
  let query =
    Query<[ViewAction]>.found(in: .additions, by: additionsToCells).map(Subject.additions)
    || Query.constraints.inFiles { $0.types.contains(where: \.isCell) }.map(Subject.constraint)

  enum Subject {
    /// Those of one function.
    case additions([ViewAction])
    case constraint(Constraint)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .additions(let additions):
      let views = additions.map { $0.item.key == 0 ? $0.tokens.text : file.name($0.item) }
      let cell = Self.cell(addedToBy: additions[0], in: file)
      report.add(
        additions[0].tokens, .addsToCell(views, cell.map(CellKind.init) ?? .any),
        advice: "add to `contentView`")
    case .constraint(let constraint): check(constraint, in: file, &report)
    }
  }

  /// What each function adds to the cell itself. A view that a content view covers is another mistake.
  private static func additionsToCells(in file: ViewFile) -> [[ViewAction]] {
    let covered = KeySet(CoveredView.all(in: file).map { UInt64($0.addition.tokens.startIndex) })
    return file.functions.filter { !$0.isNested }.compactMap { function in
      let additions = file.actions[function.actions].filter { action in
        cell(addedToBy: action, in: file).map { !file.forwardsAdditions($0) } == true
          && !covered.contains(UInt64(action.tokens.startIndex))
      }
      return additions.isEmpty ? nil : additions
    }
  }

  private func check(_ constraint: Constraint, in file: ViewFile, _ report: inout Report) {
    let block = constraint.statement.block
    guard !constraint.setsFrame, let other = constraint.secondItem,
      let own = file.ownViews(around: constraint.statement).first,
      file.reference(other, in: block).placedView == own,
      !file.isContainer(constraint.firstItem, in: constraint.statement.block),
      constraint.firstItem.key != 0,
      let cell = file.scopes.declaredType(around: constraint.statement), cell.isCell,
      !file.forwardsAdditions(cell),
      file.first(of: constraint)?.placements.contains(where: {
        $0.action.role == .addition && $0.parentItem?.isSelf == true
      }) != true,
      report.isFirst(cell.key)
    else { return }
    report.add(
      constraint.expression,
      "`\(file.name(constraint.firstItem))` is constrained to the cell itself: editing and accessories move `contentView`, and not the cell",
      advice: "constrain to `contentView`")
  }
}

extension ViewFile {
  /// Whether a cell overrides `addSubview(_:)`, which may forward every view to the content view.
  fileprivate func forwardsAdditions(_ cell: ViewType) -> Bool {
    answer(for: CellContentView.self, about: cell.key) { file in
      file.functions(ofType: cell.key).contains {
        $0.declaration.modifiers.contains(.override) && $0.declaration.name.is(.addSubview)
      }
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
}

extension CellContentView {
  /// The class of the cell to which an action adds a view directly instead of to its content view; nil for other
  /// actions.
  static func cell(addedToBy action: ViewAction, in file: ViewFile) -> ViewType? {
    guard action.role == .addition, let member = action.member, action.parent?.isSelf == true else {
      return nil
    }
    switch member.layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .forEach: break
    default: return nil
    }
    guard let type = file.scopes.declaredType(around: action.statement), type.isCell,
      action.item.key == 0 || !file.isContainer(action.item, in: action.statement.block)
    else { return nil }
    return member.isBesideContentView ? nil : type
  }
}

/// What UIKit does with the content view of a cell.
enum CellKind {
  /// It makes room for accessories and for the controls of editing: the cells of tables and lists.
  case withAccessories
  /// It does neither: the other cells of collections.
  case plain
  /// The name of the superclass does not say.
  case any

  init(of cell: ViewType) {
    guard let name = cell.superclassName else {
      self = .any
      return
    }
    if name.hasLastWord(.tableViewCell) || name.is(.UICollectionViewListCell) {
      self = .withAccessories
    } else {
      self = name.hasLastWord(.collectionViewCell) ? .plain : .any
    }
  }
}

extension ViewType {
  var superclassName: Lexeme? {
    declaration.type.first { $0.kind == .identifier && $0.namesViewType }
  }

  /// Whether it is a class whose superclass is named like a cell.
  var isCell: Bool {
    // The superclass of a class comes first; `Cell` alone may be anything.
    guard kind == .class, let name = declaration.type.first(where: { $0.kind == .identifier })
    else { return false }
    return name.namesViewType && name.hasLastWord(.cell)
  }
}

extension Lexeme {
  /// `insertSubview(shadow, belowSubview: contentView)`.
  fileprivate var isBesideContentView: Bool {
    self.is(.insertSubview)
      && call?.arguments?.contains {
        $0.label != nil && $0.value.contains { $0.is(.contentView) }
      } == true
  }
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
      "controls that the content view surely covers, which `ignored_touches` reports",
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
