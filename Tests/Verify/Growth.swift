import FuzzSupport
import LintEngine

/// Searches for code whose checking time is not linear: twice the pieces must take twice the time.
///
/// Code is generated at random from pieces and frames, side by side or nested, in several sizes.
struct GrowthTrial {
  /// The number of pieces in the smallest code.
  private static let pieceCount = 3_000
  /// Shorter times, in seconds, are not significant.
  private static let leastTime = 0.03
  /// Twice as many pieces take twice as long, and longer once they no longer fit into the processor's caches.
  private static let mostGrowth = 3.0

  /// The number of inputs.
  let count: Int
  /// Equal seeds give equal inputs.
  let seed: UInt64

  /// - Returns: whether no input took too long.
  func run() -> Bool {
    var generator = RepeatableGenerator(seed: seed)
    let checker = FileChecker(rules: TriedRules.standard)
    var isGood = true
    for _ in 0..<count {
      let plan = GrowthPlan(using: &generator)
      // Repeated, because the machine may have been busy.
      guard Self.suspiciousTimes(of: plan, checker) != nil,
        let times = Self.suspiciousTimes(of: plan, checker)
      else { continue }
      isGood = false
      print("growth: \(times) seconds for 1, 2, 4 and 8 times as much of\n\(plan.code(6))\n")
    }
    if isGood {
      print("growth: \(count) inputs, and twice as much of each takes about twice as long")
    }
    return isGood
  }

  /// The times at all sizes, if each step was too large.
  private static func suspiciousTimes(
    of plan: GrowthPlan, _ checker: FileChecker
  ) -> [Double]? {
    var times: [Double] = []
    for factor in [1, 2, 4, 8] {
      times.append(time(of: plan.code(factor * pieceCount), checker))
      guard times.count > 1 else { continue }
      let (before, after) = (times[times.count - 2], times[times.count - 1])
      if after < leastTime || after < mostGrowth * before { return nil }
    }
    return times
  }

  /// The shorter of two times, because other programs may interfere.
  private static func time(of code: String, _ checker: FileChecker) -> Double {
    processorTime(of: Array(code.utf8), checker, tries: 2)
  }
}

/// A plan for code with any number of pieces.
private struct GrowthPlan {
  private let isNested: Bool
  private let outer: Frame
  private let frames: [Frame]
  private let pieces: [String]

  init(using generator: inout RepeatableGenerator) {
    func frame() -> Frame { Frame.all[Int.random(in: Frame.all.indices, using: &generator)] }
    func piece(_ depth: Int) -> String {
      guard depth > 0, Bool.random(using: &generator) else {
        return repeatedPieces[Int.random(in: repeatedPieces.indices, using: &generator)]
      }
      let frame = frame()
      let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in piece(depth - 1) }
      return frame.opening + parts.joined(separator: frame.separator) + frame.closing
    }
    isNested = Int.random(in: 0..<3, using: &generator) == 0
    outer = frame()
    frames = (0..<Int.random(in: 1...3, using: &generator)).map { _ in frame() }
    pieces = (0..<Int.random(in: 1...3, using: &generator)).map { _ in piece(2) }
  }

  /// The code with this many pieces.
  func code(_ count: Int) -> String {
    let inner = isNested ? nested(count) : repeated(count)
    return "import UIKit\n" + outer.opening + inner + outer.closing + "\n"
  }

  private func repeated(_ count: Int) -> String {
    let parts = (0..<count).map { numbered(pieces[$0 % pieces.count], $0 / pieces.count) }
    return frames[0].opening + parts.joined(separator: frames[0].separator) + frames[0].closing
  }

  private func nested(_ count: Int) -> String {
    var opened = ""
    var closed: [String] = []
    for level in 0..<(count / frames.count) {
      for frame in frames {
        opened += frame.opening + numbered(pieces[0], level) + frame.separator
        closed.append(frame.separator + numbered(pieces[pieces.count - 1], level) + frame.closing)
      }
    }
    return opened + "z" + closed.reversed().joined()
  }

}
