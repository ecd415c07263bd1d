import LayoutModel
import SwiftSource

extension SceneReader {
  mutating func makes(_ view: ScenePart.DeclaredView, _ statement: Statement) {
    guard let body = function(around: statement) else { return }
    functions[body]?.views.append(view)
  }

  /// The body of the function around a statement, if it may lay out what it gets.
  func function(around statement: Statement) -> Int? {
    let body = statement.functionBody
    return body.flatMap { functions[$0.index]?.laysOut == true ? $0.index : nil }
  }

  /// Adds a constraint to the function that makes it for what it gets, or to the type around.
  mutating func append(_ constraint: SceneConstraint, _ statement: Statement) {
    if let body = function(around: statement), let function = functions[body],
      function.isOfSystem || function.owns(constraint.edge.box)
        || constraint.target.map({ function.owns($0.box) }) == true
    {
      functions[body]?.constraints.append(constraint)
    } else {
      var constraint = constraint
      constraint.condition = wholeCondition(constraint.condition, around: statement)
      constraint.entry = entry(of: statement)
      update(statement) { [constraint] in $0.constraints.append(constraint) }
    }
  }

  /// Adds an addition to the function that makes it of what it gets, or to the type around.
  mutating func append(_ addition: ScenePart.Addition, _ statement: Statement) {
    var addition = addition
    addition.order = order(of: statement, at: addition.place.range.lowerBound)
    if let body = function(around: statement), let function = functions[body],
      function.isOfSystem || function.owns(addition.child) || function.owns(addition.parent)
    {
      functions[body]?.additions.append(addition)
    } else {
      addition.condition = wholeCondition(addition.condition, around: statement)
      addition.entry = entry(of: statement)
      addition.isLater = isLater(statement, [.reuse, .change])
      update(statement) { [addition] in $0.additions.append(addition) }
    }
  }

  /// Adds a setting to the function that makes it on what it gets, or to the type around.
  mutating func append(_ setting: ViewSetting, _ statement: Statement) {
    appendToFactory(setting, statement)
    if let body = function(around: statement), let function = functions[body],
      function.owns(setting.box) || function.isOfSystem && setting.box == .root
    {
      // A call without arguments tells readers of the caller nothing.
      if !setting.value.isEmpty { functions[body]?.settings.append(setting) }
    } else {
      var setting = setting
      if setting.member == "isHidden" {
        setting.condition = wholeCondition(setting.condition, around: statement)
      }
      setting.entry = entry(of: statement)
      if setting.member == "isHidden" { setting.isLater = isLater(statement) }
      update(statement) { [setting] in $0.settings.append(setting) }
    }
  }

  // MARK: - Calls

  /// Notes the calls that may lay out a view in a way that the project defines.
  mutating func readCalls() {
    var views: [Int: Set<BoxName>] = [:]
    var calls: [Call] = []
    let known = functions.values.filter { !$0.isEmpty }
    let ofSystem = Set(known.lazy.filter(\.isOfSystem).map(\.name))
    let own = Set(known.lazy.filter { !$0.isOfSystem }.map(\.name))
    func isOwn(_ call: Call) -> Bool {
      call.name.map { own.contains($0.text) } == true && receiver(of: call)?.box == .root
    }
    // The name of a function tells that it lays something out, or the file does.
    func isOfProject(_ call: Call) -> Bool {
      call.name.map { $0.soundsLikeLayout || ofSystem.contains($0.text) } == true || isOwn(call)
    }
    var values: Set<Int> = []
    func note(_ call: Call, _ box: BoxName?) {
      guard let name = call.name, !name.hasCapital,
        !file.names.isUIKitMethod(name), !call.addsConstraints,
        !listedCalls.contains(name.index), !isRead(call),
        !call.chainStart.is(.NSLayoutConstraint)
      else { return }
      if views[name.index] == nil { calls.append(call) }
      views[name.index, default: []].formUnion(box.map { [$0] } ?? [])
    }
    for (index, subview) in file.subviews.enumerated() where subview.declaration.isStored {
      for use in file.model.uses(of: index) {
        switch use.kind {
        case .call, .member:
          guard let call = use.member?.call else { continue }
          if !isStatement(call), let name = call.name { values.insert(name.index) }
          note(call, boxName(ofSubview: index))
        case .argument: use.call.map { note($0, boxName(ofSubview: index)) }
        default: continue
        }
      }
    }
    for call in file.code.calls {
      if isOwn(call) || mayLayOutItself(call)
        || function(around: call.statement) != nil && isOfProject(call)
      {
        note(call, nil)
      }
      if call.receiver?.last?.kind == .rightParen, isOfProject(call), isStatement(call),
        let (box, _) = receiver(of: call), box != .root
      {
        note(call, box)
      }
      // `card.addConstrainedSubviews([title, icon])`.
      for argument in call.arguments.map({ Array($0) }) ?? []
      where argument.value.first?.kind == .leftBracket && call.name?.soundsLikeLayout == true {
        for box in viewsNamed(in: argument.value, call.statement) { note(call, box) }
      }
    }
    for call in calls {
      let views = call.name.flatMap { views[$0.index] } ?? []
      let keeper = keeper(of: call)
      let fate = keeper.flatMap { fates[file.names.key($0)] }
      var read = layoutCall(
        call, views, gap: "what", "does",
        activates: fate?.isActivated == true || call.isActivated)
      read.isValue = call.name.map { values.contains($0.index) } == true
      read.isOfProject =
        isOfProject(call) && !read.isValue || read.activates
        || keeper != nil && call.name?.contains("onstrain") == true
      append(read, call.statement, isOwn: isOwn(call) || mayLayOutItself(call))
    }
  }

