import LayoutModel
import LayoutSolver
import SwiftSource

/// The numbers, sizes and insets that a project's code gives names to, and its functions of nothing else.
struct SceneNumbers: Sendable {
  /// What a constant, a computed property or a function stands for.
  struct Definition: Sendable, Equatable {
    /// The file and the type that it is in.
    let path: String
    let type: String
    /// The names of what a function gets.
    let parameters: [String]
    /// The constants that a function begins with.
    let locals: [(name: String, value: String)]
    let value: String
    /// Whether other code may give it another value.
    let isVariable: Bool

    /// Whether it means the same as one of another file, as far as the texts tell.
    static func == (left: Self, right: Self) -> Bool {
      left.value == right.value && left.parameters == right.parameters
        && left.locals.map(\.value) == right.locals.map(\.value)
    }
  }

  /// The definitions of each file, by their names with those of types: `Spacing.large`, `Ratio.scale(_:)`.
  private var files: [String: [String: Definition]] = [:]
  /// Those of all files; nil for a name that means different things.
  private var all: [String: Definition?] = [:]

  init(_ files: [String: [String: Definition]]) {
    self.files = files
    for (name, definition) in files.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      if let known = all[name], known != definition, !name.hasPrefix(Self.number) {
        all[name] = .some(nil)
      } else {
        all[name] = definition
      }
    }
  }

  /// What members of numbers are members of.
  fileprivate static let number = "#."

  private func definition(_ names: [String], in path: String) -> Definition? {
    for name in names { if let found = files[path]?[name] ?? all[name] ?? nil { return found } }
    return nil
  }

  // MARK: - Closing

  /// Where an expression is written.
  struct Site {
    var path: String
    /// The class with those around it.
    var type: String
    /// The classes of properties.
    var types: [BoxName: String] = [:]
    /// The class of UIKit whose extensions it may use.
    var base = ""
    /// What names stand for that the code around binds.
    var bindings: [String: NumberExpression] = [:]
    /// Whether variables have the values that they begin with.
    var takesVariables = false
  }

  /// An expression in which constants and functions of the project are replaced by what they stand for: what is left are
  /// numbers of the device, of views, and what no file tells.
  func closed(_ expression: NumberExpression, at site: Site) -> NumberExpression {
    var fuel = 64
    return closed(expression, site, depth: 0, &fuel)
  }

  private func closed(
    _ expression: NumberExpression, _ site: Site, depth: Int, _ fuel: inout Int
  ) -> NumberExpression {
    var left = fuel
    defer { fuel = left }
    return expression.mapped { part in
      guard depth < 10, left > 0 else { return part }
      switch part {
      case .name, .member:
        guard let path = part.path else {
          guard case .member(let base, let name) = part else { return part }
          return member(name, of: base, [], site, depth, &left) ?? part
        }
        return value(ofPath: path, site, depth, &left) ?? part
      case .call(let function, let arguments):
        return result(of: function, arguments, site, depth, &left) ?? part
      default: return part
      }
    }
  }

  private func value(
    ofPath path: [String], _ site: Site, _ depth: Int, _ fuel: inout Int
  ) -> NumberExpression? {
    if path.dropFirst().contains("zero") || path == ["zero"] { return .zero }
    if let bound = site.bindings[path[0]] {
      return members(path.dropFirst(), of: bound, site, depth, &fuel)
    }
    var names = path
    if names.count > 1, names[0] == "self" { names.removeFirst() }
    for count in stride(from: names.count, to: 0, by: -1) {
      guard let found = definition(keys(Array(names[..<count]), site), in: site.path),
        found.parameters.isEmpty, site.takesVariables || !found.isVariable
      else { continue }
      fuel -= 1
      let value = value(of: found, [:], site, depth, &fuel)
      return value.flatMap { members(names[count...], of: $0, site, depth, &fuel) }
    }
    return nil
  }

  /// The names that a path may be declared under, the nearest first.
  private func keys(_ names: [String], _ site: Site) -> [String] {
    var names = names
    if names[0] == "Self" {
      names[0] = site.type
    } else if names.count > 1, let owner = site.types[BoxName(text: names[0], scope: 0)] {
      names[0] = owner
    }
    // Members are of the type around, or of those around that.
    let path = names.joined(separator: ".")
    var keys: [String] = []
    var type = site.type[...]
    while !type.isEmpty {
      keys.append("\(type).\(path)")
      type = type.lastIndex(of: ".").map { type[..<$0] } ?? ""
    }
    return keys + (names.count > 1 ? [path] : ["\(site.base).\(path)", path])
  }

  private func members(
    _ names: ArraySlice<String>, of value: NumberExpression, _ site: Site, _ depth: Int,
    _ fuel: inout Int
  ) -> NumberExpression? {
    var value = value
    for name in names {
      value = value[name] ?? member(name, of: value, [], site, depth, &fuel) ?? .member(value, name)
    }
    return value
  }

  /// What an extension of numbers does: `54.scaled`, `8.adjusted(2)`.
  private func member(
    _ name: String, of base: NumberExpression, _ arguments: [NumberExpression.Argument],
    _ site: Site, _ depth: Int, _ fuel: inout Int
  ) -> NumberExpression? {
    let signature = name + Self.labels(arguments)
    var found = all[Self.number + signature] ?? nil
    if case .call(let function, _) = base, let path = function.path,
      path.last?.first?.isUppercase == true
    {
      found = definition(keys(path + [signature], site), in: site.path)
    }
    guard let found, site.takesVariables || !found.isVariable else { return nil }
    fuel -= 1
    var bindings = ["self": base]
    for (name, argument) in zip(found.parameters, arguments) { bindings[name] = argument.value }
    return value(of: found, bindings, site, depth, &fuel)
  }

  private func result(
    of function: NumberExpression, _ arguments: [NumberExpression.Argument], _ site: Site,
    _ depth: Int, _ fuel: inout Int
  ) -> NumberExpression? {
    guard let path = function.path, var name = path.last else {
      guard case .member(let base, let name) = function else { return nil }
      return member(name, of: base, arguments, site, depth, &fuel)
    }
    name += Self.labels(arguments)
    if path.count > 1 {
      let owner = path.dropLast()
      let base: NumberExpression = owner.dropFirst().reduce(.name(owner[0])) { .member($0, $1) }
      let value = closed(base, site, depth: depth + 1, &fuel)
      if value != base,
        let found = member(path[path.count - 1], of: value, arguments, site, depth, &fuel)
      {
        return found
      }
    }
    let names =
      path.first == "self" ? path.dropFirst().dropLast() + [name] : path.dropLast() + [name]
    guard let found = definition(keys(Array(names), site), in: site.path) else { return nil }
    fuel -= 1
    let bindings = Dictionary(
      zip(found.parameters, arguments.map(\.value)), uniquingKeysWith: { one, _ in one })
    return value(of: found, bindings, site, depth, &fuel)
  }

  private func value(
    of definition: Definition, _ bindings: [String: NumberExpression], _ user: Site, _ depth: Int,
    _ fuel: inout Int
  ) -> NumberExpression? {
    var site = Site(
      path: definition.path, type: definition.type, base: user.base, bindings: bindings,
      takesVariables: user.takesVariables)
    for local in definition.locals {
      guard let value = NumberExpression(local.value) else { continue }
      site.bindings[local.name] = closed(value, site, depth: depth + 1, &fuel)
    }
    return NumberExpression(definition.value).map {
      closed($0, site, depth: depth + 1, &fuel)
    }
  }

  private static func labels(_ arguments: [NumberExpression.Argument]) -> String {
    guard !arguments.isEmpty else { return "" }
    return "(" + arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }
}

