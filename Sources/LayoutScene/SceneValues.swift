import LayoutModel
import SwiftSource

enum ValueUse {
  case number, color, font, text, other

  /// The types that a member without one may belong to.
  var types: [String] {
    switch self {
    case .color: ["UIColor", "CGColor", "Color"]
    case .font: ["UIFont", "Font"]
    case .text: ["String", "NSAttributedString", "LocalizedStringKey"]
    case .number: ["CGFloat"]
    case .other: []
    }
  }

  init?(_ member: String) {
    let member = member.hasSuffix("cgColor") ? member.dropLast(8) : member[...]
    if member.hasSuffix("olor") || member.hasSuffix("TitleColor") {
      self = .color
    } else if member.hasSuffix("font") {
      self = .font
    } else if member.hasSuffix("ext") || member.hasSuffix("itle")
      || member.hasSuffix("laceholder")
    {
      self = .text
    } else {
      return nil
    }
  }
}

// What a value shows.
extension SceneNames {
  /// The value of two that a picture shows; nil for a number of which it is not known.
  func chosen(
    _ condition: NumberExpression, _ first: NumberExpression, _ second: NumberExpression,
    _ site: Site, _ search: inout Search
  ) -> NumberExpression? {
    let isNumber = site.use == .number
    if let isDark = condition.text.isDark, !isNumber {
      let (one, other) = (closed(first, site, &search), closed(second, site, &search))
      return isDark ? style(other, one) : style(one, other)
    }
    var question = site
    if !isNumber { question.use = .other }
    if let isTrue = closed(condition, question, &search).truth {
      return closed(isTrue ? first : second, site, &search)
    }
    guard !isNumber else { return nil }
    let (one, other) = (closed(first, site, &search), closed(second, site, &search))
    search.hasChosen = search.hasChosen || one != other
    return one
  }

  /// A color that is another one in dark mode: `UIColor(light: .white, dark: .black)`, `UIColor { … }`.
  func styled(_ call: NumberExpression, _ site: Site) -> NumberExpression? {
    guard site.use == .color, case .call(_, let arguments) = call else { return nil }
    if let light = arguments.first(where: { $0.label == "light" })?.value,
      let dark = arguments.first(where: { $0.label == "dark" })?.value
    {
      return style(light, dark)
    }
    guard case .closure(let value)? = arguments.last?.value else { return nil }
    return value
  }

  private func style(_ light: NumberExpression, _ dark: NumberExpression) -> NumberExpression {
    .call(
      .name("UIColor"), [.init(label: "light", value: light), .init(label: "dark", value: dark)])
  }

  /// The color of an asset catalog: of `UIColor(named: "brand")`, `UIColor(resource: .brand)`, `.brand` and `Asset.brand.color`,
  /// and of a case whose raw value is the name.
  func asset(_ expression: NumberExpression, _ site: Site) -> NumberExpression? {
    guard site.use == .color, !assets.isEmpty else { return nil }
    var found: NumberExpression?
    if case .call(let function, let arguments) = expression {
      let isOfSwiftUI = function == .name("Color")
      let given = arguments.first {
        ["named", "resource", "name"].contains($0.label) || isOfSwiftUI && $0.label.isEmpty
      }
      // `.brand` of `resource: .brand` already is the color.
      if let given, given.label == "resource", case .call = given.value { return given.value }
      found = given.flatMap { asset($0.value.text.split(separator: "/").map { String($0) }) }
    }
    var path = expression.path ?? []
    if case .call(let function, _) = expression, path.isEmpty, found == nil {
      path = function.path ?? []
    }
    if let first = path.first, found == nil {
      let isMember = ["", "UIColor", "Color"].contains(first)
      let members = Array(path.dropFirst(isMember ? 1 : 0).prefix { $0 != "cgColor" })
      let isColor = members.last?.lowercased().hasSuffix("color") == true
      let isNamed = isColor || ["Color", "Asset"].contains { first.contains($0) } || first == "R"
      guard isMember || isNamed, let name = members.first,
        !isMember || !ColorOfUIKit.has(name)
      else { return nil }
      let names = isColor && members.count > 1 ? members.dropLast() : members
      let raw = meaning(of: Self.keys(names + ["rawValue"], in: site.owners), nil)
      let text = raw?.definition.value.text
      found = asset(text.map { $0.split(separator: "/").map { String($0) } } ?? names)
    }
    return found
  }

  /// The color of a name behind those of folders, as far as it has one.
  private func asset(_ path: [String]) -> NumberExpression? {
    guard let name = path.last else { return nil }
    // What has the name of a folder says in which one it is: `Asset.Gray.light`.
    let needed = folders.intersection(path.dropLast().map(\.plain))
    let candidates = (assets[name.plain] ?? assets[(name + "Color").plain] ?? []).filter {
      needed.isSubset(of: $0.folders)
    }
    let colors = Set(candidates.map(\.color))
    return colors.count == 1 ? colors.first : nil
  }
}

extension String {
  /// The letters and digits, small: of a name in an asset catalog and in code.
  var plain: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }

  fileprivate var isDark: Bool? {
    contains("userInterfaceStyle") ? contains("dark") != contains("!=") : nil
  }
}

// MARK: - Scenes

extension LayoutScene {
  /// Replaces what views show by what it stands for.
  ///
  /// - Parameter classes: the class and those that it inherits from.
  mutating func show(_ names: SceneNames, _ classes: [String]) {
    for index in boxes.indices {
      let types = classes + (boxes[index].type.map { [$0] } ?? [])
      for place in boxes[index].settings.indices {
        boxes[index].settings[place].show(names, types)
      }
    }
  }
}

extension ScenePart {
  /// The part with what its class and its superclass give names to: its views may be drawn in others.
  func showing(_ names: SceneNames) -> ScenePart {
    var part = self
    for index in settings.indices { part.settings[index].show(names, [type, superclass]) }
    return part
  }
}

extension ViewSetting {
  /// Replaces the value by what it stands for.
  ///
  /// - Parameter types: the class that the code belongs to, and those that it inherits from.
  mutating func show(_ names: SceneNames, _ types: [String]) {
    guard let use = ValueUse(member) else { return }
    var search = SceneNames.Search()
    let known = names.closed(expression, .init(owners: types, use: use), &search)
    guard use != .text || known.literal != nil else { return }
    expression = known
    isOneOfSeveral = isOneOfSeveral || search.hasChosen
  }
}
