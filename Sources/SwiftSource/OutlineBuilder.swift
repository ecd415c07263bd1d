/// An index in half the space: frames are copied for every bracket.
@propertyWrapper
struct Index32 {
  private var index: Int32
  init(wrappedValue: Int) { index = Int32(truncatingIfNeeded: wrappedValue) }
  var wrappedValue: Int {
    @inline(__always) get { Int(index) }
    @inline(__always) set { index = Int32(truncatingIfNeeded: newValue) }
  }
}

/// Builds an outline in one pass over the tokens, with an explicit stack instead of recursion.
///
/// Source of the newline rules: "The Swift Programming Language", Summary of the Grammar, and the compiler's parser,
/// where they differ.
final class OutlineBuilder {
  /// One bracket or block that the pass is inside.
  struct Frame {
    enum Kind: UInt8 {
      /// Between parentheses, square brackets, or in an interpolation.
      case list
      /// A list of statements.
      case block
    }

    /// How the tokens of the current statement are read.
    enum Mode: UInt8 {
      /// Attributes and modifiers.
      case prefix
      case expression
      /// From `if`, `for`, `else`, … to its body.
      case header
      case functionHeader
      case typeHeader
      /// From `where` of a type to its body.
      case typeRequirements
      /// `let` or `var` up to `=` or a body.
      case propertyPattern
      /// What follows `=` of a property.
      case propertyValue
      case caseLabel
      /// Skipped to the end of the statement: imports, enumeration cases, type aliases.
      case ignored
      /// The body is closed; only `else` and the like continue the statement.
      case bodyDone
    }

    var kind: Kind
    /// The index of the block; for a list, of the block around it.
    @Index32 var block: Int
    /// The opening token; -1 for the file.
    @Index32 var open: Int
    /// The index of the list; -1 for a block.
    @Index32 var list = -1
    /// Whether the block has no brackets of its own.
    var isPseudo = false
    /// Whether `case` begins a label here.
    var isInSwitch = false
    var mode = Mode.expression
    /// The current statement, or -1.
    @Index32 var statement = -1
    /// The last statement before it, or -1.
    @Index32 var previous = -1
    /// The declaration of the current statement, or -1.
    @Index32 var declaration = -1
    /// The keyword whose header or body is current.
    var keyword = Keyword.underscore
    /// Modifiers seen so far.
    var modifiers = Declaration.Modifiers()
    /// Whether the last token can be the end of an operand.
    var operandEnd = false
    /// The first token of the current postfix expression, or -1.
    @Index32 var chainStart = -1
    /// The last call of this frame, or -1.
    @Index32 var lastCall = -1
    /// The call whose arguments or trailing closure this is, or -1.
    @Index32 var call = -1
    /// Whether `call` ends with this frame, as far as is known.
    var endsCall = false
    /// `#if` inside an expression that no `#endif` has closed.
    @Index32 var inlineConditions = 0
    /// `?` of conditional operators without a `:` so far; for case labels.
    @Index32 var pendingTernaries = 0
  }

  let source: SourceFile
  let tokens: UnsafeBufferPointer<Token>
  /// The index of the `endOfFile` token.
  let last: Int
  // A class, because the compiler copies a structure of this size for each call of a method that does not change it;
  // with a single owner, so no check is needed on each access.
  @exclusivity(unchecked) var outline: Outline
  /// The current frame: the top of the stack, kept outside of it.
  @exclusivity(unchecked) var frame = Frame(kind: .block, block: 0, open: -1)
  /// The consecutive directives that were read last.
  @exclusivity(unchecked) var directiveRun = 0..<0

  /// Builds into an empty outline.
  init(_ source: SourceFile, outline: consuming Outline) {
    self.source = source
    tokens = source.tokens
    last = source.tokens.count - 1
    self.outline = outline
  }

  /// Returns the outline; may be called once.
  func build() -> Outline {
    outline.links.append(-1, count: tokens.count)
    var matcher = BracketMatcher(stack: outline.openings)
    matcher.match(source, outline.links)
    outline.openings = matcher.stack
    outline.blocks.append(
      .init(
        kind: .file, open: -1, close: last, parent: -1, owner: -1, subject: -1, statements: 0..<0,
        count: 0))
    var index = 0
    while index < last { index = step(index) }
    while !outline.frames.isEmpty { pop(at: last) }
    endStatement(at: last)
    closeBlock(at: last)
    var finished = Outline()
    swap(&finished, &outline)
    return finished
  }

