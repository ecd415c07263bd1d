import Synchronization

#if canImport(Darwin)
  import Darwin
  import MachO
#else
  // The list is a global variable of C, which this program never changes.
  @preconcurrency import Glibc
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
  (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
    CommandLine.unsafeArgv[index].map {
      Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }
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

private let kept = Mutex<[any Sendable]>([])

/// Keeps a value until the process ends, which saves freeing it piece by piece just before.
public func keepUntilExit(_ value: some Sendable) { kept.withLock { $0.append(value) } }

/// The environment as `NAME=value`, with some variables changed.
///
/// - Parameter changes: the new values; nil removes a variable.
func environmentVariables(changed changes: [String: String?]) -> [[UInt8]] {
  let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  #if canImport(Darwin)
    start = _NSGetEnviron().pointee
  #else
    start = environ
  #endif
  var variables: [[UInt8]] = []
  let isChanged = Set(changes.keys.map { Array($0.utf8) })
  var index = 0
  while let variable = start?[index] {
    let bytes = Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable)))
    index += 1
    if !isChanged.contains(Array(bytes.prefix { $0 != UInt8(ascii: "=") })) {
      variables.append(bytes)
    }
  }
  for (name, value) in changes {
    if let value { variables.append(Array("\(name)=\(value)".utf8)) }
  }
  return variables
}

/// The absolute path of the program that this process runs, links resolved.
public func executablePath() throws(SystemError) -> [UInt8] {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { throw SystemError.notFound }
    return try resolvedPath(path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  #else
    return try resolvedPath(Array("/proc/self/exe".utf8))
  #endif
}

/// The name that the process was started as: bytes, not necessarily UTF-8 or the path of a file.
public func processName() -> [UInt8] {
  guard let name = CommandLine.unsafeArgv[0] else { return [] }
  return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
}

/// Starts the program anew in this process, with the same arguments. Returns if it has begun its output, or if the
/// system refuses.
///
/// - Parameter variables: changes to its environment.
public func runAgain(with variables: [String: String]) {
  guard let path = try? executablePath() else { return }
  become(path, [processName()] + processArguments(), variables)
}

/// Runs a program in place of this one, unless this one has begun its output.
func become(_ path: [UInt8], _ words: [[UInt8]], _ variables: [String: String]) {
  guard !hasOutput.load(ordering: .relaxed) else { return }
  let strings = (
    CStrings([path]), CStrings(words),
    CStrings(environmentVariables(changed: variables.mapValues(Optional.some)))
  )
  // The next program would inherit it.
  alarm(0)
  withExtendedLifetime(strings) {
    guard let name = strings.0.pointers[0] else { return }
    execve(name, strings.1.pointers, strings.2.pointers)
  }
}
