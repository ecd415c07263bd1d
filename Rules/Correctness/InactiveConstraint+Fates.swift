import LayoutModel
import Semantics
import SwiftSource

/// The constraints of a file that visibly have no effect.
struct IdleConstraints {
  /// A local with a constraint, or with those of a format, that no code activates, keeps or passes on.
  struct Local {
    var name: Lexeme
    /// The constraint; for a format, the first one.
    var constraint: Constraint
  }

  let file: ViewFile

  /// Constraints of a statement that does nothing with them, or assigns them to `_`.
  ///
  /// Where a statement may be the value of the code around it, as in a result builder, it counts as that value.
  func dropped() -> [Constraint] {
    let dropped = file.constraints.filter {
      !$0.isAlternative && isDropped($0) && hasPlainArguments($0) && !$0.isMadeOfFormat
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

  private var declaresConstraintFunction: Bool {
    file.functions.contains { $0.declaration.name?.is(.constraint) == true }
  }

  // MARK: - Lists

  /// Arrays of constraints, and calls that make some from a format string, whose value a statement discards.
  func droppedLists() -> [Lexemes] {
    var lists: [Lexemes] = []
    for index in file.constraints.indices
    where file.constraints[index].container == .array && !file.constraints[index].isAlternative {
      let constraint = file.constraints[index]
      let statement = constraint.statement
      guard let value = statement.valueWithoutUse, let open = value.first,
        open.kind == .leftBracket, open.partner == value.last,
        constraint.block.kind == .list(open.index), lists.last != value,
        isWholeElement(constraint), hasPlainArguments(constraint),
        isDiscarded(statement)
      else { continue }
      lists.append(value)
    }
    guard file.hasWord(.constraints, .constraintsWithVisualFormat) else {
      return lists.isEmpty || declaresConstraintFunction ? [] : lists
    }
    for call in file.code.calls where call.makesConstraintsOfFormat {
      guard call.statement.valueWithoutUse == call.tokens, isDiscarded(call.statement) else {
        continue
      }
      lists.append(call.tokens)
    }
    return lists.isEmpty || declaresConstraintFunction ? [] : lists
  }

  private func isDiscarded(_ statement: Statement) -> Bool {
    statement.kind != .expression || DiscardedValues.areDiscarded(in: statement.block, of: file)
  }

  /// Whether nothing is called on a constraint in an array: a method of the project may activate it.
  private func isWholeElement(_ constraint: Constraint) -> Bool {
    let next = constraint.expression.last?.next
    return next?.kind == .comma || next?.kind == .rightBracket
      || constraint.container == .argument && next?.kind == .rightParen
  }

  /// The names of the locals that collect constraints, and that no code activates, keeps or passes on.
  func idleLists() -> [Lexeme] {
    let idle = file.constraintLists.filter { list in
      list.isIdle
        && list.members.allSatisfy {
          !file.constraints[$0].isAlternative && isWholeElement(file.constraints[$0])
        }
    }
    return idle.isEmpty || declaresConstraintFunction ? [] : idle.map(\.name)
  }

  // MARK: - Locals

  /// The locals with a constraint that are never used again except to set the constant, the priority or the identifier.
  func locals() -> [Local] {
    // Constraints are large: most of them are not copied to look at them.
    let candidates = file.constraints.indices.compactMap { index in
      file.constraints[index].statement.kind == .property ? local(file.constraints[index]) : nil
    }
    guard let first = candidates.first, !declaresConstraintFunction else { return [] }
    /// Where each name is used in another way.
    var uses: [UInt64: [Lexeme]] = [:]
    // A bit for each length of a name, the last one for all that are longer.
    var lengths: UInt64 = 0
    for candidate in candidates {
      uses[file.names.key(candidate.name)] = []
      lengths |= 1 << UInt64(min(candidate.name.bytes.count, 63))
    }
    for name in file.code.tokens.suffix(after: first.name)
    where name.kind == .identifier && lengths & 1 << UInt64(min(name.bytes.count, 63)) != 0
      && name.previous?.kind != .period
    {
      let key = file.names.key(name)
      if uses[key] != nil, !name.isIdleMention { uses[key]?.append(name) }
    }
    var last: Lexeme?
    return candidates.filter { candidate in
      // A format string makes several constraints.
      defer { last = candidate.name }
      guard candidate.name != last else { return false }
      let statement = candidate.constraint.statement
      let uses = uses[file.names.key(candidate.name)] ?? []
      let next = uses.partitioningIndex { $0 >= statement.end }
      return next == uses.count || uses[next] >= statement.block.close
    }
  }

  /// The local whose whole value is a constraint.
  private func local(_ constraint: Constraint) -> Local? {
    let statement = constraint.statement
    guard statement.kind == .property, !constraint.isAlternative,
      file.scopes.isInFunction(statement),
      let declaration = statement.declaration, let name = declaration.name,
      name.kind == .identifier, let value = declaration.value, constraint.container == .stored,
      value.indices == constraint.tokens, hasPlainArguments(constraint)
    else { return nil }
    return Local(name: name, constraint: constraint)
  }
}

extension Lexeme {
  fileprivate var isIdleMention: Bool {
    guard let statement, let target = statement.target, target.first == self, target.count == 3,
      let member = target.last, member.previous?.kind == .period
    else { return false }
    return member.is(.constant) || member.is(.priority) || member.is(.identifier)
  }
}

extension Statement {
  /// The value that a statement computes and does not use: all of it, or what it assigns to `_`.
  fileprivate var valueWithoutUse: Lexemes? {
    switch kind {
    case .expression: return tokens
    case .property, .assignment:
      let name = kind == .property ? first.next : first
      guard let name, name.is(.underscore), let equal = name.next, equal.kind == .equal else {
        return nil
      }
      return tokens.suffix(after: equal)
    default: return nil
    }
  }
}

extension Constraint {
  /// Whether a format string makes it, perhaps together with others.
  var isMadeOfFormat: Bool {
    expression.last?.partner?.previous?.call?.makesConstraintsOfFormat ?? false
  }
}

extension Call {
  /// `NSLayoutConstraint.constraints(withVisualFormat: …)`.
  fileprivate var makesConstraintsOfFormat: Bool {
    guard let name, chainStart.is(.NSLayoutConstraint), name.previous?.previous == chainStart else {
      return false
    }
    return name.is(.constraintsWithVisualFormat)
      || name.is(.constraints) && arguments?.first?.label?.is(.withVisualFormat) == true
  }
}
