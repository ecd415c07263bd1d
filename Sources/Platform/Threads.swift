#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The stack size of a worker thread; the default of some systems is a sixteenth of this.
private let workerStackSize = 8 << 20

/// Calls `body` once for each index below `count`, each on its own thread, and waits for all of them.
///
/// The calling thread takes index 0, so a count of one starts no thread. If the system refuses a thread, the calling
/// thread does its work too.
public func runOnThreads(_ count: Int, _ body: @escaping @Sendable (_ index: Int) -> Void) {
  guard count > 0 else { return }
  var threads = ThreadGroup()
  var refused: [Int] = []
  for index in 1..<max(count, 1) where !threads.start({ body(index) }) { refused.append(index) }
  body(0)
  for index in refused { body(index) }
  threads.join()
}

/// Threads that were started one by one. Each must be waited for with `join` before the value is destroyed.
public struct ThreadGroup: ~Copyable {
  private var threads: [pthread_t] = []

  public init() {}

  /// How many threads run, or have run, since the last `join`.
  public var count: Int { threads.count }

  /// Starts a thread.
  ///
  /// - Returns: whether the system started it.
  public mutating func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, workerStackSize)
    guard let thread = startThread(&attributes, body) else { return false }
    threads.append(thread)
    return true
  }

  /// Waits until all of them are done.
  public mutating func join() {
    for thread in threads { pthread_join(thread, nil) }
    threads = []
  }
}

/// Carries a closure through the C interface.
private final class Work: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func run() { withTrapStack(body) }
}

private func startThread(
  _ attributes: inout pthread_attr_t, _ body: @escaping @Sendable () -> Void
) -> pthread_t? {
  let work = Unmanaged.passRetained(Work(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, work.toOpaque())
  #else
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, work.toOpaque())
  #endif
  guard code == 0 else {
    work.release()
    return nil
  }
  return thread
}
