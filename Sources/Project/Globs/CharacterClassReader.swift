/// Why a `[…]` is invalid.
enum CharacterClassError: Error, Equatable {
  /// The `]` is missing.
  case unclosed
  /// An unknown name in `[:name:]`, and where it begins.
  case unknownName(Int)
}

/// A parser for a `[…]` with Git's grammar: `!` or `^` at the start negates, `]` at the start is literal, a backslash
/// escapes, `a-z` is a range, and `[:alpha:]` contains the letters.
///
/// The grammar is that of `wildmatch.c`, of which gitignore(5) only says that it is like fnmatch(3).
struct CharacterClassReader {
  private let bytes: UnsafeRawBufferPointer
  private let readsScalars: Bool
  private let foldsCase: Bool
  private var characters = CharacterClass()
  /// The index after the last character that was read; at the end, after the `]`.
  private(set) var index: Int
  /// The start of the first range whose ends are in the wrong order, so that it matches nothing.
  private(set) var reversedRange: Int?
  /// The next `]`, so that many `[:` in a row do not search for it repeatedly.
  private var nextBracket = -1

  /// - Parameters:
  ///   - index: the index after the `[`.
  ///   - readsScalars: whether characters are UTF-8 scalars instead of bytes.
  ///   - foldsCase: whether the text has no ASCII capitals, and ranges and names match as if it had them. As in Git,
  ///     single capitals match nothing then.
  init(
    _ bytes: UnsafeRawBufferPointer, at index: Int, readsScalars: Bool, foldsCase: Bool = false
  ) {
    self.bytes = bytes
    self.index = index
    self.readsScalars = readsScalars
    self.foldsCase = foldsCase
  }

  mutating func read() throws(CharacterClassError) -> CharacterClass {
    if isNext("!") || isNext("^") {
      characters.isNegated = true
      index += 1
    }
    // The start of a range if a `-` follows.
    var previous: (value: UInt32, index: Int)?
    repeat {
      if isNext("["), isNext(":", after: 1), try readName() {
        previous = nil
      } else if let first = previous, isNext("-"), index + 1 < bytes.count, !isNext("]", after: 1) {
        index += 1
        let last = try readCharacter()
        if first.value > last, reversedRange == nil { reversedRange = first.index }
        if foldsCase {
          characters.insertFolding(first.value, through: last)
        } else {
          characters.insert(first.value, through: last)
        }
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

  /// - Returns: false if there is no valid `[:name:]` here; the `[` is literal then.
  private mutating func readName() throws(CharacterClassError) -> Bool {
    let start = index + 2
    if nextBracket < start {
      guard let found = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { throw .unclosed }
      nextBracket = found
    }
    let end = nextBracket - 1
    guard end >= start, bytes[end] == UInt8(ascii: ":") else { return false }
    guard characters.insert(named: bytes[start..<end], foldsCase: foldsCase) else {
      throw .unknownName(index)
    }
    index = nextBracket + 1
    return true
  }
}
