import Editing
import LayoutModel
import Platform
import SwiftSource

extension FixedFile {
  /// The unwanted effects of fixes on a text.
  ///
  /// - Parameters:
  ///   - before: the text that was fixed.
  ///   - fixer: the fixer that fixed it.
  ///   - choice: the selected fixes.
  package func violations(
    since before: [UInt8], by fixer: Fixer, as path: FilePath, _ choice: FixChoice
  ) -> [String] {
    var violations = fights.map { "the rules \($0) work against each other" }
    let left = remaining.filter(choice.includes).count
    if left > refusals.count, fights.isEmpty, !isBroken {
      violations.append("\(left) findings are left that could be fixed")
    }
    let again = fixer.fix(text, as: path, choice)
    if again.text != text { violations.append("a second run changes it again") }
    return violations + TextContents(before).violations(in: TextContents(text), applied)
  }
}

/// The number of each token and comment in a text.
private struct TextContents {
  private var tokens: [String: Int] = [:]
  private var comments: [String: Int] = [:]
  private var problemCount = 0

  init(_ text: [UInt8]) {
    let source = SourceFile(text, vocabulary: LayoutVocabulary.shared)
    for token in source.tokens { tokens[source.text(token), default: 0] += 1 }
    for comment in source.comments {
      comments[source.text(Int(comment.start)..<Int(comment.end)), default: 0] += 1
    }
    problemCount = source.problems.count
  }

  /// The unwanted effects of the fixes of some rules.
  func violations(in other: TextContents, _ applied: [String: Int]) -> [String] {
    var violations: [String] = []
    if other.problemCount > problemCount { violations.append("it has a new syntax error") }
    let changes = TokenChanges(ofRules: applied.keys)
    for token in Self.surplus(tokens, over: other.tokens).keys.sorted()
    where !changes.mayLose(token) {
      violations.append("it lost the token `\(token)`")
    }
    for token in Self.surplus(other.tokens, over: tokens).keys.sorted()
    where !changes.mayGain(token) {
      violations.append("it has gained the token `\(token)`")
    }
    // A fix of `unused_suppression` removes a comment, or a name in it.
    let isDirective = { (text: String) in
      applied["unused_suppression"] != nil && text.contains("layoutlint:")
    }
    let lost = Self.surplus(comments, over: other.comments)
    for comment in lost.keys.sorted() where !changes.mayLoseCode && !isDirective(comment) {
      violations.append("it lost the comment `\(comment.prefix(60))`")
    }
    let gained = Self.surplus(other.comments, over: comments)
    let directives = lost.filter { isDirective($0.key) }.values.reduce(0, +)
    if gained.values.reduce(0, +) > directives { violations.append("it has gained a comment") }
    return violations
  }

  private static func surplus(
    _ counts: [String: Int], over others: [String: Int]
  ) -> [String: Int] {
    counts.reduce(into: [:]) { surplus, entry in
      let more = entry.value - (others[entry.key] ?? 0)
      if more > 0 { surplus[entry.key] = more }
    }
  }
}
