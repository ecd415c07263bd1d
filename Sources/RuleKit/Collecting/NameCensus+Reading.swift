import LayoutModel
import SwiftSource

extension NameCensus {
  init(of source: SourceFile) {
    self.init(partBits: 0)
    read(source)
    finish()
  }

  /// Counts the names of a file, whose tokenizer has noted the landmarks.
  package mutating func read(_ source: SourceFile) {
    beginFile()
    var reader = NameReader(source)
    reader.read(into: &self)
  }
}

/// Finds the names that a census counts.
struct NameReader {
  let tokens: UnsafeBufferPointer<Token>
  let bytes: UnsafeRawBufferPointer
  private let landmarks: Table<Int32>
  private let operands = Self.operandKinds
  private var protocolEnd = 0

  private static let longestHeader = 256

  init(_ source: SourceFile) {
    tokens = source.tokens
    bytes = source.bytes
    landmarks = source.landmarks
  }

  mutating func read(into census: inout NameCensus) {
    for landmark in landmarks {
      let index = Int(landmark)
      if tokens[index].kind != .period {
        readKeyword(at: index, into: &census)
      } else if index > 0, index < tokens.count - 2 {
        readMember(behind: index, into: &census)
      }
    }
  }

  @inline(__always)
  private func readMember(behind period: Int, into census: inout NameCensus) {
    let name = tokens[period &+ 1]
    // Words of layout, and names that begin like a type's, are never looked up.
    guard name.kind == .identifier, tokens[period &+ 2].kind != .leftParen,
      name.isOrdinaryName || name.is(.projectName), isOperand(tokens[period &- 1].kind),
      !NameCensus.isCapital(bytes[Int(name.start)]), !isOwn(behind: period)
    else { return }
    add(name, .member, to: &census)
  }

  /// Whether a member of something follows a token. `self` is the type's own, and `.label` alone has another type.
  @inline(__always)
  private func isOperand(_ kind: TokenKind) -> Bool {
    operands & (1 &<< UInt64(kind.rawValue)) != 0
  }

  /// Whether a period follows `self?` or `self!`, as in closures with `[weak self]`.
  @inline(__always)
  private func isOwn(behind period: Int) -> Bool {
    guard period > 1, tokens[period &- 2].is(Keyword.`self`) else { return false }
    let mark = tokens[period &- 1].kind
    return mark == .questionPostfix || mark == .exclamationPostfix
  }

  private static let operandKinds: UInt64 = [
    TokenKind.identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace,
    .questionPostfix, .exclamationPostfix, .backslash, .stringLiteral, .stringTail,
    .postfixOperator, .macro,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }

  @inline(__always)
  func add(_ name: Token, _ role: NameCensus.Role, to census: inout NameCensus) {
    if let hash = hash(name, role) { census.add(hash) }
  }

  @inline(__always)
  func hash(_ name: Token, _ role: NameCensus.Role) -> UInt64? {
    guard let base = bytes.baseAddress else { return nil }
    var (start, count) = (Int(name.start), Int(name.end &- name.start))
    // Zeros follow the last byte, where the name may be missing. A back quote may be alone.
    if count > 1, base.load(fromByteOffset: start, as: UInt8.self) == UInt8(ascii: "`") {
      (start, count) = (start &+ 1, count &- 2)
    }
    return NameCensus.hash(base + start, count, role)
  }

  // MARK: - Declarations

  private mutating func readKeyword(at index: Int, into census: inout NameCensus) {
    let word = tokens[index].word
    switch word {
    case Keyword.class.word, Keyword.struct.word, Keyword.enum.word, Keyword.protocol.word:
      let name = tokens[index + 1]
      guard name.kind == .identifier, name.word.id == 0 || name.word.id >= Word.firstFree else {
        return
      }
      add(name, .declared, to: &census)
      readTypes(from: index + 2, .inherited, into: &census)
      if word == Keyword.protocol.word { readRequirements(from: index + 2, into: &census) }
    case Keyword.extension.word: readTypes(from: index + 1, .extended, into: &census)
    case Keyword.typealias.word:
      guard tokens[index + 1].kind == .identifier else { return }
      add(tokens[index + 1], .declared, to: &census)
      readAlias(from: index + 2, into: &census)
    case Keyword.var.word, Keyword.let.word: readProperty(at: index, into: &census)
    case Keyword.func.word: readFunction(at: index, into: &census)
    case Keyword.subscript.word:
      let label = tokens[index + 1].kind == .leftParen ? tokens[index + 2] : tokens[index + 1]
      if spells(label, "dynamicMember") { add(label, .function, to: &census) }
    default: break
    }
  }

  private func readTypes(
    from start: Int, _ role: NameCensus.Role, into census: inout NameCensus
  ) {
    for token in tokens[start..<min(start + Self.longestHeader, tokens.count)] {
      switch token.kind {
      case .identifier: add(token, role, to: &census)
      case .leftBrace: return
      default: continue
      }
    }
  }

  /// The names on the line of a `typealias`.
  private func readAlias(from start: Int, into census: inout NameCensus) {
    for token in tokens[start..<min(start + Self.longestHeader, tokens.count)] {
      if token.startsLine { return }
      if token.kind == .identifier { add(token, .extended, to: &census) }
    }
  }

  private mutating func readRequirements(from start: Int, into census: inout NameCensus) {
    guard start >= protocolEnd else { return }
    var depth = 0
    protocolEnd = start
    while protocolEnd < tokens.count - 1 {
      switch tokens[protocolEnd].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth <= 0 { return }
      case .keyword
      where tokens[protocolEnd].is(Keyword.var)
        && tokens[protocolEnd + 1].kind == .identifier:
        add(tokens[protocolEnd + 1], .requirement, to: &census)
      default: break
      }
      protocolEnd += 1
    }
  }
}
