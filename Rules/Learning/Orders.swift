import LayoutModel
import RuleKit
import SwiftSource

// Orders, as the code has them. Of each two names a tally counts how many places have `both A B`, and how many of these have
// A `before A B`.

extension Tally {
  /// Counts the pairs of names at one place.
  ///
  /// - Parameter isBefore: whether the first of two different names precedes the second.
  fileprivate mutating func countPairs<Name: RawRepresentable & Equatable>(
    of names: [Name], _ isBefore: (Name, Name) -> Bool
  ) where Name.RawValue == String {
    for first in names {
      for second in names where second != first {
        let pair = "\(first.rawValue) \(second.rawValue)"
        count("both \(pair)")
        if isBefore(first, second) { count("before \(pair)") }
      }
    }
  }

  /// The longest order of some of the names in which each two of them are, in the code. Nil for fewer than two. For a few
  /// names only.
  ///
  /// - Parameter percent: the share of the places with two of the names that have them in this order.
  fileprivate func order<Name: RawRepresentable & Equatable>(
    of names: [Name], from percent: Int
  ) -> [Name]? where Name.RawValue == String {
    var best: (order: [Name], places: Int) = ([], 0)
    func extend(_ order: [Name], _ places: Int) {
      if (order.count, places) > (best.order.count, best.places) { best = (order, places) }
      for name in names where !order.contains(name) {
        var sum = places
        let fits = order.allSatisfy { earlier in
          let pair = "\(earlier.rawValue) \(name.rawValue)"
          sum += self["before \(pair)"]
          return self["both \(pair)"] >= Self.leastPlaces
            && self["before \(pair)"] * 100 >= self["both \(pair)"] * percent
        }
        if fits { extend(order + [name], sum) }
      }
    }
    extend([], 0)
    return best.order.count > 1 ? best.order : nil
  }

  /// The orders that more and more of the code keeps: what fewer places keep has more names.
  fileprivate func orders<Order: Equatable>(_ order: (Int) -> Order?) -> [Order] {
    [75, 85, 90, 95].compactMap(order).reduce(into: []) { orders, order in
      if !orders.contains(order) { orders.append(order) }
    }
  }
}

extension ConstraintOrder: LearnableRule {
  static var noun: String { "views with constraints to compare" }
  static var isStrictestFirst: Bool { true }

  /// The constraints of each view in a file that has several in one sequence.
  private static func constraints(in file: ViewFile) -> [[Constraint]] {
    file.sequences.flatMap { sequence in
      views(of: sequence, in: file).map { view in
        view.members.map { file.constraints[file.sequenceMembers[$0]] }
      }
    }.filter { $0.count > 1 }
  }

  /// The views with several constraints of which the order has something to say.
  func places(in file: ViewFile) -> [JudgedPlace] {
    let places = Places(options)
    return Self.constraints(in: file).filter { constraints in
      let ranks = constraints.map { places.ranks(of: $0.attributes) }
      return (0..<places.groupCount).contains { group in
        Set(ranks.map { $0[group] }).subtracting([0]).count > 1
      }
    }.map { constraints in
      let bytes = constraints.map(\.expression.bytes)
      return JudgedPlace(
        bytes[0].lowerBound..<bytes.reduce(bytes[0].upperBound) { max($0, $1.upperBound) })
    }
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    for constraints in constraints(in: file) {
      var first: [Name: Int] = [:]
      for (index, constraint) in constraints.enumerated() {
        for name in Name.allCases where !constraint.attributes.isDisjoint(with: name.attributes) {
          if first[name] == nil { first[name] = index }
        }
      }
      for kind in Order.cookbook.groups {
        // What one constraint has together has no order.
        tally.countPairs(of: kind.filter { first[$0] != nil }) { first[$0] ?? 0 <= first[$1] ?? 0 }
      }
    }
  }

  /// The groups that the code shows, and the order of the cookbook.
  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    let orders = tally.orders { percent -> [[Name]]? in
      let groups = Order.cookbook.groups.flatMap { kind in
        var (rest, groups) = (kind, [[Name]]())
        while let group = tally.order(of: rest, from: percent) {
          groups.append(group)
          rest.removeAll(where: group.contains)
        }
        return groups
      }
      return groups.isEmpty ? nil : groups
    }
    return orders.filter { $0 != Order.cookbook.groups }.map { groups in
      [.init("order", .list(groups.map { .list($0.map { .string($0.rawValue) }) }))]
    } + [[]]
  }
}

extension MemberOrder: LearnableRule {
  static var noun: String { "view types with members to compare" }
  static var isStrictestFirst: Bool { true }

  /// The first and the last member of each group of a class.
  private func groups(of type: ViewType) -> [Group: ClosedRange<Int>] {
    var found: [Group: ClosedRange<Int>] = [:]
    guard let body = type.declaration.body else { return found }
    for (index, member) in body.statements.enumerated() {
      guard let group = member.declaration.flatMap(group) else { continue }
      found[group] = (found[group]?.lowerBound ?? index)...index
    }
    return found
  }

  func places(in file: ViewFile) -> [JudgedPlace] {
    file.viewClasses.filter { type in
      groups(of: type).keys.count(where: options.order.groups.contains) > 1
    }.map { JudgedPlace($0.declaration) }
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    let rule = Self()
    for type in file.viewClasses {
      let groups = rule.groups(of: type)
      tally.countPairs(of: Group.allCases.filter { groups[$0] != nil }) { first, second in
        guard let first = groups[first], let second = groups[second] else { return false }
        return first.upperBound < second.lowerBound
      }
    }
  }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    tally.orders { tally.order(of: Group.allCases, from: $0) }.map { order in
      [.init("order", .list(order.map { .string($0.rawValue) }))]
    }
  }
}
