import SwiftSource

extension Closure {
  /// The places where the code names the one argument that the closure gets: its first parameter or `$0`.
  package var mentionsOfArgument: some Sequence<Lexeme> {
    let parameter = signature.first { $0.kind == .identifier }
    let code = parameter == nil ? body.tokens : body.tokens.suffix(after: signature)
    let body = body
    return code.lazy.filter { token in
      if let parameter {
        return token.kind == .identifier && token.hasSameText(as: parameter)
          && token.previous?.kind != .period && token.next?.kind != .colon
      }
      return token.kind == .dollarIdentifier
        && token.statement?.block.ancestors.first { $0.kind == .closure } == body
    }
  }
}
