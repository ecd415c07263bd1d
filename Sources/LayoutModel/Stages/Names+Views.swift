import SwiftSource

extension Names {
  /// Whether the name at a token is that of a view as a member of the type around a block.
  func isViewProperty(_ name: Int, in block: Int) -> Bool {
    scopes.memberKey(key(name), in: block).map(viewNames.contains) ?? false
  }

  /// Whether a name, perhaps behind others, is known to be that of a view: by its declaration in this file, or because
  /// nothing else is called so.
  ///
  /// - Parameter path: not empty; a `?` or `!` at its end does not matter.
  public func namesView(_ path: Lexemes, at statement: Statement) -> Bool {
    let isUnwrapped =
      path.last?.kind == .questionPostfix || path.last?.kind == .exclamationPostfix
    let (path, block) = ((isUnwrapped ? path.dropLast() : path).indices, statement.block.index)
    guard isPath(path) else { return false }
    let item = item(path, in: block)
    if item.isSelf || isContainer(item, at: statement) { return true }
    let name = path.upperBound - 1
    guard tokens[name].kind == .identifier else { return false }
    if tokens[name].is(.superview) || tokens[name].is(.view) || tokens[name].is(.contentView) {
      return path.count > 1
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    if path.count == 1, let local = scopes.local(name, in: block) {
      return viewNames.contains(local)
    }
    guard path.count == 1 || (isQualified && path.count == 3),
      let member = scopes.memberKey(key(name), in: block)
    else { return isNamedLikeView(name) }
    if viewNames.contains(member) { return true }
    return !propertyNames.contains(member) && isNamedLikeView(name)
  }

  /// The item that some tokens name.
  public func item(_ name: Lexemes, in block: Block) -> Item { item(name.indices, in: block.index) }

  /// Whether a name is that of a view property of the type around it.
  public func isViewProperty(_ name: Lexeme) -> Bool {
    name.statement.map { isViewProperty(name.index, in: $0.block.index) } ?? false
  }

  /// Whether a name is that of a local or a parameter that does not hold a view as far as the file says.
  public func isNonViewLocal(_ name: Lexeme) -> Bool {
    guard let statement = name.statement,
      let local = scopes.local(name.index, in: statement.block.index)
    else { return false }
    return !viewNames.contains(local)
  }

  /// The parameterless function of a type that a name means, if the file has it.
  ///
  /// - Parameter type: the key of the type.
  public func ownFunction(named name: Lexeme, of type: UInt64) -> ViewFunction? {
    if lazily.functions == nil {
      var names = KeyMap<Int>()
      for (index, function) in scopes.functions.enumerated()
      where function.isMember && !function.hasParameters && function.key != 0 {
        names[TextHash.pair(scopes.types[function.type].key, function.key)] = index
      }
      lazily.functions = names
    }
    return lazily.functions?[TextHash.pair(type, key(name))].map { scopes.functions[$0] }
  }

  /// The function of a type that a statement calls: one without parameters, or the only one of its name.
  public func ownFunction(calledBy statement: Statement, of type: UInt64) -> ViewFunction? {
    if let name = statement.calledName { return ownFunction(named: name, of: type) }
    return statement.calledFunction.flatMap { onlyFunction(named: $0, of: type) }
  }

  /// The function of a type, if it is the only one of its name.
  private func onlyFunction(named name: Lexeme, of type: UInt64) -> ViewFunction? {
    if lazily.onlyFunctions == nil {
      var names = KeyMap<Int>()
      for (index, function) in scopes.functions.enumerated()
      where function.isMember && function.key != 0 {
        let key = TextHash.pair(scopes.types[function.type].key, function.key)
        names[key] = names[key] == nil ? index : -1
      }
      lazily.onlyFunctions = names
    }
    guard let index = lazily.onlyFunctions?[TextHash.pair(type, key(name))], index >= 0 else {
      return nil
    }
    return scopes.functions[index]
  }

  /// Whether the initial value of a property makes a view, or runs a closure that makes something else than a
  /// constraint: a property that keeps a constraint is a place of layout by itself.
  public func makesView(_ property: ViewProperty) -> Bool {
    guard property.isMember, let name = property.declaration.name else { return false }
    if viewNames.contains(TextHash.pair(scopes.types[property.type].key, key(name))) { return true }
    let type = property.declaration.type
    return tokens[property.value.lowerBound].kind == .leftBrace && !type.isEmpty
      && !type.contains { $0.hasSuffix("Constraint") || $0.hasSuffix("Constraints") }
  }

  /// Whether an item's first name is a local or a parameter where a statement is.
  public func isLocalItem(_ item: Item, at statement: Statement) -> Bool {
    guard !item.isSelf, !item.tokens.isEmpty else { return false }
    let first = item.tokens.lowerBound
    if tokens[first].kind == .dollarIdentifier { return true }
    // An upper-case name is a type, not a view.
    guard tokens[first].kind == .identifier else { return false }
    return scopes.isLocal(first, in: statement.block.index)
  }

  /// What the closure of an initial value returns, or the function of the same type that the value calls: `Self.makeBadge()`.
  /// Nil for another value, and where the code does not say.
  public func returnedView(of value: Lexemes) -> ReturnedView? {
    guard let body = value.first?.closure?.body ?? maker(of: value)?.body else { return nil }
    for index in locals(in: body.tokens).prefix(Self.mostLocals)
    where subviews[index].isLocal && subviews[index].declaration.block == body {
      if uses(of: index).contains(where: { $0.kind == .returned && $0.statement.block == body }) {
        return .local(index)
      }
    }
    let returnsArgument = body.tokens.prefix(Self.longestMaker).contains {
      $0.kind == .dollarIdentifier && $0.previous?.is(.return) == true
    }
    if returnsArgument { return .argument }
    guard body.count == 1, let statement = body.firstStatement else { return nil }
    let made = statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
    return isUIKitInitializer(made) ? .made : nil
  }

  /// The function that a value is one call of, if it belongs to the type around: one without parameters, or the only one
  /// of its name.
  private func maker(of value: Lexemes) -> ViewFunction? {
    guard let close = value.last, close.kind == .rightParen, let open = close.partner,
      let name = open.previous, name.kind == .identifier,
      let first = value.first, let statement = first.statement,
      let type = scopes.type(around: statement)
    else { return nil }
    switch name.index - value.startIndex {
    case 0: break
    case 2:
      guard name.previous?.kind == .period,
        first.is(.`self`) || first == "Self" || key(first) == type.key
      else { return nil }
    default: return nil
    }
    let function =
      open.next == close
      ? ownFunction(named: name, of: type.key) : onlyFunction(named: name, of: type.key)
    guard let function, function.hasParameters != (open.next == close),
      function.body.tokens.count < Self.longestMaker
    else { return nil }
    return function
  }

  /// Bounds on the tokens and the locals of code that makes a view: any number of properties may call a function, and
  /// closures may be in each other.
  private static let longestMaker = 1024
  private static let mostLocals = 128

  /// The indices in `subviews` of the properties and locals that hold views and are declared among some tokens.
  private func locals(in range: Lexemes) -> Range<Int> {
    func name(_ subview: Subview) -> Int { subview.declaration.name?.index ?? 0 }
    let start = subviews.partitioningIndex { name($0) >= range.startIndex }
    return start..<max(start, subviews.partitioningIndex { name($0) >= range.endIndex })
  }

  /// The name that gets the stack which an action makes with its views: `row` in `let row = UIStackView(…)`; nil where
  /// the stack is only a part of a value.
  public func stack(madeBy action: ViewAction) -> Item? {
    guard action.role == .arrangement, let name = action.member?.previous?.previous,
      name.kind == .identifier, let start = name.call?.chainStart
    else { return nil }
    let statement = action.statement
    if statement.kind == .assignment, statement.assignment?.next == start,
      let target = statement.target, isPath(target)
    {
      return item(target, in: statement.block)
    }
    guard statement.kind == .property, let declaration = statement.declaration,
      let name = declaration.name, declaration.value?.first == start
    else { return nil }
    return item(name.alone, in: statement.block)
  }

  /// The places where a view is named after its declaration, in source order.
  ///
  /// A property counts where it is alone or after `self.`; whether it is also named in another way, which says
  /// little about whose it is, `isNamedElsewhere` tells.
  ///
  /// - Parameter subview: an index into `subviews`.
  public func uses(of subview: Int) -> ArraySlice<ViewUse> {
    let uses = allUses()
    return uses.all[uses.starts[subview]..<uses.starts[subview + 1]]
  }

  /// Whether a name like that of a property is used where it is unknown whose it is: `other.label`, `\.label`.
  ///
  /// - Parameter subview: an index into `subviews`.
  public func isNamedElsewhere(_ subview: Int) -> Bool {
    guard subviews[subview].isProperty, case let key = subviews[subview].key else { return false }
    let uses = allUses()
    return uses.elsewhere.contains(key)
      || uses.optionalElsewhere.contains(key) && !subviews[subview].declaration.isNeverNil
  }

  private func allUses() -> ViewUses {
    if let uses = lazily.uses { return uses }
    var reader = ViewUseReader(self)
    let uses = reader.read()
    lazily.uses = uses
    return uses
  }
}

/// The local that the closure of an initial value makes a view in and returns.
public enum ReturnedView: Equatable {
  /// The index of the local in `ViewFile.subviews`.
  case local(Int)
  /// The closure's argument, `$0`: `{ $0.font = x; return $0 }(UILabel())`.
  case argument
  /// The closure makes nothing but the view: `{ UILabel() }()`.
  case made
}

extension Declaration {
  fileprivate var isNeverNil: Bool {
    if let last = type.last {
      return last.kind != .questionPostfix && last.kind != .exclamationPostfix
    }
    return value?.first?.hasCapital ?? false
  }
}
