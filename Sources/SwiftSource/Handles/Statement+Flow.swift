extension Statement {
  /// Whether control that has passed another statement, which comes before in the source, can reach this one.
  ///
  /// False for two branches of one statement, for what a branch that leaves never reaches, and where one of the two is
  /// in a closure or a nested function that the other is not in: it is unknown when that runs.
  public func canFollow(_ earlier: Statement) -> Bool {
    guard let common = block.common(with: earlier.block),
      !earlier.block.crossesFunction(upTo: common), !block.crossesFunction(upTo: common)
    else { return false }
    var branch: Block?
    for block in earlier.block.ancestors {
      if block == common { break }
      if block.leaves { return false }
      branch = block
    }
    guard let branch, let later = block.child(of: common) else { return true }
    if branch.kind == .caseBody, later.kind == .caseBody { return false }
    return branch.owner != later.owner
  }

  /// The condition of the conditional operator that an expression of the statement is in a branch of, and whether that is the
  /// first one: for `a` in `isWide ? [a] : [b]`.
  public func choice(around expression: Lexemes) -> (condition: Lexemes, isFirst: Bool)? {
    guard let first = expression.first else { return nil }
    var brackets = first.brackets
    for _ in 0..<Outline.longestClimb {
      // An operator in another argument does not contain this one.
      let value =
        brackets?.first { $0.value.indices.contains(first.index) }?.value
        ?? assignedValue ?? declaration?.value ?? tokens
      let before = value.outermost.prefix { $0 < first }
      if let mark = before.last(where: { $0.kind == .questionInfix }) {
        let isFirst = !before.contains { $0 > mark && $0.kind == .colon }
        return (value.prefix(before: mark), isFirst)
      }
      guard let inner = brackets else { return nil }
      brackets = inner.outer
    }
    return nil
  }

  /// Whether the statement runs as part of a block's code: in no closure and no function inside it.
  public func runsDirectly(in outer: Block) -> Bool {
    for block in block.ancestors {
      if block == outer { return true }
      switch block.kind {
      case .closure, .functionBody, .accessors, .typeBody, .file: return false
      default: continue
      }
    }
    return false
  }
}

extension Block {
  /// The innermost block around this and another one; nil where they are too far apart. A block's index is above those
  /// of the blocks around it.
  fileprivate func common(with other: Block) -> Block? {
    var (left, right) = (self, other)
    for _ in 0..<Outline.longestClimb {
      if left == right { return left }
      guard let outer = (left.index > right.index ? left : right).parent else { return nil }
      if left.index > right.index { left = outer } else { right = outer }
    }
    return nil
  }

  fileprivate func crossesFunction(upTo outer: Block) -> Bool {
    for block in ancestors {
      if block == outer { return false }
      switch block.kind {
      case .closure, .functionBody, .accessors, .typeBody: return true
      default: continue
      }
    }
    return false
  }

  /// The block directly in another one that this one is or is in.
  fileprivate func child(of outer: Block) -> Block? {
    self == outer ? nil : ancestors.first { $0.parent == outer }
  }

  /// Whether the block ends with `return`, `throw`, `break` or `continue`.
  public var leaves: Bool {
    let statements = record.statements
    guard let last = statements.last.map({ Statement($0, in: outline) }), last.block == self else {
      return false
    }
    return last.kind == .transfer
  }

  /// The first token of the first statement that holds a `return`, a `throw` or their kin on some level, outside of
  /// closures and functions; the end of the block if there is none.
  public var firstExit: Lexeme {
    for statement in statementsOnAllLevels
    where statement.kind == .transfer && statement.runsDirectly(in: self) {
      return statement.first
    }
    return close
  }
}
