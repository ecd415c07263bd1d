import LayoutModel
import SwiftSource

/// What a project's code gives names to: constants, computed properties, functions of nothing but values, raw values,
/// and the colors of asset catalogs.
struct SceneNames: Sendable {
  /// What a name stands for.
  struct Definition: Sendable {
    /// The file and the type that it is in, with those around it.
    let path: String
    let type: String
    /// Nil for a property.
    var parameters: [LayoutFunction.Parameter]?
    /// What a `switch` is over that decides: `self`, a parameter; nil for a single value.
    var subject: String?
    /// The values with the patterns of their cases; one without a pattern is any other.
    let cases: [Case]
    /// Whether other code may give it another value.
    var isVariable = false
    /// Whether an initializer gives it the value.
    var isAssigned = false

    /// A value, as the code writes it.
    struct Case: Sendable {
      var patterns: [String] = []
      let value: String
    }
  }

  /// A definition by its name with that of its type: `Spacing.large`.
  typealias Entry = (name: String, definition: Definition)

  private var definitions: [String: [Definition]] = [:]

  /// The colors of asset catalogs by their names in small letters, as code, each with the folders that it is in.
  private(set) var assets: [String: [(folders: Set<String>, color: String)]] = [:]
  private(set) var folders: Set<String> = []

  init(_ files: [[Entry]], _ assets: [(name: String, color: String)]) {
    for (name, definition) in files.joined() { definitions[name, default: []].append(definition) }
    for (name, color) in assets {
      var names = name.split(separator: "/").map { String($0).plain }
      guard let last = names.popLast() else { continue }
      self.assets[last, default: []].append((Set(names), color))
      folders.formUnion(names)
    }
  }

  /// The names that a path may be declared under, the nearest first: of members of some types, or of those around them.
  static func keys(_ names: [String], in types: [String]) -> [String] {
    var names = names
    if names.count > 1, names[0] == "self" { names.removeFirst() }
    if names[0] == "Self", let type = types.first { names[0] = type }
    let path = names.joined(separator: ".")
    var keys: [String] = []
    for type in types {
      var type = type[...]
      while !type.isEmpty {
        keys.append("\(type).\(path)")
        type = type.lastIndex(of: ".").map { type[..<$0] } ?? ""
      }
    }
    return keys + [path]
  }

  /// A value with what is given for the names of parameters in it.
  struct Meaning<Value: CodeValue> {
    let definition: Definition
    let value: String
    let given: [String: Value]
  }

  /// What the first of some names stands for that takes some arguments; nil where files mean different things by it.
  ///
  /// - Parameters:
  ///   - arguments: nil for a property.
  ///   - own: the case of an enumeration whose member it is.
  ///   - path: the file whose own names come first.
  func meaning<Value>(
    of keys: [String], _ arguments: [CodeArgument<Value>]?, ofCase own: String? = nil,
    in path: String? = nil
  ) -> Meaning<Value>? {
    for key in keys {
      guard let definitions = definitions[key] else { continue }
      let found = definitions.compactMap { $0.meaning(arguments, ofCase: own) }
      let near = found.filter { $0.definition.path == path }
      let nearest = near.isEmpty ? found : near
      // Two targets may have the same name for different things.
      if let first = nearest.first, nearest.allSatisfy({ $0.value == first.value }) {
        return first
      }
    }
    return nil
  }
}

extension SceneNames.Definition {
  /// The value for some arguments; nil if it does not take them, and where no case is certain.
  fileprivate func meaning<Value>(
    _ arguments: [CodeArgument<Value>]?, ofCase own: String?
  ) -> SceneNames.Meaning<Value>? {
    guard (arguments == nil) == (parameters == nil),
      let given = LayoutFunction.Parameter.bound(parameters ?? [], to: arguments ?? [])
    else { return nil }
    var found = own == nil || cases.isEmpty ? cases.first : nil
    if let subject {
      guard let chosen = subject == "self" ? own : given[subject]?.nameOfCase else { return nil }
      let name = chosen.split(separator: ".").last ?? ""
      let isCertain =
        chosen.first == "." || chosen.first?.isNumber == true || chosen.first == "\""
        || chosen.first?.isUppercase == true
      let other = isCertain ? cases.first { $0.patterns.isEmpty } : nil
      found =
        cases.first {
          $0.patterns.contains { $0 == chosen || $0.hasPrefix(".") && $0.dropFirst() == name }
        } ?? other
    }
    return found.map { .init(definition: self, value: $0.value, given: given) }
  }
}

/// A value that code gives for a parameter.
protocol CodeValue {
  init?(_ text: String)
  /// As code names the case of an enumeration that it may be.
  var nameOfCase: String? { get }
}

