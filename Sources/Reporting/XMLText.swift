/// The quoting of text in XML 1.0 (https://www.w3.org/TR/xml/#syntax), for content and for attribute values alike.
///
/// XML cannot hold control characters nor U+FFFE and U+FFFF; they are shown as `\u{1B}`. Line breaks are shown like that
/// too, which keeps an attribute's value from being normalised.
enum XMLText {
  static let escape = TextEscape(
    ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"],
    beyondASCII: { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? $0.escaped : nil })

  /// What an XML document begins with.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}

extension [UInt8] {
  /// Appends a space and an attribute with a quoted value.
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
