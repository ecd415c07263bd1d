import LayoutModel
import RuleKit
import SwiftSource

/// A suppression silences something.
struct UnusedSuppression: Rule {
  let query = Query.suppressions

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    let unused = suppression.names.indices.filter { isUnused(suppression.names[$0]) }
    guard !unused.isEmpty else { return }
    let isEnable = suppression.verb == .enable
    let removal = SuppressionRemoval(suppression: suppression, source: file.source)
    guard unused.count < suppression.names.count else {
      report.add(
        suppression.range, .message(suppression.names, isEnable: isEnable),
        advice: "remove the suppression",
        fix: removal.ofAll)
      return
    }
    for index in unused {
      let name = suppression.names[index]
      report.add(
        name.range, .message([name], isEnable: isEnable),
        advice: "remove `\(name.text)` from the list",
        fix: removal.ofName(index))
    }
  }

  private func isUnused(_ name: Suppression.Name) -> Bool {
    name.outcome == .unused || name.outcome == .off
  }
}

extension Finding.Message {
  fileprivate static func message(_ names: [Suppression.Name], isEnable: Bool) -> Self {
    let rules = list(names.map(\.text))
    if isEnable { return "nothing has disabled \(rules) before this `layoutlint:enable`" }
    if names.allSatisfy({ $0.outcome == .off }) {
      let isRule = names.count == 1 && RuleGroup(named: names[0].text) == nil
      return
        "this suppression of \(rules) silences nothing: the \(isRule ? "rule is" : "rules are") off here"
    }
    return "this suppression of \(rules) silences nothing"
  }
}

/// Removes a suppression, or one name of it, from its comment. All other text of the comment stays.
struct SuppressionRemoval {
  let suppression: Suppression
  let source: SourceFile
  private var bytes: UnsafeRawBufferPointer { source.bytes }

  /// Removes one of several names, and the comma or the blanks that separate it from the next one.
  func ofName(_ index: Int) -> Fix {
    let names = suppression.names
    let range =
      index + 1 < names.count
      ? names[index].range.lowerBound..<names[index + 1].range.lowerBound
      : names[index - 1].range.upperBound..<names[index].range.upperBound
    return Fix([Edit(range, with: "")], safety: .safe)
  }

  /// Removes a comment that says nothing else, at the end of its line or with the line.
  ///
  /// Nil where another suppression would start to work, and where the reason may go on below.
  var ofAll: Fix? {
    let (comment, own) = (suppression.comment, suppression.range)
    let around = [comment.lowerBound..<own.lowerBound, own.upperBound..<comment.upperBound]
    let (start, end) = (beforeBlanks(comment.lowerBound), afterBlanks(comment.upperBound))
    guard source.otherDirective(in: own) == nil, end == bytes.count || bytes[end].isLineBreak,
      around.joined().allSatisfy({ bytes[$0].isBlank || "/*".utf8.contains(bytes[$0]) })
    else { return nil }
    var range = start..<end
    let hasMark = start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if start == 0 || bytes[start - 1].isLineBreak || hasMark {
      let line = start..<source.afterLineBreak(end)
      guard !partsLines(line), !goesOnBelow(line) else { return nil }
      range = source.withLeftOverBlankLines(line)
    }
    return Fix([Edit(range, with: "")], safety: .safe)
  }

  private func partsLines(_ line: Range<Int>) -> Bool {
    let above = source.startOfLine(max(line.lowerBound - 1, 0))..<line.lowerBound
    let below = line.upperBound..<source.endOfLine(line.upperBound)
    return othersMarkers(in: above).contains(.next) || othersMarkers(in: below).contains(.previous)
  }

  private func othersMarkers(in range: Range<Int>) -> LinterMarkers {
    let comments = source.comments(in: range).filter {
      !source.text(Int($0.start)..<Int($0.end)).contains("layoutlint:")
    }
    return source.markers(in: comments)
  }

  private func goesOnBelow(_ line: Range<Int>) -> Bool {
    guard suppression.hasReason,
      let next = source.comments(in: line.upperBound..<source.endOfLine(line.upperBound)).first
    else { return false }
    return afterBlanks(line.upperBound) == Int(next.start) && source.markers(in: next).isEmpty
  }

  private func afterBlanks(_ start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count
  }

  private func beforeBlanks(_ end: Int) -> Int {
    bytes[..<end].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
  }
}

extension UnusedSuppression {
  static let description = RuleDescription(
    id: "unused_suppression",
    family: .suppressions,
    summary: "Suppression without effect",
    rationale: """
      A suppression outlives its purpose, and then hides the next mistake on its lines. A suppression that covers \
      several findings is credited with them unless there is a nearer one. Rules that the \
      command line omits are not checked, be it with `--only` and `--disable` or because `--preset`, `--config` or \
      `--no-config` does not turn them on; nor are files with a syntax error, which may hide findings. Findings of this \
      rule cannot be silenced by a comment.
      """,
    limits: ["the fix leaves a comment that says something else, too, or that code follows"],
    source: "layoutlint's own: suppressions",
    reportsDeadCode: true,
    fixSafety: .safe,
    goodExamples: [
      "A suppression with a finding on the next line": """
      NSLayoutConstraint.activate([
        // layoutlint:disable:next negative_constant - the design hangs it out by a token
        badge.topAnchor.constraint(equalTo: topAnchor, constant: -Layout.overhang)
      ])
      """
    ],
    badExamples: [
      "The constant has been corrected": """
      NSLayoutConstraint.activate([
        // ↓layoutlint:disable:next negative_constant - the design hangs it out by a token
        badge.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Layout.overhang)
      ])
      """,
      "One of two rules": """
      NSLayoutConstraint.activate([
        // layoutlint:disable:next negative_constant, ↓constraint_order
        badge.topAnchor.constraint(equalTo: topAnchor, constant: -Layout.overhang)
      ])
      """,
    ])
}
