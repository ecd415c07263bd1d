import SwiftSource

extension CodeReader {
  /// `UILabel()`, or a closure whose first view made is the value: `{ let label = UILabel(); … }()`.
  func makesView(_ value: Range<Int>) -> Bool {
    let first = value.lowerBound
    let isClosure = tokens[first].kind == .leftBrace
    let end = min(value.upperBound, first + (isClosure ? 24 : 8))
    var index = first
    while index < end {
      let token = tokens[index]
      if token.is(.viewTypeName), isViewName(index) {
        let next = tokens[index + 1].kind
        return next == .leftParen || next == .leftBrace
          || (next == .period
            && (tokens[index + 2].is(Keyword.`init`) || tokens[index + 2].is(.newAutoLayout)))
      }
      switch token.kind {
      case .leftBrace where isClosure, .identifier, .period, .keyword, .equal, .colon,
        .integerLiteral:
        index += 1
      default:
        guard isClosure else { return false }
        index = outline.skip(index, tokens)
      }
    }
    return false
  }

  /// A view's type, not that of a controller.
  func isViewName(_ token: Int) -> Bool {
    tokens[token].is(.viewTypeName) && !hasSuffix(token, "Controller")
  }

  func isQualified(_ item: Item) -> Bool {
    tokens[item.tokens.lowerBound].is(Keyword.`self`)
  }

  /// The first name of an item, behind `self.`.
  func rootName(_ item: Item) -> Int {
    let first = item.tokens.lowerBound
    guard item.tokens.count > 2, tokens[first].is(Keyword.`self`) else { return first }
    return item.tokens.first { $0 > first && tokens[$0].kind == .identifier } ?? first
  }

  /// Whether a name begins with a capital letter, as those of types do.
  func hasCapital(_ token: Int) -> Bool {
    let first = bytes[Int(tokens[token].start)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  func isNamedLikeView(_ token: Int) -> Bool {
    guard !tokens[token].is(.superview), !hasCapital(token) else { return false }
    return hasSuffix(token, "abel") || hasSuffix(token, "utton") || hasSuffix(token, "View")
      || hasSuffix(token, "TextField") || hasSuffix(token, "Switch") || hasSuffix(token, "lider")
      || hasSuffix(token, "SearchBar") || hasSuffix(token, "Indicator")
  }
}
