import SwiftSource

// Comments that silence findings are fixes that keep every token. One that does not silence its findings is tried in
// another form.
extension FixRounds {
  mutating func comments(_ silencing: Silencing) -> [Candidate] {
    noteAccepted()
    let wanted = current.diagnostics.filter(isOpen)
    guard !wanted.isEmpty else { return [] }
    let accepted = current.diagnostics.filter { self[$0].isAccepted }
    let (comments, rest) = SilencingComments(current.text, silencing).comments(
      for: wanted, failed: { self[$0].failedForms },
      isAccepted: { rule, range in
        accepted.contains { $0.rule == rule && range.contains($0.range.lowerBound) }
      })
    for diagnostic in rest { self[diagnostic].refusal = .unsilenced }
    return comments
  }

  /// The indices of the comments among some that do not silence all of their findings, or that silence nothing.
  func failures(_ comments: [Candidate], in result: CheckedText, _ script: EditScript) -> [Int] {
    let left = Set(result.diagnostics.map { FindingPlace($0) })
    var unused: [Int] = []
    for suppression in fixer.checker.judged {
      for name in suppression.names where name.outcome == .unused {
        unused.append(name.range.lowerBound)
      }
    }
    return comments.indices.filter { index in
      let comment = comments[index]
      return comment.diagnostics.contains {
        left.contains(FindingPlace($0).moved(along: script))
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

  var silenced: [String: Int] {
    let (before, after) = (start.diagnostics, current.diagnostics)
    return Self.counts(before.filter(choice.includes))
      .merging(Self.counts(after.filter(choice.includes))) { $0 - $1 }.filter { $0.value > 0 }
  }
}
