/// A pattern for names, in which `*` matches any number of characters.
public struct NamePattern: Sendable, Equatable {
  private let pattern: [UInt8]

  public init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

  /// Whether the whole name matches. Time is at most the product of the two lengths.
  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
  }

  /// Whether the whole name spelled by these bytes matches.
  public func matches(_ name: UnsafeRawBufferPointer) -> Bool {
    var (patternIndex, nameIndex) = (0, 0)
    var lastStar: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
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
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
