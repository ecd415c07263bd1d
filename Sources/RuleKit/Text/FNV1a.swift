/// The hash FNV-1a with 64 bits ("FNV Hash", Landon Curt Noll, http://www.isthe.com/chongo/tech/comp/fnv/): small, and
/// the same on every machine and in every version, which Swift's `Hasher` is not.
@usableFromInline
package struct FNV1a: Sendable {
  /// The hash of all bytes so far.
  @usableFromInline package internal(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable
  package init() {}

  /// Adds one byte.
  @inlinable
  @inline(__always)
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Adds bytes.
  @inlinable
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Adds the eight bytes of a number, the least significant first.
  package mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Adds a text without surrounding white space, and with one space for each run of white space inside.
  package mutating func combineCollapsed(_ text: [UInt8]) {
    var isInside = false
    var spaceIsPending = false
    for byte in text {
      if byte.isBlank {
        spaceIsPending = isInside
      } else {
        if spaceIsPending { combine(UInt8(ascii: " ")) }
        spaceIsPending = false
        isInside = true
        combine(byte)
      }
    }
  }
}

extension UInt8 {
  /// Whether it is white space that Swift allows within a line.
  @inline(__always)
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
}

extension UInt64 {
  /// 16 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
