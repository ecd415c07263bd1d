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

  /// Removes the whole suppression: the comment if it contains nothing else, and the line if that contains nothing
  /// else. A directive for another tool in its reason stays.
  ///
  /// Nil where another suppression of the comment would start to work, and in a block comment with further lines, which
  /// may continue the reason.
  var ofAll: Fix? {
    let comment = suppression.comment
    if let other = source.otherDirective(in: suppression.range) {
      return Fix([Edit(suppression.range.lowerBound..<other, with: "")], safety: .safe)
    }
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let edit = isBlock ? editOfBlock(comment) : editOfLine(comment)
    return edit.map { Fix([$0], safety: .safe) }
  }

  // MARK: - Line comments

  private func editOfLine(_ comment: Range<Int>) -> Edit? {
    let isFirst =
      afterBlanks(after(UInt8(ascii: "/"), comment.lowerBound)) == suppression.range.lowerBound
    let next = afterBlanks(suppression.range.upperBound)
    let isLast = next >= comment.upperBound
    switch (isFirst, isLast) {
    case (true, true): return edit(removing: comment)
    case (true, false):
      // Behind the first suppression of a standalone comment, other ones are prose.
      let text = afterBlanks(after(UInt8(ascii: "/"), next))
      guard !(startsLine(comment) && bytes[text...].starts(with: "layoutlint:".utf8)) else {
        return nil
      }
      return Edit(comment.lowerBound..<next, with: "")
    case (false, _):
      var slashes = beforeBlanks(suppression.range.lowerBound)
      while bytes[slashes - 1] == UInt8(ascii: "/") { slashes -= 1 }
      let end = isLast ? comment.upperBound : suppression.range.upperBound
      return Edit(beforeBlanks(slashes)..<end, with: "")
    }
  }

  // MARK: - Block comments

  private func editOfBlock(_ comment: Range<Int>) -> Edit? {
    let end = after(UInt8(ascii: "*"), afterBlanks(suppression.range.upperBound)) + 1
    return end == comment.upperBound ? edit(removing: comment) : nil
  }

  // MARK: - Surroundings

  private func edit(removing comment: Range<Int>) -> Edit? {
    let start = beforeBlanks(comment.lowerBound)
    let end = afterBlanks(comment.upperBound)
    let endsLine = end == bytes.count || bytes[end].isLineBreak
    switch (startsLine(comment), endsLine) {
    case (true, true):
      let line = start..<source.afterLineBreak(end)
      guard !partsLines(line), !goesOnBelow(line) else { return nil }
      return Edit(source.withLeftOverBlankLines(line), with: "")
    case (true, false): return Edit(comment.lowerBound..<end, with: "")
    case (false, true): return Edit(start..<end, with: "")
    case (false, false):
      // A comment separates the code around it, as blanks do.
      if start < comment.lowerBound, end > comment.upperBound {
        return Edit(start..<comment.upperBound, with: "")
      }
      return Edit(comment, with: start < comment.lowerBound || end > comment.upperBound ? "" : " ")
    }
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

  private func startsLine(_ comment: Range<Int>) -> Bool {
    let start = beforeBlanks(comment.lowerBound)
    return start == 0 || bytes[start - 1].isLineBreak
      || (start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  // MARK: - Bytes

  private func afterBlanks(_ start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count
  }

  private func beforeBlanks(_ end: Int) -> Int {
    bytes[..<end].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
  }

  private func after(_ byte: UInt8, _ start: Int) -> Int {
    bytes[start...].firstIndex { $0 != byte } ?? bytes.count
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
