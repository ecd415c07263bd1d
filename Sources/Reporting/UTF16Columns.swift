import LintEngine
import Platform

/// Columns in UTF-16 code units for consecutive diagnostics.
///
/// A line is counted once, however many diagnostics it has: generated code may be one line of megabytes with a finding
/// in every statement.
struct UTF16Columns {
  /// The distance in bytes between cached columns of a line.
  private static let stride = 256

  private var path = FilePath(bytes: [])
  private var number = 0
  private var line: [UInt8] = []
  /// The bytes at the start of the line that do not count.
  private var markLength = 0
  /// The number of code units before each multiple of `stride`.
  private var counts: [Int] = []

  /// Moves to the line where the diagnostic starts.
  mutating func enter(_ diagnostic: Diagnostic) {
    guard diagnostic.start.line != number || diagnostic.path != path else { return }
    path = diagnostic.path
    number = diagnostic.start.line
    line = diagnostic.lineText
    // Readers of a file remove its byte order mark.
    markLength = number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    counts.removeAll(keepingCapacity: true)
    var count = 0
    for start in Swift.stride(from: 0, to: line.count, by: Self.stride) {
      counts.append(count)
      count += line[start..<min(start + Self.stride, line.count)].utf16Count
    }
    counts.append(count)
  }

  /// The column of a position in the line.
  ///
  /// - Parameter byteColumn: 1-based, in bytes.
  /// - Returns: the column, 1-based, in UTF-16 code units. A byte that is not UTF-8 may count as none.
  func column(_ byteColumn: Int) -> Int {
    let offset = max(markLength, min(byteColumn - 1, line.count))
    let index = offset / Self.stride
    let start = index * Self.stride
    let count = counts[index] + line[start..<max(start, offset)].utf16Count
    return count + 1 - (markLength > 0 ? 1 : 0)
  }
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
    func column(_ byteColumn: Int) -> Int { 1 + lineText.prefix(byteColumn - 1).utf16Count }
    return (column(start.column), isOneLine ? column(last) : nil)
  }
}

extension ArraySlice<UInt8> {
  /// The number of code units, counted at the start of each character; a byte that is not UTF-8 may count as none.
  fileprivate var utf16Count: Int {
    reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
