import LayoutModel
import SwiftSource

extension Item {
  /// The key of a controller's `view`.
  package static let rootViewKey = Item.key(ofHash: TextHash.key("view"))
  /// The key of a cell's `contentView`.
  static let contentViewKey = Item.key(ofHash: TextHash.key("contentView"))
}

extension ViewType {
  /// Whether its code is that of a cell, a header or a footer of a table: by what it inherits from.
  package var isOfTableRow: Bool {
    // An extension says nothing but the name.
    let names = kind == .extension ? declaration.name?.alone : declaration.type
    return names?.contains {
      $0.hasSuffix("TableViewCell") || $0 == "UITableViewHeaderFooterView"
    } ?? false
  }
}

extension Scopes {
  /// The type that the code of a statement belongs to: an extension, where its class is in another file.
  package func owner(of statement: Statement) -> ViewType? {
    declaredType(around: statement) ?? type(around: statement)
  }
}

extension View {
  /// Whether code belongs to it or is responsible for it: `self`, `view`, `contentView`, and the `rootView` of a controller
  /// that gets its type from a generic superclass. A local of that name that holds another view is not.
  package var isContainer: Bool { model.isContainer(self) }
}

extension ViewFile {
  /// The same of an item; true where it has no name.
  package func isContainer(_ item: Item, in block: Block) -> Bool {
    names.isContainer(item, in: block)
      || model.mayBeAlias(item, in: block) && view(item, in: block)?.isContainer == true
  }

  /// The `view` in the code of a controller; nil in other code.
  package func controllerView(around statement: Statement) -> View? {
    guard scopes.role(around: statement) == .controller else { return nil }
    return scopes.memberKey(Item.rootViewKey, in: statement.block.index).map {
      model.view(identity: $0, isContainer: true)
    }
  }

  /// A table cell, header or footer and its `contentView` in the code of its class; none in other code.
  package func rowViews(around statement: Statement) -> [View] {
    scopes.owner(of: statement)?.isOfTableRow == true ? ownViews(around: statement) : []
  }

  /// `self` and `contentView` in the code of a type.
  package func ownViews(around statement: Statement) -> [View] {
    [Item.selfKey, Item.contentViewKey].compactMap {
      scopes.memberKey($0, in: statement.block.index).map {
        model.view(identity: $0, isContainer: true)
      }
    }
  }
}
