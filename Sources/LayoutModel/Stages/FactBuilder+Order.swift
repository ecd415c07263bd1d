import SwiftSource

extension FactBuilder {
  /// Adds what the constraints do to their views, puts all actions in source order and hands them to their functions.
  func sortActions() {
    constraints.sortParts { $0.tokens.lowerBound < $1.tokens.lowerBound }
    // Actions and constraints are large: most of them are not copied to look at them.
    for index in constraints.indices where isAction(constraints[index]) {
      let constraint = constraints[index]
      addAction(
        .constraint, constraint.statement, constraint.firstItem.tokens,
        in: block(of: constraint.statement), tokens: constraint.tokens)
    }
    guard !actions.isEmpty else { return }
    actions.sortParts {
      ($0.tokens.startIndex, $0.tokens.endIndex) < ($1.tokens.startIndex, $1.tokens.endIndex)
    }
    for index in actions.indices
    where actions[index].role == .addition || actions[index].role == .constraint {
      place(actions[index])
    }
    findActions()
  }

  /// Finds the actions of each function.
  private func findActions() {
    // Functions are in source order, as actions are: most have none, and the next ones come later.
    var start = 0
    for index in scopes.functions.indices {
      let body = scopes.functions[index].body.tokens.indices
      while start < actions.count, actions[start].tokens.startIndex < body.lowerBound { start += 1 }
      let hasAny = start < actions.count && actions[start].tokens.startIndex < body.upperBound
      scopes.functions[index].actions = hasAny ? actions(in: body) : start..<start
    }
  }

  /// Whether a constraint does something with a view that it names: those of makers are calls on their views.
  private func isAction(_ constraint: Constraint) -> Bool {
    constraint.firstItem.key != 0 && constraint.container != .maker
      && constraint.container != .used && !constraint.firstItem.tokens.isEmpty
      && tokens[constraint.firstItem.tokens.lowerBound].kind != .stringLiteral
  }

  /// The indices of the actions whose tokens are in a range.
  public func actions(in range: Range<Int>) -> Range<Int> {
    let start = actions.partitioningIndex { $0.tokens.startIndex >= range.lowerBound }
    let end = actions.partitioningIndex { $0.tokens.startIndex >= range.upperBound }
    return start..<end
  }

  /// Notes that a view is placed: what makes its name one of a view, and its type a view's.
  private func place(_ action: ViewAction) {
    let block = block(of: action.statement)
    let type = Int(scopes.typesOfBlocks[block])
    // A helper's name is not in the vocabulary, so it does not tell what the file is about.
    let isHelper = action.member.map { !$0.isLayoutWord } ?? false
    if type >= 0, !isHelper,
      scopes.types[type].kind == .class || scopes.types[type].kind == .extension
    {
      scopes.types[type].placesViews = true
    }
    // In `controller.view` the controller is not a view.
    guard action.root.key != 0, !action.root.isSelf, action.root == action.item,
      !action.root.tokens.isEmpty
    else { return }
    let name = rootName(action.root)
    if let local = scopes.local(name, in: block) {
      names.viewNames.insert(local)
    } else if type >= 0 {
      names.placedNames.insert(TextHash.pair(scopes.types[type].key, key(name)))
    }
  }

  /// Sorts the constraints that take a place in an order by block and first item.
  func groupConstraints() {
    for (index, constraint) in constraints.enumerated()
    where constraint.firstItem.key != 0 && !constraint.isAlternative && constraint.hasPlace {
      sequenceMembers.append(index)
    }
    guard sequenceMembers.count > 1 else { return }
    sequenceMembers.sortParts { left, right in
      let (first, second) = (constraints[left], constraints[right])
      if first.block != second.block { return first.block < second.block }
      if first.firstItem.key != second.firstItem.key {
        return first.firstItem.key < second.firstItem.key
      }
      return left < right
    }
    var start = 0
    while start < sequenceMembers.count {
      let first = constraints[sequenceMembers[start]]
      var end = start + 1
      var stored = isStored(first) ? first.attributes : []
      while end < sequenceMembers.count {
        let next = constraints[sequenceMembers[end]]
        guard next.block == first.block, next.firstItem == first.firstItem else { break }
        if isStored(next) {
          // A second stored constraint on an attribute belongs to another set: one of the two is active at a time.
          guard stored.isDisjoint(with: next.attributes) else { break }
          stored.formUnion(next.attributes)
        }
        end += 1
      }
      if end - start > 1 { sequences.append(ConstraintSequence(members: start..<end)) }
      start = end
    }
  }

  private func isStored(_ constraint: Constraint) -> Bool {
    guard constraint.container == .maker else { return constraint.container == .stored }
    return constraint.statement.kind == .property
      || assigns(constraint.statement, before: constraint.tokens.lowerBound)
  }

  /// Brings the numbers of one view and block together, in source order.
  func groupNumbers() {
    guard !numbers.isEmpty else { return }
    for number in numbers where number.kind == .frame || number.kind == .scaledFrame {
      frames.append(number)
    }
    frames.sortParts { $0.tokens.lowerBound < $1.tokens.lowerBound }
    numbers.sortParts { left, right in
      left.group != right.group
        ? left.group < right.group : left.tokens.lowerBound < right.tokens.lowerBound
    }
    var start = 0
    while start < numbers.count {
      var end = start + 1
      while end < numbers.count, numbers[end].group == numbers[start].group { end += 1 }
      numberGroups.append(LayoutNumberGroup(numbers: start..<end))
      start = end
    }
  }

