import LayoutModel
import LintEngine
import SwiftSource

/// Puts statements that each activate a constraint into one call.
///
/// All constraints are made before the first one is active then. The fix is safe where nothing can notice, and unsafe
/// where code that the file does not show decides.
struct JoinedActivation {
  private let file: ViewFile
  private let constraints: [Constraint]
  private let statements: [Outline.Statement]
  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// - Parameter run: constraints of statements that follow each other and end in `.isActive = true`, one of each.
  init(_ run: [Constraint], in file: ViewFile) {
    self.file = file
    constraints = run
    statements = run.map { file.outline.statements[$0.statement.index] }
  }

  /// The change; nil where lines are shared, where a comment or a text would not stay what it is, and where it is visible
  /// that the program would not do the same.
  var fix: Fix? {
    guard file.source.problems.isEmpty, let first = statements.first, let last = statements.last,
      statements.allSatisfy(hasOwnLines)
    else { return nil }
    let start = Int(file.tokens[first.first].start)
    let line = file.source.startOfLine(start)
    let end = lineEnd(Int(file.tokens[last.end - 1].end))
    let indentation = line..<start
    guard bytes[indentation].allSatisfy(isBlank), file.tokens[last.end].startsLine,
      haveOneLine(commentsBetween: start, end)
    else { return nil }
    let freedom = freedom
    guard freedom > .bound else { return nil }
    var text = Array("NSLayoutConstraint.activate([\n".utf8)
    text += elements(line..<end, indentedBy: unit(beyond: indentation, of: first.block))
    text.append(UInt8(ascii: "\n"))
    text += bytes[indentation]
    text += Array("])".utf8)
    return Fix([Edit(start..<end, replacement: text)], safety: freedom == .free ? .safe : .unsafe)
  }

  /// The lines of the statements, each constraint with a comma in place of its activation.
  private func elements(_ lines: Range<Int>, indentedBy unit: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var position = lines.lowerBound
    func copy(to end: Int) {
      while position < end {
        let isLineStart = position == lines.lowerBound || bytes[position - 1].isLineBreak
        if isLineStart, !isBlankLine(position) { text += unit }
        text.append(bytes[position])
        position += 1
      }
    }
    for statement in statements {
      copy(to: constraintEnd(statement))
      text.append(UInt8(ascii: ","))
      position = Int(file.tokens[statement.end - 1].end)
    }
    copy(to: lines.upperBound)
    return text
  }

  /// Where the constraint of a statement ends: before the period of `.isActive`.
  private func constraintEnd(_ statement: Outline.Statement) -> Int {
    Int(file.tokens[statement.assignment - 3].end)
  }

  // MARK: - Whether it can be done

  /// Whether it makes no difference that no constraint is active yet where the others are made.
  private var freedom: Freedom {
    let code = CodeFreedom(file: file, first: constraints[0])
    var freedom = Freedom.free
    for statement in statements where freedom > .bound {
      let constraint = statement.first..<(statement.assignment - 2)
      // What may not be there cannot be an element.
      guard !constraint.contains(where: { file.tokens[$0].kind == .questionPostfix }) else {
        return .bound
      }
      // What the first constraint reads has its value before any is active.
      freedom = min(freedom, code.freedom(of: constraint, from: statements[0].end))
    }
    return freedom
  }

  private func hasOwnLines(_ statement: Outline.Statement) -> Bool {
    let period = statement.assignment - 2
    guard file.tokens[statement.first].startsLine, file.tokens[statement.end].kind != .semicolon,
      file.tokens[period].kind == .period, file.tokens[period - 1].kind == .rightParen
    else { return false }
    // A comment behind the constraint would have to stand before the comma.
    return !file.facts.hasComment(before: period..<statement.end)
      && !file.facts.hasTextLines(statement.first..<statement.end)
  }

  /// Whether the comments have no lines to indent, and speak to no linter: what such a comment means depends on its place.
  private func haveOneLine(commentsBetween start: Int, _ end: Int) -> Bool {
    file.source.comments(in: start..<end).allSatisfy { comment in
      let range = Int(comment.start)..<Int(comment.end)
      return range.upperBound <= end && !file.source.hasLineBreak(in: range)
        && !file.source.speaksToLinter(comment)
    }
  }

  // MARK: - Lines

  /// How much deeper the statements stand than the line that opens their block, or the one where its statement begins.
  private func unit(beyond indentation: Range<Int>, of block: Int) -> [UInt8] {
    let own = Array(bytes[indentation])
    let block = file.outline.blocks[block]
    if block.open >= 0, block.owner >= 0 {
      for token in [block.open, file.outline.statements[block.owner].first] {
        let start = file.source.startOfLine(Int(file.tokens[token].start))
        let outer = Array(bytes[start...].prefix(while: isBlank))
        let unit = own.dropFirst(outer.count)
        if own.starts(with: outer), (1...8).contains(unit.count) { return Array(unit) }
      }
    }
    if own.first == UInt8(ascii: "\t") { return [UInt8(ascii: "\t")] }
    return Array((own.count.isMultiple(of: 4) ? "    " : "  ").utf8)
  }

  /// The end of the line, without white space before it.
  private func lineEnd(_ offset: Int) -> Int {
    var end = file.source.endOfLine(offset)
    while end > offset, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func isBlankLine(_ start: Int) -> Bool {
    var end = start
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return end == bytes.count || bytes[end].isLineBreak
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
