/// A list of statements.
public struct Block: Handle, Hashable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the blocks of the file, in the order they open; 0 is the file.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  @inlinable var record: Outline.Block { outline.pointee.blocks[index] }

  /// What block it is.
  @inlinable public var kind: Kind { record.kind }
  /// The token that opens it: a brace, a colon, a directive; nil for the file.
  @inlinable public var open: Lexeme? { Lexeme(ifAny: record.open, in: outline) }
  /// The token that ends it.
  @inlinable public var close: Lexeme { Lexeme(record.close, in: outline) }
  /// The tokens between the two.
  @inlinable
  public var tokens: Lexemes {
    let record = record
    return Lexemes(record.open + 1..<max(record.open + 1, record.close), in: outline)
  }
  /// The block around it; nil for the file.
  @inlinable public var parent: Block? { Block(ifAny: record.parent, in: outline) }
  /// The statement that the block is part of; nil for the file.
  @inlinable public var owner: Statement? { Statement(ifAny: record.owner, in: outline) }
  /// The declaration whose body it is.
  @inlinable
  public var declaration: Declaration? {
    switch kind {
    case .typeBody, .functionBody, .accessors: Declaration(ifAny: record.subject, in: outline)
    default: nil
    }
  }
  /// The closure whose statements these are.
  @inlinable
  public var closure: Closure? {
    kind == .closure ? Closure(ifAny: record.subject, in: outline) : nil
  }

  /// How many statements are directly in it.
  @inlinable public var count: Int { record.count }
  /// The statements that are directly in it.
  @inlinable public var statements: Statements { Statements(upcoming: firstStatement) }
  @inlinable
  public var firstStatement: Statement? {
    let record = record
    return record.count > 0 ? Statement(record.statements.lowerBound, in: outline) : nil
  }
  /// The statements in it and in blocks inside it, in source order.
  @inlinable
  public var statementsOnAllLevels: LazyMapSequence<Range<Int>, Statement> {
    let outline = outline
    return record.statements.lazy.map { Statement($0, in: outline) }
  }

  /// The block, the one around it, and so on, up to the file; the inner ones of absurdly deep code.
  @inlinable public var ancestors: Ancestors { Ancestors(upcoming: self) }

  /// The name of the function or the computed property whose body the block is or is in, but for closures inside it.
  public var nameOfBody: Lexeme? {
    for block in ancestors {
      switch block.kind {
      case .functionBody, .accessors:
        // The body of `get` is among the accessors of the property that has the name.
        if let owner = block.owner, owner.kind != .accessor { return owner.declaration?.name }
      case .closure, .typeBody: return nil
      default: continue
      }
    }
    return nil
  }

  /// The innermost function around the code of the block, unless a type is in between.
  public var function: Declaration? {
    for block in ancestors {
      if block.kind == .functionBody, let function = block.declaration { return function }
      if block.kind == .typeBody { return nil }
    }
    return nil
  }

  /// Statements that follow each other.
  public struct Statements: Sequence, IteratorProtocol {
    @usableFromInline var upcoming: Statement?

    @inlinable init(upcoming: Statement?) { self.upcoming = upcoming }

    @inlinable
    public mutating func next() -> Statement? {
      guard let statement = upcoming else { return nil }
      upcoming = statement.next
      return statement
    }

    // The optimizer of Swift 6.3 crashes where it inlines the generic functions of these names.

    /// Whether all of them fit.
    public func allSatisfy(_ fits: (Statement) -> Bool) -> Bool { !contains { !fits($0) } }

    /// Whether one of them fits.
    public func contains(where fits: (Statement) -> Bool) -> Bool { first(where: fits) != nil }

    /// The first of them that fits.
    public func first(where fits: (Statement) -> Bool) -> Statement? {
      for statement in self where fits(statement) { return statement }
      return nil
    }
  }

  /// Blocks from the inside out.
  public struct Ancestors: Sequence, IteratorProtocol {
    @usableFromInline var upcoming: Block?
    @usableFromInline var left = Outline.longestClimb

    @inlinable init(upcoming: Block?) { self.upcoming = upcoming }

    @inlinable
    public mutating func next() -> Block? {
      guard left > 0, let block = upcoming else { return nil }
      left -= 1
      upcoming = block.parent
      return block
    }
  }
}

extension Block {
  /// The kinds of block.
  public enum Kind: UInt8, Sendable {
    case file
    /// Between the braces of a type, an extension or a protocol.
    case typeBody
    /// Of a function, an initializer, an accessor or a computed property.
    case functionBody
    /// Around `get`, `set`, `willSet` and `didSet`.
    case accessors
    case closure
    /// Of `if`, `else`, `guard`, `do`, `catch` and `defer`.
    case branch
    /// Of `for`, `while` and `repeat`.
    case loop
    /// Between the braces of `switch`; its statements are the labels and what follows each.
    case switchBody
    /// What follows `case …:` or `default:`; has no brackets of its own.
    case caseBody
    /// From `#if`, `#elseif` or `#else` to the next of them or to `#endif`; has no brackets of its own.
    case conditionalBranch
  }
}
