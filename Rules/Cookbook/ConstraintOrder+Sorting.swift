import LayoutModel

/// Finds an order of constraints in which the rule has nothing to say, with as few moves as there is need for.
struct ConstraintSorting {
  let places: ConstraintOrder.Places

  /// The constraint that belongs in each place, as an index into `attributes`.
  ///
  /// Constraints of one group keep their order where it does not matter. Once they move, they stand together, and what
  /// stood between follows them: `leading, width, top` becomes `top, leading, width`.
  ///
  /// - Parameter attributes: those of each constraint, in the order they are written.
  /// - Returns: nil where there is no such order: of `[.top, .width]` and `[.bottom, .height]` one is always late.
  func order(of attributes: [LayoutAttributes]) -> [Int]? {
    guard places.mode == .axis else { return Self.order(attributes.map { places.ranks(of: $0) }) }
    // A center stands in one of two places; the choice that moves least is what was meant.
    var best: (order: [Int], moves: Int)?
    for atEdge: Set<ConstraintOrder.Name> in [[.centerY, .centerX], [.centerY], [.centerX], []] {
      let ranks = attributes.map { places.ranks(of: $0, atEdge: atEdge) }
      guard let order = Self.order(ranks) else { continue }
      let moves = order.indices.count { order[$0] != $0 }
      if best.map({ moves < $0.moves }) ?? true { best = (order, moves) }
    }
    return best?.order
  }
}

// MARK: - Ranks to places

extension ConstraintSorting {
  /// Groups that share a constraint have to be put in order together, the others each by itself.
  private static func order(_ ranks: [[Int]]) -> [Int]? {
    var order = Array(ranks.indices)
    let sets = joinedGroups(ranks)
    var moved: [[Int]] = []
    for set in sets.indices where sets[set] == set {
      let groups = sets.indices.filter { sets[$0] == set }
      let places = ranks.indices.filter { index in groups.contains { ranks[index][$0] > 0 } }
      guard
        let sorted = groups.count == 1
          ? places.sorted(by: { ranks[$0][set] < ranks[$1][set] }) : merged(places, ranks)
      else { return nil }
      for (place, element) in zip(places, sorted) { order[place] = element }
      if sorted != places { moved.append(sorted) }
    }
    return together(moved, in: order, ranks)
  }

  /// The order with the elements of each set directly behind its first one; elements of no group keep their places.
  private static func together(_ sets: [[Int]], in order: [Int], _ ranks: [[Int]]) -> [Int] {
    let places = order.indices.filter { ranks[$0].contains { $0 > 0 } }
    var elements = places.map { order[$0] }
    for set in sets {
      let members = Set(set)
      elements = elements.flatMap { element in
        element == set[0] ? set : members.contains(element) ? [] : [element]
      }
    }
    var order = order
    for (place, element) in zip(places, elements) { order[place] = element }
    return order
  }

  /// For each group the first of those that it has to be put in order with.
  private static func joinedGroups(_ ranks: [[Int]]) -> [Int] {
    guard let count = ranks.first?.count else { return [] }
    var sets = Array(0..<count)
    for element in ranks {
      guard let first = element.firstIndex(where: { $0 > 0 }) else { continue }
      for group in (first + 1)..<max(count, first + 1) where element[group] > 0 {
        let (kept, joined) = (min(sets[first], sets[group]), max(sets[first], sets[group]))
        if kept != joined { sets = sets.map { $0 == joined ? kept : $0 } }
      }
    }
    return sets
  }

  /// Takes the elements one after the other: always the first one that no other has to stand before.
  private static func merged(_ elements: [Int], _ ranks: [[Int]]) -> [Int]? {
    var lines = WaitingLines(elements, ranks)
    var sorted: [Int] = []
    sorted.reserveCapacity(elements.count)
    while sorted.count < elements.count {
      guard let element = lines.next() else { return nil }
      sorted.append(element)
    }
    return sorted
  }
}

/// Elements that wait for their turn. Those with the same ranks wait in one line, and there are few such lines however
/// many elements there are.
private struct WaitingLines {
  private struct Line {
    var ranks: [Int]
    /// In the order they are written.
    var elements: [Int] = []
    var taken = 0
  }
  private var lines: [Line] = []
  /// For each group and rank, how many elements are left; 0 stands for no part in the group.
  private var left: [[Int]]
  /// For each group, the rank that is due.
  private var due: [Int]

  init(_ elements: [Int], _ ranks: [[Int]]) {
    let groups = ranks.first?.count ?? 0
    left = .init(repeating: [0], count: groups)
    due = .init(repeating: 1, count: groups)
    var lineOfRanks: [[Int]: Int] = [:]
    for element in elements {
      let line = lineOfRanks[ranks[element]] ?? lines.count
      if line == lines.count {
        lineOfRanks[ranks[element]] = line
        lines.append(Line(ranks: ranks[element]))
      }
      lines[line].elements.append(element)
      for (group, rank) in ranks[element].enumerated() where rank > 0 {
        while left[group].count <= rank { left[group].append(0) }
        left[group][rank] += 1
      }
    }
    for group in due.indices { passFinishedRanks(of: group) }
  }

  /// Takes the first element whose ranks are all due; nil where each one waits for another.
  mutating func next() -> Int? {
    var first: (line: Int, element: Int)?
    for (index, line) in lines.enumerated()
    where line.taken < line.elements.count && isDue(line.ranks) {
      let element = line.elements[line.taken]
      if first.map({ element < $0.element }) ?? true { first = (index, element) }
    }
    guard let (line, element) = first else { return nil }
    lines[line].taken += 1
    for (group, rank) in lines[line].ranks.enumerated() where rank > 0 {
      left[group][rank] -= 1
      passFinishedRanks(of: group)
    }
    return element
  }

  private func isDue(_ ranks: [Int]) -> Bool {
    ranks.indices.allSatisfy { ranks[$0] == 0 || ranks[$0] == due[$0] }
  }

  private mutating func passFinishedRanks(of group: Int) {
    while due[group] < left[group].count, left[group][due[group]] == 0 { due[group] += 1 }
  }
}
