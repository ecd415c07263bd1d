extension Outline {
  /// One argument of a call, or one element of a list.
  struct Argument {
    /// The token of the label, or -1.
    var label: Int
    /// The tokens of the value.
    var value: Range<Int>
  }

  /// The arguments between the bracket `open` and its partner, read lazily. Time is linear in the tokens that are not
  /// inside further brackets.
  func arguments(_ open: Int, _ tokens: UnsafeBufferPointer<Token>) -> Arguments {
    Arguments(links: links, tokens: tokens, index: open + 1, close: partner(of: open))
  }

  /// The arguments of a list.
  struct Arguments: Sequence, IteratorProtocol {
    let links: Table<Int32>
    let tokens: UnsafeBufferPointer<Token>
    var index: Int
    let close: Int

    mutating func next() -> Argument? {
      guard index < close else { return nil }
      var label = -1
      if index + 1 < close, tokens[index + 1].kind == .colon,
        tokens[index].kind == .identifier || tokens[index].kind == .keyword
      {
        label = index
        index += 2
      }
      let start = index
      while index < close, tokens[index].kind != .comma {
        index = Outline.skip(index, tokens, links)
      }
      let value = start..<Swift.min(index, close)
      index += 1
      return Argument(label: label, value: value)
    }
  }

  /// The index after the token at `index` or, if that opens a bracket, after its partner.
  @inlinable
  func skip(_ index: Int, _ tokens: UnsafeBufferPointer<Token>) -> Int {
    Outline.skip(index, tokens, links)
  }

  @usableFromInline
  static func skip(_ index: Int, _ tokens: UnsafeBufferPointer<Token>, _ links: Table<Int32>) -> Int
  {
    switch tokens[index].kind {
    case .leftParen, .leftBracket, .leftBrace, .binaryOperator, .prefixOperator, .postfixOperator:
      return Swift.max(Int(links[index]), index) + 1
    case .stringHead, .stringMiddle:
      var part = index
      while tokens[part].kind != .stringTail, links[part] > part { part = Int(links[part]) }
      return part + 1
    default:
      return index + 1
    }
  }
}
