import SwiftSource

/// What lines of comments above an element say about the elements below.
struct Heading {
  /// Whether they have a `MARK:`.
  let hasMark: Bool
  /// Whether they name what the element begins with: `// The title label` above `titleLabel.topAnchor`.
  let namesSubject: Bool
  /// Whether they say by themselves that they are about more than one element: a banner, documentation, "for all of
  /// these".
  let isAboutSeveral: Bool
  /// Whether they are a few words, as headings are, and no sentence.
  let isShort: Bool
  /// The words, in small letters.
  let words: Set<String>

  /// What stands above an element without a comment.
  static let none = Heading()

  private init() {
    (hasMark, namesSubject, isAboutSeveral, isShort, words) = (false, false, false, false, [])
  }

  /// - Parameter lines: the bytes of the lines; empty for none.
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

  /// `make`, the name of most makers, is also a word of many comments.
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
  /// The letters, small ones, without all that stands between: a name in words is then the name in one.
  private static func letters(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.compactMap { $0.smallLetter }
  }

  private static func words(_ text: some Collection<UInt8>) -> [String] {
    text.split { $0.smallLetter == nil }
      .map { String(decoding: $0.compactMap(\.smallLetter), as: UTF8.self) }
  }

  /// Whether a sign that is no letter is drawn to a line: `// ------`.
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
  /// The letter as a small one; nil for anything else.
  fileprivate var smallLetter: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: self
    default: nil
    }
  }
}
