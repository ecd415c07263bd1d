/// A declaration of a file.
public struct Declaration: Handle, Hashable {
  @usableFromInline let outline: UnsafePointer<Outline>
  /// Counts the declarations of the file, in source order.
  public let index: Int

  @inlinable
  public init(_ index: Int, in outline: UnsafePointer<Outline>) {
    self.index = index
    self.outline = outline
  }

  @inlinable var record: Outline.Declaration { outline.pointee.declarations[index] }

  /// What declaration it is.
  @inlinable public var kind: Kind { record.kind }
  /// The name; nil for an initializer and for a pattern of several names.
  @inlinable public var name: Lexeme? { Lexeme(ifAny: record.name, in: outline) }
  @inlinable public var keyword: Lexeme { Lexeme(record.keyword, in: outline) }
  /// The statement that makes the declaration.
  @inlinable public var statement: Statement { Statement(record.statement, in: outline) }
  /// The block that the declaration is in.
  @inlinable public var block: Block { Block(record.block, in: outline) }
  @inlinable public var modifiers: Modifiers { record.modifiers }
  @inlinable public var isPrivate: Bool { modifiers.contains(.private) }
  @inlinable public var isStatic: Bool { modifiers.contains(.static) }
  /// The attributes and modifiers.
  public var prefix: Lexemes {
    let record = record
    let first = outline.pointee.statements[record.statement].first
    return Lexemes(first..<max(first, record.keyword), in: outline)
  }
  /// Whether an attribute precedes it.
  public var hasAttribute: Bool { prefix.contains { $0.kind == .at } }
  /// Whether this attribute precedes it: `IBOutlet` of `@IBOutlet`.
  public func hasAttribute(_ name: StaticString) -> Bool {
    prefix.contains { $0.kind == .at && $0.next.map { $0 == name } ?? false }
  }
  /// The parameters of a function.
  @inlinable
  public var parameters: Arguments? { Arguments(ifAny: record.parameters, in: outline) }

  /// Whether a function has a parameter of a name.
  public func hasParameter(_ name: Lexeme) -> Bool {
    parameters?.parameters.contains { $0.name.hasSameText(as: name) } ?? false
  }

  /// What is between the arrow of a function and its body; nil for none.
  public var result: Lexemes? {
    guard let open = body?.open, let close = parameters?.close, close < open else { return nil }
    let head = close.through(open).dropLast()
    return head.first { $0.kind == .arrow }.map { head.suffix(after: $0) }
  }

  /// The type annotation; of a type, what it inherits from. Empty for none.
  @inlinable public var type: Lexemes { Lexemes(record.type, in: outline) }
  /// The initial value; nil for none.
  @inlinable
  public var value: Lexemes? {
    let value = record.value
    return value.isEmpty ? nil : Lexemes(value, in: outline)
  }
  /// Whether a property has an observer or an accessor of this kind, as in `{ didSet { … } }`.
  public func hasAccessor(_ keyword: Keyword) -> Bool {
    guard let body, body.kind == .accessors else { return false }
    return body.statements.contains { $0.declaration?.keyword.is(keyword) ?? false }
  }
  /// Whether a property keeps a value: it has no body, or one with an observer.
  public var isStored: Bool {
    body == nil || hasAccessor(.willSet) || hasAccessor(.didSet)
  }
  /// A function as documentation names it: `render(props:)`, `init(frame:)`; of any other declaration the name.
  public var signature: String {
    let name = (name ?? keyword).text
    guard let parameters else { return name }
    return "\(name)(\(parameters.parameters.map { $0.label.text + ":" }.joined()))"
  }
  /// The body of a type, a function or an accessor; of a property, its accessors.
  @inlinable public var body: Block? { Block(ifAny: record.body, in: outline) }
}

extension Declaration {
  /// The kinds of declaration.
  public enum Kind: UInt8, Sendable {
    case `class`, structure, enumeration, actor, `protocol`, `extension`
    case function, initializer, deinitializer, subscripting
    /// `let` or `var` of a type, a file or a statement list.
    case property
    /// A name that a condition, a loop or a pattern binds.
    case binding
    /// `get`, `set`, `willSet`, `didSet`, or the body of a computed property.
    case accessor
  }

  /// The modifiers that matter to layout rules.
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    // Computed: other modules would ask for a stored one by a call.
    @inlinable public static var `static`: Modifiers { Modifiers(rawValue: 1) }
    @inlinable public static var lazy: Modifiers { Modifiers(rawValue: 2) }
    @inlinable public static var override: Modifiers { Modifiers(rawValue: 4) }
    @inlinable public static var `private`: Modifiers { Modifiers(rawValue: 8) }
    @inlinable public static var weak: Modifiers { Modifiers(rawValue: 16) }
  }
}