  /// Whether a call is on the view that the code belongs to, `squared(48)`, or gives a view of a class of the project
  /// another one, `overlay.add(to: view)`, and may lead to a function of another file.
  private func mayLayOutItself(_ call: Call) -> Bool {
    guard let name = call.name, function(around: call.statement) == nil else { return false }
    guard let receiver = call.receiver, !receiver.isEmpty, receiver.last?.is(.`self`) == false
    else {
      return isStatement(call)
        && (name.previous?.kind != .period || name.owner?.is(.`self`) == true)
        && file.flow.function(calledBy: call.statement)?.declaration.layoutParameters.isEmpty
          != true
    }
    let given = call.arguments?.first?.value
    return receiver.count <= 3 && given?.count == 1 && file.names.isPath(receiver)
      && (given?.first.is(.view) == true || given?.first.is(.`self`) == true)
  }

  /// The name that keeps what a call returns: `top` of `self.top = label.constrainTop(to: card)`.
  private func keeper(of call: Call) -> Lexeme? {
    let statement = call.statement
    guard let value = statement.assignedValue ?? statement.declaration?.value,
      value.last == call.last
    else { return nil }
    return statement.target?.last ?? statement.declaration?.name
  }

  /// Whether a statement is the chain of a call and nothing else, so that no code uses what it returns.
  private func isStatement(_ call: Call) -> Bool {
    let first = call.statement.first
    let start = first.is(.`self`) ? first.next?.next ?? first : first
    return call.statement.kind == .expression && call.chainStart.index <= start.index
  }

  /// Adds a call to the function that makes it with what it gets, or to the type around.
  mutating func append(_ call: LayoutCall, _ statement: Statement, isOwn: Bool = false) {
    let body = function(around: statement)
    let function = body.flatMap { functions[$0] }
    // A closure that the caller writes.
    if function?.parameters.contains(where: { $0.name == call.name }) == true { return }
    if let body, let function,
      function.isOfSystem || call.receiver.map(function.gets) == true
        || call.receiver.map(function.makes) == true
        || call.arguments.contains(where: { $0.boxes.contains(where: function.owns) })
    {
      functions[body]?.calls.append(call)
    } else if isOwn || !call.views.isEmpty || call.activates {
      var call = call
      call.condition = wholeCondition(call.condition, around: statement)
      update(statement) { [call] in $0.calls.append(call) }
    }
  }

