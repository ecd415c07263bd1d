import LayoutModel
import SwiftSource

extension Lexemes {
  /// Whether the code only sets or calls members of each `$0` among the tokens: it is the first token of a statement,
  /// or the operand of a `return`.
  package var onlyConfiguresArgument: Bool {
    allSatisfy { token in
      guard token.kind == .dollarIdentifier, token.previous?.is(.return) != true else {
        return true
      }
      guard let statement = token.statement else { return false }
      return statement.first == token
        && (token.next?.kind == .period || token.next == statement.end)
    }
  }
}
