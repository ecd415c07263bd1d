import RuleKit

/// That the methods that the project declares for UIKit's views and layers, and that a call may mean, do what a rule asks,
/// and that there is one.
struct UIKitMethod: Condition, Hashable {
  /// Identifies the name of the methods, what they belong to, and what the rule asks of them.
  let key: UInt64

  func holds(in project: Project) -> Bool { project[UIKitMethods.self].fit(self) }
}

/// The methods that files declare in extensions of UIKit's views and layers.
struct UIKitMethods: Contribution {
  private var all: [UIKitMethod: Bool] = [:]

  init() {}

  /// - Parameter fits: whether a method does what the rule asks.
  mutating func add(_ method: UIKitMethod, fits: Bool) { all[method] = fits && all[method] ?? true }

  func fit(_ method: UIKitMethod) -> Bool { all[method] ?? false }

  mutating func formUnion(_ other: UIKitMethods) { all.merge(other.all) { $0 && $1 } }
}
