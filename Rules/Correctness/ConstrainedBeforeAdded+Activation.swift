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
