import LintEngine

/// The line of a diagnostic for a page that wraps it: the text before, in and after the reported place, truncated if
/// long, and trimmed.
struct CodeExcerpt {
  var before: ArraySlice<UInt8>
  var place: ArraySlice<UInt8>
  var after: ArraySlice<UInt8>
  /// Whether text is missing before or after.
  var isCutBefore: Bool
  var isCutAfter: Bool

  /// The most bytes of the place, and of the text on each side, that are shown.
  private static let placeReach = 300
  private static let sideReach = 120

  init(_ diagnostic: Diagnostic) {
    let line = diagnostic.lineText
    let start = min(diagnostic.start.column - 1, line.count)
    let isOneLine = diagnostic.end.line == diagnostic.start.line
    let end = max(start, isOneLine ? min(diagnostic.end.column - 1, line.count) : line.count)

    let first = Self.character(at: max(0, start - Self.sideReach), in: line)
    let last = Self.character(at: min(end, start + Self.placeReach), in: line)
    let stop =
      last < end ? last : Self.character(at: min(line.count, end + Self.sideReach), in: line)
    isCutBefore = first > 0
    isCutAfter = stop < line.count
    before = line[min(first, start)..<start]
    if !isCutBefore { before = before.drop(while: Self.isSpace) }
    place = line[start..<max(start, last)]
    after = line[max(start, last)..<max(start, last, stop)]
    guard !isCutAfter else { return }
    while let byte = after.last, Self.isSpace(byte) { after.removeLast() }
    guard !isOneLine else { return }
    while let byte = place.last, Self.isSpace(byte) { place.removeLast() }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The offset of the character that contains the byte at an offset; a character has at most four bytes.
  private static func character(at offset: Int, in line: [UInt8]) -> Int {
    var index = offset
    while index > max(0, offset - 3), index < line.count, line[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
