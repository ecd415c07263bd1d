import LintEngine
import Platform

/// Columns in UTF-16 code units for consecutive diagnostics.
///
/// A line is counted once, however many diagnostics it has: generated code may be one line of megabytes with a finding
/// in every statement.
struct UTF16Columns {
  private var path = FilePath(bytes: [])
  private var number = 0
  /// The number of code units in front of each byte of the line, and of its end.
  private var counts: [Int32] = []

  /// Moves to the line where the diagnostic starts.
  mutating func enter(_ diagnostic: Diagnostic) {
    guard diagnostic.start.line != number || diagnostic.path != path else { return }
    path = diagnostic.path
    number = diagnostic.start.line
    // Readers of a file remove its byte order mark.
    let hasMark = number == 1 && diagnostic.lineText.starts(with: [0xEF, 0xBB, 0xBF])
    counts.removeAll(keepingCapacity: true)
    var count: Int32 = 0
    for (index, byte) in diagnostic.lineText.enumerated() {
      counts.append(count)
      if !hasMark || index > 2 { count += Int32(byte.utf16Count) }
    }
    counts.append(count)
  }

  /// The column of a position in the line.
  ///
  /// - Parameter byteColumn: 1-based, in bytes.
  /// - Returns: the column, 1-based, in UTF-16 code units. A byte that is not UTF-8 may count as none.
  func column(_ byteColumn: Int) -> Int { Int(counts[min(byteColumn, counts.count) - 1]) + 1 }
}

extension Diagnostic {
  /// Columns that count UTF-16 code units, 1-based, like those of editors and services that run on Java, .NET or
  /// JavaScript: of the first character and just past the last one; without an end if that is on another line.
  ///
  /// Far to the right they count bytes: nobody reads them there, and many findings on one line would make counting
  /// quadratic.
  var utf16Columns: (start: Int, end: Int?) {
    let isOneLine = end.line == start.line
    let last = isOneLine ? max(start.column, end.column) : start.column
    guard last <= 1 << 14 else { return (start.column, isOneLine ? last : nil) }
    func column(_ byteColumn: Int) -> Int {
      lineText.prefix(byteColumn - 1).reduce(1) { $0 + $1.utf16Count }
    }
    return (column(start.column), isOneLine ? column(last) : nil)
  }
}

extension UInt8 {
  /// The number of code units of the character that begins with it; none if it only continues one.
  fileprivate var utf16Count: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
