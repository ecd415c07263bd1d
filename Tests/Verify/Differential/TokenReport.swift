import Platform
import SwiftSource

/// The result of comparing tokens.
struct TokenReport: Sendable {
  private struct FileReport: Sendable {
    var tokenCount: Int
    var commentCount: Int
    var ruleCounts: [TokenRule: Int]
    var isRefused: Bool
    /// Tokens after a place whose text both sides reject.
    var skippedCount: Int
    var differences: [String]
  }

  private let files: [ReadFile<FileReport>]

  /// Compares the tokens of these files.
  init(_ paths: [FilePath]) throws {
    files = try readFiles(paths) { source, reference, _ in
      let comparison = TokenComparison(source, reference)
      return FileReport(
        tokenCount: comparison.tokenCount, commentCount: comparison.commentCount,
        ruleCounts: comparison.ruleCounts, isRefused: reference.complaint != nil,
        skippedCount: source.tokens.count { Int($0.end) > comparison.limit },
        differences: comparison.differences.map { difference in
          let place = place(of: difference.range.lowerBound, in: source)
          let text = source.text(difference.range).prefix(60)
          let complaint = reference.complaint.map { " (with a syntax error: \($0))" } ?? ""
          return
            "\(place): \(text.debugDescription): \(difference.ours) | \(difference.theirs)\(complaint)"
        })
    }
  }

  /// One line for each difference that no rule explains.
  var differences: [String] {
    files.flatMap { file in file.result.differences.map { "\(file.path):\($0)" } }
  }

  var text: String {
    let results = files.map(\.result)
    let bytes = files.reduce(0) { $0 + $1.byteCount }
    let tokens = results.reduce(0) { $0 + $1.tokenCount }
    let comments = results.reduce(0) { $0 + $1.commentCount }
    let rules = results.reduce(into: [:]) { $0.merge($1.ruleCounts, uniquingKeysWith: +) }
    let skipped = results.filter { $0.skippedCount > 0 }
    var lines = [
      "\(files.count) different files, \(bytes) bytes",
      "\(results.count { $0.isRefused }) of them with a syntax error",
      "\(tokens) tokens and \(comments) comments compared",
      "\(skipped.reduce(0) { $0 + $1.skippedCount }) tokens of \(skipped.count) files not compared: both refuse the text before them",
      "\(tokens - rules.values.reduce(0, +)) tokens are the same; of the others",
    ]
    for rule in TokenRule.allCases { lines.append("  \(rules[rule] ?? 0): \(rule.reason)") }
    lines.append(
      differences.isEmpty ? "All is explained" : "\(differences.count) differences:")
    lines += differences.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