// MARK: - Reading

extension ViewFile {
  /// What the file gives names to that other code may compute with.
  func namedNumbers(path: String) -> [String: SceneNumbers.Definition] {
    var found: [String: SceneNumbers.Definition] = [:]
    var ambiguous: Set<String> = []
    // Those without a value of their own.
    var constants: Set<String> = []
    for declaration in code.declarations {
      guard declaration.kind == .property || declaration.kind == .function,
        declaration.block.kind == .file || declaration.block.kind == .typeBody,
        let name = declaration.name
      else { continue }
      let type = declaration.block.kind == .file ? nil : declaration.block.declaration
      let types = type?.qualifiedName ?? ""
      guard let value = declaration.computation ?? declaration.systemNumber else {
        if declaration.value == nil, declaration.body == nil, declaration.keyword.is(.let) {
          constants.insert("\(types).\(name.text)")
        }
        continue
      }
      let parameters = declaration.parameters?.parameters.map(\.name.text) ?? []
      let definition = SceneNumbers.Definition(
        path: path, type: types, parameters: parameters, locals: value.locals, value: value.text,
        isVariable: declaration.kind == .property && declaration.keyword.is(.var)
          && declaration.value != nil)
      let signature = parameters.isEmpty ? name.text : declaration.signature
      found["\(types)\(types.isEmpty ? "" : ".")\(signature)"] = definition
      guard let owner = type?.name?.text else { continue }
      if Self.typesOfNumbers.contains(owner) {
        found[SceneNumbers.number + signature] = definition
      } else if types != owner {
        // Without the type around, as long as it is clear which is meant.
        let short = "\(owner).\(signature)"
        if let known = found[short], known != definition { ambiguous.insert(short) }
        found[short] = definition
      }
    }
    addAssigned(to: &found, constants, path)
    for key in ambiguous { found[key] = nil }
    return found
  }

