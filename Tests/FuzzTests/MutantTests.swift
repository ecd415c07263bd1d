import Foundation
import FuzzSupport
import TestSupport
import Testing

/// Mutants of fixtures and examples, the same ones on every run. They find the obvious part of what libFuzzer finds in
/// hours within seconds.
@Suite("Mutants of fixtures and examples")
struct MutantTests {
  /// The number of inputs for each property.
  private static let counts = [
    "tokens": 400, "outline": 300, "lint": 300, "project": 200, "fixes": 300, "suppressions": 60,
    "reports": 20, "baseline": 150, "yaml": 200, "configuration": 40, "server": 200,
  ]

  @Test(
    "every property holds for them", arguments: Properties.all.map { $0.name },
    1...Effort.full(4, byDefault: 1))
  func holds(name: String, seed: Int) throws {
    let type = try #require(Properties.named(name))
    let count = try #require(Self.counts[name]) / Effort.full(1, byDefault: 2)
    let property = type.init()
    var mutator = Mutator(of: type, seed: UInt64(seed))
    for number in 1...count {
      let input = mutator.next()
      guard let violation = property.violation(in: input) else { continue }
      Issue.record(
        """
        \(violation)
        This is mutant \(number) of seed \(seed). To try it alone:
        echo \(Data(input).base64EncodedString()) | base64 -d > mutant
        swift run layoutlint-fuzz --target=\(name) mutant
        """)
      return
    }
  }

  @Test("equal seeds give equal mutants, and different seeds different ones")
  func repeatable() {
    func mutants(_ seed: UInt64) -> [[UInt8]] {
      var mutator = Mutator(of: TokenProperty.self, seed: seed)
      return (0..<20).map { _ in mutator.next() }
    }
    #expect(mutants(1) == mutants(1))
    #expect(mutants(1) != mutants(2))
    #expect(Set(mutants(1)).count > 15)
  }

  @Test("every property has seeds, including fixtures")
  func seeds() {
    for property in Properties.all {
      #expect(property.seeds.count > 10, "\(property.name)")
      #expect(Set(property.seeds.map(\.name)).count == property.seeds.count, "\(property.name)")
    }
    #expect(Seed.swift.contains { $0.name.hasSuffix("SongCell.swift") })
  }
}
