import LayoutModel
import SwiftSource

/// What the names in an override mean, as far as attributes are concerned.
struct AttributeOrigins {
  private let body: Block
  /// What is left for one expression.
  private var fuel = Fuel()

  init(in body: Block) { self.body = body }

  /// Whether an expression is the attributes that the superclass returns, or some of them.
  ///
  /// - Parameter block: the block that the expression is in.
  mutating func areOfSuper(_ value: Lexemes, at block: Block) -> Bool {
    guard fuel.burn(), let first = value.first else { return false }
    switch first.kind {
    case .leftParen, .leftBracket:
      // `(super.layoutAttributesForElements(in: rect) ?? []).forEach`, `[attributes]`
      guard let close = first.partner, value.suffix(after: close).onlySelectsElements else {
        return false
      }
      let inside = first.next.flatMap { next in close.previous.map { next.through($0) } }
      guard let inside else { return false }
      return areOfSuper(inside, at: block)
    case .keyword where first.is(.super):
      guard let name = first.next?.next, name.givesAttributes, let call = name.call else {
        return false
      }
      return value.suffix(after: call.last).onlySelectsElements
    case .identifier:
      guard value.suffix(after: first).onlySelectsElements else { return false }
      return isOfSuper(named: first, at: block)
    case .dollarIdentifier:
      guard value.suffix(after: first).onlySelectsElements else { return false }
      for closure in block.closures(in: body) where closure.signature.isEmpty {
        return isCalledOnSuper(closure)
      }
      return false
    default: return false
    }
  }

  private mutating func isCalledOnSuper(_ closure: Closure) -> Bool {
    guard let call = closure.call, let name = call.name, name.visitsElements,
      let receiver = call.receiver
    else { return false }
    return areOfSuper(receiver.withoutOptional, at: call.statement.block)
  }

  private mutating func isOfSuper(named name: Lexeme, at block: Block) -> Bool {
    var token = name.previous
    while fuel.burn() {
      guard let current = token, let open = body.open, current > open else { return false }
      token = current.previous
      guard current.kind == .identifier, current.hasSameText(as: name),
        current.previous?.kind != .period, let statement = current.statement
      else { continue }
      if current.previous?.is(.let) == true || current.previous?.is(.var) == true {
        let value = current.boundValue(in: statement)
        if value.hasNoElements { return onlyCollects(current) }
        return areOfSuper(value, at: statement.block)
      }
      if let sequence = statement.sequence(ofLoopWith: current) {
        return areOfSuper(sequence, at: statement.block)
      }
      for closure in block.closures(in: body)
      where closure.signature.contains(current) {
        return isCalledOnSuper(closure)
      }
    }
    return false
  }

  private mutating func onlyCollects(_ array: Lexeme) -> Bool {
    var isFilled = false
    for statement in body.statementsOnAllLevels where statement.kind == .expression {
      guard fuel.burn(), statement.first.hasSameText(as: array),
        let call = statement.tokens.last?.partner?.previous?.call,
        call.name.is(.append), call.tokens.startIndex == statement.first.index,
        let added = call.arguments?.first
      else { continue }
      guard areOfSuper(added.value, at: statement.block) else { return false }
      isFilled = true
    }
    return isFilled
  }
}

extension Block {
  /// The closures around the code of the block, from the inside out, in the body of a function.
  fileprivate func closures(in body: Block) -> [Closure] {
    var closures: [Closure] = []
    for block in ancestors {
      if block == body { break }
      if let closure = block.closure { closures.append(closure) }
    }
    return closures
  }
}

extension Statement {
  /// What a loop goes through, if a token is in its pattern.
  fileprivate func sequence(ofLoopWith name: Lexeme) -> Lexemes? {
    guard kind == .loop, first.is(.for), let keyword = tokens.first(where: { $0.is(.in) }),
      name < keyword
    else { return nil }
    let rest = tokens.suffix(after: keyword)
    var end = rest.endIndex
    for token in rest.outermost where token.kind == .leftBrace || token.is(.where) {
      end = token.index
      break
    }
    return rest.prefix(end - rest.startIndex)
  }
}

extension Lexeme {
  /// The value that a `let` or `var` before it gives to the name; empty for none.
  fileprivate func boundValue(in statement: Statement) -> Lexemes {
    let rest = statement.tokens.suffix(after: self)
    var start: Int?
    for token in rest.outermost {
      if let start {
        let ends =
          token.kind == .comma || token.is(.else)
          || (token.kind == .leftBrace && statement.kind != .property)
        if ends { return rest[start..<token.index] }
      } else if token.kind == .equal {
        start = token.index + 1
      } else if token.kind == .comma {
        break
      }
    }
    return start.map { rest[$0..<rest.endIndex] } ?? rest.prefix(0)
  }
}

extension Lexemes {
  /// The same without `?` and `!` at its end.
  fileprivate var withoutOptional: Lexemes {
    var tokens = self
    while let last = tokens.last,
      last.kind == .questionPostfix || last.kind == .exclamationPostfix
    {
      tokens = tokens.dropLast()
    }
    return tokens
  }

  fileprivate var hasNoElements: Bool {
    guard let first, first.kind == .leftBracket, let close = first.partner else { return false }
    let rest = suffix(after: close)
    return rest.isEmpty
      ? close.index == first.index + 1 || close.previous?.kind == .rightBracket
      : rest.count == 2 && rest.first?.kind == .leftParen
  }

  fileprivate var onlySelectsElements: Bool {
    outermost.allSatisfy { token in
      switch token.kind {
      case .period, .questionPostfix, .exclamationPostfix, .leftBracket, .leftParen, .leftBrace:
        return true
      case .identifier:
        guard token.previous?.kind == .period else {
          // `as? [UICollectionViewLayoutAttributes]`
          return token.hasCapital
        }
        return token.selectsElements
      case .keyword: return token.is(.as) || token.is(.nil)
      default: return token == "??"
      }
    }
  }
}
