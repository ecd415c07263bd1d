import LayoutModel
import LintEngine
import SwiftSource

/// Puts the priority behind the constraint, and the constraint where its name was used.
///
/// Only the project knows what its wrapper does, so the fix is not safe.
struct PriorityInPlace {
  private let options: PriorityWrapper.Options
  private let file: ViewFile

  init(_ options: PriorityWrapper.Options, in file: ViewFile) {
    self.options = options
    self.file = file
  }

  private var statements: Table<Outline.Statement> { file.outline.statements }

  /// Nil where the priority is not set right below the constraint, where comments stand between, and where something
  /// that is used between could matter.
  func fix(_ local: PriorityLocals.Local) -> Fix? {
    let statement = file.outline.declarations[local.declaration].statement
    let first = statements[statement].first
    guard options.wrapper.labels.count == 1, statements[statement].next == local.setting,
      first + 1 == local.name,
      !file.facts.hasComment(before: (first + 1)...statements[local.setting].end - 1)
    else { return nil }
    return statements[local.user].first == local.use
      ? fixActivation(local, statement) : fixUse(local, statement)
  }

  private func call(_ local: PriorityLocals.Local) -> String {
    options.call(file.text(local.priority))
  }

  /// `let c = x; c.priority = p; c.isActive = true` becomes `x.withPriority(p).isActive = true`.
  private func fixActivation(_ local: PriorityLocals.Local, _ statement: Int) -> Fix? {
    guard statements[local.setting].next == local.user,
      !file.facts.hasComment(before: statements[local.setting].end...(local.use + 1))
    else { return nil }
    let start = Int(file.tokens[statements[statement].first].start)
    let value = file.byteRange(local.value)
    return Fix(
      [
        Edit(start..<value.lowerBound, with: ""),
        Edit(value.upperBound..<Int(file.tokens[local.use + 1].start), with: call(local)),
      ], safety: .unsafe)
  }

  /// The name of the constraint in a list or an argument becomes the constraint itself.
  private func fixUse(_ local: PriorityLocals.Local, _ statement: Int) -> Fix? {
    let range = file.byteRange(local.value)
    guard !file.source.hasLineBreak(in: range),
      statements[local.user].kind == .expression,
      isUntouched(from: local.setting, to: local.user),
      let lines = lines(statement, local.setting)
    else { return nil }
    return Fix(
      [
        Edit(lines, with: ""),
        Edit(file.tokens[local.use].range, with: file.text(local.value) + call(local)),
      ], safety: .unsafe)
  }

  /// Whether between two statements there are only others that make constraints or set priorities.
  private func isUntouched(from setting: Int, to user: Int) -> Bool {
    var next = statements[setting].next
    // So many constraints with names stand in no block.
    for _ in 0..<64 {
      guard next >= 0 else { break }
      if next == user { return true }
      guard isAboutConstraint(next) else { return false }
      next = statements[next].next
    }
    return false
  }

  private func isAboutConstraint(_ index: Int) -> Bool {
    let statement = statements[index]
    switch statement.kind {
    case .property:
      let constraints = file.constraints(in: statement.first..<statement.end)
      return constraints.count == 1 && statement.declaration >= 0
        && file.constraints[constraints.lowerBound].tokens
          == file.outline.declarations[statement.declaration].value
    case .assignment:
      return statement.assignment == statement.first + 3
        && file.tokens[statement.first + 2].is(.priority)
    default: return false
    }
  }

  /// The lines of the two statements, which have them to themselves and no comment around, with a blank line that would
  /// be left over.
  private func lines(_ first: Int, _ second: Int) -> Range<Int>? {
    let lines = StatementLines(file)
    let end = statements[second].end
    guard !file.tokens[statements[first].first].flags.contains(.commentBefore),
      !file.tokens[end].flags.contains(.commentBefore),
      let start = lines.movable(first)?.lowerBound, let last = lines.movable(second)
    else { return nil }
    return lines.withLeftOver(start..<last.upperBound)
  }
}

extension StatementLines {
  /// Some lines, and the blank line below them if the line above is blank too or opens the block.
  fileprivate func withLeftOver(_ lines: Range<Int>) -> Range<Int> {
    let bytes = file.source.bytes
    var before = lines.lowerBound
    while before > 0, isBlank(bytes[before - 1]) || bytes[before - 1].isLineBreak { before -= 1 }
    let breaks = (before..<lines.lowerBound).count { bytes[$0] == 0x0A }
    let opensBlock = before > 0 && bytes[before - 1] == UInt8(ascii: "{")
    var end = lines.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard breaks > 1 || opensBlock, end < bytes.count, bytes[end].isLineBreak else { return lines }
    return lines.lowerBound..<file.source.afterLineBreak(end)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
