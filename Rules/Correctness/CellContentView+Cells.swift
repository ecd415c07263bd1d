import LayoutModel
import SwiftSource

extension CellContentView {
  /// The class of the cell to which an action adds a view directly instead of to its content view; nil for other
  /// actions.
  func cell(addedToBy action: ViewAction, in file: ViewFile) -> ViewType? {
    guard action.role == .addition, let member = action.member, action.parent?.isSelf == true else {
      return nil
    }
    switch member.layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .forEach: break
    default: return nil
    }
    guard let type = file.scopes.declaredType(around: action.statement), type.isCell,
      action.item.key == 0 || !file.names.isContainer(action.item, at: action.statement)
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
