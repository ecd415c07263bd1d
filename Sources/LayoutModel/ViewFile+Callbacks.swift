import SwiftSource

/// Something that a function makes each time that it runs.
public struct RepeatedWork: Sendable {
  /// What it makes.
  public enum Kind: Sendable { case addition, constraint, frame }

  /// What it makes.
  public var kind: Kind
  /// The view that is added, constrained or placed.
  public var item: Item
  /// The tokens to look at.
  public var tokens: Range<Int>
  /// The declaration of the function that the work is done in, where that is another one; nil for the same.
  public var function: Int?
}

extension ViewFile {
  /// The first thing that a function makes whenever it runs: a view that is added, a constraint, or with `frames` a
  /// frame. What stands behind a condition may be made once only; what follows the removal of the old is no more of it.
  /// Functions without parameters that it surely calls on its own type are looked into, one level deep.
  public func repeatedWork(in function: ViewFunction, frames: Bool) -> RepeatedWork? {
    guard function.type >= 0 else { return nil }
    let end = firstCondition(of: function.body.index)
    var found = ownWork(in: function, before: end, frames: frames)
    let calls = sureCalls(of: function).prefix { $0 < min(end, found?.tokens.lowerBound ?? end) }
    for name in calls.prefix(Self.longestClimb) {
      guard let callee = ownFunction(named: name, of: types[function.type].key),
        callee.body != function.body,
        let work = ownWork(
          in: callee, before: firstCondition(of: callee.body.index), frames: frames)
      else { continue }
      let call = outline.call(named: name).map { outline.calls[$0] }
      found = RepeatedWork(
        kind: work.kind, item: work.item,
        tokens: (call?.chainStart ?? name)..<((call?.end ?? name) + 1),
        function: callee.declaration.index)
      break
    }
    return found
  }

  /// The parameterless function of a type that a name means, if the file has it.
  private func ownFunction(named name: Int, of type: UInt64) -> ViewFunction? {
    if functionNames == nil {
      var names: [UInt64: Int] = [:]
      for (index, function) in functions.enumerated()
      where function.type >= 0 && !function.hasParameters && function.key != 0 {
        names[TextHash.pair(types[function.type].key, function.key)] = index
      }
      functionNames = names
    }
    return functionNames?[TextHash.pair(type, key(name))].map { functions[$0] }
  }

  private func ownWork(
    in function: ViewFunction, before end: Int, frames: Bool
  ) -> RepeatedWork? {
    for action in actions[function.actions] {
      guard action.tokens.lowerBound < end else { return nil }
      guard let kind = kind(of: action, frames: frames),
        isSure(action.statement.index, in: function.body.index)
      else { continue }
      return RepeatedWork(kind: kind, item: action.item, tokens: action.tokens)
    }
    return nil
  }

  private func kind(of action: ViewAction, frames: Bool) -> RepeatedWork.Kind? {
    switch action.role {
    case .addition: return .addition
    case .constraint:
      // What a library makes anew or changes takes the place of the old.
      if action.member >= 0, !makesAdditionalConstraints(action.member) { return nil }
      return .constraint
    case .frame:
      let isLayer = action.item.tokens.contains { hasSuffix($0, "ayer") }
      return frames && !isLayer ? .frame : nil
    default: return nil
    }
  }

  private func makesAdditionalConstraints(_ method: Int) -> Bool {
    !(hasPrefix(method, "remake") || hasPrefix(method, "snp_remake") || hasPrefix(method, "update")
      || hasPrefix(method, "snp_update"))
  }

  /// Whether a statement of a body runs whenever the body does: it stands in it directly, in a `for` or in the closure of a
  /// `forEach`.
  private func isSure(_ statement: Int, in body: Int) -> Bool {
    var block = block(of: statement)
    for _ in 0..<Self.longestClimb {
      if block == body { return true }
      let current = outline.blocks[block]
      switch current.kind {
      case .loop:
        // `while bars.count < levels.count` asks whether there is anything to make.
        guard current.owner >= 0, !tokens[outline.statements[current.owner].first].is(.while) else {
          return false
        }
      case .closure:
        let call = outline.closures[current.subject].call
        guard call >= 0, outline.calls[call].name >= 0,
          tokens[outline.calls[call].name].is(.forEach)
        else { return false }
      default: return false
      }
      block = current.parent
    }
    return false
  }

  /// The first token of the first statement of a body after which it may be done: a `guard` that asks for more than
  /// whether some values are there, a branch that leaves, or anything that takes the old views or constraints away.
  private func firstCondition(of body: Int) -> Int {
    let block = outline.blocks[body]
    var end = block.close
    for index in outline.statements(of: body) {
      let statement = outline.statements[index]
      guard statement.kind == .branch else { continue }
      if tokens[statement.first].is(.guard) {
        if onlyBinds(statement) { continue }
      } else if !leaves(statement) {
        continue
      }
      end = statement.first
      break
    }
    for index in block.open..<end where tokens[index].kind == .identifier {
      if hasPrefix(index, "deactivate") || hasPrefix(index, "remove") { return index }
    }
    return end
  }

  /// `guard let a, let b = c else { … }`: whether values are there says nothing about the first time.
  private func onlyBinds(_ statement: Outline.Statement) -> Bool {
    var index = statement.first + 1
    var begins = true
    while index < statement.end, !tokens[index].is(.else) {
      if begins, !tokens[index].is(.let), !tokens[index].is(.var) { return false }
      begins = tokens[index].kind == .comma
      index = outline.skip(index, tokens)
    }
    return true
  }

  private func leaves(_ statement: Outline.Statement) -> Bool {
    let start = outline.statements.partitioningIndex { $0.first > statement.first }
    for index in start..<outline.statements.count {
      guard outline.statements[index].first < statement.end else { return false }
      if outline.statements[index].kind == .transfer { return true }
    }
    return false
  }
}
