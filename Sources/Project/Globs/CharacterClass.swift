/// The characters that a `[…]` of a pattern matches.
struct CharacterClass: Sendable {
  /// Whether it matches all other characters.
  var isNegated = false
  /// The values below 256, one bit each.
  private var bits = SIMD4<UInt64>.zero
  private var ranges: [ClosedRange<UInt32>] = []

  /// Adds the characters from `first` to `last`; nothing if they are in the wrong order.
  mutating func insert(_ first: UInt32, through last: UInt32) {
    guard first <= last else { return }
    var value = first
    while value <= last, value < 256 {
      bits[Int(value >> 6)] |= 1 << UInt64(value & 63)
      value += 1
    }
    if value <= last { ranges.append(value...last) }
  }

  /// Adds the characters from `first` to `last`, and the small forms of the ASCII capitals among them.
  mutating func insertFolding(_ first: UInt32, through last: UInt32) {
    insert(first, through: last)
    let capitals = (first: UInt32(UInt8(ascii: "A")), last: UInt32(UInt8(ascii: "Z")))
    let (low, high) = (max(first, capitals.first), min(last, capitals.last))
    if low <= high { insert(low | 0x20, through: high | 0x20) }
  }

  /// Adds the class of a name between `[:` and `:]`: ASCII only, with Git's definition of a space.
  ///
  /// - Parameter foldsCase: add the small forms of capitals.
  /// - Returns: whether there is such a class.
  mutating func insert(named name: some Collection<UInt8>, foldsCase: Bool) -> Bool {
    guard let ranges = Self.ranges(named: String(decoding: name, as: UTF8.self)) else {
      return false
    }
    for range in ranges {
      let (first, last) = (UInt32(range.lowerBound), UInt32(range.upperBound))
      if foldsCase { insertFolding(first, through: last) } else { insert(first, through: last) }
    }
    return true
  }

  /// Whether a character matches, by its scalar value or, where a pattern reads bytes, by its byte.
  func fits(_ value: UInt32) -> Bool {
    let isIn =
      value < 256
      ? bits[Int(value >> 6)] >> UInt64(value & 63) & 1 == 1
      : ranges.contains { $0.contains(value) }
    return isIn != isNegated
  }

  private static func ranges(named name: String) -> [ClosedRange<UInt8>]? {
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    switch name {
    case "alnum": return [upper, lower, digit]
    case "alpha": return [upper, lower]
    case "blank": return [9...9, 32...32]
    case "cntrl": return [0...31, 127...127]
    case "digit": return [digit]
    case "graph": return [33...126]
    case "lower": return [lower]
    case "print": return [32...126]
    case "punct": return [33...47, 58...64, 91...96, 123...126]
    case "space": return [9...10, 13...13, 32...32]
    case "upper": return [upper]
    case "xdigit":
      return [digit, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f")]
    default: return nil
    }
  }
}
