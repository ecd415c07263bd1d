/// A pattern for names, in which `*` matches any number of characters.
public struct NamePattern: Sendable, Equatable {
  private let pattern: [UInt8]
  /// How much of the pattern is before its first `*` and behind its last one; all of it for one without any.
  private let prefix: Int
  private let suffix: Int
  private let starCount: Int

  public init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    self.pattern = bytes
    prefix = bytes.firstIndex(of: Self.star) ?? bytes.count
    suffix = bytes.lastIndex(of: Self.star).map { bytes.count - $0 - 1 } ?? 0
    starCount = bytes.count { $0 == Self.star }
  }

  private static let star = UInt8(ascii: "*")

  /// Whether the whole name matches. Time is at most the product of the two lengths.
  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
  }

  /// Whether the whole name spelled by these bytes matches.
  public func matches(_ name: UnsafeRawBufferPointer) -> Bool {
    guard name.count >= prefix + suffix, starCount > 0 || name.count == prefix,
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

public struct NamePatterns: Sendable, Equatable, ExpressibleByArrayLiteral {
  public let texts: [String]
  private let all: [NamePattern]

  /// - Parameter patterns: in each, `*` matches any characters.
  public init(_ patterns: [String]) { (texts, all) = (patterns, patterns.map(NamePattern.init)) }

  public init(arrayLiteral patterns: String...) { self.init(patterns) }

  public var count: Int { all.count }
  public var isEmpty: Bool { all.isEmpty }

  /// Whether one of them matches the whole name.
  public func match(_ name: String) -> Bool { firstIndex(matching: name) != nil }

  /// Whether one of them matches the whole name that these bytes spell.
  public func match(_ name: UnsafeRawBufferPointer) -> Bool { all.contains { $0.matches(name) } }

  /// The index of the first one that matches the whole name.
  public func firstIndex(matching name: String) -> Int? { all.firstIndex { $0.matches(name) } }

  /// The indices of those that match the whole name that these bytes spell.
  func indices(matching name: UnsafeRawBufferPointer) -> [Int] {
    all.indices.filter { all[$0].matches(name) }
  }
}
