/// What a mistake does to people, the worst first.
public enum Effect: String, Comparable, Sendable, CaseIterable {
  case crash, touch, sight, access, growth, log

  /// The effect in words: no capital, no final period.
  public var summary: String {
    switch self {
    case .crash: "the app crashes"
    case .touch: "a touch does nothing"
    case .sight: "something looks wrong, or is not seen at all"
    case .access: "those who use VoiceOver or larger text cannot read or reach it"
    case .growth: "memory or work grows with each pass, row or appearance"
    case .log: "UIKit breaks a constraint, and logs it"
    }
  }

  /// Its place among all of them.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: Effect, right: Effect) -> Bool { left.rank < right.rank }
}
