/// Mistakes of whole lines: their indentation and their content.
extension YAMLProblem {
  static func tab(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a tab cannot indent a line",
      advice: "use spaces, in the whole file")
  }

  static func indentation(
    _ place: YAMLPlace, column: Int, indent: Int, _ block: Reader.Block
  ) -> Self {
    let message =
      if column == 0 {
        "this line is not indented, but the \(block.rawValue) it belongs to is indented by \(spaces(indent))"
      } else if indent == 0 {
        "this line is indented by \(spaces(column)), but the \(block.rawValue) it belongs to is not"
      } else {
        "this line is indented by \(spaces(column)), but the \(block.rawValue) it belongs to is indented by \(spaces(indent))"
      }
    return Self(
      place: place, message: message,
      advice: column > indent
        ? "indent all lines of one \(block.rawValue) alike; if it continues the text above, put all of the text in quotes"
        : "indent all lines of one \(block.rawValue) alike")
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  static func unindented(_ place: YAMLPlace, _ opening: String, line: Int) -> Self {
    Self(
      place: place,
      message:
        "this line is inside the \(code(opening)) of line \(line), but is not indented enough",
      advice: opening == "[" || opening == "{"
        ? "indent it more; only a line that begins with the closing bracket need not be"
        : "indent it more, or close the quote before it")
  }

  static func listOnLine(_ line: Reader.Line, _ place: YAMLPlace) -> Self {
    if line == .tabbedItemLine { return tabInFront(of: place) }
    return Self(
      place: place,
      message:
        "a list cannot begin \(line == .markerLine ? "after `---`" : "on the line of its key")",
      advice:
        "begin it on the next line, or write `[a, b]`; put text that begins with `- ` in quotes")
  }

  static func mappingOnLine(_ line: Reader.Line, _ place: YAMLPlace) -> Self {
    switch line {
    case .tabbedItemLine: tabInFront(of: place)
    case .markerLine:
      Self(
        place: place, message: "a mapping cannot begin after `---`",
        advice: "begin it on the next line; if it is text, put it in quotes")
    default:
      Self(
        place: place, message: "there is a second key on this line",
        advice: "write the inner key on a line of its own; if it is text, put it in quotes")
    }
  }

  private static func tabInFront(of place: YAMLPlace) -> Self {
    Self(
      place: place, message: "`-` and a list or mapping cannot have a tab between them",
      advice: "use spaces")
  }

  static func keyInsideText(_ place: YAMLPlace, firstLine: Int, isAlone: Bool) -> Self {
    Self(
      place: place,
      message:
        "this line continues the text that began in line \(firstLine), and text cannot contain a key",
      advice: isAlone
        ? "write `key: value` in line \(firstLine) too; if all of it is text, put it in quotes"
        : "indent it like the keys it belongs to; if all of it is text, put it in quotes")
  }

  static func keyOnSeveralLines(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a key and its `:` must be on one line",
      advice: "close the key on the line where it begins")
  }

  static func noColon(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a key is expected here, but no `:` follows",
      advice: "write `key: value`; if it continues the text above, indent it more")
  }

  static func colonWithoutSpace(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "did you forget the space after `:`?",
      advice: "write `key: value`, with a space; put text in quotes")
  }

  static func missingKey(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "this `:` has no key before it",
      advice: "write `key: value`; put text that begins with `:` in quotes")
  }

  static func hyphenWithoutSpace(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "did you forget the space after `-`?",
      advice: "write `- item`, with a space")
  }

  static func noItem(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "the lines around this one are items of a list, but this one is not",
      advice: "begin it with `- `; if it belongs to the item above, indent it more")
  }

  static func noKey(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a key is expected here, but this is not one",
      advice: "write `key: value`; if it is the value of the key above, indent it more")
  }

  static func itemAmongKeys(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a list item is not allowed among the keys of a mapping",
      advice:
        "give the list a key of its own; if it belongs to the key above, that key must have no other value"
    )
  }

  static func commentWithoutSpace(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a comment needs a space before its `#`",
      advice: "put a space in front of it; put text that begins with `#` in quotes")
  }

  static func textBehindHeader(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "text cannot begin on the line of its `|` or `>`",
      advice:
        "begin it on the next line, indented; put text that begins with `|` or `>` in quotes")
  }

  static func emptyLineIndentation(
    _ place: YAMLPlace, line: Int, by: Int, _ indent: Int
  ) -> Self {
    Self(
      place: place,
      message:
        "the empty line \(line) has \(spaces(by)), but the text it belongs to is indented by \(spaces(indent))",
      advice: "remove the spaces from the empty line")
  }

  static func severalDocuments(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a second document begins here",
      advice: "keep one per file; put a `---` that is text in quotes")
  }

  static func textBehindDocument(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "the value of the file ended above, and this does not belong to it",
      advice: "remove it, or check whether the value above is complete")
  }
}
