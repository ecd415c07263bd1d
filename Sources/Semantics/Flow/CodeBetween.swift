import LayoutModel
import SwiftSource

/// The code between two additions of one view.
package struct CodeBetween {
  private let tokens: Lexemes

  package init(_ earlier: ViewAction, _ later: ViewAction, in file: ViewFile) {
    self.init(file.code.tokens.suffix(after: earlier.tokens).prefix(before: later.tokens))
  }

  package init(_ tokens: Lexemes) { self.tokens = tokens }

  /// Whether it may remove a view from the view tree.
  package func takesOut(in file: ViewFile) -> Bool {
    // Cached, because a function may add any number of views.
    let removals = file.memoized { Removals(tokens: $0.code.tokens.filter(\.takesViewsOut)) }.tokens
    let next = removals.partitioningIndex { $0.index >= tokens.startIndex }
    return next < removals.count && removals[next].index < tokens.endIndex
  }

  private struct Removals { var tokens: [Lexeme] }

  /// Whether it passes a view of this name to a function whose name suggests that it places the view: `embed(label)`,
  /// `row.attach(view: label)`. Extremely long code may do so.
  package func mayPlace(_ name: Lexeme) -> Bool {
    tokens.count >= Self.longest
      || tokens.contains { token in
        guard token.kind == .identifier, token.hasSameText(as: name) else { return false }
        switch token.next?.kind {
        case .rightParen, .comma, .exclamationPostfix: break
        default: return false
        }
        guard let open = token.brackets?.open, open.kind == .leftParen, let function = open.previous
        else { return false }
        // The effects of UIKit's own additions are known.
        return !function.isLayoutWord && function.isNamedForPlacing
      }
  }

  private static let longest = 4_096

  /// Whether it may lay views out or draw them: a view may be in a parent only for that time.
  package var measures: Bool {
    tokens.count >= Self.longest
      || tokens.contains { token in
        token.hasPrefix("layoutIf") || token.hasPrefix("sizeT") || token.hasPrefix("convert")
          || token.hasPrefix("draw") || token.hasPrefix("snapshot")
          || token.hasPrefix("systemLayout")
      }
  }
}

extension Constraint {
  /// Code further apart than this is not compared: a bound on the search.
  private static let longestDistance = 2_048

  /// Whether the code between two constraints may give one of their names another meaning, or take constraints away.
  package func mayChange(before later: Constraint, in file: ViewFile) -> Bool {
    if later.manner.contains(.replacesEarlier), later.statement != statement,
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
