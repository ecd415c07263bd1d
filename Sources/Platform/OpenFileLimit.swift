#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many files and folders this process may have open at a time (`ulimit -n`).
public func openFileLimit() -> Int {
  let limit = sysconf(Int32(_SC_OPEN_MAX))
  return limit < 0 ? Int.max : limit
}
