// What a view shows, as far as the code spells it.
extension SceneBox {
  /// The last value that the code sets for one of some members, in the normal state of a control.
  public func value(of members: [String]) -> String? {
    settings.last { members.contains($0.plainMember) && !$0.value.isEmpty && !$0.isOfOtherState }?
      .value
  }

  func setting(_ members: String...) -> String? { value(of: members) }

  /// Whether the code sets different values for one of some members at different times, of which a picture shows one.
  public func isVaried(_ members: [String]) -> Bool {
    let found = settings.filter {
      members.contains($0.plainMember) && !$0.value.isEmpty && !$0.isOfOtherState
    }
    return found.contains(where: \.isOneOfSeveral)
      || Dictionary(grouping: found.filter { !$0.isData }, by: \.plainMember).values.contains {
        Set($0.map(\.value)).count > 1
      }
  }

  /// Whether the code spells different texts.
  public var hasSeveralTexts: Bool { isVaried(Array(Self.textMembers)) }

  /// The text that it shows, if the code spells it, or the name of the data that fills it.
  public var text: String? {
    literal ?? textSettings.first(where: \.isData)?.value.nameOfData
  }

  /// Whether the code spells the text, and not only the key of one that is translated: `"player.title".localized`.
  public var isTextKnown: Bool { known.map { !$0.isKey } ?? false }

  private var literal: String? { known?.text }

  /// The first text of the member that is set last: `attributedText` takes the place of `text`.
  private var known: (text: String, isKey: Bool)? {
    let known = textSettings.compactMap { setting in
      setting.value.literalText.map { (member: setting.plainMember, text: $0, code: setting.value) }
    }
    guard let first = known.first(where: { $0.member == known.last?.member }) else { return nil }
    let isTranslated = first.code.last != "\""
    return (first.text, isTranslated && first.text.isKey)
  }

  private var textSettings: some Sequence<ViewSetting> {
    settings.lazy.filter { Self.textMembers.contains($0.plainMember) && !$0.isOfOtherState }
  }

  private static let textMembers: Set<String> = [
    "text", "setTitle", "title", "placeholder", "attributedText", "setAttributedTitle",
    "attributedTitle", "attributedPlaceholder",
  ]

  /// The name of the image that it shows: `play.fill` of `UIImage(systemName: "play.fill")`.
  public var imageName: String? {
    let image = settings.first {
      ["image", "setImage"].contains($0.plainMember) && !$0.isOfOtherState
    }
    let name = image.flatMap { CodeExpression($0.value)?.argument("systemName", "named") }
    return name.flatMap(\.literalText)
  }

  /// The last name of its label: `title` of `card.title`.
  public var shortLabel: String { label.split(separator: ".").last.map(String.init) ?? label }
}

extension ViewSetting {
  /// The member without the configuration of a button that has it.
  fileprivate var plainMember: String {
    guard member.hasPrefix("configuration") else { return member }
    return member.split { ".?!".contains($0) }.last.map(String.init) ?? member
  }

  /// Whether it is about a control that is selected, highlighted or disabled.
  fileprivate var isOfOtherState: Bool { isCall && value.contains(", for: ") }
}

extension String {
  /// The text of a value: of a literal, of `NSAttributedString(string: "Play")`, of `NSLocalizedString("Play", comment: "")`
  /// and of `"Play".localized`; nil for an empty one, and for one that the value does not spell.
  var literalText: String? {
    guard let expression = CodeExpression(self), let first = expression.parts.first else {
      return nil
    }
    if first.name.first == "\"" { return first.name.spelledText }
    if let format = expression.argument("format") { return format.literalText?.withoutSpecifiers }
    let labeled = expression.argument("fallback", "defaultValue", "value", "string", "localized")
    let isLocalized = first.name.hasPrefix("NSLocalized") || first.name.hasSuffix("String")
    let given = labeled ?? (isLocalized ? expression.argument("") : nil)
    return given.flatMap(\.literalText)
  }

  /// The text of a format with `…` in place of what it takes: of `%d songs`; nil for one with nothing else.
  private var withoutSpecifiers: String? {
    let parts = split(separator: "%", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { part in
      let type = part.drop { $0.isNumber || ".$-+ ".contains($0) }.drop { "lhq".contains($0) }
      return type.dropFirst()
    }
    let isSpelled = (parts[0] + rest.joined()).contains { $0.isLetter || $0.isNumber }
    return isSpelled ? ([parts[0]] + rest).joined(separator: "…") : nil
  }

  /// Whether it looks like the key of a translated text: `player.now_playing`.
  fileprivate var isKey: Bool {
    contains { "._-".contains($0) } && !contains(where: \.isWhitespace) && first?.isLetter == true
      && last?.isPunctuation == false
  }

  /// The text of a literal, with names in place of what it interpolates; nil for one with nothing else.
  private var spelledText: String? {
    let quotes = hasPrefix("\"\"\"") ? 3 : 1
    var scanner = CodeScanner(rest: dropFirst(quotes).dropLast(quotes))
    var text = ""
    var isSpelled = false
    while let first = scanner.rest.first {
      scanner.rest.removeFirst()
      guard first == "\\" else {
        text.append(first)
        isSpelled =
          isSpelled || first.isLetter || first.isNumber || first.isSymbol || first.isPunctuation
        continue
      }
      if scanner.rest.first == "(" {
        text += scanner.takeBrackets().flatMap { String($0).nameOfData } ?? "…"
      } else if let escaped = scanner.rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? " " : escaped)
      }
    }
    return isSpelled ? text : nil
  }

  /// What a value is called that comes from data: `name` of `props.name`, of `String(props.name)`, of `"#\(props.name)"`
  /// and of `props.name.uppercased()`.
  fileprivate var nameOfData: String? {
    var rest = self[...]
    if rest.first == "\"" {
      guard let start = rest.firstRange(of: "\\(") else { return nil }
      rest = rest[start.upperBound...]
    }
    while let first = rest.first {
      let path = rest.prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
      rest = rest.dropFirst(max(1, path.count))
      guard first.isLetter, first.isLowercase else { continue }
      let next = rest.first
      if next == ":" { continue }
      var names = path.split { ".?!".contains($0) }
      if names.first == "self" { names.removeFirst() }
      if next == "(", names.count > 1 { names.removeLast() }
      if next != "(" || path.contains("."), let last = names.last, last != "newValue" {
        return String(last)
      }
    }
    return nil
  }
}
