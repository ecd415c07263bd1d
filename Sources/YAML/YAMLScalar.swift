/// A piece of text, and how it was written.
public struct YAMLScalar: Sendable, Equatable {
  /// How text is written.
  public enum Style: Sendable, Equatable {
    /// Without quotes: the only style that can stand for something else than text.
    case plain
    /// `'text'`
    case singleQuoted
    /// `"text"`
    case doubleQuoted
    /// `|` and lines that are kept
    case literal
    /// `>` and lines that are joined
    case folded
  }

  /// The text that is meant: without quotes, with escapes and line breaks resolved.
  public var text: String
  /// How the text is written.
  public var style: Style

  public init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// What the text stands for. Only plain text stands for something else than itself.
  public var value: YAMLValue { style == .plain ? YAMLValue(plain: text) : .string(text) }

  /// What YAML 1.1 takes for true or false and YAML 1.2 for text: plain `yes`, `no`, `on`, `off` and their capitals. For
  /// advice to a user who wrote `yes` and meant `true`.
  public var legacyBool: Bool? {
    guard style == .plain else { return nil }
    switch text {
    case "yes", "Yes", "YES", "on", "On", "ON": return true
    case "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }
}
