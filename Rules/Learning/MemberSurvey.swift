import LayoutModel
import LintEngine

// The order of members, as the code has it. A way is the sequence of the groups in one class.
extension MemberOrder: LearnableRule {
  func placeCount(in file: ViewFile) -> Int {
    var tally = Tally()
    Self.survey(file, &tally)
    return tally.total
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    let rule = MemberOrder()
    rule.query.visit(file) { type in
      guard let body = type.declaration.body else { return }
      var groups: [Group] = []
      for member in body.statements {
        guard let group = member.declaration.flatMap(rule.group) else { continue }
        // Going back to a group of before is a departure from any order; more of it says no more.
        if group != groups.last, groups.count < mostChanges { groups.append(group) }
      }
      if groups.count > 1 { tally.count(groups.map(\.rawValue).joined(separator: " ")) }
    }
  }

  private static let mostChanges = 12

  static func convention(_ tally: Tally) -> Convention? {
    let patterns = tally.counts.map { pattern, count in
      Pattern(
        groups: pattern.split(separator: " ").compactMap { Group(rawValue: String($0)) },
        count: count)
    }
    guard let order = bestOrder(patterns) else { return nil }
    let relevant = patterns.filter { Set($0.groups).intersection(order).count > 1 }
    let total = relevant.reduce(0) { $0 + $1.count }
    guard total > 0 else { return nil }
    let names = order.map { OptionValue.string($0.rawValue) }
    return Convention(
      "view types with several groups of members",
      [.init([.init("order", .list(names))], count: kept(relevant, order), of: total)])
  }

  /// The groups of members of a class in source order, and how many classes have them so.
  private struct Pattern {
    var groups: [Group]
    var count: Int
  }

  /// How many classes follow an order.
  private static func kept(_ patterns: [Pattern], _ order: [Group]) -> Int {
    patterns.reduce(0) { kept, pattern in
      let ranks = pattern.groups.compactMap(order.firstIndex)
      return zip(ranks, ranks.dropFirst()).allSatisfy(<=) ? kept + pattern.count : kept
    }
  }

  /// The order with the most places behind it, of those groups for which the code agrees on the order of each two; the
  /// others may be anywhere. Nil if it does not agree on any.
  private static func bestOrder(_ patterns: [Pattern]) -> [Group]? {
    var pairs: [[Group]: Consistency] = [:]
    for first in Group.allCases {
      for second in Group.allCases where second != first {
        let both = patterns.filter { Set($0.groups).isSuperset(of: [first, second]) }
        pairs[[first, second]] = Consistency(
          kept(both, [first, second]), of: both.reduce(0) { $0 + $1.count })
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
