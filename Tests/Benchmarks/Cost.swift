import Foundation

/// The cost of some work.
struct Cost: Sendable {
  var nanoseconds = 0
  /// Allocations; 0 unless `AllocationCounter` counts.
  var allocations = 0

  var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The cost of `body`.
  ///
  /// - Parameter clock: `CLOCK_THREAD_CPUTIME_ID` for the processor time of the calling thread, which other programs
  ///   hardly affect; `CLOCK_MONOTONIC` for elapsed time.
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
