import LayoutModel
import SwiftSource

extension Lexeme {
  /// Whether a function of this name may place a view.
  package var isNamedForPlacing: Bool {
    // Most names begin in another way.
    switch firstByte {
    case UInt8(ascii: "a"): hasWordPrefix("add") || hasWordPrefix("attach")
    case UInt8(ascii: "d"): hasWordPrefix("display")
    case UInt8(ascii: "e"): hasWordPrefix("embed")
    case UInt8(ascii: "i"): hasWordPrefix("insert") || hasWordPrefix("install")
    case UInt8(ascii: "m"): hasWordPrefix("move")
    case UInt8(ascii: "p"):
      hasWordPrefix("place") || hasWordPrefix("put") || hasWordPrefix("present")
    case UInt8(ascii: "s"): hasWordPrefix("show")
    case UInt8(ascii: "w"): hasWordPrefix("wrap")
    default: false
    }
  }
}

extension Lexemes {
  /// Whether the code may lay views out or draw them: a view may be in a parent only for that time.
  package var measures: Bool {
    contains { token in
      token.hasPrefix("layoutIf") || token.hasPrefix("sizeT") || token.hasPrefix("convert")
        || token.hasPrefix("draw") || token.hasPrefix("snapshot")
        || token.hasPrefix("systemLayout")
    }
  }

  /// Whether code passes a view of this name to a function that may place it, by its name: `embed(label)`.
  package func mayPlace(_ name: Lexeme) -> Bool {
    contains { token in
      guard token.kind == .identifier, token.hasSameText(as: name) else { return false }
      switch token.next?.kind {
      case .rightParen, .comma, .exclamationPostfix: break
      default: return false
      }
      guard let open = token.brackets?.open, open.kind == .leftParen, let function = open.previous
      else { return false }
      // The effects of UIKit's own additions are known.
      return !function.isLayoutWord && function.isNamedForPlacing
    }
  }
}

extension Closure {
  /// The names of its parameters.
  package var parameters: [Lexeme] { signature.filter { $0.kind == .identifier } }

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
