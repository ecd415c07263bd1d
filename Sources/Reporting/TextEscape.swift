/// The escaping of untrusted text in a format.
///
/// Characters that the format can escape are escaped. Others that could control a terminal, and bytes that are not
/// UTF-8, appear as in `appendVisible(_:)`, escaped again for the format: `\u{1B}`, `\xFF`.
struct TextEscape: Sendable {
  private let ascii: [String?]
  private let beyondASCII: (@Sendable (Unicode.Scalar) -> String?)?
  /// The bytes that are written unchanged.
  private let isPlain: [Bool]

  /// - Parameters:
  ///   - ascii: the replacements of ASCII characters.
  ///   - beyondASCII: the replacement of a non-ASCII character; nil to show it as in `appendVisible(_:)`.
  init(
    _ ascii: [Unicode.Scalar: String],
    beyondASCII: (@Sendable (Unicode.Scalar) -> String?)? = nil
  ) {
    let spellings = (0..<0x80).map { ascii[Unicode.Scalar(UInt8($0))] }
    self.ascii = spellings
    self.beyondASCII = beyondASCII
    isPlain = (0..<0x100).map { $0 >= 0x20 && $0 < 0x7F && spellings[$0] == nil }
  }

  /// Appends a text, escaped.
  func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Appends bytes that may not be UTF-8, escaped.
  func append(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { append($0, to: &output) }
    if done == nil { Array(bytes).withUnsafeBufferPointer { append($0, to: &output) } }
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var start = 0
    var index = 0
    while index < bytes.count {
      if isPlain[Int(bytes[index])] {
        index += 1
        continue
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      if bytes[index] < 0x80 {
        appendASCII(bytes[index], to: &output)
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

  private func appendASCII(_ byte: UInt8, to output: inout [UInt8]) {
    if let spelling = ascii[Int(byte)] {
      output.append(spelling)
    } else if isPlain[Int(byte)] {
      output.append(byte)
    } else {
      appendMark(Unicode.Scalar(byte).escaped, to: &output)
    }
  }

  private func appendBeyondASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    forEachPiece(of: bytes) { piece in
      switch piece {
      case .scalar(let scalar, _) where scalar.isUnsafeToPrint:
        appendMark(scalar.escaped, to: &output)
      case .scalar(let scalar, let text):
        if let spelling = beyondASCII?(scalar) {
          output.append(spelling)
        } else {
          output.append(contentsOf: text)
        }
      case .stray(let byte): appendMark(escaped(strayByte: byte), to: &output)
      }
    }
  }

  /// Appends the visible spelling of a character, which is printable ASCII.
  private func appendMark(_ mark: String, to output: inout [UInt8]) {
    for byte in mark.utf8 { appendASCII(byte, to: &output) }
  }
}

extension TextEscape {
  /// Appends the message and, after a semicolon, the advice if there is any.
  func appendSentence(_ message: String, _ advice: String, to output: inout [UInt8]) {
    append(message, to: &output)
    guard !advice.isEmpty else { return }
    append("; ", to: &output)
    append(advice, to: &output)
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) { append(String(number)) }
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
