import SwiftSource

/// A view or a guide as the code names it, compared without `self.`, `?`, `!`, white space and comments.
public struct Item: Sendable, Equatable {
  /// Identifies the text; 0 where the code does not say which view it is.
  public var key: UInt64
  /// The tokens of the name; empty for the view that the code itself belongs to.
  public var tokens: Range<Int>

  /// The type that the code belongs to, written without a name.
  public static func implicitSelf(at token: Int) -> Item {
    Item(key: selfKey, tokens: token..<token)
  }
  /// A view that the code does not name.
  public static func unknown(at token: Int) -> Item { Item(key: 0, tokens: token..<token) }
  /// The view that another one is in, without a name.
  public static func superview(at token: Int) -> Item {
    Item(key: superviewKey, tokens: token..<token)
  }
  /// The key of `self`.
  public static let selfKey: UInt64 = 1
  /// The key of a superview without a name.
  public static let superviewKey: UInt64 = 2

  /// The key of an item with a name, for the hash of the name: none of those above.
  static func key(ofHash hash: UInt64) -> UInt64 { max(hash, superviewKey + 1) }

  /// Whether it is the view that the code itself belongs to.
  public var isSelf: Bool { key == Self.selfKey }
  /// Whether it is the view around another one, without a name.
  public var isSuperview: Bool { key == Self.superviewKey }

  public static func == (left: Item, right: Item) -> Bool { left.key == right.key }
}

extension Item {
  /// The item whose name, or whatever tells it from others, has a hash.
  init(hash: UInt64, tokens: Range<Int>) {
    self.init(key: Self.key(ofHash: hash), tokens: tokens)
  }
}

/// Attributes of views as UIKit names them (`NSLayoutConstraint.Attribute`).
public struct LayoutAttributes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let top = LayoutAttributes(rawValue: 1)
  public static let leading = LayoutAttributes(rawValue: 2)
  public static let trailing = LayoutAttributes(rawValue: 4)
  public static let bottom = LayoutAttributes(rawValue: 8)
  public static let centerY = LayoutAttributes(rawValue: 16)
  public static let centerX = LayoutAttributes(rawValue: 32)
  public static let height = LayoutAttributes(rawValue: 64)
  public static let width = LayoutAttributes(rawValue: 128)
  public static let left = LayoutAttributes(rawValue: 256)
  public static let right = LayoutAttributes(rawValue: 512)
  public static let firstBaseline = LayoutAttributes(rawValue: 1024)
  public static let lastBaseline = LayoutAttributes(rawValue: 2048)
}

/// One constraint expression, in whatever way it is written.
public struct Constraint {
  /// How the two sides compare.
  public enum Relation: UInt8, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  /// Where the constraint goes.
  public enum Container: UInt8, Sendable {
    /// An element of an array that is handed to `activate` or `addConstraints`.
    case activatedArray
    /// An element of any other array.
    case array
    /// `….isActive = …`.
    case isActive
    /// The value of a property or of a local.
    case stored
    /// An argument of a call.
    case argument
    case returned
    /// Something is done with it: `….activate()`, `….then { … }`.
    case used
    /// Made by a library that activates it, in the library's closure or by its call on a view.
    case maker
    /// Nothing is done with it.
    case dropped
  }

  /// The tokens of the expression, from the first item to the last argument.
  public var tokens: Range<Int>
  /// The statement that it is part of.
  public var statement: Statement
  /// The view or guide that the constraint is written on.
  public var firstItem: Item
  /// The attributes of the first item; never empty.
  public var attributes: LayoutAttributes
  /// How the first attribute compares to the second side.
  public var relation: Relation
  /// Nil where there is none or the code does not say.
  public var secondItem: Item?
  /// Empty where there is none, or the code does not say.
  public var secondAttributes: LayoutAttributes = []
  /// The tokens of the constant; empty for none. They begin with a `-` where the constant is subtracted: `- 8` in
  /// `a.top == b.top - 8`. Where its parts stand on both sides of something else, from the first of them to the last.
  /// Of a constant inside a format string, the string.
  public var constant = 0..<0
  /// The tokens of the multiplier; empty for none. They begin with a `/` for a divisor; what stands apart is as in
  /// `constant`.
  public var multiplier = 0..<0
  /// The tokens of the priority; empty for none.
  public var priority = 0..<0
  /// Where the constraint goes.
  public var container: Container
  /// Identifies the block of constraints that the constraint stands in.
  public var block: BlockKey
  /// One branch of a conditional operator, or one that a condition turns on: it shares its place with the other.
  public var isAlternative = false
  /// Whether a positive constant is a distance into the second item, on each side of it: an inset. A signed constant
  /// as UIKit's moves every edge to the right or down.
  public var constantPointsInward = false
  /// Whether the relation is turned round at `trailing`, `right` and `bottom`: `>=` keeps all edges inside.
  public var relationPointsInward = false
  /// Whether somebody chose the place of the constraint among its neighbours. False where one expression makes the
  /// constraints of several views, or of an axis, in the order of its own grammar: a format string, a list of views.
  public var hasPlace = true
  /// Whether it sets a part of a frame, by an assignment or through a library that computes frames: it holds until the
  /// next one, and two of them never contradict each other.
  public var setsFrame = false
  /// Whether it is clear to which side a constant moves: false where the versions of a library differ.
  public var hasKnownSign = true
}

