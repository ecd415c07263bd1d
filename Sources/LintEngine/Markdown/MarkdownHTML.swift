import SwiftSource

/// A kind of HTML block, in which nothing is Markdown: https://spec.commonmark.org/0.31.2/#html-blocks
enum MarkdownHTML: Equatable {
  /// Text that is read as it is, such as `<pre>`, up to its closing tag.
  case verbatim
  case comment
  case instruction
  case declaration
  case characterData
  /// Another tag, up to a blank line.
  case tag

  /// The block that begins with a text.
  ///
  /// - Parameters:
  ///   - text: the rest of a line, from its first byte that is not a space on.
  ///   - mayBeTag: whether it may be any tag; inside of a paragraph only some are.
  init?(_ text: ArraySlice<UInt8>, mayBeTag: Bool) {
    guard text.first == UInt8(ascii: "<") else { return nil }
    if text.starts(with: "<!--".utf8) {
      self = .comment
    } else if text.starts(with: "<?".utf8) {
      self = .instruction
    } else if text.starts(with: "<![CDATA[".utf8) {
      self = .characterData
    } else if text.starts(with: "<!".utf8), text.dropFirst(2).first?.isASCIILetter == true {
      self = .declaration
    } else if let html = Self.block(named: text.dropFirst()) {
      self = html
    } else if mayBeTag, TagReader(text).isAlone {
      self = .tag
    } else {
      return nil
    }
  }

  /// The block that the name of a tag begins.
  private static func block(named text: ArraySlice<UInt8>) -> MarkdownHTML? {
    let isClosing = text.first == UInt8(ascii: "/")
    let rest = isClosing ? text.dropFirst() : text
    let name = rest.prefix(longestName + 1) { $0.isASCIILetter || $0.isASCIIDigit }
    let following = rest.dropFirst(name.count)
    let isPlainEnd =
      following.isEmpty || following.first == .space || following.first == .tab
      || following.first == UInt8(ascii: ">")
    let text = String(decoding: name, as: UTF8.self).lowercased()
    if !isClosing, isPlainEnd, verbatimNames.contains(text) { return .verbatim }
    guard isPlainEnd || following.starts(with: "/>".utf8), names.contains(text) else { return nil }
    return .tag
  }

  /// Whether a blank line ends it.
  var endsWithBlankLine: Bool { self == .tag }

  /// Whether it ends in a line.
  func ends(in text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .verbatim:
      var rest = text
      while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
        rest = rest[(start + 1)...]
        let isClosing = rest.first == UInt8(ascii: "/")
        let name = rest.dropFirst().prefix(Self.longestName) { $0.isASCIILetter }
        if isClosing, rest.dropFirst(1 + name.count).first == UInt8(ascii: ">"),
          Self.verbatimNames.contains(String(decoding: name, as: UTF8.self).lowercased())
        {
          return true
        }
      }
      return false
    case .comment: return text.contains("-->")
    case .instruction: return text.contains("?>")
    case .declaration: return text.contains(">")
    case .characterData: return text.contains("]]>")
    case .tag: return false
    }
  }

  private static let longestName = 10
  private static let verbatimNames: Set = ["pre", "script", "style", "textarea"]
  private static let names: Set = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

/// Reads an opening or closing tag: https://spec.commonmark.org/0.31.2/#open-tag
private struct TagReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Whether the text is a whole tag, followed by nothing but blanks.
  var isAlone: Bool {
    var reader = self
    return reader.readTag() && reader.rest.allSatisfy { $0 == .space || $0 == .tab }
  }

  private mutating func readTag() -> Bool {
    guard skip("<") else { return false }
    let isClosing = skip("/")
    guard rest.first?.isASCIILetter == true else { return false }
    skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    if !isClosing {
      while true {
        let hasBlank = skipBlanks()
        guard let first = rest.first,
          first.isASCIILetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
        else { break }
        guard hasBlank, readAttribute() else { return false }
      }
    }
    _ = skipBlanks()
    if !isClosing { _ = skip("/") }
    return skip(">")
  }

  /// Reads a name and, after an equals sign, its value.
  private mutating func readAttribute() -> Bool {
    skip { $0.isASCIILetter || $0.isASCIIDigit || "_:.-".utf8.contains($0) }
    var afterName = self
    _ = afterName.skipBlanks()
    guard afterName.skip("=") else { return true }
    self = afterName
    _ = skipBlanks()
    guard let quote = rest.first else { return false }
    if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      rest = rest.dropFirst()
      skip { $0 != quote }
      guard !rest.isEmpty else { return false }
      rest = rest.dropFirst()
      return true
    }
    let count = rest.count
    skip { $0 != .space && $0 != .tab && !"\"'=<>`".utf8.contains($0) }
    return rest.count < count
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipBlanks() -> Bool {
    let count = rest.count
    skip { $0 == .space || $0 == .tab }
    return rest.count < count
  }

  private mutating func skip(while fits: (UInt8) -> Bool) { rest = rest.drop(while: fits) }
}

extension ArraySlice<UInt8> {
  /// Whether it contains an ASCII text.
  fileprivate func contains(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var rest = self
    while let start = rest.firstIndex(of: bytes[0]) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  fileprivate func prefix(_ most: Int, while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    prefix(most).prefix(while: fits)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
