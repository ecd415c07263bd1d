import LayoutModel
import SwiftSource

extension Constraint {
  /// Whether the list that it is in is an argument of UIKit's own method: one of the project may do more.
  package var isListedForUIKit: Bool {
    var call = expression.first?.brackets?.call ?? expression.first?.brackets?.outer?.call
    if call == nil, case .list(let open) = block.kind {
      call = statement.tokens(open..<open + 1).first?.callWithArgument
    }
    guard let call, let name = call.name else { return false }
    switch name.layoutWord {
    case .activate: return call.chainStart.is(.NSLayoutConstraint)
    case .addConstraint, .addConstraints: return true
    default: return false
    }
  }
}

extension ViewFile {
  /// The closure of the maker that a constraint is in.
  package func maker(around constraint: Constraint) -> Closure? {
    guard constraint.isMadeByLibrary else { return nil }
    for block in constraint.statement.block.ancestors {
      if isMaker(block) { return block.closure }
      if block.kind == .closure || block.kind == .functionBody { return nil }
    }
    return nil
  }

  /// The innermost constraint whose expression a token is part of.
  package func constraint(around token: Lexeme) -> Constraint? {
    let end = constraints.partitioningIndex { $0.tokens.lowerBound > token.index }
    // One call of a library may make several constraints from the same tokens.
    return constraints[..<end].suffix(8).last { $0.tokens.contains(token.index) }
  }
}