/// Identifies a block of constraints in its file.
public struct BlockKey: Hashable, Comparable, Sendable {
  public var rawValue: UInt64
  /// The list that opens with this token.
  static func list(_ open: Int) -> BlockKey { BlockKey(rawValue: UInt64(open)) }
  /// The run of statements that begins with this one.
  static func run(_ statement: Int) -> BlockKey { BlockKey(rawValue: 1 << 40 | UInt64(statement)) }
  /// The statements of a block of code.
  static func code(_ block: Int) -> BlockKey { BlockKey(rawValue: 2 << 40 | UInt64(block)) }
  /// The calls of the chain that begins with this token.
  static func chain(_ start: Int) -> BlockKey { BlockKey(rawValue: 3 << 40 | UInt64(start)) }

  /// What makes the constraints of a block one.
  public enum Kind: Equatable, Sendable {
    /// They stand in the list that opens with this token.
    case list(Int)
    /// They stand in statements that follow each other directly, from this one on.
    case run(Int)
    /// They stand in this block of code, perhaps with other statements between.
    case code(Int)
    /// They are the calls of the chain that begins with this token.
    case chain(Int)
  }

  /// What block it is.
  public var kind: Kind {
    let index = Int(rawValue & (1 << 40 - 1))
    return switch rawValue >> 40 {
    case 0: .list(index)
    case 1: .run(index)
    case 2: .code(index)
    default: .chain(index)
    }
  }

  public static func < (left: BlockKey, right: BlockKey) -> Bool { left.rawValue < right.rawValue }
}

/// The constraints of one block with one first item, in the order they are written.
public struct ConstraintSequence: Sendable {
  /// Indices into `ViewFile.sequenceMembers`, whose elements are indices of constraints.
  public var members: Range<Int>
}

/// A class or an extension that holds view code.
public struct ViewType {
  /// The declaration.
  public var declaration: Declaration
  /// Identifies the type's name: an extension has the key of its type.
  public var key: UInt64
  /// Whether it inherits from a view, is named like one, or adds subviews or constraints.
  public var isView: Bool
  /// What the type is declared as.
  public var kind: Outline.Declaration.Kind
}

/// A function, an initializer or an accessor with a body.
public struct ViewFunction {
  /// The declaration.
  public var declaration: Declaration
  /// The index of the type that it is a member of, or -1.
  public var type: Int
  /// Identifies the name; 0 for an initializer.
  public var key: UInt64
  /// The body.
  public var body: Block
  /// Whether data can be passed in.
  public var hasParameters: Bool
  /// Whether it stands inside another function, which its code is then part of.
  public var isNested: Bool
  /// Whether it sets the view up, by its name or by who calls it.
  public var isSetup = false
  /// Whether its name says that it sets the view up; every initializer's does.
  public var isNamedForSetup = false
  /// Indices of the actions in the body.
  public var actions = 0..<0
}

extension ViewFunction {
  /// The names of the parameterless functions that the function surely calls on its own type, in order: `setup()` and
  /// `self.setup()` as statements of its body, before anything may leave it.
  public var sureCalls: [Lexeme] {
    let end = body.firstExit
    return body.statements.prefix { $0.first < end }.compactMap(\.calledName)
  }
}

/// A property of a type with an initial value.
public struct ViewProperty {
  /// The declaration.
  public var declaration: Declaration
  /// The index of the type, or -1.
  public var type: Int
  /// The tokens of the initial value.
  public var value: Range<Int>
}

/// A property or a local that holds a view.
public struct Subview {
  /// The declaration.
  public var declaration: Declaration
  /// Identifies the name.
  public var key: UInt64
  /// The index of the type that it is a property of, or -1 for a local.
  public var type: Int
}

/// What a statement does with a member of a view.
public enum StatementRole: UInt8, Sendable {
  /// Colors, fonts and the rest that `config_in_layout` keeps apart from layout.
  case appearance
  /// Belongs to layout as well as to configuration.
  case neutral
  /// Data, state, and everything else that is set on a view.
  case configuration
  /// A frame, bounds or center is set.
  case frame
  /// A constraint is made on the view, or its constraint closure is called.
  case constraint
  /// The view is added to another one.
  case addition
  /// The view is handed to the initializer of a stack, which adds it.
  case arrangement
  /// The name gets a new view.
  case renewal
}

/// One thing that a statement does with one view.
public struct ViewAction {
  /// What is done.
  public var role: StatementRole
  /// The statement that it is part of.
  public var statement: Statement
  /// The view; for an addition, the one that is added.
  public var item: Item
  /// The first name of the item: `a` of `a.b`.
  public var root: Item
  /// The member or method.
  public var member: Lexeme?
  /// The tokens to look at.
  public var tokens: Lexemes
  /// For an addition, the view that gets it.
  public var parent: Item?
}

/// An expression that says how far or how large: a constant, an offset, an inset, a multiplier, a part of a frame.
public struct LayoutNumber {
  /// What the expression says.
  public enum Kind: UInt8, Sendable {
    /// `constant:` and `.constant =`.
    case constant
    /// An offset, an inset or a size in a maker's chain.
    case offset
    case multiplier
    case edgeInsets
    case frame
    /// A part of a frame that the view's initializer scales.
    case scaledFrame
    /// The size of a font; only `fontSizes()` has these.
    case fontSize
  }

  /// What the expression says.
  public var kind: Kind
  /// The tokens of the expression.
  public var tokens: Range<Int>
  /// The statement that it is part of.
  public var statement: Statement
  /// Identifies the view and the block that the number belongs to.
  public var group: UInt64
}

/// The numbers of one view in one block.
public struct LayoutNumberGroup: Sendable {
  /// Indices into `ViewFile.numbers`.
  public var numbers: Range<Int>
}
