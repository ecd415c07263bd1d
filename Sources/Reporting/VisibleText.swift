import SwiftSource

extension [UInt8] {
  /// Appends text unchanged.
  @inline(__always)
  public mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends untrusted text so that it cannot control the terminal: control and invisible characters, marks that change
  /// the direction of text, and bytes that are not UTF-8 appear as `\u{1B}` or `\xFF`.
  public mutating func appendVisible(_ bytes: some Collection<UInt8>) {
    TextEscape.visible.append(bytes, to: &self)
  }

  /// Appends untrusted text; see `appendVisible(_:)` for bytes.
  public mutating func appendVisible(_ text: String) { appendVisible(text.utf8) }

  /// Appends untrusted lines so that they cannot control the terminal; line breaks and tabs stay.
  public mutating func appendVisibleLines(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isLast = line.endIndex == bytes.endIndex
      let hasReturn = line.last == UInt8(ascii: "\r") && !isLast
      TextEscape.visibleLine.append(hasReturn ? line.dropLast() : line, to: &self)
      if !isLast { append(hasReturn ? "\r\n" : "\n") }
    }
  }
}

func visible(_ text: String) -> String { visible(Array(text.utf8)) }

/// Bytes that may not be UTF-8, made safe to print.
func visible(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  text.appendVisible(bytes)
  return String(decoding: text, as: UTF8.self)
}

package func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || "0123456789_-./,:@%+=".unicodeScalars.contains(scalar)
  }
  return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
}

func escaped(strayByte byte: UInt8) -> String {
  "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
