import LayoutModel
import LayoutSolver
import SwiftSource

// Replaces names by what the project's code gives them to.
extension SceneNames {
  /// Where an expression is written, and what for.
  struct Site {
    /// Nil for code of several files.
    var path: String?
    /// The class with those around it, and those that it inherits from; at the end, for numbers, that of UIKit.
    var owners: [String]
    var types: [BoxName: String] = [:]
    var use = ValueUse.number
    /// What names stand for that the code around binds.
    var bindings: [String: NumberExpression] = [:]
    /// Whether variables have the values that they begin with.
    var takesVariables = false
  }

  /// What is left to look up for one value, and whether it is one of several.
  struct Search {
    var fuel = 64
    var hasChosen = false
    fileprivate var depth = 0
    fileprivate var open: Set<NumberExpression> = []
  }

  private static let deepest = 10

  /// An expression in which constants and functions of the project are replaced by what they stand for: what is left are
  /// numbers of the device, of views, and what no file tells.
  func closed(_ expression: NumberExpression, at site: Site) -> NumberExpression {
    var search = Search()
    return closed(expression, site, &search)
  }

  func closed(
    _ expression: NumberExpression, _ site: Site, _ search: inout Search
  ) -> NumberExpression {
    search.depth += 1
    defer { search.depth -= 1 }
    return expression.mapped { part in
      guard search.depth <= Self.deepest, search.fuel > 0 else { return part }
      let found: NumberExpression? =
        switch part {
        case .name: value(ofPath: part.path ?? [], nil, site, &search)
        case .member(let base, let name):
          part.path.map { value(ofPath: $0, nil, site, &search) }
            ?? member(name, of: base, nil, site, &search)
        case .call(let function, let arguments):
          styled(part, site) ?? result(of: function, arguments, site, &search)
        case .choice(let condition, let first, let second):
          chosen(condition, first, second, site, &search)
        case .operation("??", let left, let right) where site.use != .number:
          site.use == .text && left.literal == nil ? right : left
        default: nil
        }
      return found ?? asset(part, site) ?? part
    }
  }

  /// What a path stands for, which may be called.
  private func value(
    ofPath path: [String], _ arguments: [NumberExpression.Argument]?, _ site: Site,
    _ search: inout Search
  ) -> NumberExpression? {
    if arguments == nil, path.dropFirst().contains("zero") || path == ["zero"] { return .zero }
    // Of the case of an enumeration, nothing is known but which one it is.
    if let bound = site.bindings[path[0]],
      path.count == 1 ? arguments == nil : bound.path?.first != ""
    {
      return members(path.dropFirst(), arguments, of: bound, site, &search)
    }
    let names = path.count > 1 && path[0] == "self" ? Array(path.dropFirst()) : path
    for count in stride(from: names.count, to: 0, by: -1) {
      let isWhole = count == names.count
      guard let found = meaning(of: Array(names[..<count]), isWhole ? arguments : nil, site) else {
        continue
      }
      guard let whole = value(of: found, site, &search) else { return nil }
      if isWhole { return whole }
      let value = members(names[count...], arguments, of: whole, site, &search)
      // What a view is stays the view.
      let isInstance = if case .call(_, []) = found.definition.value { true } else { false }
      return value?.owner == whole && (site.use == .number ? value?.path == nil : isInstance)
        ? nil : value
    }
    return nil
  }

  private func meaning(
    of path: [String], _ arguments: [NumberExpression.Argument]?, _ site: Site
  ) -> Meaning? {
    var names = path
    if names.count > 1, let owner = site.types[BoxName(text: names[0], scope: 0)] {
      names[0] = owner
    }
    var found = meaning(of: keys(names, site), arguments, in: site.path)
    if found == nil, names.count > 2 || names.count == 2 && names[0] != "" {
      // The property of a case: `Typography.title.font`.
      let own = names.remove(at: names.count - 2)
      if names.count > 1, names[0] != "" {
        found = meaning(
          of: Self.keys(names, in: []), arguments, ofCase: .member(.name(""), own), in: site.path)
      }
    }
    return found.flatMap { site.takes($0) ? $0 : nil }
  }

