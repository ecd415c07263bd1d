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
    #if canImport(Darwin)
      var thread: pthread_t!
    #else
      var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(body))
    guard pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque()) == 0 else {
      work.release()
      return false
    }
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

  static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work else { return nil }
    withTrapStack(Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body)
    return nil
  }
}

/// A value that several threads share: one uses it at a time, and others can wait until it has changed.
public final class Monitor<Value>: @unchecked Sendable {
  // Unchecked: the lock makes it safe.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value
  private var waitingCount = 0

  public init(_ value: sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  /// Calls `body` with the value while no other thread uses it.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Changes the value, and wakes the threads waiting for it.
  public func update(_ body: (inout Value) -> Void) {
    change { value in
      body(&value)
      return true
    }
  }

  /// Changes the value.
  ///
  /// - Parameter body: returns whether to wake the waiting threads.
  public func change(_ body: (inout Value) -> Bool) {
    pthread_mutex_lock(lock)
    let wakes = body(&value) && waitingCount > 0
    pthread_mutex_unlock(lock)
    if wakes { pthread_cond_broadcast(condition) }
  }

  /// Calls `body` with the value, and again after each change, until it returns something.
  public func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&value) { return result }
      waitingCount += 1
      pthread_cond_wait(condition, lock)
      waitingCount -= 1
    }
  }
}
