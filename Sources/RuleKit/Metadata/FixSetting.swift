/// Which fixes of a rule are made, as configured. The raw value is the word in the configuration.
public enum FixSetting: String, CaseIterable, Sendable {
  /// As the rule declares for each fix.
  case standard = "default"
  /// All of them count as safe.
  case safe
  /// All of them count as unsafe.
  case unsafe
  /// None are made or offered.
  case off

  /// The fix of a finding with the configured safety; nil if it is off.
  package func applied(to fix: Fix?) -> Fix? {
    guard var fix else { return nil }
    switch self {
    case .standard: break
    case .safe: (fix.safety, fix.assumptions) = (.safe, [])
    case .unsafe: fix.safety = .unsafe
    case .off: return nil
    }
    return fix
  }
}
