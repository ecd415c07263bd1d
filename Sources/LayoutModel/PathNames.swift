import SwiftSource

/// The names of a path such as `self.label.layer.borderWidth`, without `self`.
struct PathNames {
  private var storage: (Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0)
  /// How many names there are; of a longer path the last ones share the last place.
  private(set) var count = 0
  /// Whether `self.` precedes the first name.
  private(set) var isQualified = false

  subscript(position: Int) -> Int {
    switch position {
    case 0: storage.0
    case 1: storage.1
    case 2: storage.2
    case 3: storage.3
    case 4: storage.4
    default: storage.5
    }
  }

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
    count = min(count + 1, 6)
    switch count - 1 {
    case 0: storage.0 = token
    case 1: storage.1 = token
    case 2: storage.2 = token
    case 3: storage.3 = token
    case 4: storage.4 = token
    default: storage.5 = token
    }
  }
}
