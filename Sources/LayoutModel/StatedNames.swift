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

  /// By scope and name for locals and parameters, by type and name for members, by name for those of the file: in the
  /// branches of `#if`, or in two types of one name, there is more than one.
  private(set) var statements: [UInt64: [Statement]] = [:]
  /// The names of the file's type aliases, which may stand for any type.
  var aliases: Set<UInt64> = []
  /// For each type that the file extends, the index of its first extension.
  var extensions: [UInt64: Int] = [:]

  mutating func add(_ key: UInt64, _ statement: Statement) {
    statements[key, default: []].append(statement)
  }
}

extension FactBuilder {
  /// The names and what states their types, read on first use.
  func allStatedNames() -> StatedNames {
    if let stated = lazily.stated { return stated }
    var names = StatedNames()
    for (index, declaration) in outline.declarations.enumerated() {
      switch declaration.kind {
      case .property where declaration.name >= 0, .binding where declaration.name >= 0:
        names.add(
          statedKey(of: declaration),
          StatedNames.Statement(
            type: declaration.type, value: statedValue(of: declaration), block: declaration.block,
            isConstant: declaration.kind == .property && tokens[declaration.keyword].is(.let)))
      case .function, .initializer, .subscripting:
        guard declaration.body >= 0 else { continue }
        for parameter in code.declarations[index].parameters?.parameters ?? [] {
          names.add(
            Scopes.localKey(block: declaration.body, key(parameter.name)),
            StatedNames.Statement(
              type: annotation(of: parameter), value: 0..<0, block: declaration.block))
        }
      default: continue
      }
    }
    for statement in outline.statements where statement.kind == .typeAlias {
      guard let word = (statement.first..<statement.end).first(where: { spells($0, "typealias") })
      else { continue }
      names.aliases.insert(key(word + 1))
    }
    for (index, type) in scopes.types.enumerated() where type.kind == .extension {
      if names.extensions[type.key] == nil { names.extensions[type.key] = index }
    }
    lazily.stated = names
    return names
  }

  /// The key of a local, of a member of the type around, or of a name of the file, whichever the bare name means.
  func statedKey(ofName name: Int, in block: Int) -> UInt64? {
    let statements = allStatedNames().statements
    if let local = scopes.local(name, in: block) {
      return statements[local] == nil ? nil : local
    }
    let key = key(name)
    if let member = scopes.memberKey(key, in: block), statements[member] != nil {
      return member
    }
    return statements[key] == nil ? nil : key
  }

  private func statedKey(of declaration: Outline.Declaration) -> UInt64 {
    let name = key(declaration.name)
    if scopes.functionsOfBlocks[declaration.block] >= 0 {
      return scopes.localKey(of: declaration, name)
    }
    return scopes.memberKey(name, in: declaration.block) ?? name
  }

  /// The initial value, also that of `if let a = b`.
  private func statedValue(of declaration: Outline.Declaration) -> Range<Int> {
    let equal = declaration.name + 1
    guard declaration.kind == .binding, tokens[equal].kind == .equal,
      tokens[declaration.name - 1].is(.let) || tokens[declaration.name - 1].is(.var)
    else { return declaration.value }
    let end = outline.statements[declaration.statement].end
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
