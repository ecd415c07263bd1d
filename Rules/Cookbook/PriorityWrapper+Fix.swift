import LayoutModel
import RuleKit
import SwiftSource

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
    // A bound for extreme numbers of named constraints in a block.
    for statement in sequence(first: setting, next: \.next).dropFirst().prefix(64) {
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
