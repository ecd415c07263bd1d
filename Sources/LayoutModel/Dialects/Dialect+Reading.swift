import SwiftSource

// How the dialects read calls.

/// Closures around some code, from the inside out, up to a function or a type.
struct SurroundingClosures: Sequence, IteratorProtocol {
  var blocks: Block.Ancestors

  mutating func next() -> Closure? {
    while let block = blocks.next() {
      switch block.kind {
      case .functionBody, .typeBody: return nil
      case .closure: return block.closure
      default: continue
      }
    }
    return nil
  }
}

// MARK: - Calls

extension CodeReader {
  /// The tokens of the receiver: `a.b` in `a.b.c(d)`; empty for a call without a receiver.
  func receiver(of call: Call) -> Range<Int> {
    let start = call.chainStart.index
    guard let receiver = call.receiver, call.head.previous?.kind == .period else {
      return start..<start
    }
    return receiver.indices
  }

  /// The arguments of a call; empty for one without parentheses.
  func arguments(of call: Call) -> [Argument] {
    call.arguments?.filter { !$0.value.isEmpty } ?? []
  }

  /// Whether the tokens are exactly one list in brackets.
  func isList(_ value: Range<Int>) -> Bool {
    tokens[value.lowerBound].kind == .leftBracket && isBracketed(value)
  }

  /// Whether the tokens are exactly one expression in parentheses.
  func isInParentheses(_ value: Range<Int>) -> Bool {
    tokens[value.lowerBound].kind == .leftParen && isBracketed(value)
  }

  /// Whether the last token closes the bracket that the first one opens.
  func isBracketed(_ value: Range<Int>) -> Bool {
    code[value.lowerBound].partner?.index == value.upperBound - 1
  }

  /// The elements of a list; any other value by itself.
  func elements(of value: Range<Int>) -> [Range<Int>] {
    guard isList(value) else { return [value] }
    return code[value.lowerBound].elements.map(\.value.indices).filter { !$0.isEmpty }
  }
}

// MARK: - Closures

extension CodeReader {
  /// The closures around the code of a block, its own first.
  func closures(around block: Int) -> SurroundingClosures {
    SurroundingClosures(blocks: code.blocks[block].ancestors)
  }

  /// The closure that a name, or `$0`, is a parameter of, inside `block`; nil where it is not a parameter of a closure.
  func closure(withParameter name: Lexeme, around block: Int) -> Closure? {
    let isAnonymous = name.kind == .dollarIdentifier
    guard isAnonymous || name.kind == .identifier else { return nil }
    return closures(around: block).first { closure in
      let signature = closure.signature.prefix(Self.longestSignature)
      return isAnonymous
        ? signature.isEmpty : signature.contains { $0.hasSameText(as: name) }
    }
  }

  /// How far back the `in` of a closure is searched: each call in the closure searches again.
  static let longestSignature = 1 << 9
}

// MARK: - Names

extension CodeReader {
  /// Whether the tokens are names with periods between them, and possibly `?`, `!` or a subscript: a reference, not a
  /// computation.
  public func isPath(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= Self.longestItem else { return false }
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].kind {
      case .identifier, .dollarIdentifier, .period, .questionPostfix, .exclamationPostfix:
        index += 1
      case .keyword:
        guard tokens[index].is(Keyword.`self`) || tokens[index].is(.super) else { return false }
        index += 1
      case .leftBracket:
        guard index > range.lowerBound else { return false }
        index = skip(index)
      default:
        return false
      }
    }
    return true
  }

  /// The attributes that the name at a token has in UIKit or a maker; empty for any other token.
  func attributes(named name: Int) -> LayoutAttributes {
    tokens[name].layoutWord.map(LayoutAttributes.init(named:)) ?? []
  }

  /// The names in a value such as `.top`, `Edge.top` or `[.top, .bottom]`, without those in further brackets.
  func memberNames(in value: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = value.lowerBound
    if let first = value.first, tokens[first].kind == .leftBracket { index += 1 }
    while index < value.upperBound {
      if tokens[index].kind == .identifier { names.append(index) }
      index = skip(index)
    }
    return names
  }
}

extension FactBuilder {
  /// The tokens of a view, if they are a name: empty for the view around the code, nil for the result of a call.
  func path(_ view: Range<Int>) -> Range<Int>? { view.isEmpty || isPath(view) ? view : nil }

  /// The item of a view that is the receiver of a library's call, the view around the code where that is empty; unknown
  /// where the view is the result of a call.
  func itemOfView(_ view: Range<Int>, in block: Int) -> Item {
    path(view).map { names.item($0, in: block) } ?? .unknown(at: view.lowerBound)
  }

  /// The item of a value that may be converted: that of `a` in `a as Any`.
  func itemOfValue(_ value: Range<Int>, in block: Int) -> Item {
    var end = value.lowerBound
    while end < value.upperBound, !tokens[end].is(.as), end - value.lowerBound <= Self.longestItem {
      end = skip(end)
    }
    let path = value.lowerBound..<min(end, value.upperBound)
    return isPath(path) ? names.item(path, in: block) : .unknown(at: value.lowerBound)
  }

  /// The view in front of the member `proxy`, which a library adds to all views; nil where there is something else.
  ///
  /// - Parameter call: a call whose name may come right behind the proxy.
  func viewOfProxy(_ proxy: LayoutWord, in call: Call) -> Range<Int>? {
    let (start, member) = (call.chainStart.index, call.head.index - 2)
    guard member >= start, tokens[member].is(proxy), tokens[member + 1].kind == .period
    else { return nil }
    guard member > start else {
      return isDeclared(member, in: block(of: call.statement)) ? nil : member..<member
    }
    return tokens[member - 1].kind == .period ? start..<(member - 1) : nil
  }

  /// Whether a name without a receiver refers to a local or to a property of the type around it.
  func isDeclared(_ name: Int, in block: Int) -> Bool {
    scopes.isLocal(name, in: block)
      || (scopes.memberKey(key(name), in: block).map(names.propertyNames.contains) ?? false)
  }
}
