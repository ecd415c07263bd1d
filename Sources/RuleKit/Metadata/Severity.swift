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
