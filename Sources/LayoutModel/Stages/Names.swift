import SwiftSource

/// The second stage: what the names of a file mean.
public final class Names: CodeReader {
  /// Where the names are declared.
  public let scopes: Scopes
  @exclusivity(unchecked) public internal(set) var properties: [ViewProperty] = []
  /// The properties and locals that hold views.
  @exclusivity(unchecked) public internal(set) var subviews: [Subview] = []
  /// Type and name of each property, and scope and name of each local, that is a view.
  @exclusivity(unchecked) var viewNames = KeySet()
  /// Type and name of each stored property.
  @exclusivity(unchecked) package var propertyNames = KeySet()
  /// Type and name of each view that is added or constrained.
  @exclusivity(unchecked) var placedNames = KeySet()
  @exclusivity(unchecked) var lazily = LazyNames()

  init(_ scopes: Scopes) {
    self.scopes = scopes
    super.init(scopes.source, scopes.code)
  }

  func read() {
    turnToFile()
    properties.removeAll(keepingCapacity: true)
    subviews.removeAll(keepingCapacity: true)
    viewNames.removeAll()
    propertyNames.removeAll()
    placedNames.removeAll()
    lazily = LazyNames()
    readDeclarations()
  }
}

/// What few files need to know about their names: nil until first use.
struct LazyNames {
  /// Type and name of each property that keeps its value.
  var kept: KeySet?
  /// What the file declares that runs code.
  var declared: Box<DeclaredNames>?
  var functions: KeyMap<Int>?
}

extension Names {
  /// How many initial values a property may be in: each is looked at with all that is in it.
  private static let mostValuesAround = 16

  func readDeclarations() {
    var valueEnds: [Int] = []
    for declaration in code.declarations {
      guard declaration.kind == .property || declaration.kind == .binding,
        let token = declaration.name
      else { continue }
      let name = key(token)
      let block = declaration.block.index
      if scopes.functionsOfBlocks[block] >= 0 {
        readLocal(declaration, token.index, name)
        continue
      }
      guard declaration.kind == .property else { continue }
      let type = Int(scopes.typesOfBlocks[block])
      if let value = declaration.value?.indices {
        while let end = valueEnds.last, end <= value.lowerBound { valueEnds.removeLast() }
        if valueEnds.count < Self.mostValuesAround {
          properties.append(ViewProperty(declaration: declaration, type: type, value: value))
        }
        valueEnds.append(value.upperBound)
      }
      guard type >= 0 else { continue }
      let pair = TextHash.pair(scopes.types[type].key, name)
      propertyNames.insert(pair)
      if isView(declaration) {
        viewNames.insert(pair)
        subviews.append(Subview(declaration: declaration, key: name, type: type))
      }
    }
  }

  /// Notes a local, unless it is another name for the property that it is named after: `guard let label = self.label`.
  private func readLocal(_ declaration: Declaration, _ token: Int, _ name: UInt64) {
    guard !isAlias(declaration, token) else { return }
    let local = scopes.localKey(of: declaration, name)
    if scopes.insert(local: local, named: name) { _ = scopes.localStarts.append(local, token) }
    if declaration.kind == .property, isView(declaration) {
      viewNames.insert(local)
      subviews.append(Subview(declaration: declaration, key: name, type: -1))
    }
  }

  private func isAlias(_ declaration: Declaration, _ name: Int) -> Bool {
    // A variable is a copy.
    guard !declaration.keyword.is(.var) else { return false }
    let next = name + 1
    guard tokens[next].kind == .equal else {
      // `if let label {`; a pattern such as `case .some(let label)` binds something else.
      return declaration.kind == .binding && tokens[name - 1].is(.let)
        && (tokens[next].kind == .leftBrace || tokens[next].kind == .comma
          || tokens[next].is(.else))
        && !declaration.statement.first.is(.case)
    }
    var value = next + 1
    if tokens[value].is(Keyword.`self`) {
      value += 1
      if tokens[value].kind == .questionPostfix { value += 1 }
      guard tokens[value].kind == .period else { return false }
      value += 1
    }
    guard tokens[value].kind == .identifier, code[value].hasSameText(as: code[name])
    else { return false }
    switch tokens[value + 1].kind {
    case .period, .leftParen, .leftBracket, .binaryOperator: return false
    case .questionPostfix: return tokens[value + 2].kind != .period
    default: return true
    }
  }

