import LintEngine
import Platform
import RuleKit
import SwiftSource

/// The rounds of fixing one text, or of silencing its findings by comments.
struct FixRounds {
  /// A fix, and the findings that it is for: one, or those that a comment silences.
  struct Candidate {
    var diagnostics: [Diagnostic]
    var fix: Fix
    /// How the comment silences them; nil for a fix.
    var form: SilencingComments.Form?
  }

  struct Note {
    var isAccepted = false
    var refusal: FixRefusal.Reason?
    var failedForms: Set<SilencingComments.Form> = []
  }

  let fixer: Fixer
  private let path: FilePath
  let choice: FixChoice
  let without: Set<String>
  let start: CheckedText

  private(set) var current: CheckedText
  private var notes: [FindingPlace: Note] = [:]
  private var refusalCounts: [String: Int] = [:]
  private var applied: [String: Int] = [:]
  /// The text at the start of each round, and the rules whose fixes it applied.
  private var history: [(text: UInt64, rules: Set<String>)] = []

  /// After this many refused fixes of a rule, its others are not tried: each refusal costs several checks.
  private static let mostRefusals = 8

  init(
    fixer: Fixer, path: FilePath, choice: FixChoice, start: CheckedText, without: Set<String>
  ) {
    self.fixer = fixer
    self.path = path
    self.choice = choice
    self.without = without
    self.start = start
    current = start
  }

  /// Fixes until there is nothing left to fix.
  ///
  /// - Returns: the ids of the rules whose fixes never converge, sorted; the outcome is meaningless then.
  mutating func run() -> [String] {
    while true {
      let candidates = choice.silencing.map { comments($0) } ?? candidates()
      if candidates.isEmpty { return [] }
      var text = FNV1a()
      text.combine(current.text)
      let hash = text.value
      if let first = history.firstIndex(where: { $0.text == hash }) {
        return rules(ofRoundsFrom: first)
      }
      if history.count == Fixer.mostRounds { return rules(ofRoundsFrom: history.count - 2) }
      // Of two fixes that conflict, the one whose finding comes first.
      var selection = EditSelection(byteCount: current.text.count)
      let done = carryOut(candidates.filter { selection.take($0.fix) })
      // If all fixes were refused, the text is unchanged, and postponed fixes can go next.
      if !done.isEmpty { history.append((hash, done)) }
    }
  }

  private func rules(ofRoundsFrom first: Int) -> [String] {
    history[first...].reduce(into: Set<String>()) { $0.formUnion($1.rules) }.sorted()
  }

  subscript(_ diagnostic: Diagnostic) -> Note {
    get { notes[FindingPlace(diagnostic)] ?? Note() }
    set { notes[FindingPlace(diagnostic)] = newValue }
  }

  var outcome: FixedFile {
    var outcome = FixedFile(path: path, current, since: start)
    outcome.applied = choice.silencing == nil ? applied : silenced
    outcome.roundCount = history.count
    outcome.refusals = current.diagnostics.compactMap { diagnostic in
      self[diagnostic].refusal.map {
        FixRefusal(rule: diagnostic.rule, position: diagnostic.start, reason: $0)
      }
    }
    return outcome
  }

  // MARK: Selecting

  private mutating func candidates() -> [Candidate] {
    var candidates: [Candidate] = []
    let acceptedPlaces = acceptedPlaces()
    for diagnostic in current.diagnostics where isOpen(diagnostic) {
      guard let fix = diagnostic.fix, acceptedPlaces[diagnostic.rule]?.touches(fix) != true else {
        continue
      }
      let candidate = Candidate(diagnostics: [diagnostic], fix: fix)
      if fix.isPossible(in: current.text) {
        candidates.append(candidate)
      } else {
        refuse(candidate, .impossible)
      }
    }
    return candidates
  }

  func isOpen(_ diagnostic: Diagnostic) -> Bool {
    let note = self[diagnostic]
    return choice.isWanted(diagnostic) && !note.isAccepted && note.refusal == nil
      && !without.contains(diagnostic.rule)
  }

  /// For each rule, the places of accepted findings, which its other fixes must not touch.
  private mutating func acceptedPlaces() -> [String: EditSelection] {
    noteAccepted()
    var places: [String: EditSelection] = [:]
    guard choice.accepted[path] != nil else { return places }
    for diagnostic in current.diagnostics where self[diagnostic].isAccepted {
      places[diagnostic.rule, default: EditSelection(byteCount: current.text.count)]
        .mark(diagnostic.range)
    }
    return places
  }

  /// Notes the accepted findings: they stay accepted even if a neighbour's fix has changed their line.
  mutating func noteAccepted() {
    guard choice.accepted[path] != nil else { return }
    for diagnostic in current.diagnostics where choice.accepts(diagnostic) {
      self[diagnostic].isAccepted = true
    }
  }

  mutating func refuse(_ candidate: Candidate, _ reason: FixRefusal.Reason) {
    for diagnostic in candidate.diagnostics {
      if let form = candidate.form {
        self[diagnostic].failedForms.insert(form)
      } else {
        self[diagnostic].refusal = reason
        refusalCounts[diagnostic.rule, default: 0] += 1
      }
    }
  }

  // MARK: Applying

  /// Applies fixes that do not conflict, except those that introduce a syntax problem.
  private mutating func carryOut(_ candidates: [Candidate]) -> Set<String> {
    let before = current
    var good: [Candidate] = []
    // Bisects until the culprits are alone.
    var waiting = [candidates]
    while var part = waiting.popLast() {
      part = trusted(part)
      if part.isEmpty { continue }
      let script = EditScript((good + part).map(\.fix))
      let result = fixer.checked(script.applied(to: before.text), path)
      var reason = result.newProblem(since: before).map(FixRefusal.Reason.problem)
      if reason == nil, choice.silencing != nil, !keepsTokens(of: before.text) {
        reason = .unsilenced
      }
      if let reason {
        if part.count == 1 {
          refuse(part[0], reason)
        } else {
          waiting.append(Array(part[(part.count / 2)...]))
          waiting.append(Array(part[..<(part.count / 2)]))
        }
        continue
      }
      let failed = choice.silencing == nil ? [] : Set(failures(part, in: result, script))
      guard failed.isEmpty else {
        for index in failed { refuse(part[index], .unsilenced) }
        waiting.append(part.indices.filter { !failed.contains($0) }.map { part[$0] })
        continue
      }
      good += part
      current = result
    }
    let script = EditScript(good.map(\.fix))
    notes = Dictionary(notes.map { ($0.moved(along: script), $1) }) { first, _ in first }
    let fixed = Self.counts(good.flatMap(\.diagnostics))
    applied.merge(fixed, uniquingKeysWith: +)
    return Set(fixed.keys)
  }

  /// How many findings there are of each rule, as findings are shown: a group counts once.
  static func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
    var groups: Set<Int> = []
    return diagnostics.reduce(into: [:]) { counts, diagnostic in
      if let group = diagnostic.group, !groups.insert(group.id).inserted { return }
      counts[diagnostic.rule, default: 0] += 1
    }
  }

  private mutating func trusted(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      guard refusalCounts[candidate.diagnostics[0].rule, default: 0] >= Self.mostRefusals else {
        return true
      }
      refuse(candidate, .othersRefused)
      return false
    }
  }
}

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
