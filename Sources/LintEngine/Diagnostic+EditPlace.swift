import SwiftSource

extension Diagnostic {
  /// Where an edit of a fix begins and ends.
  public struct EditPlace: Sendable, Equatable {
    public var start: Position
    /// Just past the last character that is replaced; the start where something is inserted.
    public var end: Position
    /// The column of the start, 1-based, in UTF-16 code units, a byte order mark not counted; nil too far to the right for
    /// anybody to count, with many fixes on one line, again and again.
    public var utf16StartColumn: Int?
    /// The column of the end, counted likewise.
    public var utf16EndColumn: Int?

    public init(
      start: Position, end: Position, utf16StartColumn: Int? = nil, utf16EndColumn: Int? = nil
    ) {
      self.start = start
      self.end = end
      self.utf16StartColumn = utf16StartColumn
      self.utf16EndColumn = utf16EndColumn
    }
  }

  /// Gives the diagnostic a fix with the line breaks of the file, and what reporters want to know about it: nothing of a fix
  /// whose edits make no sense.
  mutating func take(
    _ fix: Fix, _ bytes: UnsafeRawBufferPointer, _ lines: LineTable, _ lineBreak: LineBreak
  ) {
    let fix = fix.writing(lineBreak)
    self.fix = fix
    guard fix.isPossible(in: bytes) else { return }
    editPlaces = fix.edits.map { lines.place(of: $0.range, in: bytes) }
    wholeEdit = fix.wholeEdit(in: bytes)
  }
}

extension Fix {
  /// Bytes that the fix as one edit may reach over: a bound for many fixes that reach over each other.
  private static let longestReach = 1 << 13

  fileprivate func wholeEdit(in bytes: UnsafeRawBufferPointer) -> Edit? {
    guard let first = edits.first, let last = edits.last else { return nil }
    guard edits.count > 1 else { return first }
    let reach = first.range.lowerBound..<last.range.upperBound
    guard reach.count <= Self.longestReach else { return nil }
    var replacement: [UInt8] = []
    var position = reach.lowerBound
    for edit in edits {
      replacement += bytes[position..<edit.range.lowerBound]
      replacement += edit.replacement
      position = edit.range.upperBound
    }
    return Edit(reach, replacement: replacement)
  }
}

extension LineTable {
  fileprivate func place(
    of range: Range<Int>, in bytes: UnsafeRawBufferPointer
  ) -> Diagnostic.EditPlace {
    let start = position(of: range.lowerBound)
    let end = position(of: range.upperBound)
    return Diagnostic.EditPlace(
      start: .init(line: start.line, column: start.column),
      end: .init(line: end.line, column: end.column),
      utf16StartColumn: utf16Column(range.lowerBound, start, bytes),
      utf16EndColumn: utf16Column(range.upperBound, end, bytes))
  }

  /// How far to the right columns are counted.
  private static let lastColumn = 1 << 14

  private func utf16Column(
    _ offset: Int, _ position: (line: Int, column: Int), _ bytes: UnsafeRawBufferPointer
  ) -> Int? {
    guard position.column <= Self.lastColumn, offset >= 0, offset <= bytes.count else {
      return nil
    }
    let before = bytes[byteRange(ofLine: position.line).lowerBound..<offset]
    // Readers of a file take its byte order mark away.
    let hasMark = position.line == 1 && before.starts(with: [0xEF, 0xBB, 0xBF])
    return before.dropFirst(hasMark ? 3 : 0)
      .reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
