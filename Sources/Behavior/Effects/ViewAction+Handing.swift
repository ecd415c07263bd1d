import LayoutModel
import SwiftSource

extension ViewAction {
  /// What a call does if the function that it hands a view to adds it.
  ///
  /// - Parameters:
  ///   - view: the argument, or an element of an array that is one.
  ///   - parent: nil for the view of the controller around the call.
  package init(additionBy call: Call, of view: Lexemes, to parent: Item?, in file: ViewFile) {
    let item = file.names.item(view, in: call.statement.block)
    self.init(
      role: .addition, statement: call.statement, item: item, root: item, member: call.name,
      tokens: view, parent: parent)
  }
}

extension Item {
  /// The key of a controller's `view`.
  package static let rootViewKey = Item.key(ofHash: TextHash.key("view"))
  /// The key of a cell's `contentView`.
  static let contentViewKey = Item.key(ofHash: TextHash.key("contentView"))
}

extension ViewType {
  /// Whether its code is that of a controller: by its name and by what it inherits from.
  package var isOfController: Bool {
    declaration.name?.hasSuffix("Controller") == true
      || declaration.type.contains { $0.hasSuffix("Controller") }
  }

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

  /// Whether the code of a statement is that of a controller.
  package func isInController(_ statement: Statement) -> Bool {
    owner(of: statement)?.isOfController ?? false
  }
}

extension Names {
  /// The identity of `view` in the code of a controller; nil in other code.
  package func controllerView(around statement: Statement) -> UInt64? {
    guard scopes.isInController(statement) else { return nil }
    return scopes.memberKey(Item.rootViewKey, in: statement.block.index)
  }

  /// The identities of a table cell, header or footer and of its `contentView` in the code of its class; empty in other
  /// code.
  package func rowViews(around statement: Statement) -> [UInt64] {
    guard scopes.owner(of: statement)?.isOfTableRow == true else { return [] }
    return [Item.selfKey, Item.contentViewKey].compactMap {
      scopes.memberKey($0, in: statement.block.index)
    }
  }
}

extension ViewAction {
  /// The effect of a function of the project that styles the view in its arguments.
  ///
  /// - Parameters:
  ///   - call: a call with a name.
  ///   - item: the view.
  ///   - root: the first name of the item.
  ///   - tokens: the argument.
  public init(stylingBy call: Call, _ item: Item, root: Item, tokens: Lexemes) {
    self.init(
      role: .appearance, statement: call.statement, item: item, root: root, member: call.name,
      tokens: tokens)
  }
}
