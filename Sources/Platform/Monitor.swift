#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A value that several threads share: one has it at a time, and others can wait until it has changed.
public final class Monitor<Value>: @unchecked Sendable {
  // Unchecked: the lock is what makes it safe.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value
  private var waitingCount = 0

  public init(_ value: sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    change = .allocate(capacity: 1)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Calls `body` with the value while no other thread has it.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Changes the value, and wakes the threads that wait for it.
  @discardableResult
  public func update<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    let result = body(&value)
    let hasWaiting = waitingCount > 0
    pthread_mutex_unlock(lock)
    if hasWaiting { pthread_cond_broadcast(change) }
    return result
  }

  /// Calls `body` with the value, again after each change, until it gives something.
  public func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&value) { return result }
      waitingCount += 1
      pthread_cond_wait(change, lock)
      waitingCount -= 1
    }
  }
}
