import LayoutModel
import SwiftSource

/// The constraints of a file that visibly have no effect.
struct IdleConstraints {
  /// A local with a constraint, or an array of constraints, that no code activates, keeps or passes on.
  struct Local {
    var name: Lexeme
    /// The constraint; for an array, the first one.
    var constraint: Constraint
  }

  let file: ViewFile

  /// Constraints of a statement that does nothing with them, or assigns them to `_`.
  ///
  /// Where a statement may be the value of the code around it, as in a result builder, it counts as that value.
  func dropped() -> [Constraint] {
    let dropped = file.constraints.filter {
      !$0.isAlternative && isDropped($0) && hasPlainArguments($0)
    }
    return dropped.isEmpty || declaresConstraintFunction ? [] : dropped
  }

  private func isDropped(_ constraint: Constraint) -> Bool {
    let statement = constraint.statement
    switch constraint.container {
    case .dropped: return DiscardedValues.areDiscarded(in: statement.block, of: file)
    case .returned:
      return statement.kind == .expression
        && DiscardedValues.areDiscarded(in: statement.block, of: file)
    case .stored:
      // `_ = constraint`, `let _ = constraint`.
      guard statement.tokens.endIndex == constraint.tokens.upperBound else { return false }
      let name = statement.kind == .property ? statement.first.next : statement.first
      return name?.is(.underscore) == true && name?.next?.kind == .equal
        && name?.next?.next?.index == constraint.tokens.lowerBound
    default: return false
    }
  }

  /// Whether a call has only arguments of UIKit's own method: one of the project may activate the constraint.
  private func hasPlainArguments(_ constraint: Constraint) -> Bool {
    let tokens = constraint.expression
    // In a comparison, the call is at most one of the sides.
    guard let close = tokens.last, close.kind == .rightParen, let open = close.partner,
      let name = open.previous, let call = name.call, call.chainStart == tokens.first
    else { return false }
    return !name.is(.constraint)
      || open.elements.dropFirst().allSatisfy {
        $0.label?.is(.constant) == true || $0.label?.is(.multiplier) == true
      }
  }

  /// Whether the file declares a function `constraint`.
  private var declaresConstraintFunction: Bool {
    file.functions.contains { $0.declaration.name?.is(.constraint) == true }
  }

  // MARK: - Locals

  /// The locals with a constraint, or an array of constraints, that are never used again except to set the constant,
  /// the priority or the identifier.
  func locals() -> [Local] {
    let candidates = file.constraints.compactMap(local)
    guard let first = candidates.first, !declaresConstraintFunction else { return [] }
    var mentions: [UInt64: [Lexeme]] = [:]
    // A bit for each length of a name, the last one for all that are longer.
    var lengths: UInt64 = 0
    for candidate in candidates {
      mentions[file.names.key(candidate.name)] = []
      lengths |= 1 << UInt64(min(candidate.name.bytes.count, 63))
    }
    for name in file.code.tokens.suffix(after: first.name)
    where name.kind == .identifier && lengths & 1 << UInt64(min(name.bytes.count, 63)) != 0
      && name.previous?.kind != .period
    {
      mentions[file.names.key(name)]?.append(name)
    }
    return candidates.filter { candidate in
      let statement = candidate.constraint.statement
      let mentions = mentions[file.names.key(candidate.name)] ?? []
      let next = mentions.partitioningIndex { $0 >= statement.end }
      return mentions[next...].prefix { $0 < statement.block.close }.allSatisfy(\.isIdleMention)
    }
  }

  /// The local whose whole value is a constraint, or an array that begins with it.
  private func local(_ constraint: Constraint) -> Local? {
    let statement = constraint.statement
    guard statement.kind == .property, !constraint.isAlternative,
      file.scopes.isInFunction(statement),
      let declaration = statement.declaration, let name = declaration.name,
      name.kind == .identifier, let value = declaration.value, let first = value.first
    else { return nil }
    let isWhole =
      switch constraint.container {
      case .stored: value.indices == constraint.tokens && hasPlainArguments(constraint)
      case .array:
        first.kind == .leftBracket && first.next?.index == constraint.tokens.lowerBound
          && first.partner == value.last
      default: false
      }
    return isWhole ? Local(name: name, constraint: constraint) : nil
  }
}

extension Lexeme {
  /// Whether it is the name of a constraint in `constraint.constant = …` or a similar assignment.
  fileprivate var isIdleMention: Bool {
    guard let statement, let target = statement.target, target.first == self, target.count == 3,
      let member = target.last, member.previous?.kind == .period
    else { return false }
    return member.is(.constant) || member.is(.priority) || member == "identifier"
  }
}
