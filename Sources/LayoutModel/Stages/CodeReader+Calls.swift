import SwiftSource

extension CodeReader {
  /// The tokens of what a call is made on: `a.b` in `a.b.c(d)`; empty for a call without a receiver.
  func receiver(of call: Outline.Call) -> Range<Int> {
    guard call.name > call.chainStart, tokens[call.name - 1].kind == .period else {
      return call.chainStart..<call.chainStart
    }
    return call.chainStart..<(call.name - 1)
  }

  /// The call that follows in the same chain: that of `c` behind that of `b` in `a.b(…).c(…)`.
  func callInChain(after call: Outline.Call) -> Int? {
    // What nothing closes ends with the file.
    guard call.end + 2 < tokens.count else { return nil }
    var end = call.end + 1
    while tokens[end].kind == .questionPostfix || tokens[end].kind == .exclamationPostfix {
      end += 1
    }
    guard tokens[end].kind == .period, tokens[end + 1].kind == .identifier else { return nil }
    return outline.call(named: end + 1)
  }

  /// The arguments of a call; none for one without parentheses.
  func arguments(of call: Outline.Call) -> [Outline.Argument] {
    guard call.open >= 0 else { return [] }
    return outline.arguments(call.open, tokens).filter { !$0.value.isEmpty }
  }

  /// The closure that a call is given, behind its parentheses or in them.
  func closure(of call: Outline.Call) -> Outline.Closure? {
    if call.trailingClosure >= 0 { return closure(opening: call.trailingClosure) }
    guard call.open >= 0 else { return nil }
    return outline.arguments(call.open, tokens)
      .first { tokens[$0.value.lowerBound].kind == .leftBrace }
      .flatMap { closure(opening: $0.value.lowerBound) }
  }

  /// The closure that opens with a token; nil for one that opens none.
  func closure(opening open: Int) -> Outline.Closure? {
    let index = outline.closures.partitioningIndex { $0.open >= open }
    guard index < outline.closures.count, outline.closures[index].open == open else { return nil }
    return outline.closures[index]
  }

  /// The closure that a name, or `$0`, is a parameter of, where `block` is; nil where it is none of a closure.
  func closure(withParameter name: Int, around block: Int) -> Outline.Closure? {
    let isAnonymous = tokens[name].kind == .dollarIdentifier
    guard isAnonymous || tokens[name].kind == .identifier else { return nil }
    var block = block
    for _ in 0..<Self.longestClimb {
      guard block > 0 else { break }
      let current = outline.blocks[block]
      if current.kind == .functionBody || current.kind == .typeBody { return nil }
      if current.kind == .closure {
        let closure = outline.closures[current.subject]
        let signature = closure.signature.prefix(Self.longestSignature)
        let isParameter =
          isAnonymous ? signature.isEmpty : signature.contains { sameText($0, name) }
        if isParameter { return closure }
      }
      block = current.parent
    }
    return nil
  }

  /// What stands further back before the `in` of a closure is not looked at: each call in it asks again.
  static let longestSignature = 1 << 9

  /// Whether the tokens are names with periods between, perhaps with `?`, `!` or a subscript: a thing, not a
  /// computation.
  func isPath(_ range: Range<Int>) -> Bool {
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
        index = outline.skip(index, tokens)
      default:
        return false
      }
    }
    return true
  }

  /// The names in a value such as `.top`, `Edge.top` or `[.top, .bottom]`, without those in further brackets.
  func memberNames(in value: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = value.lowerBound
    if let first = value.first, tokens[first].kind == .leftBracket { index += 1 }
    while index < value.upperBound {
      if tokens[index].kind == .identifier { names.append(index) }
      index = outline.skip(index, tokens)
    }
    return names
  }
}
