import LayoutModel
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
    var swaps = ofLists(in: file)
    guard !file.memoized(StoredEquations.init).known.isEmpty else { return swaps }
    var end = -1
    for statement in file.code.statements where statement.index > end {
      guard let first = statement.toggledConstraint, first.isActive else { continue }
      var later = statement.next
      var activated = [(statement, first.name)]
      while let next = later, let toggle = next.toggledConstraint {
        end = next.index
        later = next.next
        if toggle.isActive {
          activated.append((next, toggle.name))
          continue
        }
        let swap = activated.prefix(8).lazy.compactMap { statement, name in
          ConstraintSwap(activation: statement, name, toggle.name, in: file)
        }.first
        guard let swap else { continue }
        swaps.append(swap)
        break
      }
    }
    return swaps
  }

  /// Those of lists: `NSLayoutConstraint.activate(wide)` before `NSLayoutConstraint.deactivate(narrow)`.
  private static func ofLists(in file: ViewFile) -> [ConstraintSwap] {
    var lists: [UInt64: ConstraintList] = [:]
    for list in file.constraintLists {
      guard let statement = list.name.statement, statement.block.kind == .typeBody,
        let key = file.keyOfMember(list.name, at: statement)
      else { continue }
      lists[key] = list
    }
    guard lists.count > 1 else { return [] }
    return file.code.statements.compactMap { statement in
      guard let first = statement.toggledList, first.isActive,
        let second = statement.next?.toggledList, !second.isActive,
        statement.block.function?.runsOnce != true
      else { return nil }
      for (one, other) in zip(first.names, second.names) where !one.hasSameText(as: other) {
        guard let new = file.keyOfMember(one, at: statement).flatMap({ lists[$0] }),
          let old = file.keyOfMember(other, at: statement).flatMap({ lists[$0] })
        else { continue }
        for index in new.members {
          let constraint = file.constraints[index]
          guard constraint.isPlainEquation else { continue }
          let clashes = old.members.contains { other in
            let other = file.constraints[other]
            return other.isPlainEquation && constraint.firstItem == other.firstItem
              && constraint.attributes == other.attributes && constraint.isUnlike(other, in: file)
              && !other.isMade(in: statement.block.function, file)
          }
          if clashes {
            return ConstraintSwap(
              activation: statement, activated: one.text, deactivated: other.text,
              attribute: constraint.attributes.names.joined(separator: ", "),
              view: file.name(constraint.firstItem))
          }
        }
      }
      return nil
    }
  }

  private init(
    activation: Statement, activated: String, deactivated: String, attribute: String, view: String
  ) {
    (self.activation, self.activated, self.deactivated) = (activation, activated, deactivated)
    (self.attribute, self.view) = (attribute, view)
  }

  private init?(
    activation: Statement, _ first: Lexeme, _ second: Lexeme, in file: ViewFile
  ) {
    guard !first.hasSameText(as: second), first.hasSameOwner(as: second),
      let new = file.storedEquation(first),
      let old = file.storedEquation(second), new.firstItem == old.firstItem,
      file.scopes.type(around: new.statement)?.key == file.scopes.type(around: old.statement)?.key,
      new.attributes == old.attributes, new.isUnlike(old, in: file),
      !old.isNew(at: activation, in: file), !new.isNew(at: activation, in: file),
      activation.block.function?.runsOnce != true
    else { return nil }
    self.activation = activation
    activated = first.text
    deactivated = second.text
    attribute = new.attributes.names.joined(separator: ", ")
    view = file.name(new.firstItem)
  }
}

extension ViewFile {
  /// The key of the property that a name means; nil for a local.
  fileprivate func keyOfMember(_ name: Lexeme, at statement: Statement) -> UInt64? {
    guard !scopes.isLocal(name), let type = scopes.type(around: statement) else { return nil }
    return TextHash.pair(type.key, names.key(name))
  }
}

extension Statement {
  /// The list that the statement turns on or off one by one: `wide.forEach { $0.isActive = true }`.
  private var toggledElements: (names: [Lexeme], isActive: Bool)? {
    guard let call = tokens.last?.partner?.previous?.call, call.name?.is(.forEach) == true,
      let list = call.name?.owner, list.isPath(of: self), let body = call.closure?.body,
      body.count == 1, let change = body.firstStatement, change.kind == .assignment,
      let member = change.assignedMember, member.is(.isActive), member.owner == change.first
    else { return nil }
    if change.assigns(.true) { return ([list], true) }
    return change.assigns(.false) ? ([list], false) : nil
  }

