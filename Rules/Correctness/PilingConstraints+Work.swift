import LayoutModel
import Semantics
import SwiftSource

/// Finds the first work of functions that stays afterwards, examining each function and each view once: constraints, or a
/// view or a handler that is made and added.
final class PiledWorkSearch {
  private unowned let file: ViewFile
  private lazy var removals = RemovalsOfConstraints(file)
  /// The own work of functions that are known, by their bodies.
  private var works = KeyMap<RepeatedWork?>()
  /// For views, whether they stay, and whether they stay unless they are taken out of the view tree.
  private var lasting: [View: (always: Bool, mostly: Bool)] = [:]
  /// For views, whether a method that UIKit does not declare may take their subviews away.
  private var clearing: [View: Bool] = [:]

  init(_ file: ViewFile) { self.file = file }

  /// The first work of a function and of the functions that it always calls on its own type.
  func first(in function: ViewFunction) -> RepeatedWork? {
    RepeatedWork.first(in: function, of: file, own: own)
  }

  /// The first constraints of a cell that a function makes for some rows, where others are not made for all: under a
  /// condition about the data that it gets, which a reused cell gets again.
  func firstForSomeRows(in function: ViewFunction) -> RepeatedWork? {
    guard let work = constraint(in: function, needing: .data), let place = work.tokens.first,
      place < file.flow.firstCondition(of: function)
    else { return nil }
    return work
  }

  private func own(in function: ViewFunction) -> RepeatedWork? {
    let key = function.body.key
    if let known = works[key] { return known }
    let found = [constraint(in: function, needing: .values), addition(in: function)]
      .compactMap(\.self).min { $0.tokens.startIndex < $1.tokens.startIndex }
    works[key] = .some(found)
    return found
  }

  /// The first constraint that a function makes of views that stay.
  private func constraint(in function: ViewFunction, needing need: Need) -> RepeatedWork? {
    let body = function.body
    let constraint = file.constraints(in: body.tokens).first { constraint in
      guard file.isCertainlyActive(constraint) || file.isActivatedNext(constraint),
        !constraint.setsFrame, !constraint.expression.contains(where: { $0.is(.isActive) }),
        let statement = file.statementMaking(constraint), !constraint.isHandedOn(in: file),
        statement.need(in: body) <= need
      else { return false }
      let block = constraint.statement.block
      // What a view is taken out of takes the constraints between the two away, but not those of its size.
      return lasts(constraint.firstItem, block, evenRemoved: constraint.secondItem == nil)
        && (constraint.secondItem.map { $0.key != 0 && lasts($0, block) } ?? true)
    }
    guard let constraint, !removals.mayTouch(function, in: file), !movesItself(function) else {
      return nil
    }
    return RepeatedWork(
      .constraint, of: constraint.firstItem, at: file.code[constraint.tokens])
  }

  /// The constraints of views that stay which a function leaves to methods that the project declares for views.
  func leftToHelpers(in function: ViewFunction) -> [RepeatedWork] {
    let works = RepeatedWork.leftToHelpers(MethodCall.all(inRunsOf: function, of: file))
    guard !works.isEmpty, !removals.mayTouch(function, in: file) else { return [] }
    return works.filter { work in
      work.helper.map { lasts(work.item, $0.call.statement.block) } == true
    }
  }

  private func movesItself(_ function: ViewFunction) -> Bool {
    file.actions[function.actions].contains { $0.role == .addition && $0.item.isSelf }
  }

  /// The first view, layer or handler that a function makes and adds to a view that stays.
  private func addition(in function: ViewFunction) -> RepeatedWork? {
    NewAddition.repeated(
      [.view, .layer, .recognizer, .action], in: function, of: file
    ) { addition in
      lasts(addition.keeper, addition.statement.block)
        && (addition.kind != .view || !mayClear(addition))
    }
  }

  private func mayClear(_ addition: NewAddition) -> Bool {
    guard let parent = file.view(addition.keeper, in: addition.statement.block) else {
      return addition.keeper.isSuperview
    }
    let answer =
      clearing[parent]
      ?? parent.events.contains { use in
        guard let member = use.member, member.call != nil else { return false }
        return !file.names.isUIKitMethod(member) && !file.names.isLibraryMember(member)
      }
    clearing[parent] = answer
    return answer
  }

  /// Whether an item is a view that stays: the type's own, or one in a property that gets no other value but one
  /// that an initializer makes, and that nothing takes out of the view tree.
  ///
  /// - Parameter evenRemoved: whether it may be taken out of the view tree.
  private func lasts(_ item: Item, _ block: Block, evenRemoved: Bool = false) -> Bool {
    if item.isSuperview { return true }
    guard let view = file.reference(item, in: block).placedView else { return false }
    guard view.subview != nil else { return view.isContainer }
    let known = lasting[view] ?? lasts(view)
    lasting[view] = known
    return evenRemoved ? known.mostly : known.always
  }

