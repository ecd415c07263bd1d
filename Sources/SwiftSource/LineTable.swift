/// Where the lines of a file begin. Built once for a file with findings; LF, CRLF and CR end a line.
public struct LineTable: Sendable {
  private var starts: [Int] = [0]
  private var ends: [Int] = []

  /// Finds the lines in these bytes.
  public init(_ bytes: UnsafeRawBufferPointer) {
    starts.reserveCapacity(bytes.count / Self.usualLength + 8)
    ends.reserveCapacity(bytes.count / Self.usualLength + 8)
    var index = 0
    while index + 8 <= bytes.count {
      let block = EightBytes(bytes, at: index)
      var breaks = (block.equal(to: 0x0A) | block.equal(to: 0x0D)) & ~block.beyondASCII
      while breaks != 0 {
        end(at: index + EightBytes.firstIndex(breaks), bytes)
        breaks &= breaks &- 1
      }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { end(at: index, bytes) }
      index += 1
    }
    ends.append(bytes.count)
  }

  /// The typical length of a line of code.
  private static let usualLength = 32

  private mutating func end(at index: Int, _ bytes: UnsafeRawBufferPointer) {
    if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D {
      starts[starts.count - 1] = index + 1
    } else {
      ends.append(index)
      starts.append(index + 1)
    }
  }

  /// How many lines there are, including the text after the last line break, even if empty.
  public var count: Int { starts.count }

  /// The position of a byte offset.
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
