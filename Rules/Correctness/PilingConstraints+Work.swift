import LayoutModel
import Semantics
import SwiftSource

/// What a function makes whenever it runs, and what stays afterwards.
struct PiledWork {
  /// What is made.
  enum Kind {
    case constraints
    /// A view that is added to another one.
    case view(parent: Item)
    case handler(HandlerAddition.Kind)
  }

  var kind = Kind.constraints
  /// The view that gets constraints or a handler, or that is added.
  var item: Item
  /// The tokens to point at.
  var tokens: Lexemes
  /// The function that does it, if it is another one than the one that runs again.
  var function: Declaration?
  /// The project's function that it is left to.
  var helper: HelperCall?
}

/// Finds the first such work of functions, examining each function once.
struct PiledWorkSearch {
  private unowned let file: ViewFile
  /// The own work of functions that are known, by their bodies, and those that have none.
  private var known = KeyMap<PiledWork>()
  private var idle = KeySet()

  init(_ file: ViewFile) { self.file = file }

  /// The first work of a function and of the functions that it always calls on its own type.
  mutating func first(in function: ViewFunction) -> PiledWork? {
    let found = Run(of: function, in: file).firstWork(in: file) { function in
      own(in: function).flatMap { work in work.tokens.first.map { (work, $0) } }
    }
    guard var work = found?.work else { return nil }
    work.function = found?.step.callee
    return work
  }

  /// The first constraints of a cell that a function makes for some rows, where others are not made for all: under a
  /// condition about the data that it gets, which a reused cell gets again.
  func firstForSomeRows(in function: ViewFunction) -> PiledWork? {
    guard let work = constraint(in: function, evenForSomeRows: true), let place = work.tokens.first,
      place < file.flow.firstCondition(of: function, in: file)
    else { return nil }
    return work
  }

  private mutating func own(in function: ViewFunction) -> PiledWork? {
    let key = function.body.key
    if idle.contains(key) { return nil }
    if let work = known[key] { return work }
    let work = Self.first(
      constraint(in: function), Self.first(newView(in: function), handler(in: function)))
    if let work { known[key] = work } else { idle.insert(key) }
    return work
  }

  /// The work that comes first in the source.
  private static func first(_ one: PiledWork?, _ other: PiledWork?) -> PiledWork? {
    guard let one, let other else { return one ?? other }
    return other.tokens.startIndex < one.tokens.startIndex ? other : one
  }

  // MARK: - Constraints

  /// The first constraint that a function makes of views that stay.
  private func constraint(
    in function: ViewFunction, evenForSomeRows: Bool = false
  ) -> PiledWork? {
    let body = function.body
    let constraint = file.constraints(in: body.tokens).first { constraint in
      guard constraint.isCertainlyActive || file.isActivatedNext(constraint), !constraint.setsFrame,
        !constraint.expression.contains(where: { $0.is(.isActive) }),
        let statement = file.statementMaking(constraint), !constraint.isHandedOn(in: body),
        statement.onlyNeedsValues(in: body)
          || evenForSomeRows && statement.dependsOnData(of: function)
      else { return false }
      let block = constraint.statement.block
      // What a view is taken out of takes the constraints between the two away, but not those of its size.
      return lasts(constraint.firstItem, block, evenRemoved: constraint.secondItem == nil)
        && (constraint.secondItem.map { $0.key != 0 && lasts($0, block) } ?? true)
    }
    guard let constraint, !file.mayRemoveConstraints(of: function), !movesItself(function) else {
      return nil
    }
    return PiledWork(item: constraint.firstItem, tokens: file.code[constraint.tokens])
  }

  /// The constraints of views that stay which a function leaves to methods that the project declares for views.
  func leftToHelpers(in function: ViewFunction) -> [PiledWork] {
    HelperCall.all(inRunsOf: function, of: file).compactMap { helper in
      guard lasts(helper.view, helper.call.statement.block),
        !file.mayRemoveConstraints(of: function)
      else { return nil }
      return PiledWork(
        item: helper.view, tokens: helper.call.tokens, function: helper.function, helper: helper)
    }
  }

  private func movesItself(_ function: ViewFunction) -> Bool {
    file.actions[function.actions].contains { $0.role == .addition && $0.item.isSelf }
  }

