import SwiftSource

/// The names of a path such as `self.label.layer.borderWidth`, without `self`.
struct PathNames {
  // In one vector: a file has many paths, and an array of each would take longer than all else.
  private var storage = SIMD8<Int32>.zero
  /// How many names there are; of a longer path the last ones share the last place.
  private(set) var count = 0
  /// Whether `self.` precedes the first name.
  private(set) var isQualified = false

  subscript(position: Int) -> Int { Int(storage[min(position, Self.most - 1)]) }

  private static let most = 6

  var last: Int { self[count - 1] }

  mutating func read(_ path: Range<Int>, in file: CodeReader) {
    var index = path.lowerBound
    while index < path.upperBound {
      let token = file.tokens[index]
      if token.kind == .identifier || token.kind == .dollarIdentifier {
        append(index)
      } else if token.kind == .keyword, token.is(Keyword.`self`), index == path.lowerBound {
        isQualified = true
      } else if token.kind == .keyword {
        append(index)
      }
      index = token.kind == .leftBracket ? file.skip(index) : index + 1
    }
  }

  private mutating func append(_ token: Int) {
    count = min(count + 1, Self.most)
    storage[count - 1] = Int32(truncatingIfNeeded: token)
  }
}
