import SwiftSource

/// Where a constraint expression stands.
struct Placement {
  var container: Constraint.Container
  var block: BlockKey
  var isAlternative: Bool
}

extension ViewFile {
  /// Finds out what the expression that `call` is part of is an element of.
  func placement(of call: Int) -> Placement {
    let constraint = outline.calls[call]
    var list = constraint.list
    var before = constraint.chainStart - 1
    // Parentheses around an expression are no list.
    while list >= 0, isGrouping(list) {
      before = outline.lists[list].open - 1
      list = outline.lists[list].outer
    }
    let isAlternative = isAlternative(after: before, inList: list >= 0)
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
    }
    return Placement(container: container, block: .list(open), isAlternative: isAlternative)
  }

  private func isGrouping(_ list: Int) -> Bool {
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
      return !(opensArgument == .leftParen || opensArgument == .comma)
    default: return false
    }
  }

  /// Whether a list, or one around it in the same expression, is handed to a call that activates constraints.
  private func isActivated(_ list: Int) -> Bool {
    var list = list
    var steps = 0
    while list >= 0, steps < 8 {
      let call = outline.lists[list].call
      if call >= 0, outline.calls[call].name >= 0 {
        switch tokens[outline.calls[call].name].layoutWord {
        case .activate, .addConstraint, .addConstraints: return true
        default:
          return outline.arguments(outline.calls[call].open, tokens)
            .contains { $0.label >= 0 && tokens[$0.label].is(.withConstraints) }
        }
      }
      list = outline.lists[list].outer
      steps += 1
    }
    return false
  }

  /// What a statement does with the constraint that it makes.
  private func container(of call: Outline.Call) -> Constraint.Container {
    let statement = outline.statements[call.statement]
    var end = call.end
    var isUsed = false
    while tokens[end + 1].kind == .period || tokens[end + 1].kind == .questionPostfix {
      guard tokens[end + 1].kind == .period else {
        end += 1
        continue
      }
      if tokens[end + 2].is(.isActive) { return .isActive }
      isUsed = true
      guard let next = outline.call(named: end + 2) else { break }
      end = outline.calls[next].end
    }
    switch statement.kind {
    case .property: return .stored
    case .assignment: return statement.assignment < call.chainStart ? .stored : .used
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
