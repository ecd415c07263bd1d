/// A statement of a file.
public struct Statement: Handle, Hashable, Comparable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the statements of the file, in source order.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  /// Whether one begins before the other.
  @inlinable
  public static func < (left: Statement, right: Statement) -> Bool { left.index < right.index }

  @inlinable var record: Outline.Statement { outline.pointee.statements[index] }

  /// What statement it is.
  @inlinable public var kind: Kind { record.kind }
  /// All tokens, attributes and modifiers included.
  @inlinable public var tokens: Lexemes { Lexemes(record.first..<record.end, in: outline) }
  @inlinable public var first: Lexeme { Lexeme(record.first, in: outline) }
  /// The tokens of the file with these indices.
  @inlinable package func tokens(_ indices: Range<Int>) -> Lexemes { Lexemes(indices, in: outline) }
  /// The token after the last one.
  @inlinable public var end: Lexeme { Lexeme(record.end, in: outline) }
  /// The block that the statement is in.
  @inlinable public var block: Block { Block(record.block, in: outline) }
  /// The next statement in its block.
  @inlinable public var next: Statement? { Statement(ifAny: record.next, in: outline) }
  /// The statement before it in its block.
  public var previous: Statement? {
    let outline = outline
    var (before, block) = (index - 1, record.block)
    for _ in 0..<Outline.longestClimb where before >= 0 {
      let earlier = outline.pointee.statements[before]
      if earlier.block == block { return Statement(before, in: outline) }
      before = outline.pointee.blocks[earlier.block].owner
    }
    return nil
  }
  /// The first declaration that the statement makes.
  @inlinable
  public var declaration: Declaration? { Declaration(ifAny: record.declaration, in: outline) }

  /// The statement of a type's body that it is or is part of.
  public var member: Statement? {
    var member: Statement? = self
    for block in block.ancestors {
      if block.kind == .typeBody { return member }
      member = block.owner
    }
    return nil
  }

  /// The statements inside it, on all levels, in source order.
  public var statementsInside: some Sequence<Statement> {
    let (outline, end) = (outline, record.end)
    return ((index + 1)..<outline.pointee.statements.count).lazy
      .prefix { outline.pointee.statements[$0].first < end }
      .map { Statement($0, in: outline) }
  }

  /// The `=` or `+=` of an assignment.
  @inlinable public var assignment: Lexeme? { Lexeme(ifAny: record.assignment, in: outline) }
  /// What an assignment assigns to; nil for other statements.
  public var target: Lexemes? {
    let record = record
    return record.assignment < 0 ? nil : Lexemes(record.first..<record.assignment, in: outline)
  }
  /// What an assignment assigns; nil for other statements.
  public var assignedValue: Lexemes? {
    let record = record
    guard record.assignment >= 0 else { return nil }
    return Lexemes((record.assignment + 1)..<record.end, in: outline)
  }

  /// What `=` sets: `isActive` of `top.isActive = true`; nil for other statements.
  public var assignedMember: Lexeme? {
    guard kind == .assignment, assignment?.kind == .equal else { return nil }
    return target?.last
  }

  /// Whether an assignment assigns this keyword and nothing else.
  public func assigns(_ keyword: Keyword) -> Bool {
    guard let value = assignedValue, value.count == 1 else { return false }
    return value.first?.is(keyword) ?? false
  }

  /// The first name of a statement that calls something on it: `label` in `label.sizeToFit()` and `self.label.sizeToFit()`.
  public var receiver: Lexeme? {
    let name = first.is(.`self`) && first.next?.kind == .period ? first.next?.next : first
    return name?.kind == .identifier && name?.next?.kind == .period ? name : nil
  }

  /// The call that the statement ends with.
  public var lastCall: Call? { tokens.last?.partner?.previous?.call }

  /// The name in a statement that begins with `name()` or `self.name()`.
  public var calledName: Lexeme? {
    guard let name = calledFunction, name.next?.next?.kind == .rightParen else { return nil }
    return name
  }

  /// The name in a statement that begins with a call of the same object's function: `name(…)` or `self.name(…)`.
  public var calledFunction: Lexeme? {
    guard kind == .expression else { return nil }
    let name = first.is(.`self`) && first.next?.kind == .period ? first.next?.next : first
    guard let name, name.kind == .identifier, name.next?.kind == .leftParen else { return nil }
    return name
  }
}

extension Statement {
  /// The kinds of statement.
  public enum Kind: UInt8, Sendable {
    case expression
    /// `a = b`, `a += b`.
    case assignment
    /// `let`, `var`.
    case property
    case function
    case type
    case enumerationCase
    case importing
    case typeAlias
    /// `if`, `guard`, `do`, `switch`, `defer`.
    case branch
    /// `for`, `while`, `repeat`.
    case loop
    /// `case …:`, `default:` of a `switch`.
    case caseLabel
    /// `return`, `throw`, `break`, `continue`, `fallthrough`.
    case transfer
    /// `#if` to `#endif`.
    case conditional
    /// `get`, `set`, `willSet`, `didSet`.
    case accessor
    /// A precedence group, an operator or a macro.
    case other
  }
}