  @inline(__always)
  private func step(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .rightParen, .rightBracket, .rightBrace, .stringTail, .stringMiddle:
      let opener = outline.links[index]
      guard opener >= 0 else { return index + 1 }
      close(index)
      if token.kind == .stringMiddle, outline.links[index] > index { pushList(index) }
      return index + 1
    case .directive:
      return directive(index)
    default:
      break
    }
    if frame.kind == .block {
      if token.kind == .semicolon {
        endStatement(at: index)
        return index + 1
      }
      guard frame.statement >= 0, !startsStatement(index) else { return nextStatement(index) }
      guard frame.mode == .expression else { return continueStatement(index) }
      if let next = branchOrAssignment(index) { return next }
    }
    return inlinedExpression(index)
  }

  /// Begins a statement with the token at `index`; returns the next index.
  private func nextStatement(_ index: Int) -> Int {
    endStatement(at: index)
    if endsCaseBody(index) {
      pop(at: index)
      endStatement(at: index)
    }
    beginStatement(index)
    return classify(index)
  }

  // MARK: - Frames

  func pushList(_ open: Int, call: Int = -1) {
    outline.frames.append(frame)
    let outer = frame
    frame = Frame(kind: .list, block: outer.block, open: open)
    frame.statement = outer.statement
    frame.call = call
    frame.list = outline.lists.count
    outline.lists.append(
      .init(
        open: open, outer: outer.list, call: call, chainStart: max(outer.chainStart, 0),
        statement: outer.statement))
  }

  /// Opens a block; `subject` is its declaration or closure.
  func pushBlock(
    _ kind: Outline.Block.Kind, _ open: Int, subject: Int = -1, isPseudo: Bool = false
  ) {
    let start = outline.statements.count
    outline.blocks.append(
      .init(
        kind: kind, open: open, close: last, parent: frame.block, owner: frame.statement,
        subject: subject, statements: start..<start, count: 0))
    let outerIsSwitch = frame.isInSwitch
    outline.frames.append(frame)
    frame = Frame(kind: .block, block: outline.blocks.count - 1, open: open)
    frame.isPseudo = isPseudo
    frame.isInSwitch = kind == .switchBody || (isPseudo && outerIsSwitch)
  }

  /// Pops the innermost frame, whatever it is.
  func pop(at index: Int) {
    if frame.kind == .block {
      endStatement(at: index)
      closeBlock(at: index)
    }
    guard let outer = outline.frames.popLast() else { return }
    frame = outer
    frame.operandEnd = true
  }

  private func closeBlock(at index: Int) {
    outline.blocks[frame.block].close = index
    let start = outline.blocks[frame.block].statements.lowerBound
    outline.blocks[frame.block].statements = start..<outline.statements.count
  }

  /// Pops the frame of the closing bracket at `index`, and unclosed ones inside it.
  private func close(_ index: Int) {
    while !outline.frames.isEmpty, frame.isPseudo || outline.links[frame.open] < index {
      pop(at: index)
    }
    guard !outline.frames.isEmpty, outline.links[frame.open] == index else { return }
    let closed = frame
    pop(at: index)
    if closed.call >= 0, closed.endsCall { outline.calls[closed.call].end = index }
    if closed.kind == .block { blockClosed(outline.blocks[closed.block].kind) }
  }

  /// The kind of the innermost block.
  var blockKind: Outline.Block.Kind { outline.blocks[frame.block].kind }

  // MARK: - Statements

  func beginStatement(_ index: Int) {
    let statement = outline.statements.count
    outline.statements.append(
      .init(
        kind: .expression, first: index, end: index, block: frame.block, next: -1, assignment: -1,
        declaration: -1))
    if frame.previous >= 0 { outline.statements[frame.previous].next = statement }
    outline.blocks[frame.block].count += 1
    frame.statement = statement
    frame.previous = statement
    frame.declaration = -1
    frame.mode = .prefix
    frame.keyword = .underscore
    frame.modifiers = Declaration.Modifiers()
    frame.operandEnd = false
    frame.chainStart = -1
    frame.lastCall = -1
    frame.pendingTernaries = 0
    frame.inlineConditions = 0
  }

  func endStatement(at index: Int) {
    guard frame.statement >= 0, frame.kind == .block else { return }
    outline.statements[frame.statement].end = index
    finishProperty(at: index)
    frame.statement = -1
    frame.mode = .expression
    frame.operandEnd = false
    frame.chainStart = -1
  }
}
