import LayoutModel
import SwiftSource

/// The colors, fonts and texts that a project's code gives names to, and the colors of its asset catalogs.
struct SceneValues: Sendable {
  /// What a constant, a computed property or a function stands for.
  struct Definition: Sendable, Hashable {
    /// The type that it is in, with those around it.
    let type: String
    /// Nil for a property.
    let parameters: [LayoutFunction.Parameter]?
    /// What a `switch` is over that decides: `self`, a parameter; nil for a single value.
    let subject: String?
    /// The values with the patterns of their cases; one without a pattern is any other.
    let cases: [Case]

    /// A value, as the code writes it.
    struct Case: Sendable, Hashable {
      let patterns: [String]
      let value: String
    }
  }

  /// What a value is for.
  enum Use {
    case color, font, text, other

    /// The types that a member without one may belong to.
    fileprivate var types: [String] {
      switch self {
      case .color: ["UIColor", "CGColor", "Color"]
      case .font: ["UIFont", "Font"]
      case .text: ["String", "NSAttributedString", "LocalizedStringKey"]
      case .other: []
      }
    }

    /// What the value of a member of views is.
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

  private var definitions: [String: [Definition]] = [:]
  /// The colors of asset catalogs by their names in small letters, as code, each with the folders that it is in.
  private var assets: [String: [(folders: Set<String>, color: String)]] = [:]
  private var folders: Set<String> = []

  init(
    _ files: [[(name: String, definition: Definition)]], _ assets: [(name: String, color: String)]
  ) {
    for (name, definition) in files.joined() { definitions[name, default: []].append(definition) }
    for (name, color) in assets {
      var names = name.split(separator: "/").map { String($0).plain }
      guard let last = names.popLast() else { continue }
      self.assets[last, default: []].append((Set(names), color))
      folders.formUnion(names)
    }
  }

  // MARK: - Values

  /// What is left to look up for one value, and whether it is one of several.
  private struct Search {
    var fuel = 48
    var hasChosen = false
  }

  /// A value in which names of the project are replaced by what they stand for, as far as the files tell.
  ///
  /// - Parameter types: the class that the code belongs to, and those that it inherits from.
  /// - Returns: the value, and whether it is the first one of `isOn ? first : second`.
  func known(
    _ value: String, as use: Use, in types: [String]
  ) -> (value: String, isOneOfSeveral: Bool) {
    var search = Search()
    return (known(value, use, types, &search), search.hasChosen)
  }

  private func known(_ value: String, _ use: Use, _ types: [String], _ search: inout Search)
    -> String
  {
    search.fuel -= 1
    guard search.fuel > 0, value.utf8.count < 1_000 else { return value }
    let alternatives = value.pieces(separatedBy: "??")
    if alternatives.count == 2 {
      let first = known(String(alternatives[0].trimmed), use, types, &search)
      let isOpen = use == .text && first.literalText == nil
      return isOpen ? known(String(alternatives[1].trimmed), use, types, &search) : first
    }
    if let choice = value.choice {
      let first = known(choice.first, use, types, &search)
      let second = known(choice.second, use, types, &search)
      if choice.condition.contains("userInterfaceStyle") {
        let isDark = choice.condition.contains("dark") != choice.condition.contains("!=")
        return isDark ? style(second, first) : style(first, second)
      }
      let condition = known(choice.condition, .other, types, &search)
      if condition == "true" || condition == "false" { return condition == "true" ? first : second }
      search.hasChosen = search.hasChosen || first != second
      return first
    }
    guard let expression = CodeExpression(value), let last = expression.parts.last else {
      return value
    }
    if use == .color, let light = expression.argument("light"),
      let dark = expression.argument("dark")
    {
      return style(known(light, use, types, &search), known(dark, use, types, &search))
    }
    if use == .color, let body = last.arguments?.last?.value, body.hasPrefix("{") {
      return body.styles.map {
        style(known($0.light, use, types, &search), known($0.dark, use, types, &search))
      } ?? value
    }
    for count in expression.parts.indices.reversed() {
      guard let found = meaning(of: expression.parts[...count], value, use, types, &search) else {
        continue
      }
      let rest = value[expression.parts[count].end...]
      return rest.isEmpty
        ? found : known(found + (rest.first == "." ? rest : "." + rest), use, types, &search)
    }
    if use == .color, let color = asset(expression, value, types) {
      return color
    }
    return withKnownArguments(expression, value, use, types, &search)
  }

  /// The color of two, for light and dark mode.
  private func style(_ light: String, _ dark: String) -> String {
    "UIColor(light: \(light), dark: \(dark))"
  }

