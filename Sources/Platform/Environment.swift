#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The value of an environment variable; nil if it is not set.
public func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  return String(cString: value)
}

/// The effective user id of this process.
public func effectiveUser() -> UInt32 { geteuid() }

/// The absolute path of the current folder, as bytes without NUL.
public func currentFolder() throws(SystemError) -> [UInt8] {
  guard let path = getcwd(nil, 0) else { throw SystemError.last }
  defer { free(path) }
  return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
}

/// The arguments of the process without its own name: bytes, not necessarily UTF-8.
public func processArguments() -> [[UInt8]] {
  let start = CommandLine.unsafeArgv
  var arguments: [[UInt8]] = []
  var index = 1
  while index < Int(CommandLine.argc), let argument = start[index] {
    arguments.append(Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
    index += 1
  }
  return arguments
}

/// A point in time that is unaffected by changes of the clock.
public struct Instant: Sendable {
  let nanoseconds: UInt64

  /// Now.
  public init() {
    var time = timespec()
    #if canImport(Darwin)
      // `CLOCK_MONOTONIC` moves with the clock there.
      clock_gettime(CLOCK_UPTIME_RAW, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    nanoseconds = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  /// Microseconds since this point; never negative.
  public var microsecondsAgo: Int {
    let now = Instant().nanoseconds
    return now > nanoseconds ? Int((now - nanoseconds) / 1000) : 0
  }
}

/// Ends the process.
///
/// - Parameter status: the exit status that the parent sees.
public func exitProcess(_ status: Int32) -> Never { exit(status) }
