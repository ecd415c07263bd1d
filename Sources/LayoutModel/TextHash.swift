import SwiftSource

/// A 64-bit hash of some texts, eight bytes at a time: each is multiplied in, and its high bits, where the product is
/// mixed best, are folded onto the low ones.
package struct TextHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// The hash of one text.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds the text of a token.
  package mutating func add(_ token: Lexeme) { add(token.text8) }

  /// Adds a text; the same bytes in other pieces are another hash.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    if let start = bytes.baseAddress { add(start, bytes.count) }
  }

  /// Adds the `count` bytes at `start`.
  @inline(__always)
  mutating func add(_ start: UnsafeRawPointer, _ count: Int) {
    func eight(_ offset: Int) -> UInt64 {
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }
    func four(_ offset: Int) -> UInt64 {
      UInt64(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
    }
    func one(_ offset: Int) -> UInt64 {
      UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
    }
    // Multiplied: a length and a letter that differ in the same bits would make `b` and `ab` one name.
    value ^= UInt64(truncatingIfNeeded: count) &* 0x9e37_79b9_7f4a_7c15
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        mix(eight(offset))
        offset &+= 8
      }
      // The last eight, some of them once more.
      mix(eight(count &- 8))
    } else if count >= 4 {
      mix(four(0) | four(count &- 4) &<< 32)
    } else if count > 0 {
      mix(one(0) | one(count &>> 1) &<< 8 | one(count &- 1) &<< 16)
    }
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value &>> 32
  }

  /// The key of a name.
  package static func key(_ name: StaticString) -> UInt64 {
    var hash = TextHash()
    hash.add(UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    return hash.value
  }

  /// One key of two.
  package static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var mixed = (first &* 0x9e37_79b9_7f4a_7c15) ^ second
    mixed = (mixed ^ (mixed >> 32)) &* 0xd6e8_feb8_6659_fd93
    return mixed ^ (mixed >> 32)
  }
}
