/// Divides a stream of bytes into the contents of messages: a header with `Content-Length`, a blank line, the content.
///
/// Anything else is skipped up to the next header that can be read, and reported once. So is a content that is too long: no
/// JSON has a header in it, since its strings have no line breaks.
package struct MessageFraming {
  /// A part of the stream.
  package enum Part: Equatable {
    case content([UInt8])
    /// What is wrong with the bytes that are skipped, no final period.
    case refused(String)
  }

  /// The most bytes of a content: a document of the largest size that is linted, with most bytes escaped.
  package static let mostContent = 64 << 20
  /// The most bytes of a header.
  package static let mostHeader = 4 << 10

  private static let field = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  /// Where the unread bytes begin.
  private var start = 0
  private var isLost = false

  package init() {}

  /// Adds bytes of the stream.
  package mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// The next part; nil if it needs more bytes.
  package mutating func next() -> Part? {
    while true {
      if isLost, !findField() { return nil }
      var next = start + 1
      let refusal: String
      if let (text, end) = endOfHeader() {
        switch Header(bytes[start..<text]) {
        case .length(let length) where length <= Self.mostContent:
          guard bytes.count - end >= length else { return nil }
          (start, isLost) = (end + length, false)
          return .content(Array(bytes[end..<start]))
        case .length: refusal = "a message has more than \(Self.mostContent) bytes"
        case .refused(let reason): refusal = reason
        }
        // Garbage may end with a header.
        if !isLost { next = end }
      } else {
        guard bytes.count - start > Self.mostHeader else { return nil }
        refusal = "a header has more than \(Self.mostHeader) bytes"
      }
      start = next
      if !isLost {
        isLost = true
        return .refused(refusal)
      }
    }
  }

  /// Skips to the next `Content-Length`.
  private mutating func findField() -> Bool {
    while start + Self.field.count <= bytes.count {
      // Most bytes are no such letter.
      if bytes[start] | 0x20 == UInt8(ascii: "c"),
        zip(bytes[start...], Self.field).allSatisfy({ $0.asciiLowercased == $1 })
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Where the fields end, and the whole header; nil if the blank line is missing.
  private func endOfHeader() -> (text: Int, header: Int)? {
    for index in start..<min(bytes.count, start + Self.mostHeader + 1) where bytes[index] == 0x0A {
      let rest = bytes[(index + 1)...].prefix(2)
      if rest.first == 0x0A { return (index, index + 2) }
      if rest.elementsEqual([0x0D, 0x0A]) { return (index, index + 3) }
    }
    return nil
  }
}

/// The header of a message.
private enum Header {
  case length(Int)
  case refused(String)

  init(_ bytes: ArraySlice<UInt8>) {
    var length: Int?
    for line in bytes.split(separator: 0x0A) {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        self = .refused("a header has a line without a colon")
        return
      }
      let value = String(decoding: line[(colon + 1)...].drop { $0 == 0x20 }, as: UTF8.self)
      guard line[..<colon].map(\.asciiLowercased).elementsEqual("content-length".utf8) else {
        continue
      }
      guard !value.isEmpty, value.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
        let count = Int(value), length == nil || length == count
      else {
        self = .refused("`Content-Length` is not a number")
        return
      }
      length = count
    }
    self = length.map(Header.length) ?? .refused("a header has no `Content-Length`")
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