  /// What initializers give the properties of their types.
  private func addAssigned(
    to found: inout [String: SceneNumbers.Definition], _ constants: Set<String>, _ path: String
  ) {
    var ambiguous: Set<String> = []
    for statement in code.statements where statement.kind == .assignment {
      guard statement.block.kind == .functionBody, let body = statement.block.declaration,
        body.kind == .initializer, let type = body.block.declaration?.qualifiedName,
        let target = statement.target, let name = target.last,
        target.count == 1 || target.count == 3 && target.first?.is(.`self`) == true,
        let text = statement.assignedValue?.expressionText, !body.hasParameter(name)
      else { continue }
      let key = "\(type).\(name.text)"
      let definition = SceneNumbers.Definition(
        path: path, type: type, parameters: [], locals: [], value: text,
        isVariable: !constants.contains(key))
      if let known = found[key], known != definition { ambiguous.insert(key) }
      found[key] = definition
    }
    for key in ambiguous { found[key] = nil }
  }

  private static let typesOfNumbers: Set<String> = [
    "CGFloat", "Double", "Int", "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint",
    "Numeric", "SignedNumeric",
  ]
}

extension Declaration {
  /// What a constant, or code that computes a property or the result of a function, comes to.
  fileprivate var computation: (locals: [(name: String, value: String)], text: String)? {
    if let value, kind == .property {
      return value.expressionText.map { ([], $0) }
    }
    guard let body else { return nil }
    var block = body
    if body.kind == .accessors, let getter = body.firstStatement?.declaration,
      getter.kind == .accessor
    {
      guard let inner = getter.body,
        getter.keyword.is(.get) || body.statements.dropFirst().first(where: { _ in true }) == nil
      else { return nil }
      block = inner
    }
    guard block.count <= 4, block.tokens.count <= 96 else { return nil }
    var locals: [(name: String, value: String)] = []
    for statement in block.statements {
      if let local = statement.declaration, local.kind == .property, local.keyword.is(.let),
        let name = local.name, let value = local.value
      {
        if let text = value.expressionText { locals.append((name.text, text)) }
        continue
      }
      if statement.first.is(.guard), statement.tokens.dropFirst().first?.is(.let) == true {
        continue
      }
      guard statement.next == nil,
        statement.kind == .transfer && statement.first.is(.return) || statement.kind == .expression
      else { return nil }
      let tokens =
        statement.kind == .transfer
        ? statement.tokens.dropFirst() : statement.tokens.prefix(statement.tokens.count)
      return tokens.expressionText.map { (locals, $0) }
    }
    return nil
  }
}

extension Declaration {
  /// The inset of the screen that code looks for in one way or another, where it computes nothing else.
  fileprivate var systemNumber: (locals: [(name: String, value: String)], text: String)? {
    guard let tokens = body?.tokens, tokens.count <= 160, parameters?.parameters.isEmpty != false
    else {
      return nil
    }
    var found: Set<String> = []
    for token in tokens where token.kind == .identifier || token.isBinaryOperator {
      if token == "safeAreaInsets", let side = token.next?.next {
        found.insert("window.safeAreaInsets.\(side.text)")
      } else if token == "statusBarFrame" {
        found.insert("window.statusBarFrame.height")
      } else if token == "+" || token == "-" || token == "/"
        || token == "*" && token.next?.kind != .rightParen
      {
        return nil
      }
    }
    return found.count == 1 ? found.first.map { ([], $0) } : nil
  }
}

