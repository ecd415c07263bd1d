private let slash = UInt8(ascii: "/")

/// What a pattern compares with one of its steps: a byte, or a letter.
protocol PathUnit {
  /// Nil for a letter of several bytes.
  var byte: UInt8? { get }
  var letter: PathLetter { get }
}

extension UInt8: PathUnit {
  var byte: UInt8? { self }
  var letter: PathLetter { .byte(self) }
}

/// A character as a reader sees it, however its accents are encoded; a byte where bytes are compared, or where it is not
/// part of any character.
enum PathLetter: PathUnit, Comparable, Sendable {
  case byte(UInt8)
  /// One of several bytes.
  case character(Character)

  var byte: UInt8? { if case .byte(let byte) = self { byte } else { nil } }
  var letter: PathLetter { self }

  /// The number of bytes that it is written with.
  var width: Int { if case .character(let character) = self { character.utf8.count } else { 1 } }

  /// The letters of a path or a pattern. A mark never becomes part of the slash before it.
  static func letters(of bytes: some Sequence<UInt8>) -> [PathLetter] {
    let names = Array(bytes).split(separator: slash, omittingEmptySubsequences: false)
    let letters = names.map { name in
      guard let text = String(validating: name, as: UTF8.self) else { return name.map(\.letter) }
      return text.map { character -> PathLetter in
        let bytes = character.utf8
        return bytes.count == 1 ? .byte(bytes[bytes.startIndex]) : .character(character)
      }
    }
    return Array(letters.joined(separator: [.byte(slash)]))
  }
}

/// A path as patterns compare it: its bytes, or its letters if they are not all ASCII and their form must not matter.
struct PathText {
  let bytes: UnsafeBufferPointer<UInt8>
  let letters: UnsafeBufferPointer<PathLetter>?
  /// Where the last component begins.
  let nameStart: Int

  /// Calls `body` with a path.
  ///
  /// - Parameter comparesLetters: false to compare bytes.
  static func with<Result>(
    _ path: some Collection<UInt8>, comparesLetters: Bool = true, _ body: (PathText) -> Result
  ) -> Result {
    func call(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
      guard comparesLetters, bytes.contains(where: { $0 >= 0x80 }) else {
        let name = bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
        return body(PathText(bytes: bytes, letters: nil, nameStart: name))
      }
      return PathLetter.letters(of: bytes).withUnsafeBufferPointer { letters in
        let name = letters.lastIndex { $0.byte == slash }.map { $0 + 1 } ?? 0
        return body(PathText(bytes: bytes, letters: letters, nameStart: name))
      }
    }
    return path.withContiguousStorageIfAvailable(call)
      ?? Array(path).withUnsafeBufferPointer(call)
  }
}
