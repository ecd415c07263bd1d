import SwiftSource

/// Determines which findings of a file are silenced, and credits each to the nearest suppression that covers it: to one
/// for lines before a region, and among regions to the one that began last.
struct SuppressionLedger {
  /// A name in a suppression, with its meaning.
  private struct Entry {
    var suppression: Int
    var name: Int
    /// Where the comment begins.
    var start: Int
    var verb: Suppression.Verb?
    var meaning: Meaning
    var isUsed = false
  }

  /// The meaning of a name: a rule is an index in `RuleSet.known`.
  private enum Meaning: Equatable {
    case all
    case rule(Int)
    case unsilenceable
    case unknown
  }

  private let rules: RuleSet
  private let suppressions: [Suppression]
  private let hidesFindings: Bool
  private var entries: [Entry] = []
  private var lines = SuppressedLines()
  private var regions = SuppressedRegions()
  /// The next entry that may open or close a region.
  private var nextEntry = 0

  /// - Parameters:
  ///   - suppressions: the suppressions of the file, in order.
  ///   - source: the file, tokenized.
  ///   - rules: the rules that the file is checked for.
  init(_ suppressions: [Suppression], source: SourceFile, table: LineTable, rules: RuleSet) {
    self.rules = rules
    self.suppressions = suppressions
    hidesFindings = source.problems.contains { $0.kind.severity == .error }
    for (index, suppression) in suppressions.enumerated() {
      let first = entries.count
      for (number, name) in suppression.names.enumerated() {
        entries.append(
          Entry(
            suppression: index, name: number, start: suppression.comment.lowerBound,
            verb: suppression.verb, meaning: Self.meaning(of: name.text, in: rules)))
      }
      guard let target = SuppressedLines.Target(suppression, source: source, table: table) else {
        continue
      }
      for entry in first..<entries.count {
        if let key = key(entry) { lines.add(entry, key, target) }
      }
    }
  }

  private static func meaning(of name: String, in rules: RuleSet) -> Meaning {
    if name == Suppression.allRules { return .all }
    if name == SyntaxProblem.ruleID { return .unsilenceable }
    guard let index = rules.knownIndex(of: name) else { return .unknown }
    return rules.known[index].canBeSilenced ? .rule(index) : .unsilenceable
  }

  /// The rule of an entry, `allRules` for all rules; nil for a name without a rule.
  private func key(_ entry: Int) -> Int? {
    switch entries[entry].meaning {
    case .all: SuppressedRegions.allRules
    case .rule(let index): index
    case .unsilenceable, .unknown: nil
    }
  }

  /// Whether a finding is silenced. Must be called for findings in the order of their starts.
  ///
  /// - Parameters:
  ///   - rule: the rule's index in `RuleSet.rules`.
  ///   - range: the bytes of the finding.
  mutating func silences(rule: Int, _ range: Range<Int>, table: LineTable) -> Bool {
    let known = rules.rules[rule].known
    guard rules.known[known].canBeSilenced else { return false }
    advance(to: range.lowerBound)
    let first = table.position(of: range.lowerBound).line
    let last = table.position(of: max(range.lowerBound, range.upperBound - 1)).line
    guard
      let entry = lines.nearest(first: first, last: last, rule: known) ?? regions.latest(for: known)
    else { return false }
    entries[entry].isUsed = true
    return true
  }

  /// Whether findings on a line are silenced; credits no suppression. Must be called for lines from top to bottom.
  ///
  /// - Parameters:
  ///   - rule: the rule's index in `RuleSet.rules`.
  ///   - line: 1-based.
  ///   - offset: the byte of the line where the question starts.
  mutating func silences(rule: Int, line: Int, at offset: Int) -> Bool {
    let known = rules.rules[rule].known
    guard rules.known[known].canBeSilenced else { return false }
    advance(to: offset)
    return lines.nearest(first: line, last: line, rule: known) != nil
      || regions.latest(for: known) != nil
  }

  /// Opens and closes the regions whose comments begin before the offset.
  private mutating func advance(to offset: Int) {
    while nextEntry < entries.count {
      guard entries[nextEntry].start <= offset else { return }
      if let key = key(nextEntry) {
        switch entries[nextEntry].verb {
        case .disable: regions.open(nextEntry, for: key)
        case .enable: entries[nextEntry].isUsed = regions.close(at: nextEntry, for: key)
        case .disableNext, .disableThis, .disablePrevious, nil: break
        }
      }
      nextEntry += 1
    }
  }

  /// The suppressions with the effects of their names, once all findings have been checked.
  mutating func judged() -> [Suppression] {
    advance(to: .max)
    var judged = suppressions
    var speller = RuleSpeller(rules.knownIDs + [Suppression.allRules])
    for entry in entries {
      judged[entry.suppression].names[entry.name].outcome =
        switch entry.meaning {
        case .unknown:
          .unknown(meant: speller.meant(by: judged[entry.suppression].names[entry.name].text))
        case .unsilenceable: .unsilenceable
        case _ where entry.isUsed: .used
        case _ where entry.verb == .enable: .unused
        case _ where hidesFindings: .unjudged
        case .all: rules.known.contains { $0.state == .leftOut } ? .unjudged : .unused
        case .rule(let index): Self.outcome(rules.known[index].state)
        }
    }
    return judged
  }

  /// The outcome of a name that silenced nothing.
  private static func outcome(_ state: RuleSet.KnownRule.State) -> Suppression.Outcome {
    switch state {
    case .active: .unused
    case .off: .off
    case .leftOut: .unjudged
    }
  }
}

/// Finds similar names for a limited number of names: each costs a comparison with all rules.
private struct RuleSpeller {
  private static let most = 1_000
  private let known: [String]
  private var answers: [String: String?] = [:]

  init(_ known: [String]) { self.known = known }

  mutating func meant(by name: String) -> String? {
    if let answer = answers[name] { return answer }
    guard answers.count < Self.most else { return nil }
    let answer = suggestion(for: name, among: known)
    answers[name] = .some(answer)
    return answer
  }
}
