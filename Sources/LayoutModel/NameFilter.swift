import SwiftSource

/// A cheap look at a name that tells most others from the wanted ones.
package struct NameFilter {
  @usableFromInline var bits = SIMD4<UInt64>.zero

  package init() {}

  package mutating func insert(_ token: Token, _ bytes: UnsafeRawBufferPointer) {
    let bit = Self.bit(token, bytes)
    bits[bit >> 6] |= 1 &<< UInt64(bit & 63)
  }

  @inlinable
  package func mayContain(_ token: Token, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let bit = Self.bit(token, bytes)
    return bits[bit >> 6] & 1 &<< UInt64(bit & 63) != 0
  }

  /// A number below 256 that the first byte, the last one and the length give.
  @inlinable
  static func bit(_ token: Token, _ bytes: UnsafeRawBufferPointer) -> Int {
    let (start, end) = (Int(token.start), Int(token.end))
    let first = Int(bytes[start])
    let last = Int(bytes[end - 1])
    return (first &* 7 &+ last &* 31 &+ (end &- start) &* 13) & 255
  }
}
