/// The lines of a `.gitignore` that contain patterns, trimmed.
struct GitIgnoreLines {
  private let bytes: UnsafeRawBufferPointer
  private var start = 0
  private var number = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: byteOrderMark) { start = byteOrderMark.count }
  }

  /// The next line that is neither blank nor a comment, and its 1-based number.
  mutating func next() -> (number: Int, text: UnsafeRawBufferPointer)? {
    while start < bytes.count {
      let rest = bytes[start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var line = rest[..<end]
      start = end + 1
      number += 1
      if line.first == UInt8(ascii: "#") { continue }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      // Git is written in C: a line ends at a NUL.
      if let nul = line.firstIndex(of: 0) { line = line[..<nul] }
      line = Self.withoutTrailingSpaces(line)
      if !line.isEmpty { return (number, UnsafeRawBufferPointer(rebasing: line)) }
    }
    return nil
  }

  /// Trims spaces only, not tabs; one after a backslash stays.
  private static func withoutTrailingSpaces(
    _ line: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end < line.endIndex else { return line }
    var escape = end
    while escape > line.startIndex, line[escape - 1] == UInt8(ascii: "\\") { escape -= 1 }
    let isEscaped = !(end - escape).isMultiple(of: 2)
    return line[..<(isEscaped ? end + 1 : end)]
  }
}