  /// The names that a path may be declared under, the nearest first.
  private func keys(_ names: [String], _ site: Site) -> [String] {
    if site.use == .color, names.count > 1, names[0] == "" || names[0] == "UIColor",
      ColorOfUIKit.has(names[1])
    {
      return []
    }
    if names[0] == "" {
      let path = names.dropFirst().joined(separator: ".")
      return site.use.types.map { "\($0).\(path)" }
    }
    // A module, or a name for a type, may be in front.
    let hasShort = site.use != .number && names.count > 2
    return Self.keys(names, in: site.owners)
      + (hasShort ? [names.suffix(2).joined(separator: ".")] : [])
  }

  private func members(
    _ names: ArraySlice<String>, _ arguments: [NumberExpression.Argument]?,
    of value: NumberExpression, _ site: Site, _ search: inout Search
  ) -> NumberExpression? {
    var value = value
    for name in arguments == nil ? names : names.dropLast() {
      value = value[name] ?? member(name, of: value, nil, site, &search) ?? .member(value, name)
    }
    guard let arguments, let last = names.last else { return value }
    return member(last, of: value, arguments, site, &search)
      ?? (site.use == .number ? nil : .call(.member(value, last), arguments))
  }

  /// What an extension of numbers does, `54.scaled`, `8.adjusted(2)`, and a member of an instance.
  private func member(
    _ name: String, of base: NumberExpression, _ arguments: [NumberExpression.Argument]?,
    _ site: Site, _ search: inout Search
  ) -> NumberExpression? {
    var owners = site.use == .number ? Self.typesOfNumbers : []
    if case .call(let function, _) = base, let path = function.path,
      path.last?.first?.isUppercase == true
    {
      owners = [path.joined(separator: ".")]
    }
    let keys = owners.flatMap { Self.keys([$0, name], in: Array(site.owners.prefix(1))) }
    guard let found = meaning(of: keys, arguments, in: site.path), site.takes(found) else {
      return nil
    }
    return value(of: found, site, &search, bindings: ["self": base])
  }

  private static let typesOfNumbers = [
    "CGFloat", "Double", "Int", "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint",
    "Numeric", "SignedNumeric",
  ]

  private func result(
    of function: NumberExpression, _ arguments: [NumberExpression.Argument], _ site: Site,
    _ search: inout Search
  ) -> NumberExpression? {
    if let value = function.path.flatMap({ value(ofPath: $0, arguments, site, &search) }) {
      return value
    }
    guard case .member(let base, let name) = function else { return nil }
    return function.path == nil
      ? member(name, of: base, arguments, site, &search)
      : asset(base, site).map { .call(.member($0, name), arguments) }
  }

  private func value(
    of meaning: Meaning, _ user: Site, _ search: inout Search,
    bindings: [String: NumberExpression] = [:]
  ) -> NumberExpression? {
    let value = meaning.definition.value
    if case .code(_, nil) = value { return nil }
    guard search.open.insert(value).inserted else { return nil }
    defer { search.open.remove(value) }
    search.fuel -= 1
    let site = Site(
      path: user.path == nil ? nil : meaning.definition.path,
      owners: [meaning.definition.type]
        + (user.use == .number ? user.owners.suffix(1) : user.owners[...]), use: user.use,
      bindings: bindings.merging(meaning.given) { one, _ in one },
      takesVariables: user.takesVariables)
    return closed(value, site, &search)
  }
}

extension SceneNames.Site {
  /// Whether a name still stands for the value that it is given. A text that changes is data.
  fileprivate func takes(_ meaning: SceneNames.Meaning) -> Bool {
    guard meaning.definition.isVariable, !takesVariables else { return true }
    return use != .number && !meaning.definition.isAssigned
      && meaning.definition.value.text.first != "\""
  }
}

extension SceneReader {
  /// An expression as code writes it, with the constants of the function in place of their names. What else is local has a
  /// name that nothing outside has: `$padding`.
  ///
  /// - Parameters:
  ///   - takesTypes: whether members of parameters are those of their types.
  ///   - mostLocals: how many locals are looked up.
  func expression(
    _ code: Lexemes, at statement: Statement, takesTypes: Bool = true, mostLocals: Int = 8
  ) -> NumberExpression {
    expression(code, at: statement, takesTypes, Count(mostLocals))
  }

