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

/// What a file declares that runs code where its name is.
struct DeclaredNames {
  /// For the properties of types, by type and name, and for locals, by scope and name.
  var storage = KeyMap<NameStorage>()
  /// For each name of a property, whatever its type, the one that does the most.
  var anyStorage = KeyMap<NameStorage>()
  /// The names of functions and operators, and of types with an initializer.
  var functions = KeySet()
  var hasSubscript = false
  /// Whether a type has members that it does not declare: it is `@dynamicMemberLookup`.
  var hasDynamicMembers = false
}

extension Box<DeclaredNames> {
  fileprivate func declaresFunction(_ name: UInt64) -> Bool { value.functions.contains(name) }
}

extension Names {
  /// What reading a name does: a bare one means a local or a member of the type around `block`; behind `self` or a type
  /// it means a member of that; behind anything else it may mean each property of that name in the file.
  public func storage(of name: Lexeme, in block: Block) -> NameStorage {
    let names = allDeclaredNames().value
    let key = key(name)
    let isMember = name.previous?.kind == .period
    if !isMember, let local = scopes.local(name.index, in: block.index) {
      return names.storage[local] ?? .stored
    }
    if let member = isMember ? member(name, in: block) : scopes.memberKey(key, in: block.index),
      let storage = names.storage[member]
    {
      return storage
    }
    return names.anyStorage[key] ?? .unknown
  }

  /// The key of a name behind `self`, `Self` or the name of a type; nil behind anything else.
  private func member(_ name: Lexeme, in block: Block) -> UInt64? {
    guard let owner = name.previous?.previous else { return nil }
    if owner.is(Keyword.`self`) || owner.is(Keyword.Self) {
      return scopes.memberKey(key(name), in: block.index)
    }
    guard owner.kind == .identifier, owner.hasCapital else { return nil }
    return TextHash.pair(key(owner), key(name))
  }

  /// Whether the file has a function or an operator with this name, or an initializer of the type with this name.
  public func declaresFunction(named name: Lexeme) -> Bool {
    allDeclaredNames().declaresFunction(key(name))
  }

  /// Whether the file has a function with this name.
  public func declaresFunction(named name: StaticString) -> Bool {
    allDeclaredNames().declaresFunction(TextHash.key(name))
  }

  /// Whether the file declares a `*` or a `-` of its own.
  public var declaresFactors: Bool {
    let functions = allDeclaredNames().value.functions
    return functions.contains(TextHash.key("*")) || functions.contains(TextHash.key("-"))
  }

  /// Whether a type of the file has members that it does not declare.
  public var declaresDynamicMembers: Bool { allDeclaredNames().value.hasDynamicMembers }

  /// Whether a type of the file has a subscript.
  public var declaresSubscript: Bool { allDeclaredNames().value.hasSubscript }

  /// Whether a bare name is that of a local, of a parameter or of a property of the type around `block`.
  public func isVariable(_ name: Lexeme, in block: Block) -> Bool {
    scopes.isLocal(name.index, in: block.index)
      || scopes.memberKey(key(name), in: block.index).map(propertyNames.contains) ?? false
  }

  // MARK: - The names

  private func allDeclaredNames() -> Box<DeclaredNames> {
    if let declared = lazily.declared { return declared }
    let names = Box(readDeclaredNames())
    lazily.declared = names
    return names
  }

  private func readDeclaredNames() -> DeclaredNames {
    var names = DeclaredNames()
    for declaration in code.declarations {
      switch declaration.kind {
      case .property:
        if let name = declaration.name { add(declaration, named: key(name), to: &names) }
      case .function:
        if let name = declaration.name { names.functions.insert(key(name)) }
      case .initializer:
        if let type = scopes.type(around: declaration.statement) {
          names.functions.insert(type.key)
        }
      case .subscripting:
        names.hasSubscript = true
        if declaration.parameters?.open.next == "dynamicMember" { names.hasDynamicMembers = true }
      default: continue
      }
    }
    return names
  }

  private func add(_ property: Declaration, named key: UInt64, to names: inout DeclaredNames) {
    let storage = property.storage
    let block = property.block.index
    if scopes.isInFunction(property.statement) {
      names.storage[Scopes.localKey(block: block, key)] = storage
    } else {
      if let member = scopes.memberKey(key, in: block) {
        // `static` and not, or in the branches of `#if`.
        names.storage[member] = max(storage, names.storage[member] ?? .stored)
      }
      names.anyStorage[key] = max(storage, names.anyStorage[key] ?? .stored)
    }
  }
}

extension Declaration {
  fileprivate var storage: NameStorage {
    guard isStored, !isWrapped else { return .computed }
    if modifiers.contains(.lazy) { return .lazy }
    // A property of a type or of the file gets its value on first use.
    let isShared = isStatic || block.kind == .file
    return isShared && value?.first?.runsCode == true ? .lazy : .stored
  }

  private var isWrapped: Bool {
    prefix.contains { token in
      token.kind == .at
        && !(token.next.map { name in PropertyAttributes.plain.contains { name == $0 } } ?? false)
    }
  }
}

/// The attributes of properties.
package enum PropertyAttributes {
  /// Those that are no wrappers, or whose wrapper only gives the value.
  package static let plain: [StaticString] = [
    "available", "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "nonobjc", "objc",
    "Published", "usableFromInline",
  ]
}

extension Lexeme {
  fileprivate var runsCode: Bool { kind == .leftBrace || (call != nil && !hasCapital) }
}
