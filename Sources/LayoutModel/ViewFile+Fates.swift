import SwiftSource

/// A local that holds a constraint, or an array of constraints, which nobody activates, keeps or hands on.
public struct IdleLocal {
  /// The name.
  public var name: Lexeme
  /// The index of the constraint, of an array the first one.
  public var constraint: Int
}

extension FactBuilder {
  /// The indices of the constraints that are made in a statement which does nothing with them, or are given to `_`.
  ///
  /// Where a statement may be the value of the code around it, as in a result builder, it is taken to be one.
  public func droppedConstraints() -> [Int] {
    let dropped = constraints.indices.filter { index in
      let constraint = constraints[index]
      guard !constraint.isAlternative else { return false }
      let statement = outline.statements[constraint.statement.index]
      switch constraint.container {
      case .dropped:
        return discardsValues(ofBlock: statement.block) && hasPlainArguments(constraint)
      case .returned:
        return statement.kind == .expression && discardsValues(ofBlock: statement.block)
          && hasPlainArguments(constraint)
      case .stored:
        return isThrownAway(constraint, statement) && hasPlainArguments(constraint)
      default:
        return false
      }
    }
    return dropped.isEmpty || declaresConstraintFunction() ? [] : dropped
  }

  /// Whether the value of a statement in a block is thrown away for sure, and is no part of a result.
  public func discardsValues(ofBlock block: Int) -> Bool {
    lazily.discarding.discards(block, in: self)
  }

  /// `_ = constraint`, `let _ = constraint`.
  private func isThrownAway(_ constraint: Constraint, _ statement: Outline.Statement) -> Bool {
    guard statement.end == constraint.tokens.upperBound else { return false }
    var name = statement.first
    if statement.kind == .property { name += 1 }
    return tokens[name].is(.underscore) && tokens[name + 1].kind == .equal
      && constraint.tokens.lowerBound == name + 2
  }

  /// Whether a call has only arguments that UIKit's own has: one of the project's may activate what it makes.
  private func hasPlainArguments(_ constraint: Constraint) -> Bool {
    let close = constraint.tokens.upperBound - 1
    guard close > 0, tokens[close].kind == .rightParen else { return false }
    let open = outline.partner(of: close)
    // In a comparison the call makes no more than one side.
    guard open > 0, let call = outline.call(named: open - 1),
      outline.calls[call].chainStart == constraint.tokens.lowerBound
    else { return false }
    guard tokens[open - 1].is(.constraint) else { return true }
    return outline.arguments(open, tokens).dropFirst().allSatisfy { argument in
      argument.label >= 0
        && (tokens[argument.label].is(.constant) || tokens[argument.label].is(.multiplier))
    }
  }

  /// Whether the file has a function `constraint` of its own.
  private func declaresConstraintFunction() -> Bool {
    scopes.functions.contains { function in
      let name = outline.declarations[function.declaration.index].name
      return name >= 0 && tokens[name].is(.constraint)
    }
  }

  // MARK: - Locals

  /// The locals that are given a constraint, or an array of constraints, and are never mentioned again but to set the
  /// constant, the priority or the identifier.
  public func idleLocals() -> [IdleLocal] {
    let candidates = constraints.indices.compactMap(heldLocal)
    guard !candidates.isEmpty, !declaresConstraintFunction() else { return [] }
    var mentions: [UInt64: [Int]] = [:]
    var filter = NameFilter()
    for candidate in candidates {
      mentions[key(candidate.name)] = []
      filter.insert(candidate.name.token, bytes)
    }
    for (index, token) in tokens.enumerated()
    where token.kind == .identifier && filter.mayContain(token, bytes) {
      guard index == 0 || tokens[index - 1].kind != .period else { continue }
      mentions[key(index)]?.append(index)
    }
    return candidates.filter { candidate in
      let statement = outline.statements[constraints[candidate.constraint].statement.index]
      let close = outline.blocks[statement.block].close
      guard let places = mentions[key(candidate.name)] else { return false }
      var next = places.partitioningIndex { $0 >= statement.end }
      while next < places.count, places[next] < close {
        guard isIdleMention(places[next]) else { return false }
        next += 1
      }
      return true
    }
  }

  /// The local whose whole value is a constraint, or an array that begins with it.
  private func heldLocal(_ index: Int) -> IdleLocal? {
    let constraint = constraints[index]
    let statement = outline.statements[constraint.statement.index]
    guard statement.kind == .property, statement.declaration >= 0, !constraint.isAlternative,
      scopes.functionsOfBlocks[statement.block] >= 0
    else { return nil }
    let declaration = outline.declarations[statement.declaration]
    let value = declaration.value
    guard declaration.name >= 0, tokens[declaration.name].kind == .identifier, !value.isEmpty else {
      return nil
    }
    switch constraint.container {
    case .stored where value == constraint.tokens:
      return hasPlainArguments(constraint)
        ? IdleLocal(name: code[declaration.name], constraint: index) : nil
    case .array where value.lowerBound + 1 == constraint.tokens.lowerBound:
      guard tokens[value.lowerBound].kind == .leftBracket,
        outline.partner(of: value.lowerBound) == value.upperBound - 1
      else { return nil }
      return IdleLocal(name: code[declaration.name], constraint: index)
    default:
      return nil
    }
  }

