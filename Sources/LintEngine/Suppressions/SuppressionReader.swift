import RuleKit
import SwiftSource

/// Finds the suppressions of a file in its comments; the first check looks at a few bytes only.
package struct SuppressionReader {
  private let base: UnsafePointer<UInt8>
  private var found: [Suppression] = []

  /// The suppressions of a tokenized file, in order.
  package static func suppressions(in source: SourceFile) -> [Suppression] {
    guard let base = source.bytes.baseAddress, !source.comments.isEmpty else { return [] }
    var reader = SuppressionReader(base: base.assumingMemoryBound(to: UInt8.self))
    for comment in source.comments { reader.look(at: comment) }
    return reader.found
  }

  private init(base: UnsafePointer<UInt8>) { self.base = base }

  @inline(__always)
  private mutating func look(at comment: Comment) {
    let bytes = Int(comment.start)..<Int(comment.end)
    switch comment.kind {
    case .line, .documentationLine:
      let start = afterBlanks(afterRun(of: .slash, bytes.lowerBound + 2))
      let isFirst = isMarker(start)
      if isFirst || nextSlash(start, bytes.upperBound) != nil {
        readLine(start, isFirst: isFirst, bytes)
      }
    case .block, .documentationBlock:
      let start = afterBlanks(afterRun(of: .star, bytes.lowerBound + 2))
      if isMarker(start) { read(start..<endOfBlock(start, bytes.upperBound), in: bytes) }
    case .shebang, .conflict: return
    }
  }

  /// Reads the suppressions of a line comment. A further `//` in it counts only after code: in a comment on its own
  /// line it is commented-out code, or prose.
  private mutating func readLine(_ start: Int, isFirst: Bool, _ comment: Range<Int>) {
    var position = start
    if isFirst {
      position = nextComment(start, comment.upperBound) ?? comment.upperBound
      read(start..<position, in: comment)
    }
    guard let first = nextMarker(position, comment.upperBound), followsCode(comment.lowerBound)
    else { return }
    var next: Int? = first
    while let marker = next {
      position = nextComment(marker, comment.upperBound) ?? comment.upperBound
      read(marker..<position, in: comment)
      next = nextMarker(position, comment.upperBound)
    }
  }

  private mutating func read(_ text: Range<Int>, in comment: Range<Int>) {
    var parser = SuppressionParser(base: base, text: text)
    if let suppression = parser.suppression(in: comment) { found.append(suppression) }
  }

  // MARK: Detection

  /// Whether the text here is `layoutlint:`. Zero bytes follow those of the file.
  @inline(__always)
  private func isMarker(_ start: Int) -> Bool {
    let word = UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self).littleEndian
    return word == Self.layoutli && base[start + 8] == UInt8(ascii: "n")
      && base[start + 9] == UInt8(ascii: "t") && base[start + 10] == .colon
  }

  /// The letters `layoutli` as a number.
  private static let layoutli: UInt64 = 0x696C_7475_6F79_616C

  /// The next suppression after a `//` that follows a space.
  private func nextMarker(_ start: Int, _ end: Int) -> Int? {
    var position = start
    while let slashes = nextComment(position, end) {
      position = afterRun(of: .slash, slashes)
      let marker = afterBlanks(position)
      if isMarker(marker) { return marker }
    }
    return nil
  }

  /// The next `//` that follows a space.
  private func nextComment(_ start: Int, _ end: Int) -> Int? {
    var position = start
    while let slash = nextSlash(position, end) {
      if base[slash + 1] == .slash, base[slash - 1].isBlank { return slash }
      position = afterRun(of: .slash, slash)
    }
    return nil
  }

  private func followsCode(_ comment: Int) -> Bool {
    var position = comment
    while position > 0, base[position - 1].isBlank { position -= 1 }
    return position > 0 && !base[position - 1].isLineBreak
  }

  /// A suppression in a block comment ends with its line.
  private func endOfBlock(_ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, !base[position].isLineBreak { position += 1 }
    guard position == end, base[end - 1] == .slash, base[end - 2] == .star else { return position }
    position -= 1
    while position > start, base[position - 1] == .star { position -= 1 }
    return position
  }

  // MARK: Bytes

  @inline(__always)
  private func afterBlanks(_ start: Int) -> Int {
    var position = start
    while base[position].isBlank { position += 1 }
    return position
  }

  @inline(__always)
  private func afterRun(of byte: UInt8, _ start: Int) -> Int {
    var position = start
    while base[position] == byte { position += 1 }
    return position
  }

  /// The next slash before `end`; checks eight bytes at a time.
  @inline(__always)
  private func nextSlash(_ start: Int, _ end: Int) -> Int? {
    var position = start
    while position < end {
      let block = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
      let others = block ^ 0x2F2F_2F2F_2F2F_2F2F
      // The lowest set high bit is that of the first zero byte.
      let zeros = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      if zeros != 0 {
        let slash = position + zeros.trailingZeroBitCount / 8
        return slash < end ? slash : nil
      }
      position += 8
    }
    return nil
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let colon = UInt8(ascii: ":")
}

/// A parser for the text of one suppression.
struct SuppressionParser {
  /// The bytes of a name or a verb that are kept; no rule's name is nearly as long.
  private static let longestName = 100
  private static let markerCount = "layoutlint:".utf8.count

  private let base: UnsafePointer<UInt8>
  private let text: Range<Int>
  private var position: Int

  /// - Parameter text: from `layoutlint:` to the end of its part of the comment.
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
