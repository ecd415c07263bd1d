import SwiftSource

extension ViewUse {
  /// Finds out what the code does at a place that names the view.
  mutating func classify(in file: Names) {
    var behind = tokens.last?.next
    while let mark = behind, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      behind = mark.next
    }
    guard let next = behind else { return }
    let begins = statement.first == tokens.first
    switch next.kind {
    case .period:
      member = next.next
      kind = .member
      if begins, statement.kind == .assignment, let target = statement.target,
        let name = tokens.last, name.index < target.endIndex, file.isPath(target.indices)
      {
        kind = .memberAssignment
      } else if begins, statement.kind == .expression, let call = member?.call,
        call.last.next == statement.end
      {
        kind = .call
      }
    case .equal where begins && statement.kind == .assignment && statement.assignment == next:
      kind = .assignment
    case .rightParen, .comma, .rightBracket:
      readArgument(in: file)
    default:
      guard next == statement.end else { return }
      let isSole = begins && statement.kind == .expression && statement.block.count == 1
      let isReturned = statement.kind == .transfer && tokens.first == statement.first.next
      if isSole || isReturned { kind = .returned }
    }
  }

  private mutating func readArgument(in file: Names) {
    guard let first = tokens.first, let before = first.previous else { return }
    switch before.kind {
    case .leftParen, .leftBracket, .comma: break
    case .colon where before.previous?.kind == .identifier: label = before.previous
    default: return
    }
    guard let open = file.opening(before: first.index).map({ file.code[$0] }) else { return }
    if open.kind == .leftBracket {
      readElement(of: open)
      return
    }
    guard open.kind == .leftParen, let name = open.previous,
      name.kind == .identifier || name.is(Keyword.`init`), let call = name.call
    else { return }
    self.call = call
    kind = .argument
  }

  /// `[label, button].forEach(…)`.
  private mutating func readElement(of open: Lexeme) {
    guard label == nil, let period = open.partner?.next, period.kind == .period,
      let name = period.next, name.is(.forEach), let call = name.call, call.chainStart == open
    else { return }
    self.call = call
    kind = .element
  }
}

extension Names {
  /// What the code does at a place that names a view in another way than by its declaration: as the argument of a closure.
  ///
  /// - Parameters:
  ///   - subview: the index of the view in `subviews`.
  ///   - mention: the name, such as `$0`.
  package func use(of subview: Int, at mention: Lexeme) -> ViewUse? {
    guard let statement = mention.statement else { return nil }
    var use = ViewUse(
      subview: subview, kind: .other, tokens: mention.alone, statement: statement)
    use.classify(in: self)
    return use
  }

  /// The bracket that opens the list around a token; nil where it is too far to look for.
  func opening(before token: Int) -> Int? {
    var index = token - 1
    for _ in 0..<Self.longestClimb where index >= 0 {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: return index
      case .rightParen, .rightBracket, .rightBrace:
        index = min(code[index].partner?.index ?? index, index) - 1
      default: index -= 1
      }
    }
    return nil
  }
}