extension String: CodeValue {
  var nameOfCase: String? { self }
}

extension NumberExpression: CodeValue {
  var nameOfCase: String? { text }
}

extension LayoutFunction.Parameter {
  /// What a call gives for the names of parameters; nil for a call of another function.
  static func bound<Value: CodeValue>(
    _ parameters: [Self], to arguments: [CodeArgument<Value>]
  ) -> [String: Value]? {
    var rest = arguments[...]
    var given: [String: Value] = [:]
    for parameter in parameters {
      if rest.first?.label == parameter.label, let next = rest.popFirst() {
        given[parameter.name] = next.value
      } else if let value = parameter.value {
        given[parameter.name] = Value(value)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? given : nil
  }
}

// MARK: - Reading

extension ViewFile {
  /// What the file gives names to, by the type and the name.
  func definitions(path: String) -> [SceneNames.Entry] {
    var found: [SceneNames.Entry] = []
    func add(_ name: String, _ type: Declaration?, _ definition: SceneNames.Definition) {
      for owner in Set([definition.type, type?.name?.text ?? ""]) {
        found.append((owner.isEmpty ? name : "\(owner).\(name)", definition))
      }
    }
    let assigned = assignedValues
    // Those without a value of their own.
    var constants: Set<String> = []
    for declaration in code.declarations {
      guard declaration.kind == .property || declaration.kind == .function,
        let name = declaration.name,
        declaration.block.kind == .file || declaration.block.kind == .typeBody
      else { continue }
      let owner = declaration.block.declaration
      let type = owner?.qualifiedName ?? ""
      if declaration.isBare, assigned.contains(where: { $0.type == type && $0.name == name.text }) {
        if declaration.keyword.is(.let) { constants.insert("\(type).\(name.text)") }
        continue
      }
      guard let (subject, cases) = declaration.meaning else { continue }
      let isFunction = declaration.kind == .function
      let parameters = declaration.parameters?.parameters.map(LayoutFunction.Parameter.init) ?? []
      add(
        name.text, owner,
        .init(
          path: path, type: type, parameters: isFunction ? parameters : nil, subject: subject,
          cases: cases,
          isVariable: !isFunction && declaration.keyword.is(.var) && declaration.value != nil))
    }
    for value in assigned {
      add(
        value.name, value.owner,
        .init(
          path: path, type: value.type, cases: [.init(value: value.text)],
          isVariable: !constants.contains("\(value.type).\(value.name)"), isAssigned: true))
    }
    for statement in code.statements where statement.kind == .enumerationCase {
      // `case title = "Now playing"`
      guard let type = statement.block.declaration else { continue }
      for name in statement.tokens where name.next?.kind == .equal {
        guard let value = name.next?.next, value.text.first == "\"" else { continue }
        add(
          "\(name.text).rawValue", type,
          .init(path: path, type: type.qualifiedName, cases: [.init(value: value.text)]))
      }
    }
    return found
  }

  /// What initializers give the properties of their types.
  private var assignedValues: [(owner: Declaration, type: String, name: String, text: String)] {
    code.statements.compactMap { statement in
      guard statement.kind == .assignment, statement.block.kind == .functionBody,
        let body = statement.block.declaration, body.kind == .initializer,
        let owner = body.block.declaration, let target = statement.target, let name = target.last,
        target.count == 1 || target.count == 3 && target.first?.is(.`self`) == true,
        let text = statement.assignedValue?.valueText, text != ".init()", !body.hasParameter(name)
      else { return nil }
      return (owner, owner.qualifiedName, name.text, text)
    }
  }
}

extension Declaration {
  /// Whether it has no value, and computes none.
  fileprivate var isBare: Bool { kind == .property && value == nil && body == nil }

  /// The value, or those of the cases of a `switch`, of what may be a number, a size, a color, a font, a text, or has some.
  fileprivate var meaning: (subject: String?, cases: [SceneNames.Definition.Case])? {
    var type = self.type
    if kind == .function {
      guard let open = body?.open, let close = parameters?.close, close.index < open.index else {
        return nil
      }
      type = statement.tokens(close.index + 1..<open.index)
      guard type.contains(where: { $0.kind == .arrow }) else { return nil }
    }
    let named = type.last { $0.kind == .identifier }
    guard named.map(\.mayNameValue) ?? (kind == .property) else { return nil }
    if let value { return value.valueText.map { (nil, [.init(value: $0)]) } }
    guard let body else {
      // An instance of a type of the project.
      guard let named, !named.isNameOfSystem, !named.hasPrefix("CG"), named != "String" else {
        return nil
      }
      return (nil, [.init(value: "\(named.text)()")])
    }
    var block = body
    if body.kind == .accessors {
      guard let getter = body.firstStatement?.declaration, getter.keyword.is(.get),
        let inner = getter.body
      else { return nil }
      block = inner
    }
    let found = block.values()
    if let found, !found.cases.contains(where: { $0.value.contains("{") }) { return found }
    return systemNumber.map { (nil, [.init(value: $0)]) } ?? found
  }

  /// The inset of the screen that code looks for in one way or another, where it computes nothing else.
  private var systemNumber: String? {
    guard let tokens = body?.tokens, tokens.count <= 160, parameters?.parameters.isEmpty != false
    else { return nil }
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
    return found.count == 1 ? found.first : nil
  }
}

extension Lexeme {
  /// Whether a type of this name may be a number, a size, a color, a font, a text, or have some.
  fileprivate var mayNameValue: Bool { hasCapital && (!isNameOfUIKit || isNameOfValue) }

  /// Whether a type of UIKit is one of values.
  fileprivate var isNameOfValue: Bool {
    hasSuffix("Color") || hasSuffix("Font") || hasSuffix("Insets") || hasSuffix("Offset")
  }
}

extension Lexemes {
  /// The text on one line, if it may be a number, a size, a color, a font or a text, or have some.
  fileprivate var valueText: String? {
    guard let first, count <= 96, first.kind != .leftBrace, first.kind != .leftBracket,
      first.kind != .identifier || !first.isNameOfUIKit || first.next?.kind != .leftParen
        || first.isNameOfValue
    else { return nil }
    return code.onOneLine(atMost: 400)
  }
}

extension Block {
  private static var mostStatements: Int { 8 }
  private static var deepest: Int { 4 }

  /// What it returns behind its constants: at once, in the cases of a `switch`, or where a system is new enough.
  fileprivate func values(
    depth: Int = 0
  ) -> (subject: String?, cases: [SceneNames.Definition.Case])? {
    guard count <= Self.mostStatements, depth < Self.deepest else { return nil }
    var locals: [String: String] = [:]
    var rest = Array(statements)[...]
    while let first = rest.first {
      guard let (name, text) = first.constant else { break }
      locals[name.text] = text.replacingLocals(locals)
      rest.removeFirst()
    }
    guard let first = rest.first else { return nil }
    let isAlone = rest.count == 1
    switch first.kind {
    case .expression where isAlone, .transfer where first.first.is(.return):
      let tokens = first.kind == .transfer ? first.tokens.dropFirst() : first.tokens
      return tokens.valueText.map { (nil, [.init(value: $0.replacingLocals(locals))]) }
    case .branch where first.first.is(.switch) && isAlone:
      guard let open = first.tokens.first(where: { $0.kind == .leftBrace }) else { return nil }
      let subject = first.tokens.dropFirst().prefix { $0 != open }.text.trimmed
      var cases: [SceneNames.Definition.Case] = []
      for label in first.statementsInside
      where label.kind == .caseLabel && label.block.owner == first {
        guard let colon = label.tokens.first(where: { $0.kind == .colon }),
          let inner = colon.next?.statement?.block,
          let value = inner.values(depth: depth + 1), value.subject == nil,
          let text = value.cases.first?.value
        else { return nil }
        let patterns = label.tokens.dropFirst().prefix { $0 != colon }.text.split(separator: ",")
        cases.append(.init(patterns: patterns.map { String($0.trimmed) }, value: text))
      }
      return (String(subject), cases)
    case .branch where first.first.next == "#available":
      return first.statementsInside.first { _ in true }?.block.values(depth: depth + 1)
    default: return nil
    }
  }
}

extension Statement {
  /// What it gives a name to: `let margin = 8`, `guard let window = windows.first else { … }`.
  fileprivate var constant: (name: Lexeme, value: String)? {
    if first.is(.guard), first.next?.is(.let) == true, let name = first.next?.next,
      name.next?.kind == .equal
    {
      let conditions = tokens.dropFirst(4).prefix { !$0.is(.else) }.valueText
      return conditions.map { (name, String($0.pieces(separatedBy: ",")[0])) }
    }
    guard let declaration, declaration.kind == .property, let name = declaration.name else {
      return nil
    }
    return declaration.value?.valueText.map { (name, $0) }
  }
}

extension String {
  /// The text with values in place of the names of constants.
  fileprivate func replacingLocals(_ locals: [String: String]) -> String {
    locals[self]
      ?? replacingNames(locals.mapValues { $0.contains(where: \.isWhitespace) ? "(\($0))" : $0 })
  }
}
