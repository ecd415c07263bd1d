import RuleKit
import SwiftSource

extension Diagnostic {
  /// The positions of a range of the file: of an edit of a fix, or of a related place.
  public struct Place: Sendable, Equatable {
    public var start: Position
    /// Just past the last replaced character; the start of an insertion.
    public var end: Position
    /// The column of the start, 1-based, in UTF-16 code units, not counting a byte order mark; nil if it is so far to
    /// the right that counting it for many places on one line would take too long.
    public var utf16StartColumn: Int?
    /// The column of the end, counted in the same way.
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

  /// Another place of the file that the finding is about.
  public struct RelatedPlace: Sendable, Equatable {
    /// Byte offsets of the place.
    public var range: Range<Int>
    public var place: Place
    /// What it has to do with the finding, with code in back quotes and no final period.
    public var message: String

    public init(range: Range<Int>, place: Place, message: String) {
      self.range = range
      self.place = place
      self.message = message
    }
  }

  /// Sets the related places, with their positions for reporters.
  mutating func take(
    _ related: [Finding.RelatedPlace], _ bytes: UnsafeRawBufferPointer, _ lines: LineTable
  ) {
    var columns = UTF16Counter(bytes: bytes)
    self.related = related.map {
      RelatedPlace(
        range: $0.range, place: lines.place(of: $0.range, &columns), message: $0.message.text)
    }
  }

  /// Sets the fix, with the line breaks of the file, and its positions for reporters; ignores a fix with invalid edits.
  mutating func take(
    _ fix: Fix, _ bytes: UnsafeRawBufferPointer, _ lines: LineTable, _ lineBreak: LineBreak
  ) {
    let fix = fix.writing(lineBreak)
    self.fix = fix
    guard fix.isPossible(in: bytes) else { return }
    var columns = UTF16Counter(bytes: bytes)
    editPlaces = fix.edits.map { lines.place(of: $0.range, &columns) }
    wholeEdit = fix.wholeEdit(in: bytes)
  }
}

extension Fix {
  /// The fix as one edit, from its first edit to its last; nil if they are too far apart.
  ///
  /// - Parameters:
  ///   - bytes: the file, from `start` on.
  ///   - start: the byte offset of the first of them.
  func wholeEdit<Bytes: RandomAccessCollection>(
    in bytes: Bytes, startingAt start: Int = 0
  ) -> Edit? where Bytes.Element == UInt8, Bytes.Index == Int {
    guard let first = edits.first, let last = edits.last else { return nil }
    guard edits.count > 1 else { return first }
    let reach = first.range.lowerBound..<last.range.upperBound
    guard reach.count <= FixReach.longest else { return nil }
    var replacement: [UInt8] = []
    var position = reach.lowerBound
    for edit in edits {
      replacement += bytes[position - start..<edit.range.lowerBound - start]
      replacement += edit.replacement
      position = edit.range.upperBound
    }
    return Edit(reach, replacement: replacement)
  }
}

extension LineTable {
  fileprivate func place(
    of range: Range<Int>, _ columns: inout UTF16Counter
  ) -> Diagnostic.Place {
    let start = position(of: range.lowerBound)
    let end = position(of: range.upperBound)
    return Diagnostic.Place(
      start: .init(line: start.line, column: start.column),
      end: .init(line: end.line, column: end.column),
      utf16StartColumn: columns.column(range.lowerBound, start, self),
      utf16EndColumn: columns.column(range.upperBound, end, self))
  }
}

/// Counts columns in UTF-16 code units. The edits of a fix are in order, so each starts where the last one ended.
private struct UTF16Counter {
  /// The last column that is counted.
  private static let lastColumn = 1 << 14

  let bytes: UnsafeRawBufferPointer
  private var line = 0
  private var offset = 0
  private var column = 1

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func column(
    _ offset: Int, _ position: (line: Int, column: Int), _ lines: LineTable
  ) -> Int? {
    guard position.column <= Self.lastColumn, offset >= 0, offset <= bytes.count else {
      return nil
    }
    if position.line != line || offset < self.offset {
      line = position.line
      self.offset = lines.byteRange(ofLine: position.line).lowerBound
      column = 1
      // Readers of a file remove its byte order mark.
      if line == 1, bytes[self.offset..<offset].starts(with: [0xEF, 0xBB, 0xBF]) {
        self.offset += 3
      }
    }
    column += bytes[self.offset..<offset]
      .reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    self.offset = offset
    return column
  }
}
