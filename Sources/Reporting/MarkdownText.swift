/// Text from outside in GitHub Flavored Markdown (https://github.github.com/gfm/), on one line, suitable for table
/// cells.
///
/// GitHub's processing of the text is prevented too: a zero-width space follows `@`, `#` and `:`, so that there are no
/// accidental mentions, issue references, links or emoji. Code is not processed.
enum MarkdownText {
  private static let plain = TextEscape([
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "|": "&#124;", "\\": "&#92;", "`": "&#96;",
    "$": "&#36;", "*": "\\*", "_": "\\_", "[": "\\[", "]": "\\]", "~": "\\~", "@": "@&#8203;",
    "#": "#&#8203;", ":": ":&#8203;",
  ])

  /// Every ASCII punctuation character as a character reference, which is never syntax.
  private static let references = TextEscape(
    Dictionary(
      uniqueKeysWithValues: (0x21..<0x7F as Range<UInt8>).compactMap { byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.properties.isAlphabetic || (0x30..<0x3A).contains(byte)
        return isPlain || "/.,-()".unicodeScalars.contains(scalar) ? nil : (scalar, "&#\(byte);")
      }))

  /// Appends a message: text with code in back quotes.
  static func append(message: String, to output: inout [UInt8]) {
    forEachPiece(ofMessage: message) { piece in
      switch piece {
      case .text(let text): plain.append(text, to: &output)
      case .code(let code) where code.isEmpty: plain.append("``", to: &output)
      case .code(let code): append(code: String(Substring(code)), to: &output)
      }
    }
  }

  /// Appends code.
  static func append(code: String, to output: inout [UInt8]) {
    if isFitForBackQuotes(code) {
      output.append("`")
      output.append(code)
      output.append("`")
    } else {
      append(html: code, to: &output)
    }
  }

  /// Appends code as an HTML element, which also works where Markdown is not parsed.
  static func append(html code: String, to output: inout [UInt8]) {
    output.append("<code>")
    references.append(code, to: &output)
    output.append("</code>")
  }

  /// Nothing can be escaped inside back quotes, but a bar ends a cell even there.
  private static func isFitForBackQuotes(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.first != UInt8(ascii: " "), code.utf8.last != UInt8(ascii: " ")
    else { return false }
    return code.unicodeScalars.allSatisfy {
      !$0.isUnsafeToPrint && $0 != "|" && $0 != "`"
    }
  }
}
