/// Tokens that follow each other.
public struct Lexemes: RandomAccessCollection, Equatable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// The indices of the tokens in the file.
  public let indices: Range<Int>

  @inlinable
  package init(_ indices: Range<Int>, in outline: UnsafePointer<Outline>) {
    self.indices = indices
    self.outline = outline
  }

  @inlinable public var startIndex: Int { indices.lowerBound }
  @inlinable public var endIndex: Int { indices.upperBound }
  @inlinable public subscript(index: Int) -> Lexeme { Lexeme(index, in: outline) }
  @inlinable
  public subscript(bounds: Range<Int>) -> Lexemes { Lexemes(bounds, in: outline) }

  /// The tokens without their neighbours, for a look at very many.
  @inlinable package var records: Slice<UnsafeBufferPointer<Token>> {
    outline.pointee.tokens[indices]
  }

  /// The bytes of the file from the first to the last of them; if there is none, the place where they would be.
  public var bytes: Range<Int> {
    let tokens = outline.pointee.tokens
    let start = Int(tokens[startIndex].start)
    return start..<(isEmpty ? start : Int(tokens[endIndex - 1].end))
  }

  /// The text as it is in the file, with what is between the tokens.
  public var text: String {
    String(decoding: UnsafeRawBufferPointer(rebasing: outline.pointee.bytes[bytes]), as: UTF8.self)
  }

  /// Whether they are the literal 0.
  public var isZero: Bool { count == 1 && first?.isZero == true }

  /// The tokens after one of them.
  public func suffix(after token: Lexeme) -> Lexemes {
    self[Swift.min(token.index + 1, endIndex)..<endIndex]
  }

  /// The tokens behind some of them.
  public func suffix(after tokens: Lexemes) -> Lexemes {
    self[Swift.min(tokens.endIndex, endIndex)..<endIndex]
  }

  /// The tokens from one of them on; empty if it comes after them.
  public func suffix(from token: Lexeme) -> Lexemes {
    self[Swift.min(token.index, endIndex)..<endIndex]
  }

  /// The tokens up to one of them, which is the last one; empty if it comes before them.
  public func prefix(through token: Lexeme) -> Lexemes {
    self[startIndex..<Swift.max(token.index + 1, startIndex)]
  }

  /// The tokens before some of them.
  public func prefix(before tokens: Lexemes) -> Lexemes {
    self[startIndex..<Swift.max(tokens.startIndex, startIndex)]
  }

  /// The tokens before one of them.
  public func prefix(before token: Lexeme) -> Lexemes {
    self[startIndex..<Swift.max(token.index, startIndex)]
  }

  /// Those of the tokens that are in no bracket among them; of a bracket that is closed among them only the opening one.
  public var outermost: Outermost { Outermost(rest: self) }

  /// Those of the tokens that are not in braces among them; of braces that are closed among them only the opening one.
  public var withoutClosures: Outermost { Outermost(rest: self, skipsBracesOnly: true) }

  /// Whether there is a comment between two of them.
  public var hasCommentBetween: Bool { dropFirst().contains(where: \.hasCommentBefore) }

  /// Whether a text among them goes over several lines, so that white space is part of what it says.
  public var hasTextLines: Bool {
    contains { token in
      switch token.kind {
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail, .regexLiteral:
        outline.pointee.bytes[token.bytes].contains { $0.isLineBreak }
      default: false
      }
    }
  }

  /// Those of one kind: a loop that looks at nothing else of the others.
  @inlinable
  package func all(_ kind: TokenKind) -> OfKind {
    OfKind(kind, startIndex, endIndex, outline)
  }

  /// The tokens of one kind among some.
  @usableFromInline
  package struct OfKind: Sequence, IteratorProtocol {
    @usableFromInline let kind: TokenKind
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    @usableFromInline let outline: UnsafePointer<Outline>

    @inlinable
    init(_ kind: TokenKind, _ start: Int, _ end: Int, _ outline: UnsafePointer<Outline>) {
      self.kind = kind
      index = start
      self.end = end
      self.outline = outline
    }

    @inlinable
    package mutating func next() -> Lexeme? {
      let tokens = outline.pointee.tokens
      while index < end {
        let token = index
        index = token &+ 1
        if tokens[token].kind == kind { return Lexeme(token, in: outline) }
      }
      return nil
    }
  }

  /// Tokens without those in brackets.
  public struct Outermost: Sequence, IteratorProtocol {
    var rest: Lexemes
    var skipsBracesOnly = false

    public mutating func next() -> Lexeme? {
      guard let first = rest.first else { return nil }
      let outline = rest.outline
      let skips = !skipsBracesOnly || first.kind == .leftBrace
      let behind =
        skips ? outline.pointee.skip(first.index, outline.pointee.tokens) : first.index + 1
      let end = Swift.min(behind, rest.endIndex)
      rest = rest[end..<rest.endIndex]
      return first
    }

    /// Goes on inside of a bracket, which was the last token that `next` gave.
    public mutating func enter(_ open: Lexeme) {
      rest = Lexemes((open.index + 1)..<rest.endIndex, in: rest.outline)
    }
  }
}
