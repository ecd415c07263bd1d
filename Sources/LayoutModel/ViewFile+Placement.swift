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
    if lastActivation.call != index {
      lastActivation = (index, activatesConstraints(outline.calls[index]))
    }
    return lastActivation.activates
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
  private func container(of call: Outline.Call) -> Constraint.Container {
    let statement = outline.statements[call.statement]
    var end = call.end
    var isUsed = false
    for _ in 0..<Self.longestItem {
      if tokens[end + 1].kind == .questionPostfix {
        end += 1
        continue
      }
      guard tokens[end + 1].kind == .period else { break }
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
