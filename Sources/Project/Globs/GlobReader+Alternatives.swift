extension GlobReader {
  /// The pieces with the braces expanded: `a{b,c}` yields those of `ab` and of `ac`.
  ///
  /// Expands the braces from left to right and from outside to inside.
  func alternatives(limit: Int) throws(GlobError) -> [[GlobPiece]] {
    var done: [[GlobPiece]] = []
    var waiting = [pieces]
    while let next = waiting.popLast() {
      guard let start = next.firstIndex(where: { $0.kind == .openBrace }) else {
        done.append(next)
        continue
      }
      let (choices, end) = Self.choices(of: next, from: start)
      guard done.count + waiting.count + choices.count <= limit else {
        throw .tooManyAlternatives(limit, at: next[start].offset)
      }
      for choice in choices.reversed() {
        waiting.append(Array(next[..<start]) + next[choice] + next[end...])
      }
    }
    return done
  }

  /// The choices of a brace, and where the pieces continue after it.
  private static func choices(
    of pieces: [GlobPiece], from open: Int
  ) -> (choices: [Range<Int>], end: Int) {
    var choices: [Range<Int>] = []
    var start = open + 1
    var depth = 1
    var index = start
    while depth > 0 {
      switch pieces[index].kind {
      case .openBrace: depth += 1
      case .comma where depth == 1:
        choices.append(start..<index)
        start = index + 1
      case .closeBrace: depth -= 1
      case .comma, .element: break
      }
      index += 1
    }
    choices.append(start..<index - 1)
    return (choices, index)
  }
}
