import LayoutModel
import SwiftSource

extension DeadSubview {
  /// Whether code shows or hides a view, or gives it data: somebody expects to see it.
  func isMeantToBeSeen(_ subview: Int, in file: ViewFile) -> Bool {
    file.names.uses(of: subview).contains { use in
      guard use.kind == .memberAssignment, let member = use.member else { return false }
      if member.is(.isHidden) || member.is(.alpha) { return true }
      guard member.is(.text) || member.is(.attributedText) || member.is(.image),
        let value = use.statement.assignedValue
      else { return false }
      return value.count > 1 || value.first?.kind == .identifier
    }
  }

  /// Whether a statement only configures a view and does not show it: it sets a member, or calls a method of UIKit or
  /// one that is named for configuration, and passes it no other view.
  ///
  /// - Parameter use: one of the kind `memberAssignment` or `call`.
  func onlyConfigures(_ use: ViewUse, in file: ViewFile) -> Bool {
    guard let member = use.member else { return false }
    if use.kind == .memberAssignment {
      if member.hasSuffix(.delegate) || member.hasSuffix(.dataSource) { return true }
      guard let value = use.statement.assignedValue, value.first?.kind != .leftBrace,
        use.statement.assignment?.previous == member
      else { return true }
      return !handsOutViews(value, besides: use.statement.target?.first?.freeName, in: file)
    }
    if file.names.isUIKitMethod(member) { return true }
    guard
      member.hasWordPrefix(.set) || member.hasWordPrefix(.configure)
        || member.hasWordPrefix(.apply) || member.hasWordPrefix(.style)
        || member.hasWordPrefix(.render) || member.hasWordPrefix(.update)
    else { return false }
    return !handsOutViews(use.statement.tokens.suffix(after: member), in: file)
  }

  /// Whether some tokens name the code's own view or controller as a whole: `self`, `view`, `contentView`, or
  /// something with the name of a view.
  ///
  /// - Parameter own: the name of a view whose size may be read.
  func handsOutViews(_ tokens: Lexemes, besides own: Lexeme? = nil, in file: ViewFile) -> Bool {
    tokens.contains { token in
      if let own, token.hasSameText(as: own), let member = token.member,
        member.is(.frame) || member.is(.bounds)
      {
        return false
      }
      if token.is(Keyword.`self`) {
        return token.next?.kind != .period && token.next?.kind != .questionPostfix
      }
      guard token.kind == .identifier, token.next?.kind != .colon, !token.isMemberOfType else {
        return false
      }
      return token.is(.view) || token.is(.contentView) || token.is(.superview)
        || file.names.isNamedLikeView(token) || token.hasSuffix(.controller)
        || token.hasSuffix(.window)
    }
  }
}

extension Lexeme {
  fileprivate var isMemberOfType: Bool {
    guard previous?.kind == .period, let owner else { return false }
    switch owner.kind {
    case .identifier: return owner.hasCapital
    case .equal, .leftParen, .comma, .colon: return true
    default: return false
    }
  }
}
