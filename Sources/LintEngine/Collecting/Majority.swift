/// How many owners of occurrences there are, and how many of them use each way.
struct OccurrenceCounts: Sendable {
  private var ownerCount: Int
  private var ways: [String: (example: Occurrence, count: Int)]

  /// Counts the occurrences of a group in one file.
  init(_ occurrences: [Occurrence]) {
    func ownerCount(_ occurrences: [Occurrence]) -> Int { Set(occurrences.map(\.owner)).count }
    self.ownerCount = ownerCount(occurrences)
    ways = Dictionary(grouping: occurrences, by: \.way)
      .mapValues { (example: $0[0], count: ownerCount($0)) }
  }

  /// The counts with those of other files.
  func adding(_ other: OccurrenceCounts) -> OccurrenceCounts {
    var sum = self
    sum.ownerCount += other.ownerCount
    sum.ways.merge(other.ways) { ($0.example, $0.count + $1.count) }
    return sum
  }

  /// The way that more than half of the owners use; nil if there is none.
  var majority: Majority? {
    let most = ways.values.map(\.count).max() ?? 0
    let leading = ways.values.filter { $0.count == most }
    guard leading.count == 1, 2 * most > ownerCount else { return nil }
    return Majority(occurrence: leading[0].example, count: most, ownerCount: ownerCount)
  }
}

/// The way that most owners of a group use.
struct Majority {
  /// One of its occurrences.
  var occurrence: Occurrence
  var count: Int
  var ownerCount: Int

  /// What the majority does, followed by what a deviating place does.
  func message(about place: String) -> String {
    "\(count) of \(ownerCount) \(occurrence.owners.text) \(occurrence.practice.text); \(place)"
  }
}
