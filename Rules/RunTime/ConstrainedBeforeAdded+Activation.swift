import LayoutModel
import SwiftSource

extension ViewFile {
  /// The statement that surely activates a constraint where it is created, outside of the closures of makers; nil for
  /// one that is activated elsewhere, and inside a closure of another kind.
  func activation(of constraint: Constraint) -> Statement? {
    guard !constraint.isAlternative, !constraint.setsFrame else { return nil }
    switch constraint.container {
    case _ where constraint.isMadeByLibrary:
      guard !constraint.expression.contains(where: { $0.is(.isActive) }) else { return nil }
    case .isActive: guard constraint.statement.assigns(.true) else { return nil }
    case .activatedArray: guard constraint.isListedForUIKit else { return nil }
    default: return nil
    }
    var statement = constraint.statement
    for _ in 0..<8 {
      guard isMaker(statement.block) else { return statement }
      guard let call = statement.block.closure?.call, let word = call.name?.layoutWord,
        let result = word.resultOfMaker, result != .changes
      else { return nil }
      statement = call.statement
    }
    return nil
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

extension Lexeme {
  /// Whether a name is that of a parameter of the function around it: a `let` may be another name for any view.
  var isParameter: Bool {
    guard let statement, let parameters = statement.block.function?.parameters else { return false }
    return parameters.parameters.contains { $0.name.hasSameText(as: self) }
  }
}

extension SetupPath {
  /// For each view that functions of the path add to the view of their type, the first place. Most are added before
  /// they are constrained, and need no closer look.
  func additionsToContainers(in file: ViewFile) -> [UInt64: [Int]] {
    var places: [UInt64: [Int]] = [:]
    for step in steps {
      for action in file.actions[step.function.actions]
      where action.role == .addition && action.statement.block == step.function.body {
        guard let parent = action.parent, file.names.isContainer(parent, at: action.statement)
        else { continue }
        let place = step.calls + [action.tokens.startIndex]
        let known = places[action.item.key]
        if known?.lexicographicallyPrecedes(place) != true { places[action.item.key] = place }
      }
    }
    return places
  }
}
