/// Text from outside in GitHub Flavored Markdown (https://github.github.com/gfm/), on one line, suitable for table
/// cells and for comments.
///
/// GitHub's processing of the text is prevented too: a zero-width space follows `@`, `#` and a colon before a word, so that
/// there are no accidental mentions, issue references, links or emoji. Code is not processed.
enum MarkdownText {
  private static let plain = TextEscape([
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "|": "&#124;", "\\": "&#92;", "`": "&#96;",
    "$": "&#36;", "*": "\\*", "_": "\\_", "[": "\\[", "]": "\\]", "~": "\\~", "@": "@&#8203;",
    "#": "#&#8203;",
  ])

  /// Every ASCII punctuation character as a character reference, which is never syntax.
  private static let references = TextEscape(
    Dictionary(
      uniqueKeysWithValues: (0x21..<0x7F as Range<UInt8>).compactMap { byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.properties.isAlphabetic || (0x30..<0x3A).contains(byte)
        return isPlain || "/.,-()".unicodeScalars.contains(scalar) ? nil : (scalar, "&#\(byte);")
      }))

  /// The message and, after a semicolon, the advice if there is any, as a paragraph of its own.
  static func paragraph(_ message: String, _ advice: String) -> String {
    (message.beginsBlock ? "&#8203;" : "") + Self.message(message)
      + (advice.isEmpty ? "" : "; " + Self.message(advice))
  }

  /// A message: text with code in back quotes.
  static func message(_ message: String) -> String {
    var output: [UInt8] = []
    for (text, isCode) in pieces(ofMessage: message) {
      if !isCode {
        var text = text
        text.withUTF8 { append(text: $0, to: &output) }
      } else if text.isEmpty {
        output.append("&#96;&#96;")
      } else {
        // Back quotes in a row would be another mark.
        output.append(output.last == UInt8(ascii: "`") ? html(text) : code(text))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends text, in which `www.` would be a link, and so would what follows a colon.
  private static func append(text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
    {
      let start = rest[..<mark]
      let isColon = rest[mark] == UInt8(ascii: ":")
      rest = rest[(mark + 1)...]
      plain.append(start, to: &output)
      if isColon {
        output.append(rest.first.map { $0 != UInt8(ascii: " ") } ?? false ? ":&#8203;" : ":")
      } else {
        let isLink = start.count >= 3 && start.suffix(3).allSatisfy { $0 | 0x20 == 0x77 }
        output.append(isLink ? "&#46;" : ".")
      }
    }
    plain.append(rest, to: &output)
  }

  /// A fence that is longer than any in some lines.
  static func fence(around lines: [String]) -> String {
    let runs = lines.flatMap { $0.split { $0 != "`" }.map(\.count) }
    return String(repeating: "`", count: max(2, runs.max() ?? 0) + 1)
  }

  static func code(_ code: String) -> String {
    isFitForBackQuotes(code) ? "`\(code)`" : html(code)
  }

  /// Code as an HTML element, which also works where Markdown is not parsed.
  static func html(_ code: String) -> String {
    var output: [UInt8] = []
    output.write("<code>\(code)</code>", in: references)
    return String(decoding: output, as: UTF8.self)
  }

  /// Nothing can be escaped inside back quotes, but a bar ends a cell even there.
  private static func isFitForBackQuotes(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.first != UInt8(ascii: " "), code.utf8.last != UInt8(ascii: " ")
    else { return false }
    let isPlain = code.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "|") && byte != UInt8(ascii: "`")
    }
    return isPlain
      || code.unicodeScalars.allSatisfy { !$0.isUnsafeToPrint && $0 != "|" && $0 != "`" }
  }
}

extension String {
  fileprivate var beginsBlock: Bool {
    let digits = utf8.prefix { (0x30...0x39).contains($0) }
    let next = utf8.dropFirst(digits.count).first
    let marks = digits.isEmpty ? " -+=>" : ".)"
    return next.map(marks.utf8.contains) ?? false
  }
}

/// The pieces of a message with code in back quotes; some are empty. An unmatched back quote is text.
func pieces(ofMessage message: String) -> [(text: String, isCode: Bool)] {
  var message = message
  return message.withUTF8 { bytes in
    let quote = UInt8(ascii: "`")
    let last = bytes.count { $0 == quote } / 2 * 2
    var (pieces, start): ([(text: String, isCode: Bool)], Int) = ([], 0)
    for end in 0...bytes.count
    where end == bytes.count || bytes[end] == quote && pieces.count < last {
      pieces.append((String(decoding: bytes[start..<end], as: UTF8.self), pieces.count % 2 == 1))
      start = end + 1
    }
    return pieces
  }
}
