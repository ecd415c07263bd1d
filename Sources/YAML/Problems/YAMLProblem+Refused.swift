/// Parts of YAML that this reader does not support, and mistakes with anchors.
extension YAMLProblem {
  /// Text of the file as code for a message, shortened.
  static func code(_ text: String) -> String {
    let most = 40
    let short =
      text.unicodeScalars.count > most ? String(text.unicodeScalars.prefix(most)) + "…" : text
    return short.contains("`") || short.isEmpty ? "'\(short)'" : "`\(short)`"
  }

  /// The advice to put text in quotes.
  private static func quotes(_ text: String) -> String {
    "put it in quotes if it is text: \(code(YAMLText.scalar(text)))"
  }

  // MARK: Anchors and aliases

  static func noAlias(_ text: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place,
      message: "text that begins with `*` is an alias, but \(code(text)) has no valid name",
      advice: quotes(text))
  }

  static func unknownAlias(_ text: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place,
      message:
        "the alias \(code(text)) is undefined: there is no \(code("&" + text.dropFirst())) above",
      advice: quotes(text))
  }

  static func aliasInItself(_ text: String, _ place: YAMLPlace, line: Int) -> Self {
    Self(
      place: place,
      message:
        "the alias \(code(text)) is inside the value it refers to, which begins in line \(line)",
      advice: "write the value out, or give a smaller value the anchor")
  }

  static func textBehindAlias(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "there is text after an alias",
      advice: "remove it; put text that begins with `*` in quotes")
  }

  static func noAnchor(_ text: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place,
      message:
        "text that begins with `&` is an anchor, but \(code(text)) is not a name followed by a space",
      advice: "name it with letters, digits, `-` and `_`, or \(quotes(text))")
  }

  static func secondAnchor(_ name: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a value cannot have two anchors", advice: "remove \(code("&" + name))"
    )
  }

  static func anchorTwice(_ name: String, _ place: YAMLPlace, firstLine: Int) -> Self {
    Self(
      place: place,
      message: "the anchor \(code("&" + name)) is a duplicate: first in line \(firstLine)",
      advice: "give one of them another name")
  }

  static func anchorOnNothing(_ name: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "the anchor \(code("&" + name)) has no value",
      advice: "write a value after it, or \(quotes("&" + name))")
  }

  static func anchorOnAlias(_ name: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "the anchor \(code("&" + name)) is on an alias",
      advice: "remove it: the value of the alias already has an anchor")
  }

  static func anchorOnKey(_ name: String?, _ place: YAMLPlace) -> Self {
    let anchor = name.map { code("&" + $0) } ?? "an anchor"
    return Self(
      place: place,
      message: "\(anchor) would name only the key, and anchors on keys are not supported",
      advice: "to name the whole mapping, put the anchor on the line above")
  }

  // MARK: Keys

  static func keyTwice(_ key: String, _ place: YAMLPlace, firstLine: Int) -> Self {
    Self(
      place: place, message: "the key \(code(key)) is a duplicate: first in line \(firstLine)",
      advice: "keep one of them")
  }

  static func longKey(_ place: YAMLPlace, limit: Int) -> Self {
    Self(
      place: place, message: "a key has at most \(limit) characters",
      advice: "check whether a quote or line break is missing")
  }

  static func mergeKey(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "merge keys (`<<`) are not supported: they are not part of YAML 1.2",
      advice: "write the keys out")
  }

  static func aliasAsKey(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "an alias as a key is not supported",
      advice: "write the key out; put text that begins with `*` in quotes")
  }

  static func collectionAsKey(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a list or mapping as a key is not supported",
      advice: "use text as the key, and put text that begins with a bracket in quotes")
  }

  static func complexKey(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "keys that are marked with `?` are not supported",
      advice: "write `key: value`; put text that begins with `?` in quotes")
  }

  // MARK: Tags and directives

  static func tag(_ text: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place,
      message:
        "text that begins with `!` is a tag, and tags such as \(code(text)) are not supported",
      advice: "remove it, or \(quotes(text))")
  }

  static func directive(_ name: String, _ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "the directive \(code(name)) is not supported",
      advice: "remove the line; put text that begins with `%` in quotes")
  }

  static func otherVersion(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "only YAML 1.2 is supported",
      advice: "write `%YAML 1.2`, or remove the line")
  }

  static func directiveTwice(_ place: YAMLPlace) -> Self {
    Self(place: place, message: "a second `%YAML` line", advice: "remove it")
  }

  static func directiveWithoutDocument(_ place: YAMLPlace) -> Self {
    Self(
      place: place, message: "a line `---` is required between directives and the value",
      advice: "add it, or remove the directives")
  }
}
