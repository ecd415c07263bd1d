import SwiftSource

extension Names {
  /// What the closure of an initial value returns; nil for another value, and where the code does not say.
  public func returnedView(of value: Lexemes) -> ReturnedView? {
    guard let closure = value.first?.closure else { return nil }
    let body = closure.body
    for (index, subview) in locals(in: value) where subview.declaration.block == body {
      if uses(of: index).contains(where: { $0.kind == .returned && $0.statement.block == body }) {
        return .local(index)
      }
    }
    let returnsArgument = body.tokens.contains {
      $0.kind == .dollarIdentifier && $0.previous?.is(.return) == true
    }
    if returnsArgument { return .argument }
    guard body.count == 1, let statement = body.firstStatement else { return nil }
    let made = statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
    return isUIKitInitializer(made) ? .made : nil
  }

  /// The locals that hold views and are declared among some tokens, with their indices in `subviews`.
  private func locals(in range: Lexemes) -> [(Int, Subview)] {
    let start = subviews.partitioningIndex {
      outline.declarations[$0.declaration.index].name >= range.startIndex
    }
    return subviews[start...].enumerated()
      .prefix { outline.declarations[$0.element.declaration.index].name < range.endIndex }
      .filter { $0.element.type < 0 }
      .map { (start + $0.offset, $0.element) }
  }
}
