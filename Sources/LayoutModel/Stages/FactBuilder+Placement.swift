import SwiftSource

/// An expression and what it is part of.
struct PlacedExpression {
  /// The first token.
  var start: Int
  /// The last token.
  var end: Int
  /// The statement that it is part of.
  var statement: Statement
  /// The list that it is in; nil if it is in the statement directly.
  var list: List?
}

/// Where a constraint expression is.
struct Placement {
  var container: Constraint.Container
  var block: BlockKey
  var isAlternative: Bool
}

extension FactBuilder {
  /// Finds out what the expression that `call` is part of is an element of.
  func placement(of call: Call) -> Placement {
    placement(
      of: .init(
        start: call.chainStart.index, end: call.last.index, statement: call.statement,
        list: call.list))
  }

  /// Finds out what an expression is an element of.
  func placement(of constraint: PlacedExpression) -> Placement {
    var list = constraint.list
    var before = constraint.start - 1
    // Parentheses around an expression are not a list.
    for _ in 0..<Self.longestClimb {
      guard let group = list, group.isGrouping else { break }
      before = group.open.index - 1
      list = group.outer
    }
    let begins = before < constraint.statement.first.index
    let isOneOfTwo = !begins && isAlternative(after: before, inList: list != nil)
    guard let list else {
      return Placement(
        container: container(of: constraint), block: run(of: constraint.statement),
        isAlternative: isOneOfTwo)
    }
    let isAlternative = isOneOfTwo || list.isConditional(code[constraint.start])
    let container: Constraint.Container
    if list.open.kind == .leftBracket {
      container = isActivated(list) ? .activatedArray : .array
    } else {
      container = isActivated(list) ? .activatedArray : .argument
      if let call = list.call, isWholeStatement(call) {
        return Placement(
          container: container, block: run(of: constraint.statement), isAlternative: isAlternative)
      }
      // The compiler orders arguments with labels.
      if tokens[before].kind == .colon, !isOneOfTwo {
        return Placement(
          container: container, block: .list(constraint.start), isAlternative: isAlternative)
      }
    }
    return Placement(
      container: container, block: .list(list.open.index), isAlternative: isAlternative)
  }

  /// Whether a call is a statement by itself and has one argument: `all.append(…)`, `view.addConstraint(…)`. Such
  /// statements make a run as constraints in statements do.
  private func isWholeStatement(_ call: Call) -> Bool {
    wholeStatements.answer(call.index, of: code.calls.count) {
      guard call.list == nil, call.chainStart == call.statement.first,
        let arguments = call.arguments, let first = arguments.first
      else { return false }
      return first.label == nil && first.value.endIndex == arguments.close.index
    }
  }

  private func isAlternative(after before: Int, inList: Bool) -> Bool {
    guard before >= 0 else { return false }
    switch tokens[before].kind {
    case .questionInfix: return true
    case .colon:
      guard inList, before >= 2 else { return true }
      let opensArgument = tokens[before - 2].kind
      let isLabel = tokens[before - 1].kind == .identifier || tokens[before - 1].kind == .keyword
      return !(isLabel && (opensArgument == .leftParen || opensArgument == .comma))
    default: return false
    }
  }

  /// Whether a list, or one around it in the same expression, is handed to a call that activates constraints. The value
  /// of a closure, as in `views.flatMap { […] }`, belongs to the expression around it.
  private func isActivated(_ list: List) -> Bool {
    var list: List? = list
    for _ in 0..<8 {
      guard let current = list else { return false }
      if let call = current.call, activatesConstraints(call) { return true }
      list = current.outer ?? current.statement.block.closure?.call?.list
    }
    return false
  }

  private func activatesConstraints(_ call: Call) -> Bool {
    activations.answer(call.index, of: code.calls.count) {
      guard let arguments = call.arguments else { return false }
      switch call.name?.layoutWord {
      case .activate, .addConstraint, .addConstraints: return true
      default:
        return call.name != nil && arguments.contains { $0.label?.is(.withConstraints) ?? false }
      }
    }
  }

  /// What a statement does with the constraint that it makes.
  private func container(of constraint: PlacedExpression) -> Constraint.Container {
    let statement = constraint.statement
    var end = constraint.end
    var isUsed = false
    for _ in 0..<Self.longestItem {
      if kind(after: end) == .questionPostfix {
        end += 1
        continue
      }
      guard kind(after: end) == .period else { break }
      if tokens[end + 2].is(.isActive) { return .isActive }
      isUsed = true
      guard let next = code[end + 2].call else { break }
      end = next.last.index
    }
    switch statement.kind {
    case .property: return .stored
    case .assignment: return assigns(statement, before: constraint.start) ? .stored : .used
    case .transfer: return .returned
    default:
      // `if let constraint = label?.topAnchor.constraint(…)`.
      if isUsed || statement.kind != .expression { return .used }
      // The only expression of a closure or a function is its value.
      let block = statement.block
      let isValue = block.count == 1 && (block.kind == .closure || block.kind == .functionBody)
      return isValue ? .returned : .dropped
    }
  }

  /// Whether a statement is an assignment, and a token comes after the operator.
  func assigns(_ statement: Statement, before token: Int) -> Bool {
    statement.assignment.map { $0.index < token } ?? false
  }

  /// The run of directly adjacent statements that a constraint's statement belongs to.
  func run(of statement: Statement) -> BlockKey {
    let block = statement.block.index
    if let last = runs[block] {
      if last.statement == statement { return .run(last.start) }
      if last.statement.next == statement {
        runs[block] = (statement, last.start)
        return .run(last.start)
      }
    }
    runs[block] = (statement, statement.index)
    return .run(statement.index)
  }
}
