/// A point between two characters of a file.
public struct YAMLMark: Sendable, Equatable {
  /// In bytes from the start of the file, a byte order mark included.
  public var offset: Int
  /// 1-based; LF, CRLF and CR end a line.
  public var line: Int
  /// 1-based, in UTF-8 bytes; a byte order mark has no column.
  public var column: Int

  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// A range of a file.
public struct YAMLPlace: Sendable, Equatable {
  /// The first character.
  public var start: YAMLMark
  /// Just past the last character.
  public var end: YAMLMark

  public init(start: YAMLMark, end: YAMLMark) {
    self.start = start
    self.end = end
  }

  /// Byte offsets of the place.
  public var range: Range<Int> { start.offset..<end.offset }
}