  /// What the project says that a path stands for; nil for nothing.
  private func meaning(
    of parts: ArraySlice<CodeExpression.Part>, _ text: String, _ use: Use, _ types: [String],
    _ search: inout Search
  ) -> String? {
    guard let last = parts.last,
      parts.dropLast().allSatisfy({ $0.arguments == nil || $0.name.first?.isUppercase == true })
    else { return nil }
    var names = parts.map(\.name)
    if names.count > 1, names[0] == "self" { names.removeFirst() }
    var keys = keys(names, isMember: text.first == ".", use, types)
    var own: String?
    for round in 0..<2 {
      let found = keys.lazy.compactMap({ definitions[$0] }).first ?? []
      let bound = found.compactMap { $0.bound(to: last.arguments, own) }
      if let first = bound.first {
        // Two targets may have the same name for different things.
        guard bound.allSatisfy({ $0.value == first.value }) else { return nil }
        let given = first.given.mapValues { known($0, use, types, &search) }
        return known(first.value.replacingNames(given), use, [first.type] + types, &search)
      }
      // The property of a case: `Typography.title.font`.
      guard round == 0, names.count > 1 else { break }
      own = "." + names.remove(at: names.count - 2)
      keys =
        names.count > 1
        ? [names.joined(separator: "."), names.suffix(2).joined(separator: ".")] : []
    }
    return nil
  }

  /// The names that a path may be declared under, the nearest first.
  private func keys(_ names: [String], isMember: Bool, _ use: Use, _ types: [String]) -> [String] {
    let path = names.joined(separator: ".")
    let first = names.first { $0 != "UIColor" } ?? ""
    if use == .color, isMember || names.count == 2 && names[0] == "UIColor",
      Self.isColorOfUIKit(first)
    {
      return []
    }
    if isMember { return use.types.map { "\($0).\(path)" } }
    var keys: [String] = []
    for type in types {
      // Members are of the type around, or of those around that.
      var type = type[...]
      while !type.isEmpty {
        keys.append("\(type).\(path)")
        type = type.lastIndex(of: ".").map { type[..<$0] } ?? ""
      }
    }
    return keys + [path] + (names.count > 2 ? [names.suffix(2).joined(separator: ".")] : [])
  }

  /// The color of an asset catalog: of `UIColor(named: "brand")`, `UIColor(resource: .brand)`, `.brand` and `Asset.brand.color`,
  /// and of a case whose raw value is the name.
  private func asset(_ expression: CodeExpression, _ text: String, _ types: [String]) -> String? {
    guard !assets.isEmpty, let first = expression.parts.first else { return nil }
    let isOfUIKit = ["UIColor", "Color"].contains(first.name)
    let given =
      expression.argument("named", "resource", "name")
      ?? (first.name == "Color" ? first.arguments?.first?.value : nil)
    var found: String?
    if let given {
      found = asset(given.split(separator: "/").map { String($0) })
    } else {
      let names = Array(
        (isOfUIKit ? expression.parts.dropFirst() : expression.parts[...])
          .prefix { !["withAlphaComponent", "cgColor"].contains($0.name) }.map(\.name))
      let isMember = isOfUIKit || text.first == "."
      let isColor = names.last?.lowercased().hasSuffix("color") == true
      let isNamed =
        isColor || ["Color", "Asset"].contains { first.name.contains($0) } || first.name == "R"
      guard isMember || isNamed, let name = names.first,
        !isMember || !Self.isColorOfUIKit(name)
      else { return nil }
      let path = isColor && names.count > 1 ? Array(names.dropLast()) : names
      let raw = keys(path + ["rawValue"], isMember: false, .other, types).lazy
        .compactMap { definitions[$0]?.first?.cases.first?.value }.first
      found = asset(raw.map { $0.split(separator: "/").map { String($0) } } ?? path)
    }
    let alpha = expression.parts.first { $0.name == "withAlphaComponent" }?.arguments?.first?.value
    return found.flatMap { color in alpha.map { "\(color).withAlphaComponent(\($0))" } ?? color }
  }

  /// The color of a name behind those of folders, as far as it has one.
  private func asset(_ path: [String]) -> String? {
    guard let name = path.last else { return nil }
    // What has the name of a folder says in which one it is: `Asset.Gray.light`.
    let needed = folders.intersection(path.dropLast().map(\.plain))
    let candidates = (assets[name.plain] ?? assets[(name + "Color").plain] ?? []).filter {
      needed.isSubset(of: $0.folders)
    }
    let colors = Set(candidates.map(\.color))
    return colors.count == 1 ? colors.first : nil
  }

