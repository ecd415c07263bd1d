import LayoutModel
import SwiftSource

extension SceneReader {
  /// A view that code adds, and the statement that decides whether it does.
  typealias Child = (box: BoxName, place: Statement)

  /// The views that an expression means: those of a path, the elements of a list, a view that is made there and then.
  ///
  /// - Parameter item: the item of the expression, if that is known.
  mutating func children(
    _ value: Lexemes, _ item: Item? = nil, at statement: Statement, depth: Int = 0
  ) -> [Child] {
    guard depth < Self.deepestList, let first = value.first else { return [] }
    if let elements = value.elementsOfList {
      return elements.flatMap { children($0.value, at: statement, depth: depth + 1) }
    }
    if value.count == 1, let declaration = file.names.declaration(ofLocal: first),
      let elements = declaration.value?.elementsOfList
    {
      return children(of: declaration, elements, before: statement, depth: depth + 1)
    }
    if let item, item.key != 0 { return boxes(of: item, at: statement).map { ($0, statement) } }
    if file.names.isPath(value) {
      return boxes(ofPath: value, at: statement).map { ($0, statement) }
    }
    return madeView(value, statement, depth: depth).map { [($0, statement)] } ?? []
  }

  private static let deepestList = 6

  /// The elements of a local list of views, with those that are appended later.
  private mutating func children(
    of list: Declaration, _ elements: Arguments, before statement: Statement, depth: Int
  ) -> [Child] {
    var children = elements.flatMap { self.children($0.value, at: list.statement, depth: depth) }
    guard list.keyword.is(.var), let name = list.name, let end = list.block.open?.partner else {
      return children
    }
    for call in appends[file.names.key(name)] ?? [] {
      guard call.head.index > name.index, call.head.index < end.index,
        call.statement.tokens.startIndex < statement.tokens.startIndex
      else { continue }
      for argument in call.arguments.map({ Array($0) }) ?? [] {
        children += self.children(argument.value, at: call.statement, depth: depth)
      }
    }
    return children
  }

  /// The view that an expression makes, which has no name: `UIView()`, `[a, b].asStackView(axis: .vertical)`.
  private mutating func madeView(
    _ value: Lexemes, _ statement: Statement, depth: Int
  ) -> BoxName? {
    guard let first = value.first, let close = value.last, close.partner != nil,
      close.kind == .rightParen || close.kind == .rightBrace
    else { return nil }
    let stack = MadeStackCall(value, isStack: false)
    // What a function does with other views of the class is unknown.
    guard stack != nil || viewsNamed(in: value, statement).isEmpty else { return nil }
    let box = boxName(madeBy: value)
    let type = first.hasCapital && first.next?.kind == .leftParen ? first.text : nil
    let view = ScenePart.DeclaredView(
      name: box, type: type ?? (stack == nil ? nil : "UIStackView"),
      place: place(value), isLocal: true)
    makes(view, statement)
    let maker = expression(value, at: statement, takesTypes: false)
    update(statement) { part in
      part.views.append(view)
      part.makers[box] = maker
      if type == nil, stack == nil { part.opaque.insert(box) }
    }
    if let stack { fill(box, with: stack, value, statement, depth: depth + 1) }
    return box
  }

  func boxName(madeBy value: Lexemes) -> BoxName {
    BoxName(
      text: value.code.onOneLine(atMost: 40),
      scope: TextHash.pair(UInt64(value.startIndex), salt))
  }

  /// Arranges views in a stack that an expression makes of them.
  private mutating func fill(
    _ box: BoxName, with stack: MadeStackCall, _ value: Lexemes, _ statement: Statement, depth: Int
  ) {
    for element in stack.views {
      let views = children(element, at: statement, depth: depth).filter { $0.box != box }
      if views.isEmpty {
        let name = box.isExpression ? "a stack without a name" : "`\(box.text)`"
        addGap("", element, "is arranged in \(name)", atMost: 40)
      }
      for view in views {
        let addition = ScenePart.Addition(
          child: view.box, parent: box, isArranged: true, isFirst: false,
          condition: condition(around: view.place), place: place(element))
        append(addition, statement)
      }
    }
    let settings = stack.settings.map { label, value in
      var setting = self.setting(box, label.text, value, statement)
      setting.isData = false
      return setting
    }
    update(statement) { $0.settings += settings }
  }

  /// Reads the stacks with a name that are made with their views: `UIStackView(arrangedSubviews: [a, UIView()])`,
  /// `[a, b].asStackView(axis: .vertical)`, `HStackView(views: [a, b])`.
  mutating func readMadeStacks() {
    for statement in file.code.statements {
      let declaration = statement.kind == .property ? statement.declaration : nil
      guard let path = declaration?.name?.alone ?? statement.target,
        let made = (declaration?.value ?? statement.assignedValue)?.made(in: statement),
        let stack = MadeStackCall(made.value, isStack: declaration?.isTypedStack ?? false),
        let parent = boxes(ofPath: path, at: statement).first,
        stack.isCertain
          || stack.views.contains(where: { !viewsNamed(in: $0, made.statement).isEmpty })
      else { continue }
      fill(parent, with: stack, made.value, made.statement, depth: 0)
      update(made.statement) { part in
        if part.types[parent]?.hasSuffix("StackView") != true { part.types[parent] = "UIStackView" }
      }
    }
  }
}

struct MadeStackCall {
  var views: [Lexemes] = []
  var settings: [(label: Lexeme, value: Lexemes)] = []

  /// Whether it is no call of another kind with a name like this.
  var isCertain: Bool

  /// Nil for any other value.
  ///
  /// - Parameter isStack: whether the declaration of the value says that it is a stack.
  init?(_ value: Lexemes, isStack: Bool) {
    guard let first = value.first else { return nil }
    let isList = first.kind == .leftBracket
    let path = (isList ? first.partner.map { value.suffix(after: $0) } ?? value : value).prefix(4)
    guard let call = path.lazy.compactMap(\.call).first else { return nil }
    let isNamed = call.name?.contains("Stack") == true
    isCertain = isStack || isList && isNamed || call.arguments?["arrangedSubviews"] != nil
    guard isCertain || isNamed else { return nil }
    if isList { views = first.elements.map(\.value) }
    for argument in call.arguments.map({ Array($0) }) ?? [] {
      let value = argument.value
      if let label = argument.label, ViewSetting.membersOfStacks.contains(label.text) {
        settings.append((label, value))
      } else if let open = value.first, open.kind == .leftBracket, let close = open.partner,
        close == value.last || close.next?.next.map({ $0 == "compactMap" }) == true
      {
        views += open.elements.map(\.value)
      } else if !isList, argument.label?.hasSuffix("iews") ?? true {
        views.append(value)
      }
    }
  }
}

extension Lexemes {
  /// The elements of the literal of a list; nil for any other expression.
  var elementsOfList: Arguments? {
    first?.kind == .leftBracket && first?.partner == last ? first?.elements : nil
  }

  /// The value itself, or what the closure returns that makes it, with the statement that this is in.
  fileprivate func made(in statement: Statement) -> (value: Lexemes, statement: Statement)? {
    guard let body = first?.closure?.body else { return (self, statement) }
    return body.statements.first { $0.kind == .transfer }.map { ($0.tokens.dropFirst(), $0) }
  }
}

extension Declaration {
  var isTypedStack: Bool { type.last?.hasSuffix("StackView") ?? false }
}
