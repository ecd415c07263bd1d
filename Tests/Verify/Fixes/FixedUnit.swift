import Editing
import FuzzSupport
import Platform
import RuleKit
import Rules

/// A choice of rules whose fixes are applied.
struct FixTrial: Sendable {
  var name: String
  var rules: RuleSet

  /// All rules, including those that are off by default, and again with other options.
  static let all = [
    FixTrial(name: "", rules: TriedRules.standard),
    FixTrial(name: ", other options", rules: TriedRules.others),
  ]
}

/// A unit after its fixes.
struct FixedUnit: Sendable {
  var unit: CodeUnit
  var before: String
  var after: String
  /// The rules that changed it, with details of the trial.
  var rules: String

  /// The units that safe fixes, or also unsafe ones, change; each text once.
  static func changed(_ units: [CodeUnit], includesUnsafe: Bool = false) -> [FixedUnit] {
    let next = Monitor(0)
    let found = Monitor<[(index: Int, units: [FixedUnit])]>([])
    runOnThreads(processorCount()) { _ in
      let fixers = FixTrial.all.map { Fixer(rules: $0.rules) }
      while let index = next.withLock({ next -> Int? in
        next += 1
        return next <= units.count ? next - 1 : nil
      }) {
        let fixed = changes(of: units[index], fixers, FixChoice(includesUnsafe: includesUnsafe))
        if !fixed.isEmpty { found.withLock { $0.append((index, fixed)) } }
      }
    }
    return found.withLock { $0 }.sorted { $0.index < $1.index }.flatMap(\.units)
  }

  private static func changes(
    of unit: CodeUnit, _ fixers: [Fixer], _ choice: FixChoice
  ) -> [FixedUnit] {
    var fixed: [FixedUnit] = []
    for (trial, fixer) in zip(FixTrial.all, fixers) {
      let outcome = fixer.fix(Array(unit.text.utf8), as: FilePath("Unit.swift"), choice)
      let after = String(decoding: outcome.text, as: UTF8.self)
      guard after != unit.text, !fixed.contains(where: { $0.after == after }) else { continue }
      let rules = outcome.applied.keys.sorted().joined(separator: ", ")
      fixed.append(
        FixedUnit(unit: unit, before: unit.text, after: after, rules: rules + trial.name))
    }
    return fixed
  }
}