  /// Whether a mention of a constraint is the beginning of `constraint.constant = …` or the like.
  private func isIdleMention(_ token: Int) -> Bool {
    let index = outline.statements.partitioningIndex { $0.first >= token }
    guard index < outline.statements.count else { return false }
    let statement = outline.statements[index]
    guard statement.first == token, statement.kind == .assignment,
      statement.assignment == token + 3, tokens[token + 1].kind == .period
    else { return false }
    return tokens[token + 2].is(.constant) || tokens[token + 2].is(.priority)
      || spells(token + 2, "identifier")
  }
}

/// Which blocks of code throw away the value of a statement; each is looked at once.
struct DiscardingBlocks {
  private var known: [Int: Bool] = [:]
  /// The blocks that were asked for a `return` or an assignment, by one of the blocks in them.
  private var returning: [Int: Bool] = [:]

  mutating func discards(_ block: Int, in file: FactBuilder) -> Bool {
    if let answer = known[block] { return answer }
    let answer = find(block, file)
    known[block] = answer
    return answer
  }

  /// A statement alone in its block may be the value of the function, of the closure or of an `if` around it.
  private mutating func find(_ block: Int, _ file: FactBuilder) -> Bool {
    var block = block
    var isAlone = file.outline.blocks[block].count == 1
    for _ in 0..<CodeReader.longestClimb {
      let current = file.outline.blocks[block]
      switch current.kind {
      case .functionBody:
        return !hasResult(current, file) || (!isAlone && returnsOrAssigns(block, file))
      case .closure:
        return !isAlone && isPlain(current, file)
      case .branch, .caseBody, .conditionalBranch:
        guard file.outline.statements[current.owner].kind != .property,
          file.outline.statements[current.owner].kind != .assignment,
          file.outline.statements[current.owner].kind != .transfer
        else { return false }
        block = current.parent
        isAlone = isAlone && file.outline.blocks[block].count == 1
      case .switchBody:
        block = current.parent
      case .loop:
        block = current.parent
        isAlone = false
      case .file, .typeBody, .accessors:
        return false
      }
    }
    return false
  }

  private func hasResult(_ body: Outline.Block, _ file: FactBuilder) -> Bool {
    guard body.subject >= 0 else { return true }
    let declaration = file.outline.declarations[body.subject]
    switch declaration.kind {
    case .initializer, .deinitializer: return false
    case .function: break
    case .accessor:
      // Without a name it is the value of a computed property whose name is missing.
      guard declaration.name >= 0 else { return true }
      return
        !(file.tokens[declaration.name].is(.didSet) || file.tokens[declaration.name].is(.willSet)
        || file.tokens[declaration.name].is(.set))
    default: return true
    }
    guard declaration.parameters >= 0 else { return true }
    var index = file.outline.partner(of: declaration.parameters)
    guard index > declaration.parameters else { return true }
    while index < body.open, file.tokens[index].kind != .arrow { index += 1 }
    guard index < body.open else { return false }
    let isUnit =
      file.tokens[index + 1].kind == .leftParen && file.tokens[index + 2].kind == .rightParen
    return !isUnit && !file.names.spells(index + 1, "Void")
  }

  /// A closure may be a result builder's, where each statement adds to the result. One that is called where it stands,
  /// that runs for each element or later, or that holds what no builder takes, is none.
  private mutating func isPlain(_ closure: Outline.Block, _ file: FactBuilder) -> Bool {
    let subject = file.outline.closures[closure.subject]
    if file.makerBlocks.contains(subject.block) { return true }
    if closure.close + 1 < file.tokens.count, file.tokens[closure.close + 1].kind == .leftParen {
      return true
    }
    if returnsOrAssigns(subject.block, file) { return true }
    guard subject.call >= 0 else { return false }
    let name = file.outline.calls[subject.call].name
    guard name >= 0 else { return false }
    return file.tokens[name].is(.forEach) || file.names.spells(name, "animate")
      || file.names.spells(name, "performWithoutAnimation") || file.names.spells(name, "async")
      || file.names.spells(name, "then")
  }

  /// Whether a block holds a `return` or an assignment of its own: no result builder takes them.
  private mutating func returnsOrAssigns(_ block: Int, _ file: FactBuilder) -> Bool {
    if let answer = returning[block] { return answer }
    let answer = file.outline.statements(of: block).contains { index in
      switch file.outline.statements[index].kind {
      case .assignment, .transfer: true
      default: false
      }
    }
    returning[block] = answer
    return answer
  }
}
