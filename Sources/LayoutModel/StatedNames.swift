import SwiftSource

/// The properties, locals and parameters of a file with what states their types.
struct StatedNames {
  /// What states the type of one name.
  struct Statement {
    /// The tokens of the annotation; empty for none.
    var type: Range<Int>
    /// The tokens of the initial value; empty for none.
    var value: Range<Int>
    /// The block that the name is declared in.
    var block: Int
    /// Whether the name always has its initial value.
    var isConstant = false
  }

  /// What states the type of a name in all places: most names are declared in one, which needs no list.
  struct Statements {
    var first: Statement
    fileprivate(set) var others: [Statement] = []

    var count: Int { 1 + others.count }

    func contains(where fits: (Statement) -> Bool) -> Bool {
      fits(first) || others.contains(where: fits)
    }
  }

  /// By scope and name for locals and parameters, by type and name for members, by name for those of the file: in the
  /// branches of `#if`, or in two types of one name, there is more than one.
  private(set) var statements = KeyMap<Statements>()
  /// The names of the file's type aliases, which may stand for any type.
  var aliases = KeySet()
  /// For each type that the file extends, the index of its first extension.
  var extensions = KeyMap<Int>()

  /// Makes room for the names of so many declarations.
  mutating func reserveCapacity(_ count: Int) { statements.reserveCapacity(count) }

  mutating func add(_ key: UInt64, _ statement: Statement) {
    if let index = statements.index(of: key) {
      statements[at: index].others.append(statement)
    } else {
      _ = statements.append(key, Statements(first: statement))
    }
  }
}

extension FactBuilder {
  /// The names and what states their types, read on first use.
  func allStatedNames() -> Box<StatedNames> {
    if let stated = lazily.stated { return stated }
    var names = StatedNames()
    names.reserveCapacity(code.declarations.count)
    for declaration in code.declarations {
      switch declaration.kind {
      case .property, .binding:
        guard let name = declaration.name else { continue }
        names.add(
          statedKey(of: declaration, name),
          StatedNames.Statement(
            type: declaration.type.indices, value: statedValue(of: declaration, name.index),
            block: declaration.block.index,
            isConstant: declaration.kind == .property && declaration.keyword.is(.let)))
      case .function, .initializer, .subscripting:
        guard let body = declaration.body else { continue }
        for parameter in declaration.parameters?.parameters ?? [] {
          names.add(
            Scopes.localKey(block: body.index, key(parameter.name)),
            StatedNames.Statement(
              type: annotation(of: parameter), value: 0..<0, block: declaration.block.index))
        }
      default: continue
      }
    }
    for statement in code.statements where statement.kind == .typeAlias {
      guard let name = statement.tokens.first(where: { $0 == "typealias" })?.next else { continue }
      names.aliases.insert(key(name))
    }
    for (index, type) in scopes.types.enumerated() where type.kind == .extension {
      if names.extensions[type.key] == nil { names.extensions[type.key] = index }
    }
    let kept = Box(names)
    lazily.stated = kept
    return kept
  }

  /// The key of a local, of a member of the type around, or of a name of the file, whichever the bare name means.
  func statedKey(ofName name: Int, in block: Int) -> UInt64? {
    let statements = allStatedNames().value.statements
    if let local = scopes.local(name, in: block) {
      return statements[local] == nil ? nil : local
    }
    let key = key(name)
    if let member = scopes.memberKey(key, in: block), statements[member] != nil {
      return member
    }
    return statements[key] == nil ? nil : key
  }

  private func statedKey(of declaration: Declaration, _ name: Lexeme) -> UInt64 {
    let (name, block) = (key(name), declaration.block.index)
    if scopes.functionsOfBlocks[block] >= 0 { return scopes.localKey(of: declaration, name) }
    return scopes.memberKey(name, in: block) ?? name
  }

  /// The initial value, also that of `if let a = b`.
  private func statedValue(of declaration: Declaration, _ name: Int) -> Range<Int> {
    let equal = name + 1
    guard declaration.kind == .binding, tokens[equal].kind == .equal,
      tokens[name - 1].is(.let) || tokens[name - 1].is(.var)
    else { return declaration.value?.indices ?? 0..<0 }
    let end = declaration.statement.end.index
    let value = (equal + 1)..<max(end, equal + 1)
    return value
      .lowerBound..<(value.first {
        switch tokens[$0].kind {
        case .identifier, .period, .questionPostfix, .exclamationPostfix: false
        case .keyword: !tokens[$0].is(Keyword.`self`)
        default: true
        }
      } ?? value.upperBound)
  }

  /// The tokens of a parameter's type, without its default value.
  private func annotation(of parameter: Parameter) -> Range<Int> {
    let type = parameter.type
    let start = type.first?.is(.inout) ?? false ? 1 : 0
    let end = type.first { $0.kind == .equal }?.index ?? type.endIndex
    return min(type.startIndex + start, end)..<end
  }
}
