import RuleKit
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

  /// The meaning of a name: a rule is an index in `RuleSet.known`, a family or preset one in `groups`.
  private enum Meaning: Equatable {
    case all
    case rule(Int)
    case group(Int)
    case unsilenceable
    case unknown
  }

  private let rules: RuleSet
  private let suppressions: [Suppression]
  private let hidesFindings: Bool
  private var entries: [Entry] = []
  /// The families and presets that are named, with the indices of their rules in `RuleSet.known`.
  private var groups: [(group: RuleGroup, rules: [Int])] = []
  private var lines = SuppressedLines()
  private var regions = SuppressedRegions()
  /// The next entry that may open or close a region.
  private var nextEntry = 0

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
            verb: suppression.verb, meaning: meaning(of: name.text)))
      }
      guard let target = SuppressedLines.Target(suppression, source: source, table: table) else {
        continue
      }
      for entry in first..<entries.count {
        if let key = key(entry) { lines.add(entry, key, target) }
      }
    }
  }

  private mutating func meaning(of name: String) -> Meaning {
    if name == Suppression.allRules { return .all }
    if name == SyntaxProblem.ruleID { return .unsilenceable }
    if let index = rules.knownIndex(of: name) {
      return rules.known[index].canBeSilenced ? .rule(index) : .unsilenceable
    }
    guard let group = RuleGroup(named: name) else { return .unknown }
    if group.isAboutSuppressions { return .unsilenceable }
    if let index = groups.firstIndex(where: { $0.group == group }) { return .group(index) }
    groups.append((group, rules.knownIndices(of: group)))
    return .group(groups.count - 1)
  }

  /// What an entry silences: the index of a rule in `RuleSet.known`, or a negative number; nil for an unknown name.
  private func key(_ entry: Int) -> Int? {
    switch entries[entry].meaning {
    case .all: SuppressedRegions.allRules
    case .rule(let index): index
    case .group(let index): Self.key(ofGroup: index)
    case .unsilenceable, .unknown: nil
    }
  }

  private static func key(ofGroup index: Int) -> Int { SuppressedRegions.allRules - 1 - index }

  /// What silences a rule, as numbers: the rule itself, groups with it, all rules.
  private func keys(of rule: Int) -> [Int] {
    var keys = [rule]
    for (index, group) in groups.enumerated() where group.rules.contains(rule) {
      keys.append(Self.key(ofGroup: index))
    }
    return keys + [SuppressedRegions.allRules]
  }

  /// What an entry opens and closes: rules, or all of them.
  private func regionKeys(_ entry: Int) -> [Int] {
    if case .group(let index) = entries[entry].meaning { return groups[index].rules }
    return key(entry).map { [$0] } ?? []
  }

  /// The index of the suppression that silences a finding; nil if none does. Must be called for findings in the order
  /// of their starts.
  mutating func silencer(rule: Int, _ range: Range<Int>, table: LineTable) -> Int? {
    let known = rules.rules[rule].known
    guard rules.known[known].canBeSilenced else { return nil }
    advance(to: range.lowerBound)
    let first = table.position(of: range.lowerBound).line
    let last = table.position(of: max(range.lowerBound, range.upperBound - 1)).line
    guard
      let entry = lines.nearest(first: first, last: last, keys: keys(of: known))
        ?? regions.latest(for: known)
    else { return nil }
    entries[entry].isUsed = true
    return entries[entry].suppression
  }

  /// Whether findings on a line are silenced; credits no suppression. Must be called for lines from top to bottom.
  ///
  /// - Parameters:
  ///   - line: 1-based.
  ///   - offset: the byte of the line where the question starts.
  mutating func silences(rule: Int, line: Int, at offset: Int) -> Bool {
    let known = rules.rules[rule].known
    guard rules.known[known].canBeSilenced else { return false }
    advance(to: offset)
    return lines.nearest(first: line, last: line, keys: keys(of: known)) != nil
      || regions.latest(for: known) != nil
  }

  /// Opens and closes the regions whose comments begin before the offset.
  private mutating func advance(to offset: Int) {
    while nextEntry < entries.count {
      guard entries[nextEntry].start <= offset else { return }
      for key in regionKeys(nextEntry) {
        switch entries[nextEntry].verb {
        case .disable: regions.open(nextEntry, for: key)
        case .enable:
          if regions.close(at: nextEntry, for: key) { entries[nextEntry].isUsed = true }
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
    var speller = RuleSpeller(
      rules.knownIDs + RuleGroup.all.map(\.name) + [Suppression.allRules])
    for entry in entries {
      judged[entry.suppression].names[entry.name].outcome =
        switch entry.meaning {
        case .unknown:
          .unknown(meant: speller.meant(by: judged[entry.suppression].names[entry.name].text))
        case .unsilenceable: .unsilenceable
        case _ where entry.isUsed: .used
        case _ where entry.verb == .enable: .unused
        // Snippets are often incomplete.
        case _ where hidesFindings: .unjudged
        case .all: rules.known.contains { $0.state == .leftOut } ? .unjudged : .unused
        case .rule(let index): outcome([index])
        case .group(let index): outcome(groups[index].rules)
        }
    }
    return judged
  }

  /// The outcome of a name for some rules that silenced nothing.
  private func outcome(_ indices: [Int]) -> Suppression.Outcome {
    let states = indices.map { rules.known[$0].state }
    if states.contains(.leftOut) { return .unjudged }
    return states.contains(.active) ? .unused : .off
  }
}

extension SuppressionLedger {
  /// Removes the fixes that would change a line on which a comment silences their rule.
  ///
  /// - Parameter found: the findings that no comment silences, with indices in `RuleSet.rules`.
  func dropFixes(of found: inout [(rule: Int, finding: Finding)], table: LineTable) {
    var places: [(offset: Int, line: Int, finding: Int)] = []
    for (index, (_, finding)) in found.enumerated() {
      for edit in finding.fix?.edits ?? [] {
        let first = table.position(of: edit.range.lowerBound).line
        let last = table.position(of: max(edit.range.lowerBound, edit.range.upperBound - 1)).line
        for line in first...last {
          let start = table.byteRange(ofLine: line).lowerBound
          places.append((max(start, edit.range.lowerBound), line, index))
        }
      }
    }
    places.sort { $0.offset < $1.offset }
    var ledger = self
    for place in places
    where ledger.silences(rule: found[place.finding].rule, line: place.line, at: place.offset) {
      found[place.finding].finding.fix = nil
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
