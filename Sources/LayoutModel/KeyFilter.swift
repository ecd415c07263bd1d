/// Keys that were met, in little room: it may take one for another, but never forgets one.
///
/// Tells whether a search for equal keys, which needs storage, can find any: most files have none.
public struct KeyFilter: Sendable {
  @usableFromInline var bits = SIMD64<UInt64>.zero

  @inlinable
  public init() {}

  /// Adds a key; false where it, or one that looks like it, was there.
  @inlinable
  public mutating func insert(_ key: UInt64) -> Bool {
    if mayContain(key) { return false }
    bits[Int(key >> 6 & 63)] |= 1 << (key & 63)
    return true
  }

  /// Whether a key may be there.
  @inlinable
  public func mayContain(_ key: UInt64) -> Bool {
    bits[Int(key >> 6 & 63)] & 1 << (key & 63) != 0
  }
}