  /// A call as one of a function of the project.
  ///
  /// - Parameters:
  ///   - views: the views whose place is unknown if the function is.
  ///   - before, after: the words around its code in the gap that it is then.
  func layoutCall(
    _ call: Call, _ views: Set<BoxName>, gap before: String, _ after: String = "",
    activates: Bool = false
  ) -> LayoutCall {
    let statement = call.statement
    let arguments = call.arguments.map { Array($0) } ?? []
    let receiver = receiver(of: call)
    return LayoutCall(
      name: call.name?.text ?? "", receiver: receiver?.box, owner: call.owningType,
      arguments: arguments.map { argument($0, statement) }, hasClosure: call.closure != nil,
      condition: condition(around: statement), activates: activates,
      order: order(of: statement, at: call.head.bytes.lowerBound),
      gap: gap(before, call.tokens, after), views: views,
      chain: receiver?.chain ?? [])
  }

  /// What a call is on, and the functions before it in a chain.
  private func receiver(of call: Call) -> (box: BoxName, chain: [String])? {
    var chain: [String] = []
    var receiver = call.receiver
    while let close = receiver?.last, close.kind == .rightParen, chain.count < 8,
      let before = close.partner?.previous?.call, before.last == close, let name = before.name
    {
      chain.append(name.text)
      receiver = before.receiver
    }
    guard let receiver, !receiver.isEmpty else { return (.root, chain) }
    return boxes(ofPath: receiver, at: call.statement).first.map { ($0, chain) }
  }

  private func argument(_ argument: Argument, _ statement: Statement) -> LayoutCall.Argument {
    let value = argument.value
    let attribute = value.last?.anchorAttribute ?? []
    let path = attribute.isEmpty ? value : value.dropLast(min(2, value.count))
    let paths = path.elementsOfList?.map(\.value) ?? [path]
    let edges = paths.flatMap { path -> [SceneEdge] in
      guard !path.isEmpty else { return [SceneEdge(box: .root)] }
      guard file.names.isPath(path) else { return [] }
      let item = file.names.item(path, in: statement.block)
      return path.count == 1 && item.isSuperview
        ? [SceneEdge(box: .root, isOfSuperview: true)] : self.references(to: item, at: statement)
    }
    return LayoutCall.Argument(
      label: argument.label?.text ?? "",
      value: expression(value, at: statement, takesTypes: false, mostLocals: 0),
      edges: edges.map { $0.at(attribute) })
  }
}

extension Call {
  /// Whether code activates what it returns: `label.pin(to: card).isActive = true`.
  fileprivate var isActivated: Bool {
    statement.assignedMember?.is(.isActive) == true && statement.assigns(.true)
      && statement.target?.dropLast(2).last == last
  }

  /// Whether it is `addConstraint` or `addConstraints` of UIKit, and not a function of the project with such a name.
  fileprivate var addsConstraints: Bool {
    guard let name, name.hasPrefix("addConstraint"), let only = arguments?.first else {
      return false
    }
    return only.label == nil && only.value.last?.anchorAttribute.isEmpty == true
      && arguments.map { $0.count { _ in true } } == 1
  }

  /// The type with those around it that a function is called on, if the code spells one.
  fileprivate var owningType: String? {
    guard let receiver, receiver.last?.hasCapital == true, receiver.last?.kind == .identifier
    else { return nil }
    let names = receiver.filter { $0.kind == .identifier }
    return names.allSatisfy(\.hasCapital) ? names.map(\.text).joined(separator: ".") : nil
  }
}

extension Declaration {
  var layoutParameters: [LayoutFunction.Parameter] {
    parameters?.parameters.map(LayoutFunction.Parameter.init) ?? []
  }
}

extension LayoutFunction.Parameter {
  init(_ parameter: Parameter) {
    let equal = parameter.type.first { $0.kind == .equal }
    let value = equal.map { NumberExpression(parameter.type.suffix(after: $0)) }
    let label = parameter.label.text
    self.init(
      label: label == "_" ? "" : label, name: parameter.name.text, value: value)
  }
}

extension Lexeme {
  /// Whether a function of the project with this name may add or constrain a view.
  var soundsLikeLayout: Bool {
    Self.words.contains { contains($0, ignoringCase: true) }
  }

  private static let words: [StaticString] = [
    "pin", "constrain", "anchor", "layout", "edge", "fill", "center", "embed", "add", "place",
    "attach", "install", "align", "arrange", "insert",
  ]
}

