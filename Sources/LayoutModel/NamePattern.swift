/// A pattern for names, in which `*` matches any number of characters.
public struct NamePattern: Sendable, Equatable {
  private let pattern: [UInt8]
  /// How much of the pattern is before its first `*` and behind its last one; all of it for one without any.
  private let prefix: Int
  private let suffix: Int
  private let starCount: Int
  /// The first byte and the last one; 0 where there is a `*`.
  private let first: UInt8
  private let last: UInt8

  public init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    self.pattern = bytes
    prefix = bytes.firstIndex(of: Self.star) ?? bytes.count
    suffix = bytes.lastIndex(of: Self.star).map { bytes.count - $0 - 1 } ?? 0
    starCount = bytes.count { $0 == Self.star }
    first = prefix > 0 ? bytes[0] : 0
    last = suffix > 0 ? bytes[bytes.count - 1] : 0
  }

  private static let star = UInt8(ascii: "*")

  /// Whether the whole name matches. Time is at most the product of the two lengths.
  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
  }

  /// Whether the whole name spelled by these bytes matches.
  public func matches(_ name: UnsafeRawBufferPointer) -> Bool {
    // Most names end or begin in another way.
    guard name.count >= prefix + suffix, starCount > 0 || name.count == prefix,
      prefix == 0 || name[0] == first, suffix == 0 || name[name.count - 1] == last,
      (0..<suffix).allSatisfy({ name[name.count - 1 - $0] == pattern[pattern.count - 1 - $0] }),
      (0..<prefix).allSatisfy({ name[$0] == pattern[$0] })
    else { return false }
    return starCount < 2 || matchesBetweenStars(name)
  }

  private func matchesBetweenStars(_ name: UnsafeRawBufferPointer) -> Bool {
    var (patternIndex, nameIndex) = (0, 0)
    var lastStar: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == Self.star {
        lastStar = (patternIndex, nameIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex] == name[nameIndex] {
        patternIndex += 1
        nameIndex += 1
      } else if let star = lastStar {
        lastStar = (star.pattern, star.name + 1)
        patternIndex = star.pattern + 1
        nameIndex = star.name + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == Self.star }
  }
}
