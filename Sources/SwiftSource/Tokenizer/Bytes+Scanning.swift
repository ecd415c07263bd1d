#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Scanning bytes that are followed by zero bytes.
extension UnsafePointer<UInt8> {
  /// The first byte from here on that is not an ASCII letter, digit, `_` or `$`.
  @inline(__always)
  func identifierEnd() -> Self {
    // In a loop, all constants would be loaded into registers first, and most names end in this block.
    let names = namesInBlock()
    let (low, high) = (~names[0].littleEndian, ~names[1].littleEndian)
    // No branch for each eight bytes: whether a name is longer is hard to guess.
    let count = EightBytes.firstIndex(low) + (low == 0 ? EightBytes.firstIndex(high) : 0)
    return count < 16 ? self + count : (self + 16).longIdentifierEnd()
  }

  /// Like `identifierEnd()`, for names of any length.
  @inline(never)
  private func longIdentifierEnd() -> Self {
    var position = self
    while true {
      let names = position.namesInBlock()
      if names[0] != .max { return position + EightBytes.firstIndex(~names[0].littleEndian) }
      if names[1] != .max { return position + (8 + EightBytes.firstIndex(~names[1].littleEndian)) }
      position += 16
    }
  }

  /// Which of the next 16 bytes are ASCII letters, digits, `_` or `$`: all bits of these bytes.
  @inline(__always)
  private func namesInBlock() -> SIMD2<UInt64> {
    let block = UnsafeRawPointer(self).loadUnaligned(as: SIMD16<Int8>.self)
    // Only operators with vectors on both sides compile to one instruction, and only signed comparisons do: the ranges
    // are shifted to the largest numbers.
    let letters = ((block | .all(0x20)) &+ .all(0x7F - 0x7A)) .> .all(0x7F - 26)
    let digits = (block &+ .all(0x7F - 0x39)) .> .all(0x7F - 10)
    let others = (block .== .all(0x5F)) .| (block .== .all(0x24))
    return unsafeBitCast(letters .| digits .| others, to: SIMD2<UInt64>.self)
  }

  /// The first byte from here on that is below 14 (line breaks, zero) or not ASCII; the padding holds one.
  @inline(__always)
  func firstSpecial() -> Self {
    var position = self
    while true {
      let block = EightBytes(position)
      let found = block.below14 | block.beyondASCII
      if found != 0 { return position + EightBytes.firstIndex(found) }
      position += 8
    }
  }

  /// Like `firstSpecial()`, stopping at `limit`, which must not be before this position.
  @inline(__always)
  func firstSpecial(before limit: Self) -> Self {
    var position = self
    while position < limit {
      let block = EightBytes(position)
      let found = block.below14 | block.beyondASCII
      if found != 0 { return min(position + EightBytes.firstIndex(found), limit) }
      position += 8
    }
    return limit
  }

  /// Like `firstSpecial()`, stopping also at two other bytes.
  @inline(__always)
  func firstSpecial(or first: UInt8, or second: UInt8) -> Self {
    var position = self
    while true {
      let block = EightBytes(position)
      let found =
        block.below14 | block.beyondASCII | block.equal(to: first) | block.equal(to: second)
      if found != 0 { return position + EightBytes.firstIndex(found) }
      position += 8
    }
  }

  /// The first byte from here on that is not a space.
  @inline(__always)
  func indentationEnd() -> Self {
    var position = self
    while true {
      let block = EightBytes(position)
      let others = block.bytes ^ EightBytes.repeating(.space)
      if others != 0 { return position + EightBytes.firstIndex(others) }
      position += 8
    }
  }

  /// The number of `#` here.
  @inline(__always)
  var poundCount: Int {
    var position = self
    while position.pointee == .pound { position += 1 }
    return position - self
  }

  /// The byte after the `#>` that closes the `<#` here, on the same line and before another `<#`.
  func placeholderEnd() -> Self? {
    var position = self + 2
    while true {
      switch (position[0], position[1]) {
      case (.lineFeed, _), (.carriageReturn, _), (0, _), (.less, .pound): return nil
      case (.pound, .greater): return position + 2
      default: position += 1
      }
    }
  }

  /// Whether the text begins here.
  func starts(with text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where self[index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}

extension SIMD16<Int8> {
  /// A vector of equal bytes. With `init(repeating:)` in an expression, the compiler picks operators that work on one
  /// number at a time, and a debug build spends more time in it than in the rest of the tokenizer.
  @inline(__always)
  static func all(_ byte: UInt8) -> Self {
    let eight = EightBytes.repeating(byte)
    return unsafeBitCast(SIMD2(eight, eight), to: Self.self)
  }
}

/// Eight bytes that are compared at once. The result of a comparison has the high bit of each byte that matches; a
/// non-ASCII byte is treated like its low seven bits.
struct EightBytes {
  let bytes: UInt64

  static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
  }

  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The index of the first match in a non-zero result.
  @inline(__always)
  static func firstIndex(_ answer: UInt64) -> Int { answer.trailingZeroBitCount &>> 3 }

  @inline(__always) var beyondASCII: UInt64 { bytes & Self.highBits }

  @inline(__always) private var sevenBits: UInt64 { bytes & ~Self.highBits }

  @inline(__always) var below14: UInt64 {
    ~(sevenBits &+ Self.repeating(0x80 - 14)) & Self.highBits
  }

  /// Which bytes equal this one, ignoring their high bit.
  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    ~((sevenBits ^ Self.repeating(byte)) &+ Self.repeating(0x7F)) & Self.highBits
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these are the bytes of another buffer, too.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}
