/// The value of a scalar, by the core schema of YAML 1.2.2, section 10.3
/// (https://yaml.org/spec/1.2.2/#103-core-schema).
///
/// YAML 1.1, which many tools still read, reads some plain text differently: `yes`, `no`, `on` and `off` as true and
/// false, `017` as 15, `1_000` as 1000, `1:30` as 90, and `2024-05-01` as a date. Here `017` is 17 and the others are
/// text. `0o17` is 15 here and text there.
public enum YAMLValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  /// Any other number, also a whole one that `Int` cannot hold.
  case float
  case string(String)

  /// Reads plain text.
  public init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan",
      ".NaN", ".NAN":
      self = .float
    default: self = Self(digits: text) ?? .string(text)
    }
  }

  private init?(digits text: String) {
    let radix = text.hasPrefix("0x") ? 16 : text.hasPrefix("0o") ? 8 : 10
    let digits = radix == 10 ? text[...] : text.dropFirst(2)
    let isNumber =
      radix == 10
      ? Self.isDecimal(text)
      : !digits.isEmpty
        && digits.allSatisfy { $0.isASCII && ($0.hexDigitValue ?? radix) < radix }
    guard isNumber else { return nil }
    self = Int(digits, radix: radix).map(Self.int) ?? .float
  }

  private static func isDecimal(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isDigit)
      && text.unicodeScalars.allSatisfy { $0.isDigit || "+-.eE".unicodeScalars.contains($0) }
      && Double(text.hasSuffix(".") ? text + "0" : text) != nil
  }
}
