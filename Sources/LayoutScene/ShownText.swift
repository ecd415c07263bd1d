// What a view shows, as far as the code spells it.
extension SceneBox {
  /// The last value that the code sets for one of some members, in the normal state of a control.
  package func value(of members: String...) -> NumberExpression? { value(of: members) }

  package func value(of members: [String]) -> NumberExpression? { shown(members).last?.expression }

  private func shown(_ members: [String]) -> [ViewSetting] {
    settings.filter {
      members.contains($0.plainMember) && !$0.value.isEmpty && !$0.isOfOtherState
    }
  }

  /// Whether the code sets different values for one of some members at different times, of which a picture shows one.
  public func isVaried(_ members: [String]) -> Bool {
    let found = shown(members)
    return found.contains(where: \.isOneOfSeveral)
      || Dictionary(grouping: found.filter { !$0.isData }, by: \.plainMember).values.contains {
        Set($0.map(\.expression)).count > 1
      }
  }

  public var hasSeveralTexts: Bool { isVaried(Array(Self.textMembers)) }

  /// The text that it shows, if the code spells it, or the name of the data that fills it.
  public var text: String? {
    known?.text ?? textSettings.first(where: \.isData)?.nameOfData
  }

  /// Whether the code spells the text, and not only the key of one that is translated: `"player.title".localized`.
  public var isTextKnown: Bool { known.map { !$0.isKey } ?? false }

  /// The first text of the member that is set last: `attributedText` takes the place of `text`.
  private var known: (text: String, isKey: Bool)? {
    let known = textSettings.compactMap { setting in
      setting.expression.literal.map { (setting: setting, text: $0) }
    }
    let member = known.last?.setting.plainMember
    guard let first = known.first(where: { $0.setting.plainMember == member }) else { return nil }
    if case .code = first.setting.expression { return (first.text, false) }
    return (first.text, first.text.isKey)
  }

  private var textSettings: some Sequence<ViewSetting> {
    settings.lazy.filter { Self.textMembers.contains($0.plainMember) && !$0.isOfOtherState }
  }

  /// Whether it is a button that UIKit draws with a white title, unless code gives it a color; nil where no code tells.
  public var isCustomButton: Bool? {
    if settings.contains(where: { $0.member.hasPrefix("configuration") }) { return false }
    guard case .call(let function, let arguments)? = maker,
      function.lastName == "init" || function.lastName.first?.isUppercase == true
    else { return nil }
    let style = arguments.first { $0.label == "type" }?.value.lastName
    return style.map { $0 == "custom" } ?? !arguments.contains { $0.label == "configuration" }
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
    return image?.expression.argument(["systemName", "named"])?.literal
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

  fileprivate var isOfOtherState: Bool { isCall && value.contains(", for: ") }
}

extension NumberExpression {
  /// The text of a value: of a string, of `NSAttributedString(string: "Play")`, of `NSLocalizedString("Play", comment: "")`
  /// and of `"Play".localized`; nil for an empty one, and for one that the value does not spell.
  var literal: String? {
    switch self {
    case .code(_, let text): return text
    case .member(let base, _): return base.literal
    case .call(let function, let arguments):
      if case .member(let base, _) = function, let text = base.literal { return text }
      func argument(_ labels: Set<String>) -> NumberExpression? {
        arguments.first { labels.contains($0.label) }?.value
      }
      if let format = argument(["format"]) { return format.literal?.withoutSpecifiers }
      let name = function.path?.first ?? ""
      let isLocalized = name.hasPrefix("NSLocalized") || name.hasSuffix("String")
      let given = argument(["fallback", "defaultValue", "value", "string", "localized"])
      return (given ?? (isLocalized ? argument([""]) : nil))?.literal
    default: return nil
    }
  }

  /// What a value is called that comes from data: `name` of `props.name`, of `String(props.name)` and of
  /// `props.name.uppercased()`.
  var nameOfData: String? {
    switch self {
    case .number, .code: return nil
    case .name(let name):
      let isValue = ["self", "true", "false", "nil", "newValue"].contains(name)
      return isValue || !name.beginsSmall ? nil : name.plainLocal
    case .member(.name(let owner), let name): return owner.beginsSmall ? name : nil
    case .member(let base, let name): return base.nameOfData.map { _ in name }
    case .call(let function, let arguments):
      if case .member(let base, _) = function, let name = base.nameOfData { return name }
      return arguments.lazy.compactMap(\.value.nameOfData).first
    case .operation(_, let left, let right): return left.nameOfData ?? right.nameOfData
    case .choice(_, let first, let second): return first.nameOfData ?? second.nameOfData
    case .closure(let value): return value.nameOfData
    }
  }
}

extension String {
  fileprivate var beginsSmall: Bool { plainLocal.first?.isLowercase == true }

  /// The text of a format with `…` in place of what it takes: of `%d songs`; nil for one with nothing else.
  fileprivate var withoutSpecifiers: String? {
    let parts = split(separator: "%", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { part in
      let type = part.drop { $0.isNumber || ".$-+ ".contains($0) }.drop { "lhq".contains($0) }
      return type.dropFirst()
    }
    let isSpelled = (parts[0] + rest.joined()).contains { $0.isLetter || $0.isNumber }
    return isSpelled ? ([parts[0]] + rest).joined(separator: "…") : nil
  }

  fileprivate var isKey: Bool {
    contains { "._-".contains($0) } && !contains(where: \.isWhitespace) && first?.isLetter == true
      && last?.isPunctuation == false
  }
}
