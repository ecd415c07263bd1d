/// The escaping of text in XML 1.0 (https://www.w3.org/TR/xml/#syntax), for content and attribute values.
///
/// XML cannot contain control characters, U+FFFE and U+FFFF; they appear as `\u{1B}`. Line breaks do too, which
/// prevents attribute values from being normalized.
enum XMLText {
  static let escape = TextEscape(
    ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"],
    beyondASCII: { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? $0.escaped : nil })

  /// The beginning of an XML document.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}

extension [UInt8] {
  /// Appends a space and an attribute with an escaped value.
  mutating func append(attribute name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    XMLText.escape.append(value, to: &self)
    append("\"")
  }

  /// Appends a space and an attribute with a number.
  mutating func append(attribute name: String, _ value: Int) {
    append(" ")
    append(name)
    append("=\"")
    append(decimal: value)
    append("\"")
  }
}
