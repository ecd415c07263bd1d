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
  /// How much of the unread bytes is known to have no end of a header.
  private var searched = 0
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
      let refusal: String
      let next: Int
      if let end = endOfHeader() {
        switch Header(bytes[start..<end.text]) {
        case .length(let length) where length <= Self.mostContent:
          guard bytes.count - end.header >= length else { return nil }
          let content = Array(bytes[end.header..<(end.header + length)])
          (start, searched, isLost) = (end.header + length, 0, false)
          return .content(content)
        case .length:
          (refusal, next) = ("a message has more than \(Self.mostContent) bytes", end.header)
        case .refused(let reason):
          (refusal, next) = (reason, (isLost ? lastField(before: end.text) : nil) ?? end.header)
        }
      } else {
        guard bytes.count - start > Self.mostHeader else { return nil }
        (refusal, next) = ("a header has more than \(Self.mostHeader) bytes", start + 1)
      }
      skip(to: next)
      if !isLost {
        isLost = true
        return .refused(refusal)
      }
    }
  }

  private mutating func skip(to next: Int) {
    searched = max(0, searched - (next - start))
    start = next
  }

  /// Skips to the next `Content-Length`.
  private mutating func findField() -> Bool {
    var next = start
    while next + Self.field.count <= bytes.count {
      if bytes[next] | 0x20 == UInt8(ascii: "c"), beginsField(next) {
        skip(to: next)
        return true
      }
      next += 1
    }
    skip(to: next)
    return false
  }

  /// The last `Content-Length` of a header that cannot be read: garbage may end with a header.
  private func lastField(before end: Int) -> Int? {
    (start + 1..<max(end, start + 1)).last(where: beginsField)
  }

  private func beginsField(_ index: Int) -> Bool {
    let bytes = bytes[index...]
    return bytes.count >= Self.field.count
      && zip(bytes, Self.field).allSatisfy { $0.asciiLowercased == $1 }
  }

  /// Where the fields end, and the whole header; nil if the blank line is missing.
  private mutating func endOfHeader() -> (text: Int, header: Int)? {
    var index = start + searched
    while index < bytes.count, index - start <= Self.mostHeader {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    // The line break may be divided.
    searched = max(0, index - start - 2)
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
      switch String(decoding: line[..<colon].map(\.asciiLowercased), as: UTF8.self) {
      case "content-length":
        guard !value.isEmpty, value.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
          let count = Int(value), length == nil || length == count
        else {
          self = .refused("`Content-Length` is not a number")
          return
        }
        length = count
      case "content-type":
        let type = value.lowercased()
        guard !type.contains("charset=") || type.contains("utf-8") || type.contains("utf8") else {
          self = .refused("the content of a message is not UTF-8")
          return
        }
      default: break
      }
    }
    self = length.map(Header.length) ?? .refused("a header has no `Content-Length`")
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
