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
}

extension Scopes {
  /// Whether the code of a statement is that of a controller: by the names of its type and of what that inherits from.
  package func isInController(_ statement: Statement) -> Bool {
    guard let type = declaredType(around: statement) ?? type(around: statement) else {
      return false
    }
    return type.declaration.name?.hasSuffix("Controller") == true
      || type.declaration.type.contains { $0.hasSuffix("Controller") }
  }
}

extension Names {
  /// The identity of `view` in the code of a controller; nil in other code.
  package func controllerView(around statement: Statement) -> UInt64? {
    guard scopes.isInController(statement) else { return nil }
    return scopes.memberKey(Item.rootViewKey, in: statement.block.index)
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
