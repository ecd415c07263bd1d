import SwiftSource

/// What lines of comments above an element say about the elements below.
struct Heading {
  /// Whether they have a `MARK:`.
  let hasMark: Bool
  /// Whether they name what the element begins with: `// The title label` above `titleLabel.topAnchor`.
  let namesSubject: Bool

  /// - Parameter lines: the bytes of the lines; empty for none.
  init(_ lines: Range<Int>, above element: Range<Int>, in source: SourceFile) {
    guard !lines.isEmpty else {
      (hasMark, namesSubject) = (false, false)
      return
    }
    let text = source.bytes[lines]
    hasMark = Self.contains(Array("MARK:".utf8), in: Array(text))
    let first = element.lowerBound
    let name = source.tokens[first].is(Keyword.`self`) && element.count > 2 ? first + 2 : first
    let isName = source.tokens[name].kind == .identifier
    let subject = isName ? Self.letters(source.bytes[source.tokens[name].range]) : []
    namesSubject =
      subject.count >= Self.shortestName && Self.contains(subject, in: Self.letters(text))
  }

  /// `make`, the name of most makers, is also a word of many comments.
  private static let shortestName = 5

  /// The letters, small ones, without all that stands between: a name in words is then the name in one.
  private static func letters(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: byte
      default: nil
      }
    }
  }

  private static func contains(_ part: [UInt8], in text: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}
