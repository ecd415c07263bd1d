#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Makes the signals that ask a process to end wait while `body` runs, on this thread and on those that it starts. One that
/// came ends the process as soon as `body` returns. What ends a process at once, `SIGKILL` and `SIGQUIT`, still does.
///
/// - Parameter body: gets a question to ask between two pieces of work: whether a signal waits.
public func withSignalsHeld<Result, Failure>(
  _ body: (_ isAskedToEnd: @escaping @Sendable () -> Bool) throws(Failure) -> Result
) throws(Failure) -> Result {
  var held = sigset_t()
  sigemptyset(&held)
  for signal in endingSignals { sigaddset(&held, signal) }
  var before = sigset_t()
  guard pthread_sigmask(SIG_BLOCK, &held, &before) == 0 else { return try body { false } }
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  // What was held before, as some parents leave it, will not end the process.
  let watched = endingSignals.filter { sigismember(&before, $0) == 0 }
  return try body {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return watched.contains { sigismember(&pending, $0) == 1 }
  }
}

private let endingSignals = [SIGINT, SIGTERM, SIGHUP]
