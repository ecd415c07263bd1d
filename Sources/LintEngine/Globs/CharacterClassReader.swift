/// Why a `[…]` is none.
enum CharacterClassError: Error, Equatable {
  /// The `]` is missing.
  case unclosed
  /// `[:name:]` with a name that no class has; where it begins.
  case unknownName(Int)
}

/// Reads a `[…]` with Git's grammar: `!` or `^` first negates, `]` is itself where it comes first, a backslash takes away
/// any meaning, `a-z` is a range, and `[:alpha:]` has the letters.
///
/// The grammar is that of `wildmatch.c`, of which gitignore(5) only says that it is like fnmatch(3).
struct CharacterClassReader {
  private let bytes: UnsafeRawBufferPointer
  private let readsScalars: Bool
  private var characters = CharacterClass()
  /// Behind the character that was read last; in the end behind the `]`.
  private(set) var index: Int
  /// Where the first range begins whose ends are in the wrong order, so that it fits nothing.
  private(set) var reversedRange: Int?
  /// The next `]`, so that many `[:` in a row don't look for it again and again.
  private var nextBracket = -1

  /// - Parameters:
  ///   - index: behind the `[`.
  ///   - readsScalars: take UTF-8 scalars as the characters, not bytes.
  init(_ bytes: UnsafeRawBufferPointer, at index: Int, readsScalars: Bool) {
    self.bytes = bytes
    self.index = index
    self.readsScalars = readsScalars
  }

  mutating func read() throws(CharacterClassError) -> CharacterClass {
    if isNext("!") || isNext("^") {
      characters.isNegated = true
      index += 1
    }
    // What a `-` makes a range with.
    var previous: (value: UInt32, index: Int)?
    repeat {
      if isNext("["), isNext(":", after: 1), try readName() {
        previous = nil
      } else if let first = previous, isNext("-"), index + 1 < bytes.count, !isNext("]", after: 1) {
        index += 1
        let last = try readCharacter()
        if first.value > last, reversedRange == nil { reversedRange = first.index }
        characters.insert(first.value, through: last)
        previous = nil
      } else {
        let start = index
        let value = try readCharacter()
        characters.insert(value, through: value)
        previous = (value, start)
      }
    } while !isNext("]")
    index += 1
    return characters
  }

  private func isNext(_ scalar: Unicode.Scalar, after distance: Int = 0) -> Bool {
    index + distance < bytes.count && bytes[index + distance] == UInt8(ascii: scalar)
  }

  private mutating func readCharacter() throws(CharacterClassError) -> UInt32 {
    if isNext("\\") { index += 1 }
    guard index < bytes.count else { throw .unclosed }
    guard readsScalars else {
      index += 1
      return UInt32(bytes[index - 1])
    }
    let character = PathCharacter(bytes, at: index)
    index += character.width
    return character.value
  }

  /// - Returns: false if what looks like `[:name:]` is none; then the `[` stands for itself.
  private mutating func readName() throws(CharacterClassError) -> Bool {
    let start = index + 2
    if nextBracket < start {
      guard let found = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { throw .unclosed }
      nextBracket = found
    }
    let end = nextBracket - 1
    guard end >= start, bytes[end] == UInt8(ascii: ":") else { return false }
    guard characters.insert(named: bytes[start..<end]) else { throw .unknownName(index) }
    index = nextBracket + 1
    return true
  }
}
