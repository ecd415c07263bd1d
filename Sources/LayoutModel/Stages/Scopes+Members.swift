import SwiftSource

extension Scopes {
  /// Whether a class inherits from a view, and not from a controller: the first name it inherits from says so.
  public func inheritsFromView(_ type: ViewType) -> Bool {
    let inherited = outline.declarations[type.declaration.index].type
    guard type.kind == .class, !inherited.isEmpty else { return false }
    // `Module.View`, before generic arguments and protocols.
    var name = inherited.lowerBound
    while name + 2 < inherited.upperBound, tokens[name + 1].kind == .period { name += 2 }
    return isViewName(name)
  }

  /// The names of the classes of the file that inherit from a view; an extension has the key of its class.
  public func viewClasses() -> Set<UInt64> {
    Set(types.lazy.filter(inheritsFromView).map(\.key))
  }

  /// The innermost type or extension around a block; nil outside of all.
  public func type(aroundBlock block: Int) -> ViewType? {
    let index = Int(typesOfBlocks[block])
    return index >= 0 ? types[index] : nil
  }

  /// Identifies what a name means as a member of the type around a block; nil outside of all types.
  ///
  /// - Parameter name: the key of the name.
  func memberKey(_ name: UInt64, in block: Int) -> UInt64? {
    type(aroundBlock: block).map { TextHash.pair($0.key, name) }
  }

  /// The name of the type that gets a method from an extension which other files can see; nil for any other declaration.
  public func typeExtended(with method: Declaration) -> Lexeme? {
    guard method.block.kind == .typeBody, let type = type(aroundBlock: method.block.index),
      type.kind == .extension, method.modifiers.isDisjoint(with: [.private, .static]),
      !type.declaration.isPrivate
    else { return nil }
    return type.declaration.name
  }
}
