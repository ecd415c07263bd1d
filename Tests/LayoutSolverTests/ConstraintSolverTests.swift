import LayoutSolver
import TestSupport
import Testing

@Suite("The constraint solver")
struct ConstraintSolverTests {
  private typealias Expression = LinearExpression<ConstraintSolver.Variable>

  private var solver = ConstraintSolver()

  private func times(_ variable: ConstraintSolver.Variable, _ factor: Int = 1) -> Expression {
    Expression(variable, times: Fraction(factor))
  }

  private func number(_ number: Int) -> Expression { Expression(Fraction(number)) }

  @Test("equations have their solution")
  mutating func equations() {
    let (x, y) = (solver.variable(), solver.variable())
    solver.add(times(x) + times(y) - number(10), .equal)
    solver.add(times(x) - times(y) - number(4), .equal)
    var solution = solver.solve()
    #expect(solution.value(of: x) == Fraction(7))
    #expect(solution.value(of: y) == Fraction(3))
    let isDetermined = solution.isDetermined(times(x))
    #expect(isDetermined)
  }

  @Test("what nothing determines has a range")
  mutating func ranges() {
    let (x, y) = (solver.variable(), solver.variable())
    solver.add(times(x) - number(4), .atLeast)
    solver.add(times(x) - number(9), .atMost)
    solver.add(times(y) - times(x, 2), .atLeast)
    var solution = solver.solve()
    let range = solution.range(of: times(x))
    #expect(range.least == Fraction(4))
    #expect(range.greatest == Fraction(9))
    #expect(solution.range(of: times(y)).least == Fraction(8))
    #expect(solution.range(of: times(y)).greatest == nil)
    let isDetermined = solution.isDetermined(times(x))
    #expect(!isDetermined)
  }

  @Test("a higher priority wins, whatever the lower ones would gain")
  mutating func priorities() {
    let x = solver.variable()
    solver.add(times(x) - number(1), .equal, priority: 750)
    for value in 100..<120 { solver.add(times(x) - number(value), .equal, priority: 250) }
    solver.add(times(x) - number(3), .atLeast)
    let solution = solver.solve()
    #expect(solution.value(of: x) == Fraction(3))
    #expect(solution.errors[0].priority == 750)
    #expect(solution.errors[0].error == Fraction(2))
  }

  @Test("what contradicts required constraints is left out")
  mutating func contradictions() {
    let (x, y, z) = (solver.variable(), solver.variable(), solver.variable())
    solver.add(times(z) - number(1), .equal)
    solver.add(times(x) - number(10), .atLeast)
    solver.add(times(y) - times(x) - number(5), .equal)
    solver.add(times(y) + times(z) - number(100), .atMost)
    let added = [
      solver.add(times(y) - number(14), .atMost), solver.add(times(x) - number(12), .equal),
      solver.add(times(y) - number(18), .equal),
    ]
    #expect(added == [false, true, false])
    #expect(solver.solve().value(of: y) == Fraction(17))
  }

  @Test("numbers that are not known are left out")
  mutating func unknown() {
    let x = solver.variable()
    let added = [
      solver.add(times(x) - Expression(.unknown), .equal),
      solver.add(times(x) - number(2), .equal),
    ]
    #expect(added == [false, true])
    #expect(solver.solve().value(of: x) == Fraction(2))
  }

  @Test("what can only be 0 is determined, however many equations say so together")
  mutating func stuck() {
    let variables = (0..<40).map { _ in solver.variable() }
    for variable in variables { solver.add(times(variable), .atLeast) }
    let sum = variables.reduce(number(0)) { $0 + times($1) }
    solver.add(sum, .equal)
    solver.add(times(solver.variable()) - sum, .atLeast)
    var solution = solver.solve()
    #expect(variables.allSatisfy { solution.isDetermined(times($0)) })
  }

  @Test("a system that takes too long to solve is left")
  mutating func exhausted() {
    let variables = (0..<160).map { _ in solver.variable() }
    for (first, variable) in variables.enumerated() {
      solver.add(times(variable), .atLeast)
      for (second, other) in variables.enumerated().dropFirst(first + 1) {
        solver.add(
          times(variable) + times(other, 1 + second % 7) - number(first % 13 + second), .equal,
          priority: 500)
      }
    }
    #expect(!solver.solve().isBest)
  }

  /// A random system, as text that the reference reads: one constraint on each line.
  private struct RandomSystem {
    struct Line {
      let factors: [Int]
      let constant: Int
      let relation: ConstraintSolver.Relation
      let priority: Int
    }

    let count: Int
    let lines: [Line]

