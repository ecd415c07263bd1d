import SwiftSource

extension Fixer {
  /// Adds comments that silence findings of a text.
  ///
  /// - Parameters:
  ///   - text: the bytes of a Swift or Markdown file, at most `SourceFile.maximumByteCount`.
  ///   - path: the path of the file.
  ///   - choice: which findings to silence.
  func silence(
    _ text: [UInt8], as path: FilePath, _ choice: FixChoice, _ silencing: Silencing
  ) -> FixOutcome {
    checker.keepsSuppressions = true
    defer { checker.keepsSuppressions = false }
    let start = checked(text, path)
    if path.isMarkdown {
      let current = silencedBlocks(start, path, choice, silencing)
      return FixOutcome(current, silencedSince: start, choice)
    }
    guard start.isSwift, checker.source.implausibleToken == nil else {
      var outcome = FixOutcome(start, since: start)
      outcome.isBroken = start.diagnostics.contains(where: choice.includes)
      return outcome
    }
    var rounds = SilencingRounds(
      checker, start, { self.checked($0, path) }, choice,
      accepted: choice.accepted(of: start.diagnostics) { $0 }, silencing)
    return FixOutcome(rounds.run().result, silencedSince: start, choice)
  }

  /// Silences the blocks of a Markdown file one by one, each as a text of its own. What an annotation expects is not found
  /// in the first place.
  private func silencedBlocks(
    _ start: CheckedText, _ path: FilePath, _ choice: FixChoice, _ silencing: Silencing
  ) -> CheckedText {
    var edits: [Edit] = []
    let lineBreak = LineBreak(of: start.text)
    for block in MarkdownReader(start.text).blocks {
      let first = start.diagnostics.partitioningIndex { $0.range.lowerBound >= block.start }
      let found = start.diagnostics[first...].prefix { $0.range.lowerBound < block.end }
      guard found.contains(where: choice.includes) else { continue }
      let code = MarkdownCode(block, in: start.text)
      let annotation = block.annotationForWholeText(in: start.text)
      let check = { self.checked($0, path, blockWith: annotation) }
      let own = check(code.text)
      // Parts of files have brackets without a partner.
      guard checker.source.problems.allSatisfy(\.kind.isUsualInFragments),
        checker.source.implausibleToken == nil
      else { continue }
      var rounds = SilencingRounds(
        checker, own, check, choice,
        accepted: choice.accepted(of: found, code.offset), silencing)
      let insertions = rounds.run().insertions
      guard !insertions.isEmpty else { continue }
      let fix = code.place(of: Fix(insertions.edits, safety: .safe))
      edits += fix?.writing(lineBreak).edits ?? []
    }
    guard !edits.isEmpty else { return start }
    let text = EditScript([Fix(edits, safety: .safe)]).applied(to: start.text)
    let current = checked(text, path)
    return current.newProblem(since: start) == nil ? current : start
  }

  /// Checks the code of a block of Markdown, with positions in the code.
  private func checked(
    _ text: [UInt8], _ path: FilePath, blockWith annotation: Suppression?
  ) -> CheckedText {
    guard text.count <= SourceFile.maximumByteCount else { return CheckedText(tooLarge: text) }
    checker.source.load(text)
    let diagnostics = checker.occurrences(inBlockWith: annotation, path: path)
    if checker.source.isOutOfMemory { return CheckedText(tooLarge: text) }
    return CheckedText(
      text, diagnostics, suppressedCount: checker.suppressedCount, checker.source.problems)
  }
}

extension FixChoice {
  /// Where the accepted ones of some findings begin, by rule.
  ///
  /// - Parameter offset: the offset to return for one in the file; nil to leave the finding out.
  fileprivate func accepted(
    of diagnostics: some Sequence<Diagnostic>, _ offset: (Int) -> Int?
  ) -> [String: Set<Int>] {
    diagnostics.reduce(into: [:]) { places, diagnostic in
      guard accepts(diagnostic), let place = offset(diagnostic.range.lowerBound) else { return }
      places[diagnostic.rule, default: []].insert(place)
    }
  }
}

extension FixOutcome {
  /// The outcome of silencing.
  fileprivate init(
    _ current: CheckedText, silencedSince start: CheckedText, _ choice: FixChoice
  ) {
    self.init(current, since: start)
    refusals = current.diagnostics.compactMap { diagnostic in
      guard choice.includes(diagnostic) else { return nil }
      return FixRefusal(
        rule: diagnostic.rule, position: diagnostic.start, reason: .unsilenced)
    }
    applied = choice.counts(start).merging(choice.counts(current)) { $0 - $1 }
      .filter { $0.value > 0 }
  }
}

extension FixChoice {
  /// The number of findings to silence, as findings are shown: a group counts once.
  fileprivate func counts(_ checked: CheckedText) -> [String: Int] {
    var groups: Set<Int> = []
    return checked.diagnostics.reduce(into: [:]) { counts, diagnostic in
      guard includes(diagnostic) else { return }
      if let group = diagnostic.group, !groups.insert(group.id).inserted { return }
      counts[diagnostic.rule, default: 0] += 1
    }
  }
}
