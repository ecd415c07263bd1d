import SwiftSource

// Comments that silence findings are fixes that keep every token. One that does not silence its findings is tried in
// another form.
extension FixRounds {
  /// The comments for the findings to silence.
  mutating func comments(_ silencing: Silencing) -> [Candidate] {
    noteAccepted()
    let wanted = current.diagnostics.filter {
      choice.isWanted($0) && accepted[$0] == nil && refused[$0] == nil && !without.contains($0.rule)
    }
    guard !wanted.isEmpty else { return [] }
    let writer = SilencingComments(current.text, silencing)
    let acceptedPlaces = current.diagnostics.filter { accepted[$0] != nil }
    let (comments, rest) = writer.comments(
      for: wanted, failed: { failedForms[$0] ?? [] },
      isAccepted: { rule, range in
        acceptedPlaces.contains { $0.rule == rule && range.contains($0.range.lowerBound) }
      })
    for diagnostic in rest { refused[diagnostic] = .unsilenced }
    return comments.map {
      Candidate(diagnostics: $0.diagnostics, fix: $0.fix, form: $0.form)
    }
  }

  /// The indices of the comments among some that do not silence all of their findings, or that silence nothing.
  func failures(_ comments: [Candidate], in result: CheckedText, _ script: EditScript) -> [Int] {
    var left = PlaceMemory<Bool>()
    for diagnostic in result.diagnostics { left[diagnostic] = true }
    var unused: [Int] = []
    for suppression in fixer.checker.judged {
      for name in suppression.names where name.outcome == .unused {
        unused.append(name.range.lowerBound)
      }
    }
    return comments.indices.filter { index in
      let comment = comments[index]
      return comment.diagnostics.contains {
        left[$0.rule, at: script.moved($0.range.lowerBound)] != nil
      }
        || comment.fix.edits.contains { edit in
          let end = script.moved(edit.range.lowerBound)
          let next = unused.partitioningIndex { $0 >= end - edit.replacement.count }
          return next < unused.count && unused[next] < end
        }
    }
  }

  /// Whether the tokens of the last checked text are those of another one.
  func keepsTokens(of text: [UInt8]) -> Bool {
    let before = SourceFile(text)
    let new = fixer.checker.source.tokens
    return withExtendedLifetime(before) {
      before.tokens.count == new.count
        && zip(before.tokens, new).allSatisfy { old, new in
          old.kind == new.kind && old.range.count == new.range.count
            && (old.startsLine == new.startsLine || old.kind == .endOfFile)
        }
    }
  }

  /// How many findings are silenced, by rule, as findings are shown: a group counts once.
  var silenced: [String: Int] {
    counts(start).merging(counts(current)) { $0 - $1 }.filter { $0.value > 0 }
  }

  private func counts(_ checked: CheckedText) -> [String: Int] {
    var groups: Set<Int> = []
    return checked.diagnostics.reduce(into: [:]) { counts, diagnostic in
      guard choice.includes(diagnostic) else { return }
      if let group = diagnostic.group, !groups.insert(group.id).inserted { return }
      counts[diagnostic.rule, default: 0] += 1
    }
  }
}
