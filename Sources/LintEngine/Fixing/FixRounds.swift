/// The rounds of fixing one text.
struct FixRounds {
  /// A finding and its fix.
  private struct Candidate {
    var diagnostic: Diagnostic
    var fix: Fix
  }

  private let fixer: Fixer
  private let path: FilePath
  private let choice: FixChoice
  /// The ids of the rules whose findings are not fixed.
  private let without: Set<String>
  private let start: CheckedText

  private var current: CheckedText
  private var accepted = PlaceMemory<Bool>()
  private var refused = PlaceMemory<FixRefusal.Reason>()
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
      let candidates = candidates()
      if candidates.isEmpty { return [] }
      let hash = Self.hash(current.text)
      if let first = history.firstIndex(where: { $0.text == hash }) {
        return rules(ofRoundsFrom: first)
      }
      if history.count == Fixer.mostRounds { return rules(ofRoundsFrom: history.count - 2) }
      let done = carryOut(chosen(from: candidates))
      // If all fixes were refused, the text is unchanged, and postponed fixes can go next.
      if !done.isEmpty { history.append((hash, done)) }
    }
  }

  private func rules(ofRoundsFrom first: Int) -> [String] {
    history[first...].reduce(into: Set<String>()) { $0.formUnion($1.rules) }.sorted()
  }

  private static func hash(_ text: [UInt8]) -> UInt64 {
    var hash = FNV1a()
    hash.combine(text)
    return hash.value
  }

  /// The result of the rounds.
  var outcome: FixOutcome {
    var outcome = FixOutcome(current, since: start)
    outcome.applied = applied
    outcome.roundCount = history.count
    outcome.refusals = current.diagnostics.compactMap { diagnostic in
      refused[diagnostic].map {
        FixRefusal(rule: diagnostic.rule, position: diagnostic.start, reason: $0)
      }
    }
    return outcome
  }

  // MARK: Selecting

  /// The findings to fix.
  private mutating func candidates() -> [Candidate] {
    var candidates: [Candidate] = []
    let acceptedPlaces = acceptedPlaces()
    for diagnostic in current.diagnostics {
      guard choice.isWanted(diagnostic), let fix = diagnostic.fix else { continue }
      guard accepted[diagnostic] == nil, refused[diagnostic] == nil,
        !without.contains(diagnostic.rule),
        acceptedPlaces[diagnostic.rule]?.touches(fix) != true
      else { continue }
      if !fix.isPossible(in: current.text) {
        refuse(diagnostic, .impossible)
      } else if refusalCounts[diagnostic.rule, default: 0] >= Self.mostRefusals {
        refuse(diagnostic, .othersRefused)
      } else {
        candidates.append(Candidate(diagnostic: diagnostic, fix: fix))
      }
    }
    return candidates
  }

  /// For each rule, the places of accepted findings, which its other fixes must not touch.
  private mutating func acceptedPlaces() -> [String: EditSelection] {
    guard choice.accepted[path] != nil else { return [:] }
    var places: [String: EditSelection] = [:]
    for diagnostic in current.diagnostics {
      // A finding stays accepted even if a neighbour's fix has changed its line.
      if choice.accepts(diagnostic) { accepted[diagnostic] = true }
      guard accepted[diagnostic] != nil else { continue }
      places[diagnostic.rule, default: EditSelection(byteCount: current.text.count)]
        .mark(diagnostic.range)
    }
    return places
  }

  private mutating func refuse(_ diagnostic: Diagnostic, _ reason: FixRefusal.Reason) {
    refused[diagnostic] = reason
    refusalCounts[diagnostic.rule, default: 0] += 1
  }

  /// The fixes that can be applied together; of two that conflict, the one whose finding comes first.
  private func chosen(from candidates: [Candidate]) -> [Candidate] {
    var selection = EditSelection(byteCount: current.text.count)
    return candidates.filter { selection.take($0.fix) }
  }

  // MARK: Applying

  /// Applies fixes that do not conflict, except those that introduce a syntax problem.
  ///
  /// - Returns: the ids of the rules whose fixes were applied.
  private mutating func carryOut(_ candidates: [Candidate]) -> Set<String> {
    let before = current
    var good: [Candidate] = []
    // Bisects until the culprits are alone.
    var waiting = [candidates]
    while var part = waiting.popLast() {
      part = trusted(part)
      if part.isEmpty { continue }
      let text = EditScript((good + part).map(\.fix)).applied(to: before.text)
      let result = fixer.checked(text, path)
      if let problem = result.newProblem(since: before) {
        if part.count == 1 {
          refuse(part[0].diagnostic, .problem(problem))
        } else {
          waiting.append(Array(part[(part.count / 2)...]))
          waiting.append(Array(part[..<(part.count / 2)]))
        }
      } else {
        good += part
        current = result
      }
    }
    let script = EditScript(good.map(\.fix))
    accepted.move(along: script)
    refused.move(along: script)
    for rule in findings(good) { applied[rule, default: 0] += 1 }
    return Set(good.map(\.diagnostic.rule))
  }

  /// The rule of each fixed finding, as findings are reported: a group counts once.
  private func findings(_ fixed: [Candidate]) -> [String] {
    var groups: Set<Int> = []
    return fixed.compactMap { candidate in
      guard let group = candidate.diagnostic.group else { return candidate.diagnostic.rule }
      return groups.insert(group.id).inserted ? candidate.diagnostic.rule : nil
    }
  }

  /// The candidates except those of rules with too many refused fixes.
  private mutating func trusted(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      guard refusalCounts[candidate.diagnostic.rule, default: 0] >= Self.mostRefusals else {
        return true
      }
      refuse(candidate.diagnostic, .othersRefused)
      return false
    }
  }
}
