import RuleKit

/// A parser for the text of one suppression.
struct SuppressionParser {
  /// The bytes of a name or a verb that are kept; no rule's name is nearly as long.
  private static let longestName = 100
  private static let markerCount = "layoutlint:".utf8.count

  private let base: UnsafePointer<UInt8>
  private let text: Range<Int>
  private var position: Int

  /// - Parameters:
  ///   - base: the first byte of the file.
  ///   - text: from `layoutlint:` to the end of its part of the comment.
  init(base: UnsafePointer<UInt8>, text: Range<Int>) {
    self.base = base
    var end = text.upperBound
    while end > text.lowerBound, base[end - 1].isBlank { end -= 1 }
    self.text = text.lowerBound..<end
    position = text.lowerBound + Self.markerCount
  }

  /// The suppression; nil for prose that happens to begin with the tool's name and a colon.
  mutating func suppression(in comment: Range<Int>) -> Suppression? {
    let markerEnd = position
    skipBlanks()
    let hasBlank = position > markerEnd
    let verb = nextWord()
    let verbText = string(verb)
    let knownVerb = Suppression.Verb(rawValue: verbText)
    guard !verb.isEmpty, !hasBlank || knownVerb != nil else { return nil }
    var suppression = Suppression(
      range: text, headRange: text.lowerBound..<verb.upperBound, verbText: verbText,
      hasBlankBeforeVerb: hasBlank, verb: hasBlank ? nil : knownVerb, comment: comment)
    if suppression.verb != nil { readNames(into: &suppression) }
    return suppression
  }

  private mutating func readNames(into suppression: inout Suppression) {
    while position < text.upperBound {
      if base[position].isBlank || base[position] == .comma {
        position += 1
      } else if let count = dashCount {
        // The text does not end with a space: the reason follows the dash and a space.
        position += count
        skipBlanks()
        if position < text.upperBound { suppression.reason = position..<text.upperBound }
        return
      } else {
        let word = nextWord()
        suppression.names.append(
          Suppression.Name(range: word, text: string(word), outcome: .unused))
      }
    }
  }

  /// The length of the dash here that introduces the reason: `-` and `--` are separate, `–` and `—` may touch a word.
  private var dashCount: Int? {
    if isLongDash(position) { return 3 }
    var end = position
    while end < text.upperBound, base[end] == .minus { end += 1 }
    let standsAlone = end == text.upperBound || base[end].isBlank
    return standsAlone && (1...2).contains(end - position) ? end - position : nil
  }

  /// U+2013 and U+2014.
  private func isLongDash(_ start: Int) -> Bool {
    start + 3 <= text.upperBound && base[start] == 0xE2 && base[start + 1] == 0x80
      && (base[start + 2] == 0x93 || base[start + 2] == 0x94)
  }

  private mutating func skipBlanks() {
    while position < text.upperBound, base[position].isBlank { position += 1 }
  }

  private mutating func nextWord() -> Range<Int> {
    let start = position
    while position < text.upperBound, !base[position].isBlank, base[position] != .comma,
      !isLongDash(position)
    {
      position += 1
    }
    return start..<position
  }

  private func string(_ word: Range<Int>) -> String {
    let kept = word.prefix(Self.longestName)
    let bytes = UnsafeBufferPointer(start: base + kept.lowerBound, count: kept.count)
    return String(decoding: bytes, as: UTF8.self) + (kept.count < word.count ? "…" : "")
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let minus = UInt8(ascii: "-")
}
