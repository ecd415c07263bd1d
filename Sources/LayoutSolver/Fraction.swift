/// An exact number: a fraction of two integers in lowest terms.
///
/// Layouts are compared for equality, which floating point would blur: `0.1 + 0.2` is `0.3` here. A result that does not
/// fit, or a division by zero, is `unknown`, and so is everything that is computed from it.
@frozen
public struct Fraction: Hashable, Sendable {
  /// Of a fraction in lowest terms.
  public let numerator: Int
  /// Positive; 0 for an unknown number.
  public let denominator: Int

  @inlinable
  init(lowestTerms numerator: Int, _ denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// A whole number.
  @inlinable
  public init(_ number: Int) { self.init(lowestTerms: number, 1) }

  /// The quotient of two whole numbers.
  public init(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else {
      self = .unknown
      return
    }
    if denominator == 1 {
      self.init(numerator)
      return
    }
    var (larger, smaller) = (abs(numerator), abs(denominator))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let divisor = denominator < 0 ? -larger : larger
    self.init(lowestTerms: numerator / divisor, denominator / divisor)
  }

  /// The number that a decimal literal of Swift spells, `8`, `1_000` or `16.5`, in UTF-8; nil for another text.
  @inlinable
  public init?(literal: some Collection<UInt8>) {
    var (number, scale) = (0, 1)
    var hasDigit = false
    var hasPoint = false
    var isTooLarge = false
    for byte in literal {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let shifted = number.multipliedReportingOverflow(by: 10)
        let sum = shifted.partialValue.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        let nextScale = scale.multipliedReportingOverflow(by: hasPoint ? 10 : 1)
        (number, scale) = (sum.partialValue, nextScale.partialValue)
        isTooLarge = isTooLarge || shifted.overflow || sum.overflow || nextScale.overflow
        hasDigit = true
      case UInt8(ascii: "_") where hasDigit: continue
      case UInt8(ascii: ".") where hasDigit && !hasPoint: hasPoint = true
      default: return nil
      }
    }
    guard hasDigit else { return nil }
    self = isTooLarge ? .unknown : Fraction(number, over: scale)
  }

  /// A number of which nothing is known.
  public static let unknown = Fraction(lowestTerms: 0, 0)
  public static let zero = Fraction(0)

  public var isKnown: Bool { denominator != 0 }

  public var isWhole: Bool { denominator == 1 }

  /// -1, 0 or 1; 0 for an unknown number.
  public var sign: Int { numerator.signum() }

  public static prefix func - (number: Fraction) -> Fraction { zero - number }

  public static func + (left: Fraction, right: Fraction) -> Fraction {
    sum(left, right) { $0.addingReportingOverflow($1) }
  }

  public static func - (left: Fraction, right: Fraction) -> Fraction {
    sum(left, right) { $0.subtractingReportingOverflow($1) }
  }

  public static func * (left: Fraction, right: Fraction) -> Fraction {
    guard left.isKnown, right.isKnown, let numerator = product(left.numerator, right.numerator)
    else { return .unknown }
    if left.isWhole, right.isWhole { return Fraction(numerator, over: 1) }
    guard let denominator = product(left.denominator, right.denominator)
    else { return .unknown }
    return Fraction(numerator, over: denominator)
  }

  public static func / (left: Fraction, right: Fraction) -> Fraction {
    guard right.isKnown else { return .unknown }
    return left * Fraction(right.denominator, over: right.numerator)
  }

  private static func sum(
    _ left: Fraction, _ right: Fraction,
    _ combine: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Fraction {
    if left.isWhole, right.isWhole {
      let sum = combine(left.numerator, right.numerator)
      return sum.overflow ? .unknown : Fraction(sum.partialValue, over: 1)
    }
    guard left.isKnown, right.isKnown,
      let first = product(left.numerator, right.denominator),
      let second = product(right.numerator, left.denominator),
      let denominator = product(left.denominator, right.denominator)
    else { return .unknown }
    let sum = combine(first, second)
    return sum.overflow ? .unknown : Fraction(sum.partialValue, over: denominator)
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let product = left.multipliedReportingOverflow(by: right)
    return product.overflow ? nil : product.partialValue
  }
}

extension Fraction: CustomStringConvertible {
  /// The number as Swift spells it, with up to three decimals: `-8`, `16.5`, `0.333`.
  public var description: String {
    guard isKnown else { return "?" }
    guard denominator != 1 else { return "\(numerator)" }
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
    var digits = ""
    var remainder = rest
    while remainder != 0, digits.utf8.count < 3 {
      let (scaled, overflow) = remainder.multipliedReportingOverflow(by: 10)
      guard !overflow else { break }
      digits += "\(scaled / denominator.magnitude)"
      remainder = scaled % denominator.magnitude
    }
    return "\(numerator < 0 ? "-" : "")\(whole).\(digits.isEmpty ? "0" : digits)"
  }
}
