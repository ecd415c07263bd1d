import Synchronization

/// A value that is made when it is first used, for what would slow down each start of the program.
package final class OnFirstUse<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}

/// What is computed once and handed on often, behind one reference: counting that one costs less than each in it.
final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
