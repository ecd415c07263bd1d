/// A part of a glob, with its position.
struct GlobPiece: Equatable {
  enum Kind: Equatable {
    case element(PathPattern.Element)
    case openBrace
    case comma
    case closeBrace
  }

  var kind: Kind
  /// In bytes from the start of the pattern.
  var offset: Int
}

/// Splits a glob into pieces.
struct GlobReader {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  /// The starts of the open braces.
  private var openBraces: [Int] = []
  private(set) var pieces: [GlobPiece] = []
  private(set) var classes: [CharacterClass] = []

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func read() throws(GlobError) {
    if bytes.first == UInt8(ascii: "!") { throw .negated }
    while index < bytes.count {
      let start = index
      index += 1
      try readPiece(at: start)
    }
    if let brace = openBraces.last { throw .unclosedBrace(at: brace) }
  }

  private mutating func readPiece(at start: Int) throws(GlobError) {
    switch bytes[start] {
    case 0: throw .nul(at: start)
    case UInt8(ascii: "\\"):
      guard index < bytes.count else { throw .trailingBackslash(at: start) }
      if bytes[index] == 0 { throw .nul(at: index) }
      add(.element(literal(bytes[index])), start)
      index += 1
    case UInt8(ascii: "*"): add(.element(.run), start)
    case UInt8(ascii: "?"): add(.element(.one), start)
    case UInt8(ascii: "["): try readClass(at: start)
    case UInt8(ascii: "{"):
      openBraces.append(start)
      add(.openBrace, start)
    case UInt8(ascii: "}") where !openBraces.isEmpty:
      openBraces.removeLast()
      add(.closeBrace, start)
    case UInt8(ascii: ",") where !openBraces.isEmpty: add(.comma, start)
    case let byte: add(.element(literal(byte)), start)
    }
  }

  private mutating func add(_ kind: GlobPiece.Kind, _ start: Int) {
    pieces.append(GlobPiece(kind: kind, offset: start))
  }

  private func literal(_ byte: UInt8) -> PathPattern.Element {
    byte == UInt8(ascii: "/") ? .slash : .byte(byte)
  }

  private mutating func readClass(at start: Int) throws(GlobError) {
    var reader = CharacterClassReader(bytes, at: index, readsScalars: true)
    do {
      classes.append(try reader.read())
    } catch {
      switch error {
      case .unclosed: throw .unclosedClass(at: start)
      case .unknownName(let offset): throw .unknownClass(at: offset)
      }
    }
    if let offset = reader.reversedRange { throw .reversedRange(at: offset) }
    let text = bytes[start..<reader.index]
    if let offset = text.firstIndex(of: UInt8(ascii: "/")) { throw .slashInClass(at: offset) }
    if let offset = text.firstIndex(of: 0) { throw .nul(at: offset) }
    index = reader.index
    add(.element(.member(Int32(classes.count - 1))), start)
  }
}
