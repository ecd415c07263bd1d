import LayoutSolver
import Testing

private typealias Expression = LinearExpression<AxisVariable<String>>

@Suite("A system of linear equations")
struct LinearSystemTests {
  private var system = LinearSystem<AxisVariable<String>>()

  private mutating func relate(
    _ attribute: AxisAttribute, _ view: String, to second: AxisAttribute, _ other: String,
    plus constant: Int = 0
  ) -> LinearSystem<AxisVariable<String>>.Outcome {
    system.require(
      Expression(attribute, of: view) - Expression(second, of: other)
        - Expression(Fraction(constant)))
  }

  @Test("says which equations a new one follows from, and leaves out the others")
  mutating func implied() {
    #expect(relate(.start, "a", to: .start, "root", plus: 8) == .independent)
    #expect(relate(.end, "c", to: .end, "root") == .independent)
    #expect(relate(.start, "b", to: .start, "a", plus: 8) == .independent)
    #expect(relate(.start, "b", to: .start, "root", plus: 16) == .implied(by: [0, 2]))
  }

  @Test("says which equations a new one contradicts, and by how much")
  mutating func contradiction() {
    _ = relate(.start, "a", to: .start, "root", plus: 16)
    _ = relate(.size, "b", to: .size, "root")
    _ = relate(.end, "a", to: .end, "root", plus: -8)
    #expect(
      relate(.center, "a", to: .center, "root")
        == .contradiction(with: [0, 2], difference: Fraction(4)))
    // The system is as it was before.
    #expect(relate(.center, "a", to: .center, "root", plus: 4) == .implied(by: [0, 2]))
  }

  @Test("accepts two equations that only a name could make contradict each other")
  mutating func symbols() {
    let width = Expression(.size, of: "a")
    #expect(system.require(width - Expression(.symbol(1))) == .independent)
    #expect(system.require(width - Expression(.symbol(2))) == .independent)
    #expect(
      system.require(width - Expression(.symbol(1)) - Expression(Fraction(8)))
        == .contradiction(with: [0], difference: Fraction(-8)))
  }

  @Test("leaves out an equation with numbers that are unknown")
  mutating func unknown() {
    #expect(system.require(Expression(.size, of: "a") - Expression(.unknown)) == .unknown)
    #expect(system.require(Expression(.size, of: "a") - Expression(Fraction(8))) == .independent)
  }

  @Test("expresses places in terms of names and views that are smaller")
  mutating func reduced() {
    _ = relate(.start, "label", to: .start, "card", plus: 8)
    _ = relate(.end, "label", to: .end, "card", plus: -8)
    let size = Expression(.size, of: "label")
    let reduced = system.reduced(size)
    #expect(reduced.expression == Expression(.size, of: "card") - Expression(Fraction(16)))
    #expect(reduced.equations == [0, 1])
  }

  @Test("gives the same verdicts as solving a random system whose solution is known")
  func consistentSystems() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let values = (0..<6).map { _ in Int.random(in: -50...50, using: &random) }
      var system = LinearSystem<Int>()
      for _ in 0..<14 {
        var expression = LinearExpression<Int>(.zero)
        for _ in 0..<3 {
          let variable = Int.random(in: 0..<6, using: &random)
          let factor = Fraction(Int.random(in: -3...3, using: &random))
          expression.add(LinearExpression(variable), times: factor)
          expression.add(LinearExpression(factor * Fraction(-values[variable])))
        }
        if case .contradiction = system.require(expression) {
          Issue.record("\(values) solves \(expression)")
        }
      }
    }
  }
}
