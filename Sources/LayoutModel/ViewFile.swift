import SwiftSource

/// What one file says about views: the facts that rules read, in source order.
///
/// Kept by a worker and read into again for each file; the storage only grows. The file goes through stages, each of
/// which is made of the ones before: `Code` (tokens and outline), `Scopes` (types, functions, locals), `Names` (what a
/// name means), `FactBuilder` (what dialects read). What few files need is read on first use.
public final class ViewFile {
  public let source: SourceFile
  public let code: Code
  /// Its types and functions, and in which of them each block is.
  public let scopes: Scopes
  public let names: Names
  /// What the project's own functions do; set before the file is read.
  @exclusivity(unchecked) public var helpers = LayoutHelpers.none
  /// The names of the project's own setup functions; set before the file is read.
  @exclusivity(unchecked) public var setupNames = SetupNames.none

  @usableFromInline package let facts: FactBuilder
  /// What higher stages know about the file; theirs alone. Another module would check each access to a stored property.
  package var semantics: AnyObject? {
    get { knownSemantics }
    set { knownSemantics = newValue }
  }
  @exclusivity(unchecked) private var knownSemantics: AnyObject?
  /// By the identity of its type, each value in a box.
  @usableFromInline @exclusivity(unchecked) var memoizedValues = KeyMap<AnyObject>()

  /// A file that reads from `source`.
  public convenience init(source: SourceFile) { self.init(source: source, .shared) }

  init(source: SourceFile, _ registry: DialectRegistry) {
    self.source = source
    code = Code()
    scopes = Scopes(source, code)
    names = Names(scopes)
    facts = FactBuilder(names, registry)
  }

  /// Reads the facts of the file that `source` holds and has tokenized.
  public func read() {
    code.read(source)
    scopes.read()
    names.read()
    facts.read(helpers, setupNames)
    semantics = nil
    memoizedValues.removeAll()
  }

  @inlinable public var types: [ViewType] { _read { yield scopes.types } }
  /// The functions, initializers and accessors with a body.
  @inlinable public var functions: [ViewFunction] { _read { yield scopes.functions } }
  @inlinable public var properties: [ViewProperty] { _read { yield names.properties } }
  /// The properties and locals that hold views.
  @inlinable public var subviews: [Subview] { _read { yield names.subviews } }
  @inlinable public var constraints: [Constraint] { _read { yield facts.constraints } }
  /// Sorted by block and first item; what has no place in an order (an alternative, a baseline) is in none.
  @inlinable public var sequences: [ConstraintSequence] { _read { yield facts.sequences } }
  /// Indices of constraints, those of a sequence together.
  @inlinable public var sequenceMembers: [Int] { _read { yield facts.sequenceMembers } }
  /// What statements do with views.
  @inlinable public var actions: [ViewAction] { _read { yield facts.actions } }
  /// The numbers of layout, sorted by view and block.
  @inlinable public var numbers: [LayoutNumber] { _read { yield facts.numbers } }
  @inlinable public var numberGroups: [LayoutNumberGroup] { _read { yield facts.numberGroups } }
  /// The numbers that are frames.
  @inlinable public var frames: [LayoutNumber] { _read { yield facts.frames } }
  @inlinable public var framedViews: [FramedView] { _read { yield facts.framedViews } }
  @inlinable public var frameLayouts: [FrameLayout] { _read { yield facts.frameLayouts } }

  /// Which names of helpers and setup functions have occurred, in all files so far.
  package var nameUses: NameUses { facts.nameUses }

  /// Whether the file has one of some words.
  public func hasWord(_ words: LayoutWord...) -> Bool { words.contains { source.has($0.word) } }

  /// What rules compute about the file, once for all that ask. There is one value of each type, which must not hold the file.
  @inlinable
  public func memoized<Value>(_ make: (ViewFile) -> Value) -> Value {
    let type = UInt64(UInt(bitPattern: ObjectIdentifier(Value.self)))
    if let box = memoizedValues[type] as? MemoBox<Value> { return box.value }
    let value = make(self)
    memoizedValues[type] = MemoBox(value)
    return value
  }

