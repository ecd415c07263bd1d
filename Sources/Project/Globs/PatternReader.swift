/// The letters that a `[…]` of a pattern matches.
struct CharacterClass: Sendable {
  /// Whether it matches all other letters.
  var isNegated = false
  private var ranges: [ClosedRange<PathLetter>] = []

  /// The names between `[:` and `:]`: ASCII only, with Git's definition of a space.
  static let named: [String: [ClosedRange<UInt8>]] = [
    "alnum": [48...57, 65...90, 97...122], "alpha": [65...90, 97...122], "blank": [9...9, 32...32],
    "cntrl": [0...31, 127...127], "digit": [48...57], "graph": [33...126], "lower": [97...122],
    "print": [32...126], "punct": [33...47, 58...64, 91...96, 123...126],
    "space": [9...10, 13...13, 32...32], "upper": [65...90],
    "xdigit": [48...57, 65...70, 97...102],
  ]

  /// Adds the letters from `first` to `last`; none if they are in the wrong order.
  ///
  /// - Parameter foldsCase: also adds the small forms of the ASCII capitals among them.
  mutating func insert(_ first: PathLetter, through last: PathLetter, foldsCase: Bool = false) {
    guard first <= last else { return }
    ranges.append(first...last)
    let capitals = PathLetter.byte(UInt8(ascii: "A"))...PathLetter.byte(UInt8(ascii: "Z"))
    guard foldsCase, capitals.overlaps(first...last) else { return }
    let folded = capitals.clamped(to: first...last)
    if let low = folded.lowerBound.byte, let high = folded.upperBound.byte {
      ranges.append(.byte(low | 0x20)...(.byte(high | 0x20)))
    }
  }

  func contains(_ letter: PathLetter) -> Bool {
    ranges.contains { $0.contains(letter) } != isNegated
  }
}

/// Reads a pattern with the grammar of Git's `wildmatch.c`. A glob also has braces, and what would match nothing is an
/// error.
struct PatternReader {
  /// A part of a pattern, with the index of its first letter.
  struct Token {
    var element: PathPattern.Element
    var start: Int
  }

  let letters: [PathLetter]
  let isGlob: Bool
  /// Whether the text has no ASCII capitals. As in Git, ranges and names in `[…]` match as if it had them; single capitals
  /// there, and escaped ones, match nothing.
  var foldsCase = false
  private(set) var tokens: [Token] = []
  private(set) var classes: [CharacterClass] = []
  private var index = 0
  private var openBraces: [Int] = []
  /// The next `]`, so that many `[:` in a row do not search for it repeatedly.
  private var nextBracket = -1

  init(_ letters: [PathLetter], isGlob: Bool, foldsCase: Bool = false) throws(GlobError) {
    (self.letters, self.isGlob, self.foldsCase) = (letters, isGlob, foldsCase)
    while index < letters.count { try readToken() }
    if let brace = openBraces.last { throw .unclosedBrace(at: brace) }
  }

  private mutating func readToken() throws(GlobError) {
    let start = index
    index += 1
    let isNested = !openBraces.isEmpty
    switch letters[start].byte {
    case UInt8(ascii: "\\"):
      guard index < letters.count else {
        throw GlobError(
          "nothing follows the last backslash", at: start,
          "write `/` between folders, or `\\\\` for a backslash in a name")
      }
      index += 1
      add(try literal(start + 1, isEscaped: true), start)
    case UInt8(ascii: "*"): add(.run, start)
    case UInt8(ascii: "?"): add(.one, start)
    case UInt8(ascii: "["): add(member(try readClass(at: start)), start)
    case UInt8(ascii: "{") where isGlob:
      openBraces.append(start)
      add(.openBrace, start)
    case UInt8(ascii: "}") where isNested:
      openBraces.removeLast()
      add(.closeBrace, start)
    case UInt8(ascii: ",") where isNested: add(.comma, start)
    default: add(try literal(start, isEscaped: false), start)
    }
  }

