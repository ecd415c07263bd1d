/// Which fixes of a rule are made, as configured. The raw value is the word of the configuration.
public enum FixSetting: String, CaseIterable, Sendable {
  /// As the rule itself says of each fix.
  case standard = "default"
  /// All of them count as safe.
  case safe
  /// All of them count as unsafe.
  case unsafe
  /// None is made or offered.
  case off

  /// The fix of a finding with the safety that was asked for; nil where none is made.
  func applied(to fix: Fix?) -> Fix? {
    guard var fix else { return nil }
    switch self {
    case .standard: break
    case .safe: fix.safety = .safe
    case .unsafe: fix.safety = .unsafe
    case .off: return nil
    }
    return fix
  }
}
