import Foundation

/// What some work has cost.
struct Cost: Sendable {
  var nanoseconds = 0
  /// Of memory; 0 unless `AllocationCounter` counts.
  var allocations = 0

  var seconds: Double { Double(nanoseconds) / 1e9 }

  /// What `body` costs.
  ///
  /// - Parameter clock: `CLOCK_THREAD_CPUTIME_ID` for the time that the calling thread has a processor, which other
  ///   programs hardly disturb; `CLOCK_MONOTONIC` for the time that passes.
  @inline(__always) static func of(_ clock: clockid_t, _ body: () -> Void) -> Cost {
    let allocations = AllocationCounter.count
    let start = nanoseconds(of: clock)
    body()
    let end = nanoseconds(of: clock)
    return Cost(nanoseconds: end - start, allocations: AllocationCounter.count - allocations)
  }

  private static func nanoseconds(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  static func += (left: inout Cost, right: Cost) {
    left.nanoseconds += right.nanoseconds
    left.allocations += right.allocations
  }

  static func - (left: Cost, right: Cost) -> Cost {
    Cost(
      nanoseconds: left.nanoseconds - right.nanoseconds,
      allocations: left.allocations - right.allocations)
  }
}