  private mutating func add(_ element: PathPattern.Element, _ start: Int) {
    tokens.append(Token(element: element, start: start))
  }

  private mutating func member(_ characters: CharacterClass) -> PathPattern.Element {
    classes.append(characters)
    return .member(classes.count - 1)
  }

  private mutating func literal(
    _ index: Int, isEscaped: Bool
  ) throws(GlobError) -> PathPattern.Element {
    guard let byte = letters[index].byte else {
      var letter = CharacterClass()
      letter.insert(letters[index], through: letters[index])
      return member(letter)
    }
    if isGlob, byte == 0 { throw .nul(at: index) }
    if byte == UInt8(ascii: "/") { return .slash }
    return .byte(foldsCase && !isEscaped ? byte.lowercased : byte)
  }

  /// Reads a `[…]` behind its `[`: `!` or `^` at the start negates, `]` at the start is literal, a backslash escapes, `a-z`
  /// is a range, and `[:alpha:]` contains the letters.
  private mutating func readClass(at start: Int) throws(GlobError) -> CharacterClass {
    var characters = CharacterClass()
    if isNext("!") || isNext("^") {
      characters.isNegated = true
      index += 1
    }
    // The start of a range if a `-` follows.
    var previous: PathLetter?
    repeat {
      if isNext("["), isNext(":", after: 1), let ranges = try readName(ofClassAt: start) {
        for range in ranges {
          characters.insert(
            .byte(range.lowerBound), through: .byte(range.upperBound), foldsCase: foldsCase)
        }
        previous = nil
      } else if let first = previous, isNext("-"), index + 1 < letters.count, !isNext("]", after: 1)
      {
        index += 1
        let last = try readLetter(ofClassAt: start)
        if isGlob, first > last {
          throw GlobError("the range ends before it begins", at: index - 3, "swap the two ends")
        }
        characters.insert(first, through: last, foldsCase: foldsCase)
        previous = nil
      } else {
        let letter = try readLetter(ofClassAt: start)
        characters.insert(letter, through: letter)
        previous = letter
      }
    } while !isNext("]")
    index += 1
    for index in start..<index where isGlob {
      if letters[index].byte == 0 { throw .nul(at: index) }
      if letters[index].byte == UInt8(ascii: "/") {
        throw GlobError(
          "`/` inside `[…]` matches nothing", at: index,
          "remove it, and write alternatives with folders as `{a/b,c}`")
      }
    }
    return characters
  }

  private func isNext(_ scalar: Unicode.Scalar, after distance: Int = 0) -> Bool {
    index + distance < letters.count && letters[index + distance].byte == UInt8(ascii: scalar)
  }

  private mutating func readLetter(ofClassAt start: Int) throws(GlobError) -> PathLetter {
    if isNext("\\") { index += 1 }
    guard index < letters.count else { throw .unclosedClass(at: start) }
    index += 1
    return letters[index - 1]
  }

  /// Reads a `[:name:]`.
  ///
  /// - Returns: nil if there is none here; the `[` is literal then.
  private mutating func readName(
    ofClassAt start: Int
  ) throws(GlobError) -> [ClosedRange<UInt8>]? {
    let first = index + 2
    if nextBracket < first {
      let bracket = letters[first...].firstIndex { $0.byte == UInt8(ascii: "]") }
      guard let bracket else { throw .unclosedClass(at: start) }
      nextBracket = bracket
    }
    let end = nextBracket - 1
    guard end >= first, letters[end].byte == UInt8(ascii: ":") else { return nil }
    let name = String(decoding: letters[first..<end].map { $0.byte ?? 0 }, as: UTF8.self)
    guard let ranges = CharacterClass.named[name] else {
      throw GlobError(
        "unknown class of characters", at: index,
        "`[:alnum:]`, `[:alpha:]`, `[:digit:]`, `[:lower:]`, `[:upper:]` and the other classes of grep are known"
      )
    }
    index = nextBracket + 1
    return ranges
  }
}
