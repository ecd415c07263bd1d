import LintEngine

/// The line of a diagnostic for a page that wraps it: what stands before the place, in it and behind it, cut where it is
/// long, without the white space at its ends.
struct CodeExcerpt {
  var before: ArraySlice<UInt8>
  var place: ArraySlice<UInt8>
  var after: ArraySlice<UInt8>
  /// Whether something is missing before or behind.
  var isCutBefore: Bool
  var isCutAfter: Bool

  /// Bytes that are shown of the place, and of what stands on each side of it.
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

  /// The offset, or that of the character that the byte there belongs to; a character has at most four bytes.
  private static func character(at offset: Int, in line: [UInt8]) -> Int {
    var index = offset
    while index > max(0, offset - 3), index < line.count, line[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
