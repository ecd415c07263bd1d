import SwiftSource

extension Scopes {
  /// Whether the code of a statement is that of a function or a closure, where names may be locals.
  public func isInFunction(_ statement: Statement) -> Bool { isInFunction(statement.index) }

  /// The body of the function or of the outermost closure that a statement is in.
  public func outermostFunction(_ statement: Statement) -> Block? {
    let index = functionsOfBlocks[statement.block.index]
    return index >= 0 ? code.blocks[Int(index)] : nil
  }

  /// Whether a bare name is that of a local or a parameter.
  public func isLocal(_ name: Lexeme) -> Bool {
    name.statement.map { isLocal(name.index, in: $0.block.index) } ?? false
  }

  /// The type that a statement is part of.
  public func type(around statement: Statement) -> ViewType? {
    type(aroundBlock: statement.block.index)
  }

  /// The type that the code of a statement belongs to: the class of an extension, if the file has it.
  public func declaredType(around statement: Statement) -> ViewType? {
    guard let type = type(around: statement) else { return nil }
    guard type.kind == .extension else { return type }
    return typesByName[type.key].map { types[$0] }
  }
}
