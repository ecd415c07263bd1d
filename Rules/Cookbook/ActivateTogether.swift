import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Adjacent constraints are activated together.
struct ActivateTogether: Rule {
  let query = Query(.constraints) { file, check in
    var run: [Constraint] = []
    for constraint in file.constraints where constraint.container == .isActive {
      let statement = constraint.statement
      guard constraint.tokens.lowerBound == statement.first.index, statement.activates,
        statement != run.last?.statement
      else { continue }
      if let last = run.last?.statement, last.next != statement {
        check(run)
        run = []
      }
      run.append(constraint)
    }
    if !run.isEmpty { check(run) }
  }

  func check(_ run: [Constraint], in file: ViewFile, _ report: inout Report) {
    guard run.count > 1 else {
      guard let single = run.first?.statement,
        [single.previous, single.next].contains(where: { file.activatesList($0) })
      else { return }
      report.add(single.tokens, .oneByOne, advice: "write it into the list beside it")
      return
    }
    var occurrences = run.map {
      Finding(
        $0.statement.tokens, .oneByOne,
        advice:
          "pass them to one `NSLayoutConstraint.activate([…])`: they form a block, and UIKit adds them all at once"
      )
    }
    occurrences[0].fix = report.fix(JoinedActivation(run, in: file).fix)
    report.add(together: occurrences, least: 2)
  }
}

extension Statement {
  fileprivate var activates: Bool { assignedMember?.is(.isActive) == true && assigns(.true) }

  /// The part of a statement before its `.isActive = true`.
  fileprivate var activatedConstraint: Lexemes { (target ?? tokens).dropLast(2) }
}

extension ViewFile {
  fileprivate func activatesList(_ statement: Statement?) -> Bool {
    statement.flatMap { constraints(in: $0.tokens).first }.map {
      $0.container == .activatedArray && $0.statement == statement
    } ?? false
  }
}

extension Finding.Message {
  fileprivate static var oneByOne: Self { "the constraint is activated on its own" }
}

/// Replaces statements that each activate one constraint with a single call.
///
/// The call creates all constraints before it activates the first one. The fix is safe where no code can tell the
/// difference, and unsafe where that depends on code outside the file.
struct JoinedActivation {
  private let file: ViewFile
  private let constraints: [Constraint]
  private let statements: [Statement]
  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// - Parameter run: the constraints of adjacent statements, each of which ends in `.isActive = true`.
  init(_ run: [Constraint], in file: ViewFile) {
    self.file = file
    constraints = run
    statements = run.map(\.statement)
  }

  /// The fix; nil where statements share a line, where a comment or a text would change its meaning, and where the
  /// program visibly would not do the same.
  var fix: Fix? {
    guard file.source.problems.isEmpty, let first = statements.first, let last = statements.last,
      statements.allSatisfy(hasOwnLines)
    else { return nil }
    let start = first.tokens.bytes.lowerBound
    let line = file.source.startOfLine(start)
    let end = lineEnd(last.tokens.bytes.upperBound)
    let indentation = line..<start
    guard last.end.startsLine, haveOneLine(commentsBetween: start, end) else { return nil }
    let freedom = freedom
    guard freedom > .bound else { return nil }
    var text = Array("NSLayoutConstraint.activate([\n".utf8)
    text += elements(line..<end, indentedBy: first.block.margin(in: file)?.step ?? [0x20, 0x20])
    text.append(UInt8(ascii: "\n"))
    text += bytes[indentation]
    text += Array("])".utf8)
    return Fix(
      [Edit(start..<end, replacement: text)], safety: freedom == .free ? .safe : .unsafe,
      assuming: assumptions)
  }

  /// The lines of the statements, each constraint with a comma in place of its activation.
  private func elements(_ lines: Range<Int>, indentedBy unit: [UInt8]) -> [UInt8] {
    let endsWithComma = file.answer(for: ActivateTogether.self) { file in
      let ends = file.code.tokens.all(.rightBracket).filter(\.startsLine)
      return 2 * ends.count { $0.previous?.kind == .comma } >= ends.count
    }
    var text: [UInt8] = []
    var position = lines.lowerBound
    for (index, statement) in statements.enumerated() {
      text += bytes[position..<statement.activatedConstraint.bytes.upperBound]
      if index < statements.count - 1 || endsWithComma { text.append(UInt8(ascii: ",")) }
      position = statement.tokens.bytes.upperBound
    }
    text += bytes[position..<lines.upperBound]
    return Array(
      text.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { $0.allSatisfy { $0.isBlank || $0 == 0x0D } ? Array($0) : unit + $0 }
        .joined(separator: [0x0A]))
  }

  private var freedom: Freedom {
    let code = CodeFreedom(file: file, first: constraints[0])
    guard !file.declaresNSLayoutConstraint else { return .bound }
    var freedom = code.mayBuildResult ? Freedom.doubtful : .free
    for statement in statements where freedom > .bound {
      let constraint = statement.activatedConstraint
      // An optional cannot be an element.
      guard !constraint.contains(where: { $0.kind == .questionPostfix }) else { return .bound }
      // The values that the first constraint reads are evaluated before any activation.
      freedom = min(freedom, code.freedom(of: constraint, from: statements[0].end))
    }
    return freedom
  }

  private var assumptions: [Fix.Assumption] {
    CodeFreedom(file: file, first: constraints[0])
      .assumptions(of: statements.map(\.activatedConstraint))
      + CodeFreedom.noOtherActivation
  }

  private func hasOwnLines(_ statement: Statement) -> Bool {
    guard statement.first.startsLine, statement.end.kind != .semicolon,
      let close = statement.activatedConstraint.last, close.kind == .rightParen,
      close.next?.kind == .period
    else { return false }
    // A comment behind the constraint would end up before the comma.
    return !statement.tokens.suffix(after: close).contains(where: \.hasCommentBefore)
      && !statement.tokens.hasTextLines
  }

  private func haveOneLine(commentsBetween start: Int, _ end: Int) -> Bool {
    file.source.comments(in: start..<end).allSatisfy { comment in
      let range = Int(comment.start)..<Int(comment.end)
      return range.upperBound <= end && !file.source.hasLineBreak(in: range)
        && !file.source.speaksToLinter(comment)
    }
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = file.source.endOfLine(offset)
    while end > offset, bytes[end - 1].isBlank { end -= 1 }
    return end
  }
}

extension ActivateTogether {
  static let description = RuleDescription(
    id: "activate_together",
    family: .cookbook,
    summary: "Constraints activated one at a time",
    rationale: """
      With `.isActive = true` on each constraint, the end of every line is noise. One array shows where the \
      constraints of a view begin and end, and UIKit updates the layout once. The rule reports adjacent statements \
      that only create and activate a constraint, and a single one next to an activated array. The fix is safe if \
      the constraints consist of literals, stored names and calls without other effects, and unsafe otherwise.
      """,
    limits: [
      "constraints that are kept to be changed later",
      "no fix with optional chaining, `try` or `await`, or if an argument reads `isActive` or a view's `constraints`",
    ],
    source:
      "UIKit In Code, Best practices: the wrappers with `NSLayoutConstraint.activate(constraints)`; UIKit, NSLayoutConstraint, activate(_:) (https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:))",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    fixSafety: .safe,
    goodExamples: [
      "One call": """
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      """
    ],
    badExamples: [
      "One by one": """
      func setupTitleLabel() {
        ↓titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
      """
    ])
}
