import SwiftSource

extension ViewFile {
  /// Whether a property holds a view, by its type or by what makes its value.
  public func holdsView(_ property: ViewProperty) -> Bool {
    guard property.type >= 0 else { return false }
    let declaration = outline.declarations[property.declaration]
    return viewNames.contains(TextHash.pair(types[property.type].key, key(declaration.name)))
  }

  /// The indices of the constraints whose tokens are in a range.
  public func constraints(in range: Range<Int>) -> Range<Int> {
    let start = constraints.partitioningIndex { $0.tokens.lowerBound >= range.lowerBound }
    let end = constraints.partitioningIndex { $0.tokens.lowerBound >= range.upperBound }
    return start..<end
  }

  /// Whether an item's first name is a local or a parameter where a statement stands.
  public func isLocalItem(_ item: Item, at statement: Int) -> Bool {
    guard !item.isSelf, !item.tokens.isEmpty else { return false }
    let first = item.tokens.lowerBound
    if tokens[first].kind == .dollarIdentifier { return true }
    // An upper-case name is a type: nobody's view.
    guard tokens[first].kind == .identifier else { return false }
    return isLocal(first, in: block(of: statement))
  }

  /// The tokens of `frame` and `bounds` in a range that ask another view of the type how large it is.
  public func outerGeometry(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    for index in range where tokens[index].is(.frame) || tokens[index].is(.bounds) {
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

  private func isOuterView(_ start: Int, _ geometry: Int) -> Bool {
    let token = tokens[start]
    if token.is(Keyword.`self`) { return start != geometry }
    guard token.kind == .identifier, start != geometry, tokens[start - 1].kind != .period else {
      return false
    }
    if token.is(.view) || token.is(.contentView) || token.is(.superview) {
      return !isLocalAnywhere(start)
    }
    return false
  }

  private func isLocalAnywhere(_ token: Int) -> Bool {
    let next = outline.closures.partitioningIndex { $0.open >= token }
    return next > 0 && isLocal(token, in: outline.closures[next - 1].block)
  }
}
