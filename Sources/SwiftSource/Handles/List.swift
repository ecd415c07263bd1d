/// A list in brackets and its place in the code: arguments, the elements of an array or a dictionary, a subscript, a tuple,
/// an interpolation.
public struct List: Handle, Hashable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the lists of the file, in the order they open.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  @inlinable var record: Outline.List { outline.pointee.lists[index] }

  /// The opening bracket.
  @inlinable public var open: Lexeme { Lexeme(record.open, in: outline) }
  /// What is in the brackets.
  @inlinable public var elements: Arguments { Arguments(record.open, in: outline) }
  /// The list around it, if that is in the same statement.
  @inlinable public var outer: List? { List(ifAny: record.outer, in: outline) }
  /// The call whose arguments these are.
  @inlinable public var call: Call? { Call(ifAny: record.call, in: outline) }
  /// The statement that it is part of.
  @inlinable public var statement: Statement { Statement(record.statement, in: outline) }
  /// The first token of the chain that it is part of: `a` for the subscript in `a.b[c]`; the bracket of a list on its own.
  @inlinable public var chainStart: Lexeme { Lexeme(record.chainStart, in: outline) }
  /// Whether an expression begins with it: a subscript and arguments belong to what comes before.
  @inlinable public var beginsExpression: Bool { chainStart == open }
  /// Whether it is an expression in parentheses, or a tuple.
  public var isGrouping: Bool { open.kind == .leftParen && call == nil && beginsExpression }

  /// Whether one of its elements is between `#if` and `#endif`, where it may have no neighbours.
  public func isConditional(_ element: Lexeme) -> Bool {
    let (directives, open) = (outline.pointee.directives, record.open)
    let start = directives.partitioningIndex { $0 > open }
    var depth = 0
    for (count, index) in directives[start...].enumerated() {
      guard index < element.index else { break }
      // No list has that many conditions; a bound for the search that each element repeats.
      guard count < Outline.longestClimb else { return true }
      let directive = Lexeme(index, in: outline)
      if directive.is(.if) { depth += 1 }
      if directive.is(.endif) { depth -= 1 }
    }
    return depth > 0
  }
}

extension Statement {
  /// The innermost of its lists that directly contains a token.
  public func list(with token: Lexeme) -> List? {
    let lists = outline.pointee.lists
    var list = lists.partitioningIndex { $0.open >= token.index } - 1
    for _ in 0..<Outline.longestClimb {
      guard list >= 0 else { break }
      let current = lists[list]
      if outline.pointee.partner(of: current.open) > token.index {
        return current.statement == index ? List(list, in: outline) : nil
      }
      if current.outer >= 0 {
        list = current.outer
      } else if current.statement == index {
        return nil
      } else {
        // A list of a closure that has ended: the lists around the closure opened before it.
        let block = outline.pointee.blocks[outline.pointee.statements[current.statement].block]
        list = lists.partitioningIndex { $0.open >= block.open } - 1
      }
    }
    return nil
  }
}
