import LayoutModel
import Semantics
import SwiftSource

extension ViewFile {
  /// The statement that surely activates a constraint where it is created, outside of the closures of makers; nil for
  /// one that is activated elsewhere or later, and inside a closure of another kind.
  func activation(of constraint: Constraint) -> Statement? {
    guard !constraint.isAlternative, !constraint.setsFrame else { return nil }
    // `box.embed(label)` adds the view first.
    if constraint.isOfHelper,
      actions(in: code[constraint.tokens]).contains(where: { $0.role == .addition })
    {
      return nil
    }
    if constraint.needsSuperviewAtOnce {
      return constraint.statement.isDeferred ? nil : constraint.statement
    }
    let kept = activation(ofKept: constraint)
    switch constraint.container {
    case _ where kept != nil: break
    case _ where constraint.isMadeByLibrary:
      guard !constraint.expression.contains(where: { $0.is(.isActive) }) else { return nil }
    case .isActive: guard constraint.statement.assigns(.true) else { return nil }
    case .activatedArray: guard constraint.isListedForUIKit else { return nil }
    default: return nil
    }
    let statement = statement(around: kept ?? constraint.statement) { call in
      call.name?.layoutWord?.resultOfMaker.map { $0 != .changes } ?? false
    }
    return statement?.isDeferred == true ? nil : statement
  }
}

extension Constraint {
  /// Whether UIKit looks for the superview where the constraint is made, and raises an exception without one: `|` in a
  /// format string.
  var needsSuperviewAtOnce: Bool { manner.contains(.isInFormat) && secondItem?.isSuperview == true }
}

extension Statement {
  fileprivate var isDeferred: Bool {
    block.ancestors.prefix { $0.kind != .functionBody && $0.kind != .closure }
      .contains { $0.owner?.first.is(Keyword.`defer`) == true }
  }
}

extension ViewUse {
  /// Whether it is in a function that is declared inside of a block.
  func isInNestedFunction(of scope: Block) -> Bool {
    for block in statement.block.ancestors {
      if block == scope { return false }
      if block.kind == .functionBody || block.kind == .typeBody { return true }
    }
    return true
  }
}

/// The views that a function has added before a constraint. Most views are added before they are constrained, and need no
/// closer look.
struct EarlierAdditions {
  private let file: ViewFile
  /// The body of the function that has the additions.
  private var body: Block?
  /// The views, each with its parent; nil for the view of the type.
  private var added: [(view: UInt64, parent: UInt64?)] = []
  /// The first action that was not looked at yet.
  private var next = 0
  private var holds = false

  init(_ file: ViewFile) { self.file = file }

  /// Takes what is added before a constraint; constraints come in source order.
  mutating func advance(to constraint: Constraint) {
    while next < file.actions.count {
      guard file.actions[next].tokens.startIndex < constraint.tokens.lowerBound else { break }
      next += 1
      guard file.actions[next - 1].role == .addition else { continue }
      let action = file.actions[next - 1]
      guard action.statement.block.kind == .functionBody, let parent = action.parent
      else { continue }
      if action.statement.block != body {
        body = action.statement.block
        added.removeAll(keepingCapacity: true)
      }
      let isOutermost = file.names.isContainer(parent, at: action.statement)
      added.append((action.item.key, isOutermost ? nil : parent.key))
    }
    holds = body?.tokens.indices.contains(constraint.tokens.lowerBound) ?? false
  }

  /// Whether a view is in that of the type, or in the other one of the constraint.
  func place(_ view: Item, beside other: Item) -> Bool {
    guard holds else { return false }
    var view = view.key
    for _ in 0..<4 {
      guard let addition = added.last(where: { $0.view == view }) else { return false }
      guard let parent = addition.parent, parent != other.key else { return true }
      view = parent
    }
    return false
  }
}

extension Run {
  /// For each view that functions of the run add to the view of their type, the first place. Most are added before
  /// they are constrained, and need no closer look.
  func additionsToContainers(in file: ViewFile) -> KeyMap<Place> {
    var places = KeyMap<Place>()
    for step in steps {
      for index in step.function.actions where file.actions[index].role == .addition {
        let action = file.actions[index]
        guard action.statement.block == step.function.body, let parent = action.parent,
          file.names.isContainer(parent, at: action.statement)
        else { continue }
        let place = step.place(of: action.tokens.startIndex)
        if places[action.item.key].map({ place < $0 }) ?? true { places[action.item.key] = place }
      }
    }
    return places
  }
}
