import SwiftSource

/// A local list in which a function collects constraints.
public struct ConstraintList {
  /// The name in its declaration.
  public let name: Lexeme
  /// Indices of the constraints that are surely put into it.
  public fileprivate(set) var members: [Int] = []
  /// The statement that activates the list as a whole, if it surely runs after all others.
  public fileprivate(set) var activation: Statement?
  /// Whether nothing is done with the list but to put constraints into it.
  public fileprivate(set) var isIdle = true
}

extension FactBuilder {
  /// Finds the local lists of constraints, and what becomes of them: `let all = […]`, `all += […]`, `all.append(…)`, and
  /// then `NSLayoutConstraint.activate(all)`.
  func readLists() {
    var members: [UInt64: [Int]] = [:]
    /// For each list, the end of its last member.
    var ends: [UInt64: Int] = [:]
    var names = KeySet()
    /// A long list is read once for all of its elements.
    var last: (statement: Statement, name: Lexeme?)?
    for index in constraints.indices {
      switch constraints[index].container {
      case .array, .argument: break
      default: continue
      }
      guard !constraints[index].setsFrame else { continue }
      let statement = constraints[index].statement
      if last?.statement != statement {
        last = (statement, collectingList(constraints[index]))
      }
      guard let name = last?.name, let list = scopes.local(name.index, in: name.block) else {
        continue
      }
      members[list, default: []].append(index)
      ends[list] = max(ends[list] ?? 0, constraints[index].tokens.upperBound)
      names.insert(key(name))
    }
    guard !members.isEmpty else { return }
    var lists: [UInt64: ConstraintList] = [:]
    for name in code.tokens.all(.identifier)
    where names.contains(key(name)) && name.previous?.kind != .period {
      guard let statement = name.statement,
        let list = scopes.local(name.index, in: statement.block.index), let found = members[list]
      else { continue }
      if statement.kind == .property, statement.declaration?.name == name {
        lists[list] = ConstraintList(name: name, members: found)
      } else if name.activatesList {
        // What runs in another block may run before, never, or several times.
        let isSure =
          lists[list].map {
            $0.isIdle && $0.name.statement?.block == statement.block
              && ends[list] ?? .max <= name.index
          } ?? false
        lists[list]?.activation = isSure ? statement : nil
        lists[list]?.isIdle = false
      } else if !name.collects {
        lists[list]?.activation = nil
        lists[list]?.isIdle = false
      }
    }
    constraintLists = lists.values.sorted { $0.name < $1.name }
    for list in constraintLists where list.activation != nil {
      for index in list.members {
        constraints[index].container = .collected
        constraints[index].activation = list.activation
      }
    }
  }

  /// The name of the list that the statement around a constraint puts it into.
  private func collectingList(_ constraint: Constraint) -> Lexeme? {
    let statement = constraint.statement
    switch statement.kind {
    case .property:
      guard let declaration = statement.declaration, let name = declaration.name,
        name.kind == .identifier, let value = declaration.value, value.areLists
      else { return nil }
      return name
    case .assignment:
      guard let name = statement.target?.first, name.isCollectingTarget,
        let value = statement.assignedValue, value.areLists
      else { return nil }
      return name
    case .expression:
      guard let name = statement.tokens.first, let call = name.next?.next?.call,
        name.next?.kind == .period, name.next?.next?.isCollectingCall == true,
        let argument = call.arguments?.first?.value,
        argument.areLists || argument.indices == constraint.tokens
      else { return nil }
      return name
    default: return nil
    }
  }
}

extension Lexeme {
  /// The index of the block that it is in.
  fileprivate var block: Int { statement?.block.index ?? 0 }

  /// `all += …`
  fileprivate var isCollectingTarget: Bool {
    guard let statement, let assignment = statement.assignment else { return false }
    return statement.first == self && assignment.previous == self && assignment == "+="
  }

  /// `append(…)`, `append(contentsOf: …)`.
  fileprivate var isCollectingCall: Bool {
    guard self == "append", let call, let arguments = call.arguments else { return false }
    return arguments.first?.value.endIndex == arguments.close.index
      && call.last == statement?.tokens.last
  }

  /// Whether its statement puts something into the list of this name.
  fileprivate var collects: Bool {
    isCollectingTarget
      || statement?.first == self && next?.kind == .period && next?.next?.isCollectingCall == true
  }

  /// Whether its statement hands the list of this name, perhaps together with others, to UIKit's own method that
  /// activates it.
  fileprivate var activatesList: Bool {
    guard let brackets, let call = brackets.call, call.name?.is(.activate) == true,
      call.chainStart.is(.NSLayoutConstraint), call.statement.first == call.chainStart
    else { return false }
    let isWhole = { (token: Lexeme?) in
      token?.kind == .leftParen || token?.kind == .rightParen || token.map { $0 == "+" } == true
    }
    return isWhole(previous) && isWhole(next)
  }
}

extension Lexemes {
  /// Whether they are lists, each an array literal or the name of one: `[a, b] + others`.
  fileprivate var areLists: Bool {
    var token = first
    var hasLiteral = false
    while let operand = token, operand.index < endIndex {
      guard operand.kind == .leftBracket || operand.kind == .identifier else { return false }
      hasLiteral = hasLiteral || operand.kind == .leftBracket
      let end = operand.partner ?? operand
      guard let next = end.next, next.index < endIndex else { return hasLiteral }
      guard next.kind == .binaryOperator, next == "+" else { return false }
      token = next.next
    }
    return false
  }
}
