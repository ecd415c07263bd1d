import SwiftSource
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

/// The answers to one question about each thing of a kind, each found on first use.
///
/// For questions that take as long as a thing is large: of many constraints in the arguments of one call, each asks about
/// that call.
struct LazyAnswers {
  private enum Answer: UInt8 { case unknown, no, yes }

  private var answers = Table<Answer>()

  /// - Parameters:
  ///   - index: which thing.
  ///   - count: how many there are.
  ///   - find: finds the answer.
  mutating func answer(_ index: Int, of count: Int, _ find: () -> Bool) -> Bool {
    if answers.isEmpty { answers.append(.unknown, count: count) }
    if answers[index] == .unknown { answers[index] = find() ? .yes : .no }
    return answers[index] == .yes
  }

  /// Forgets the answers, and keeps the memory.
  mutating func removeAll() { answers.removeAll() }

  /// Gives the memory back.
  func free() { answers.free() }
}

/// What is computed once and handed on often, behind one reference: to hand it on counts that one, and not a reference for
/// each array in it.
final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Box<KeyMap<Int>> {
  func value(of key: UInt64) -> Int? { value[key] }
}
