import BenchmarkSupport
import Foundation
import Testing

@Suite("Comparing benchmarks")
struct ComparisonTests {
  private func report(
    _ spreads: (Double, Double, Double)..., byteCount: Int = 1_000_000, allocations: Int? = 10
  ) -> BenchmarkReport {
    let names = ["tokenize", "rules", "report"]
    let stages = zip(names, spreads).map { name, spread in
      BenchmarkReport.Stage(
        name: name, threads: 1,
        seconds: Spread(low: spread.0, median: spread.1, high: spread.2), allocations: allocations)
    }
    return BenchmarkReport(
      corpus: .init(
        fileCount: 2, byteCount: byteCount, tokenCount: 250_000, findingCount: 3,
        usesAllRules: false),
      rounds: 15, stages: stages,
      scaling: [
        .init(copies: 1, threads: 2, seconds: Spread(low: 0.008, median: 0.01, high: 0.012)),
        .init(copies: 8, threads: 2, seconds: Spread(low: 0.08, median: 0.082, high: 0.09)),
      ])
  }

  private func verdict(
    _ old: (Double, Double, Double), _ new: (Double, Double, Double)
  ) throws -> BenchmarkComparison.Verdict? {
    try BenchmarkComparison(old: report(old), new: report(new)).rows.first?.verdict
  }

  @Test("A change counts only outside of both spreads")
  func verdicts() throws {
    #expect(try verdict((8, 10, 12), (12.1, 13, 14)) == .slower)
    #expect(try verdict((12.1, 13, 14), (8, 10, 12)) == .faster)
    // The median is outside of the old spread, but the new one overlaps it.
    #expect(try verdict((8, 10, 12), (11, 13, 14)) == .same)
    // It is outside of the new spread, but the old one is wide.
    #expect(try verdict((8, 10, 20), (12, 13, 14)) == .same)
    #expect(try verdict((8, 10, 12), (12, 13, 14)) == .same)
  }

  @Test("The table says by how much, and from how many allocations to how many")
  func table() throws {
    let old = report((0.008, 0.01, 0.012), (0.02, 0.03, 0.04))
    let new = report((0.014, 0.015, 0.016), (0.02, 0.031, 0.04), allocations: 1_234)
    let lines = try BenchmarkComparison(old: old, new: new).text.split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "stage threads old ms spread new ms spread time allocations",
        "tokenize 1 10.0 8.00–12.0 15.0 14.0–16.0 50.0 % slower 10 to 1,234",
        "rules 1 30.0 20.0–40.0 31.0 20.0–40.0 same 10 to 1,234",
        "all, 1x 2 10.0 8.00–12.0 10.0 8.00–12.0 same -",
        "all, 8x 2 82.0 80.0–90.0 82.0 80.0–90.0 same -",
        "1 of 4 times have changed beyond the spread of both.",
      ])
  }

  @Test("A few allocations more among thousands are chance, but not among a few")
  func allocations() throws {
    func isOther(_ old: Int?, _ new: Int?) throws -> Bool? {
      let spread = (1.0, 2.0, 3.0)
      return try BenchmarkComparison(
        old: report(spread, allocations: old), new: report(spread, allocations: new)
      ).rows.first?.hasOtherAllocations
    }
    #expect(try isOther(10, 11) == true)
    #expect(try isOther(0, 1) == true)
    #expect(try isOther(37_748, 37_742) == false)
    #expect(try isOther(37_748, 38_000) == true)
    #expect(try isOther(nil, 5) == nil)
  }

  @Test("Measurements in only one of the two are reported")
  func unmatched() throws {
    let one = report((1, 2, 3))
    let two = report((1, 2, 3), (1, 2, 3))
    #expect(
      try BenchmarkComparison(old: one, new: two).unmatched
        == ["only the new one has `rules, 1 thread`"])
    let back = try BenchmarkComparison(old: two, new: one)
    #expect(back.unmatched == ["only the old one has `rules, 1 thread`"])
    #expect(back.text.hasSuffix("spread of both.\nonly the old one has `rules, 1 thread`\n"))
  }

  @Test("Measurements of other code, of other rules and of another format are rejected")
  func refusals() throws {
    let old = report((1, 2, 3))
    var rules = old
    rules.corpus.usesAllRules = true
    var format = old
    format.format += 1
    for other in [report((1, 2, 3), byteCount: 5), rules, format] {
      #expect(throws: BenchmarkComparison.Mistake.self) {
        try BenchmarkComparison(old: other, new: old)
      }
    }
  }

  @Test("JSON that was written is read back unchanged")
  func roundTrip() throws {
    let report = report((0.001, 0.1, 1.0 / 3), allocations: nil)
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(BenchmarkReport.self, from: data) == report)
  }

  @Test("The report has rates in millions, and the scaling as multiples of one copy")
  func text() {
    let lines = report((0.008, 0.01, 0.012)).text.split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("tokenize 1 10.0 8.00–12.0 100 25.0 10"))
    #expect(rows.contains("8x 2 82.0 80.0–90.0 97.6 24.4 8.20 -"))
  }
}
