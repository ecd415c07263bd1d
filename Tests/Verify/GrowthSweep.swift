import FuzzSupport
import LintEngine
import Platform
import Synchronization

/// Code of any size.
struct GrowingCode: Sendable {
  let name: String
  /// The code with a number of repetitions.
  let make: @Sendable (Int) -> [UInt8]

  /// - Parameter units: the repeated text; `%` is replaced by a running number.
  init(_ name: String, _ units: String..., opening: String = "", closing: String = "") {
    self.name = name
    make = { count in
      var bytes = Array(opening.utf8)
      for number in 0..<count {
        for unit in units { bytes += numbered(unit, number).utf8 }
      }
      return bytes + closing.utf8
    }
  }

  /// - Parameter parts: a text, what is repeated after it, the next text, and so on; `%` in what is repeated is replaced
  ///   by a running number.
  init(parts: [String]) {
    self.init(parts.map(\.debugDescription).joined(separator: " ")) { count in
      var bytes: [UInt8] = []
      for (index, part) in parts.enumerated() {
        if index.isMultiple(of: 2) {
          bytes += part.utf8
        } else {
          for number in 0..<count { bytes += numbered(part, number).utf8 }
        }
      }
      return bytes
    }
  }

  init(_ name: String, make: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.make = make
  }
}

/// A piece of code with a number in place of `%`.
func numbered(_ piece: String, _ number: Int) -> String {
  guard piece.utf8.contains(UInt8(ascii: "%")) else { return piece }
  return piece.split(separator: "%", omittingEmptySubsequences: false).joined(
    separator: "\(number)")
}

/// Checks code in several sizes, and finds code that takes superlinear time.
///
/// Everything is tried, one after the other: unlike `GrowthTrial`, the result is deterministic.
struct GrowthSweep {
  /// The largest exponent of the size that time may be proportional to. At small sizes, and on a busy machine, the step
  /// from the caches to the memory matters more.
  private var mostExponent: Double { power + (count >= 8_000 ? 0.1 : 0.2) }
  /// The exponent that the first check, at two sizes and once each, accepts.
  private var mostExponentAtFirst: Double { power + 0.25 }
  /// Shorter times, in seconds, are not significant.
  private static let leastTime = 0.001
  /// After longer times, in seconds, larger sizes are not tried.
  private static let mostTime = 4.0

  /// The largest number of repetitions; the first check compares it with an eighth.
  let count: Int
  var rules = TriedRules.standard
  /// The exponent that is expected.
  var power = 1.0

  /// - Returns: whether nothing took too long, and everything was found again.
  func run(_ codes: [GrowingCode]) -> Bool {
    let next = Atomic<Int>(0)
    let complaints = Mutex<[(index: Int, text: String)]>([])
    runOnThreads(processorCount()) { _ in
      let checker = FileChecker(rules: rules, skipsUninteresting: false)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < codes.count else { return }
        let code = codes[index]
        if !isRepeatable(code, checker) {
          complaints.withLock { $0.append((index, "\(code.name): the findings are others again")) }
        }
        guard isSuspicious(code, checker), let text = complaint(about: code, checker) else {
          continue
        }
        complaints.withLock { $0.append((index, text)) }
      }
    }
    let sorted = complaints.withLock { $0 }.sorted { $0.index < $1.index }
    for complaint in sorted { print(complaint.text) }
    print(
      "growth: \(codes.count) inputs of up to \(count) repetitions, "
        + (sorted.isEmpty
          ? "and none takes more time than its size explains" : "\(sorted.count) complaints"))
    return sorted.isEmpty
  }

  /// Whether a checker that has read other code since finds the same.
  private func isRepeatable(_ code: GrowingCode, _ checker: FileChecker) -> Bool {
    func findings(_ count: Int) -> [Diagnostic] {
      checker.source.load(code.make(count))
      return checker.check(path: FilePath("Growth.swift"))
    }
    let first = findings(count / 8)
    _ = findings(1)
    return findings(count / 8) == first
  }

  /// Whether, at first sight, the time for many repetitions does not follow from the time for an eighth of them.
  private func isSuspicious(_ code: GrowingCode, _ checker: FileChecker) -> Bool {
    // The larger one first, so that memory for the smaller one is already allocated.
    let large = processorTime(of: code.make(count), checker, tries: 1)
    guard large >= Self.leastTime else { return false }
    let small = processorTime(of: code.make(count / 8), checker, tries: 2)
    return Self.exponent(8, small, large) > mostExponentAtFirst
  }

  /// The result of a thorough check, with sizes up to sixteen times as large; nil if time follows from size, now or
  /// when repeated.
  private func complaint(about code: GrowingCode, _ checker: FileChecker) -> String? {
    var text: String?
    for _ in 0..<3 {
      text = complaintNow(about: code, checker)
      if text == nil { return nil }
    }
    return text
  }

  private func complaintNow(about code: GrowingCode, _ checker: FileChecker) -> String? {
    var times: [(size: Int, seconds: Double)] = []
    for factor in [1, 4, 16] {
      let bytes = code.make(factor * count)
      times.append((factor * count, processorTime(of: bytes, checker, tries: 4)))
      if times.last.map({ $0.seconds > Self.mostTime }) == true { break }
    }
    // Code that fits into the processor's caches is faster than expected, so each step must be too large.
    let exponents = zip(times, times.dropFirst()).map { Self.exponent(4, $0.seconds, $1.seconds) }
    if exponents.isEmpty { return "\(code.name): \(count) take \(times[0].seconds) seconds" }
    guard exponents.allSatisfy({ $0 > mostExponent }) else { return nil }
    let list = times.map { "\($0.size): \(Int($0.seconds * 1e6)) µs" }.joined(separator: ", ")
    let exponent = exponents.reduce(0, +) / Double(exponents.count)
    return "\(code.name): exponent \(Double(Int(exponent * 100)) / 100) (\(list))"
  }

  private static func exponent(_ factor: Double, _ small: Double, _ large: Double) -> Double {
    logarithm(large / max(small, 1e-9)) / logarithm(factor)
  }
}
