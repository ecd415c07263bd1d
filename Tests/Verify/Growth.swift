import Foundation
import FuzzSupport
import WorkCount

/// Judges whether the work for some code or project is in proportion to its size, by the work for a size, twice and four times it.
///
/// What is compared is counted and not timed, so that every machine gets the same result, see `work_count`.
struct Growth {
  /// The exponent of the size that work may be proportional to.
  var power = 1.0
  /// Less work than this is not significant.
  var leastWork: UInt64 = 20_000

  /// After more work than this, larger sizes are not tried.
  private static let mostWork: UInt64 = 300_000_000

  /// Why the work is too much; nil if it is in proportion to the size.
  ///
  /// - Parameters:
  ///   - size: the smallest size.
  ///   - work: the work for a size.
  func complaint(from size: Int, work: (Int) throws -> UInt64) rethrows -> String? {
    // What is searched up to a limit looks the same below it, so larger sizes decide. Most are found good at once.
    var counts: [(size: Int, work: UInt64)] = []
    for factor in [1, 2, 4, 8, 16, 32, 64] {
      counts.append((size * factor, try work(size * factor)))
      if counts[counts.count - 1].work > Self.mostWork { break }
      guard counts.count >= 3, !isTooMuch(counts.suffix(3).map(\.work)) else { continue }
      return nil
    }
    return counts.map { "\($0.size): \($0.work)" }.joined(separator: ", ")
  }

  private func isTooMuch(_ work: [UInt64]) -> Bool {
    let (first, second) = (Double(work[1]) - Double(work[0]), Double(work[2]) - Double(work[1]))
    return second > Double(leastWork) && second > exp2(power + 0.15) * max(first, 1)
  }

  /// The work that a task does in this thread, which must be the only one.
  static func work(of task: () -> Void) -> UInt64 {
    let start = work_count()
    allocation_count_switch(true)
    task()
    allocation_count_switch(false)
    return work_count() - start
  }
}

/// What grows.
enum GrowthSubject: String {
  case states, rules, projects

  /// - Parameters:
  ///   - count: the smallest number of repetitions.
  ///   - program: the path of `layoutlint`.
  /// - Returns: whether nothing takes too much work.
  func isGood(_ count: Int?, program: String) throws -> Bool {
    guard Self.findsLoopInLoop() else {
      print("growth: a loop in a loop is not noticed")
      return false
    }
    switch self {
    case .states:
      return GrowthSweep(count: count ?? 64).run(LexerStates.codes + LexerStates.brokenCodes)
    case .rules:
      var results = [
        GrowthSweep(count: count ?? 32).run(RuleCodes.pieces(inAllFrames: count != nil)),
        GrowthSweep(count: count ?? 16).run(RuleCodes.examples),
      ]
      let codes = try HardCodes()
      for rules in TriedRules.all {
        let sweep = GrowthSweep(count: count ?? 64, rules: rules)
        results.append(sweep.run(codes.codes))
        let quadratic = GrowthSweep(
          count: count ?? 64, rules: rules, growth: Growth(power: 2))
        results.append(quadratic.run(codes.quadraticCodes))
      }
      return results.allSatisfy { $0 }
    case .projects:
      return try ProjectGrowth(count: count ?? 32, program: program).run(GrowingProject.all)
    }
  }

  /// Whether work is noticed that grows with the square of the size.
  private static func findsLoopInLoop() -> Bool {
    Growth().complaint(from: 64) { size in
      Growth.work {
        var pairs = 0
        for first in 0..<size { for second in 0..<size where second != first { pairs += 1 } }
        precondition(pairs == size * (size - 1))
      }
    } != nil
  }
}
