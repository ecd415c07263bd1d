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

  /// The severity with a name.
  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
