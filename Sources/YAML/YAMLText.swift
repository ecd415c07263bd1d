/// Writes YAML.
public enum YAMLText {
  /// A string as one line that reads back as the same string, quoted only where plain text would mean something else,
  /// here or in tools that read YAML 1.1.
  ///
  /// - Parameter inBrackets: whether it is inside `[…]` or `{…}`, where plain text cannot contain brackets, commas or
  ///   (in YAML 1.1) `?`.
  public static func scalar(_ string: String, inBrackets: Bool = false) -> String {
    let scalars = Array(string.unicodeScalars)
    if scalars.contains(where: needsEscape) { return "\"\(scalars.map(escaped).joined())\"" }
    if isPlain(scalars, string, inBrackets: inBrackets) { return string }
    let doubled = scalars.flatMap { $0 == "'" ? [$0, $0] : [$0] }
    return "'" + String(String.UnicodeScalarView(doubled)) + "'"
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: !scalar.isAllowedInYAML
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where needsEscape(scalar):
      scalar.value < 0x100 ? "\\x" + scalar.hexadecimal(2) : "\\u" + scalar.hexadecimal(4)
    default: String(scalar)
    }
  }

  private static func isPlain(
    _ text: [Unicode.Scalar], _ string: String, inBrackets: Bool
  ) -> Bool {
    guard let first = text.first, first != " ", text.last != " ", text.last != ":",
      !first.isFlowIndicator, !"?:#&*!|>\"'%@`".unicodeScalars.contains(first),
      first != "-" || text.count > 1 && text[1] != " ",
      !string.hasPrefix("---"), !string.hasPrefix("..."),
      text.nameWithoutSpace == nil, !looksLikeNumber(text), !isWordOfYAML11(string),
      case .string = YAMLValue(plain: string)
    else { return false }
    let hasIndicator = zip(text, text.dropFirst()).contains {
      $0 == ":" && $1 == " " || $0 == " " && $1 == "#"
    }
    return !hasIndicator
      && !(inBrackets && text.contains { $0.isFlowIndicator || $0 == ":" || $0 == "?" })
  }

  private static func looksLikeNumber(_ text: [Unicode.Scalar]) -> Bool {
    let unsigned = text.drop { $0 == "+" || $0 == "-" || $0 == "." }
    return unsigned.first?.isDigit == true
      && text.allSatisfy { "0123456789abcdefABCDEFxXoOtTzZ_:.+- ".unicodeScalars.contains($0) }
  }

  private static func isWordOfYAML11(_ string: String) -> Bool {
    YAMLScalar(text: string, style: .plain).legacyBool != nil
      || ["y", "Y", "n", "N", "=", "<<"].contains(string)
  }
}
