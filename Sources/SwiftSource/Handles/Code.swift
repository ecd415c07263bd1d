/// The code of one file, as handles. Keeps the outline that they look into at one address.
public final class Code {
  @usableFromInline let address: UnsafeMutablePointer<Outline>

  public init() {
    address = .allocate(capacity: 1)
    address.initialize(to: Outline())
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  /// Reads the tokens of a file; adds the brackets without a partner to its problems. Handles of the file before are no
  /// longer valid.
  public func read(_ source: SourceFile) { address.pointee.read(source) }

  /// The file as a block.
  public var file: Block { Block(0, in: address) }
  /// The token with an index.
  @inlinable public subscript(token: Int) -> Lexeme { Lexeme(token, in: address) }
  /// The tokens with these indices.
  @inlinable public subscript(tokens: Range<Int>) -> Lexemes { Lexemes(tokens, in: address) }
  /// The tokens with these indices.
  @inlinable public subscript(tokens: ClosedRange<Int>) -> Lexemes {
    Lexemes(Range(tokens), in: address)
  }
  /// The tokens, up to the end of the file.
  public var tokens: Lexemes { Lexemes(address.pointee.tokens.indices, in: address) }
  /// The blocks in the order they open; the first is the file.
  @inlinable public var blocks: Handles<Block> { Handles(address.pointee.blocks.count, address) }
  /// The statements on all levels, in source order.
  @inlinable
  public var statements: Handles<Statement> { Handles(address.pointee.statements.count, address) }
  /// The declarations in source order.
  @inlinable
  public var declarations: Handles<Declaration> {
    Handles(address.pointee.declarations.count, address)
  }
  /// The calls in the order of their parentheses or, without any, of their trailing closures.
  @inlinable public var calls: Handles<Call> { Handles(address.pointee.calls.count, address) }
  /// Parenthesized, bracketed and interpolated lists in the order they open.
  @inlinable public var lists: Handles<List> { Handles(address.pointee.lists.count, address) }
  /// The tokens of `#if`, `#elseif`, `#else` and `#endif`, in source order.
  public var directives: some RandomAccessCollection<Lexeme> {
    address.pointee.directives.lazy.map { [address] in Lexeme($0, in: address) }
  }
  /// The closures in the order they open.
  @inlinable
  public var closures: Handles<Closure> { Handles(address.pointee.closures.count, address) }
}

/// All that there is of one kind in a file.
public struct Handles<Element: Handle>: RandomAccessCollection {
  @usableFromInline let outline: UnsafePointer<Outline>
  public let endIndex: Int
  @inlinable public var startIndex: Int { 0 }

  @inlinable
  init(_ count: Int, _ outline: UnsafePointer<Outline>) {
    endIndex = count
    self.outline = outline
  }

  @inlinable public subscript(index: Int) -> Element { Element(index, in: outline) }
}
