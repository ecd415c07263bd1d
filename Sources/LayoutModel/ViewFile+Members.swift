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

  /// Whether the code of other types sees a member: neither it nor the extension that it stands in is private.
  public func isAccessible(_ declaration: Outline.Declaration, in type: ViewType) -> Bool {
    !declaration.modifiers.contains(.private)
      && !(type.kind == .extension
        && outline.declarations[type.declaration.index].modifiers.contains(.private))
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
  public func prefix(of declaration: Outline.Declaration) -> Range<Int> {
    let first = outline.statements[declaration.statement].first
    return first..<max(first, declaration.keyword)
  }

  /// Whether a property is an outlet, whose view comes from a storyboard.
  public func isOutlet(_ declaration: Outline.Declaration) -> Bool {
    prefix(of: declaration).contains { tokens[$0].kind == .at && text($0 + 1) == "IBOutlet" }
  }

  /// A parameter of a function.
  public struct Parameter: Sendable {
    /// The label in calls, `_` for none.
    public var label: Int
    /// The name inside of the function.
    public var name: Int
    /// The tokens of the type and, behind it, of a default value.
    public var type: Range<Int>
  }

  /// The parameters of a function or an initializer.
  public func parameters(of declaration: Outline.Declaration) -> [Parameter] {
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

  /// A function as documentation names it: `render(props:)`, `init(frame:)`; of any other declaration the name.
  public func signature(of declaration: Outline.Declaration) -> String {
    let name = text(declaration.name >= 0 ? declaration.name : declaration.keyword)
    guard declaration.parameters >= 0 else { return name }
    return "\(name)(\(parameters(of: declaration).map { text($0.label) + ":" }.joined()))"
  }

  /// A function as a call names it: `addSubview(_:withConstraints:)`. Closures behind the parentheses have no part in it.
  public func signature(of call: Outline.Call) -> String {
    guard call.name >= 0 else { return "" }
    guard call.open >= 0 else { return "\(text(call.name))()" }
    let labels = outline.arguments(call.open, tokens).map { argument in
      argument.label >= 0 ? text(argument.label) + ":" : "_:"
    }
    return "\(text(call.name))(\(labels.joined()))"
  }

  /// The name of the type that gets a method from an extension which other files can see; nil for any other declaration.
  public func typeExtended(with method: Outline.Declaration) -> Int? {
    guard outline.blocks[method.block].kind == .typeBody,
      let type = type(aroundBlock: method.block), type.kind == .extension
    else { return nil }
    let declaration = outline.declarations[type.declaration.index]
    let hidden: Outline.Modifiers = [.private, .static]
    guard method.modifiers.isDisjoint(with: hidden),
      !declaration.modifiers.contains(.private), declaration.name >= 0
    else { return nil }
    return declaration.name
  }

  /// Whether a property has an observer or a setter of this name, as in `{ didSet { … } }`.
  public func hasAccessor(_ keyword: Keyword, _ property: Outline.Declaration) -> Bool {
    guard property.body >= 0, outline.blocks[property.body].kind == .accessors else { return false }
    return outline.statements(of: property.body).contains { statement in
      let accessor = outline.statements[statement].declaration
      return accessor >= 0 && tokens[outline.declarations[accessor].keyword].is(keyword)
    }
  }
}
