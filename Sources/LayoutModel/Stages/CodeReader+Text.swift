import SwiftSource

extension CodeReader {
  /// What stands behind a token. A closure that nothing closes ends with the file, and nothing is behind that.
  func kind(after token: Int) -> TokenKind {
    token + 1 < tokens.count ? tokens[token + 1].kind : .endOfFile
  }

  /// The text of a token.
  public func text(_ token: Int) -> String { code[token].text }

  /// The bytes from the first to the last of these tokens.
  public func byteRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let start = Int(tokens[range.lowerBound].start)
      return start..<start
    }
    return Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }

  /// The text of these tokens as it is in the file.
  public func text(_ range: Range<Int>) -> String { code[range].text }

  /// The name of an item for a message: as it is written, white space and comments left out, `self` for no name.
  public func name(_ item: Item) -> String {
    if item.isSuperview { return "superview" }
    if item.isSelf || item.tokens.isEmpty { return "self" }
    if tokens[item.tokens.lowerBound].kind == .stringLiteral { return nameInFormat(item) }
    var name = ""
    let first = item.tokens.lowerBound
    let isQualified = item.tokens.count > 2 && tokens[first].is(Keyword.`self`)
    let start = isQualified ? item.tokens.first { tokens[$0].kind == .identifier } : first
    for index in (start ?? first)..<item.tokens.upperBound {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix: continue
      default: name += text(index)
      }
    }
    return name
  }

  /// Whether two tokens have the same bytes.
  func sameText(_ left: Int, _ right: Int) -> Bool {
    code[left].hasSameText(as: code[right])
  }
}
