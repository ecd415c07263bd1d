/// A statement of a file.
public struct Statement: Handle, Hashable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the statements of the file, in source order.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  @inlinable package var record: Outline.Statement { outline.pointee.statements[index] }

  /// What statement it is.
  @inlinable public var kind: Outline.Statement.Kind { record.kind }
  /// All tokens, attributes and modifiers included.
  @inlinable public var tokens: Lexemes { Lexemes(record.first..<record.end, in: outline) }
  @inlinable public var first: Lexeme { Lexeme(record.first, in: outline) }
  /// The token behind the last one.
  @inlinable public var end: Lexeme { Lexeme(record.end, in: outline) }
  /// The block that the statement stands in.
  @inlinable public var block: Block { Block(record.block, in: outline) }
  /// The statement behind it in its block.
  @inlinable public var next: Statement? { Statement(ifAny: record.next, in: outline) }
  /// The first declaration that the statement makes.
  @inlinable
  public var declaration: Declaration? { Declaration(ifAny: record.declaration, in: outline) }

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

  /// The name in a statement that begins with `name()` or `self.name()`.
  public var calledName: Lexeme? {
    guard kind == .expression else { return nil }
    let name = first.is(.`self`) && first.next?.kind == .period ? first.next?.next : first
    guard let name, name.kind == .identifier, let open = name.next, open.kind == .leftParen,
      open.next?.kind == .rightParen
    else { return nil }
    return name
  }
}
