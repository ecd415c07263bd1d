/// The rows of a solver: what some unknowns are in terms of others.
///
/// A constraint with an unknown that no row has yet defines it, and its row stays as it is written: a column of views
/// has one short row for each, instead of one that names all views above. What is left to decide is about unknowns that
/// are never negative, whose rows name none that has a row itself; they fall into small groups that share nothing.
struct Tableau: Sendable {
  typealias Expression = LinearExpression<Int>
  typealias Relation = ConstraintSolver.Relation

  enum Kind: UInt8, Sendable {
    /// One of the caller, which may have any value.
    case free
    /// How far an inequality is from being an equation.
    case slack
    /// How far an optional constraint is from holding.
    case error
    /// 0, whatever happens: others grow with it.
    case parameter
  }

  private(set) var kinds: [Kind] = []
  private(set) var rows: [Expression?] = []
  /// For each unknown that is never negative, those like it whose rows have it, and some whose rows had it.
  private var columns: [[Int]] = []
  private var isUsed: [Bool] = []
  private(set) var errors: [(unknown: Int, priority: Int)] = []
  private var sum = ExpressionSum()
  private var work = 0
  /// Whether it takes too long to find the best values: what is found is not all true.
  var isExhausted: Bool { work > Self.mostWork }
  private static let mostWork = 4_000_000

