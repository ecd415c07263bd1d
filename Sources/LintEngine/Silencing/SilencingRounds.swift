import SwiftSource

/// The rounds of silencing the findings of one text: comments are planned for the text as it is, and the text with them is
/// checked. A comment that breaks or splits what it should silence moves to another place, and findings that are new because
/// of it get a comment too.
struct SilencingRounds {
  private let checker: FileChecker
  private let check: ([UInt8]) -> CheckedText
  private let choice: FixChoice
  private let start: CheckedText
  /// The text as it is.
  private let source: SourceFile
  private var plan: SilencingPlan
  /// The places of the accepted findings, by rule.
  private let accepted: [String: Set<Int>]

  /// - Parameters:
  ///   - checker: what `check` checks with; it keeps suppressions.
  ///   - start: the text with its findings.
  ///   - check: checks the text with comments.
  ///   - choice: which findings to silence, but for those that are accepted.
  ///   - accepted: where the accepted findings begin, by rule.
  init(
    _ checker: FileChecker, _ start: CheckedText, _ check: @escaping ([UInt8]) -> CheckedText,
    _ choice: FixChoice, accepted: [String: Set<Int>], _ silencing: Silencing
  ) {
    self.checker = checker
    self.check = check
    self.choice = choice
    self.start = start
    self.accepted = accepted
    source = SourceFile(start.text)
    plan = SilencingPlan(source, silencing)
  }

  /// Plans and checks until nothing changes.
  ///
  /// - Returns: what to insert into the text, and the text with it.
  mutating func run() -> (insertions: Insertions, result: CheckedText) {
    planFirst()
    var current = (insertions: Insertions([]), result: start)
    var insertions = plan.insertions
    for _ in 0..<Fixer.mostRounds where !insertions.isEmpty {
      let result = check(insertions.applied(to: start.text))
      guard result.newProblem(since: start) == nil, let part = changedToken(insertions) else {
        return (Insertions([]), start)
      }
      var hasChanged = false
      if let part {
        hasChanged = plan.replaceForm(ofPart: part)
      } else {
        current = (insertions, result)
        hasChanged = improve(result, insertions)
      }
      guard hasChanged else { break }
      insertions = plan.insertions
    }
    return current
  }

  /// Whether a finding of the text as it is gets a comment.
  private func includes(_ diagnostic: Diagnostic) -> Bool {
    choice.isWanted(diagnostic)
      && accepted[diagnostic.rule]?.contains(diagnostic.range.lowerBound) != true
  }

  /// Plans comments for the findings of the text as it is.
  private mutating func planFirst() {
    var groups: [Int: [Diagnostic]] = [:]
    for diagnostic in start.diagnostics where includes(diagnostic) {
      guard let group = diagnostic.group else {
        _ = plan.add(diagnostic.rule, at: diagnostic.range)
        continue
      }
      groups[group.id, default: []].append(diagnostic)
    }
    for diagnostics in groups.sorted(by: { $0.key < $1.key }).map(\.value) {
      let rule = diagnostics[0].rule
      let ranges = diagnostics.map(\.range)
      if Set(ranges.map { plan.line(of: $0.lowerBound) }).count >= Self.leastForRegion,
        !hasOther(rule, between: ranges)
      {
        plan.add(rule, around: ranges)
      } else {
        for range in ranges { _ = plan.add(rule, at: range) }
      }
    }
  }

  /// How many lines of findings that are shown as one get one pair of comments.
  private static let leastForRegion = 3

  /// Whether a region would silence an accepted finding.
  private func hasOther(_ rule: String, between ranges: [Range<Int>]) -> Bool {
    guard let accepted = accepted[rule], let first = ranges.first, let last = ranges.last else {
      return false
    }
    return accepted.contains { (first.lowerBound..<last.upperBound).contains($0) }
  }

  /// Plans for findings that are left, and moves comments that silence nothing.
  ///
  /// - Returns: whether the plan has changed.
  private mutating func improve(_ result: CheckedText, _ insertions: Insertions) -> Bool {
    var parts: Set<Int> = []
    for suppression in checker.judged where !suppression.isAnnotation {
      for name in suppression.names where name.outcome == .unused {
        if let part = insertions.part(at: name.range.lowerBound) { parts.insert(part) }
      }
    }
    var hasChanged = false
    for part in parts.sorted() where plan.replaceForm(ofPart: part) { hasChanged = true }
    guard !hasChanged else { return true }
    var failed: Set<Int> = []
    for diagnostic in result.diagnostics where choice.isWanted(diagnostic) {
      let start = insertions.old(diagnostic.range.lowerBound)
      guard accepted[diagnostic.rule]?.contains(start) != true else { continue }
      let range = start..<max(start, insertions.old(diagnostic.range.upperBound))
      if let part = plan.add(diagnostic.rule, at: range) {
        failed.insert(part)
      } else {
        hasChanged = true
      }
    }
    for part in failed.sorted() where plan.replaceForm(ofPart: part) { hasChanged = true }
    return hasChanged
  }

  /// Compares the tokens of the new text with those of the old one.
  ///
  /// - Returns: nothing if the text cannot be compared; otherwise the part of the plan whose comment changes a token,
  ///   or nil if there is none.
  private func changedToken(_ insertions: Insertions) -> Int?? {
    let old = source.tokens
    let new = checker.source.tokens
    for index in 0..<min(old.count, new.count) {
      let start = insertions.old(Int(new[index].start))
      guard old[index].kind == new[index].kind, start == old[index].start,
        old[index].range.count == new[index].range.count,
        old[index].startsLine == new[index].startsLine || old[index].kind == .endOfFile
      else {
        return insertions.part(before: Int(old[index].start)).map { .some($0) }
      }
    }
    return old.count == new.count ? .some(nil) : nil
  }
}
