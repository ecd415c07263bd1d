/// The results of a stage that compiles or runs fixed code.
struct FixReport {
  private let name: String
  private var isGood = true
  /// The messages about the whole stage.
  var text: [String] = []

  init(_ name: String) { self.name = name }

  /// Adds failures: for each source and choice of rules the smallest program, and the kinds of all of them.
  mutating func add(_ failures: [UnitModule.Failure]) {
    guard !failures.isEmpty else { return }
    isGood = false
    let groups = Dictionary(grouping: failures) { "\($0.fixed.unit.source), \($0.fixed.rules)" }
    for (group, failures) in groups.sorted(by: { $0.key < $1.key }) {
      let bySize = failures.sorted { $0.fixed.before.count < $1.fixed.before.count }
      let smallest = bySize[0]
      text.append(
        """
        \(name): FAILED \(failures.count) times: \(group)
          the smallest is `\(smallest.fixed.unit.name)`:
        \(smallest.reason.indented(by: 4))
        \(smallest.fixed.difference.indented(by: 4))
          all of them: \(Self.counts(failures.map(\.fixed.unit.kind)))
        """)
    }
  }

  /// Fails if too little was tried for a significant result.
  mutating func requireShare(_ count: Int, of all: Int, percent: Int, _ what: String) {
    guard count * 100 < all * percent else { return }
    isGood = false
    text.append("\(name): FAILED: \(count) of \(all) \(what), at least \(percent) in 100 have to")
  }

  /// Fails if a rule with safe fixes has changed nothing.
  mutating func requireRules(_ fixed: [FixedUnit]) {
    let tried = Set(fixed.flatMap { $0.rules.split(separator: ", ").map(String.init) })
    for rule in Self.triedRules where !tried.contains(rule) {
      isGood = false
      text.append("\(name): FAILED: no fix of \(rule) was tried")
    }
  }

  /// Rules whose safe fixes must occur in the sources of a stage.
  private static let triedRules = [
    "activate_together", "constraint_order", "hierarchy_indentation", "negative_constant",
    "unused_suppression",
  ]

  /// The number of occurrences of each text in a list.
  static func counts(_ texts: [String]) -> String {
    let counts = Dictionary(grouping: texts) { $0 }.mapValues(\.count)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.isEmpty ? "none" : sorted.map { "\($0.value) \($0.key)" }.joined(separator: "; ")
  }

  /// Prints everything.
  ///
  /// - Returns: whether there were no failures.
  func print() -> Bool {
    for line in text { Swift.print(line) }
    return isGood
  }
}

extension FixedUnit {
  /// The lines that the fixes have removed and added.
  var difference: String {
    let (old, new) = (Self.lines(before), Self.lines(after))
    let changes = new.difference(from: old)
    let lines =
      changes.removals.map { change in
        if case .remove(let offset, let line, _) = change { "-\(offset + 1): \(line)" } else { "" }
      }
      + changes.insertions.map { change in
        if case .insert(let offset, let line, _) = change { "+\(offset + 1): \(line)" } else { "" }
      }
    return lines.prefix(24).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