  mutating func unknown(_ kind: Kind = .free) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    isUsed.append(false)
    return kinds.count - 1
  }

  // MARK: - Constraints

  /// Requires that an expression relates to 0.
  ///
  /// - Returns: false if it is left out.
  mutating func add(_ expression: Expression, _ relation: Relation, priority: Int) -> Bool {
    guard expression.isKnown, !isExhausted else { return false }
    let fresh = expression.terms.last { isFree($0.variable) && !isUsed[$0.variable] }
    var row = fresh == nil ? expanded(expression) : expression
    guard row.isKnown else { return false }
    let count = kinds.count
    row.add(newUnknowns(relation, priority))
    if let subject = fresh ?? row.terms.last(where: { isFree($0.variable) }) {
      define(subject.variable, row)
      return true
    }
    if row.constant.sign < 0 { row = row * Fraction(-1) }
    if row.constant == .zero, row.terms.allSatisfy({ kinds[$0.variable] == .parameter }) {
      return true
    }
    // A new unknown that is not negative then.
    let subject = row.terms.last { $0.variable >= count && $0.factor.sign < 0 }
    if let subject = subject ?? row.terms.first(where: { isEasy($0, in: row) }) {
      var none: [Expression] = []
      enter(subject.variable, row, &none)
      return true
    }
    return enterArtificially(row)
  }

  private func isEasy(_ term: Expression.Term, in row: Expression) -> Bool {
    guard kinds[term.variable] != .parameter, term.factor.sign < 0,
      columns[term.variable].count <= Self.shortRow
    else { return false }
    guard let leaving = leaving(for: term.variable), let other = rows[leaving],
      let factor = other.factor(of: term.variable)
    else { return true }
    return (other.constant / factor - row.constant / term.factor).sign <= 0
  }

  private func isFree(_ unknown: Int) -> Bool { kinds[unknown] == .free && rows[unknown] == nil }

  /// The slack or the errors of a constraint.
  private mutating func newUnknowns(_ relation: Relation, _ priority: Int) -> Expression {
    let isRequired = priority >= ConstraintSolver.required
    guard relation == .equal else {
      let sign = Fraction(relation == .atMost ? 1 : -1)
      let slack = Expression(unknown(.slack), times: sign)
      return isRequired ? slack : slack - Expression(newError(priority), times: sign)
    }
    guard !isRequired else { return Expression(.zero) }
    return Expression(newError(priority)) - Expression(newError(priority))
  }

  private mutating func newError(_ priority: Int) -> Int {
    errors.append((unknown(.error), priority))
    return kinds.count - 1
  }

  /// Gives an unknown of the caller a row. No row that the expression leads to may have it.
  private mutating func define(_ unknown: Int, _ expression: Expression) {
    let row = expression.solved(for: unknown)
    for term in row.terms { isUsed[term.variable] = true }
    rows[unknown] = row
  }

  // MARK: - Rows

  /// An expression in unknowns without a row.
  mutating func expanded(_ expression: Expression) -> Expression {
    let order = definitions(in: expression.terms.map(\.variable))
    guard !order.isEmpty else { return expression }
    sum.add(expression)
    for unknown in order.reversed() {
      if let row = rows[unknown] { sum.add(row, times: sum.remove(unknown)) }
    }
    return sum.take()
  }

  /// The unknowns with a row that lead to others, each behind those that its row names.
  ///
  /// Short rows are expanded on the way.
  mutating func definitions(in unknowns: [Int]) -> [Int] {
    var order: [Int] = []
    var waiting: [(unknown: Int, isEntered: Bool)] = []
    func isOpen(_ unknown: Int) -> Bool { rows[unknown] != nil && !sum.isMarked(unknown) }
    for unknown in unknowns where isOpen(unknown) { waiting.append((unknown, false)) }
    while let (unknown, isEntered) = waiting.popLast() {
      guard let row = rows[unknown] else { continue }
      if isEntered {
        shorten(unknown, row)
        order.append(unknown)
      } else if sum.mark(unknown) {
        waiting.append((unknown, true))
        for term in row.terms where isOpen(term.variable) { waiting.append((term.variable, false)) }
      }
    }
    sum.clearMarks(order)
    return order
  }

  /// Expands a row if what it is in the end is short, too: chains of definitions stay flat.
  private mutating func shorten(_ unknown: Int, _ row: Expression) {
    guard row.terms.count <= Self.shortRow, kinds[unknown] == .free,
      row.terms.contains(where: { rows[$0.variable] != nil })
    else { return }
    var flat = row
    for term in row.terms {
      guard let inner = rows[term.variable] else { continue }
      guard inner.terms.count <= Self.shortRow,
        inner.terms.allSatisfy({ rows[$0.variable] == nil })
      else { return }
      flat.add(Expression(term.variable), times: -term.factor)
      flat.add(inner, times: term.factor)
    }
    if flat.terms.count <= Self.shortRow { rows[unknown] = flat }
  }

  private static let shortRow = 3

  // MARK: - Unknowns that are never negative

  /// Makes an unknown basic, with a row that is 0, and replaces it everywhere else.
  private mutating func enter(_ unknown: Int, _ row: Expression, _ objectives: inout [Expression]) {
    let value = row.solved(for: unknown)
    let change = value - Expression(unknown)
    let basics = columns[unknown]
    columns[unknown] = []
    work += basics.count
    for basic in basics {
      guard let old = rows[basic], let factor = old.factor(of: unknown) else { continue }
      var new = old
      new.add(change, times: factor)
      setRow(basic, new, old)
    }
    for level in objectives.indices {
      guard let factor = objectives[level].factor(of: unknown) else { continue }
      objectives[level].add(change, times: factor)
    }
    setRow(unknown, value, nil)
  }

  private mutating func setRow(_ basic: Int, _ new: Expression?, _ old: Expression?) {
    rows[basic] = new
    guard let new else { return }
    // Both are sorted: what is in both is in its column already.
    let known = old?.terms ?? []
    var next = 0
    for term in new.terms {
      while next < known.count, known[next].variable < term.variable { next += 1 }
      let isKnown = next < known.count && known[next].variable == term.variable
      if !isKnown { columns[term.variable].append(basic) }
    }
    work += new.terms.count
  }

  /// Adds a row that has no unknown to be solved for, by way of an unknown that has to become 0.
  ///
  /// - Returns: false if that is impossible.
  private mutating func enterArtificially(_ row: Expression) -> Bool {
    var none: [Expression] = []
    let artificial = unknown(.slack)
    setRow(artificial, row, nil)
    while let value = rows[artificial], value.constant.sign > 0, !isExhausted {
      let entering = value.terms.first {
        kinds[$0.variable] != .parameter && $0.factor.sign < 0
      }
      guard let entering,
        let leaving = leaving(for: entering.variable, preferring: artificial)
      else { break }
      pivot(entering.variable, leaving, &none)
    }
    guard let rest = rows[artificial] else {
      forget(artificial)
      return true
    }
    setRow(artificial, nil, rest)
    guard !isExhausted else { return true }
    guard rest.constant == .zero else { return false }
    if let other = rest.terms.first(where: { kinds[$0.variable] != .parameter }) {
      enter(other.variable, rest, &none)
    }
    return true
  }

  /// Removes an unknown that is 0.
  private mutating func forget(_ unknown: Int) {
    for basic in columns[unknown] {
      guard let old = rows[basic], let factor = old.factor(of: unknown) else { continue }
      var new = old
      new.add(Expression(unknown), times: -factor)
      setRow(basic, new, old)
    }
  }

  /// The basic unknown that becomes 0 first as another one grows; nil if none does.
  func leaving(for entering: Int, preferring wanted: Int? = nil) -> Int? {
    var best: (basic: Int, ratio: Fraction)?
    for basic in columns[entering] {
      guard let row = rows[basic], let factor = row.factor(of: entering), factor.sign < 0 else {
        continue
      }
      let ratio = -row.constant / factor
      guard let known = best else {
        best = (basic, ratio)
        continue
      }
      let difference = (ratio - known.ratio).sign
      let wins = basic == wanted || known.basic != wanted && basic < known.basic
      if difference < 0 || difference == 0 && wins { best = (basic, ratio) }
    }
    return best?.basic
  }

  /// Makes one unknown basic in place of another, in what is to be as small as possible, too.
  mutating func pivot(_ entering: Int, _ leaving: Int, _ objectives: inout [Expression]) {
    guard let row = rows[leaving] else { return }
    setRow(leaving, nil, row)
    enter(entering, row - Expression(leaving), &objectives)
  }
}

extension LinearExpression<Int> {
  /// What a variable is if the expression is 0.
  fileprivate func solved(for variable: Int) -> LinearExpression {
    guard let factor = factor(of: variable) else { return self }
    var rest = self
    rest.add(LinearExpression(variable), times: -factor)
    return factor == Fraction(-1) ? rest : rest * (Fraction(-1) / factor)
  }
}
