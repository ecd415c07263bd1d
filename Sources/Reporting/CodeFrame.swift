import LintEngine
import SwiftSource

/// The line of a diagnostic in printable form, with the reported place in it.
struct CodeFrame: Equatable {
  /// The line, safe to print, with tabs expanded, cut to the width around the place.
  var text: String
  /// Terminal columns before the place.
  var indent: Int
  /// Terminal columns of the place in this line, at least 1.
  var length: Int

  /// How many bytes before and after the place are considered: a line can be megabytes long.
  private static let reach = 1024
  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// - Parameter width: columns available for the line, at least 10.
  init(_ diagnostic: Diagnostic, width: Int) {
    let line = diagnostic.lineText
    let start = min(diagnostic.start.column - 1, line.count)
    let isOneLine = diagnostic.end.line == diagnostic.start.line
    let end = max(start, isOneLine ? min(diagnostic.end.column - 1, line.count) : line.count)
    let window = Self.window(around: start..<end, in: line)
    let cells = Self.cells(of: line[window])
    self.init(cells: cells, place: start..<end, width: max(10, width))
  }

  private init(cells: [Cell], place: Range<Int>, width: Int) {
    // The place without trailing white space; at least its first character.
    var first = cells.firstIndex { $0.end > place.lowerBound } ?? cells.count
    if place.lowerBound >= (cells.last?.end ?? 0) { first = cells.count }
    var behind = cells.firstIndex { $0.start >= place.upperBound } ?? cells.count
    while behind > first + 1, cells[behind - 1].text.allSatisfy({ $0 == " " }) { behind -= 1 }
    let shown = Self.shownCells(cells, place: first..<max(first, behind), width: width)

    let isCutBefore = shown.lowerBound > 0
    let isCutBehind = shown.upperBound < cells.count
    text =
      (isCutBefore ? Self.ellipsis : "") + cells[shown].map(\.text).joined()
      + (isCutBehind ? Self.ellipsis : "")
    let before = cells[shown.lowerBound..<max(shown.lowerBound, min(first, shown.upperBound))]
    let inside = cells[min(first, shown.upperBound)..<max(first, min(behind, shown.upperBound))]
    indent = (isCutBefore ? 1 : 0) + before.reduce(0) { $0 + $1.width }
    length = max(1, inside.reduce(0) { $0 + $1.width })
  }

  /// The cells to show: all of them if they fit, otherwise as many as fit, including the place.
  private static func shownCells(_ cells: [Cell], place: Range<Int>, width: Int) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width else { return cells.indices }
    let beforePlace = cells[..<place.lowerBound].reduce(0) { $0 + $1.width }
    let throughPlace = cells[..<place.upperBound].reduce(0) { $0 + $1.width }
    var start = 0
    if throughPlace > width - 1 {
      // A third of the width is for the text before the place, less if the place needs it.
      var lead = min(width / 3, max(0, width - 2 - (throughPlace - beforePlace)))
      lead = max(lead, min(8, width / 3))
      start = place.lowerBound
      while start > 0, lead >= cells[start - 1].width {
        start -= 1
        lead -= cells[start].width
      }
    }
    var room = width - (start > 0 ? 1 : 0)
    var end = start
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    if end < cells.count {
      // The truncation mark needs a column too.
      var needed = 1 - room
      while needed > 0, end > start {
        end -= 1
        needed -= cells[end].width
      }
    }
    return start..<end
  }

  private static func window(around place: Range<Int>, in line: [UInt8]) -> Range<Int> {
    var start = max(0, place.lowerBound - reach)
    // A character has at most four bytes; a longer run of continuation bytes is not one.
    let first = max(0, start - 3)
    while start > first, line[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(line.count, place.lowerBound + reach)
    let last = min(line.count, end + 3)
    while end < last, line[end] & 0xC0 == 0x80 { end += 1 }
    return start..<max(start, end)
  }
}

extension CodeFrame {
  /// A character in printable form.
  private struct Cell {
    var text: String
    var width: Int
    /// Byte offsets in the line.
    var start: Int
    var end: Int
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    func add(_ text: String, _ width: Int, _ bytes: Int, from start: inout Int) {
      cells.append(Cell(text: text, width: width, start: start, end: start + bytes))
      column += width
      start += bytes
    }
    var plain = ""
    var offset = line.startIndex
    func addPlain(from start: inout Int) {
      for character in plain {
        add(String(character), displayWidth(of: character), character.utf8.count, from: &start)
      }
      plain = ""
    }
    forEachPiece(of: line) { piece in
      switch piece {
      case .scalar("\t", _):
        addPlain(from: &offset)
        let width = tabWidth - column % tabWidth
        add(String(repeating: " ", count: width), width, 1, from: &offset)
      case .scalar(let scalar, let bytes) where scalar.isUnsafeToPrint:
        addPlain(from: &offset)
        let text = scalar.escaped
        add(text, text.utf8.count, bytes.count, from: &offset)
      case .scalar(let scalar, _): plain.unicodeScalars.append(scalar)
      case .stray(let byte):
        addPlain(from: &offset)
        let text = escaped(strayByte: byte)
        add(text, text.utf8.count, 1, from: &offset)
      }
    }
    addPlain(from: &offset)
    return cells
  }
}
