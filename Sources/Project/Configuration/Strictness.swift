import RuleKit

/// Which warnings fail a run, as errors do.
public enum Strictness: String, Comparable, Sendable {
  case none = "false"
  /// Those about mistakes: conventions are only shown.
  case correctness
  case all = "true"

  /// Whether a finding fails the run.
  package func fails(_ severity: Severity, isMistake: Bool) -> Bool {
    severity == .error
      || severity == .warning && (self == .all || self == .correctness && isMistake)
  }

  public static func < (left: Strictness, right: Strictness) -> Bool {
    left != right && (left == .none || right == .all)
  }
}
