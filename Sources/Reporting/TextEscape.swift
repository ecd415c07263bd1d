import SwiftSource

/// The escaping of untrusted text in a format.
///
/// Characters that the format can escape are escaped. Others that could control a terminal, and bytes that are not
/// UTF-8, appear as `\u{1B}` and `\xFF`, escaped again for the format, unless it has a spelling for them.
package struct TextEscape: Sendable {
  /// The spellings of ASCII characters; nil for those that are written unchanged.
  private let ascii: [[UInt8]?]
  private let escapesPrintable: Bool
  private let beyondASCII: @Sendable (Unicode.Scalar) -> String?
  private let stray: @Sendable (UInt8) -> String?

  init(
    _ ascii: [Unicode.Scalar: String] = [:],
    beyondASCII: @escaping @Sendable (Unicode.Scalar) -> String? = { _ in nil },
    unsafe: (@Sendable (Unicode.Scalar) -> String)? = nil, stray: String? = nil
  ) {
    @Sendable func inFormat(_ mark: String) -> String {
      mark.unicodeScalars.map { ascii[$0] ?? String($0) }.joined()
    }
    let unsafe = unsafe ?? { scalar in inFormat(scalar.escaped) }
    self.ascii = (0..<0x80).map { byte in
      let scalar = Unicode.Scalar(UInt8(byte))
      let spelling = ascii[scalar] ?? (scalar.isUnsafeToPrint ? unsafe(scalar) : nil)
      return spelling.map { Array($0.utf8) }
    }
    escapesPrintable = ascii.keys.contains { !$0.isUnsafeToPrint }
    self.beyondASCII = { scalar in
      scalar.isUnsafeToPrint ? unsafe(scalar) : beyondASCII(scalar)
    }
    self.stray = { byte in stray ?? inFormat(escaped(strayByte: byte)) }
  }

  func append(_ text: String, to output: inout [UInt8]) { append(text.utf8, to: &output) }

  /// Appends bytes that may not be UTF-8, escaped.
  func append(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { append($0, to: &output) }
    if done == nil { Array(bytes).withUnsafeBufferPointer { append($0, to: &output) } }
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    // Most text for a terminal is appended in one piece.
    if !escapesPrintable, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return output.append(contentsOf: bytes)
    }
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80, ascii[Int(byte)] == nil {
        index += 1
        continue
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      if byte < 0x80 {
        output += ascii[Int(byte)] ?? []
        index += 1
      } else {
        var end = index + 1
        while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
        appendBeyondASCII(UnsafeBufferPointer(rebasing: bytes[index..<end]), to: &output)
        index = end
      }
      start = index
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  private func appendBeyondASCII(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var rest = bytes[...]
    while let first = rest.first {
      // A whole character, if there is one; otherwise a stray byte.
      let character = rest.prefix(first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2)
      var decoder = UTF8()
      var iterator = character.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator), iterator.next() == nil {
        if let spelling = beyondASCII(scalar) {
          output.append(spelling)
        } else {
          output.append(contentsOf: character)
        }
        rest = rest.dropFirst(character.count)
      } else {
        output.append(stray(first) ?? "")
        rest = rest.dropFirst()
      }
    }
  }

  package static let visible = TextEscape()
  static let visibleLine = TextEscape(["\t": "\t"])

  /// XML 1.0 (https://www.w3.org/TR/xml/#syntax), for content and attribute values.
  ///
  /// XML cannot contain control characters, U+FFFE and U+FFFF; they appear as `\u{1B}`. Line breaks do too, which
  /// prevents attribute values from being normalized.
  static let xml = TextEscape(
    markup, beyondASCII: { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? $0.escaped : nil })

  /// The UTF-16 code units of a character, each as four hexadecimal digits.
  static func utf16Digits(_ scalar: Unicode.Scalar, uppercase: Bool = false) -> [String] {
    Character(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: uppercase)
      return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }

  private static let markup: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]
}

/// Text of a format, with values from outside that are escaped when it is written: `<file name="\(path)">`.
package struct Template: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate enum Piece {
      case literal(String)
      case text(String, Style.Look?)
      case bytes([UInt8], Style.Look?)
    }

    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    package mutating func appendInterpolation(_ text: String, _ look: Style.Look? = nil) {
      pieces.append(.text(text, look))
    }

    /// Bytes from outside that may not be UTF-8.
    package mutating func appendInterpolation(_ bytes: [UInt8], _ look: Style.Look? = nil) {
      pieces.append(.bytes(bytes, look))
    }

    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    /// A part that is a template, too; nothing for nil.
    package mutating func appendInterpolation(_ part: Template?) { pieces += part?.pieces ?? [] }
  }

  fileprivate let pieces: [StringInterpolation.Piece]

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package init(stringLiteral literal: String) { pieces = [.literal(literal)] }

  init(_ parts: [Template]) { pieces = parts.flatMap(\.pieces) }
}

extension [UInt8] {
  /// Appends a template with its values escaped.
  package mutating func write(
    _ template: Template, in escape: TextEscape = .visible, style: Style = Style(isColored: false)
  ) {
    for piece in template.pieces {
      switch piece {
      case .literal(let text): append(text)
      case .text(let text, let look):
        style.append(look, to: &self) { escape.append(text, to: &$0) }
      case .bytes(let bytes, let look):
        style.append(look, to: &self) { escape.append(bytes, to: &$0) }
      }
    }
  }
}

/// The text, truncated with an ellipsis if it does not fit.
///
/// - Parameter limit: the limit in UTF-16 code units, which services written in Java, C# and JavaScript count, at least
///   1. A character that is not safe to print counts as much as its visible form; a line break counts as one, because
///   the formats with a limit can escape it.
func clipped(_ text: String, utf16Limit limit: Int) -> String {
  // The longest visible form of a character has 8 bytes; a short text need not be counted.
  guard text.utf8.count > limit / 8 else { return text }
  var units = 0
  var end = text.startIndex
  for index in text.unicodeScalars.indices {
    let scalar = text.unicodeScalars[index]
    if scalar.isUnsafeToPrint, scalar != "\n", scalar != "\r" {
      units += scalar.escaped.utf8.count
    } else {
      units += scalar.value > 0xFFFF ? 2 : 1
    }
    guard units <= limit else { return String(text[..<end]) + "…" }
    // Up to here the text fits with an ellipsis.
    if units < limit { end = text.unicodeScalars.index(after: index) }
  }
  return text
}
