/// How much a diagnostic matters, in ascending order.
public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
  /// The rule does not run.
  case off
  case note
  case warning
  case error

  /// The name in configuration and in output.
  public var name: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// What it says about a finding: no capital, no final period.
  public var meaning: String {
    switch self {
    case .error: "the app crashes, or raises an exception, whenever the code runs"
    case .warning:
      "somebody sees or feels it, memory or work grows, or UIKit breaks a constraint and logs it; or the code departs from a convention that is on"
    case .note: "a leftover: true, and nothing changes when it is repaired"
    case .off: "the rule does not run: it is a matter of taste, or of what a team has agreed on"
    }
  }

  /// The severity with a name.
  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

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