    init(_ random: inout SplitMix) {
      count = Int.random(in: 1...10, using: &random)
      let count = count
      lines = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        var factors = Array(repeating: 0, count: count)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          factors[Int.random(in: 0..<count, using: &random)] = Int.random(
            in: -2...2, using: &random)
        }
        let relations: [ConstraintSolver.Relation] = [.equal, .atMost, .atLeast]
        return Line(
          factors: factors, constant: Int.random(in: -20...20, using: &random),
          relation: relations.randomElement(using: &random)!,
          priority: [1_000, 1_000, 750, 250].randomElement(using: &random)!)
      }
    }

    var text: String {
      "\(count) \(lines.count)\n"
        + lines.map { line in
          let relation = line.relation == .equal ? "==" : line.relation == .atMost ? "<=" : ">="
          let numbers = line.factors + [line.constant]
          return numbers.map(String.init).joined(separator: " ") + " \(relation) \(line.priority)\n"
        }.joined()
    }

    /// Which constraints hold together, and the errors of those that are optional.
    var answer: String {
      var solver = ConstraintSolver()
      let variables = (0..<count).map { _ in solver.variable() }
      var outcomes = ""
      for line in lines {
        var expression = LinearExpression<ConstraintSolver.Variable>(Fraction(line.constant))
        for (variable, factor) in zip(variables, line.factors) {
          expression.add(LinearExpression(variable), times: Fraction(factor))
        }
        outcomes += solver.add(expression, line.relation, priority: line.priority) ? "+" : "-"
      }
      let solution = solver.solve()
      let errors = [750, 250].map { priority -> String in
        let error = solution.errors.first { $0.priority == priority }?.error ?? .zero
        return "\((error.numerator * 2_000 + error.denominator) / (2 * error.denominator))"
      }
      return ([outcomes] + errors).joined(separator: " ")
    }
  }

  @Test(
    "random systems are solved as kiwisolver solves them",
    .enabled(if: OutsideTool.kiwisolver.isThere, "\(OutsideTool.kiwisolver.hint)"))
  func reference() throws {
    var random = SplitMix(seed: 45)
    let systems = (0..<Effort.full(10_000, byDefault: 1_000)).map { _ in RandomSystem(&random) }
    let folder = try TemporaryFolder()
    try folder.write("systems", systems.map(\.text).joined())
    try folder.write("solve.py", Self.program)
    let run = try OutsideTool.run(["python3", folder("solve.py"), folder("systems")])
    try #require(run.status == 0, "\(run.error)")
    let expected = run.output.split(separator: "\n").map(String.init)
    try #require(expected.count == systems.count)
    for (system, expected) in zip(systems, expected) {
      #expect(system.answer == expected, "\(system.text)")
    }
  }

  /// Adds the constraints one after the other; those that contradict the ones before are left out. Higher priorities
  /// come first, by fixing their errors before the next ones count.
  private static let program = """
    import sys, kiwisolver as k

    def show(x):
        return str(int(abs(x) * 1000 + 0.5 + 1e-2))

    lines = open(sys.argv[1]).read().split("\\n")
    at = 0
    while at < len(lines) and lines[at]:
        count, number = map(int, lines[at].split())
        at += 1
        x = [k.Variable("x%d" % i) for i in range(count)]
        solver = k.Solver()
        outcomes, kept, optional = "", [], {750: [], 250: []}
        for line in lines[at:at + number]:
            words = line.split()
            f = list(map(int, words[:count + 1]))
            e = k.Expression([k.Term(v, c) for v, c in zip(x, f)], f[-1])
            op, priority = words[-2], int(words[-1])
            if priority < 1000:
                optional[priority].append((e, op))
                outcomes += "+"
                continue
            c = k.Constraint(e, op)
            try:
                solver.addConstraint(c)
                kept.append(c)
                outcomes += "+"
            except k.UnsatisfiableConstraint:
                # Whatever is left of the constraint would change the answers.
                outcomes += "-"
                solver = k.Solver()
                for other in kept: solver.addConstraint(other)
        errors = []
        for priority in (750, 250):
            total = k.Expression([], 0)
            terms = []
            for e, op in optional[priority]:
                over, under = k.Variable("o"), k.Variable("u")
                solver.addConstraint(k.Constraint(k.Expression([k.Term(over, 1)], 0), ">="))
                solver.addConstraint(k.Constraint(k.Expression([k.Term(under, 1)], 0), ">="))
                whole = k.Expression(list(e.terms()) + [k.Term(over, -1), k.Term(under, 1)], e.constant())
                solver.addConstraint(k.Constraint(whole, "=="))
                if op in ("==", "<="): terms.append(over)
                if op in ("==", ">="): terms.append(under)
            for v in terms:
                solver.addConstraint(k.Constraint(k.Expression([k.Term(v, 1)], 0), "==", "weak"))
            solver.updateVariables()
            error = sum(v.value() for v in terms)
            errors.append(show(error))
            if terms:
                solver.addConstraint(k.Constraint(k.Expression([k.Term(v, 1) for v in terms], -error - 1e-7), "<="))
        print(outcomes, *errors)
        at += number
    """

  @Test("500 views in a column, and systems that contradict themselves a hundred times, end")
  func large() {
    var solver = ConstraintSolver()
    var previous: Expression?
    for index in 0..<500 {
      let (top, height) = (solver.variable(), solver.variable())
      solver.add(times(height) - number(20 + index % 7), .equal)
      solver.add(times(height) - number(44), .atLeast, priority: 250)
      solver.add(previous.map { times(top) - $0 - number(8) } ?? times(top), .equal)
      previous = times(top) + times(height)
      if index % 5 == 0 {
        let isAdded = solver.add(times(top) + number(1), .equal)
        #expect(!isAdded)
      }
    }
    #expect(
      solver.solve().value(of: previous!)
        == Fraction(500 * 8 - 8 + (0..<500).reduce(0) { $0 + 20 + $1 % 7 }))
  }
}