  /// The lists that the statement turns on or off: `NSLayoutConstraint.activate(isWide ? wide : narrow)`.
  fileprivate var toggledList: (names: [Lexeme], isActive: Bool)? {
    if let toggledElements { return toggledElements }
    guard kind == .expression, first.is(.NSLayoutConstraint),
      let call = tokens.last?.partner?.previous?.call, let method = call.name,
      method.previous?.previous == first, let value = call.arguments?.first?.value
    else { return nil }
    let isActive = method.is(.activate)
    guard isActive || method == "deactivate", let last = value.last, last.kind == .identifier else {
      return nil
    }
    if value.count == 1 || value.count == 3 && last.owner?.is(.`self`) == true {
      return ([last], isActive)
    }
    guard let colon = last.previous, colon.kind == .colon, let other = colon.previous,
      other.kind == .identifier, other.previous.map({ $0 == "?" }) == true
    else { return nil }
    return ([other, last], isActive)
  }

  /// The stored constraint that the statement turns on or off: `top.isActive = true`, `top?.deactivate()`.
  fileprivate var toggledConstraint: (name: Lexeme, isActive: Bool)? {
    switch kind {
    case .assignment:
      guard let member = assignedMember, member.is(.isActive), let name = member.owner,
        name.isPath(of: self)
      else { return nil }
      if assigns(.true) { return (name, true) }
      return assigns(.false) ? (name, false) : nil
    case .expression:
      guard let close = end.previous, close.kind == .rightParen, let open = close.previous,
        open.kind == .leftParen, let method = open.previous, let name = method.owner,
        name.isPath(of: self)
      else { return nil }
      if method.is(.activate) { return (name, true) }
      return method == "deactivate" ? (name, false) : nil
    default: return nil
    }
  }
}

extension Lexeme {
  fileprivate func isPath(of statement: Statement) -> Bool {
    guard kind == .identifier else { return false }
    let path = statement.first.through(self)
    return path.count <= 5
      && path.allSatisfy { $0.kind == .identifier || $0.kind == .period || $0.is(.`self`) }
  }

  fileprivate func hasSameOwner(as other: Lexeme) -> Bool {
    guard let owner = foreignOwner else { return other.foreignOwner == nil }
    return other.foreignOwner?.hasSameText(as: owner) ?? false
  }

  private var foreignOwner: Lexeme? { owner.flatMap { $0.is(.`self`) ? nil : $0 } }
}

/// The equations that the properties of a file keep, by the keys of their names.
private struct StoredEquations {
  /// Indices of constraints; -1 for a name that has several, or that gets another priority.
  var known = KeyMap<Int>()

  init(_ file: ViewFile) {
    for (index, constraint) in file.constraints.enumerated() {
      guard let name = constraint.nameOfProperty else { continue }
      let key = file.names.key(name)
      let isEquation = constraint.relation == .equal && constraint.priority.isEmpty
      known[key] = known[key] == nil && isEquation ? index : -1
    }
    guard !known.isEmpty, file.hasWord(.priority) else { return }
    for token in file.code.tokens where token.is(.priority) {
      if let owner = token.owner { known[file.names.key(owner)] = -1 }
    }
  }
}

extension Constraint {
  fileprivate var isPlainEquation: Bool { relation == .equal && priority.isEmpty }

  fileprivate func isMade(in function: Declaration?, _ file: ViewFile) -> Bool {
    function != nil && file.scopes.outermostFunction(statement)?.declaration == function
  }

  /// The name that keeps the constraint: of a property with that value, or of one that gets it.
  fileprivate var nameOfProperty: Lexeme? {
    if container == .stored {
      if statement.kind == .property { return statement.declaration?.name }
      return statement.target?.last { $0.kind == .identifier }
    }
    guard container == .returned || isMadeByLibrary else { return nil }
    if statement.kind == .assignment { return statement.target?.last { $0.kind == .identifier } }
    let member = statement.member?.declaration
    return member?.kind == .property ? member?.name : nil
  }

  fileprivate func isNew(at other: Statement, in file: ViewFile) -> Bool {
    container == .stored && statement.kind == .assignment && statement < other
      && file.scopes.outermostFunction(statement) == file.scopes.outermostFunction(other)
  }

  fileprivate func isUnlike(_ other: Constraint, in file: ViewFile) -> Bool {
    func text(_ constraint: Constraint) -> [String] {
      [constraint.constant, constraint.multiplier].map { file.code[$0].text }
    }
    return secondItem != other.secondItem || secondAttributes != other.secondAttributes
      || text(self) != text(other)
  }
}

extension ViewFile {
  /// The equation that a name keeps; nil where it may keep others, or where it may not be required.
  fileprivate func storedEquation(_ name: Lexeme) -> Constraint? {
    guard let index = memoized(StoredEquations.init).known[names.key(name)], index >= 0 else {
      return nil
    }
    return constraints[index]
  }
}
