import SwiftSource

/// The local that the closure of an initial value makes a view in and returns.
public enum ReturnedView: Sendable, Equatable {
  /// The index of the local in `ViewFile.subviews`.
  case local(Int)
  /// The closure's argument, `$0`: `{ $0.font = x; return $0 }(UILabel())`.
  case argument
  /// The closure makes nothing but the view: `{ UILabel() }()`.
  case made
}

extension ViewFile {
  /// What the closure of an initial value returns; nil for another value, and where nobody can say.
  ///
  /// - Parameter value: the tokens of the initial value.
  public func returnedView(of value: Range<Int>) -> ReturnedView? {
    guard let closure = closure(of: value) else { return nil }
    let block = closure.block
    for (index, subview) in locals(in: value)
    where outline.declarations[subview.declaration.index].block == block {
      if uses(of: index).contains(where: {
        $0.kind == .returned && self.block(of: $0.statement) == block
      }) {
        return .local(index)
      }
    }
    let tokens = tokens
    for index in (closure.open + 1)..<outline.partner(of: closure.open)
    where tokens[index].kind == .dollarIdentifier && tokens[index - 1].is(.return) {
      return .argument
    }
    let body = outline.blocks[block]
    guard body.count == 1, let statement = outline.firstStatement(of: block) else { return nil }
    let first = outline.statements[statement].first
    let value = (tokens[first].is(.return) ? first + 1 : first)..<outline.statements[statement].end
    return isUIKitInitializer(value) ? .made : nil
  }

  /// The locals that hold views and are declared among some tokens, with their indices in `subviews`.
  private func locals(in range: Range<Int>) -> [(Int, Subview)] {
    let start = subviews.partitioningIndex {
      outline.declarations[$0.declaration.index].name >= range.lowerBound
    }
    return subviews[start...].enumerated()
      .prefix { outline.declarations[$0.element.declaration.index].name < range.upperBound }
      .filter { $0.element.type < 0 }
      .map { (start + $0.offset, $0.element) }
  }

  /// The closure that an initial value calls at once.
  private func closure(of value: Range<Int>) -> Outline.Closure? {
    value.first.flatMap(closure(opening:))
  }

  /// Whether each `$0` among some tokens only has its members set or called: it is the first token of a statement, or
  /// what a `return` gives.
  public func onlyConfiguresArgument(in range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      guard tokens[index].kind == .dollarIdentifier else { return true }
      if tokens[index - 1].is(.return) { return true }
      guard let statement = statement(around: index) else { return false }
      return outline.statements[statement].first == index
        && (tokens[index + 1].kind == .period || outline.statements[statement].end == index + 1)
    }
  }

  /// Whether an attribute stands before a declaration: a property wrapper may do anything with the value.
  public func hasAttribute(_ declaration: Int) -> Bool {
    let declaration = outline.declarations[declaration]
    return (outline.statements[declaration.statement].first..<declaration.keyword)
      .contains { tokens[$0].kind == .at }
  }

  /// The tokens of the right side of the assignment that a statement is.
  public func assignedValue(of statement: Int) -> Range<Int> {
    let statement = outline.statements[statement]
    guard statement.assignment >= 0 else { return statement.end..<statement.end }
    return (statement.assignment + 1)..<statement.end
  }

  /// Whether some tokens name the code's own view or controller as a whole: `self`, `view`, `contentView`, or
  /// something that is named like a view.
  public func handsOutViews(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = tokens[index]
      if token.is(Keyword.`self`) {
        return tokens[index + 1].kind != .period && tokens[index + 1].kind != .questionPostfix
      }
      guard token.kind == .identifier, tokens[index + 1].kind != .colon else { return false }
      return token.is(.view) || token.is(.contentView) || token.is(.superview)
        || isNamedLikeView(index) || hasSuffix(index, "ontroller") || hasSuffix(index, "indow")
    }
  }
}

extension ViewFile {
  /// Whether what a statement does with a view sets the view up and does not show it: it sets a member, or calls a
  /// method of UIKit's or one that is named for configuration, and hands it no other view.
  ///
  /// - Parameter use: one of the kind `memberAssignment` or `call`.
  public func onlyConfigures(_ use: ViewUse) -> Bool {
    if use.kind == .memberAssignment {
      let statement = outline.statements[use.statement]
      if hasSuffix(use.member, "elegate") || hasSuffix(use.member, "ataSource") { return true }
      let value = assignedValue(of: use.statement)
      if tokens[value.lowerBound].kind == .leftBrace { return true }
      guard statement.assignment - 1 == use.member else { return true }
      return !handsOutViews(value)
    }
    if isUIKitMethod(use.member) { return true }
    guard
      hasWordPrefix(use.member, "set") || hasWordPrefix(use.member, "configure")
        || hasWordPrefix(use.member, "apply") || hasWordPrefix(use.member, "style")
        || hasWordPrefix(use.member, "render") || hasWordPrefix(use.member, "update")
    else { return false }
    return !handsOutViews((use.member + 1)..<outline.statements[use.statement].end)
  }

  /// Whether a name begins with a capital letter, as a type's does.
  public func isTypeName(_ token: Int) -> Bool {
    let first = bytes[Int(tokens[token].start)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// Whether an expression is one call of a type: `PlayerView(song: song)`.
  public func isPlainInitializer(_ value: Range<Int>) -> Bool {
    guard let first = value.first, isTypeName(first) else { return false }
    var open = first + 1
    while open < value.upperBound, tokens[open].kind == .period { open += 2 }
    return open < value.upperBound && tokens[open].kind == .leftParen
      && (isTypeName(open - 1) || tokens[open - 1].is(Keyword.`init`))
      && outline.partner(of: open) == value.upperBound - 1
  }
}
