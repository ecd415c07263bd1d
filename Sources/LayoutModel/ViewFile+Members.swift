import SwiftSource

extension ViewFile {
  // MARK: - Types

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

  /// Whether the name at a token is that of a view as a member of the type around a block.
  func isViewProperty(_ name: Int, in block: Int) -> Bool {
    memberKey(key(name), in: block).map(viewNames.contains) ?? false
  }

  /// The member of a type, as the statement that declares it, that another statement is in or is; nil outside of all.
  public func member(around statement: Int) -> Int? {
    var statement = statement
    for _ in 0..<Self.longestClimb {
      let block = outline.blocks[block(of: statement)]
      if block.kind == .typeBody { return statement }
      guard block.owner >= 0 else { return nil }
      statement = block.owner
    }
    return nil
  }

  // MARK: - Views

  /// Whether a name, perhaps behind others, is known to be that of a view: by its declaration in this file, or because
  /// nothing else is called so.
  ///
  /// - Parameter path: not empty.
  public func namesView(_ path: Range<Int>, at statement: Int) -> Bool {
    guard isPath(path) else { return false }
    let block = block(of: statement)
    let item = item(path, in: block)
    if item.isSelf || isContainer(item, at: statement) { return true }
    let name = path.upperBound - 1
    guard tokens[name].kind == .identifier else { return false }
    if tokens[name].is(.superview) || tokens[name].is(.view) || tokens[name].is(.contentView) {
      return path.count > 1
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    if path.count == 1, let local = local(name, in: block) { return viewNames.contains(local) }
    guard path.count == 1 || (isQualified && path.count == 3),
      let member = memberKey(key(name), in: block)
    else { return isNamedLikeView(name) }
    if viewNames.contains(member) { return true }
    return !propertyNames.contains(member) && isNamedLikeView(name)
  }

  // MARK: - Declarations

  /// The attributes and modifiers that stand before a declaration.
  func prefix(of declaration: Outline.Declaration) -> Range<Int> {
    let first = outline.statements[declaration.statement].first
    return first..<max(first, declaration.keyword)
  }

  /// A parameter of a function.
  struct Parameter {
    /// The label in calls, `_` for none.
    var label: Int
    /// The name inside of the function.
    var name: Int
    /// The tokens of the type and, behind it, of a default value.
    var type: Range<Int>
  }

  /// The parameters of a function or an initializer.
  func parameters(of declaration: Outline.Declaration) -> [Parameter] {
    guard declaration.parameters >= 0 else { return [] }
    return outline.arguments(declaration.parameters, tokens).compactMap { argument in
      if argument.label >= 0 {
        return Parameter(label: argument.label, name: argument.label, type: argument.value)
      }
      guard let colon = argument.value.first(where: { tokens[$0].kind == .colon }),
        colon - 2 >= argument.value.lowerBound
      else { return nil }
      return Parameter(
        label: colon - 2, name: colon - 1, type: (colon + 1)..<argument.value.upperBound)
    }
  }
}

extension ViewType {
  /// Whether the code of other types sees a member: neither it nor the extension that it stands in is private.
  public func shows(_ member: Declaration) -> Bool {
    !member.isPrivate && !(kind == .extension && declaration.isPrivate)
  }
}

extension ViewFile {
  /// The name of the type that gets a method from an extension which other files can see; nil for any other declaration.
  public func typeExtended(with method: Declaration) -> Lexeme? {
    guard method.block.kind == .typeBody, let type = type(aroundBlock: method.block.index),
      type.kind == .extension, method.modifiers.isDisjoint(with: [.private, .static]),
      !type.declaration.isPrivate
    else { return nil }
    return type.declaration.name
  }
}