extension Lexemes {
  /// The text on one line, if it may be an expression of numbers or a call that makes a size, insets or a font.
  fileprivate var expressionText: String? {
    guard let first, (1...64).contains(count), first.kind != .leftBrace, first.kind != .leftBracket,
      allSatisfy({ $0.kind != .leftBrace }),
      first.kind != .identifier
        || !(first.hasPrefix("UI") && count > 2 && first.next?.kind == .leftParen)
        || first.hasSuffix("Insets") || first.hasSuffix("Font") || first.hasSuffix("Offset")
    else { return nil }
    return code.onOneLine(atMost: 240)
  }
}

extension SceneReader {
  /// An expression as code writes it, with the constants of the function in place of their names. What else is local has a
  /// name that nothing outside has: `$padding`.
  func number(_ tokens: Lexemes, at statement: Statement) -> NumberExpression? {
    var fuel = 8
    return NumberExpression(spelled(tokens, at: statement, &fuel))
  }

  private func spelled(_ tokens: Lexemes, at statement: Statement, _ fuel: inout Int) -> String {
    guard tokens.count <= 96 else { return "…" }
    var text = ""
    for token in tokens {
      let hasSpace = token.hasSpaceBefore || token.startsLine || token.hasCommentBefore
      if hasSpace, !text.isEmpty, text.last != "(" { text += " " }
      guard token.isFreeName, token.previous?.kind != .period, token.next?.kind != .colon,
        file.scopes.isLocal(token),
        // What a view is made with is its own frame.
        token != "frame"
      else {
        text += token.text
        continue
      }
      text += value(ofLocal: token, at: statement, &fuel) ?? "$" + token.text
    }
    return text
  }

  /// The value of a constant of a function, and the type of a parameter whose members are named.
  private func value(ofLocal name: Lexeme, at statement: Statement, _ fuel: inout Int) -> String? {
    guard fuel > 0 else { return nil }
    if let local = local(name, around: statement) {
      guard local.keyword.is(.let), let value = local.value else { return nil }
      fuel -= 1
      let text = spelled(value, at: local.statement, &fuel)
      return NumberExpression(text) == nil ? nil : "(\(text))"
    }
    guard name.next?.kind == .period,
      let type = statement.block.function?.parameters?.parameters.first(where: {
        $0.name.hasSameText(as: name)
      })?.type.first, type.hasCapital, !type.isNameOfSystem
    else { return nil }
    return type.text
  }
}

extension ScenePart {
  /// The part with the values of constants that its class or other files declare.
  func resolving(_ numbers: SceneNumbers) -> ScenePart {
    var part = self
    for index in part.constraints.indices {
      let attribute = part.constraints[index].edge.attribute
      resolve(&part.constraints[index].constant, at: attribute, numbers)
      resolve(&part.constraints[index].multiplier, at: [], numbers)
    }
    for index in part.settings.indices where part.settings[index].hasNumbers {
      let setting = settings[index]
      guard let expression = setting.expression ?? NumberExpression(setting.value) else { continue }
      let closed = numbers.closed(expression, at: site)
      part.settings[index].expression = closed
      guard let number = closed.value, setting.isLength else { continue }
      (part.settings[index].value, part.settings[index].isData) = (number.description, false)
    }
    return part
  }

  private var site: SceneNumbers.Site {
    SceneNumbers.Site(
      path: place.path, type: type, types: types,
      base: isController ? "UIViewController" : "UIView")
  }

  private func resolve(
    _ number: inout SceneNumber, at attribute: LayoutAttributes, _ numbers: SceneNumbers
  ) {
    guard number.value == nil,
      let expression = number.expression ?? NumberExpression(number.text)
    else { return }
    var site = site
    let closed = numbers.closed(expression, at: site).part(at: attribute)
    number.expression = closed
    guard let value = closed.value else {
      site.takesVariables = true
      number.likely = numbers.closed(expression, at: site).part(at: attribute)
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
  fileprivate var hasNumbers: Bool {
    isFrame || isLength || member.hasSuffix("font")
      || ["layoutMargins", "directionalLayoutMargins", "setCustomSpacing"].contains(member)
  }
}
