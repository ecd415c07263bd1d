import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Holds back the signals that ask a process to end while `body` runs, on this thread and on the threads that it
/// starts. A pending one ends the process as soon as `body` returns. `SIGKILL` and `SIGQUIT` still end it at once.
///
/// - Parameter body: gets a function to call between pieces of work, on any of these threads: whether a signal is
///   pending. On macOS one thread gets the signal, perhaps this one, and tells the others when it calls the function.
public func withSignalsHeld<Result, Failure>(
  _ body: (_ isAskedToEnd: @escaping @Sendable () -> Bool) throws(Failure) -> Result
) throws(Failure) -> Result {
  var held = sigset_t()
  sigemptyset(&held)
  for signal in endingSignals { sigaddset(&held, signal) }
  var before = sigset_t()
  guard pthread_sigmask(SIG_BLOCK, &held, &before) == 0 else { return try body { false } }
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  // Signals that the parent had blocked will not end the process.
  let watched = endingSignals.filter { sigismember(&before, $0) == 0 }
  let isAsked = Flag()
  return try body {
    if isAsked.value.load(ordering: .relaxed) { return true }
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    guard watched.contains(where: { sigismember(&pending, $0) == 1 }) else { return false }
    isAsked.value.store(true, ordering: .relaxed)
    return true
  }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}

private let endingSignals = [SIGINT, SIGTERM, SIGHUP]
