/// Divides a stream of bytes into the contents of messages: a header with `Content-Length`, a blank line, the content.
///
/// What is not a header is skipped up to the next `Content-Length`, and reported once. Headers and contents are limited; the
/// bytes of a longer content are dropped as they come.
package struct MessageFraming {
  /// A part of the stream.
  package enum Part: Equatable {
    case content([UInt8])
    /// What is wrong with the bytes that were skipped, no final period.
    case refused(String)
  }

  /// The most bytes of a content: a document of the largest size that is linted, with every byte escaped.
  package static let mostContent = 64 << 20
  /// The most bytes of a header.
  package static let mostHeader = 4 << 10
  /// A longer content is taken for a mistake in the number, and not waited for.
  private static let mostSkipped = 1 << 32

  private static let field = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  /// Where the unread bytes begin.
  private var start = 0
  /// How much of the unread bytes is known to have no end of a header.
  private var searched = 0
  /// How many bytes to drop.
  private var dropped = 0
  /// Whether the next header is being looked for in garbage.
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
    dropSkipped()
    if isLost, !findField() { return nil }
    guard let end = endOfHeader() else {
      guard bytes.count - start > Self.mostHeader else { return nil }
      return lose("a header has more than \(Self.mostHeader) bytes", to: start + 1)
    }
    let length: Int
    switch Header(bytes[start..<end.text]) {
    case .length(let count): length = count
    case .refused(let reason): return lose(reason, to: end.header)
    }
    guard length <= Self.mostContent else {
      guard length <= Self.mostSkipped else {
        return lose("`Content-Length` is too large", to: end.header)
      }
      (start, searched, dropped) = (end.header, 0, length)
      dropSkipped()
      return .refused("a message has more than \(Self.mostContent) bytes")
    }
    guard bytes.count - end.header >= length else { return nil }
    let content = Array(bytes[end.header..<(end.header + length)])
    (start, searched) = (end.header + length, 0)
    return .content(content)
  }

  private mutating func dropSkipped() {
    let count = min(dropped, bytes.count - start)
    dropped -= count
    start += count
  }

  /// Begins to look for the next header at a byte.
  private mutating func lose(_ reason: String, to next: Int) -> Part {
    isLost = true
    start = next
    searched = 0
    return .refused(reason)
  }

  /// Skips to the next `Content-Length`.
  private mutating func findField() -> Bool {
    let most = bytes.count - Self.field.count
    while start <= most {
      if bytes[start] | 0x20 == Self.field[0], Self.begins(bytes[start...], with: Self.field) {
        isLost = false
        searched = 0
        return true
      }
      start += 1
    }
    return false
  }

  fileprivate static func begins(_ bytes: ArraySlice<UInt8>, with name: [UInt8]) -> Bool {
    bytes.count >= name.count && zip(bytes, name).allSatisfy { $0.asciiLowercased == $1 }
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
