import LayoutModel
import SwiftSource

/// Other names of the views of a file: the local that a property's closure returns, the local that is assigned to a
/// property, the elements of a loop over a list, the argument of a closure that gets a view.
package struct ViewAliases {
  /// The file keeps this value, and not the other way round.
  private unowned let file: ViewFile
  /// For the identity of a local, the tokens of the view that it is and a statement in their scope.
  private var sources: [UInt64: [Source]] = [:]
  /// For the identity of a property or a local that is a list of views, its elements.
  private var lists: [UInt64: [Source]] = [:]
  /// The locals that are another name of a property, by their index in `subviews`.
  private var locals: Set<Int> = []

  /// The name of a view where it is used.
  package struct Source {
    package let item: Item
    package let block: Block
    /// Whether the name stands for one view of a list after the other, or for something else that its closure gets.
    package var isElement = false
  }

  package init(_ file: ViewFile) {
    self.file = file
    for (index, subview) in file.subviews.enumerated() {
      guard let name = subview.declaration.name, let value = subview.declaration.value else {
        continue
      }
      let block = subview.declaration.block
      switch file.model.returnedView(of: value) {
      case .local(let local) where local != index:
        add(local, file.names.item(name.alone, in: block), block)
      case nil: readReturned(by: value, file.names.item(name.alone, in: block), block)
      default: continue
      }
    }
    for declaration in file.code.declarations {
      switch declaration.kind {
      case .property:
        readList(declaration)
        readMade(declaration)
      case .binding: readBinding(declaration)
      default: continue
      }
    }
    for statement in file.code.statements {
      switch statement.kind {
      case .assignment: readAssignment(statement)
      case .loop: readLoop(statement)
      case .property: readLocal(statement)
      default: continue
      }
    }
  }

  /// Whether a view of `subviews` is another one's other name.
  package func isOtherName(_ subview: Int) -> Bool { locals.contains(subview) }

  /// The views that a local stands for; nil where it stands for itself.
  ///
  /// - Parameter name: the first name of an item.
  package func sources(of name: Lexeme, in block: Block) -> [Source]? {
    if name.kind == .dollarIdentifier {
      guard name == "$0", let closure = anonymousClosure(around: block) else { return nil }
      return elements(of: closure)
    }
    let item = file.names.item(name.alone, in: block)
    guard let identity = file.names.identity(of: item, in: block) else { return nil }
    if let known = sources[identity] ?? lists[identity] { return known }
    for outer in block.ancestors {
      if outer.kind == .functionBody || outer.kind == .typeBody { return nil }
      guard let closure = outer.closure,
        let place = closure.parameters.firstIndex(where: { $0.hasSameText(as: name) })
      else { continue }
      guard let call = closure.call, call.name?.is(.constrain) == true else {
        return place == 0 ? elements(of: closure) : nil
      }
      // `constrain(label, card) { label, card in … }`
      let arguments = call.arguments.map { $0.map(\.value) } ?? []
      guard arguments.indices.contains(place), file.names.isPath(arguments[place]) else {
        return nil
      }
      let outside = call.statement.block
      return [Source(item: file.names.item(arguments[place], in: outside), block: outside)]
    }
    return nil
  }

  private mutating func add(_ local: Int, _ item: Item, _ block: Block) {
    locals.insert(local)
    let identity = file.names.identity(of: file.subviews[local])
    sources[identity, default: []].append(Source(item: item, block: block))
  }

  /// `self.label = label`, `titleLabel = label`.
  private mutating func readAssignment(_ statement: Statement) {
    guard let target = statement.target, let value = statement.assignedValue, value.count == 1,
      target.count == 1 || target.count == 3 && target.first?.is(.`self`) == true,
      let name = value.first, name.kind == .identifier, file.scopes.isLocal(name),
      case let made = file.names.item(value, in: statement.block),
      case let item = file.names.item(target, in: statement.block)
    else { return }
    if let local = file.model.declared(made, in: statement.block), file.subviews[local].isLocal {
      if file.model.declared(item, in: statement.block) != local {
        add(local, item, statement.block)
      }
    } else if target.last.map(file.names.isViewProperty) == true,
      let identity = file.names.identity(of: made, in: statement.block),
      identity != file.names.identity(of: item, in: statement.block), sources[identity] == nil
    {
      // `let header = makeHeader(); self.header = header`: only the property says that it is a view.
      sources[identity] = [Source(item: item, block: statement.block)]
    }
  }

  /// `let guide = view.safeAreaLayoutGuide`, `let container = scrollView`.
  private mutating func readLocal(_ statement: Statement) {
    guard file.scopes.isInFunction(statement), let declaration = statement.declaration,
      let name = declaration.name, let value = declaration.value
    else { return }
    guard file.names.isPath(value) else {
      // `let header = makeHeader(title: title)`, whose type no file need to spell.
      guard case .local(let local) = file.model.returnedView(of: value), !locals.contains(local)
      else { return }
      return add(local, file.names.item(name.alone, in: statement.block), statement.block)
    }
    guard let last = value.last,
      last.hasSuffix("Guide") || file.names.namesView(value, at: statement),
      case let item = file.names.item(name.alone, in: statement.block),
      let identity = file.names.identity(of: item, in: statement.block)
    else { return }
    let source = file.names.item(value, in: statement.block)
    guard source != item else { return }
    // A variable may be another view each time: `previous = row`.
    guard !declaration.keyword.is(.var) else {
      sources[identity] = []
      return
    }
    sources[identity, default: []].append(Source(item: source, block: statement.block))
    if let local = file.model.declared(item, in: statement.block) { locals.insert(local) }
  }

  /// `guard let container = view else { return }`, `if let label = self.titleLabel { … }`.
  private mutating func readBinding(_ declaration: Declaration) {
    let statement = declaration.statement
    guard let name = declaration.name, name.next?.kind == .equal else { return }
    let value = statement.tokens.suffix(from: name).dropFirst(2).prefix(8).prefix {
      switch $0.kind {
      case .identifier, .period, .questionPostfix: true
      default: $0.is(Keyword.`self`)
      }
    }
    // What a call returns has no other name: `if let view = makeView()`.
    guard file.names.isPath(value), value.last?.next?.kind != .leftParen,
      value.count == 1 || file.names.namesView(value, at: statement)
    else { return }
    var block = declaration.block
    if !statement.first.is(.guard) {
      let open = statement.tokens.suffix(from: name).prefix(32).first { $0.kind == .leftBrace }
      guard let inside = open.flatMap({ Block.inside($0, of: statement) }) else { return }
      block = inside
    }
    let item = file.names.item(name.alone, in: block)
    let source = file.names.item(value, in: statement.block)
    guard source != item, let identity = file.names.identity(of: item, in: block) else { return }
    sources[identity, default: []].append(Source(item: source, block: statement.block))
  }

  /// `let row: UIView = { let made = [a, b].inRow(); return made }()`: only the property says that the local is a view.
  private mutating func readReturned(by value: Lexemes, _ item: Item, _ block: Block) {
    guard let body = value.first?.closure?.body, let name = body.returnedLocal,
      file.scopes.isLocal(name),
      let identity = file.names.identity(of: file.names.item(name.alone, in: body), in: body)
    else { return }
    sources[identity] = [Source(item: item, block: block)]
  }

  /// `lazy var header = makeHeader()`, whose type no file need to spell.
  private mutating func readMade(_ declaration: Declaration) {
    guard declaration.type.isEmpty, let name = declaration.name, let value = declaration.value,
      value.last?.kind == .rightParen, !file.scopes.isInFunction(declaration.statement),
      case let item = file.names.item(name.alone, in: declaration.block),
      file.model.declared(item, in: declaration.block) == nil,
      case .local(let local) = file.model.returnedView(of: value)
    else { return }
    add(local, item, declaration.block)
  }

  /// `let labels: [UIView] = [a, b]`.
  private mutating func readList(_ declaration: Declaration) {
    guard let name = declaration.name, let list = declaration.value,
      let items = elements(ofLiteral: list, in: declaration.block),
      items.count == list.first?.elements.reduce(0, { count, _ in count + 1 }),
      let identity = file.names.identity(
        of: file.names.item(name.alone, in: declaration.block), in: declaration.block)
    else { return }
    lists[identity] = items
  }

  /// `for view in [a, b] { … }`, `for view in labels { … }`.
  private mutating func readLoop(_ statement: Statement) {
    guard let name = statement.declaration?.name, let into = name.next, into.is(.in),
      let body = statement.tokens.last?.partner,
      let inside = Block.inside(body, of: statement)
    else { return }
    let list = statement.tokens.prefix(before: body).suffix(after: into)
    var items = elements(ofList: list, in: statement.block) ?? []
    if items.isEmpty, let only = list.first, list.count == 1, file.scopes.isLocal(only) {
      // The views that a function gets.
      items = [Source(item: file.names.item(list, in: statement.block), block: statement.block)]
    }
    guard !items.isEmpty,
      let identity = file.names.identity(of: file.names.item(name.alone, in: inside), in: inside)
    else { return }
    for index in items.indices { items[index].isElement = true }
    sources[identity] = items
  }

  /// The views in a list, as it is written or by its name; nil for any other expression.
  package func elements(ofList list: Lexemes, in block: Block) -> [Source]? {
    guard file.names.isPath(list) else { return elements(ofLiteral: list, in: block) }
    return file.names.identity(of: file.names.item(list, in: block), in: block).flatMap {
      lists[$0]
    }
  }

  /// The views that the literal of a list names; nil for any other expression.
  private func elements(ofLiteral list: Lexemes, in block: Block) -> [Source]? {
    guard let open = list.first, open.kind == .leftBracket, open.partner == list.last else {
      return nil
    }
    return open.elements.compactMap { element in
      guard file.names.isPath(element.value) else { return nil }
      return Source(item: file.names.item(element.value, in: block), block: block)
    }
  }

  private func anonymousClosure(around block: Block) -> Closure? {
    block.ancestors.first {
      $0.kind == .closure || $0.kind == .functionBody
    }?.closure
  }

  /// The views that a closure gets: `a` and `b` in `[a, b].forEach { … }`, `label` in `label.then { … }`.
  private func elements(of closure: Closure) -> [Source]? {
    guard let call = closure.call else { return nil }
    let block = call.statement.block
    guard let receiver = call.receiver, receiver.last?.hasCapital == false else {
      return viewMade(by: call, configuredIn: closure).map { [$0] }
    }
    if call.name?.is(.forEach) == true {
      return elements(ofList: receiver, in: block)?.map {
        Source(item: $0.item, block: $0.block, isElement: true)
      }
    }
    if file.names.isPath(receiver) {
      let isElement = call.name?.configuresReceiver != true
      return [
        Source(item: file.names.item(receiver, in: block), block: block, isElement: isElement)
      ]
    }
    guard let declaration = call.statement.declaration, let name = declaration.name,
      declaration.value?.first == call.chainStart
    else { return nil }
    return [Source(item: file.names.item(name.alone, in: block), block: block)]
  }

  /// The view whose initial value a function of the project makes and hands to its closure: `.create { view in … }`.
  private func viewMade(by call: Call, configuredIn closure: Closure) -> Source? {
    guard let declaration = call.statement.declaration, let name = declaration.name,
      let value = declaration.value, call.name?.hasCapital == false,
      closure.parameters.count <= 1, value.last == closure.body.close,
      value.first == call.chainStart || value.first?.next == call.chainStart
    else { return nil }
    let block = call.statement.block
    return Source(item: file.names.item(name.alone, in: block), block: block, isElement: true)
  }
}

extension Block {
  /// The block that opens at a brace of a statement.
  fileprivate static func inside(_ open: Lexeme, of statement: Statement) -> Block? {
    open.next?.statement.flatMap { inner in
      inner.block.ancestors.first { $0.open == open }
    }
  }
}
