import RuleKit

/// The groups of members of a class in source order, and how many classes have them so.
struct GroupPattern {
  typealias Group = MemberOrder.Group

  /// The name of the way.
  var way: String
  var groups: [Group]
  var count: Int

  /// Whether the classes follow an order.
  func isKept(_ order: [Group]) -> Bool {
    let ranks = groups.compactMap(order.firstIndex)
    return zip(ranks, ranks.dropFirst()).allSatisfy(<=)
  }

  /// The order with the most places behind it, of those groups for which the code agrees on the order of each two; the
  /// others may be anywhere. Nil if it does not agree on any.
  static func bestOrder(_ patterns: [GroupPattern]) -> [Group]? {
    var pairs: [[Group]: Consistency] = [:]
    for first in Group.allCases {
      for second in Group.allCases where second != first {
        let both = patterns.filter { Set($0.groups).isSuperset(of: [first, second]) }
        let kept = both.filter { $0.isKept([first, second]) }
        pairs[[first, second]] = Consistency(
          kept.reduce(0) { $0 + $1.count }, of: both.reduce(0) { $0 + $1.count })
      }
    }
    var best: (order: [Group], places: Int)?
    for order in Group.allCases.orderedSubsets where order.count > 1 {
      let found = order.indices.flatMap { index in
        order[(index + 1)...].compactMap { pairs[[order[index], $0]] }
      }
      guard found.allSatisfy({ $0.percent >= Consistency.agreed }) else { continue }
      let places = found.reduce(0) { $0 + $1.total }
      if places > best?.places ?? 0 { best = (order, places) }
    }
    return best?.order
  }
}

/// The titles of the sections of a class in source order, and how many classes have them so.
struct SectionPattern {
  /// The name of the way.
  var way: String
  var titles: [String]
  var count: Int

  /// Whether the classes have only sections of a list, in its order.
  func isKept(_ order: [String]) -> Bool {
    let ranks = titles.compactMap(order.firstIndex)
    return ranks.count == titles.count && zip(ranks, ranks.dropFirst()).allSatisfy(<=)
  }

  /// More titles make no convention that people remember.
  private static let mostTitles = 12

  /// The titles that several classes have, in the order that most of these follow.
  static func titles(_ patterns: [SectionPattern]) -> [String] {
    var counts: [String: Int] = [:]
    for pattern in patterns {
      for title in Set(pattern.titles) { counts[title, default: 0] += pattern.count }
    }
    let least = max(2, patterns.reduce(0) { $0 + $1.count } / 20)
    let frequent = counts.filter { $0.value >= least && !$0.key.contains("*") }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostTitles)
    var order: [String] = []
    for title in frequent.map(\.key) {
      var best = (place: 0, kept: -1)
      for place in 0...order.count {
        let kept = patterns.reduce(0) { sum, pattern in
          guard let own = pattern.titles.firstIndex(of: title) else { return sum }
          return sum
            + pattern.count
            * order.enumerated().count { index, other in
              guard let its = pattern.titles.firstIndex(of: other) else { return false }
              return (its < own) == (index < place)
            }
        }
        if kept > best.kept { best = (place, kept) }
      }
      order.insert(title, at: best.place)
    }
    return order
  }
}

extension Array {
  /// All orders of all selections of the elements. For a few elements only.
  fileprivate var orderedSubsets: [[Element]] {
    guard let first else { return [[]] }
    return Array(dropFirst()).orderedSubsets.flatMap { rest in
      (0...rest.count).map { place in
        var order = rest
        order.insert(first, at: place)
        return order
      } + [rest]
    }
  }
}
