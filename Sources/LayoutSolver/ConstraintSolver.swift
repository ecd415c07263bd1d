/// An incremental solver for linear equations and inequalities with priorities, which computes with exact numbers.
///
/// The values are those that satisfy all required constraints and depart from the others as little as possible, higher
/// priorities first: a constraint of a lower priority never makes up for one of a higher. A constraint that cannot hold
/// together with the required ones before it is left out, and the smallest set that it contradicts is known.
///
/// Source: Greg J. Badros, Alan Borning, Peter J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (ACM TOCHI 8, 2001); the choice of pivots is that of Bland, which never cycles.
public struct ConstraintSolver: Sendable {
  /// An unknown.
  public struct Variable: Hashable, Comparable, Sendable {
    let index: Int

    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
  }

  /// How the two sides of a constraint compare; the right one is 0.
  public enum Relation: Sendable { case equal, atMost, atLeast }

  /// How much a constraint matters: 1,000 is required, as in UIKit.
  public typealias Priority = Int
  public static let required: Priority = 1_000

  /// What a new constraint does.
  public enum Outcome: Equatable, Sendable {
    /// It is taken into account.
    case added
    /// It cannot hold together with the constraints of these numbers, none of which can be missed for that.
    case conflict(with: [Int])
    /// Its numbers are not known or too large; it is left out.
    case unknown
  }

  /// The unknowns of the tableau: those of the caller, which may have any value, and those that are never negative.
  enum Kind: UInt8, Sendable {
    case free
    /// How far an inequality is from being an equation.
    case slack
    /// How far an optional constraint is from holding.
    case error
    /// 0, and there to tell which required equation has contributed to a row.
    case marker
  }

  typealias Expression = LinearExpression<Int>

  var kinds: [Kind] = []
  /// For each unknown that is not of the caller, the number of its constraint.
  var owners: [Int] = []
  /// What each basic unknown is, in terms of others.
  var rows: [Expression?] = []
  /// For each unknown, the basic unknowns whose rows have it, and some whose rows had it.
  private var columns: [[Int]] = []
  /// What is to be as small as possible, by priority, the highest first.
  var objectives: [(priority: Priority, expression: Expression)] = []
  /// How many constraints could not be added.
  var conflictCount = 0
  /// The constraints by their numbers.
  var given: [(expression: Expression, relation: Relation, priority: Priority)] = []

  public init() {}

  /// A new unknown.
  public mutating func variable() -> Variable { Variable(index: unknown(.free, of: -1)) }

  private mutating func unknown(_ kind: Kind, of constraint: Int) -> Int {
    kinds.append(kind)
    owners.append(constraint)
    columns.append([])
    rows.append(nil)
    return kinds.count - 1
  }