  /// Whether a member of `UIColor` is UIKit's, whatever the project's stubs and older code say.
  private static func isColorOfUIKit(_ name: String) -> Bool {
    colorsOfUIKit.contains(name) || name.hasPrefix("system") || name.hasSuffix("SystemFill")
      || name.hasSuffix("SystemBackground") || name.hasSuffix("SystemGroupedBackground")
  }

  private static let colorsOfUIKit: Set<String> = [
    "white", "black", "red", "green", "blue", "yellow", "orange", "purple", "brown", "cyan",
    "magenta", "gray", "lightGray", "darkGray", "clear", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator",
    "tintColor",
  ]

  /// The same call with known values as its arguments.
  private func withKnownArguments(
    _ expression: CodeExpression, _ text: String, _ use: Use, _ types: [String],
    _ search: inout Search
  ) -> String {
    var result = ""
    for part in expression.parts {
      result += result.isEmpty ? (text.first == "." ? "." : "") + part.name : "." + part.name
      guard let arguments = part.arguments else { continue }
      let values = arguments.map { argument in
        let isName = argument.value.contains(where: \.isLetter)
        // `UIColor` takes colors of SwiftUI.
        let isOfSwiftUI =
          part.name == "UIColor" && argument.label.isEmpty && argument.value.first == "."
        let given = isOfSwiftUI ? "Color" + argument.value : argument.value
        let value = isName ? known(given, use, types, &search) : given
        return argument.label.isEmpty ? value : "\(argument.label): \(value)"
      }
      result += "(\(values.joined(separator: ", ")))"
    }
    return result
  }
}

extension SceneValues.Definition {
  /// A value with the names in it that something else stands for.
  fileprivate struct Bound {
    let type: String
    let value: String
    let given: [String: String]
  }

  /// The value for some arguments; nil if it does not take them, and where no case is certain.
  ///
  /// - Parameter own: the case of an enumeration whose member it is.
  fileprivate func bound(to arguments: [CodeExpression.Argument]?, _ own: String?) -> Bound? {
    guard (arguments == nil) == (parameters == nil),
      let given = LayoutFunction.Parameter.bound(parameters ?? [], to: arguments ?? [])
    else { return nil }
    guard let subject else {
      return own == nil || cases.isEmpty
        ? cases.first.map { Bound(type: type, value: $0.value, given: given) } : nil
    }
    guard let chosen = subject == "self" ? own : given[subject] else { return nil }
    let name = chosen.split(separator: ".").last ?? ""
    let found = cases.first {
      $0.patterns.contains { $0 == chosen || $0.hasPrefix(".") && $0.dropFirst() == name }
    }
    let isCertain =
      chosen.first == "." || chosen.first?.isNumber == true || chosen.first == "\""
      || chosen.first?.isUppercase == true
    let other = isCertain ? cases.first { $0.patterns.isEmpty } : nil
    return (found ?? other).map { Bound(type: type, value: $0.value, given: given) }
  }
}

extension LayoutFunction.Parameter {
  /// The texts that a call gives for the names of parameters; nil for a call of another function.
  static func bound(
    _ parameters: [Self], to arguments: [CodeExpression.Argument]
  ) -> [String: String]? {
    var rest = arguments[...]
    var given: [String: String] = [:]
    for parameter in parameters {
      if rest.first?.label == parameter.label, let next = rest.popFirst() {
        given[parameter.name] = next.value
      } else if let value = parameter.value {
        given[parameter.name] = value
      } else {
        return nil
      }
    }
    return rest.isEmpty ? given : nil
  }
}

extension String {
  /// The letters and digits, small: of a name in an asset catalog and in code.
  fileprivate var plain: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What a closure returns in light and in dark mode: `{ $0.userInterfaceStyle == .dark ? .black : .white }`.
  fileprivate var styles: (light: String, dark: String)? {
    var body = dropFirst().dropLast().trimmed
    if let start = body.firstRange(of: " in ") { body = body[start.upperBound...].trimmed }
    if body.hasPrefix("return ") { body = body.dropFirst(7) }
    if let choice = String(body).choice {
      guard choice.condition.contains("userInterfaceStyle") else { return nil }
      let isDark = choice.condition.contains("dark") != choice.condition.contains("!=")
      return isDark ? (choice.second, choice.first) : (choice.first, choice.second)
    }
    guard body.contains("userInterfaceStyle"), body.hasPrefix("if ") || body.hasPrefix("switch ")
    else {
      return CodeExpression(String(body)).map { _ in (String(body), String(body)) }
    }
    var (light, dark): (String?, String?)
    var condition = ""
    while let next = body.firstRange(of: "return ") {
      condition = String(body[..<next.lowerBound])
      body = body[next.upperBound...]
      let ends = [" }", " case ", " default", " @unknown", " return "].compactMap {
        body.firstRange(of: $0)?.lowerBound
      }
      let value = String(body[..<(ends.min() ?? body.endIndex)].trimmed)
      if condition.contains("dark"), !condition.contains("!=") {
        dark = dark ?? value
      } else {
        light = light ?? value
      }
    }
    return light.flatMap { light in dark.map { (light, $0) } }
  }

