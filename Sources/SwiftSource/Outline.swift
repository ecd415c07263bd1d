/// The structure of a file, as far as a linter needs it: brackets, blocks, statements, declarations, calls and
/// closures.
///
/// Everything is an index into tables that are reused from file to file, and valid until the next `read`. Token indices
/// count `SourceFile.tokens`. Broken code has an outline too: an unclosed brace runs to the end of the file, a stray
/// closing bracket is skipped.
public struct Outline: ~Copyable {
  /// The tokens of the outline, and the bytes of their file.
  @usableFromInline private(set) var tokens = UnsafeBufferPointer<Token>(
    start: nil, count: 0)
  @usableFromInline private(set) var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
  /// For a bracket, the index of the token that closes or opens it; for the `<` of generic arguments in an expression,
  /// the index of the `>`; for the name in a call, the index of the call; -1 for every other token. Parts of an
  /// interpolated string are brackets too; a middle part links to the next one.
  @usableFromInline var links = Table<Int32>()
  /// The blocks in the order they open. The first is the file itself.
  @usableFromInline var blocks = Table<Block>()
  /// The statements in source order, each before those inside it.
  @usableFromInline var statements = Table<Statement>()
  /// The declarations in source order.
  @usableFromInline var declarations = Table<Declaration>()
  /// The calls in the order of their parentheses or, without any, of their trailing closures.
  @usableFromInline var calls = Table<Call>()
  /// The closures in the order they open.
  @usableFromInline var closures = Table<Closure>()
  /// Parenthesized, bracketed and interpolated lists in the order they open.
  @usableFromInline var lists = Table<List>()
  /// The tokens of `#if`, `#elseif`, `#else` and `#endif`, in source order.
  @usableFromInline var directives = Table<Int>()

  /// The frames around the current one; only for the builder.
  var frames = Table<OutlineBuilder.Frame>()
  /// The brackets that are still open; only for the matcher.
  var openings = Table<BracketMatcher.Opening>()

  init() {}

  deinit {
    links.free()
    blocks.free()
    statements.free()
    declarations.free()
    calls.free()
    closures.free()
    lists.free()
    directives.free()
    frames.free()
    openings.free()
  }

  /// Reads the tokens of a file; adds unmatched brackets to its problems.
  mutating func read(_ source: SourceFile) {
    removeAll()
    var storage = Outline()
    swap(&storage, &self)
    self = OutlineBuilder(source, outline: storage).build()
    tokens = source.tokens
    bytes = source.bytes
  }

  private mutating func removeAll() {
    links.removeAll()
    blocks.removeAll()
    statements.removeAll()
    declarations.removeAll()
    calls.removeAll()
    closures.removeAll()
    lists.removeAll()
    directives.removeAll()
    frames.removeAll()
    openings.removeAll()
  }

  /// The token that closes the bracket `token`. For an unclosed brace: the last token of the file or of the
  /// interpolation around the brace; the next token if the brace itself is the last one.
  @inlinable
  func partner(of token: Int) -> Int { Int(links[token]) }

  /// The call that has `token` as its name; nil if the token does not name a call.
  @inlinable
  func call(named token: Int) -> Int? {
    let link = Int(links[token])
    // The link of a bracket is not a call.
    guard link >= 0, link < calls.count, calls[link].name == token else { return nil }
    return link
  }
}

extension Outline {
  /// A list of statements.
  @usableFromInline
  struct Block: Sendable, Equatable {
    @usableFromInline typealias Kind = SwiftSource.Block.Kind
    /// The kind of block.
    @usableFromInline var kind: Kind
    /// The index of the opening brace, of the `:`, or of the directive; -1 for the file.
    @usableFromInline var open: Int
    /// The index of the token that ends the block.
    @usableFromInline var close: Int
    /// The block around this one; -1 for the file.
    @usableFromInline var parent: Int
    /// The statement that the block is part of; -1 for the file.
    @usableFromInline var owner: Int
    /// The declaration whose body this is, the closure, or -1.
    @usableFromInline var subject: Int
    /// The indices of the statements in the block and in nested blocks.
    @usableFromInline var statements: Range<Int>
    /// How many statements are directly in the block.
    @usableFromInline var count: Int
  }