  /// Requires that an expression relates to 0. Constraints are numbered from 0 in the order in which they are added.
  ///
  /// - Parameters:
  ///   - expression: in the unknowns of this solver.
  ///   - priority: from 1 to `required`.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression<Variable>, _ relation: Relation, priority: Priority = required
  ) -> Outcome {
    let number = given.count
    let plain = Expression(
      terms: expression.terms.map { .init(variable: $0.variable.index, factor: $0.factor) },
      constant: expression.constant)
    given.append((plain, relation, priority))
    guard plain.isKnown else { return .unknown }
    var row = substituted(plain)
    let marker = addUnknowns(relation, priority, number, to: &row)
    guard row.isKnown else { return .unknown }
    if row.constant.sign < 0 { row = row * Fraction(-1) }
    if let subject = subject(of: row, marker) {
      enter(subject, row)
    } else if let others = enterArtificially(row) {
      conflictCount += 1
      return .conflict(with: smallest(others, with: number))
    }
    optimize()
    return .added
  }

  /// Adds the slack, the errors or the marker of a constraint to its row.
  ///
  /// - Returns: the one that only this constraint has.
  private mutating func addUnknowns(
    _ relation: Relation, _ priority: Priority, _ number: Int, to row: inout Expression
  ) -> Int {
    let isRequired = priority >= Self.required
    func add(_ unknown: Int, _ factor: Int, to row: inout Expression) {
      row.add(Expression(unknown, times: Fraction(factor)))
    }
    if relation == .equal {
      guard !isRequired else {
        let marker = unknown(.marker, of: number)
        add(marker, 1, to: &row)
        return marker
      }
      let (over, under) = (unknown(.error, of: number), unknown(.error, of: number))
      add(over, -1, to: &row)
      add(under, 1, to: &row)
      minimize([over, under], priority)
      return over
    }
    let slack = unknown(.slack, of: number)
    let sign = relation == .atMost ? 1 : -1
    add(slack, sign, to: &row)
    if !isRequired {
      let error = unknown(.error, of: number)
      add(error, -sign, to: &row)
      minimize([error], priority)
    }
    return slack
  }

  private mutating func minimize(_ errors: [Int], _ priority: Priority) {
    var level = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if level == objectives.count || objectives[level].priority != priority {
      objectives.insert((priority, Expression(.zero)), at: level)
    }
    level = min(level, objectives.count - 1)
    for error in errors { objectives[level].expression.add(Expression(error)) }
  }

  /// The unknown that a row can be solved for at once: one of the caller's, or a new one that becomes positive.
  private func subject(of row: Expression, _ marker: Int) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.variable] == .free }) { return free.variable }
    for term in row.terms.reversed() where term.variable >= marker {
      if kinds[term.variable] != .marker, term.factor.sign < 0 { return term.variable }
    }
    let isFixed = row.terms.allSatisfy { kinds[$0.variable] == .marker }
    return isFixed && row.constant == .zero ? marker : nil
  }

  // MARK: - The tableau

  /// An expression in which nothing is basic.
  func substituted(_ expression: Expression) -> Expression {
    var result = expression
    for term in expression.terms {
      guard let row = rows[term.variable] else { continue }
      result.add(Expression(term.variable), times: -term.factor)
      result.add(row, times: term.factor)
    }
    return result
  }

  /// Makes an unknown basic, with a row that is 0.
  private mutating func enter(_ unknown: Int, _ row: Expression) {
    substitute(unknown, row.solved(for: unknown))
  }

  /// Makes an unknown basic that equals an expression, and replaces it everywhere else.
  private mutating func substitute(_ unknown: Int, _ value: Expression) {
    let change = value - Expression(unknown)
    let basics = columns[unknown]
    columns[unknown] = []
    for basic in basics {
      guard let old = rows[basic], let factor = old.factor(of: unknown) else { continue }
      var new = old
      new.add(change, times: factor)
      setRow(basic, new, old)
    }
    for level in objectives.indices {
      guard let factor = objectives[level].expression.factor(of: unknown) else { continue }
      objectives[level].expression.add(change, times: factor)
    }
    setRow(unknown, value, nil)
  }

  private mutating func setRow(_ basic: Int, _ new: Expression?, _ old: Expression?) {
    rows[basic] = new
    guard let new else { return }
    // Both are sorted: what is in both is in its column already.
    var known = (old?.terms ?? [])[...]
    for term in new.terms {
      while let next = known.first, next.variable < term.variable { known = known.dropFirst() }
      if known.first?.variable != term.variable { columns[term.variable].append(basic) }
    }
  }

  /// Adds a row that has no unknown to be solved for, by way of an unknown that has to become 0.
  ///
  /// - Returns: the constraints that make this impossible; nil if it is added.
  private mutating func enterArtificially(_ row: Expression) -> Set<Int>? {
    let artificial = unknown(.slack, of: -1)
    setRow(artificial, row, nil)
    while let value = rows[artificial], value.constant.sign > 0 {
      let entering = value.terms.first {
        kinds[$0.variable] != .marker && $0.factor.sign < 0
      }
      guard let entering, let leaving = leaving(for: entering.variable, preferring: artificial)
      else { break }
      pivot(entering.variable, leaving)
    }
    guard let rest = rows[artificial] else {
      forget(artificial)
      return nil
    }
    setRow(artificial, nil, rest)
    guard rest.constant == .zero else {
      return Set(rest.terms.map { owners[$0.variable] })
    }
    if let other = rest.terms.first(where: { kinds[$0.variable] != .marker }) ?? rest.terms.first {
      enter(other.variable, rest)
    }
    return nil
  }

  /// Removes an unknown that is 0.
  private mutating func forget(_ unknown: Int) {
    for basic in columns[unknown] {
      guard let old = rows[basic], let factor = old.factor(of: unknown) else { continue }
      var new = old
      new.add(Expression(unknown), times: -factor)
      setRow(basic, new, old)
    }
    for level in objectives.indices {
      guard let factor = objectives[level].expression.factor(of: unknown) else { continue }
      objectives[level].expression.add(Expression(unknown), times: -factor)
    }
  }

  /// The basic unknown that becomes 0 first as another one grows; nil if none does.
  func leaving(for entering: Int, preferring wanted: Int? = nil) -> Int? {
    var best: (basic: Int, ratio: Fraction)?
    for basic in columns[entering] where kinds[basic] != .free {
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

  mutating func pivot(_ entering: Int, _ leaving: Int) {
    guard let row = rows[leaving] else { return }
    setRow(leaving, nil, row)
    var equation = row
    equation.add(Expression(leaving), times: Fraction(-1))
    enter(entering, equation)
  }

  /// Makes the errors as small as possible, those of high priorities first.
  private mutating func optimize() {
    while let entering = entering(), let leaving = leaving(for: entering) {
      pivot(entering, leaving)
    }
  }

  /// An unknown that makes the errors smaller as it grows.
  private func entering() -> Int? {
    // Whatever makes the errors of a higher priority larger.
    var isFixed = [Bool](repeating: false, count: kinds.count)
    for level in objectives.indices {
      for term in objectives[level].expression.terms
      where !isFixed[term.variable] && kinds[term.variable] != .marker {
        if term.factor.sign < 0 { return term.variable }
        isFixed[term.variable] = true
      }
    }
    return nil
  }
}

extension LinearExpression<Int> {
  /// What a variable is if the expression is 0.
  fileprivate func solved(for variable: Int) -> LinearExpression {
    guard let factor = factor(of: variable) else { return self }
    var rest = self
    rest.add(LinearExpression(variable), times: -factor)
    return rest * (Fraction(-1) / factor)
  }
}
