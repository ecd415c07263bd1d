import Platform

/// A place in a file as it is written on the command line: `FILE:LINE` or `FILE:LINE:COLUMN`.
struct PlaceOperand: Equatable {
  let path: FilePath
  /// From 1.
  let line: Int
  /// In bytes, from 1; nil for the whole line.
  let column: Int?

  /// Nil for a text without a line.
  init?(_ operand: FilePath) {
    guard let (rest, last) = Self.split(operand.bytes) else { return nil }
    if let (path, line) = Self.split(rest) {
      (self.path, self.line, column) = (FilePath(bytes: path), line, last)
    } else {
      (path, line, column) = (FilePath(bytes: rest), last, nil)
    }
  }

  /// What comes before the last colon, and the number after it.
  private static func split(_ bytes: [UInt8]) -> (rest: [UInt8], number: Int)? {
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
      let number = Int(String(decoding: bytes[(colon + 1)...], as: UTF8.self)), number >= 0
    else { return nil }
    return (Array(bytes[..<colon]), number)
  }
}
