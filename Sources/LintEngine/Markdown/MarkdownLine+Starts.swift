extension MarkdownLine {
  /// The fence that the line opens or closes; nil for other text.
  var fence: MarkdownBlock.Fence? {
    guard first == .backQuote || first == .tilde else { return nil }
    let fenceEnd = endOfRun(of: first, from: text)
    guard fenceEnd - text >= 3 else { return nil }
    // With back quotes it would be a piece of code in a line.
    if first == .backQuote, bytes[fenceEnd..<end].contains(.backQuote) { return nil }
    return MarkdownBlock.Fence(
      character: first, count: fenceEnd - text, indentation: indentation)
  }

  /// Whether the first word after a fence is the name of the language.
  func namesSwift(after fence: MarkdownBlock.Fence) -> Bool {
    let words = bytes[(text + fence.count)..<end].split(
      maxSplits: 1, omittingEmptySubsequences: true
    ) { $0 == .space || $0 == .tab }
    return words.first.map { $0.elementsEqualLowercased("swift".utf8) } ?? false
  }

  /// Whether the line closes a block.
  func closes(_ fence: MarkdownBlock.Fence) -> Bool {
    guard !isIndented, first == fence.character else { return false }
    let fenceEnd = endOfRun(of: first, from: text)
    return fenceEnd - text >= fence.count && isBlank(from: fenceEnd)
  }

  /// Whether it is a heading of the form `## Heading`.
  var isHeading: Bool {
    let hashEnd = endOfRun(of: UInt8(ascii: "#"), from: text)
    return (1...6).contains(hashEnd - text) && isEndOrBlank(hashEnd)
  }

  /// Whether it makes a heading of the paragraph above.
  var isSetextUnderline: Bool {
    guard first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
    return isBlank(from: endOfRun(of: first, from: text))
  }

  /// Whether it is a horizontal rule.
  var isThematicBreak: Bool {
    guard [UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(first) else {
      return false
    }
    var count = 0
    for byte in rest {
      if byte == first { count += 1 } else if byte != .space && byte != .tab { return false }
    }
    return count >= 3
  }

  /// The end of the marker of a list item; nil if there is none.
  ///
  /// - Parameter inParagraph: whether the line would otherwise continue a paragraph.
  func endOfListMarker(inParagraph: Bool) -> Int? {
    var markerEnd = text
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): markerEnd += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while markerEnd < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[markerEnd]) {
        markerEnd += 1
      }
      guard markerEnd - text <= 9, markerEnd < end,
        bytes[markerEnd] == UInt8(ascii: ".") || bytes[markerEnd] == UInt8(ascii: ")")
      else { return nil }
      if inParagraph, Int(String(decoding: bytes[text..<markerEnd], as: UTF8.self)) != 1 {
        return nil
      }
      markerEnd += 1
    default: return nil
    }
    guard isEndOrBlank(markerEnd), !(inParagraph && isBlank(from: markerEnd)) else { return nil }
    return markerEnd
  }

  /// The annotation that the line consists of, from `layoutlint:` on; nil if it is something else.
  var annotation: Range<Int>? {
    var range = text..<end
    while let last = bytes[range].last, last == .space || last == .tab { range.removeLast() }
    guard bytes[range].starts(with: "<!--".utf8), bytes[range].suffix(3).elementsEqual("-->".utf8),
      range.count >= 7
    else { return nil }
    range = (range.lowerBound + 4)..<(range.upperBound - 3)
    while let first = bytes[range].first, first == .space || first == .tab { range.removeFirst() }
    while let last = bytes[range].last, last == .space || last == .tab { range.removeLast() }
    return bytes[range].starts(with: "layoutlint:".utf8) ? range : nil
  }

  private func isEndOrBlank(_ offset: Int) -> Bool {
    offset == end || bytes[offset] == .space || bytes[offset] == .tab
  }
}

extension Collection<UInt8> {
  /// Whether it is an ASCII text of small letters, in any case.
  func elementsEqualLowercased(_ text: String.UTF8View) -> Bool {
    guard count == text.count else { return false }
    for (byte, letter) in zip(self, text) {
      if byte.lowercased != letter { return false }
    }
    return true
  }
}

extension UInt8 {
  /// Whether it is a capital ASCII letter.
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// The small letter for a capital ASCII letter; other bytes as they are.
  var lowercased: UInt8 { isCapital ? self | 0x20 : self }

  fileprivate static let backQuote = UInt8(ascii: "`")
  fileprivate static let tilde = UInt8(ascii: "~")
}