  /// Finds the functions that set a view up: by their name, or because such a one calls them.
  func findSetupFunctions() {
    // For type and name, the last function, and for each function the one of that name before it.
    var byName = KeyMap<Int>()
    var earlier: [Int32] = []
    var pending: [Int] = []
    // By index: to change a function copies them all while a loop has them.
    for index in scopes.functions.indices
    where scopes.functions[index].isMember && mayBeSetup(scopes.functions[index]) {
      let function = scopes.functions[index]
      let declaration = function.declaration
      let isConfigured = declaration.name.map { setupNames.include($0, noting: &nameUses) } ?? false
      if isConfigured || declaration.kind == .initializer
        || !isAction(declaration) && declaration.name.map(isNamedForSetup) ?? false
      {
        guard isConfigured ? !isOfNoView(function) : setsUp(function) else { continue }
        scopes.functions[index].isSetup = true
        scopes.functions[index].isNamedForSetup = true
        pending.append(index)
      } else {
        if earlier.isEmpty { earlier = [Int32](repeating: -1, count: scopes.functions.count) }
        let name = TextHash.pair(scopes.types[function.type].key, function.key)
        if let last = byName.updateValue(index, forKey: name) { earlier[index] = Int32(last) }
      }
    }
    guard !byName.isEmpty else { return }
    while let caller = pending.popLast() {
      let type = scopes.types[scopes.functions[caller].type].key
      for statement in scopes.functions[caller].body.statementsOnAllLevels {
        guard let name = statement.calledName else { continue }
        guard let known = byName.index(of: TextHash.pair(type, key(name))) else { continue }
        var next = byName[at: known]
        while next >= 0 {
          let callee = next
          next = Int(earlier[callee])
          guard !scopes.functions[callee].isSetup, setsUp(scopes.functions[callee]) else {
            continue
          }
          scopes.functions[callee].isSetup = true
          pending.append(callee)
        }
      }
    }
  }

  /// Whether UIKit calls a function when something happens: `create` is then what the user wants, and no view.
  private func isAction(_ declaration: Declaration) -> Bool {
    declaration.modifiers.isDisjoint(with: [.override])
      && (declaration.hasAttribute("objc") || declaration.hasAttribute("IBAction"))
  }

  private func mayBeSetup(_ function: ViewFunction) -> Bool {
    let declaration = function.declaration
    guard !declaration.isStatic else { return false }
    return declaration.kind == .initializer
      || declaration.kind == .function && declaration.name != nil && !function.hasParameters
  }

  /// Whether a function may set up views: it neither passes data in nor runs again and again.
  private func setsUp(_ function: ViewFunction) -> Bool {
    let declaration = function.declaration
    guard !isOfNoView(function) else { return false }
    guard declaration.kind == .function, let name = declaration.name else { return true }
    return returnsNothingElse(declaration)
      && !runsRepeatedly(name)
      && !onlyPassesDataIn(function, named: name)
  }

  private func runsRepeatedly(_ name: Lexeme) -> Bool {
    // Most names begin in another way.
    switch name.firstByte {
    case UInt8(ascii: "r"):
      name.hasWordPrefix("render") || name.hasWordPrefix("refresh")
        || name.hasWordPrefix("reload") || name.hasWordPrefix("redraw")
    case UInt8(ascii: "u"): name.hasWordPrefix("update")
    case UInt8(ascii: "b"): name.hasWordPrefix("bind")
    case UInt8(ascii: "a"): name.hasWordPrefix("apply") || name.hasWordPrefix("adjust")
    case UInt8(ascii: "c"): name.hasWordPrefix("check")
    case UInt8(ascii: "p"): name.hasPrefix("prepareForReuse")
    case UInt8(ascii: "l"): name.hasPrefix("layoutSubviews")
    // What answers to an event, or shows something else.
    case UInt8(ascii: "d"): name.hasWordPrefix("did") || name.hasWordPrefix("disable")
    case UInt8(ascii: "e"): name.hasWordPrefix("enable")
    case UInt8(ascii: "w"): name.hasWordPrefix("will")
    case UInt8(ascii: "s"): name.hasWordPrefix("show")
    case UInt8(ascii: "h"): name.hasWordPrefix("hide") || name.hasWordPrefix("handle")
    case UInt8(ascii: "t"): name.hasWordPrefix("toggle")
    default: false
    }
  }

  /// Whether a function returns nothing, a view or constraints: one that builds sections of a table does not set up a view.
  private func returnsNothingElse(_ declaration: Declaration) -> Bool {
    guard let close = declaration.parameters?.close, let end = declaration.body?.open?.index
    else { return true }
    var index = close.index + 1
    while index < end, tokens[index].kind != .arrow { index += 1 }
    guard index < end else { return true }
    return (index..<end).contains {
      tokens[$0].namesViewType || tokens[$0].is(.NSLayoutConstraint) || hasSuffix($0, "Void")
        || hasSuffix($0, "Self")
        || (tokens[$0].kind == .rightParen && tokens[$0 - 1].kind == .leftParen)
    }
  }

  private func isNamedForSetup(_ name: Lexeme) -> Bool {
    Self.setupPrefixes.contains { name.hasWordPrefix($0) } || name.isNameOfCommonSetup
  }

  private static let setupPrefixes: [StaticString] = [
    "setup", "setUp", "configure", "makeUI", "build", "create", "install", "layout", "add",
    "style", "performLayout", "prepare", "viewDidLoad", "loadView", "awakeFromNib",
  ]

  /// The indices of the constraints whose tokens are in a range.
  public func constraints(in range: Range<Int>) -> Range<Int> {
    let start = constraints.partitioningIndex { $0.tokens.lowerBound >= range.lowerBound }
    let end = constraints.partitioningIndex { $0.tokens.lowerBound >= range.upperBound }
    return start..<end
  }
}
