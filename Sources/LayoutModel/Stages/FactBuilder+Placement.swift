import SwiftSource

/// An expression and what it is part of.
struct PlacedExpression {
  /// The first token.
  var start: Int
  /// The last token.
  var end: Int
  /// The statement that it is part of.
  var statement: Int
  /// The list that it is in, or -1.
  var list: Int
}

/// Where a constraint expression is.
struct Placement {
  var container: Constraint.Container
  var block: BlockKey
  var isAlternative: Bool
}

extension FactBuilder {
  /// Finds out what the expression that `call` is part of is an element of.
  func placement(of call: Int) -> Placement {
    let call = outline.calls[call]
    return placement(
      of: .init(
        start: call.chainStart, end: call.end, statement: call.statement, list: call.list))
  }

  /// Finds out what an expression is an element of.
  func placement(of constraint: PlacedExpression) -> Placement {
    var list = constraint.list
    var before = constraint.start - 1
    // Parentheses around an expression are not a list.
    for _ in 0..<Self.longestClimb {
      guard list >= 0 && isGrouping(list) else { break }
      before = outline.lists[list].open - 1
      list = outline.lists[list].outer
    }
    let begins = before < outline.statements[constraint.statement].first
    let isOneOfTwo = !begins && isAlternative(after: before, inList: list >= 0)
    let isAlternative = isOneOfTwo || (list >= 0 && isConditional(constraint.start, in: list))
    guard list >= 0 else {
      return Placement(
        container: container(of: constraint), block: run(of: constraint.statement),
        isAlternative: isAlternative)
    }
    let open = outline.lists[list].open
    let container: Constraint.Container
    if tokens[open].kind == .leftBracket {
      container = isActivated(list) ? .activatedArray : .array
    } else {
      container = isActivated(list) ? .activatedArray : .argument
      let handed = outline.lists[list].call
      let isWhole =
        handed >= 0
        && wholeStatements.answer(handed, of: outline.calls.count) {
          isWholeStatement(handed, open)
        }
      if isWhole {
        return Placement(
          container: container, block: run(of: constraint.statement), isAlternative: isAlternative)
      }
      // The compiler orders arguments with labels.
      if tokens[before].kind == .colon, !isOneOfTwo {
        return Placement(
          container: container, block: .list(constraint.start), isAlternative: isAlternative)
      }
    }
    return Placement(container: container, block: .list(open), isAlternative: isAlternative)
  }

  /// Whether a call is a statement by itself and has one argument: `all.append(…)`, `view.addConstraint(…)`. Such
  /// statements make a run as constraints in statements do.
  private func isWholeStatement(_ call: Int, _ open: Int) -> Bool {
    let current = outline.calls[call]
    guard current.list < 0, current.chainStart == outline.statements[current.statement].first else {
      return false
    }
    var arguments = outline.arguments(open, tokens)
    guard let first = arguments.next() else { return false }
    return first.label < 0 && first.value.upperBound == outline.partner(of: open)
  }

  /// Whether an element of a list is between `#if` and `#endif`, where it may have no neighbours.
  private func isConditional(_ token: Int, in list: Int) -> Bool {
    let open = outline.lists[list].open
    let start = outline.directives.partitioningIndex { $0 > open }
    var depth = 0
    for (count, directive) in outline.directives[start...].enumerated() {
      guard directive < token else { break }
      // No list has that many conditions; a bound for the search that each element repeats.
      guard count < Self.longestClimb else { return true }
      if tokens[directive].is(.if) { depth += 1 }
      if tokens[directive].is(.endif) { depth -= 1 }
    }
    return depth > 0
  }

  func isGrouping(_ list: Int) -> Bool {
    let list = outline.lists[list]
    return tokens[list.open].kind == .leftParen && list.call < 0 && list.chainStart == list.open
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
  private func isActivated(_ list: Int) -> Bool {
    var list = list
    for _ in 0..<8 {
      let current = outline.lists[list]
      if current.call >= 0, activates(current.call) { return true }
      list = current.outer >= 0 ? current.outer : listAroundClosure(of: current.statement)
      if list < 0 { return false }
    }
    return false
  }

  private func activates(_ index: Int) -> Bool {
    activations.answer(index, of: outline.calls.count) {
      activatesConstraints(outline.calls[index])
    }
  }

  private func activatesConstraints(_ call: Outline.Call) -> Bool {
    guard call.name >= 0, call.open >= 0 else { return false }
    switch tokens[call.name].layoutWord {
    case .activate, .addConstraint, .addConstraints: return true
    default:
      return outline.arguments(call.open, tokens)
        .contains { $0.label >= 0 && tokens[$0.label].is(.withConstraints) }
    }
  }

  private func listAroundClosure(of statement: Int) -> Int {
    let block = outline.blocks[outline.statements[statement].block]
    guard block.kind == .closure else { return -1 }
    let call = outline.closures[block.subject].call
    return call >= 0 ? outline.calls[call].list : -1
  }

  /// What a statement does with the constraint that it makes.
  private func container(of constraint: PlacedExpression) -> Constraint.Container {
    let statement = outline.statements[constraint.statement]
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
      guard let next = outline.call(named: end + 2) else { break }
      end = outline.calls[next].end
    }
    switch statement.kind {
    case .property: return .stored
    case .assignment: return statement.assignment < constraint.start ? .stored : .used
    case .transfer: return .returned
    default:
      if isUsed { return .used }
      // The only expression of a closure or a function is its value.
      let block = outline.blocks[statement.block]
      let isValue = block.count == 1 && (block.kind == .closure || block.kind == .functionBody)
      return isValue ? .returned : .dropped
    }
  }

  /// The run of directly adjacent statements that a constraint's statement belongs to.
  func run(of statement: Int) -> BlockKey {
    let block = outline.statements[statement].block
    if let last = runs[block] {
      if last.statement == statement { return .run(last.start) }
      if outline.statements[last.statement].next == statement {
        runs[block] = (statement, last.start)
        return .run(last.start)
      }
    }
    runs[block] = (statement, statement)
    return .run(statement)
  }
}