  /// The parts of `condition ? first : second`.
  fileprivate var choice: (condition: String, first: String, second: String)? {
    let parts = pieces(separatedBy: " ? ")
    guard parts.count > 1 else { return nil }
    let rest = self[parts[1].startIndex...]
    let values = rest.pieces(separatedBy: " : ")
    guard values.count > 1 else { return nil }
    return (
      String(parts[0].trimmed), String(values[0].trimmed),
      String(rest[values[1].startIndex...].trimmed)
    )
  }

  /// The text with others in place of names that are no members and no labels.
  func replacingNames(_ given: [String: String]) -> String {
    guard !given.isEmpty else { return self }
    var result = ""
    var scanner = CodeScanner(self[...])
    scanner.rest = self[...]
    while let first = scanner.rest.first {
      let start = scanner.rest
      if first == "\"", scanner.skipString() {
        result += start[..<scanner.rest.startIndex]
      } else if first.isLetter || first == "_" {
        let name = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        scanner.rest = scanner.rest.dropFirst(name.count)
        let isFree = result.last != "." && scanner.rest.first != ":"
        result += isFree ? given[String(name)] ?? String(name) : String(name)
      } else {
        result.append(first)
        scanner.rest = scanner.rest.dropFirst()
      }
    }
    return result
  }
}

// MARK: - Reading

extension ViewFile {
  /// What the file gives names to that may be a color, a font or a text, by the type and the name.
  var namedValues: [(name: String, definition: SceneValues.Definition)] {
    var found: [(name: String, definition: SceneValues.Definition)] = []
    func add(_ name: String, _ type: Declaration?, _ definition: SceneValues.Definition) {
      let owner = type?.name?.text ?? ""
      for key in Set([definition.type, owner]) {
        found.append((key.isEmpty ? name : "\(key).\(name)", definition))
      }
    }
    for declaration in code.declarations {
      guard declaration.kind == .property || declaration.kind == .function,
        let name = declaration.name,
        declaration.block.kind == .file || declaration.block.kind == .typeBody,
        let (subject, cases) = declaration.namedValue
      else { continue }
      let type = declaration.block.declaration
      let parameters = (declaration.parameters?.parameters ?? []).map(LayoutFunction.Parameter.init)
      add(
        name.text, type,
        .init(
          type: type?.qualifiedName ?? "",
          parameters: declaration.kind == .function ? parameters : nil,
          subject: subject, cases: cases))
    }
    for statement in code.statements where statement.kind == .enumerationCase {
      // `case title = "Now playing"`
      guard let type = statement.block.declaration else { continue }
      for name in statement.tokens where name.next?.kind == .equal {
        guard let value = name.next?.next, value.text.first == "\"" else { continue }
        add(
          "\(name.text).rawValue", type,
          .init(
            type: type.qualifiedName, parameters: nil, subject: nil,
            cases: [.init(patterns: [], value: value.text)]))
      }
    }
    return found
  }
}

extension Declaration {
  /// The value, or those of the cases of a `switch`, of what may be a color, a font, a text, or something that has some.
  fileprivate var namedValue: (subject: String?, cases: [SceneValues.Definition.Case])? {
    let isFunction = kind == .function
    var type = self.type
    if isFunction {
      guard let open = body?.open, let close = parameters?.close, close.index < open.index else {
        return nil
      }
      type = statement.tokens(close.index + 1..<open.index)
      guard type.contains(where: { $0.kind == .arrow }) else { return nil }
    }
    let named = type.last { $0.kind == .identifier }
    guard named.map(\.mayNameLook) ?? !isFunction else { return nil }
    if let value {
      // A text that changes is data.
      guard value.count <= 96, let first = value.first, first.kind != .leftBrace,
        named != nil || first.mayBeginLook, keyword.is(.let) || first.text.first != "\""
      else { return nil }
      return value.lookText.map { (nil, [.init(patterns: [], value: $0)]) }
    }
    guard let body else {
      // An instance of a type of the project.
      guard let named, !named.isNameOfSystem, named != "String", named != "NSAttributedString"
      else { return nil }
      return (nil, [.init(patterns: [], value: "\(named.text)()")])
    }
    var block = body
    if body.kind == .accessors {
      guard let getter = body.firstStatement?.declaration, getter.keyword.is(.get),
        let inner = getter.body
      else { return nil }
      block = inner
    }
    return block.lookValues()
  }
}

extension Lexeme {
  /// Whether a type of this name may be a color, a font, a text, or have some.
  fileprivate var mayNameLook: Bool {
    guard hasCapital else { return false }
    return !hasPrefix("UI") || hasSuffix("Color") || hasSuffix("Font")
  }

