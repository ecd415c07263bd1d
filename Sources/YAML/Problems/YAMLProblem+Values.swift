/// Mistakes inside one value: quotes, brackets, escapes, first characters.
extension YAMLProblem {
  // MARK: Quotes

  static func unclosedQuote(_ quote: UInt8, _ place: YAMLPlace, line: Int?) -> Self {
    Self(
      place: place,
      message: line.map {
        "this quote is not closed before line \($0), which is not indented enough to belong to it"
      }
        ?? "this quote is never closed",
      advice: quote == .quote
        ? "close it with `\"`; write a `\"` that is text as `\\\"`"
        : "close it with `'`; write a `'` that is text as `''`")
  }

  static func textBehindQuote(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "there is text after the closing quote",
      advice: "put all of it in quotes; inside, write `'` as `''` or `\"` as `\\\"`")
  }

  static func unknownEscape(_ escape: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "\(code(escape)) is not an escape",
      advice: "write `\\\\` for a backslash, or use `'` as quotes, in which a backslash is text")
  }

  static func shortEscape(_ escape: String, _ place: YAMLPlace, digits: Int) -> Self {
    Self(
      place: place, message: "\(code(escape)) needs \(digits) hexadecimal digits",
      advice: "add leading zeros, or `\\\\` for a backslash")
  }

  static func noCharacter(_ escape: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "\(code(escape)) is not a Unicode character",
      advice: "write the character itself, or as one escape such as `\\U0001F600`")
  }

  // MARK: Brackets

  static func unclosedBracket(_ bracket: String, _ place: YAMLPlace, line: Int?) -> Self {
    Self(
      place: place,
      message: line.map {
        "this `\(bracket)` is not closed before line \($0), which is not indented enough to belong to it"
      } ?? "this `\(bracket)` is never closed",
      advice:
        "close it with `\(bracket == "[" ? "]" : "}")`; put text that begins with `\(bracket)` in quotes"
    )
  }

  static func otherBracket(
    _ bracket: String, _ place: YAMLPlace, opening: String, line: Int
  ) -> Self {
    Self(
      place: place, message: "this `\(bracket)` cannot close the `\(opening)` of line \(line)",
      advice: "write `\(opening == "[" ? "]" : "}")`; put a `\(bracket)` that is text in quotes")
  }

  static func strayBracket(_ bracket: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "this `\(bracket)` closes nothing",
      advice: "remove it; put text that begins with it in quotes")
  }

  static func strayComma(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "this `,` has no value before it",
      advice: "remove the comma; put text that begins with it in quotes")
  }

  static func missingComma(_ place: YAMLPlace, closing: UInt8) -> Self {
    Self(
      place: place,
      message: "a `,` or `\(Character(Unicode.Scalar(closing)))` is expected before this",
      advice: "put a `,` between two values; put text that contains quotes or brackets in quotes")
  }

  static func colonOnOwnLine(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "this `:` is not on the line of its key",
      advice: "write `key: value`, with `key:` on one line")
  }

  static func secondColon(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "there is a second `:` in this entry",
      advice: "put a `,` between two entries; put text that contains `: ` in quotes")
  }

  static func textBehindBracket(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "there is text after the closing bracket",
      advice: "remove it; put text that begins with a bracket in quotes")
  }

  static func listInBrackets(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a list with `-` is not allowed in brackets",
      advice: "write `[a, b]`; put a `-` that is text in quotes")
  }

  static func blockScalarInBrackets(_ indicator: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "text with `\(indicator)` is not allowed in brackets",
      advice: "put text that begins with `\(indicator)` in quotes")
  }

  // MARK: First characters

  static func reserved(_ place: YAMLPlace, _ character: String) -> Self {
    let name = character == "`" ? "a back quote" : "`\(character)`"
    return Self(
      place: place, message: "text without quotes cannot begin with \(name)",
      advice: "put the text in quotes")
  }

  // MARK: The whole file

  static func utf16(_ place: YAMLPlace) -> Self {
    Self(place: place, message: "the file is UTF-16, not UTF-8", advice: "save it as UTF-8")
  }

  static func notUTF8(_ byte: UInt8, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "the byte \(hexadecimal(UInt32(byte))) is not UTF-8",
      advice: "save the file as UTF-8")
  }

  static func controlCharacter(_ scalar: UInt32, _ place: YAMLPlace) -> Self {
    Self(
      place: place,
      message: "the character U+\(hexadecimal(scalar, digits: 4)) is not allowed in YAML",
      advice: scalar == 0xFEFF
        ? "remove this byte order mark: it belongs only at the start of a file"
        : "remove it; in text between `\"` it can be written as an escape")
  }

  private static func hexadecimal(_ value: UInt32, digits: Int = 2) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  static func tooManyProblems(_ place: YAMLPlace, limit: Int) -> Self {
    Self(
      place: place, message: "there are more than \(limit) mistakes",
      advice: "check whether this is a YAML file")
  }

  static func tooManyNodes(_ place: YAMLPlace, limit: Int) -> Self {
    Self(
      place: place,
      message:
        "the file holds more than \(limit) values, counting each alias as its value",
      advice: "split the file, or use fewer aliases")
  }

  static func tooDeep(_ place: YAMLPlace, limit: Int) -> Self {
    Self(
      place: place, message: "lists and mappings are nested more than \(limit) levels deep",
      advice: "nest them less; put text that contains brackets in quotes")
  }
}