extension SceneReader {
  /// Notes what lists of constraints contain besides constraints that the reader knows: calls of the project's functions.
  mutating func readListGaps() {
    var lists: Set<Lexeme> = []
    var others: [Lexemes] = []
    for constraint in file.constraints {
      guard case .list(let open) = constraint.block.kind, case let token = file.code[open],
        token.kind == .leftBracket
      else { continue }
      lists.insert(token)
    }
    for call in file.code.calls where call.name?.activatesList == true {
      guard let value = call.arguments?.first?.value, let first = value.first else { continue }
      // A list, or the local that keeps it.
      let open = value.count == 1 ? file.names.declaration(ofLocal: first)?.value?.first : first
      if let open, open.kind == .leftBracket { lists.insert(open) }
      // `[…] + label.constraints(to: view)`.
      let isList = first.kind == .leftBracket
      guard isList || call.name?.is(.activate) == true else { continue }
      let rest = isList ? first.partner.map { value.suffix(after: $0) } ?? value : value
      others.append(rest.first?.isBinaryOperator == true ? rest.dropFirst() : rest)
    }
    for value in lists.sorted().flatMap({ $0.elements.map(\.value) }) + others { readListed(value) }
  }

  /// The calls of functions of the project that make constraints which a property keeps: `self.top = label.constrainTop(to: card)`.
  var keptCalls: [(name: Lexeme, call: Call)] {
    file.code.statements.lazy.filter { $0.kind == .assignment }.compactMap { statement in
      guard let kept = statement.target?.last, let value = statement.assignedValue,
        let call = value.last?.partner?.previous?.call, call.last == value.last,
        let name = call.name, name.contains("onstrain"), !file.names.isUIKitMethod(name),
        file.constraints(in: value).isEmpty
      else { return nil }
      return (kept, call)
    }
  }

  /// Notes what closures of constraints contain that the reader does not know, such as operators of the project.
  mutating func readClosureGaps() {
    let turns = Set(file.constraintLife.events.map(\.statement))
    for statement in file.code.statements where !turns.contains(statement) {
      guard statement.kind == .expression, let closure = statement.block.closure,
        let call = closure.call, let name = call.name, let receiver = call.receiver,
        name.hasSuffix("makeConstraints") || name.hasSuffix("updateConstraints"),
        file.constraints(in: statement.tokens).isEmpty
      else { continue }
      addGap("what", statement.tokens, "does")
      let views = viewsNamed(in: receiver, statement)
      update(statement) { $0.opaque.formUnion(views) }
    }
  }

  /// Notes an expression that makes constraints, if the reader does not know them.
  private mutating func readListed(_ value: Lexemes) {
    guard let statement = value.first?.statement, !file.names.isPath(value),
      file.constraints(in: value).isEmpty
    else { return }
    let views = viewsNamed(in: value, statement)
    if let call = value.last?.partner?.previous?.call, call.tokens == value {
      listedCalls.insert(call.head.index)
      return append(layoutCall(call, views, gap: "the constraints of", activates: true), statement)
    }
    addGap("the constraints of", value)
    update(statement) { part in
      part.opaque.formUnion(views)
      if views.isEmpty { part.hasForeignConstraints = true }
    }
  }

  /// The views that an expression begins with or has among its arguments.
  func viewsNamed(in expression: Lexemes, _ statement: Statement) -> Set<BoxName> {
    var views: Set<BoxName> = []
    for token in expression
    where token.kind == .identifier && token.isFreeName && token.next?.kind != .leftParen {
      guard file.names.namesView(token.alone, at: statement) else { continue }
      views.formUnion(boxes(ofPath: token.alone, at: statement).filter { $0 != .root })
    }
    return views
  }

  /// Whether a constraint or an addition is known of a call.
  func isRead(_ call: Call) -> Bool {
    // What is in a closure behind the arguments is read by itself.
    let tokens = call.closure == nil ? call.tokens : call.arguments?.tokens ?? call.tokens
    return !file.constraints(in: tokens).isEmpty
      || file.actions(in: call.closure == nil ? call.statement.tokens : tokens).contains {
        $0.role == .addition || $0.role == .arrangement
      }
  }
}

extension Lexeme {
  fileprivate var activatesList: Bool {
    self.is(.activate) || hasPrefix("constrain") || hasPrefix("addConstraint")
  }

}
