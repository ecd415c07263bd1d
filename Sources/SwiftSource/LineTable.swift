/// Where the lines of a file begin. Made once for a file with findings; LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private var starts: [Int] = [0]
  private var ends: [Int] = []

  /// Finds the lines of these bytes.
  public init(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while true {
      index = bytes.lineBreak(from: index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        ends.append(index)
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        starts.append(index + 1)
      }
      index += 1
    }
    ends.append(bytes.count)
  }

  /// How many lines there are; the text after the last line break counts, even if it is empty.
  public var count: Int { starts.count }

  /// The place of a byte offset.
  ///
  /// - Returns: the line, 1-based, and the column, 1-based in UTF-8 bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes of a line without its line break.
  ///
  /// - Parameter line: 1-based.
  public func byteRange(ofLine line: Int) -> Range<Int> { starts[line - 1]..<ends[line - 1] }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first line feed or carriage return from here on; `count` where there is none.
  fileprivate func lineBreak(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let block = EightBytes(self, at: index)
      let found = (block.equal(to: 0x0A) | block.equal(to: 0x0D)) & ~block.beyondASCII
      if found != 0 { return index + EightBytes.firstIndex(found) }
      index += 8
    }
    while index < count, self[index] != 0x0A, self[index] != 0x0D { index += 1 }
    return index
  }
}
