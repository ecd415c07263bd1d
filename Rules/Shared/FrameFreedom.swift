import LayoutModel
import SwiftSource

/// Judges whether statements that set parts of a frame can change places.
struct FrameFreedom {
  let code: CodeFreedom
  /// Whether two of the statements set the same part.
  let sharesAttributes: Bool

  /// Whether no statement reads or sets a part that another one sets, and no code of the file observes the frame.
  func freedom(of statements: [Lexemes]) -> Freedom {
    let views = Set(statements.map(viewName))
    guard !sharesAttributes, let start = statements.first?.first else { return .bound }
    // Two names may refer to one view.
    var freedom = views.count == 1 ? Freedom.free : .doubtful
    for statement in statements {
      guard let equal = statement.first(where: { $0.kind == .equal }) else { return .bound }
      let value = statement.suffix(after: equal)
      guard value.allSatisfy({ mayBeFree($0, of: views) }) else { return .bound }
      let isFixed = value.allSatisfy(isFixed) && !statement.contains(where: mayChange)
      freedom = min(freedom, isFixed ? code.freedom(of: statement, from: start) : .doubtful)
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

  /// Whether a part of a value is no name, or one that the file stores, of a type, or of the own bounds. Any other name may
  /// refer to a frame.
  private func isFixed(_ token: Lexeme) -> Bool {
    guard token.kind == .identifier, token.isFreeName, token.call == nil, !token.isLabel else {
      return true
    }
    return token.hasCapital || token.is(.bounds)
      || token.member == nil && code.storage(of: token) == .stored
  }

  private func mayChange(_ token: Lexeme) -> Bool {
    token.kind == .leftBracket || token.is(.frame) && code.storage(of: token) != .unknown
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
      && !target.contains { $0.kind == .rightParen }
  }
}
