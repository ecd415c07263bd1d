import LayoutModel
import SwiftSource

/// Judges whether statements that set parts of a frame can change places.
struct FrameFreedom {
  let code: CodeFreedom
  /// Whether two of the statements set the same part.
  let sharesAttributes: Bool

  /// Whether no statement reads or sets a part that another one sets.
  func freedom(of statements: [Lexemes]) -> Freedom {
    let views = Set(statements.map(viewName))
    guard !sharesAttributes else { return .bound }
    // Two names may refer to one view.
    var freedom = views.count == 1 ? Freedom.free : .doubtful
    for statement in statements {
      guard let equal = statement.first(where: { $0.kind == .equal }) else { return .bound }
      let value = statement.suffix(after: equal)
      guard value.allSatisfy({ mayBeFree($0, of: views) }) else { return .bound }
      let isFree = keepsView(statement.prefix(before: equal)) && isFixed(value)
      freedom = min(freedom, isFree ? .free : .doubtful)
    }
    return freedom
  }

  /// The last name before `.frame`; `self` without a name.
  private func viewName(_ statement: Lexemes) -> String {
    guard let frame = statement.first(where: { $0.is(.frame) }) else { return Self.me }
    return statement.prefix(before: frame).last { $0.kind == .identifier }?.text ?? Self.me
  }

  private static let me = "self"

  // MARK: - Values

  /// Whether a part of a value visibly does not depend on the frames of these views: it mentions none of them and no
  /// other frame (that of a subview follows its superview's), and calls nothing that could read them.
  private func mayBeFree(_ token: Lexeme, of views: Set<String>) -> Bool {
    switch token.kind {
    case .integerLiteral, .floatLiteral, .binaryOperator, .prefixOperator, .period, .comma,
      .leftParen, .rightParen, .questionInfix, .colon:
      return true
    case .keyword: return token.is(Keyword.`self`) && !views.contains(Self.me)
    case .identifier:
      let name = token.text
      if views.contains(name) || token.is(.frame) || token.is(.center) { return false }
      if token.is(.bounds) { return token.isFreeName && !views.contains(Self.me) }
      if name.first?.isUppercase ?? false { return true }
      if token.call != nil { return token.isArithmetic }
      // A member of a view whose own frame is set may be derived from it.
      return !token.isFreeName || !views.contains(Self.me)
    default: return false
    }
  }

  /// Whether a value consists of numbers, names that the file stores, constants of types, parts of the own bounds, and
  /// known calls. Any other name may refer to a frame.
  private func isFixed(_ value: Lexemes) -> Bool {
    value.allSatisfy { token in
      switch token.kind {
      case .binaryOperator, .prefixOperator: code.isPureOperator(token)
      case .identifier where token.call != nil: code.isPureCall(token)
      case .identifier: token.isLabel || isFixed(token, in: value)
      default: true
      }
    }
  }

  private func isFixed(_ name: Lexeme, in value: Lexemes) -> Bool {
    var root = name
    while !name.isFreeName, let period = root.previous, period.kind == .period,
      let owner = period.previous, owner.index >= value.startIndex
    {
      root = owner
    }
    let isOfType = root.hasCapital
    if root == name { return isOfType || code.storage(of: name) == .stored || name.is(.bounds) }
    return root.is(.bounds) || (isOfType && code.storage(of: name) <= .unknown)
  }

  /// Whether the path to a frame leads to the same view each time, and no code of the file observes the frame.
  private func keepsView(_ path: Lexemes) -> Bool {
    path.allSatisfy { token in
      switch token.kind {
      case .leftBracket: false
      case .identifier where token.is(.frame): code.storage(of: token) == .unknown
      case .identifier: code.storage(of: token) <= .unknown
      default: true
      }
    }
  }
}

extension Constraint {
  /// Whether it is a part of a frame that its statement sets.
  var isPartOfFrame: Bool { tokens.upperBound == statement.assignment?.index }
}

extension Statement {
  /// Whether it sets a part of a frame. The center and the size of a view depend on each other; the parts of its frame
  /// do not.
  var setsFrame: Bool {
    guard assignedMember != nil, let target else { return false }
    return target.contains { $0.is(.frame) }
      && !target.contains { $0.is(.bounds) || $0.is(.center) || $0.kind == .rightParen }
  }
}
