import LayoutModel

/// How often the code does something in each of several ways.
public struct Tally: Sendable, Equatable {
  /// The number of places by the name of the way.
  public private(set) var counts: [String: Int] = [:]

  public init() {}

  /// Counts places that do it in one way.
  public mutating func count(_ way: String, _ places: Int = 1) {
    if places > 0 { counts[way, default: 0] += places }
  }

  /// The number of places that do it in one way.
  public subscript(way: String) -> Int { counts[way] ?? 0 }

  /// The number of places, whatever they do.
  public var total: Int { counts.values.reduce(0, +) }

  /// Whether there are no places.
  public var isEmpty: Bool { counts.isEmpty }

  mutating func formUnion(_ other: Tally) { counts.merge(other.counts, uniquingKeysWith: +) }
}

extension Tally {
  /// Counts each owner once for each way that the findings of a rule show, as the rule does for a majority.
  ///
  /// - Parameter rule: a rule with no way prescribed.
  public mutating func countWays(of rule: some Rule, in file: ViewFile) {
    var seen: Set<OwnedWay> = []
    for finding in rule.findings(in: file) {
      for case .minority(let occurrence) in finding.reliances
      where seen.insert(OwnedWay(owner: occurrence.owner, way: occurrence.way)).inserted {
        count(occurrence.way)
      }
    }
    count(Self.owners, Set(seen.map(\.owner)).count)
  }

  private struct OwnedWay: Hashable {
    var owner: UInt64
    var way: String
  }

  /// Stands for the owners themselves among the ways.
  public static let owners = ""
}

extension Rule {
  /// The findings of the rule in a file, without fixes.
  func findings(in file: ViewFile) -> [Finding] {
    var report = Report(wantsFixes: false)
    checker(of: query)(file, &report)
    return report.takeFindings()
  }

  /// The number of findings in a file, those that are shown together counted once.
  public func findingCount(in file: ViewFile) -> Int {
    var groups: Set<Int> = []
    return findings(in: file).count { finding in
      finding.group.map { groups.insert($0.id).inserted } ?? true
    }
  }
}
