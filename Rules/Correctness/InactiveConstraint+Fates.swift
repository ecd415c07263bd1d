import LayoutModel
import Semantics
import SwiftSource

/// The constraints of a file that visibly have no effect.
struct IdleConstraints {
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
    case .dropped: return file.discardsValues(in: statement.block)
    case .returned:
      return statement.kind == .expression
        && file.discardsValues(in: statement.block)
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
    statement.kind != .expression || file.discardsValues(in: statement.block)
  }

  /// Whether nothing is called on a constraint in an array: a method of the project may activate it.
  private func isWholeElement(_ constraint: Constraint) -> Bool {
    let next = constraint.expression.last?.next
    return next?.kind == .comma || next?.kind == .rightBracket
      || constraint.container == .argument && next?.kind == .rightParen
  }

  /// The names of the locals that collect constraints, and that no code activates, keeps or passes on.
  func idleLists() -> [Lexeme] {
    let idle = file.constraintLife.idleLists(in: file).filter { list in
      list.members.allSatisfy {
        !file.constraints[$0].isAlternative && isWholeElement(file.constraints[$0])
      }
    }
    return idle.isEmpty || declaresConstraintFunction ? [] : idle.map(\.name)
  }

  // MARK: - Locals

  /// The constraints that a local names, each the first one of its name, and that no code activates, keeps or passes on.
  func locals() -> [Constraint] {
    var last: Statement?
    // Constraints are large: most of them are not copied to look at them.
    let idle = file.constraints.indices.filter { index in
      let statement = file.constraints[index].statement
      guard statement.kind == .property, statement != last else { return false }
      last = statement
      return isIdleLocal(file.constraints[index])
    }
    return idle.isEmpty || declaresConstraintFunction ? [] : idle.map { file.constraints[$0] }
  }

  private func isIdleLocal(_ constraint: Constraint) -> Bool {
    guard constraint.container == .stored, !constraint.isAlternative,
      file.scopes.isInFunction(constraint.statement),
      let declaration = constraint.statement.declaration, declaration.name?.kind == .identifier,
      declaration.value?.indices == constraint.tokens, hasPlainArguments(constraint)
    else { return false }
    return file.constraintLife.events(ofLocal: declaration, in: file).allSatisfy {
      $0.verb == .constant || $0.verb == .priority || $0.verb == .identifier
    }
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
