import LayoutModel
import SwiftSource

extension SceneReader {
  /// Whether a value is what the view shows: a parameter or its members, a local that is made of them, a member of a stored
  /// property that is not a view, or a property whose observer sets it.
  func comesFromData(_ value: Lexemes, _ statement: Statement, depth: Int = 0) -> Bool {
    guard value.count <= 64, value.first?.kind != .leftBrace else { return false }
    let observed = observedProperty(around: statement)
    return value.contains { name in
      guard name.kind == .identifier, name.isFreeName, !name.hasCapital else { return false }
      if let observed, name.hasSameText(as: observed) || name == "newValue" { return true }
      if file.scopes.isLocal(name) {
        guard file.names.isNonViewLocal(name) else { return false }
        guard depth < 3, let local = local(name, around: statement), let made = local.value else {
          return true
        }
        return comesFromData(made, local.statement, depth: depth + 1)
      }
      guard name.next?.kind == .period || name.next?.kind == .questionPostfix else { return false }
      return !file.names.isViewProperty(name) && !file.names.isNamedLikeView(name)
    }
  }

  /// The declaration of a local before a statement that uses it.
  func local(_ name: Lexeme, around statement: Statement) -> Declaration? {
    for block in statement.block.ancestors.prefix(8) {
      let found = block.statements.prefix(64).lazy.compactMap(\.declaration).first {
        $0.kind == .property && $0.name?.hasSameText(as: name) == true
      }
      if found != nil || block.kind == .functionBody { return found }
    }
    return nil
  }

  /// The name of the property whose `didSet`, `willSet` or `set` a statement is in.
  private func observedProperty(around statement: Statement) -> Lexeme? {
    for block in statement.block.ancestors.prefix(16) {
      if block.kind == .accessors { return block.owner?.declaration?.name }
      if block.kind == .typeBody { return nil }
    }
    return nil
  }
}

extension Lexemes {
  /// The text without comments.
  var code: String {
    guard hasCommentBetween else { return text }
    return reduce(into: "") { code, token in
      let hasSpace = token.hasSpaceBefore || token.startsLine || token.hasCommentBefore
      if hasSpace, !code.isEmpty, code.last != "(" { code += " " }
      code += token.text
    }
  }
}
