import LintEngine
import Project
import RuleKit
import SwiftSource

/// How far some code keeps to its rules: for each rule and folder, how many places were judged and how many depart.
public struct Score: Sendable {
  /// The places that something judged, and those among them that depart from it.
  public struct Count: Sendable, Equatable {
    public var places = 0
    public var departures = 0

    public init(places: Int = 0, departures: Int = 0) {
      self.places = places
      self.departures = departures
    }

    /// The share of places that keep to the rules. A place may have several findings.
    public var consistency: Consistency {
      let total = max(places, departures)
      return Consistency(total - departures, of: total)
    }

    /// The share of places that keep to the rules, in percent, rounded down; 100 without any place.
    public var percent: Int { places == 0 && departures == 0 ? 100 : consistency.percent }

    static func += (sum: inout Count, count: Count) {
      sum.places += count.places
      sum.departures += count.departures
    }
  }

  /// By folder, then by rule. The path of a folder is that of its files, empty for the current folder.
  public private(set) var folders: [String: [String: Count]] = [:]
  /// The rules that were on, in the order of the catalogue.
  public private(set) var rules: [RuleDescription]

  /// - Parameters:
  ///   - result: a run whose rules count their places, before a baseline is applied.
  ///   - rules: all rules, in the order of the catalogue.
  package init(_ result: LintResult, rules: [RuleDescription]) {
    for (rule, tally) in result.tallies {
      for (folder, places) in tally.counts {
        folders[folder, default: [:]][rule, default: Count()].places += places
      }
    }
    for diagnostic in result.diagnostics where diagnostic.rule != SyntaxProblem.ruleID {
      let folder = diagnostic.path.folderText
      folders[folder, default: [:]][diagnostic.rule, default: Count()].departures += 1
    }
    self.rules = rules
    let counted = byRule
    self.rules.removeAll { counted[$0.id] == nil }
  }

  /// The counts of each rule, for all folders.
  public var byRule: [String: Count] {
    folders.values.reduce(into: [:]) { sum, counts in
      for (rule, count) in counts { sum[rule, default: Count()] += count }
    }
  }

  /// All places but those of rules about mistakes, of which there are many and few have one.
  public var total: Count {
    let counts = byRule
    return rules.filter { !$0.family.isAboutMistakes }.reduce(into: Count()) {
      $0 += counts[$1.id] ?? Count()
    }
  }

  /// How many mistakes there are.
  public var mistakeCount: Int {
    let counts = byRule
    return rules.filter { $0.family.isAboutMistakes }.reduce(0) {
      $0 + (counts[$1.id]?.departures ?? 0)
    }
  }

  /// The totals of the folders one level below the deepest folder that holds all of them, sorted.
  public var byTopFolder: [(folder: String, count: Count)] {
    let paths = folders.keys.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    let common = paths.dropFirst().reduce(paths.first ?? []) { common, path in
      Array(zip(common, path).prefix { $0 == $1 }.map(\.0))
    }
    var counts: [String: Count] = [:]
    for (path, folder) in zip(paths, folders.values) {
      let name = path.prefix(common.count + 1).joined(separator: "/")
      for rule in rules where !rule.family.isAboutMistakes {
        if let count = folder[rule.id] { counts[name, default: Count()] += count }
      }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Linter {
  /// Counts what the rules judge in some files, and what departs.
  ///
  /// - Parameter rules: all rules, in the order of the catalogue.
  public func score(
    _ discovery: FileDiscovery, rules: [RuleDescription]
  ) -> (score: Score, problems: [ReadProblem]) {
    var discovery = discovery
    for index in discovery.scopes.indices { discovery.scopes[index].rules.countPlaces() }
    var result = run(discovery)
    result.diagnostics.joinGroups()
    return (Score(result, rules: rules), result.problems)
  }
}