  /// Whether an item is a view that stays: the type's own, or one in a property that gets no other value but one
  /// that an initializer makes, and that nothing takes out of the view tree.
  ///
  /// - Parameter evenRemoved: whether it may be taken out of the view tree.
  private func lasts(_ item: Item, _ block: Block, evenRemoved: Bool = false) -> Bool {
    if item.isSuperview { return true }
    guard let statement = block.firstStatement ?? block.owner else { return false }
    guard let view = file.view(file.names.viewOfGuide(item, in: block), in: block),
      view.subview != nil
    else {
      let outer = file.names.viewOfGuide(item, in: block)
      return outer.key != 0 && file.names.isContainer(outer, at: statement)
    }
    return !file.memoized(RemovalsOfConstraints.init).taken.contains(view)
      && view.lasts(evenRemoved: evenRemoved)
  }

  // MARK: - Views

  /// The first view that a function makes, adds to one that stays, and hands to nothing else.
  private func newView(in function: ViewFunction) -> PiledWork? {
    for action in file.actions[function.actions] where action.role == .addition {
      guard let parent = action.parent, !parent.isSuperview,
        action.statement.runsWhenever(function.body), file.addsNewView(action),
        lasts(parent, action.statement.block),
        file.view(parent, in: action.statement.block)?.mayBeCleared != true, !file.mayRemoveViews
      else { continue }
      return PiledWork(
        kind: .view(parent: parent), item: action.item, tokens: action.tokens)
    }
    return nil
  }

  // MARK: - Handlers

  /// The first recognizer or action that a function makes and adds to a view that stays.
  private func handler(in function: ViewFunction) -> PiledWork? {
    let addition = HandlerAddition.first(in: function.body, of: file) { addition in
      let statement = addition.call.statement
      return statement.runsWhenever(function.body) && lasts(addition.view, statement.block)
    }
    return addition.map {
      PiledWork(kind: .handler($0.kind), item: $0.view, tokens: $0.call.callee)
    }
  }
}

extension View {
  /// Whether a method that UIKit does not declare may take its subviews away.
  fileprivate var mayBeCleared: Bool {
    events.contains { use in
      guard let member = use.member, member.call != nil else { return false }
      return !file.names.isUIKitMethod(member) && !file.names.isLibraryMember(member)
    }
  }

  fileprivate func lasts(evenRemoved: Bool) -> Bool {
    guard let subview, subview.isProperty, subview.declaration.isStored,
      !subview.declaration.modifiers.contains(.weak),
      subview.declaration.isPrivate || !isNamedElsewhere,
      renewals.allSatisfy({ isMadeByInitializer($0, in: file) })
    else { return false }
    return events.allSatisfy { use in
      guard let member = use.member else { return true }
      if evenRemoved, member.is(.removeFromSuperview) { return true }
      // `label.snp.remakeConstraints` replaces all that others made.
      return !member.hasPrefix(.remove) && member.member?.hasPrefix(.remove) != true
        && !member.remakesConstraints && member.member?.remakesConstraints != true
    }
  }
}

/// Whether an initializer, which runs once, assigns a view that it makes: one that it is given may be moved by others.
private func isMadeByInitializer(_ assignment: Statement, in file: ViewFile) -> Bool {
  guard assignment.block.declaration?.kind == .initializer, let value = assignment.assignedValue
  else { return false }
  return file.names.isUIKitInitializer(value) || value.isPlainInitializer
}

/// Where a file may take constraints away, or views out of the view tree, that it does not name: a constraint that is made
/// in passing has no name.
private struct RemovalsOfConstraints {
  /// The types that do or whose superclass does, and whether code outside of types does.
  private var types = KeySet()
  private var isElsewhere = false
  /// The views that are taken out of others with all that is in these.
  private(set) var taken: Set<View> = []

  init(_ file: ViewFile) {
    var removals: [Lexeme] = []
    for token in file.code.tokens.all(.identifier) {
      if token.is(.removeFromSuperview) {
        removals.append(token)
      } else if token.removesConstraints {
        noteRemoval(at: token, in: file)
      }
    }
    if !removals.isEmpty { readCleared(removals, file) }
    for token in removals where Self.removesUnknown(token, in: file) {
      noteRemoval(at: token, in: file)
    }
    let removing = types
    for part in file.types
    where part.declaration.type.contains(where: { removing.contains(file.names.key($0)) }) {
      types.insert(part.key)
    }
  }

