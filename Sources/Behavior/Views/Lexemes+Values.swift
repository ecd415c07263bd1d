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

  /// Whether the tokens are one call of a type: `PlayerView(song: song)`.
  package var isPlainInitializer: Bool {
    guard let type = first, type.hasCapital, var open = type.next else { return false }
    while open.kind == .period, let behind = open.next?.next { open = behind }
    return open.kind == .leftParen && open.partner == last
      && (open.previous?.hasCapital == true || open.previous?.is(Keyword.`init`) == true)
  }
}
