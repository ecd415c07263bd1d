/// What no rule asks for, and every team writes in its own way: examples for it look so.
public enum Habit: String, CaseIterable, Sendable {
  /// What views, controllers, and the cells of tables and collections inherit from.
  case view, screen, cell, item
  /// The type for constants: `private:enum:Constants`.
  case constants
  /// Whether a property whose closure makes a view is a `let` or `lazy`, or has its closure behind `then`.
  case closures
  /// What the closure calls the label, the button or the image view.
  case labelInClosure, buttonInClosure, imageInClosure
  /// What SnapKit says about distances from far edges: `inset`, or `offset` with negative numbers.
  case farEdges
  /// A function that lays out and overrides that of a base class.
  case overridden
  /// A function that lays out and overrides none.
  case own
}

/// How often the code shows each way of a habit.
public struct Habits: Sendable {
  private var counts: [Habit: [String: Int]] = [:]

  public init() {}

  /// The name of no way.
  public static let none = "-"

  /// - Parameter tally: counts the findings of a search for helpers by their messages.
  package init(_ tally: Tally) {
    for (message, count) in tally.counts {
      if case .habit(let habit, let value) = HelperReport(message) {
        counts[habit, default: [:]][value] = count
      }
    }
  }

  /// What more than half of the places do; nil if there is no such thing, or too few places to tell.
  public func usual(_ habit: Habit) -> String? {
    guard let ways = counts[habit],
      let most = ways.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= Consistency.leastPlaces, 2 * most.value > ways.values.reduce(0, +)
    else { return nil }
    return most.key == Self.none ? nil : most.key
  }

  /// Whether a function that lays out usually overrides that of a base class.
  public func overrides(_ function: String) -> Bool {
    counts[.overridden]?[function] ?? 0 > counts[.own]?[function] ?? 0
  }
}
