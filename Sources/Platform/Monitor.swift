#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
