/// Text from outside in GitHub Flavored Markdown (https://github.github.com/gfm/), on one line, fit for cells of tables.
///
/// What GitHub makes of finished text is stopped too: a space without width stands behind `@`, `#` and `:`, so that nobody
/// is mentioned, no issue is referred to, and there is no link or emoji that nobody wrote. In code none of this happens.
enum MarkdownText {
  private static let plain = TextEscape([
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "|": "&#124;", "\\": "&#92;", "`": "&#96;",
    "$": "&#36;", "*": "\\*", "_": "\\_", "[": "\\[", "]": "\\]", "~": "\\~", "@": "@&#8203;",
    "#": "#&#8203;", ":": ":&#8203;",
  ])

  /// Every mark of ASCII as a reference, which is never a part of the syntax.
  private static let references = TextEscape(
    Dictionary(
      uniqueKeysWithValues: (0x21..<0x7F as Range<UInt8>).compactMap { byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.properties.isAlphabetic || (0x30..<0x3A).contains(byte)
        return isPlain || "/.,-()".unicodeScalars.contains(scalar) ? nil : (scalar, "&#\(byte);")
      }))

  /// Appends a message: text, in it code in back quotes.
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

  /// Appends code as an element of HTML, which also holds where no Markdown is read.
  static func append(html code: String, to output: inout [UInt8]) {
    output.append("<code>")
    references.append(code, to: &output)
    output.append("</code>")
  }

  /// Nothing can be quoted inside back quotes, but a bar ends a cell even there.
  private static func isFitForBackQuotes(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.first != UInt8(ascii: " "), code.utf8.last != UInt8(ascii: " ")
    else { return false }
    return code.unicodeScalars.allSatisfy {
      !$0.isUnsafeToPrint && $0 != "|" && $0 != "`"
    }
  }
}