  private func lasts(_ view: View) -> (always: Bool, mostly: Bool) {
    guard let subview = view.subview, subview.isProperty, subview.declaration.isStored,
      !subview.declaration.modifiers.contains(.weak),
      subview.declaration.isPrivate || !view.isNamedElsewhere, !removals.taken.contains(view),
      view.renewals.allSatisfy({ $0.isMadeByInitializer(in: file) })
    else { return (false, false) }
    var isRemoved = false
    for use in view.events {
      guard let member = use.member else { continue }
      if member.is(.removeFromSuperview) {
        isRemoved = true
      } else if member.replacesAll || member.member?.replacesAll == true {
        return (false, false)
      }
    }
    return (!isRemoved, true)
  }
}

/// Where a file may take constraints away, or views out of the view tree, that it does not name: a constraint that is made
/// in passing has no name.
private struct RemovalsOfConstraints {
  /// The types that do or whose superclass does; 0 for code outside of types.
  private var types = KeySet()
  /// The views in others that the code empties.
  private(set) var taken: Set<View> = []

  init(_ file: ViewFile) {
    var cleared: Set<View> = []
    for (name, marks) in file.removals {
      if name.is(.removeFromSuperview) {
        guard let view = name.owner else { continue }
        if let parent = view.clearedParent.flatMap({ file.view(named: $0) }) {
          if cleared.insert(parent).inserted { taken.formUnion(parent.contents.compactMap(\.view)) }
          continue
        }
        guard file.view(named: view) == nil else { continue }
      } else if !marks.contains(.constraints) {
        continue
      }
      let type = name.statement.flatMap { file.scopes.type(around: $0) }
      // Every view inherits from `UIView`.
      types.insert(type?.extendsAllViews == true ? 0 : type?.key ?? 0)
    }
    let removing = types
    for part in file.types
    where part.declaration.type.contains(where: { removing.contains(file.names.key($0)) }) {
      types.insert(part.key)
    }
  }

  /// Whether constraints that a function makes may go.
  func mayTouch(_ function: ViewFunction, in file: ViewFile) -> Bool {
    guard let type = file.scopes.type(aroundBlock: function.body.index) else { return true }
    return types.contains(0) || types.contains(type.key)
  }
}

extension Constraint {
  fileprivate func isHandedOn(in file: ViewFile) -> Bool {
    guard let declaration = statement.declaration else { return false }
    return file.constraintLife.events(ofLocal: declaration, in: file).contains {
      $0.verb == .handed || $0.verb == .deactivated && $0.name.member == nil
    }
  }
}

extension ViewFile {
  /// Whether code behind a constraint activates it by the name that it is kept in, and nothing deactivates it by that:
  /// `height = …; height?.isActive = true`.
  fileprivate func isActivatedNext(_ constraint: Constraint) -> Bool {
    let statement = constraint.statement
    guard constraint.container == .stored, let name = constraintLife.name(keeping: constraint),
      let kept = constraintLife.name(name, in: self), !kept.contains(.deactivated),
      !kept.contains(.switched)
    else { return false }
    return kept.events(behind: statement).prefix { $0.verb != .assigned && $0.verb != .declared }
      .contains { $0.verb == .activated && $0.statement.block == statement.block }
  }

  /// The view of the file that a name stands for.
  fileprivate func view(named name: Lexeme) -> View? {
    guard let block = name.statement?.block else { return nil }
    return view(name.alone, in: block).flatMap { $0.subview == nil ? nil : $0 }
  }
}

extension Statement {
  /// Whether an initializer, which runs once, assigns a view that it makes: one that it is given may be moved by others.
  fileprivate func isMadeByInitializer(in file: ViewFile) -> Bool {
    guard block.declaration?.kind == .initializer, let value = assignedValue else { return false }
    return file.names.isUIKitInitializer(value) || value.isPlainInitializer
  }
}

extension Lexeme {
  /// Whether a method of this name takes away what others have made of a view, as `label.snp.remakeConstraints` does.
  fileprivate var replacesAll: Bool { hasPrefix(.remove) || remakesConstraints }

  /// The view whose subviews `$0` is one after the other: `stack.subviews.forEach { $0.removeFromSuperview() }`.
  fileprivate var clearedParent: Lexeme? {
    guard kind == .dollarIdentifier, let call = statement?.block.closure?.call,
      call.name?.is(.forEach) == true, let list = call.receiver?.last,
      list.is(.arrangedSubviews) || list.is(.subviews)
    else { return nil }
    return list.owner
  }
}