  private func isView(_ declaration: Declaration) -> Bool {
    let type = declaration.type
    guard let first = type.first else {
      return declaration.value.map { makesView($0.indices) } ?? false
    }
    guard let name = type.last(where: { $0.kind == .identifier }) else { return false }
    return first.kind != .leftBracket && isViewName(name.index)
  }

  /// Whether a name in a function is that of a view: by its declaration, by what its type does, or else by its spelling.
  public func isSubview(_ action: ViewAction) -> Bool {
    guard action.root.key != 0, !isContainer(action.root, in: action.statement.block) else {
      return false
    }
    let block = block(of: action.statement)
    let name = rootName(action.root)
    guard tokens[name].kind == .identifier,
      scopes.type(aroundBlock: block) != nil || scopes.isLocal(name, in: block)
    else { return false }
    return isDeclaredView(name, isQualified(action.root), in: block) ?? isNamedLikeView(name)
  }

  /// Whether a local, a parameter or a member is a view, by its declaration or its use; nil for an undeclared name.
  func isDeclaredView(_ name: Int, _ isQualified: Bool, in block: Int) -> Bool? {
    if !isQualified, let local = scopes.local(name, in: block) { return viewNames.contains(local) }
    guard let member = scopes.memberKey(key(name), in: block) else { return nil }
    if viewNames.contains(member) || placedNames.contains(member) { return true }
    return propertyNames.contains(member) ? false : nil
  }

  /// Whether a path is a view's by its last name: `self` and its kin, one that is declared as a view, one like a view's.
  func isKnownView(_ path: Range<Int>, in block: Int) -> Bool {
    guard
      let name = path.last(where: {
        tokens[$0].kind == .identifier || tokens[$0].kind == .keyword
      })
    else { return false }
    switch tokens[name].layoutWord {
    case .view, .contentView, .superview: return true
    default: break
    }
    if tokens[name].is(Keyword.`self`) || isNamedLikeView(name) { return true }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    return (name == path.lowerBound || isQualified)
      && isDeclaredView(name, isQualified, in: block) == true
  }

  /// The item that the tokens name, in the scope of their block.
  public func item(_ range: Range<Int>, in block: Int) -> Item {
    guard !range.isEmpty else { return .implicitSelf(at: range.lowerBound) }
    guard range.count <= Self.longestItem else { return .unknown(at: range.lowerBound) }
    if range.count == 1, tokens[range.lowerBound].is(Keyword.`self`) {
      return Item(key: Item.selfKey, tokens: range)
    }
    return Item(hash: nameHash(range, in: block).value, tokens: range)
  }

  /// A member of something that another name stands for: for `a.safeAreaLayoutGuide` in a closure whose parameter `a`
  /// is the view `container`, the item `container.safeAreaLayoutGuide`.
  ///
  /// - Parameters:
  ///   - path: the tokens as they are written; the first is the other name.
  ///   - owner: the tokens that it stands for, which are not empty.
  ///   - block: where `owner` is.
  func item(_ path: Range<Int>, of owner: Range<Int>, in block: Int) -> Item {
    guard path.count + owner.count <= Self.longestItem else {
      return .unknown(at: path.lowerBound)
    }
    let isSelf = owner.count == 1 && tokens[owner.lowerBound].is(Keyword.`self`)
    var hash = isSelf ? TextHash() : nameHash(owner, in: block)
    var start = path.lowerBound + 1
    if isSelf, start < path.upperBound, tokens[start].kind == .period { start += 1 }
    addName(start..<path.upperBound, to: &hash)
    return Item(hash: hash.value, tokens: path)
  }