  private final class Count {
    var left: Int
    init(_ left: Int) { self.left = left }
  }

  private func expression(
    _ code: Lexemes, at statement: Statement, _ takesTypes: Bool, _ count: Count
  ) -> NumberExpression {
    NumberExpression(code) { name in
      // What a view is made with is its own frame.
      guard name.isFreeName, name != "frame", file.scopes.isLocal(name) else { return nil }
      return value(ofLocal: name, at: statement, takesTypes, count) ?? .name("$" + name.text)
    }
  }

  /// The value of a constant of a function, and the type of a parameter whose members are named.
  private func value(
    ofLocal name: Lexeme, at statement: Statement, _ takesTypes: Bool, _ count: Count
  ) -> NumberExpression? {
    if let local = file.names.declaration(ofLocal: name) {
      guard count.left > 0, local.keyword.is(.let), let value = local.value,
        file.names.isNonViewLocal(name)
          || name.member.map({ $0 == "frame" || $0 == "bounds" || $0 == "center" }) != true
      else { return nil }
      count.left -= 1
      let found = expression(value, at: local.statement, takesTypes, count)
      if case .code(_, nil) = found { return nil }
      return found
    }
    guard takesTypes, name.next?.kind == .period,
      let type = statement.block.function?.parameters?.parameters.first(where: {
        $0.name.hasSameText(as: name)
      })?.type.first, type.hasCapital, !type.isNameOfSystem
    else { return nil }
    return .name(type.text)
  }
}

extension ScenePart {
  /// The part with the values of constants that its class or other files declare.
  func resolving(_ names: SceneNames) -> ScenePart {
    var part = self
    for index in part.constraints.indices {
      let attribute = part.constraints[index].edge.attribute
      resolve(&part.constraints[index].constant, at: attribute, names)
      resolve(&part.constraints[index].multiplier, at: [], names)
    }
    for index in part.settings.indices where part.settings[index].hasNumbers {
      let closed = names.closed(settings[index].expression, at: site)
      part.settings[index].expression = closed
      guard let number = closed.value, settings[index].isLength else { continue }
      (part.settings[index].value, part.settings[index].isData) = (number.description, false)
    }
    return part
  }

  private var site: SceneNames.Site {
    SceneNames.Site(
      path: place.path, owners: [type, isController ? "UIViewController" : "UIView"], types: types)
  }

  private func resolve(
    _ number: inout SceneNumber, at attribute: LayoutAttributes, _ names: SceneNames
  ) {
    guard number.value == nil, let expression = number.expression else { return }
    var site = site
    let closed = names.closed(expression, at: site).part(at: attribute)
    number.expression = closed
    guard let value = closed.value else {
      site.takesVariables = true
      number.likely = names.closed(expression, at: site).part(at: attribute)
      return
    }
    number.value = number.isNegated ? -value : value
    if value == .zero { number = .zero }
  }
}

extension NumberExpression {
  /// The part of insets or of a size that an attribute takes; itself for a number.
  fileprivate func part(at attribute: LayoutAttributes) -> NumberExpression {
    let names: [String] =
      switch attribute {
      case .leading: ["left", "leading"]
      case .trailing: ["right", "trailing"]
      case .left: ["left", "x"]
      case .top: ["top", "y"]
      case .centerX: ["x"]
      case .centerY: ["y"]
      default: attribute.isEmpty ? [] : [attribute.name]
      }
    return names.lazy.compactMap { self[$0] }.first ?? self
  }
}

extension ViewSetting {
  var isLength: Bool {
    ["spacing", "cornerRadius", "layer.cornerRadius", "layer.borderWidth", "numberOfLines"]
      .contains(member)
  }

  /// Whether numbers in its value decide where something is, or how large.
  var hasNumbers: Bool {
    isFrame || isLength || member.hasSuffix("font")
      || ["layoutMargins", "directionalLayoutMargins", "setCustomSpacing"].contains(member)
  }
}
