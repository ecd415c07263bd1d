/// A piece of text and its style.
public struct YAMLScalar: Sendable, Equatable {
  /// How text is written.
  public enum Style: Sendable, Equatable {
    /// Without quotes: the only style whose value may be something other than text.
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

  /// The text itself: without quotes, with escapes and line breaks resolved.
  public var text: String
  /// How the text is written.
  public var style: Style

  public init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// The value of the text. Only plain text can be something other than text.
  public var value: YAMLValue { style == .plain ? YAMLValue(plain: text) : .string(text) }

  /// The value of text that YAML 1.1 reads as true or false and YAML 1.2 as text: plain `yes`, `no`, `on` and `off`, in
  /// any capitalization. For advice to a user who wrote `yes` and meant `true`.
  public var legacyBool: Bool? {
    guard style == .plain else { return nil }
    switch text {
    case "yes", "Yes", "YES", "on", "On", "ON": return true
    case "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }
}
