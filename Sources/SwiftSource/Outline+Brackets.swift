/// Pairs the brackets of a file.
///
/// A brace pairs across open parentheses, but a parenthesis never across a brace: a missing parenthesis then affects
/// one block, not the rest of the file. Counters tell in constant time whether a partner exists.
struct BracketMatcher {
  struct Opening {
    var token: Int32
    var kind: TokenKind
    /// The counters outside of the current bracket, restored when it closes.
    var outerParens: Int32
    var outerSquares: Int32
    var outerBraces: Int32
  }

  /// The brackets around the current one; reused from file to file.
  private(set) var stack: Table<Opening>
  private var parens: Int32 = 0
  private var squares: Int32 = 0
  private var braces: Int32 = 0

  /// - Parameter stack: an empty table.
  init(stack: Table<Opening>) { self.stack = stack }

  /// Fills `links`, which has one -1 for each token of a file, and adds a problem for each unmatched bracket.
  mutating func match(_ source: SourceFile, _ links: Table<Int32>) {
    if source.hasBalancedBrackets { return Self.pair(source, links) }
    let tokens = source.tokens
    let last = Int32(tokens.count - 1)
    var reports = true
    var kinds: UInt32 = 0
    func report(_ kind: SyntaxProblem.Kind, _ token: Int32) {
      let token = tokens[Int(token)]
      source.content.problems.append(
        SyntaxProblem(kind: kind, start: token.start, end: token.end), seen: &kinds)
    }
    func close(_ opening: Opening, with token: Int32) {
      links[Int(opening.token)] = token
      links[Int(token)] = opening.token
    }
    func abandon(_ opening: Opening, before end: Int32) {
      // A brace is assumed to run to the end, at least over one token; a parenthesis is ignored.
      if opening.kind == .leftBrace { links[Int(opening.token)] = max(end, opening.token + 1) }
      if opening.kind != .stringHead, reports { report(.unclosedBracket, opening.token) }
    }
    for index in source.brackets {
      let kind = tokens[Int(index)].kind
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .stringHead:
        open(index, kind)
      case .rightParen, .rightBracket, .rightBrace:
        guard let opener = reachableOpener(of: kind) else {
          report(.unopenedBracket, index)
          continue
        }
        while let opening = pop() {
          if opening.kind == opener {
            close(opening, with: index)
            break
          }
          abandon(opening, before: index - 1)
        }
      case .stringMiddle, .stringTail:
        while let opening = pop() {
          if opening.kind == .stringHead {
            close(opening, with: index)
            break
          }
          abandon(opening, before: index - 1)
        }
        if kind == .stringMiddle { open(index, .stringHead) }
      default:
        continue
      }
    }
    // In a file that was cut off, open brackets may be closed later.
    reports = !source.isCutOff
    while let opening = pop() { abandon(opening, before: last) }
  }

  /// Fills `links` for a file without unmatched brackets: each bracket closes the one that was opened last.
  private static func pair(_ source: SourceFile, _ links: Table<Int32>) {
    // The innermost open bracket, whose link leads to the one around it until it is closed.
    var innermost: Int32 = -1
    func close(with index: Int32) {
      let opening = Int(innermost)
      innermost = links[opening]
      links[opening] = index
      links[Int(index)] = Int32(truncatingIfNeeded: opening)
    }
    for index in source.brackets {
      switch source.tokens[Int(index)].kind {
      case .rightParen, .rightBracket, .rightBrace, .stringTail:
        close(with: index)
      case .stringMiddle:
        // Its own link leads on to the next part of the string.
        close(with: index)
        links[Int(index)] = innermost
        innermost = index
      default:
        links[Int(index)] = innermost
        innermost = index
      }
    }
  }

  private mutating func open(_ token: Int32, _ kind: TokenKind) {
    stack.append(
      Opening(
        token: token, kind: kind, outerParens: parens, outerSquares: squares, outerBraces: braces))
    switch kind {
    case .leftParen: parens += 1
    case .leftBracket: squares += 1
    case .leftBrace:
      (parens, squares) = (0, 0)
      braces += 1
    default: (parens, squares, braces) = (0, 0, 0)
    }
  }

  private mutating func pop() -> Opening? {
    guard let opening = stack.popLast() else { return nil }
    (parens, squares, braces) = (
      opening.outerParens, opening.outerSquares, opening.outerBraces
    )
    return opening
  }

  private func reachableOpener(of kind: TokenKind) -> TokenKind? {
    switch kind {
    case .rightParen: parens > 0 ? .leftParen : nil
    case .rightBracket: squares > 0 ? .leftBracket : nil
    default: braces > 0 ? .leftBrace : nil
    }
  }
}
