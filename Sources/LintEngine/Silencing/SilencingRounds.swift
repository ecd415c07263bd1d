import SwiftSource

extension Fixer {
  /// Adds comments that silence findings of a text.
  ///
  /// The comments are planned for the text as it is, and the text with them is checked: a comment that breaks or splits
  /// what it should silence moves to another place, and findings that are new because of it get a comment too.
  ///
  /// - Parameters:
  ///   - text: the bytes of a Swift file, at most `SourceFile.maximumByteCount`.
  ///   - path: the path of the file.
  ///   - choice: which findings to silence.
  func silence(
    _ text: [UInt8], as path: FilePath, _ choice: FixChoice, _ silencing: Silencing
  ) -> FixOutcome {
    checker.keepsSuppressions = true
    defer { checker.keepsSuppressions = false }
    let start = checked(text, path)
    guard start.isSwift, checker.source.implausibleToken == nil else {
      var outcome = FixOutcome(start, since: start)
      outcome.isBroken = start.diagnostics.contains(where: choice.includes)
      return outcome
    }
    var rounds = SilencingRounds(fixer: self, path: path, choice: choice, start, silencing)
    return rounds.run()
  }
}

/// The rounds of silencing the findings of one text.
private struct SilencingRounds {
  private let fixer: Fixer
  private let path: FilePath
  private let choice: FixChoice
  private let start: CheckedText
  /// The text as it is.
  private let source: SourceFile
  private var plan: SilencingPlan
  /// The places of the accepted findings, by rule.
  private var accepted: [String: Set<Int>] = [:]

  init(
    fixer: Fixer, path: FilePath, choice: FixChoice, _ start: CheckedText, _ silencing: Silencing
  ) {
    self.fixer = fixer
    self.path = path
    self.choice = choice
    self.start = start
    source = SourceFile(start.text)
    plan = SilencingPlan(source, silencing)
    for diagnostic in start.diagnostics where choice.accepts(diagnostic) {
      accepted[diagnostic.rule, default: []].insert(diagnostic.range.lowerBound)
    }
  }

  mutating func run() -> FixOutcome {
    // Tokens and lines of a Markdown file are not those of its blocks; an annotation in front of a block is its author's.
    guard !path.isMarkdown else { return outcome(start) }
    planFirst()
    var current = start
    var insertions = plan.insertions
    for _ in 0..<Fixer.mostRounds where !insertions.isEmpty {
      let text = insertions.applied(to: start.text)
      let result = fixer.checked(text, path)
      guard result.newProblem(since: start) == nil, let part = changedToken(insertions) else {
        return refused()
      }
      var hasChanged = false
      if let part {
        hasChanged = plan.replaceForm(ofPart: part)
      } else {
        current = result
        hasChanged = improve(result, insertions)
      }
      guard hasChanged else { break }
      insertions = plan.insertions
    }
    return outcome(current)
  }

  /// Plans comments for the findings of the text as it is.
  private mutating func planFirst() {
    var groups: [Int: [Diagnostic]] = [:]
    for diagnostic in start.diagnostics where choice.includes(diagnostic) {
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
    for suppression in fixer.checker.judged {
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
    let new = fixer.checker.source.tokens
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

  // MARK: - Results

  private func refused() -> FixOutcome { outcome(start) }

  private func outcome(_ current: CheckedText) -> FixOutcome {
    var outcome = FixOutcome(current, since: start)
    outcome.refusals = current.diagnostics.compactMap { diagnostic in
      guard choice.includes(diagnostic) else { return nil }
      return FixRefusal(
        rule: diagnostic.rule, position: diagnostic.start, reason: .unsilenced)
    }
    outcome.applied = counts(start).merging(counts(current)) { $0 - $1 }.filter { $0.value > 0 }
    return outcome
  }

  /// The number of findings to silence, as findings are shown: a group counts once.
  private func counts(_ checked: CheckedText) -> [String: Int] {
    var groups: Set<Int> = []
    return checked.diagnostics.reduce(into: [:]) { counts, diagnostic in
      guard choice.includes(diagnostic) else { return }
      if let group = diagnostic.group, !groups.insert(group.id).inserted { return }
      counts[diagnostic.rule, default: 0] += 1
    }
  }
}
