/// Writes YAML.
public enum YAMLText {
  /// A string as one line that reads back as the same string, quoted only where plain text would mean something else,
  /// here or in tools that read YAML 1.1.
  ///
  /// - Parameter inBrackets: whether it is inside `[…]` or `{…}`, where plain text cannot contain brackets, commas or
  ///   (in YAML 1.1) `?`.
  public static func scalar(_ string: String, inBrackets: Bool = false) -> String {
    if string.unicodeScalars.contains(where: needsEscape) { return doubleQuoted(string) }
    if isPlain(string, inBrackets: inBrackets) { return string }
    return singleQuoted(string)
  }

  /// Whether a character must be escaped in quotes, as what YAML 1.1 reads as line breaks must.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F, 0x85, 0x2028, 0x2029: true
    default: !Encoding.isAllowed(scalar.value)
    }
  }

  private static func singleQuoted(_ string: String) -> String {
    var text = "'"
    for scalar in string.unicodeScalars {
      text.unicodeScalars.append(scalar)
      if scalar == "'" { text.unicodeScalars.append(scalar) }
    }
    return text + "'"
  }

  private static func doubleQuoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where needsEscape(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (letter, count) = scalar.value < 0x100 ? ("x", 2) : ("u", 4)
        text += "\\" + letter + String(repeating: "0", count: count - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  // MARK: Plain text

  private static func isPlain(_ string: String, inBrackets: Bool) -> Bool {
    let bytes = Array(string.utf8)
    guard let first = bytes.first, let last = bytes.last, first != .space, last != .space,
      last != .colon, canBegin(bytes, inBrackets: inBrackets), !looksLikeNumber(bytes),
      !string.hasPrefix("---"), !string.hasPrefix("..."), !isWordOfYAML11(string),
      bytes[...].colonOfKeyWithoutSpace == nil,
      case .string = YAMLValue(plain: string)
    else { return false }
    for (index, byte) in bytes.enumerated().dropFirst() {
      if byte == .space && bytes[index - 1] == .colon { return false }
      if byte == .pound && bytes[index - 1] == .space { return false }
    }
    return !inBrackets
      || !bytes.contains { $0.isFlowIndicator || $0 == .colon || $0 == .question }
  }

  private static func canBegin(_ bytes: [UInt8], inBrackets: Bool) -> Bool {
    switch bytes[0] {
    case .hyphen: bytes.count > 1 && bytes[1] != .space
    case .question, .colon, .pound, .ampersand, .asterisk, .exclamation, .pipe, .greater,
      .quote, .singleQuote, .percent, UInt8(ascii: "@"), UInt8(ascii: "`"):
      false
    default: !bytes[0].isFlowIndicator
    }
  }

  /// Whether some version of YAML may read the text as a number, a time or a date.
  private static func looksLikeNumber(_ bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let unsigned = bytes.drop { $0 == .hyphen || $0 == UInt8(ascii: "+") || $0 == .period }
    guard let first = unsigned.first, digits ~= first else { return false }
    return bytes.allSatisfy { byte in
      digits ~= byte || "abcdefABCDEFxXoOtTzZ_:.+- ".utf8.contains(byte)
    }
  }

  /// Whether YAML 1.1 reads the text as something other than text, and YAML 1.2 does not.
  private static func isWordOfYAML11(_ string: String) -> Bool {
    if YAMLScalar(string, style: .plain).legacyBool != nil { return true }
    return ["y", "Y", "n", "N", "=", "<<"].contains(string)
  }
}
