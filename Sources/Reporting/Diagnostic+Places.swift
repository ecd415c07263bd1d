import LintEngine

extension Diagnostic {
  /// The last line with a character of the finding: one that ends with a line break ends on the line before it.
  var lastLine: Int {
    end.column == 1 && end.line > start.line ? end.line - 1 : end.line
  }

  /// Columns that count UTF-16 code units, 1-based, like those of editors and services that run on Java, .NET or
  /// JavaScript: of the first character and just past the last one; without an end if that is on another line.
  ///
  /// Far to the right they count bytes: nobody reads them there, and many findings on one line would make counting
  /// quadratic.
  var utf16Columns: (start: Int, end: Int?) {
    let isOneLine = end.line == start.line
    let last = isOneLine ? max(start.column, end.column) : start.column
    guard last <= 1 << 14 else { return (start.column, isOneLine ? last : nil) }
    let first = 1 + utf16Count(0..<start.column - 1)
    return (first, isOneLine ? first + utf16Count(start.column - 1..<last - 1) : nil)
  }

  /// The number of UTF-16 code units of a range of the line; a byte that is not UTF-8 may count as none.
  private func utf16Count(_ bytes: Range<Int>) -> Int {
    let bytes = bytes.clamped(to: lineText.indices)
    return lineText[bytes].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
