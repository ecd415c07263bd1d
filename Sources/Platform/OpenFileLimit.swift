#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many files and folders the system lets this process have open at a time (`ulimit -n`).
public func openFileLimit() -> Int {
  let limit = sysconf(Int32(_SC_OPEN_MAX))
  return limit < 0 ? Int.max : limit
}