  /// Whether a value that begins with it may be a color, a font or a text, or have some.
  fileprivate var mayBeginLook: Bool {
    switch kind {
    case .identifier:
      !hasPrefix("UI") && !hasPrefix("CG") || hasSuffix("Color") || hasSuffix("Font")
    case .integerLiteral, .floatLiteral, .leftBracket, .leftParen: false
    default: true
    }
  }
}

extension Lexemes {
  fileprivate var lookText: String? { isEmpty || count > 96 ? nil : code.onOneLine(atMost: 400) }
}

extension Block {
  private static var mostStatements: Int { 8 }
  private static var deepest: Int { 4 }

  /// What it returns behind its constants: at once, in the cases of a `switch`, or where a system is new enough.
  fileprivate func lookValues(
    depth: Int = 0
  ) -> (subject: String?, cases: [SceneValues.Definition.Case])? {
    guard count <= Self.mostStatements, depth < Self.deepest else { return nil }
    var locals: [String: String] = [:]
    var rest = Array(statements)[...]
    while let local = rest.first?.declaration, local.kind == .property, let name = local.name,
      let text = local.value?.lookText
    {
      locals[name.text] = text.replacingNames(locals)
      rest.removeFirst()
    }
    guard let first = rest.first else { return nil }
    let isAlone = rest.count == 1
    switch first.kind {
    case .expression where isAlone, .transfer where first.first.is(.return):
      let tokens = first.kind == .transfer ? first.tokens.dropFirst() : first.tokens
      return tokens.lookText.map {
        (nil, [.init(patterns: [], value: $0.replacingNames(locals))])
      }
    case .branch where first.first.is(.switch) && isAlone:
      guard let open = first.tokens.first(where: { $0.kind == .leftBrace }) else { return nil }
      let subject = first.tokens.dropFirst().prefix { $0 != open }.text.trimmed
      var cases: [SceneValues.Definition.Case] = []
      for label in first.statementsInside
      where label.kind == .caseLabel && label.block.owner == first {
        guard let colon = label.tokens.first(where: { $0.kind == .colon }),
          let inner = colon.next?.statement?.block,
          let value = inner.lookValues(depth: depth + 1), value.subject == nil,
          let text = value.cases.first?.value
        else { return nil }
        let patterns = label.tokens.dropFirst().prefix { $0 != colon }.text.split(separator: ",")
        cases.append(.init(patterns: patterns.map { String($0.trimmed) }, value: text))
      }
      return (String(subject), cases)
    case .branch where first.first.next == "#available":
      return first.statementsInside.first { _ in true }?.block.lookValues(depth: depth + 1)
    default: return nil
    }
  }
}

// MARK: - Scenes

extension LayoutScene {
  /// Replaces what views show by what it stands for.
  ///
  /// - Parameter classes: the class and those that it inherits from.
  mutating func show(_ values: SceneValues, _ classes: [String]) {
    for index in boxes.indices {
      let types = classes + (boxes[index].type.map { [$0] } ?? [])
      for place in boxes[index].settings.indices {
        boxes[index].settings[place].show(values, types)
      }
    }
  }
}

extension ScenePart {
  /// The part with what its class and its superclass give names to: its views may be drawn in others.
  func showing(_ values: SceneValues) -> ScenePart {
    var part = self
    for index in settings.indices { part.settings[index].show(values, [type, superclass]) }
    return part
  }
}

extension ViewSetting {
  /// Replaces the value by what it stands for.
  ///
  /// - Parameter types: the class that the code belongs to, and those that it inherits from.
  mutating func show(_ values: SceneValues, _ types: [String]) {
    guard let use = SceneValues.Use(member) else { return }
    let known = values.known(source ?? value, as: use, in: types)
    guard use != .text || known.value.literalText != nil else { return }
    (value, source) = (known.value, nil)
    isOneOfSeveral = isOneOfSeveral || known.isOneOfSeveral
  }
}
