import SwiftSource

/// What reading a name does, as far as the file says.
public enum NameStorage: Int, Comparable, Sendable {
  /// It gives a value that is kept: that of a stored property, a local or a parameter.
  case stored
  /// The file does not declare the name.
  case unknown
  /// It makes the value when it is read for the first time.
  case lazy
  /// It runs code: that of a getter or of a property wrapper.
  case computed

  public static func < (left: NameStorage, right: NameStorage) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a file declares that runs code where its name stands.
struct DeclaredNames {
  /// For the properties of types, by type and name, and for locals, by scope and name.
  var storage: [UInt64: NameStorage] = [:]
  /// For each name of a property, whatever its type, the one that does the most.
  var anyStorage: [UInt64: NameStorage] = [:]
  /// The names of functions and operators, and of types with an initializer.
  var functions: Set<UInt64> = []
  var hasSubscript = false
}

extension Names {
  /// What reading a name does: a bare one means a local or a member of the type around `block`; behind `self` or a type
  /// it means a member of that; behind anything else it may mean each property of that name in the file.
  public func storage(of name: Int, in block: Int) -> NameStorage {
    let names = allDeclaredNames()
    let key = key(name)
    let isMember = name > 0 && tokens[name - 1].kind == .period
    if !isMember, let local = scopes.local(name, in: block) {
      return names.storage[local] ?? .stored
    }
    if let member = isMember ? member(name, in: block) : scopes.memberKey(key, in: block),
      let storage = names.storage[member]
    {
      return storage
    }
    return names.anyStorage[key] ?? .unknown
  }

  /// The key of a name behind `self`, `Self` or the name of a type; nil behind anything else.
  private func member(_ name: Int, in block: Int) -> UInt64? {
    let owner = name - 2
    guard owner >= 0 else { return nil }
    if tokens[owner].is(Keyword.`self`) || tokens[owner].is(Keyword.Self) {
      return scopes.memberKey(key(name), in: block)
    }
    guard tokens[owner].kind == .identifier, hasCapital(owner) else { return nil }
    return TextHash.pair(key(owner), key(name))
  }

  /// Whether the file has a function or an operator with this name, or an initializer of the type with this name.
  public func declaresFunction(named name: Int) -> Bool {
    allDeclaredNames().functions.contains(key(name))
  }

  /// Whether the file declares a `*` or a `-` of its own.
  public var declaresFactors: Bool {
    let functions = allDeclaredNames().functions
    return functions.contains(TextHash.key("*")) || functions.contains(TextHash.key("-"))
  }

  /// Whether a type of the file has a subscript.
  public var declaresSubscript: Bool { allDeclaredNames().hasSubscript }

  /// Whether a bare name is that of a local, of a parameter or of a property of the type around `block`.
  public func isVariable(_ name: Int, in block: Int) -> Bool {
    scopes.isLocal(name, in: block)
      || scopes.memberKey(key(name), in: block).map(propertyNames.contains) ?? false
  }

  // MARK: - The names

  private func allDeclaredNames() -> DeclaredNames {
    if let declared = lazily.declared { return declared }
    let names = readDeclaredNames()
    lazily.declared = names
    return names
  }

  private func readDeclaredNames() -> DeclaredNames {
    var names = DeclaredNames()
    for declaration in outline.declarations {
      switch declaration.kind {
      case .property where declaration.name >= 0: add(declaration, to: &names)
      case .function where declaration.name >= 0: names.functions.insert(key(declaration.name))
      case .initializer:
        if let type = scopes.type(aroundBlock: declaration.block) {
          names.functions.insert(type.key)
        }
      case .subscripting: names.hasSubscript = true
      default: continue
      }
    }
    return names
  }

  private func add(_ property: Outline.Declaration, to names: inout DeclaredNames) {
    let key = key(property.name)
    let storage = storage(of: property)
    if scopes.functionsOfBlocks[property.block] >= 0 {
      names.storage[Scopes.localKey(block: property.block, key)] = storage
    } else {
      if let member = scopes.memberKey(key, in: property.block) {
        // `static` and not, or in the branches of `#if`.
        names.storage[member] = max(storage, names.storage[member] ?? .stored)
      }
      names.anyStorage[key] = max(storage, names.anyStorage[key] ?? .stored)
    }
  }

  private func storage(of property: Outline.Declaration) -> NameStorage {
    guard isStored(property), !isWrapped(property) else { return .computed }
    if property.modifiers.contains(.lazy) { return .lazy }
    return isShared(property) && runsCode(property.value) ? .lazy : .stored
  }

  /// Whether a property belongs to a type or to the file, and gets its value on first use.
  private func isShared(_ property: Outline.Declaration) -> Bool {
    property.modifiers.contains(.static) || outline.blocks[property.block].kind == .file
  }

  /// Whether an initial value is that of a closure or of a function.
  private func runsCode(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    return tokens[first].kind == .leftBrace
      || (outline.call(named: first) != nil && !hasCapital(first))
  }

  /// Whether an attribute stands before a property that may be a property wrapper.
  private func isWrapped(_ property: Outline.Declaration) -> Bool {
    prefix(of: property).contains { index in
      tokens[index].kind == .at && !Self.plainAttributes.contains(text(index + 1))
    }
  }

  private static let plainAttributes: Set<String> = [
    "available", "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "nonobjc", "objc",
    "Published", "usableFromInline",
  ]
}
