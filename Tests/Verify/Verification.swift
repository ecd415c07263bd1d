import Foundation
import LayoutModel
import LintEngine
import Platform
import SwiftSource
import Synchronization

/// What became of one file whose fixes were carried out.
struct VerifiedFile: Sendable {
  var path: String
  var before: [UInt8]
  var after: [UInt8]
  var applied: [String: Int]
  var roundCount: Int
  var refusals: [String]
  var fights: [[String]]
  /// What is not as it should be.
  var violations: [String]
}

/// Fixes files, and looks at each that was changed or could not be.
func verify(_ paths: [FilePath], with trial: Trial, threads: Int) -> [VerifiedFile] {
  let position = Atomic<Int>(0)
  let collected = Mutex<[VerifiedFile]>([])
  runOnThreads(threads) { _ in
    let verifier = FileVerifier(trial)
    var files: [VerifiedFile] = []
    while true {
      let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < paths.count else { break }
      if let file = verifier.verify(paths[index]) { files.append(file) }
    }
    collected.withLock { $0 += files }
  }
  return collected.withLock { $0 }.sorted { $0.path < $1.path }
}

/// Verifies one file after the other.
private final class FileVerifier {
  private let fixer: Fixer
  private let choice: FixChoice

  init(_ trial: Trial) {
    fixer = Fixer(rules: trial.rules)
    choice = FixChoice(includesUnsafe: trial.includesUnsafe)
  }

  /// - Returns: nil for a file that there was nothing to fix in.
  func verify(_ path: FilePath) -> VerifiedFile? {
    let name = String(decoding: path.bytes, as: UTF8.self)
    guard let before = FileManager.default.contents(atPath: name).map({ [UInt8]($0) }) else {
      return nil
    }
    let outcome = fixer.fix(before, as: path, choice)
    guard outcome.text != before || !outcome.refusals.isEmpty || !outcome.fights.isEmpty else {
      return nil
    }
    var file = VerifiedFile(
      path: name, before: before, after: outcome.text, applied: outcome.applied,
      roundCount: outcome.roundCount, refusals: outcome.refusals.map(\.message),
      fights: outcome.fights, violations: [])
    file.violations += outcome.fights.map { "the rules \($0) work against each other" }
    let left = outcome.remaining.filter(choice.includes).count
    if left > outcome.refusals.count, outcome.fights.isEmpty {
      file.violations.append("\(left) findings are left that could be fixed")
    }
    let again = fixer.fix(outcome.text, as: path, choice)
    if again.text != outcome.text { file.violations.append("a second run changes it again") }
    file.violations += Contents(before).violations(in: Contents(outcome.text), outcome.applied)
    return file
  }
}

/// The tokens and comments of a text, counted.
private struct Contents {
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

  /// What the fixes of some rules should not have done.
  func violations(in other: Contents, _ applied: [String: Int]) -> [String] {
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
    // A fix of `unused_suppression` takes a comment away, or a name in it.
    let isDirective = { (text: String) in
      applied["unused_suppression"] != nil && text.contains("layoutlint:")
    }
    let lost = Self.surplus(comments, over: other.comments)
    for comment in lost.keys.sorted() where !isDirective(comment) {
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
