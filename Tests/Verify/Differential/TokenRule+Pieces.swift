import SwiftSource

extension TokenRule {
  /// The rule for tokens with the same bytes that are split differently.
  init?(
    _ ours: UnsafeBufferPointer<Token>.SubSequence, _ pieces: ArraySlice<ReferenceFile.Token>,
    in source: SourceFile
  ) {
    guard let token = ours.first, let first = pieces.first,
      token.range.lowerBound == first.range.lowerBound
    else { return nil }
    if token.kind == .placeholder, pieces.map(\.kind).starts(with: [.leftAngle, .pound]) {
      self = .placeholder
      return
    }
    if ours.count > 1 {
      let isColons = ours.count == 2 && ours.allSatisfy { $0.kind == .colon }
      guard isColons, pieces.count == 1, first.kind == .colonColon else { return nil }
      self = .twoColons
      return
    }
    let isString = token.kind.isStringPart
    guard Self.areConnected(pieces, in: source, overSpace: isString) else { return nil }
    var reader = PieceReader(rest: pieces.map(\.kind)[...])
    switch token.kind {
    case _ where isString && reader.takeString(token.kind): self = .wholeString
    case .regexLiteral where reader.takeRegex(): self = .wholeRegex
    case .macro where reader.takeMacroName(): self = .macroName
    case .floatLiteral where reader.takeVersion(): self = .versionNumber
    case _ where token.kind.isOperator && reader.takeOperator(): self = .splitOperator
    default: return nil
    }
    guard reader.rest.isEmpty else { return nil }
  }

  /// Whether each piece begins where the last one ends or, in a string, after indentation, or after a line break, which
  /// a `\` may escape.
  private static func areConnected(
    _ pieces: ArraySlice<ReferenceFile.Token>, in source: SourceFile, overSpace: Bool
  ) -> Bool {
    zip(pieces, pieces.dropFirst()).allSatisfy { piece, next in
      let (end, start) = (piece.range.upperBound, next.range.lowerBound)
      if end == start { return true }
      guard overSpace, end < start else { return false }
      let gap = source.bytes[end..<start]
      guard gap.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
        // The closing quotes of a string of several lines are the first on theirs.
        return next.kind != .multilineStringQuote && gap.allSatisfy { " \t".utf8.contains($0) }
      }
      return gap.allSatisfy { " \t\r\n\\#".utf8.contains($0) }
    }
  }
}

extension TokenKind {
  fileprivate var isStringPart: Bool {
    switch self {
    case .stringLiteral, .stringHead, .stringMiddle, .stringTail: true
    default: false
    }
  }
}

/// Reads the kinds of the pieces that SwiftSyntax splits one of our tokens into.
private struct PieceReader {
  var rest: ArraySlice<ReferenceKind>

  mutating func take(_ kind: ReferenceKind) -> Bool {
    guard rest.first == kind else { return false }
    rest.removeFirst()
    return true
  }

  mutating func takeString(_ kind: TokenKind) -> Bool {
    if kind == .stringLiteral || kind == .stringHead {
      _ = take(.rawStringPoundDelimiter)
      guard takeQuote() else { return false }
    } else if !take(.rightParen) {
      return false
    }
    while take(.stringSegment) {}
    if kind == .stringLiteral || kind == .stringTail {
      guard takeQuote() else { return false }
      _ = take(.rawStringPoundDelimiter)
      return true
    }
    guard take(.backslash) else { return false }
    _ = take(.rawStringPoundDelimiter)
    return take(.leftParen)
  }

  private mutating func takeQuote() -> Bool { take(.stringQuote) || take(.multilineStringQuote) }

  mutating func takeRegex() -> Bool {
    let hasPounds = take(.regexPoundDelimiter)
    guard take(.regexSlash) else { return false }
    _ = take(.regexLiteralPattern)
    return take(.regexSlash) && take(.regexPoundDelimiter) == hasPounds
  }

  mutating func takeMacroName() -> Bool {
    // The names of these two end after their letters.
    if take(.poundAvailable) || take(.poundUnavailable) {
      return take(.identifier) || take(.integerLiteral)
    }
    return take(.pound)
      && (take(.identifier) || take(.keyword) || take(.wildcard) || take(.dollarIdentifier))
  }

  mutating func takeVersion() -> Bool {
    take(.integerLiteral) && take(.period) && (take(.integerLiteral) || take(.floatLiteral))
  }

  /// The end of a type or a key path, or the name of a function and its bracket.
  mutating func takeOperator() -> Bool {
    let marks: Set<ReferenceKind> = [.postfixQuestionMark, .exclamationMark]
    let operators: Set<ReferenceKind> = [.prefixOperator, .binaryOperator, .postfixOperator]
    switch rest.first {
    case .rightAngle: takeAll(of: marks.union([.rightAngle, .ellipsis, .equal]))
    case .period:
      takeAll(of: marks.union([.period]))
      // `Float.-`
      takeAll(of: operators)
    case .ellipsis: _ = take(.ellipsis) && take(.rightAngle)
    case .leftAngle:
      // `<-1>`, and `<` before other operators if the parser recovers from an error.
      takeAll(of: marks.union(operators).union([.leftAngle, .equal]))
    case .binaryOperator: _ = take(.binaryOperator) && take(.leftAngle)
    case .postfixQuestionMark: takeAll(of: marks)
    default: break
    }
    return rest.isEmpty
  }

  private mutating func takeAll(of kinds: Set<ReferenceKind>) {
    while let kind = rest.first, kinds.contains(kind) { rest.removeFirst() }
  }
}
