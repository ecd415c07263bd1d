import LintEngine
import SwiftSource

/// The line of a diagnostic in printable form, cut to a width around the reported place.
struct CodeFrame {
  /// The text in front of the place, in it, and behind it, with marks where text is missing.
  private(set) var before = "", place = "", after = ""

  /// The line, safe to print.
  var text: String { before + place + after }
  /// Terminal columns before the place.
  var indent: Int { displayWidth(of: before) }
  /// Terminal columns of the place in this line, at least 1.
  var length: Int { max(1, displayWidth(of: place)) }

  /// How many bytes before and after the start of the place are considered: a line can be megabytes long.
  private static let reach = 1024
  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// - Parameter width: columns available for the line, at least 10.
  init(_ diagnostic: Diagnostic, width: Int) {
    let line = diagnostic.lineText
    let isOneLine = diagnostic.end.line == diagnostic.start.line
    let start = min(diagnostic.start.column - 1, line.count)
    var (first, last) = (max(0, start - Self.reach), min(line.count, start + Self.reach))
    while first > 0, first < start, line[first] & 0xC0 == 0x80 { first += 1 }
    while last < line.count, last > start, line[last] & 0xC0 == 0x80 { last -= 1 }
    var end = isOneLine ? min(max(start, diagnostic.end.column - 1), last) : last
    while end > start + 1, line[end - 1].isBlank { end -= 1 }
    var column = 0
    func shown(_ range: Range<Int>) -> String {
      var text = ""
      for (index, part) in line[range].split(separator: 9, omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 {
          let gap = Self.tabWidth - column % Self.tabWidth
          text += String(repeating: " ", count: gap)
          column += gap
        }
        let piece = visible(Array(part))
        column += displayWidth(of: piece)
        text += piece
      }
      return text
    }
    (before, place, after) = (shown(first..<start), shown(start..<end), shown(end..<last))
    if column > width { cut(to: max(10, width)) }
  }

  /// Leaves as much as fits; each mark of missing text needs a column, too.
  private mutating func cut(to width: Int) {
    let placeWidth = displayWidth(of: place)
    if displayWidth(of: before) + placeWidth > width - 1 {
      // A third of the width is for the text before the place, less if the place needs it.
      let lead = max(min(width / 3, width - 2 - placeWidth), min(8, width / 3))
      let count = Self.count(of: before.reversed(), fitting: lead)
      if count < before.count { before = Self.ellipsis + before.suffix(count) }
    }
    let room = width - indent
    guard placeWidth + displayWidth(of: after) > room else { return }
    let count = Self.count(of: after, fitting: room - 1 - placeWidth)
    after = after.prefix(count) + Self.ellipsis
    place = String(place.prefix(Self.count(of: place, fitting: room - 1)))
  }

  private static func count(of text: some Sequence<Character>, fitting width: Int) -> Int {
    var left = width
    return text.prefix { character in
      left -= displayWidth(of: character)
      return left >= 0
    }.count
  }
}
