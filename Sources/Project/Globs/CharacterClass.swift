/// The characters that a `[…]` of a pattern matches.
struct CharacterClass: Sendable {
  /// Whether it matches all other characters.
  var isNegated = false
  /// One bit for each byte.
  private var bits = SIMD4<UInt64>.zero
  private var ranges: [ClosedRange<Character>] = []

  /// Adds the letters from `first` to `last`; none if they are in the wrong order.
  mutating func insert(_ first: PathLetter, through last: PathLetter) {
    guard first <= last else { return }
    if let low = first.byte { insert(low...(last.byte ?? 0x7F)) }
    if let end = last.character {
      let start = first.character ?? "\u{80}"
      if start <= end { ranges.append(start...end) }
    }
  }

  private mutating func insert(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  /// Adds the small forms of the ASCII capitals from `first` to `last`.
  mutating func insertSmallForms(_ first: UInt8?, through last: UInt8?) {
    guard let first, let last else { return }
    let (low, high) = (max(first, UInt8(ascii: "A")), min(last, UInt8(ascii: "Z")))
    if low <= high { insert((low | 0x20)...(high | 0x20)) }
  }

  /// Adds the class of a name between `[:` and `:]`: ASCII only, with Git's definition of a space.
  ///
  /// - Returns: whether there is such a class.
  mutating func insert(named name: String, foldsCase: Bool) -> Bool {
    guard let ranges = Self.named[name] else { return false }
    for range in ranges {
      insert(range)
      if foldsCase { insertSmallForms(range.lowerBound, through: range.upperBound) }
    }
    return true
  }

  private static let named: [String: [ClosedRange<UInt8>]] = [
    "alnum": [48...57, 65...90, 97...122], "alpha": [65...90, 97...122], "blank": [9...9, 32...32],
    "cntrl": [0...31, 127...127], "digit": [48...57], "graph": [33...126], "lower": [97...122],
    "print": [32...126], "punct": [33...47, 58...64, 91...96, 123...126],
    "space": [9...10, 13...13, 32...32], "upper": [65...90],
    "xdigit": [48...57, 65...70, 97...102],
  ]

  func contains(_ unit: some PathUnit) -> Bool {
    var isIn = false
    if let byte = unit.byte {
      isIn = bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
    } else if let character = unit.character {
      isIn = ranges.contains { $0.contains(character) }
    }
    return isIn != isNegated
  }
}

/// Reads a `[…]` as Git's `wildmatch.c` does: `!` or `^` at the start negates, `]` at the start is literal, a backslash
/// escapes, `a-z` is a range, and `[:alpha:]` contains the letters.
struct CharacterClassReader {
  let letters: [PathLetter]
  /// Whether the text has no ASCII capitals. As in Git, ranges and names match as if it had them, and single capitals
  /// match nothing.
  let foldsCase: Bool
  /// The next letter to read; at the end, the one after the `]`.
  private(set) var index: Int
  /// The start of the first range that ends before it begins.
  private(set) var reversedRange: Int?
  private let start: Int
  private var characters = CharacterClass()
  /// The next `]`, so that many `[:` in a row do not search for it repeatedly.
  private var nextBracket = -1

  /// - Parameter start: the index of the `[`.
  init(_ letters: [PathLetter], at start: Int, foldsCase: Bool) {
    (self.letters, self.start, self.foldsCase) = (letters, start, foldsCase)
    index = start + 1
  }

  mutating func read() throws(GlobError) -> CharacterClass {
    if isNext("!") || isNext("^") {
      characters.isNegated = true
      index += 1
    }
    // The start of a range if a `-` follows.
    var previous: Int?
    repeat {
      if isNext("["), isNext(":", after: 1), try readName() {
        previous = nil
      } else if let first = previous, isNext("-"), index + 1 < letters.count, !isNext("]", after: 1)
      {
        index += 1
        let last = letters[try nextLetter()]
        if letters[first] > last { reversedRange = reversedRange ?? first }
        characters.insert(letters[first], through: last)
        if foldsCase { characters.insertSmallForms(letters[first].byte, through: last.byte) }
        previous = nil
      } else {
        let letter = try nextLetter()
        characters.insert(letters[letter], through: letters[letter])
        previous = letter
      }
    } while !isNext("]")
    index += 1
    return characters
  }

  private func isNext(_ scalar: Unicode.Scalar, after distance: Int = 0) -> Bool {
    index + distance < letters.count && letters[index + distance].byte == UInt8(ascii: scalar)
  }

  private mutating func nextLetter() throws(GlobError) -> Int {
    if isNext("\\") { index += 1 }
    guard index < letters.count else { throw .unclosedClass(at: start) }
    index += 1
    return index - 1
  }

  /// - Returns: false if there is no valid `[:name:]` here; the `[` is literal then.
  private mutating func readName() throws(GlobError) -> Bool {
    let first = index + 2
    if nextBracket < first {
      let bracket = letters[first...].firstIndex { $0.byte == UInt8(ascii: "]") }
      guard let bracket else { throw .unclosedClass(at: start) }
      nextBracket = bracket
    }
    let end = nextBracket - 1
    guard end >= first, letters[end].byte == UInt8(ascii: ":") else { return false }
    let name = String(decoding: letters[first..<end].map { $0.byte ?? 0 }, as: UTF8.self)
    guard characters.insert(named: name, foldsCase: foldsCase) else {
      throw .unknownClass(at: index)
    }
    index = nextBracket + 1
    return true
  }
}