  /// The same for a value that learns from being asked. The options of a rule must not matter to it.
  public func memoized<Value, Answer>(
    _ make: (ViewFile) -> Value, _ ask: (inout Value) -> Answer
  ) -> Answer {
    _ = memoized(make)
    let type = UInt64(UInt(bitPattern: ObjectIdentifier(Value.self)))
    guard let box = memoizedValues[type] as? MemoBox<Value> else {
      var value = make(self)
      return ask(&value)
    }
    return ask(&box.value)
  }
}

extension ViewFile {
  /// Whether something is so in the file as a whole, or about one thing of it, such as a type: found out once, with one answer
  /// for each key. There is one question for each rule, and its options must not matter to the answer.
  public func answer<Asker>(
    for rule: Asker.Type, about key: UInt64 = .max, _ find: (ViewFile) -> Bool
  ) -> Bool {
    let answers = memoized { _ in KeyedAnswers<Asker>() }
    if let known = answers.known[key] { return known }
    let answer = find(self)
    answers.known[key] = answer
    return answer
  }
}

private final class KeyedAnswers<Asker> {
  var known = KeyMap<Bool>()
}

/// A value in an object, whose class tells the type of the value, which costs less than to ask an `Any`.
@usableFromInline
final class MemoBox<Value> {
  @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

extension ViewFile {
  /// Whether the file imports one of these modules. Costs nothing where the file does not spell their names.
  public func imports(_ modules: LayoutWord...) -> Bool { facts.imports(modules) }

  /// Whether it has tests: code that nobody reads for its style, and that shows nothing of a team's.
  public var isTest: Bool {
    imports(.XCTest, .Testing)
      || code.statements.prefix { $0.kind == .importing }
        .contains { $0.first.next?.hasPrefix("testable") == true }
  }

  /// Whether its views are those of AppKit, whose controllers have no `didMove(toParent:)`.
  public var isOfMac: Bool { imports(.AppKit, .Cocoa) }

  /// The key of the type with an index; 0 for the index -1 of what is no member.
  public func typeKey(at index: Int) -> UInt64 { index >= 0 ? types[index].key : 0 }

  /// The name of an item for a message; see `CodeReader.name(_:)`.
  public func name(_ item: Item) -> String { facts.name(item) }

  /// The type of an expression in a block: of a path, a sum, an initializer, a constraint; nil where the file does not say.
  public func statedType(of expression: Lexemes, in block: Block) -> StatedType? {
    facts.statedType(of: expression.indices, in: block.index)
  }

  /// Whether a name is that of a view as far as the file says; empty for the view that the code belongs to.
  public func isViewWithFrame(_ path: Lexemes, in block: Block) -> Bool {
    facts.isViewWithFrame(path, in: block)
  }

  /// Whether a block is the closure of a maker, in which constraints are created.
  public func isMaker(_ block: Block) -> Bool { facts.makerBlocks.contains(block.key) }

  /// Whether a statement is in the closure of a maker.
  public func isInMaker(_ statement: Statement) -> Bool {
    guard !facts.makerBlocks.isEmpty else { return false }
    for block in statement.block.ancestors {
      if isMaker(block) { return true }
      if block.kind == .functionBody { return false }
    }
    return false
  }

  public func constraints(in tokens: Lexemes) -> ArraySlice<Constraint> {
    facts.constraints[facts.constraints(in: tokens.indices)]
  }

  public func frames(in tokens: Lexemes) -> ArraySlice<LayoutNumber> {
    let start = frames.partitioningIndex { $0.tokens.lowerBound >= tokens.startIndex }
    let end = frames.partitioningIndex { $0.tokens.lowerBound >= tokens.endIndex }
    return frames[start..<end]
  }

  /// What is done with views among these tokens.
  public func actions(in tokens: Lexemes) -> ArraySlice<ViewAction> {
    facts.actions[facts.actions(in: tokens.indices)]
  }
}

extension ViewType {
  /// Whether the code of other types sees a member: neither it nor the extension that it is in is private.
  public func shows(_ member: Declaration) -> Bool {
    !member.isPrivate && !(kind == .extension && declaration.isPrivate)
  }
}
