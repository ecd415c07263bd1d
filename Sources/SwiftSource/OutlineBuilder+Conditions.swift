extension OutlineBuilder {
  // MARK: - Conditional compilation

  /// Handles a directive and its condition; returns the index of the token after its line.
  func directive(_ index: Int) -> Int {
    let next = afterDirective(index)
    outline.directives.append(index)
    switch Keyword(rawValue: tokens[index].word.id) {
    case .if: beginCondition(index)
    case .elseif, .else: continueCondition(index, isEnd: false)
    case .endif: continueCondition(index, isEnd: true)
    default: break
    }
    return next
  }

  private func beginCondition(_ index: Int) {
    let guarded = afterDirectives(index)
    if isInline(guarded) {
      frame.inlineConditions += 1
      return
    }
    endStatement(at: index)
    if endsCaseBody(guarded) {
      pop(at: index)
      endStatement(at: index)
    }
    beginStatement(index)
    outline.statements[frame.statement].kind = .conditional
    frame.mode = .ignored
    pushBlock(.conditionalBranch, index, isPseudo: true)
  }

  private func continueCondition(_ index: Int, isEnd: Bool) {
    if frame.inlineConditions > 0 {
      if isEnd { frame.inlineConditions -= 1 }
      return
    }
    if frame.isPseudo, blockKind != .conditionalBranch { pop(at: index) }
    guard frame.isPseudo, blockKind == .conditionalBranch else { return }
    pop(at: index)
    if isEnd {
      frame.mode = .bodyDone
      frame.keyword = .underscore
    } else {
      frame.mode = .ignored
      pushBlock(.conditionalBranch, index, isPseudo: true)
    }
  }

  /// Whether the `#if` before the token at `guarded` is inside an expression: in a list, or before a member on a line
  /// of its own.
  private func isInline(_ guarded: Int) -> Bool {
    if frame.kind == .list { return true }
    guard frame.statement >= 0 else { return false }
    switch frame.mode {
    case .expression, .propertyValue: return tokens[guarded].kind == .period
    default: return false
    }
  }

  /// The index of the first token after the consecutive directives from `index`. The answer is the same for each of
  /// them, so it is cached and each is read once.
  private func afterDirectives(_ index: Int) -> Int {
    if directiveRun.contains(index) { return directiveRun.upperBound }
    var next = index
    while next < last, tokens[next].kind == .directive, !tokens[next].is(.endif) {
      next = afterDirective(next)
    }
    directiveRun = index..<next
    return next
  }

  /// The index of the token after a directive and its condition, which ends with the line.
  private func afterDirective(_ index: Int) -> Int {
    var next = index + 1
    guard !tokens[index].is(.else), !tokens[index].is(.endif) else { return next }
    while next < last, !tokens[next].startsLine, tokens[next].kind != .directive {
      next = skip(next)
    }
    // A bracket without an end is skipped with the end of the file.
    return min(next, last)
  }
}
