/// Divides a stream of bytes into the contents of messages: a header with `Content-Length`, a blank line, the content.
package struct MessageFraming {
  /// Why the rest of a stream cannot be read.
  package struct BadHeader: Error, Equatable {
    package var reason: String
  }

  /// The most bytes of a content: a document of the largest size that is linted, with most bytes escaped.
  package static let mostContent = 64 << 20
  package static let mostHeader = 4 << 10

  private var bytes: [UInt8] = []
  /// Where the unread bytes begin.
  private var start = 0

  package init() {}

  package mutating func append(_ more: [UInt8]) {
    bytes.removeSubrange(..<start)
    start = 0
    bytes += more
  }

  /// The next content; nil if it needs more bytes.
  package mutating func next() throws(BadHeader) -> [UInt8]? {
    guard let end = endOfHeader() else {
      if bytes.count - start <= Self.mostHeader { return nil }
      throw BadHeader(reason: "a header has more than \(Self.mostHeader) bytes")
    }
    let length = try Self.length(bytes[start..<end])
    guard bytes.count - end >= length else { return nil }
    start = end + length
    return Array(bytes[end..<start])
  }

  /// Where the content begins; nil if the blank line is missing.
  private func endOfHeader() -> Int? {
    for index in start..<min(bytes.count, start + Self.mostHeader + 1) where bytes[index] == 0x0A {
      let rest = bytes[(index + 1)...].prefix(2)
      if rest.first == 0x0A { return index + 2 }
      if rest.elementsEqual([0x0D, 0x0A]) { return index + 3 }
    }
    return nil
  }

  private static func length(_ header: ArraySlice<UInt8>) throws(BadHeader) -> Int {
    for line in header.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).split { $0 == ":" || $0.isWhitespace }
      guard words.first?.lowercased() == "content-length" else { continue }
      guard words.count == 2, let length = Int(words[1]), length >= 0 else {
        throw BadHeader(reason: "`Content-Length` is not a number")
      }
      if length <= mostContent { return length }
      throw BadHeader(reason: "a message has more than \(mostContent) bytes")
    }
    throw BadHeader(reason: "a header has no `Content-Length`")
  }
}
