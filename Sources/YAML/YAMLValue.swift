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
  /// Also a whole number that `Int` cannot hold.
  case float(Double)
  case string(String)

  /// Reads plain text.
  public init(plain text: String) {
    self =
      Self(word: text) ?? Self.whole(text).map(Self.int) ?? Self.number(text).map(Self.float)
      ?? .string(text)
  }

  private init?(word text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": self = .float(-.infinity)
    case ".nan", ".NaN", ".NAN": self = .float(.nan)
    default: return nil
    }
  }

  private static func whole(_ text: String) -> Int? {
    if text.hasPrefix("0x") { return Self.digits(text, radix: 16) }
    if text.hasPrefix("0o") { return Self.digits(text, radix: 8) }
    return Int(text)
  }

  private static func digits(_ text: String, radix: Int) -> Int? {
    let digits = text.dropFirst(2)
    guard digits.first != "-", digits.first != "+" else { return nil }
    return Int(digits, radix: radix)
  }

  /// The number, if the text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, or a number of
  /// base 8 or 16 that is too large for `Int`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0o") { return longDigits(text) }
    var rest = text.utf8[...]
    func skipDigits() -> Int {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    func skip(_ bytes: [UInt8]) -> Bool {
      guard let first = rest.first, bytes.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    let signs = [UInt8(ascii: "-"), UInt8(ascii: "+")]
    _ = skip(signs)
    var digits = skipDigits()
    if skip([UInt8(ascii: ".")]) { digits += skipDigits() }
    guard digits > 0 else { return nil }
    if skip([UInt8(ascii: "e"), UInt8(ascii: "E")]) {
      _ = skip(signs)
      guard skipDigits() > 0 else { return nil }
    }
    return rest.isEmpty ? Double(text.hasSuffix(".") ? text + "0" : text) : nil
  }

  private static func longDigits(_ text: String) -> Double? {
    let radix = text.hasPrefix("0x") ? 16 : 8
    guard text.utf8.count > 2 else { return nil }
    var value = 0.0
    for character in text.dropFirst(2) {
      guard character.isASCII, let digit = character.hexDigitValue, digit < radix else {
        return nil
      }
      value = value * Double(radix) + Double(digit)
    }
    return value
  }

  /// The kind of value, for messages: `text`, `a whole number`, `a number`, `true or false` or `nothing`.
  public var kindName: String {
    switch self {
    case .null: "nothing"
    case .bool: "true or false"
    case .int: "a whole number"
    case .float: "a number"
    case .string: "text"
    }
  }
}
