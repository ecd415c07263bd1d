extension Tableau {
  /// Makes the errors as small as possible, those of high priorities first.
  ///
  /// - Returns: for each unknown, whether the errors would be larger if it were not 0.
  mutating func optimize() -> [Bool] {
    var isFixed = kinds.map { $0 == .parameter }
    var rounds = [Int](repeating: 0, count: kinds.count)
    var round = 0
    var groups = groups()
    var errorsOfGroup: [Int: [(unknown: Int, priority: Int)]] = [:]
    for error in errors { errorsOfGroup[groups.root(of: error.unknown), default: []].append(error) }
    var sum = ExpressionSum()
    for (_, errors) in errorsOfGroup.sorted(by: { $0.key < $1.key }) {
      var objectives = objectives(of: errors, &sum)
      while !isExhausted, let entering = entering(objectives, &rounds, &round),
        let leaving = leaving(for: entering)
      {
        pivot(entering, leaving, &objectives)
      }
      for term in objectives.lazy.flatMap(\.terms) { isFixed[term.variable] = true }
    }
    return isFixed
  }

  /// What is to be as small as possible, the errors of high priorities first.
  private func objectives(
    of errors: [(unknown: Int, priority: Int)], _ sum: inout ExpressionSum
  ) -> [Expression] {
    let levels = Dictionary(grouping: errors, by: \.priority).sorted { $0.key > $1.key }
    return levels.map { _, errors in
      // Two errors are one number more or less.
      guard errors.count > 2 else {
        return errors.reduce(Expression(.zero)) {
          $0 + (rows[$1.unknown] ?? Expression($1.unknown))
        }
      }
      for error in errors { sum.add(rows[error.unknown] ?? Expression(error.unknown)) }
      return sum.take()
    }
  }

  /// An unknown that makes the errors smaller as it grows.
  ///
  /// - Parameters:
  ///   - rounds: the last round in which an unknown was found to make the errors of a higher priority larger.
  ///   - round: how many times this was asked.
  private func entering(
    _ objectives: [Expression], _ rounds: inout [Int], _ round: inout Int
  ) -> Int? {
    round += 1
    for objective in objectives {
      for term in objective.terms
      where term.factor.sign < 0 && rounds[term.variable] != round
        && kinds[term.variable] != .parameter
      {
        return term.variable
      }
      for term in objective.terms { rounds[term.variable] = round }
    }
    return nil
  }

  /// The unknowns that are never negative, in groups that share no row.
  private func groups() -> Groups {
    var groups = Groups(count: kinds.count)
    for (unknown, row) in rows.enumerated() where kinds[unknown] != .free {
      for term in row?.terms ?? [] where kinds[term.variable] != .parameter {
        groups.join(unknown, term.variable)
      }
    }
    return groups
  }

  /// The least value of an expression in the best solutions; nil for no limit.
  ///
  /// - Parameter isFixed: what stays 0.
  func least(_ expression: Expression, _ isFixed: [Bool]) -> Fraction? {
    var search = self
    var objectives = [search.expanded(expression)]
    while !search.isExhausted {
      let value = objectives[0]
      guard !value.terms.contains(where: { kinds[$0.variable] == .free }) else { return nil }
      let entering = value.terms.first {
        $0.factor.sign < 0 && !isFixed[$0.variable]
      }
      guard let entering else { return value.constant.isKnown ? value.constant : nil }
      guard let leaving = search.leaving(for: entering.variable) else { return nil }
      search.pivot(entering.variable, leaving, &objectives)
    }
    return nil
  }

  /// The unknowns without a row that stay 0 in all of the best solutions, although nothing would become worse.
  func stuck(_ isFixed: [Bool]) -> [Int] {
    var stuck = kinds.indices.filter {
      kinds[$0] != .free && !isFixed[$0] && rows[$0] == nil && !canGrow($0)
    }
    var search = self
    // Whatever can grow at all grows when as many as possible are as large as possible.
    while !stuck.isEmpty {
      var sum = ExpressionSum()
      for unknown in stuck { sum.add(Expression(unknown), times: Fraction(-1)) }
      var objectives = [search.expanded(sum.take())]
      var unlimited: Int?
      while unlimited == nil, !search.isExhausted,
        let entering = objectives[0].terms.first(where: {
          $0.factor.sign < 0 && !isFixed[$0.variable]
        })
      {
        if let leaving = search.leaving(for: entering.variable) {
          search.pivot(entering.variable, leaving, &objectives)
        } else {
          unlimited = entering.variable
        }
      }
      guard !search.isExhausted else { return [] }
      let count = stuck.count
      stuck.removeAll { $0 == unlimited || (search.rows[$0]?.constant.sign ?? 0) > 0 }
      if stuck.count == count { return unlimited == nil ? stuck : [] }
    }
    return []
  }

  /// Whether an unknown can become larger than 0 while no other one becomes negative.
  func canGrow(_ unknown: Int) -> Bool {
    guard let leaving = leaving(for: unknown), let row = rows[leaving] else { return true }
    return row.constant.sign > 0
  }
}

private struct Groups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes one group of two; its root is the smallest of its numbers.
  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    parents[max(first, second)] = min(first, second)
  }
}
