import LayoutModel
import SwiftSource

// Calls, operators and names without side effects.
extension CodeFreedom {
  // MARK: - Calls

  /// Whether a call is known to have no effect that another element could notice: it belongs to UIKit, Swift or a
  /// library, and the file declares no function with its name.
  func isPureCall(_ name: Lexeme) -> Bool {
    guard !declaresFunction(name) else { return false }
    let isMember = name.previous?.kind == .period
    guard let word = name.layoutWord, Self.pureWords.contains(word.word) else {
      if isMember ? name.isPureMethod : name.isArithmetic && isFunction(name) { return true }
      return name.isPureType || isOfLibrary(name)
    }
    switch word {
    case .constraint: return isMember && hasLabelsOfUIKit(name)
    case .activate:
      return isMember && (name.owner?.is(.NSLayoutConstraint) == true || isActivation(name))
    default: return true
    }
  }

  /// Whether a call activates the constraint that another call returns: `….activate()`.
  func isActivation(_ name: Lexeme) -> Bool {
    name.is(.activate) && name.previous?.kind == .period
      && name.previous?.previous?.kind == .rightParen && name.next?.next?.kind == .rightParen
  }

  /// Whether `init` belongs to one of the known types, or to the type that the context expects.
  func isPureInitializer(_ name: Lexeme) -> Bool {
    guard let owner = name.previous?.previous, owner.kind != .rightParen else { return false }
    return owner.kind != .identifier || owner.isPureType && !declaresFunction(owner)
  }

  private func declaresFunction(_ name: Lexeme) -> Bool {
    file.names.declaresFunction(named: name)
  }

  private func isFunction(_ name: Lexeme) -> Bool {
    !file.names.isVariable(name, in: first.statement.block)
  }

  private func hasLabelsOfUIKit(_ name: Lexeme) -> Bool {
    guard let open = name.next, open.kind == .leftParen else { return false }
    return open.elements.allSatisfy {
      $0.label.map { Self.anchorLabels.contains($0.token.word) } ?? false
    }
  }

  private func isOfLibrary(_ name: Lexeme) -> Bool {
    guard !name.is(.projectName), let call = name.call else { return false }
    return !call.callee.contains { $0.kind == .rightParen }
      && file.constraints(in: call.tokens).contains {
        $0.isMadeByLibrary && $0.tokens == call.tokens.indices
      }
  }

  private static let anchorLabels = WordSet([
    .equalTo, .equalToConstant, .equalToSystemSpacingAfter, .equalToSystemSpacingBelow,
    .greaterThanOrEqualTo, .greaterThanOrEqualToConstant, .greaterThanOrEqualToSystemSpacingAfter,
    .greaterThanOrEqualToSystemSpacingBelow, .lessThanOrEqualTo, .lessThanOrEqualToConstant,
    .lessThanOrEqualToSystemSpacingAfter, .lessThanOrEqualToSystemSpacingBelow, .constant,
    .multiplier, .priority,
  ])

  private static let pureWords = WordSet([
    .constraint, .NSLayoutConstraint, .activate, .addConstraint, .addConstraints, .anchorWithOffset,
    .equalTo, .equalToSuperview, .lessThanOrEqualTo, .lessThanOrEqualToSuperview,
    .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview, .offset, .inset, .insets, .multipliedBy,
    .dividedBy, .priority, .CGRect, .CGPoint, .UIEdgeInsets, .NSDirectionalEdgeInsets,
  ])

  // MARK: - Operators

  /// Whether an operator belongs to Swift or a library, and the file declares no function with its name.
  func isPureOperator(_ token: Lexeme) -> Bool {
    Self.pureOperators.contains(token.text) && !declaresFunction(token)
  }

  private static let pureOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??",
    "...", "..<", "|", "~", "/==/", "/<=/", "/>=/",
  ]

  // MARK: - Lazy names

  /// Whether a name refers to a controller's view, which is loaded on first use.
  func isViewOfController(_ name: Lexeme) -> Bool { name.is(.view) && !name.isFreeName }

  /// Whether the value of a name exists before any element but the first is evaluated: it is the view that all the
  /// elements begin with, or code that has always run before read it.
  func hasValue(_ name: Lexeme, before start: Lexeme) -> Bool {
    file.code[first.firstItem.tokens].contains { isSame($0, as: name) }
      || isRead(name, before: start)
  }

  /// Whether two names mean the same thing: `label` and `self.label`, `child.view` and `child.view`.
  private func isSame(_ token: Lexeme, as name: Lexeme) -> Bool {
    guard token.kind == .identifier, token.hasSameText(as: name) else { return false }
    if token.isFreeName, name.isFreeName { return storage(of: token) == storage(of: name) }
    guard let owner = token.owner, let other = name.owner else { return false }
    return owner.isFreeName && other.isFreeName && owner.hasSameText(as: other)
  }

  private func isRead(_ name: Lexeme, before end: Lexeme) -> Bool {
    let blocks = blocksAround
    var fuel = Fuel()
    return file.code.tokens.prefix(before: end).reversed().prefix { _ in fuel.burn() }.contains {
      token in
      guard isSame(token, as: name), token.next?.kind != .colon, let statement = token.statement,
        blocks.contains(statement.block)
      else { return false }
      switch statement.kind {
      case .expression, .assignment, .property: break
      default: return false
      }
      return statement.declaration?.name != token
        && !statement.tokens.prefix(before: token).contains(where: \.mayStop)
    }
  }

  /// The blocks around the constraints, up to the function.
  private var blocksAround: Set<Block> {
    var blocks: Set<Block> = []
    for block in first.statement.block.ancestors {
      blocks.insert(block)
      if block.kind == .functionBody { break }
    }
    return blocks
  }
}

extension Lexeme {
  fileprivate var mayStop: Bool {
    switch kind {
    case .questionPostfix, .questionInfix: true
    case .binaryOperator: self == "&&" || self == "||" || self == "??"
    default: false
    }
  }
}
