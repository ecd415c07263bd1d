/// A part of a pattern, with the index of its first letter.
struct PatternToken: Equatable {
  enum Kind: Equatable {
    case element(PathPattern.Element)
    case openBrace, comma, closeBrace
  }

  var kind: Kind
  var start: Int
  var isEscaped = false

  var isSlash: Bool { kind == .element(.slash) }
  var isRun: Bool { kind == .element(.run) }
  var element: PathPattern.Element? {
    if case .element(let element) = kind { element } else { nil }
  }
}

/// Reads a pattern with the grammar of Git's `wildmatch.c`. A glob also has braces, and what would match nothing is an
/// error.
struct PatternReader {
  let letters: [PathLetter]
  let isGlob: Bool
  let foldsCase: Bool
  private var index = 0
  private var openBraces: [Int] = []
  private(set) var tokens: [PatternToken] = []
  private(set) var classes: [CharacterClass] = []

  init(_ letters: [PathLetter], isGlob: Bool, foldsCase: Bool = false) {
    (self.letters, self.isGlob, self.foldsCase) = (letters, isGlob, foldsCase)
  }

  mutating func read() throws(GlobError) {
    while index < letters.count {
      let start = index
      index += 1
      let isNested = !openBraces.isEmpty
      switch letters[start].byte {
      case UInt8(ascii: "\\"):
        guard index < letters.count else { throw .trailingBackslash(at: start) }
        // As in Git, an escaped capital is not folded, so that it matches nothing.
        try addLiteral(index, isEscaped: true)
        index += 1
      case UInt8(ascii: "*"): add(.element(.run), start)
      case UInt8(ascii: "?"): add(.element(.one), start)
      case UInt8(ascii: "["): try readClass(at: start)
      case UInt8(ascii: "{") where isGlob:
        openBraces.append(start)
        add(.openBrace, start)
      case UInt8(ascii: "}") where isNested:
        openBraces.removeLast()
        add(.closeBrace, start)
      case UInt8(ascii: ",") where isNested: add(.comma, start)
      default: try addLiteral(start, isEscaped: false)
      }
    }
    if let brace = openBraces.last { throw .unclosedBrace(at: brace) }
  }

  /// The bytes that a token stands for; nil for a wildcard.
  func literal(of token: PatternToken) -> [UInt8]? {
    switch token.element {
    case .byte(let byte): [byte]
    case .slash: [UInt8(ascii: "/")]
    default: letters[token.start].character.map { Array($0.utf8) }
    }
  }

  private mutating func add(_ kind: PatternToken.Kind, _ start: Int, isEscaped: Bool = false) {
    tokens.append(PatternToken(kind: kind, start: start, isEscaped: isEscaped))
  }

  private mutating func addLiteral(_ start: Int, isEscaped: Bool) throws(GlobError) {
    guard let byte = letters[start].byte else {
      var letter = CharacterClass()
      letter.insert(letters[start], through: letters[start])
      add(.element(.member(classes.count)), start)
      return classes.append(letter)
    }
    if isGlob, byte == 0 { throw .nul(at: start) }
    let literal = foldsCase && !isEscaped ? byte.lowercased : byte
    add(.element(byte == UInt8(ascii: "/") ? .slash : .byte(literal)), start, isEscaped: isEscaped)
  }

  private mutating func readClass(at start: Int) throws(GlobError) {
    var reader = CharacterClassReader(letters, at: start, foldsCase: foldsCase)
    let characters = try reader.read()
    if isGlob {
      if let range = reader.reversedRange { throw .reversedRange(at: range) }
      for index in start..<reader.index {
        if letters[index].byte == UInt8(ascii: "/") { throw .slashInClass(at: index) }
        if letters[index].byte == 0 { throw .nul(at: index) }
      }
    }
    index = reader.index
    add(.element(.member(classes.count)), start)
    classes.append(characters)
  }
}
