/// A call of a function, a method or an initializer.
public struct Call: Handle, Hashable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the calls of the file.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  @inlinable var record: Outline.Call { outline.pointee.calls[index] }

  /// The name; nil where something without a name is called.
  @inlinable public var name: Lexeme? { Lexeme(ifAny: record.name, in: outline) }
  /// The name or, where something without a name is called, the first token of the chain.
  @inlinable
  public var head: Lexeme {
    let record = record
    return Lexeme(record.name < 0 ? record.chainStart : record.name, in: outline)
  }
  /// The first token of the chain: `a` in `a.b(c).d(e)`, for both calls.
  @inlinable public var chainStart: Lexeme { Lexeme(record.chainStart, in: outline) }
  /// The last token, trailing closures included.
  @inlinable public var last: Lexeme { Lexeme(record.end, in: outline) }
  /// The chain from its start to the end of the call.
  @inlinable
  public var tokens: Lexemes {
    let record = record
    return Lexemes(record.chainStart..<(record.end + 1), in: outline)
  }
  /// What is called: the chain up to the name.
  public var callee: Lexemes {
    let record = record
    return Lexemes(record.chainStart..<max(record.name, record.chainStart) + 1, in: outline)
  }
  /// The expression before the period before the name: `a.b(c)` in `a.b(c).d(e)`; nil for a call without a receiver.
  public var receiver: Lexemes? {
    let record = record
    guard record.name - 1 > record.chainStart else { return nil }
    return Lexemes(record.chainStart..<(record.name - 1), in: outline)
  }
  /// The arguments in parentheses; nil for a call with nothing but a trailing closure.
  @inlinable public var arguments: Arguments? { Arguments(ifAny: record.open, in: outline) }
  /// The closure that trails the call, or the first of several.
  public var trailingClosure: Closure? {
    Lexeme(ifAny: record.trailingClosure, in: outline)?.closure
  }
  /// Whether it is in a list or in the arguments of another call, and not in a statement directly.
  public var isInList: Bool { record.list >= 0 }
  /// A function as a call names it: `addSubview(_:withConstraints:)`. Closures after the parentheses have no part in it;
  /// nil for a call without a name.
  public var signature: String? {
    guard let name else { return nil }
    let labels = arguments?.map { "\($0.label?.text ?? "_"):" } ?? []
    return "\(name.text)(\(labels.joined()))"
  }
  /// The list that it is in, if that is in the same statement.
  @inlinable public var list: List? { List(ifAny: record.list, in: outline) }
  /// The brackets that it is in, if they are in the same statement.
  public var brackets: Arguments? { list?.elements }
  /// The call in whose parentheses it is, if that is in the same statement.
  public var outerCall: Call? {
    var list = list
    for _ in 0..<Outline.longestClimb {
      guard let current = list else { break }
      if let call = current.call { return call }
      list = current.outer
    }
    return nil
  }
  /// The next call in the same chain: that of `c` behind that of `b` in `a.b(…).c(…)`.
  public var next: Call? {
    var period = last.next
    while period?.kind == .questionPostfix || period?.kind == .exclamationPostfix {
      period = period?.next
    }
    guard period?.kind == .period, let name = period?.next, name.kind == .identifier else {
      return nil
    }
    return name.call
  }
  /// The call and those behind it in its chain, in order: those of `b` and `c` in `a.b(…).c(…)`.
  public var chain: some Sequence<Call> { sequence(first: self) { $0.next } }
  /// The closure argument, behind the parentheses or in them.
  public var closure: Closure? {
    trailingClosure ?? arguments?.first { $0.value.first?.kind == .leftBrace }?.value.first?.closure
  }
  /// The statement that the call is part of.
  @inlinable public var statement: Statement { Statement(record.statement, in: outline) }
}

