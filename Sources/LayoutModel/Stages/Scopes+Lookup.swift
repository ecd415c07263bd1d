import SwiftSource

extension Scopes {
  /// Whether the code of a statement is that of a function or a closure, where names may be locals.
  public func isInFunction(_ statement: Int) -> Bool {
    functionsOfBlocks[block(of: statement)] >= 0
  }

  /// The type that a statement is part of, or nil.
  public func type(around statement: Int) -> ViewType? {
    type(aroundBlock: block(of: statement))
  }
}
