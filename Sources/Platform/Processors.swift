#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many processors this process may use, at least 1. On Linux this respects `taskset` and the processor sets of
/// containers.
public func processorCount() -> Int {
  #if os(Linux)
    if let count = allowedProcessorCount() { return count }
  #endif
  return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

#if os(Linux)
  // `sched_getaffinity` does the same but is not visible from Swift.
  private func allowedProcessorCount() -> Int? {
    let status = withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
      let count = try? OpenFile(path: Array("/proc/self/status".utf8)).read(into: buffer)
      return Array(buffer[..<(count ?? 0)])
    }
    let label = Array("Cpus_allowed:".utf8)
    for line in status.split(separator: UInt8(ascii: "\n")) where line.starts(with: label) {
      // Hexadecimal digits in groups, one bit for each processor.
      let count = line.dropFirst(label.count).reduce(0) { count, digit in
        count + (Character(UnicodeScalar(digit)).hexDigitValue ?? 0).nonzeroBitCount
      }
      return count > 0 ? count : nil
    }
    return nil
  }
#endif