/// A closure.
public struct Closure: Handle, Hashable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the closures of the file, in the order they open.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  @inlinable var record: Outline.Closure { outline.pointee.closures[index] }

  @inlinable public var open: Lexeme { Lexeme(record.open, in: outline) }
  /// The tokens before `in`, without it; empty for none.
  @inlinable public var signature: Lexemes { Lexemes(record.signature, in: outline) }
  /// The statements.
  @inlinable public var body: Block { Block(record.block, in: outline) }
  /// The call that it is an argument or a trailing closure of.
  @inlinable public var call: Call? { Call(ifAny: record.call, in: outline) }
}

/// One argument of a call, or one element of a list.
public struct Argument {
  /// The label, without its colon.
  public let label: Lexeme?
  /// The value; empty after a trailing comma.
  public let value: Lexemes

  fileprivate init(_ argument: Outline.Argument, in outline: UnsafePointer<Outline>) {
    label = Lexeme(ifAny: argument.label, in: outline)
    value = Lexemes(argument.value, in: outline)
  }
}

/// What is in brackets, separated by commas.
public struct Arguments: Handle, Sequence {
  @usableFromInline let outline: UnsafePointer<Outline>
  @usableFromInline let bracket: Int

  /// - Parameter bracket: the opening bracket.
  @inlinable
  public init(_ bracket: Int, in outline: UnsafePointer<Outline>) {
    self.bracket = bracket
    self.outline = outline
  }

  @inlinable public var open: Lexeme { Lexeme(bracket, in: outline) }
  /// The bracket that closes them.
  @inlinable public var close: Lexeme { Lexeme(outline.pointee.partner(of: bracket), in: outline) }

  /// The tokens between the brackets.
  public var tokens: Lexemes {
    let end = outline.pointee.partner(of: bracket)
    return Lexemes((bracket + 1)..<Swift.max(end, bracket + 1), in: outline)
  }

  /// The same with its place in the code; nil for braces.
  private var list: List? {
    let lists = outline.pointee.lists
    let found = lists.partitioningIndex { $0.open >= bracket }
    return found < lists.count && lists[found].open == bracket ? List(found, in: outline) : nil
  }
  /// The statement that they are part of; nil for braces.
  public var statement: Statement? { list?.statement }
  /// The call whose arguments these are.
  public var call: Call? { list?.call }
  /// The brackets around these, if they are in the same statement.
  public var outer: Arguments? { list?.outer?.elements }

  public func makeIterator() -> Iterator {
    Iterator(
      arguments: outline.pointee.arguments(bracket, outline.pointee.tokens), outline: outline)
  }

  public var first: Argument? {
    var rest = makeIterator()
    return rest.next()
  }

  /// The value after a label.
  public subscript(label: StaticString) -> Lexemes? {
    first { $0.label == label }?.value
  }

  /// Reads one after the other, in time linear in the tokens that are not inside further brackets.
  public struct Iterator: IteratorProtocol {
    var arguments: Outline.Arguments
    let outline: UnsafePointer<Outline>

    public mutating func next() -> Argument? {
      arguments.next().map { Argument($0, in: outline) }
    }
  }
}

extension Lexeme {
  /// The call that an array literal, given by its `[`, is an argument of by itself; nil for any other list.
  public var callWithArgument: Call? {
    switch previous?.kind {
    case .leftParen, .comma, .colon: elements.outer?.call
    default: nil
    }
  }

  /// What is in the bracket that this is: the elements of a list, the arguments of a call.
  @inlinable public var elements: Arguments { Arguments(index, in: outline) }

  /// The innermost parentheses or square brackets around the token, if they are in the same statement.
  public var brackets: Arguments? {
    let lists = outline.pointee.lists
    var list = lists.partitioningIndex { $0.open >= index } - 1
    for _ in 0..<Outline.longestClimb where list >= 0 {
      let around = lists[list]
      // The brackets before the token may have closed.
      if outline.pointee.partner(of: around.open) > index {
        return around.statement == statement?.index ? Arguments(around.open, in: outline) : nil
      }
      list = around.outer
    }
    return nil
  }
}
