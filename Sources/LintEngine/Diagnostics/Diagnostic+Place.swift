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
    self.related = related.map {
      RelatedPlace(
        range: $0.range, place: lines.place(of: $0.range, bytes), message: $0.message.text)
    }
  }

  /// Sets the fix, with the line breaks of the file, and its positions for reporters; ignores a fix with invalid edits.
  mutating func take(
    _ fix: Fix, _ bytes: UnsafeRawBufferPointer, _ lines: LineTable, writesPairs: Bool
  ) {
    let fix = writesPairs ? fix.writingPairs() : fix
    self.fix = fix
    guard fix.isPossible(in: bytes) else { return }
    editPlaces = fix.edits.map { lines.place(of: $0.range, bytes) }
    wholeEdit = fix.wholeEdit(in: bytes)
  }
}

extension Fix {
  /// The fix as one edit, from its first edit to its last; nil if they are too far apart.
  fileprivate func wholeEdit(in bytes: UnsafeRawBufferPointer) -> Edit? {
    guard let first = edits.first, let last = edits.last else { return nil }
    guard edits.count > 1 else { return first }
    let reach = first.range.lowerBound..<last.range.upperBound
    guard reach.count <= 1 << 13 else { return nil }
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
    of range: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Diagnostic.Place {
    let start = position(of: range.lowerBound)
    let end = position(of: range.upperBound)
    return Diagnostic.Place(
      start: .init(line: start.line, column: start.column),
      end: .init(line: end.line, column: end.column),
      utf16StartColumn: utf16Column(of: range.lowerBound, start, bytes),
      utf16EndColumn: utf16Column(of: range.upperBound, end, bytes))
  }

  private func utf16Column(
    of offset: Int, _ position: (line: Int, column: Int), _ bytes: UnsafeRawBufferPointer
  ) -> Int? {
    guard position.column <= Diagnostic.lastCountedColumn, offset >= 0, offset <= bytes.count else {
      return nil
    }
    var text = bytes[byteRange(ofLine: position.line).lowerBound..<offset]
    // Readers of a file remove its byte order mark.
    if position.line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    return 1 + text.utf16Length
  }
}

extension Sequence<UInt8> {
  /// The code units of UTF-8 text in UTF-16: each scalar has one first byte, and those of four bytes have two units.
  package var utf16Length: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) } }
}

extension Diagnostic {
  /// Beyond it, columns count bytes: nobody reads them there, and many findings on one line would make counting quadratic.
  package static let lastCountedColumn = 1 << 14

  /// Columns that count UTF-16 code units, 1-based, like those of editors and services that run on Java, .NET or
  /// JavaScript: of the first character and just past the last one; without an end if that is on another line.
  package var utf16Columns: (start: Int, end: Int?) {
    let isOneLine = end.line == start.line
    let last = isOneLine ? Swift.max(start.column, end.column) : start.column
    guard last <= Self.lastCountedColumn else { return (start.column, isOneLine ? last : nil) }
    // Readers of a file remove its byte order mark.
    let mark = start.line == 1 && lineText.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func column(_ byteColumn: Int) -> Int {
      1 + lineText.prefix(byteColumn - 1).dropFirst(mark).utf16Length
    }
    return (column(start.column), isOneLine ? column(last) : nil)
  }
}
