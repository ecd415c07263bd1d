#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether a process is still doing something.
///
/// Waits are counted, not the time on a clock: a machine that sleeps, or a run that is suspended, changes nothing.
struct IdleWatch {
  /// How many milliseconds to wait between two looks.
  static let interval = 100

  private let process: pid_t
  private let limit: Int?
  private let isAskedToEnd: () -> Bool
  /// How many milliseconds the process has done nothing.
  private var idle = 0
  /// What the process had done at the last look.
  private var work: UInt64?
  /// Whether to wait no longer.
  private(set) var isOver = false

  /// - Parameters:
  ///   - limit: how many milliseconds it may do nothing; nil for any time.
  ///   - isAskedToEnd: whether this process shall end.
  init(_ process: pid_t, limit: Int?, _ isAskedToEnd: @escaping () -> Bool) {
    self.process = process
    self.limit = limit
    self.isAskedToEnd = isAskedToEnd
  }

  /// The process has read or written.
  mutating func reset() { idle = 0 }

  /// Whether to wait no longer, after so many more milliseconds without input and output.
  mutating func isOver(after milliseconds: Int) -> Bool {
    idle += milliseconds
    if let limit {
      let now = workDone(by: process)
      if now != work {
        work = now
        idle = 0
      }
      if idle >= limit { isOver = true }
    }
    if isAskedToEnd() { isOver = true }
    return isOver
  }
}

/// A number that grows while a process uses the processor; nil if the system does not tell.
private func workDone(by process: pid_t) -> UInt64? {
  #if canImport(Darwin)
    var usage = rusage_info_v2()
    let status = withUnsafeMutablePointer(to: &usage) { pointer in
      pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
      }
    }
    return status == 0 ? usage.ri_user_time + usage.ri_system_time : nil
  #else
    // "number (name) state parent …": faults that read from disk are the tenth word behind the name, the times of the
    // processor the twelfth and the thirteenth.
    guard let text = try? readFile(Array("/proc/\(process)/stat".utf8), most: 1 << 12),
      let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = text[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard words.count > 12 else { return nil }
    return [9, 11, 12].reduce(0) { $0 &+ (UInt64(String(decoding: words[$1], as: UTF8.self)) ?? 0) }
  #endif
}
