import SwiftSource

extension CodeReader {
  /// Items longer than this are not told apart: they are no names that a person would compare.
  static let longestItem = 48

  /// The key of a single name.
  public func key(_ token: Int) -> UInt64 {
    var hash = TextHash()
    hash.add(UnsafeRawBufferPointer(rebasing: bytes[tokens[token].range]))
    return hash.value
  }

  /// The block that a statement stands in.
  public func block(of statement: Int) -> Int { outline.statements[statement].block }

  /// Whether the token's text is this.
  func spells(_ token: Int, _ text: StaticString) -> Bool {
    tokens[token].range.count == text.utf8CodeUnitCount && hasPrefix(token, text)
  }

  /// Whether the token's text begins so.
  func hasPrefix(_ token: Int, _ prefix: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count >= prefix.utf8CodeUnitCount else { return false }
    for offset in 0..<prefix.utf8CodeUnitCount
    where bytes[range.lowerBound + offset] != prefix.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the token's text ends so.
  func hasSuffix(_ token: Int, _ suffix: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count >= suffix.utf8CodeUnitCount else { return false }
    let start = range.upperBound - suffix.utf8CodeUnitCount
    for offset in 0..<suffix.utf8CodeUnitCount
    where bytes[start + offset] != suffix.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the token's text begins with the words of a camel-case name: `setup` in `setupView`, not in `setupper`.
  public func hasWordPrefix(_ token: Int, _ prefix: StaticString) -> Bool {
    guard hasPrefix(token, prefix) else { return false }
    let range = tokens[token].range
    guard range.count > prefix.utf8CodeUnitCount else { return true }
    let next = bytes[range.lowerBound + prefix.utf8CodeUnitCount]
    return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
  }
}
