import LintEngine
import Platform

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The processor time of this thread for checking some code, in seconds: the shortest of several tries, because other
/// programs may interfere.
func processorTime(of code: [UInt8], _ checker: FileChecker, tries: Int) -> Double {
  var shortest = Double.infinity
  for _ in 0..<tries {
    checker.source.load(code)
    let start = processorTime()
    _ = checker.check(path: FilePath("Growth.swift"))
    shortest = min(shortest, processorTime() - start)
  }
  return shortest
}

/// The processor time of this thread, in seconds.
private func processorTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// The natural logarithm.
func logarithm(_ number: Double) -> Double { log(number) }
