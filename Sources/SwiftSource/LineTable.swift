/// Where the lines of a file begin. Built once for a file with findings; LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  /// Without their line breaks.
  private var lines: [Range<Int>] = []

  /// Finds the lines in these bytes.
  public init(_ bytes: UnsafeRawBufferPointer) {
    lines.reserveCapacity(bytes.count / Self.usualLength + 8)
    var start = 0
    var index = 0
    while index + 16 <= bytes.count {
      let breaks = Self.lineBreaks(bytes, at: index)
      addLines(breaks[0], at: index, bytes, &start)
      addLines(breaks[1], at: index + 8, bytes, &start)
      index += 16
    }
    while index < bytes.count {
      if bytes[index].isLineBreak { addLine(to: index, bytes, &start) }
      index += 1
    }
    lines.append(start..<bytes.count)
  }

  private static let usualLength = 32

  /// Which of the 16 bytes at `index` end a line: all bits of these bytes.
  @inline(__always)
  private static func lineBreaks(
    _ bytes: UnsafeRawBufferPointer, at index: Int
  ) -> SIMD2<UInt64> {
    let block = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<Int8>.self)
    let breaks = (block .== .all(.lineFeed)) .| (block .== .all(.carriageReturn))
    return unsafeBitCast(breaks, to: SIMD2<UInt64>.self)
  }

  /// Adds the lines that end in the eight bytes at `index`.
  @inline(__always)
  private mutating func addLines(
    _ breaks: UInt64, at index: Int, _ bytes: UnsafeRawBufferPointer, _ start: inout Int
  ) {
    var breaks = breaks.littleEndian & EightBytes.highBits
    while breaks != 0 {
      addLine(to: index + EightBytes.firstIndex(breaks), bytes, &start)
      breaks &= breaks &- 1
    }
  }

  /// Adds the line from `start` to the line break at `end`, unless that is the second byte of one.
  @inline(__always)
  private mutating func addLine(
    to end: Int, _ bytes: UnsafeRawBufferPointer, _ start: inout Int
  ) {
    let isSecond =
      end == start && end > 0 && bytes[end] == .lineFeed && bytes[end - 1] == .carriageReturn
    if !isSecond { lines.append(start..<end) }
    start = end + 1
  }

  /// How many lines there are, including the text after the last line break, even if empty.
  public var count: Int { lines.count }

  /// The position of a byte offset.
  ///
  /// - Returns: the line, 1-based, and the column, 1-based in UTF-8 bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lines[low].lowerBound + 1)
  }

  /// The bytes of a line without its line break.
  ///
  /// - Parameter line: 1-based.
  public func byteRange(ofLine line: Int) -> Range<Int> { lines[line - 1] }
}