  /// A statement.
  @usableFromInline
  struct Statement: Sendable, Equatable {
    @usableFromInline typealias Kind = SwiftSource.Statement.Kind
    /// The kind of statement.
    @usableFromInline var kind: Kind
    /// The first token, including attributes and modifiers.
    @usableFromInline var first: Int
    /// The token after the last one.
    @usableFromInline var end: Int
    /// The block that contains the statement.
    @usableFromInline var block: Int
    /// The next statement of the same block, or -1.
    @usableFromInline var next: Int
    /// The `=` or `+=` of an assignment, or -1.
    @usableFromInline var assignment: Int
    /// The first declaration that the statement makes, or -1.
    @usableFromInline var declaration: Int
  }

  /// A declaration.
  @usableFromInline
  struct Declaration: Sendable, Equatable {
    @usableFromInline typealias Kind = SwiftSource.Declaration.Kind
    /// The kind of declaration.
    @usableFromInline var kind: Kind
    /// The name's token, or -1 if there is none (an initializer, a tuple pattern).
    @usableFromInline var name: Int
    /// The token of the keyword.
    @usableFromInline var keyword: Int
    /// The statement that makes the declaration.
    @usableFromInline var statement: Int
    /// The block that contains the declaration.
    @usableFromInline var block: Int
    /// The modifiers before the keyword.
    @usableFromInline var modifiers = SwiftSource.Declaration.Modifiers()
    /// The `(` of the parameters, or -1.
    @usableFromInline var parameters = -1
    /// The tokens of the type annotation or, for a type, of its inheritance clause. Empty if there are none.
    @usableFromInline var type = 0..<0
    /// The tokens of the initial value; empty if there are none.
    @usableFromInline var value = 0..<0
    /// The block that is the body, or -1.
    @usableFromInline var body = -1
  }

  /// A call of a function, a method or an initializer.
  @usableFromInline
  struct Call: Sendable, Equatable {
    /// The first token of the chain: `a` in `a.b(c).d(e)`, for both calls.
    @usableFromInline var chainStart: Int
    /// The name's token, or -1 for a call of something without a name.
    @usableFromInline var name: Int
    /// The `(`, or -1 for a call with only a trailing closure.
    @usableFromInline var open: Int
    /// The last token of the call, including trailing closures.
    @usableFromInline var end: Int
    /// The `{` of the first trailing closure, or -1; further ones follow it.
    @usableFromInline var trailingClosure: Int
    /// The statement that the call is part of.
    @usableFromInline var statement: Int
    /// The list that contains the call, or -1 if it is directly in a statement.
    @usableFromInline var list: Int
  }

  /// Arguments, the elements of an array or dictionary, a subscript, a tuple, an interpolation.
  @usableFromInline
  struct List: Sendable, Equatable {
    /// The opening bracket.
    @usableFromInline var open: Int
    /// The list around this one, or -1.
    @usableFromInline var outer: Int
    /// The call whose arguments these are, or -1.
    @usableFromInline var call: Int
    /// The first token of the postfix expression that the list is part of; `open` for a list on its own.
    @usableFromInline var chainStart: Int
    /// The statement that the list is part of.
    @usableFromInline var statement: Int
  }

  /// A closure.
  @usableFromInline
  struct Closure: Sendable, Equatable {
    /// The `{`.
    @usableFromInline var open: Int
    /// The tokens before `in`; empty if there are none.
    @usableFromInline var signature: Range<Int>
    /// The block of its statements.
    @usableFromInline var block: Int
    /// The call that has the closure as an argument or a trailing closure, or -1.
    @usableFromInline var call: Int
  }
}
