import SwiftSource

/// What comment lines above an element tell about the elements below.
struct Heading {
  /// Whether they contain a `MARK:`.
  let hasMark: Bool
  /// Whether they name what the element begins with: `// The title label` above `titleLabel.topAnchor`.
  let namesSubject: Bool
  /// Whether their text alone shows that they refer to several elements: a banner, documentation, "for all of these".
  let isAboutSeveral: Bool
  /// Whether they are a few words, like headings, rather than a sentence.
  let isShort: Bool
  /// The words in lower case.
  let words: Set<String>

  /// The heading of an element without a comment.
  static let none = Heading()

  private init() {
    (hasMark, namesSubject, isAboutSeveral, isShort, words) = (false, false, false, false, [])
  }

  /// - Parameter lines: the bytes of the lines; empty if there are none.
  init(_ lines: Range<Int>, above element: Range<Int>, in source: SourceFile) {
    guard !lines.isEmpty else {
      self = .none
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
    let list = Self.words(text)
    words = Set(list)
    isShort = list.count <= Self.mostWords
    isAboutSeveral =
      Self.isBanner(text) || !words.isDisjoint(with: Self.wordsForSeveral)
      || (list.count == 1 && !words.isDisjoint(with: Self.namesOfGroups))
      || source.comments(in: lines).contains {
        $0.kind == .documentationLine || $0.kind == .documentationBlock
      }
  }

  /// `make`, the name of most makers, is also a common word in comments.
  private static let shortestName = 5
  private static let mostWords = 3
  private static let wordsForSeveral: Set<String> = [
    "all", "both", "these", "those", "following", "constraints",
  ]
  private static let namesOfGroups: Set<String> = [
    "horizontal", "horizontally", "vertical", "vertically", "size", "sizes", "position", "edges",
    "layout",
  ]
}

// MARK: - Texts

extension Heading {
  /// The letters in lower case, without anything in between: a name in words then equals the name in one.
  private static func letters(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.compactMap { $0.smallLetter }
  }

  private static func words(_ text: some Collection<UInt8>) -> [String] {
    text.split { $0.smallLetter == nil }
      .map { String(decoding: $0.compactMap(\.smallLetter), as: UTF8.self) }
  }

  /// Whether a non-letter is repeated to draw a line: `// ------`.
  private static func isBanner(_ text: some Sequence<UInt8>) -> Bool {
    var (last, count): (UInt8, Int) = (0, 0)
    for byte in text {
      count = byte == last ? count + 1 : 1
      last = byte
      if count == 4, "-=*#~_+/".utf8.contains(byte) { return true }
    }
    return false
  }

  private static func contains(_ part: [UInt8], in text: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}

extension UInt8 {
  /// The letter in lower case; nil for anything else.
  fileprivate var smallLetter: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: self
    default: nil
    }
  }
}
