import SwiftSource

extension FactBuilder {
  /// Whether a statement runs when the initial value of a property is made, and not in a callback that the value keeps:
  /// directly in the value's closure, in a maker's, or in one that runs over a collection.
  public func runsInitially(_ statement: Statement, in property: ViewProperty) -> Bool {
    for block in statement.block.ancestors {
      switch block.kind {
      case .closure:
        guard let closure = block.closure else { return false }
        if closure.open.index == property.value.lowerBound { return true }
        guard makerBlocks.contains(block.index) || runsAtOnce(closure) else { return false }
      case .functionBody, .accessors, .typeBody, .file:
        return !property.value.contains(block.open?.index ?? -1)
      default: break
      }
    }
    return false
  }

  private func runsAtOnce(_ closure: Closure) -> Bool {
    switch closure.call?.name?.text {
    case "forEach", "map", "flatMap", "compactMap", "then", "with": true
    default: false
    }
  }

  /// The tokens of `frame`, `bounds` and `bottomLeftPoint()` in the frames of an initial value that ask another view
  /// how large it is or where.
  public func outerGeometry(in property: ViewProperty) -> [Lexeme] {
    let start = frames.partitioningIndex { $0.tokens.lowerBound >= property.value.lowerBound }
    let end = frames.partitioningIndex { $0.tokens.lowerBound >= property.value.upperBound }
    return frames[start..<end].flatMap { frame in
      runsInitially(frame.statement, in: property)
        ? outerGeometry(in: frame.tokens).map { code[$0] } : []
    }
  }

  private func outerGeometry(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    for index in range
    where tokens[index].is(.frame) || tokens[index].is(.bounds) || isSnappingPoint(index) {
      guard tokens[index + 1].kind != .colon else { continue }
      var start = index
      while start - 2 >= range.lowerBound, tokens[start - 1].kind == .period {
        start -= 2
        while start > range.lowerBound,
          tokens[start].kind == .questionPostfix
            || tokens[start].kind == .exclamationPostfix
        {
          start -= 1
        }
      }
      guard isOuterView(start, index) else { continue }
      found.append(index)
    }
    return found
  }

  /// `label.bottomLeftPoint()`: a point of a frame by its name.
  private func isSnappingPoint(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && tokens[token + 1].kind == .leftParen
      && tokens[token + 2].kind == .rightParen && hasSuffix(token, "Point")
  }

  private func isOuterView(_ start: Int, _ geometry: Int) -> Bool {
    let token = tokens[start]
    guard tokens[start - 1].kind != .period else { return false }
    if token.is(Keyword.`self`) { return start != geometry }
    guard token.kind == .identifier, !isLocalAnywhere(start) else { return false }
    if start == geometry || token.is(.view) || token.is(.contentView) || token.is(.superview) {
      return true
    }
    // A name with a capital letter is a type: the screen is nobody's view.
    return isProperty(start) || isNamedLikeView(start)
  }

  private func isProperty(_ token: Int) -> Bool {
    let next = outline.blocks.partitioningIndex { $0.open >= token }
    guard next > 0 else { return false }
    return names.isViewProperty(token, in: next - 1)
  }

  private func isLocalAnywhere(_ token: Int) -> Bool {
    let next = outline.closures.partitioningIndex { $0.open >= token }
    return next > 0 && scopes.isLocal(token, in: outline.closures[next - 1].block)
  }
}
