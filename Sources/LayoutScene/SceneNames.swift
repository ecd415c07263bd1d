import LayoutModel
import SwiftSource

/// What a project's code gives names to: constants, computed properties, functions of nothing but values, raw values,
/// and the colors of asset catalogs.
struct SceneNames: Sendable {
  struct Definition: Sendable {
    /// The file and the type that it is in, with those around it.
    let path: String
    let type: String
    var parameters: [LayoutFunction.Parameter]?
    /// Asks for `self`, where it is another one for each case of an enumeration.
    let value: NumberExpression
    /// Whether other code may give it another value.
    var isVariable = false
    var isAssigned = false
  }

  /// A definition by its name with that of its type: `Spacing.large`.
  typealias Entry = (name: String, definition: Definition)
  /// A color of an asset catalog by its name with those of the folders around.
  typealias Asset = (name: String, color: NumberExpression)

  private var definitions: [String: [Definition]] = [:]

  /// The colors of asset catalogs by their names in small letters, each with the folders that it is in.
  private(set) var assets: [String: [(folders: Set<String>, color: NumberExpression)]] = [:]
  private(set) var folders: Set<String> = []

  init(_ files: [[Entry]], _ assets: [Asset]) {
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
        keys.append(type + "." + path)
        type = type.lastIndex(of: ".").map { type[..<$0] } ?? ""
      }
    }
    return keys + [path]
  }

  /// A definition with what is given for the names of parameters in it.
  typealias Meaning = (definition: Definition, given: [String: NumberExpression])

  /// What the first of some names stands for that takes some arguments; nil where files mean different things by it.
  ///
  /// - Parameters:
  ///   - arguments: nil for a property.
  ///   - own: the case of an enumeration whose member it is.
  ///   - path: the file whose own names come first.
  func meaning(
    of keys: [String], _ arguments: [NumberExpression.Argument]?,
    ofCase own: NumberExpression? = nil, in path: String? = nil
  ) -> Meaning? {
    for key in keys {
      guard let definitions = definitions[key] else { continue }
      let found = definitions.compactMap { definition -> Meaning? in
        guard (arguments == nil) == (definition.parameters == nil),
          definition.value.text.drop(while: { $0 == "(" }).hasPrefix("self ~= ") == (own != nil),
          var given = (definition.parameters ?? []).given(arguments ?? [])
        else { return nil }
        given["self"] = own
        return (definition, given)
      }
      let near = found.filter { $0.definition.path == path }
      let nearest = near.isEmpty ? found : near
      // Two targets may have the same name for different things.
      if let first = nearest.first,
        nearest.allSatisfy({ $0.definition.value == first.definition.value })
      {
        return first
      }
    }
    return nil
  }
}

extension [LayoutFunction.Parameter] {
  /// For each parameter, where its argument is, nil for one that is left out; nil for a call of another function.
  func matched(to labels: [String]) -> [Int?]? {
    var rest = labels.indices
    var places: [Int?] = []
    for parameter in self {
      if let next = rest.first, labels[next] == parameter.label {
        places.append(next)
        rest.removeFirst()
      } else if parameter.value != nil {
        places.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? places : nil
  }

  /// What a call gives for the names of parameters; nil for a call of another function.
  func given(_ arguments: [NumberExpression.Argument]) -> [String: NumberExpression]? {
    matched(to: arguments.map(\.label)).map { places in
      zip(self, places).reduce(into: [:]) { given, pair in
        given[pair.0.name] = pair.1.map { arguments[$0].value } ?? pair.0.value
      }
    }
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
    let names = Set(assigned.map { "\($0.type).\($0.name)" })
    // Those without a value of their own.
    var constants: Set<String> = []
    for declaration in code.declarations {
      guard declaration.kind == .property || declaration.kind == .function,
        let name = declaration.name,
        declaration.block.kind == .file || declaration.block.kind == .typeBody
      else { continue }
      let owner = declaration.block.declaration
      // A stub of a class of UIKit says nothing about the real one.
      if let owner, owner.kind != .extension, owner.name?.isNameOfUIKit == true { continue }
      let type = owner?.qualifiedName ?? ""
      if declaration.isBare, names.contains("\(type).\(name.text)") {
        if declaration.keyword.is(.let) { constants.insert("\(type).\(name.text)") }
        continue
      }
      guard let value = declaration.meaning else { continue }
      let isFunction = declaration.kind == .function
      add(
        name.text, owner,
        .init(
          path: path, type: type, parameters: isFunction ? declaration.layoutParameters : nil,
          value: value,
          isVariable: !isFunction && declaration.keyword.is(.var) && declaration.value != nil))
    }
    for assigned in assigned {
      add(
        assigned.name, assigned.owner,
        .init(
          path: path, type: assigned.type, value: assigned.value,
          isVariable: !constants.contains("\(assigned.type).\(assigned.name)"), isAssigned: true))
    }
    for statement in code.statements where statement.kind == .enumerationCase {
      // `case title = "Now playing"`
      guard let type = statement.block.declaration else { continue }
      for name in statement.tokens where name.next?.kind == .equal {
        guard let value = name.next?.next, value.kind == .stringLiteral else { continue }
        add(
          "\(name.text).rawValue", type,
          .init(path: path, type: type.qualifiedName, value: NumberExpression(value.alone)))
      }
    }
    return found
  }

  private var assignedValues:
    [(owner: Declaration, type: String, name: String, value: NumberExpression)]
  {
    code.statements.compactMap { statement in
      guard statement.kind == .assignment, statement.block.kind == .functionBody,
        let body = statement.block.declaration, body.kind == .initializer,
        let owner = body.block.declaration, let target = statement.target, let name = target.last,
        target.count == 1 || target.count == 3 && target.first?.is(.`self`) == true,
        let value = statement.assignedValue?.value,
        value != .call(.member(.name(""), "init"), []), !body.hasParameter(name)
      else { return nil }
      return (owner, owner.qualifiedName, name.text, value)
    }
  }
}

extension Declaration {
  fileprivate var isBare: Bool { kind == .property && value == nil && body == nil }

  /// The value of what may be a number, a size, a color, a font, a text, or has some.
  fileprivate var meaning: NumberExpression? {
    var type = self.type
    if kind == .function {
      guard let result else { return nil }
      type = result
    }
    let named = type.last { $0.kind == .identifier }
    guard named.map(\.mayNameValue) ?? (kind == .property) else { return nil }
    if let value { return value.value }
    guard let body else {
      // An instance of a type of the project.
      guard let named, !named.isNameOfSystem, !named.hasPrefix("CG"), named != "String" else {
        return nil
      }
      return .call(.name(named.text), [])
    }
    var block = body
    if body.kind == .accessors {
      guard let getter = body.firstStatement?.declaration, getter.keyword.is(.get),
        let inner = getter.body
      else { return nil }
      block = inner
    }
    return block.value()
  }
}

extension Lexeme {
  fileprivate var mayNameValue: Bool { hasCapital && (!isNameOfUIKit || isNameOfValue) }

  fileprivate var isNameOfValue: Bool {
    hasSuffix("Color") || hasSuffix("Font") || hasSuffix("Insets") || hasSuffix("Offset")
  }
}

extension Lexemes {
  /// What it computes, if that may be a number, a size, a color, a font or a text, or have some.
  fileprivate var value: NumberExpression? {
    guard let first, first.kind != .leftBrace, first.kind != .leftBracket,
      first.kind != .identifier || !first.isNameOfUIKit || first.next?.kind != .leftParen
        || first.isNameOfValue
    else { return nil }
    return NumberExpression(self)
  }
}
