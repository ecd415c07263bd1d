import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The exit status of a process that trapped: `EX_SOFTWARE` of sysexits.h.
public let trapStatus: Int32 = 70

/// Ends the process with `trapStatus` when it traps, in place of a signal that says nothing.
///
/// - Parameter report: runs first, on the thread that trapped. It may do what it likes: a trap in it ends the process at
///   once, and if it hangs, an alarm does after five seconds.
public func reportTraps(_ report: @escaping @Sendable () -> Void) {
  trapReport.withLock { $0 = report }
  // The first thread works, too; its stack for traps lasts as long as the process.
  if let memory = malloc(trapStackSize) { useTrapStack(memory) }
  var action = sigaction()
  sigemptyset(&action.sa_mask)
  // After the first trap, the default action applies.
  action.sa_flags =
    Int32(truncatingIfNeeded: SA_ONSTACK)
    | Int32(truncatingIfNeeded: SA_RESETHAND) | Int32(truncatingIfNeeded: SA_NODEFER)
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = endAfterTrap
  #else
    action.__sigaction_handler.sa_handler = endAfterTrap
  #endif
  for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE] {
    sigaction(signal, &action, nil)
  }
}

private let trapReport = Mutex<(@Sendable () -> Void)?>(nil)

private let endAfterTrap: @convention(c) (Int32) -> Void = { _ in
  signal(SIGALRM, SIG_DFL)
  alarm(5)
  trapReport.withLock { $0 }?()
  _exit(trapStatus)
}

/// Runs `body` on a thread that has another stack to handle a trap on: its own may be what has run out.
func withTrapStack(_ body: () -> Void) {
  guard let memory = malloc(trapStackSize) else { return body() }
  var stack = useTrapStack(memory)
  body()
  stack.ss_flags = numericCast(SS_DISABLE)
  sigaltstack(&stack, nil)
  free(memory)
}

private let trapStackSize = 64 << 10

@discardableResult
private func useTrapStack(_ memory: UnsafeMutableRawPointer) -> stack_t {
  var stack = stack_t()
  stack.ss_sp = memory
  stack.ss_size = numericCast(trapStackSize)
  sigaltstack(&stack, nil)
  return stack
}

/// A reference that each thread has its own of. The thread must clear it while the object still lives.
public struct ThreadReference<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Creates one that is nil on every thread; it lasts until the process ends.
  public init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The reference of the calling thread.
  public var object: Object? {
    get {
      pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      pthread_setspecific(
        key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }
  }
}

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