  private mutating func noteRemoval(at token: Lexeme, in file: ViewFile) {
    let type = token.statement.flatMap { file.scopes.type(around: $0) }
    // Every view inherits from `UIView`.
    let isOfAll = type?.kind == .extension && type?.declaration.name?.isNameOfUIKit == true
    if let type, !isOfAll { types.insert(type.key) } else { isElsewhere = true }
  }

  private static func removesUnknown(_ removal: Lexeme, in file: ViewFile) -> Bool {
    guard let view = removal.owner else { return false }
    if view.clearedParent.flatMap({ file.view(named: $0) }) != nil { return false }
    return file.view(named: view) == nil
  }

  /// Adds the views that are in others which the code empties.
  private mutating func readCleared(_ removals: [Lexeme], _ file: ViewFile) {
    let parents = Set(
      removals.compactMap { removal in
        removal.owner?.clearedParent.flatMap { file.view(named: $0) }
      })
    guard !parents.isEmpty else { return }
    for parent in parents {
      taken.formUnion(parent.contents.compactMap(\.view))
    }
  }

  /// Whether constraints that a type makes may go.
  func mayTouch(_ type: ViewType) -> Bool { isElsewhere || types.contains(type.key) }
}

extension Constraint {
  fileprivate func isHandedOn(in body: Block) -> Bool {
    guard let name = statement.declaration?.name else { return false }
    return body.tokens.suffix(after: name).contains { token in
      guard token.hasSameText(as: name), token.member == nil, token.isFreeName else { return false }
      let call = token.brackets?.call ?? token.brackets?.outer?.call
      return call.map { !$0.name.is(.activate) && !$0.name.is(.addConstraint) } ?? false
    }
  }
}

extension ViewFile {
  fileprivate func mayRemoveConstraints(of function: ViewFunction) -> Bool {
    guard let type = scopes.type(aroundBlock: function.body.index) else { return true }
    return memoized(RemovalsOfConstraints.init).mayTouch(type)
  }

  /// Whether the next statements activate a constraint by the name that it is kept in, and nothing deactivates it by that:
  /// `height = …; height?.isActive = true`.
  fileprivate func isActivatedNext(_ constraint: Constraint) -> Bool {
    let statement = constraint.statement
    guard constraint.container == .stored,
      let kept = statement.target?.last ?? statement.declaration?.name,
      !memoized(DeactivatedNames.init).keys.contains(names.key(kept))
    else { return false }
    var next = statement.next
    for _ in 0..<8 {
      guard let statement = next else { return false }
      if statement.assigns(.true), statement.activatedName?.hasSameText(as: kept) == true {
        return true
      }
      next = statement.next
    }
    return false
  }

  /// The view of the file that a name stands for.
  fileprivate func view(named name: Lexeme) -> View? {
    guard let block = name.statement?.block else { return nil }
    return view(name.alone, in: block).flatMap { $0.subview == nil ? nil : $0 }
  }
}

/// The names whose constraints a file deactivates, or may.
private struct DeactivatedNames {
  private(set) var keys = KeySet()

  init(_ file: ViewFile) {
    for statement in file.code.statements where statement.kind == .assignment {
      guard !statement.assigns(.true), let name = statement.activatedName else { continue }
      keys.insert(file.names.key(name))
    }
  }
}

extension Statement {
  /// The name of the constraint whose state an assignment changes: `height` in `self.height?.isActive = false`.
  fileprivate var activatedName: Lexeme? {
    guard kind == .assignment, let target, let member = target.last, member.is(.isActive) else {
      return nil
    }
    return target.last { $0.kind == .identifier && $0 != member }
  }
}

extension Lexeme {
  /// The view whose subviews `$0` is one after the other: `stack.subviews.forEach { $0.removeFromSuperview() }`.
  fileprivate var clearedParent: Lexeme? {
    guard kind == .dollarIdentifier, let call = statement?.block.closure?.call,
      call.name?.is(.forEach) == true, let list = call.receiver?.last,
      list.is(.arrangedSubviews) || list.is(.subviews)
    else { return nil }
    return list.owner
  }
}
