import SwiftSource

extension FactBuilder {
  /// Whether what stands in parentheses is part of a number of layout: grouping, a conversion, a rounding, and in a
  /// frame its parts.
  ///
  /// - Parameter open: the `(`, among the tokens of the number.
  public func isPart(parenthesis open: Int, of number: LayoutNumber) -> Bool {
    let name = open - 1
    guard name >= number.tokens.lowerBound else { return true }
    switch tokens[name].kind {
    case .identifier, .keyword: break
    case .rightParen, .rightBracket, .rightBrace, .questionPostfix, .exclamationPostfix,
      .dollarIdentifier:
      return false
    default: return true
    }
    let callee = text(name)
    if Self.numericFunctions.contains(callee) { return true }
    guard number.kind == .frame || number.kind == .scaledFrame else { return false }
    return Self.frameFunctions.contains(callee)
  }

  private static let numericFunctions: Set<String> = [
    "CGFloat", "Float", "Double", "max", "min", "abs", "ceil", "floor", "round", "rint",
  ]

  private static let frameFunctions: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "init", "offsetBy", "insetBy",
  ]

  /// The literals of a number that are lengths: no zeros, no factors, and not compared with anything.
  ///
  /// - Parameter isScaling: whether the function or the property with this name scales what it is called on; what is
  ///   scaled is left out.
  public func lengths(in number: LayoutNumber, isScaling: (Int) -> Bool) -> [Int] {
    var lengths: [Int] = []
    var index = number.tokens.lowerBound
    while index < number.tokens.upperBound {
      switch tokens[index].kind {
      case .leftParen:
        let close = outline.partner(of: index)
        let isLookedInto =
          close > index && isPart(parenthesis: index, of: number)
          && !isMultiplied(index, close, in: number.tokens) && !isScaled(after: close, isScaling)
        index = isLookedInto ? index + 1 : outline.skip(index, tokens)
      case .leftBracket, .leftBrace, .stringHead:
        index = outline.skip(index, tokens)
      case .integerLiteral, .floatLiteral:
        if isLength(index, in: number.tokens), !isScaled(after: index, isScaling) {
          lengths.append(index)
        }
        index += 1
      default:
        index += 1
      }
    }
    return lengths
  }

  private func isScaled(after operand: Int, _ isScaling: (Int) -> Bool) -> Bool {
    guard tokens[operand + 1].kind == .period, tokens[operand + 2].kind == .identifier else {
      return false
    }
    return isScaling(operand + 2)
  }

  /// Whether a literal adds to a length by itself.
  private func isLength(_ token: Int, in number: Range<Int>) -> Bool {
    guard bytes[tokens[token].range].contains(where: { $0 >= 0x31 && $0 <= 0x39 }) else {
      return false
    }
    let hasSign = token > number.lowerBound && tokens[token - 1].kind == .prefixOperator
    let before = hasSign ? token - 2 : token - 1
    if before >= number.lowerBound {
      // Of `padding.0` the zero is a name.
      if tokens[before].kind == .period || isOtherOperator(before) { return false }
    }
    let after = token + 1
    return after >= number.upperBound || !isOtherOperator(after)
  }

  /// Whether an operator does something else than add, subtract or choose.
  private func isOtherOperator(_ token: Int) -> Bool {
    guard tokens[token].kind == .binaryOperator else { return false }
    switch text(token) {
    case "+", "-", "??", "&+", "&-": return false
    default: return true
    }
  }

  /// Whether what stands in parentheses, perhaps of a conversion, is multiplied or divided: a count, or a length that
  /// is scaled by hand.
  private func isMultiplied(_ open: Int, _ close: Int, in number: Range<Int>) -> Bool {
    if close + 1 < number.upperBound, isProduct(close + 1) { return true }
    let isCall = open > number.lowerBound && tokens[open - 1].kind == .identifier
    let before = isCall ? open - 2 : open - 1
    return before > number.lowerBound && isProduct(before)
  }

  private func isProduct(_ token: Int) -> Bool {
    guard tokens[token].kind == .binaryOperator else { return false }
    let text = text(token)
    return text == "*" || text == "/" || text == "%"
  }

  /// Whether a number is the distance from an edge in a maker's chain: `inset(8)`, `insets(8)`.
  public func isInset(_ number: LayoutNumber) -> Bool {
    let name = number.tokens.lowerBound - 2
    guard number.kind == .offset, name > 0, tokens[name + 1].kind == .leftParen else {
      return false
    }
    return tokens[name].is(.inset) || tokens[name].is(.insets)
  }

  /// The sizes of fonts that the file gives as numbers, in source order.
  public func fontSizes() -> [LayoutNumber] {
    var sizes: [LayoutNumber] = []
    for call in outline.calls where call.open >= 0 && call.name >= 0 {
      guard let value = fontSize(of: call) else { continue }
      sizes.append(
        LayoutNumber(
          kind: .fontSize, tokens: value, statement: code.statements[call.statement], group: 0))
    }
    return sizes
  }

  /// `UIFont.systemFont(ofSize: 15)`, `UIFont(name: name, size: 15)`, `font.withSize(15)`.
  private func fontSize(of call: Outline.Call) -> Range<Int>? {
    let first = tokens[call.open + 1]
    if tokens[call.name].is(.withSize) {
      // A size that is worked out from another font's is that font's affair.
      let value = outline.arguments(call.open, tokens).first?.value
      return value?.count == 1 ? value : nil
    }
    if first.is(.ofSize), tokens[call.open + 2].kind == .colon {
      return outline.arguments(call.open, tokens).first?.value
    }
    guard tokens[call.name].is(.UIFont) else { return nil }
    return outline.arguments(call.open, tokens).first {
      $0.label >= 0 && tokens[$0.label].is(.size)
    }?.value
  }

  /// Whether the call that a token stands in, or one around it in the same statement, has a name that fits.
  public func isHanded(_ token: Int, to fits: (Int) -> Bool) -> Bool {
    var list = outline.lists.partitioningIndex { $0.open >= token } - 1
    for _ in 0..<Self.longestClimb {
      guard list >= 0 else { break }
      let current = outline.lists[list]
      // The list before the token may have closed.
      let isAround = outline.partner(of: current.open) > token
      if isAround, current.call >= 0, outline.calls[current.call].name >= 0,
        fits(outline.calls[current.call].name)
      {
        return true
      }
      list = current.outer
    }
    return false
  }
}
