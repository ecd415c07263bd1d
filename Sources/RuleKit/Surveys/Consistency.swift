/// How many of some places follow a convention, and what that says about a team.
public struct Consistency: Sendable, Comparable {
  /// How many places follow it.
  public var count: Int
  /// How many places there are.
  public var total: Int

  public init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// The share of places, in percent, from which a convention counts as agreed.
  public static let agreed = 80
  /// The share from which a limit counts as kept: no team writes to a limit that a fifth of its code exceeds.
  public static let kept = 95
  /// Fewer places say nothing about a team.
  public static let leastPlaces = 5

  /// Whether the share is large enough, and there are enough places.
  public func isDecided(from percent: Int) -> Bool {
    total >= Self.leastPlaces && count * 100 >= total * percent
  }

  /// Whether the places show neither an agreement nor one on the opposite.
  public var isOpen: Bool { total >= Self.leastPlaces && percent > 100 - Self.agreed }

  /// By share.
  public static func < (left: Consistency, right: Consistency) -> Bool {
    left.count * right.total < right.count * left.total
  }

  /// Whether the places show an agreement.
  public var isDecided: Bool { isDecided(from: Self.agreed) }

  /// The share in percent, rounded down: `100` means all places.
  public var percent: Int { total == 0 ? 0 : count * 100 / total }

  /// "812 of 830, 97 %".
  public var text: String { "\(count) of \(total), \(percent) %" }
}
