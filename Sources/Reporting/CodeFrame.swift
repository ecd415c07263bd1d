import LintEngine
import SwiftSource

/// The line of a diagnostic in printable form, cut to a width around the reported place.
struct CodeFrame {
  /// The text in front of the place, in it, and behind it.
  let before, place, after: String
  private let isCutBefore, isCutBehind: Bool

  /// The line, safe to print.
  var text: String { mark(isCutBefore) + before + place + after + mark(isCutBehind) }
  /// Terminal columns before the place.
  var indent: Int { displayWidth(of: mark(isCutBefore)) + displayWidth(of: before) }
  /// Terminal columns of the place in this line, at least 1.
  var length: Int { max(1, displayWidth(of: place)) }

  /// The text in front of and behind the place for a page that trims lines, with marks where text is missing.
  var surroundings: (before: String, after: String) {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let end = after.lastIndex(where: { !isSpace($0) }).map { after[...$0] } ?? ""
    return (
      isCutBefore ? Self.ellipsis + before : String(before.drop(while: isSpace)),
      isCutBehind ? after + Self.ellipsis : String(end)
    )
  }

  private func mark(_ isCut: Bool) -> String { isCut ? Self.ellipsis : "" }

  /// How many bytes before and after the place are considered: a line can be megabytes long.
  private static let reach = 1024
  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// - Parameters:
  ///   - width: columns available for the line, at least 10.
  ///   - isForPage: whether tabs stay, and white space at the end of a place.
  init(_ diagnostic: Diagnostic, width: Int, isForPage: Bool = false) {
    let line = diagnostic.lineText
    let start = min(diagnostic.start.column - 1, line.count)
    let isOneLine = diagnostic.end.line == diagnostic.start.line
    let end = max(start, isOneLine ? min(diagnostic.end.column - 1, line.count) : line.count)
    let window = Self.window(around: start..<end, in: line)
    let cells = Self.cells(of: line[window], expandsTabs: !isForPage)
    self.init(
      cells: cells, place: start..<end, width: max(10, width), trims: !(isForPage && isOneLine))
  }

  private init(cells: [Cell], place: Range<Int>, width: Int, trims: Bool) {
    // The place, trimmed at its end; at least its first character.
    var first = cells.firstIndex { $0.end > place.lowerBound } ?? cells.count
    if place.lowerBound >= (cells.last?.end ?? 0) { first = cells.count }
    var behind = cells.firstIndex { $0.start >= place.upperBound } ?? cells.count
    while trims, behind > first + 1, cells[behind - 1].text.allSatisfy({ " \t".contains($0) }) {
      behind -= 1
    }
    let shown = Self.shownCells(cells, place: first..<max(first, behind), width: width)

    func text(_ cells: ArraySlice<Cell>) -> String { cells.map(\.text).joined() }
    isCutBefore = shown.lowerBound > 0
    isCutBehind = shown.upperBound < cells.count
    first = min(first, shown.upperBound)
    behind = max(first, min(behind, shown.upperBound))
    before = text(cells[shown.lowerBound..<max(shown.lowerBound, first)])
    self.place = text(cells[first..<behind])
    after = text(cells[behind..<shown.upperBound])
  }

  /// The cells to show: all of them if they fit, otherwise as many as fit, including the place.
  private static func shownCells(_ cells: [Cell], place: Range<Int>, width: Int) -> Range<Int> {
    func columns(in range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }
    guard columns(in: cells.indices) > width else { return cells.indices }
    var start = 0
    if columns(in: 0..<place.upperBound) > width - 1 {
      // A third of the width is for the text before the place, less if the place needs it.
      let rest = width - 2 - columns(in: place)
      var lead = max(min(width / 3, rest), min(8, width / 3))
      start = place.lowerBound
      while start > 0, lead >= cells[start - 1].width {
        start -= 1
        lead -= cells[start].width
      }
    }
    // Each truncation mark needs a column, too.
    var end = cells.count
    var used = columns(in: start..<end) + (start > 0 ? 1 : 0)
    while used + (end < cells.count ? 1 : 0) > width, end > start {
      end -= 1
      used -= cells[end].width
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
  private struct Cell {
    var text: String
    var width: Int
    var start: Int
    var end: Int
  }

  private static func cells(of line: ArraySlice<UInt8>, expandsTabs: Bool) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var offset = line.startIndex
    func add(_ text: String, _ width: Int, _ bytes: Int) {
      cells.append(Cell(text: text, width: width, start: offset, end: offset + bytes))
      column += width
      offset += bytes
    }
    var plain = ""
    func addPlain() {
      for character in plain {
        add(String(character), displayWidth(of: character), character.utf8.count)
      }
      plain = ""
    }
    func add(escaped text: String, _ bytes: Int) {
      addPlain()
      add(text, text.utf8.count, bytes)
    }
    forEachPiece(of: line) { piece in
      switch piece {
      case .scalar("\t", _):
        addPlain()
        let width = tabWidth - column % tabWidth
        add(expandsTabs ? String(repeating: " ", count: width) : "\t", width, 1)
      case .scalar(let scalar, let bytes) where scalar.isUnsafeToPrint:
        add(escaped: scalar.escaped, bytes.count)
      case .scalar(let scalar, _): plain.unicodeScalars.append(scalar)
      case .stray(let byte): add(escaped: Reporting.escaped(strayByte: byte), 1)
      }
    }
    addPlain()
    return cells
  }
}
