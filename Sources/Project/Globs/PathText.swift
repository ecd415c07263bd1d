private let slash = UInt8(ascii: "/")

/// What a pattern compares with one of its steps: a byte, or a letter.
protocol PathUnit {
  /// Nil for a letter beyond ASCII.
  var byte: UInt8? { get }
  var character: Character? { get }
}

extension UInt8: PathUnit {
  var byte: UInt8? { self }
  var character: Character? { nil }
}

/// A character as a reader sees it, however its accents are encoded; or a byte where bytes are compared.
struct PathLetter: PathUnit, Comparable, Sendable {
  let byte: UInt8?
  let character: Character?

  init(_ byte: UInt8) { (self.byte, character) = (byte, nil) }

  private init(_ letter: Character) {
    byte = letter.utf8.count == 1 ? letter.utf8.first : nil
    character = byte == nil ? letter : nil
  }

  /// A byte that is not part of any character; equal to no letter of a pattern.
  private init(stray: Void) { (byte, character) = (nil, nil) }

  static func < (left: PathLetter, right: PathLetter) -> Bool {
    switch (left.byte, right.byte) {
    case (let left?, let right?): left < right
    case (nil, nil): (left.character ?? "\0") < (right.character ?? "\0")
    case (let byte, _): byte != nil
    }
  }

  /// The number of bytes that it is written with.
  var width: Int { character?.utf8.count ?? 1 }

  /// The letters of a path or a pattern. A mark never becomes part of the slash before it.
  static func letters(of bytes: some Sequence<UInt8>) -> [PathLetter] {
    let names = Array(bytes).split(separator: slash, omittingEmptySubsequences: false)
    let letters = names.map { name in
      if let text = String(validating: name, as: UTF8.self) { return text.map { PathLetter($0) } }
      return name.map { $0 < 0x80 ? PathLetter($0) : PathLetter(stray: ()) }
    }
    return Array(letters.joined(separator: [PathLetter(slash)]))
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
  /// - Parameter comparesLetters: nil to compare bytes.
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
