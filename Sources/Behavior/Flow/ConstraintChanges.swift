import LayoutModel
import SwiftSource

extension Constraint {
  /// Code further apart than this is not compared: a bound on the search.
  private static let longestDistance = 2_048

  /// Whether the code between two constraints may give one of their names another meaning, or take constraints away.
  package func mayChange(before later: Constraint, in file: ViewFile) -> Bool {
    if later.replacesEarlier, later.statement != statement,
      !later.attributes.isDisjoint(with: attributes), later.firstItem == firstItem
    {
      return true
    }
    let between = file.code[tokens.upperBound..<max(tokens.upperBound, later.tokens.lowerBound)]
    guard between.count <= Self.longestDistance else { return true }
    lazy var names = Set(
      later.expression.lazy.filter { $0.kind == .identifier }.map { file.names.key($0) })
    for token in between where token.kind == .identifier {
      if token.hasPrefix("remove") || token.hasPrefix("deactivate") || token.hasPrefix("remake")
        || token == "clear"
      {
        return true
      }
      if token.isAssigned, names.contains(file.names.key(token)) { return true }
    }
    return false
  }
}

extension Lexeme {
  fileprivate var isAssigned: Bool {
    guard let sign = next else { return false }
    return sign.kind == .equal
      || sign.kind == .binaryOperator
        && (sign == "+=" || sign == "-=" || sign == "*=" || sign == "/=")
  }
}
