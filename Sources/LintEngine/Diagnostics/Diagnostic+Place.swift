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
    self.related = related.map {
      RelatedPlace(
        range: $0.range, place: lines.place(of: $0.range, bytes), message: $0.message.text)
    }
  }

  /// Sets the fix, with the line breaks of the file, and its positions for reporters; ignores a fix with invalid edits.
  mutating func take(
    _ fix: Fix, _ bytes: UnsafeRawBufferPointer, _ lines: LineTable, _ lineBreak: LineBreak
  ) {
    let fix = fix.writing(lineBreak)
    self.fix = fix
    guard fix.isPossible(in: bytes) else { return }
    editPlaces = fix.edits.map { lines.place(of: $0.range, bytes) }
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

  /// The last column that is counted in UTF-16 code units.
  private static let lastColumn = 1 << 14

  private func utf16Column(
    of offset: Int, _ position: (line: Int, column: Int), _ bytes: UnsafeRawBufferPointer
  ) -> Int? {
    guard position.column <= Self.lastColumn, offset >= 0, offset <= bytes.count else { return nil }
    var text = bytes[byteRange(ofLine: position.line).lowerBound..<offset]
    // Readers of a file remove its byte order mark.
    if position.line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    return text.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
