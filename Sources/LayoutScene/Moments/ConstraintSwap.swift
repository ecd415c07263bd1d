import LayoutModel
import Semantics
import SwiftSource

/// Two stored constraints of one edge that are exchanged in the wrong order: for a moment both are active.
package struct ConstraintSwap {
  /// The statement that activates one of them.
  package let activation: Statement
  /// Its name.
  package let activated: String
  /// The name of the other one, which a later statement deactivates.
  package let deactivated: String
  /// The attribute that both fix, and its view.
  package let attribute: String
  package let view: String

  /// The swaps of a file: one for each run of statements that turn constraints on and off.
  package static func all(in file: ViewFile) -> [ConstraintSwap] {
    var swaps: [ConstraintSwap] = []
    var activated: [ConstraintEvent] = []
    var last: Statement?
    // One for each run.
    var isKnown = false
    var fuel = Fuel()
    for event in file.constraintLife.events
    where event.verb == .activated || event.verb == .deactivated {
      let isNext = last == event.statement || last?.next == event.statement
      if !isNext { (activated, isKnown, fuel) = ([], false, Fuel()) }
      last = event.statement
      if event.verb == .activated {
        activated.append(event)
      } else if !isKnown, fuel.burn(activated.count) {
        let swap = activated.lazy.compactMap { ConstraintSwap($0, event, in: file, &fuel) }.first
        if let swap {
          swaps.append(swap)
          isKnown = true
        }
      }
    }
    return swaps
  }

  private init?(
    _ first: ConstraintEvent, _ second: ConstraintEvent, in file: ViewFile, _ fuel: inout Fuel
  ) {
    let function = first.statement.block.function
    guard !first.name.hasSameText(as: second.name), first.name.hasSameOwner(as: second.name),
      first.branch == second.branch, function?.runsOnce != true,
      let new = file.equations(of: first, &fuel), let old = file.equations(of: second, &fuel)
    else { return nil }
    for constraint in new.map({ file.constraints[$0] }) {
      guard fuel.burn(old.count) else { return nil }
      let clashes = old.map { file.constraints[$0] }.contains {
        constraint.firstItem == $0.firstItem && constraint.attributes == $0.attributes
          && constraint.isUnlike($0, in: file)
          && file.typeKey(of: constraint.statement) == file.typeKey(of: $0.statement)
      }
      guard clashes else { continue }
      (activation, activated, deactivated) = (first.statement, first.name.text, second.name.text)
      attribute = constraint.attributes.names.joined(separator: ", ")
      view = file.name(constraint.firstItem)
      return
    }
    return nil
  }
}

extension ViewFile {
  /// The required equations that a property keeps in one constraint or a list, if no code changes the priority.
  fileprivate func equations(of event: ConstraintEvent, _ fuel: inout Fuel) -> [Int]? {
    guard let kept = constraintLife.name(event.name, in: self), !kept.contains(.priority),
      kept.isList || kept.constraints.count == 1, !scopes.isLocal(event.name),
      fuel.burn(kept.constraints.count)
    else { return nil }
    let isOwn = event.name.foreignOwner == nil
    let function = scopes.outermostFunction(event.statement)
    return kept.constraints.filter {
      let (constraint, statement) = (constraints[$0], constraints[$0].statement)
      // What the function has just made is not active yet.
      let isNew = statement < event.statement && scopes.outermostFunction(statement) == function
      return constraint.relation == .equal && constraint.priority.isEmpty && !isNew
        && (!isOwn || typeKey(of: statement) == typeKey(of: event.statement))
    }
  }

  fileprivate func typeKey(of statement: Statement) -> UInt64? {
    scopes.type(around: statement)?.key
  }
}

extension ConstraintEvent {
  /// Which side of a conditional operator names it: -1 for the first, 1 for the second one, 0 for none.
  fileprivate var branch: Int {
    if name.next?.kind == .colon { return -1 }
    return name.previous?.kind == .colon ? 1 : 0
  }
}

extension Lexeme {
  fileprivate func hasSameOwner(as other: Lexeme) -> Bool {
    guard let owner = foreignOwner else { return other.foreignOwner == nil }
    return owner.kind == .identifier && other.foreignOwner?.hasSameText(as: owner) ?? false
  }

  fileprivate var foreignOwner: Lexeme? { owner.flatMap { $0.is(.`self`) ? nil : $0 } }
}

extension Constraint {
  fileprivate func isUnlike(_ other: Constraint, in file: ViewFile) -> Bool {
    func text(_ constraint: Constraint) -> [String] {
      [constraint.constant, constraint.multiplier].map { file.code[$0].text }
    }
    return secondItem != other.secondItem || secondAttributes != other.secondAttributes
      || text(self) != text(other)
  }
}
