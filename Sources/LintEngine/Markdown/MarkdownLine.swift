import SwiftSource

/// A position in a line of Markdown. Tabs end at multiples of four columns, and part of one may be consumed.
struct MarkdownLine {
  let bytes: [UInt8]
  let start: Int
  /// The end of the line, without its line break.
  let end: Int
  /// The end of the line, with its line break.
  let next: Int
  private(set) var offset: Int
  private var column = 0
  /// Whether the byte at `offset` is a tab of which some columns are consumed.
  private var isInsideTab = false
  /// The first byte from `offset` on that is neither a space nor a tab.
  private(set) var text: Int
  /// The columns between `offset` and `text`.
  private(set) var indentation = 0

  /// The line that begins at an offset; LF, CRLF and CR end a line.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    self.end = end
    let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    next = min(end + (isPair ? 2 : 1), bytes.count)
    offset = start
    // A byte order mark has no column.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    text = offset
    measure()
  }

  private mutating func measure() {
    text = offset
    var column = column
    while text < end {
      if bytes[text] == .space {
        column += 1
      } else if bytes[text] == .tab {
        column += 4 - column % 4
      } else {
        break
      }
      text += 1
    }
    indentation = column - self.column
  }

  /// Whether nothing but spaces and tabs is left.
  var isBlank: Bool { text == end }
  /// Whether the rest is indented as far as code.
  var isIndented: Bool { indentation >= 4 }
  /// The first byte of the text; a line feed at the end.
  var first: UInt8 { text < end ? bytes[text] : 0x0A }
  /// The rest of the line from its text on.
  var rest: ArraySlice<UInt8> { bytes[text..<end] }

  /// Whether nothing but spaces and tabs follows an offset.
  func isBlank(from offset: Int) -> Bool {
    for byte in bytes[offset..<end] where byte != .space && byte != .tab { return false }
    return true
  }

  /// The end of the run of a byte that begins at an offset.
  func endOfRun(of byte: UInt8, from offset: Int) -> Int {
    var position = offset
    while position < end, bytes[position] == byte { position += 1 }
    return position
  }

  /// Goes to a byte of the text, which is in the same column as many bytes further on.
  mutating func advance(to target: Int) {
    skipColumns(indentation)
    column += target - offset
    offset = target
    measure()
  }

  /// Consumes spaces and tabs, at most this many columns of them.
  mutating func skipColumns(_ count: Int) {
    var left = count
    while left > 0, offset < end {
      if bytes[offset] == .space {
        (offset, column, left) = (offset + 1, column + 1, left - 1)
      } else if bytes[offset] == .tab {
        let width = 4 - column % 4
        isInsideTab = width > left
        column += min(width, left)
        if !isInsideTab { offset += 1 }
        left -= min(width, left)
      } else {
        break
      }
    }
    measure()
  }

  /// Consumes the indentation of a fence; the rest of the line is code.
  mutating func code(in fence: MarkdownBlock.Fence) -> MarkdownBlock.Line {
    let before = column
    skipColumns(fence.indentation)
    let missing = fence.indentation - (column - before)
    guard isInsideTab, offset < end, bytes[offset] == .tab else {
      return MarkdownBlock.Line(
        start: start, codeStart: offset, spaceCount: 0, missingColumns: missing, end: next)
    }
    return MarkdownBlock.Line(
      start: start, codeStart: offset + 1, spaceCount: 4 - column % 4, missingColumns: missing,
      end: next)
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
