import LayoutModel
import RuleKit
import SwiftSource

/// The local constraints of a file that have a name only to get a priority.
struct PriorityLocals {
  /// One local.
  struct Local {
    /// The name in the declaration.
    var name: Lexeme
    /// `let name = constraint`.
    var declaration: Statement
    var constraint: Lexemes
    /// `name.priority = …`.
    var setting: Statement
    var priority: Lexemes
    /// The name in its other use.
    var use: Lexeme
    /// The statement of the other use, in the block of the declaration.
    var user: Statement
  }

  /// A constraint that is the value of a local, and the place of the local's name.
  private struct Candidate {
    var name: Lexeme
    var statement: Statement
    var constraint: Lexemes
    var uses: [Lexeme] = []
  }

  /// In source order.
  private(set) var found: [Local] = []
  private let file: ViewFile
  private var candidates: [Candidate] = []

  init(in file: ViewFile) {
    self.file = file
    candidates = file.constraints.compactMap(candidate)
    guard !candidates.isEmpty else { return }
    readUses()
    found = candidates.compactMap(local)
  }

  private func candidate(_ constraint: Constraint) -> Candidate? {
    let statement = constraint.statement
    guard constraint.container == .stored, constraint.priority.isEmpty,
      file.scopes.isInFunction(statement),
      statement.kind == .property, let declaration = statement.declaration,
      let name = declaration.name, let value = declaration.value,
      value.indices == constraint.tokens, value.endIndex == statement.tokens.endIndex
    else { return nil }
    return Candidate(name: name, statement: statement, constraint: value)
  }

  /// Finds the local that each name refers to: the last one declared before it whose block has not ended. Makes one
  /// pass over the tokens behind the first local.
  private mutating func readUses() {
    var open: [UInt64: [Int]] = [:]
    var next = 0
    for token in file.code.tokens.suffix(after: candidates[0].constraint) {
      while next < candidates.count, candidates[next].constraint.endIndex <= token.index {
        open[file.names.key(candidates[next].name), default: []].append(next)
        next += 1
      }
      guard token.kind == .identifier, token.previous?.kind != .period, !open.isEmpty else {
        continue
      }
      let key = file.names.key(token)
      while let last = open[key]?.last {
        if candidates[last].statement.block.close > token {
          // Two uses are enough to rule a local out.
          if candidates[last].uses.count < 3 { candidates[last].uses.append(token) }
          break
        }
        open[key]?.removeLast()
      }
    }
  }

  private func local(_ candidate: Candidate) -> Local? {
    guard candidate.uses.count == 2 else { return nil }
    let settings = candidate.uses.map(\.statementThatSetsPriority)
    guard settings.contains(nil), let position = settings.firstIndex(where: { $0 != nil }),
      let setting = settings[position], let priority = setting.assignedValue
    else { return nil }
    let (use, block) = (candidate.uses[1 - position], candidate.statement.block)
    guard let user = use.statement, user.block == block, setting.block == block,
      use.isActivated || use.isHandedOn
    else { return nil }
    return Local(
      name: candidate.name, declaration: candidate.statement, constraint: candidate.constraint,
      setting: setting, priority: priority, use: use, user: user)
  }
}

extension Lexeme {
  /// The statement that is `name.priority = …`.
  fileprivate var statementThatSetsPriority: Statement? {
    guard let statement, statement.setsPriority, statement.first == self else { return nil }
    return statement
  }

  /// Whether it is the name in `name.isActive = true`.
  var isActivated: Bool {
    guard let statement, let target = statement.target else { return false }
    return target.first == self && target.count == 3 && statement.assigns(.true)
      && statement.assignedMember?.is(.isActive) == true
  }

  /// Whether a name is passed on unchanged: an element, an argument, a value or a result.
  fileprivate var isHandedOn: Bool {
    guard let statement, statement.first != self, let previous, let next else { return false }
    switch previous.kind {
    case .leftBracket, .leftParen, .comma, .equal: break
    case .colon: if next.kind == .colon { return false }
    case .keyword where previous.is(.return): break
    default: return false
    }
    return next.kind == .comma || next.kind == .rightBracket || next.kind == .rightParen
      || statement.end == next
  }
}

extension Statement {
  /// Whether it sets the priority of the constraint that a name alone refers to.
  var setsPriority: Bool {
    target?.count == 3 && assignedMember?.is(.priority) == true
      && target?.dropLast().last?.kind == .period
  }
}

/// Appends the priority to the constraint, and moves the constraint to where its name is used.
///
/// Only the project knows what its wrapper does, so the fix is unsafe.
struct PriorityInPlace {
  let options: PriorityWrapper.Options
  let file: ViewFile

  /// Nil where the priority is not set right below the constraint, where comments come between, and where code in
  /// between could matter.
  func fix(_ local: PriorityLocals.Local) -> Fix? {
    let declaration = local.declaration
    guard options.wrapper.labels.count == 1, declaration.next == local.setting,
      declaration.first.next == local.name,
      let last = local.priority.last, !declaration.first.through(last).hasCommentBetween
    else { return nil }
    return local.use.isActivated ? fixActivation(local) : fixUse(local)
  }

  private func call(_ local: PriorityLocals.Local) -> String { options.call(local.priority.text) }

  /// `let c = x; c.priority = p; c.isActive = true` becomes `x.withPriority(p).isActive = true`.
  private func fixActivation(_ local: PriorityLocals.Local) -> Fix? {
    guard local.setting.next == local.user, let period = local.use.next,
      !local.setting.end.through(period).contains(where: \.hasCommentBefore)
    else { return nil }
    let value = local.constraint.bytes
    return Fix(
      [
        Edit(local.declaration.first.bytes.lowerBound..<value.lowerBound, with: ""),
        Edit(value.upperBound..<period.bytes.lowerBound, with: call(local)),
      ], safety: .unsafe)
  }

  /// Replaces the name of the constraint in a list or an argument with the constraint itself.
  private func fixUse(_ local: PriorityLocals.Local) -> Fix? {
    guard !file.source.hasLineBreak(in: local.constraint.bytes), local.user.kind == .expression,
      isUntouched(from: local.setting, to: local.user),
      let lines = lines(local.declaration, local.setting)
    else { return nil }
    return Fix(
      [
        Edit(lines, with: ""),
        Edit(local.use.bytes, with: local.constraint.text + call(local)),
      ], safety: .unsafe)
  }

  private func isUntouched(from setting: Statement, to user: Statement) -> Bool {
    var fuel = Fuel()
    for statement in sequence(first: setting, next: \.next).dropFirst() where fuel.burn() {
      if statement == user { return true }
      guard
        statement.setsPriority
          || statement.kind == .property && !file.constraints(in: statement.tokens).isEmpty
      else { return false }
    }
    return false
  }

  /// The lines of the two statements, which share them with nothing and have no comment around, with a blank line that
  /// would be left over.
  private func lines(_ first: Statement, _ second: Statement) -> Range<Int>? {
    let lines = StatementLines(file)
    guard !first.first.hasCommentBefore, !second.end.hasCommentBefore,
      let start = lines.movable(first)?.lowerBound, let last = lines.movable(second)
    else { return nil }
    return file.source.withLeftOverBlankLines(start..<last.upperBound)
  }
}