  /// The same, as an item in the scope of the owner, which its tokens are those of.
  package func item(_ path: Lexemes, of owner: Item, in block: Block) -> Item {
    var item = item(path.indices, of: owner.tokens, in: block.index)
    item.tokens = owner.tokens
    return item
  }

  /// The hash of a name without `self.` in front, unless a local hides what it means then.
  private func nameHash(_ range: Range<Int>, in block: Int) -> TextHash {
    var start = range.lowerBound
    if tokens[start].is(Keyword.`self`) {
      var member = start + 1
      while member < range.upperBound, tokens[member].kind != .period { member += 1 }
      if member + 1 < range.upperBound, tokens[member + 1].kind == .identifier,
        !scopes.isLocal(member + 1, in: block)
      {
        start = member + 1
      }
    }
    var hash = TextHash()
    addName(start..<range.upperBound, to: &hash)
    return hash
  }

  private func addName(_ range: Range<Int>, to hash: inout TextHash) {
    for index in range {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix: continue
      default: hash.add(UnsafeRawBufferPointer(rebasing: bytes[tokens[index].range]))
      }
    }
  }

  /// Identifies the view or guide that an item means in the code of `block`: two items with one identity are one
  /// view. Nil where the text does not say which it is, as for a call, a subscript or a superview without a name.
  public func identity(of item: Item, in block: Block) -> UInt64? {
    guard item.key != 0, !item.isSuperview else { return nil }
    let member = scopes.memberKey(item.key, in: block.index) ?? TextHash.pair(0, item.key)
    guard !item.isSelf, !item.tokens.isEmpty else { return member }
    for index in item.tokens {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace, .questionInfix: return nil
      default: continue
      }
    }
    let root = rootName(item)
    if tokens[root].kind == .dollarIdentifier {
      return anonymousScope(around: block).map { TextHash.pair(UInt64($0.index), item.key) }
    }
    guard tokens[item.tokens.lowerBound].kind == .identifier,
      let near = scopes.local(root, in: block.index),
      let local = blockAround(item, before: block).map({ scopes.local(root, in: $0.index) }) ?? near
    else { return member }
    return TextHash.pair(local, item.key)
  }

  /// The block of a call, for what it says in front of its closure `block`: a parameter there may hide the name of the
  /// argument that it stands for, as in `constrain(label) { label in … }`.
  private func blockAround(_ item: Item, before block: Block) -> Block? {
    guard block.kind == .closure, let call = block.closure?.call,
      call.tokens.indices.contains(item.tokens.lowerBound),
      let open = block.open, item.tokens.upperBound <= open.index
    else { return nil }
    return call.statement.block
  }

  /// The identity of the items that name a property or a local, where nothing hides it.
  public func identity(of subview: Subview) -> UInt64 {
    let item = Item.key(ofHash: subview.key)
    guard subview.isLocal else { return TextHash.pair(scopes.types[subview.type].key, item) }
    let local = Scopes.localKey(block: subview.declaration.block.index, subview.key)
    return TextHash.pair(local, item)
  }

  /// The block of the closure whose `$0` is meant in `block`.
  private func anonymousScope(around block: Block) -> Block? {
    let scope = block.ancestors.first { $0.kind == .closure || $0.kind == .functionBody }
    return scope?.kind == .closure ? scope : nil
  }

  /// The view that a safe area, margins or a readable width belong to; any other item as it is.
  public func viewOfGuide(_ item: Item, in block: Block) -> Item {
    let (view, guide) = guide(item, in: block)
    return guide?.isInset == true ? view : item
  }

  /// The view that an item is, or that it is a guide of, and which guide that is.
  public func guide(_ item: Item, in block: Block) -> (view: Item, guide: ViewGuide?) {
    guard !item.isSelf, !item.isSuperview, !item.tokens.isEmpty,
      case let last = lastName(item), last == item.tokens.upperBound - 1,
      let guide = ViewGuide(code[last])
    else { return (item, nil) }
    if last == item.tokens.lowerBound {
      // `let layoutMarginsGuide = card.layoutMarginsGuide` hides the property.
      let isLocal = scopes.isLocal(last, in: block.index)
      return isLocal ? (item, nil) : (.implicitSelf(at: last), guide)
    }
    return (self.item(item.tokens.lowerBound..<(last - 1), in: block.index), guide)
  }

  /// Whether an item is a layout guide, by its name.
  public func isGuide(_ item: Item) -> Bool {
    guard !item.tokens.isEmpty else { return false }
    let last = lastName(item)
    return hasSuffix(last, "Guide") || hasSuffix(last, "guide")
  }

  /// The first declaration of the local that a name means; nil for a parameter, and for what a condition or a loop binds.
  package func declaration(ofLocal name: Lexeme) -> Declaration? {
    guard let block = name.statement?.block, let local = scopes.local(name.index, in: block.index),
      let start = scopes.localStarts[local]
    else { return nil }
    let place = code.declarations.partitioningIndex {
      ($0.name ?? $0.statement.first).index >= start
    }
    guard place < code.declarations.count, case let found = code.declarations[place],
      found.kind == .property
    else { return nil }
    return found
  }

  /// For the key of each name, the index of the first function with it among the declarations.
  func functionsByName() -> KeyMap<Int> {
    if let known = lazily.functions { return known }
    var functions = KeyMap<Int>()
    for (index, declaration) in code.declarations.enumerated() where declaration.kind == .function {
      guard let name = declaration.name.map(key), functions.index(of: name) == nil else { continue }
      functions[name] = index
    }
    lazily.functions = functions
    return functions
  }

  /// Whether an item always means one view, unless its name gets a new value: not where the same text may mean another one
  /// each time, as a computed property, an inherited one, a subscript and a call may.
  package func alwaysMeansOne(_ item: Item, in block: Block) -> Bool {
    guard !item.isSelf, !item.tokens.isEmpty else { return item.isSelf }
    let name = rootName(item)
    guard item.key != 0, isPlainPath(item, after: name) else { return false }
    let isQualified = name > item.tokens.lowerBound
    if !isQualified, scopes.isLocal(name, in: block.index) { return true }
    if tokens[name].is(.view) || tokens[name].is(.contentView) { return true }
    return tokens[name].kind == .identifier
      && scopes.memberKey(key(name), in: block.index).map(keeps) == true
  }

  private func isPlainPath(_ item: Item, after name: Int) -> Bool {
    for index in (name + 1)..<max(item.tokens.upperBound, name + 1) {
      switch tokens[index].kind {
      case .period, .questionPostfix, .exclamationPostfix: continue
      default:
        guard tokens[index].is(.view) || tokens[index].is(.contentView) else { return false }
      }
    }
    return true
  }

  private func keeps(_ property: UInt64) -> Bool {
    if lazily.kept == nil { lazily.kept = readKeptNames() }
    return lazily.kept?.contains(property) ?? false
  }

  private func readKeptNames() -> KeySet {
    var names = KeySet()
    for declaration in code.declarations where declaration.kind == .property {
      guard let name = declaration.name, !scopes.isInFunction(declaration.statement),
        declaration.isStored,
        let property = scopes.memberKey(key(name), in: declaration.block.index)
      else { continue }
      names.insert(property)
    }
    return names
  }

  /// The view whose content view an item is: `effectView` of `effectView.contentView`.
  public func owner(ofContentView item: Item, at statement: Statement) -> Item? {
    let tokens = item.tokens
    guard tokens.count > 2, self.tokens[tokens.upperBound - 1].is(.contentView),
      self.tokens[tokens.upperBound - 2].kind == .period
    else { return nil }
    return self.item(tokens.lowerBound..<(tokens.upperBound - 2), in: statement.block.index)
  }

  /// Whether an item is the view that the code belongs to or is responsible for: `self`, `view`, `contentView`, and the
  /// `rootView` of a controller that gets its type from a generic superclass. A local of that name that holds another
  /// view is not.
  package func isContainer(_ item: Item, in block: Block) -> Bool {
    if item.isSelf || item.tokens.isEmpty { return true }
    let name = rootName(item)
    if isRootView(name, in: block.index), name == lastName(item) { return true }
    guard tokens[name].is(.view) || tokens[name].is(.contentView), name == lastName(item) else {
      return false
    }
    if tokens[item.tokens.lowerBound].is(Keyword.`self`) { return true }
    guard let local = scopes.local(name, in: block.index) else { return true }
    return !viewNames.contains(local)
  }

  /// Whether a name is that of a controller's own view, which the superclass declares and whose type the class says:
  /// `rootView` in `class PlayerController: BaseController<PlayerView>`.
  private func isRootView(_ name: Int, in block: Int) -> Bool {
    guard spells(name, "rootView"), let type = scopes.type(aroundBlock: block),
      let declared = scopes.typesByName[type.key].map({ scopes.types[$0] }),
      declared.kind == .class,
      !scopes.isLocal(name, in: block)
        || tokens[max(name - 1, 0)].kind == .period,
      let property = scopes.memberKey(key(name), in: block), !propertyNames.contains(property)
    else { return false }
    let inherited = declared.declaration.type
    guard let superclass = inherited.first, tokens[superclass.index].namesViewType,
      hasSuffix(superclass.index, "Controller"), let open = superclass.next, open == "<",
      let view = open.next
    else { return false }
    return isViewName(view.index)
  }

  /// The first name of an item, behind `self.`; nil for `self` without a name.
  public func leadingName(_ item: Item) -> Lexeme? {
    guard !item.isSelf, !item.isSuperview, !item.tokens.isEmpty else { return nil }
    return code[rootName(item)]
  }

  func isViewProperty(_ name: Int, in block: Int) -> Bool {
    scopes.memberKey(key(name), in: block).map(viewNames.contains) ?? false
  }

  /// Whether a name is known to be that of a view: by its declaration, or because nothing else is called so.
  ///
  /// - Parameter path: not empty; a `?` or `!` at its end does not matter.
  public func namesView(_ path: Lexemes, at statement: Statement) -> Bool {
    let isUnwrapped =
      path.last?.kind == .questionPostfix || path.last?.kind == .exclamationPostfix
    let (path, block) = ((isUnwrapped ? path.dropLast() : path).indices, statement.block.index)
    guard isPath(path) else { return false }
    let item = item(path, in: block)
    if item.isSelf || isContainer(item, in: statement.block) { return true }
    let name = path.upperBound - 1
    guard tokens[name].kind == .identifier else { return false }
    if tokens[name].is(.superview) || tokens[name].is(.view) || tokens[name].is(.contentView) {
      return path.count > 1
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    let isOwn = path.count == 1 || (isQualified && path.count == 3)
    return (isOwn ? isDeclaredView(name, isQualified, in: block) : nil) ?? isNamedLikeView(name)
  }

  /// The item that some tokens name.
  public func item(_ name: Lexemes, in block: Block) -> Item { item(name.indices, in: block.index) }

  /// Whether a name is that of a local or a property which a declaration of the file says is a view.
  package func namesDeclaredView(_ name: Lexeme, in block: Block) -> Bool {
    if let local = scopes.local(name.index, in: block.index) { return viewNames.contains(local) }
    return isViewProperty(name.index, in: block.index)
  }

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

  /// Whether the initial value of a property makes a view, or runs a closure that makes something else than a constraint.
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

  /// The name that gets the stack which an action makes: `row` in `let row = UIStackView(…)`; nil within another value.
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
}
