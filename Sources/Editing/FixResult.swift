import LintEngine
import Platform
import Project
import SwiftSource

public struct FixResult: Sendable {
  /// The files that were fixed or should have been, sorted by path.
  public var files: [FixedFile]

  public init(files: [FixedFile] = []) { self.files = files }

  /// How many fixes of each rule were applied in changed files, the most frequent rules first.
  public var applied: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for file in files where file.isFixed { counts.merge(file.applied, uniquingKeysWith: +) }
    return counts.mostFirst
  }

  public var changedCount: Int {
    files.reduce(0) { $0 + ($1.isFixed ? 1 : 0) }
  }

  /// Replaces the findings of a run with those after fixing.
  public func update(_ result: inout LintResult) {
    let done = files.filter { $0.problem == nil }
    guard !done.isEmpty else { return }
    let paths = Set(done.map(\.path))
    result.diagnostics.removeAll { paths.contains($0.path) }
    for file in done {
      result.diagnostics += file.remaining
      result.suppressedCount += file.suppressedGrowth
    }
    result.diagnostics.sort(by: Diagnostic.precedes)
  }
}

public struct FixedFile: Sendable {
  public var path: FilePath
  /// The fixed text; the original text if nothing was fixed. Empty once it is in the file.
  public var text: [UInt8] = []
  /// How many fixes of each rule were applied, by the rule's id.
  public var applied: [String: Int] = [:]
  public var roundCount = 0
  /// The findings in the fixed text, in output order.
  public var remaining: [Diagnostic] = []
  /// How many more findings comments silence now.
  public var suppressedGrowth = 0
  /// The fixes that were refused because of their effect, in order of position.
  public var refusals: [FixRefusal] = []
  /// The ids of the rules whose fixes never converge; none of theirs was applied. Each group is sorted.
  public var fights: [[String]] = []
  /// Whether nothing was fixed because of a syntax error, which makes findings unreliable.
  public var isBroken = false
  public var diff: [UInt8] = []
  public var problem: FixProblem?

  /// Whether fixes were applied, and the file, or its diff, contains them.
  public var isFixed: Bool { problem == nil && !applied.isEmpty }

  /// `applied`, the most frequent rules first.
  public var counts: [(rule: String, count: Int)] { applied.mostFirst }

  init(path: FilePath, text: [UInt8] = [], _ problem: FixProblem) {
    (self.path, self.text, self.problem) = (path, text, problem)
  }

  init(path: FilePath, _ checked: CheckedText, since start: CheckedText) {
    self.path = path
    text = checked.text
    remaining = checked.diagnostics
    suppressedGrowth = checked.suppressedCount - start.suppressedCount
  }
}

public struct FixRefusal: Sendable, Equatable {
  public var rule: String
  public var position: Diagnostic.Position
  public var reason: Reason

  public enum Reason: Sendable, Equatable {
    /// Its edits overlap, touch or are outside of the file.
    case impossible
    /// The fix would introduce this problem.
    case problem(SyntaxProblem.Kind)
    /// Several other fixes of the rule were refused in this text, so this one was not tried.
    case othersRefused
    /// No comment that leaves the code as it is silences the finding.
    case unsilenced
  }

  public var message: String {
    switch reason {
    case .impossible: "a fix of `\(rule)` was not applied, because its edits are invalid"
    case .problem(let kind):
      "a fix of `\(rule)` was not applied, because the file would have an error: \(kind.message)"
    case .othersRefused:
      "a fix of `\(rule)` was not applied, because several other fixes of the rule were refused"
    case .unsilenced: "no comment that layoutlint can place silences this finding of `\(rule)`"
    }
  }
}

extension [String: Int] {
  fileprivate var mostFirst: [(rule: String, count: Int)] {
    map { (rule: $0.key, count: $0.value) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.rule < $1.rule }
  }
}

/// Why a file did not get its fixed text.
public struct FixProblem: Error, Sendable, Equatable {
  public var message: String
  public var advice: String

  init(_ failure: RewriteFailure) {
    switch failure {
    case .leadsOut(let link):
      message = "not changed, because \(link.reason)"
      advice = link.advice
    case .refused(.changed):
      message = "not changed, because the file has changed since it was read"
      advice = "save it, and run again"
    case .refused(.readOnly):
      message = "not changed, because the file is read-only"
      advice = "make it writable, or leave it out of the paths"
    case .refused(.locked):
      message = "not changed, because the file is read-only: it is locked"
      advice = SystemAdvice.locked
    case .refused(.hardLinked):
      message =
        "not changed, because the file has several names (hard links), which a change would separate"
      advice = "copy it to a file of its own, or apply the output of `--diff`"
    case .refused(.system(let error)):
      message = "not changed, because the file cannot be written: \(error.text)"
      advice = "check that its folder is writable and has space; the file is unchanged"
    }
  }

  init(_ error: ReadProblem) {
    (message, advice) = (error.message, error.advice)
  }
}
