import SwiftSource

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
