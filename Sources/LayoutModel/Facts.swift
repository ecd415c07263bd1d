import SwiftSource

/// A view or a guide as the code names it, compared without `self.`, `?`, `!`, white space and comments.
public struct Item: Sendable, Equatable {
  /// The key of the text; 0 if the view is unknown.
  public var key: UInt64
  /// The tokens of the name; empty for the view around the code.
  public var tokens: Range<Int>

  /// The type around the code, as an implicit receiver.
  public static func implicitSelf(at token: Int) -> Item {
    Item(key: selfKey, tokens: token..<token)
  }
  public static func unknown(at token: Int) -> Item { Item(key: 0, tokens: token..<token) }
  /// The superview of another view, without a name.
  public static func superview(at token: Int) -> Item {
    Item(key: superviewKey, tokens: token..<token)
  }
  public static let selfKey: UInt64 = 1
  public static let superviewKey: UInt64 = 2

  /// The key of an item with a name, for the hash of the name: different from those above.
  package static func key(ofHash hash: UInt64) -> UInt64 { max(hash, superviewKey + 1) }

  /// Whether it is the view around the code.
  public var isSelf: Bool { key == Self.selfKey }
  public var isSuperview: Bool { key == Self.superviewKey }

  public static func == (left: Item, right: Item) -> Bool { left.key == right.key }
}

extension Item {
  /// The item with the hash of its name, or of another text that identifies it.
  init(hash: UInt64, tokens: Range<Int>) {
    self.init(key: Self.key(ofHash: hash), tokens: tokens)
  }
}

public enum LayoutAxis: UInt8, Sendable, Hashable, CaseIterable { case horizontal, vertical }

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

  /// The attributes with `leading` and `trailing` in place of `left` and `right`.
  public var asDirections: LayoutAttributes {
    var attributes = self
    if attributes.remove(.left) != nil { attributes.insert(.leading) }
    if attributes.remove(.right) != nil { attributes.insert(.trailing) }
    return attributes
  }
}

/// One constraint expression, in any dialect.
public struct Constraint {
  public enum Relation: UInt8, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  public enum Container: UInt8, Sendable {
    /// An element of an array that is passed to `activate` or `addConstraints`.
    case activatedArray
    /// An element of any other array.
    case array
    /// `….isActive = …`.
    case isActive
    /// The value of a property or of a local.
    case stored
    case argument
    case returned
    /// The receiver of another call: `….activate()`, `….then { … }`.
    case used
    /// Created by a library that activates it, in the library's closure or by its call on a view.
    case maker
    case dropped
  }

  /// The tokens of the expression, from the first item to the last argument.
  public var tokens: Range<Int>
  public var statement: Statement
  /// The view or guide that the constraint is written on.
  public var firstItem: Item
  /// The attributes of the first item; never empty.
  public var attributes: LayoutAttributes
  /// The relation of the first attribute to the second side.
  public var relation: Relation
  /// Nil without a second item, or if it is unknown.
  public var secondItem: Item?
  /// Empty without a second item, or if they are unknown.
  public var secondAttributes: LayoutAttributes = []
  /// The tokens of the constant; empty without one. They begin with a `-` if the constant is subtracted: `- 8` in
  /// `a.top == b.top - 8`. If other terms come between its parts, they reach from the first part to the last.
  /// For a constant inside a format string, the string.
  public var constant = 0..<0
  /// The bytes of a number or a metric's name in a format string; empty for the standard space and other constants.
  public internal(set) var numberInFormat = 0..<0
  /// The tokens of the multiplier; empty without one. They begin with a `/` for a divisor; separate parts are treated
  /// as in `constant`.
  public var multiplier = 0..<0
  /// The tokens of the priority; empty without one.
  public var priority = 0..<0
  public var container: Container
  /// The key of the block of constraints around the constraint.
  public var block: BlockKey
  /// Whether it is one branch of a conditional operator, or enabled by a condition: it shares its place with the other.
  public var isAlternative = false
  /// Whether a positive constant is a distance into the second item, on each side of it: an inset. A signed constant
  /// like UIKit's moves every edge to the right or down.
  public var constantPointsInward = false
  /// Whether the edge of the second item, and not that of the first, decides where an inset points, as in SnapKit:
  /// `trailing.equalTo(other.snp.leading).inset(8)` points into `other`.
  public var insetFollowsSecondEdge = false
  /// Whether the relation is reversed at `trailing`, `right` and `bottom`: `>=` keeps all edges inside.
  public var relationPointsInward = false
  /// Whether the author chose the place of the constraint among its neighbours. False if one expression makes the
  /// constraints of several views, or of an axis, in the order of its own grammar: a format string, a list of views.
  public var hasPlace = true
  /// Whether it sets a part of a frame, by an assignment or through a library that computes frames: it holds until the
  /// next one, and two of them never contradict each other.
  public var setsFrame = false
  /// Whether the direction of a constant is known: false if versions of a library disagree.
  public var hasKnownSign = true
  /// Whether a function of the project makes it that the configuration names. What that does in detail is not known: it may
  /// constrain more than its name and its arguments say, and `constant` is all that it is called with, which tells two calls
  /// apart.
  public var isOfHelper = false
  /// The record of its library, which lives as long as the program.
  var record: Unmanaged<LayoutLibrary>?
  /// What it is made with; nil for a function of the project and for plain frames.
  public var library: LayoutLibrary? { record?.takeUnretainedValue() }
}

/// The key of a block of constraints in its file.
public struct BlockKey: Hashable, Comparable, Sendable {
  public var rawValue: UInt64
  static func list(_ open: Int) -> BlockKey { BlockKey(rawValue: UInt64(open)) }
  static func run(_ statement: Int) -> BlockKey { BlockKey(rawValue: 1 << 40 | UInt64(statement)) }
  static func code(_ block: Int) -> BlockKey { BlockKey(rawValue: 2 << 40 | UInt64(block)) }
  static func chain(_ start: Int) -> BlockKey { BlockKey(rawValue: 3 << 40 | UInt64(start)) }

  /// What groups the constraints of a block.
  public enum Kind: Equatable, Sendable {
    /// They are in the list that opens with this token.
    case list(Int)
    /// They are in adjacent statements, beginning with this one.
    case run(Int)
    /// They are in this block of code, possibly with other statements between them.
    case code(Int)
    /// They are the calls of the chain that begins with this token.
    case chain(Int)
  }

  /// The kind of block.
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

/// The constraints of one block with the same first item, in source order.
public struct ConstraintSequence: Sendable {
  /// Indices into `ViewFile.sequenceMembers`, whose elements are indices of constraints.
  public var members: Range<Int>
}

/// A class or an extension with view code.
public struct ViewType {
  public var declaration: Declaration
  /// The key of the type's name: an extension has the key of its type.
  public var key: UInt64
  /// Whether its declaration says that it is a view's or a controller's type: by what it inherits from or extends.
  public let isDeclaredAsView: Bool
  /// Whether its code adds subviews or constraints.
  var placesViews = false
  /// Whether it is declared as a view's type, or places views.
  public var isView: Bool { isDeclaredAsView || placesViews }
  /// The kind of type that is declared.
  public var kind: Declaration.Kind
}

/// A function, an initializer or an accessor with a body.
public struct ViewFunction {
  public var declaration: Declaration
  /// The index of the type that it is a member of, or -1.
  public var type: Int
  /// Whether it is a member of a type.
  public var isMember: Bool { type >= 0 }
  /// The key of the name; 0 for an initializer.
  public var key: UInt64
  /// The body.
  public var body: Block
  /// Whether it has parameters for data.
  public var hasParameters: Bool
  /// Whether it is nested in another function, whose code then includes it.
  public var isNested: Bool
  /// Whether it sets the view up, by its name or because of its callers.
  public var isSetup = false
  /// Whether it sets the view up by its name; true for every initializer.
  public var isNamedForSetup = false
  /// Indices of the actions in the body.
  public var actions = 0..<0
}

extension ViewFunction {
  /// The statements of its body before any that may leave it.
  public var sureStatements: some Sequence<Statement> {
    let end = body.firstExit
    return body.statements.lazy.prefix { $0.first < end }
  }

  /// The names of the parameterless functions that the function always calls on its own type, in order: `setup()` and
  /// `self.setup()` as statements of its body, before any statement that may leave it.
  public var sureCalls: [Lexeme] { sureStatements.compactMap(\.calledName) }
}

/// A property of a type with an initial value.
public struct ViewProperty {
  public var declaration: Declaration
  /// The index of the type, or -1.
  public var type: Int
  /// Whether it is a member of a type.
  public var isMember: Bool { type >= 0 }
  /// The tokens of the initial value.
  public var value: Range<Int>
}

/// A property or a local that holds a view.
public struct Subview {
  public var declaration: Declaration
  /// The key of the name.
  public var key: UInt64
  /// The index of the type that it is a property of, or -1 for a local.
  public var type: Int
  /// Whether it is a property of a type.
  public var isProperty: Bool { type >= 0 }
  /// Whether it is a local.
  public var isLocal: Bool { type < 0 }
}

/// The role of a member of a view in a statement.
public enum StatementRole: UInt8, Sendable {
  /// Colors, fonts and other members that `config_in_layout` separates from layout.
  case appearance
  /// Belongs to layout as well as to configuration.
  case neutral
  /// Data, state, and every other setting of a view.
  case configuration
  /// A frame, bounds or center is set.
  case frame
  /// A constraint is created on the view, or its constraint closure is called.
  case constraint
  /// The view is added to another one.
  case addition
  /// The view is passed to the initializer of a stack, which adds it.
  case arrangement
  /// The name is assigned a new view.
  case renewal
}

/// One effect of a statement on one view.
public struct ViewAction {
  public var role: StatementRole
  public var statement: Statement
  /// The view; for an addition, the one that is added.
  public var item: Item
  /// The first name of the item: `a` of `a.b`.
  public var root: Item
  public var member: Lexeme?
  public var tokens: Lexemes
  public var parent: Item?

  package init(
    role: StatementRole, statement: Statement, item: Item, root: Item, member: Lexeme? = nil,
    tokens: Lexemes, parent: Item? = nil
  ) {
    (self.role, self.statement, self.item, self.root) = (role, statement, item, root)
    (self.member, self.tokens, self.parent) = (member, tokens, parent)
  }
}

/// A view that is created with a frame: `UIView(frame: rect)`, `UILabel(topInset: 10, leftInset: 52)`.
public struct FramedView {
  public var call: Call
  public var statement: Statement
  /// The name of the view; unknown without one.
  public var item: Item
  /// Whether the initializer scales its numbers.
  public var isScaled: Bool
}

/// A value that works out a frame inside or beside another view, and gives it when it is asked.
public struct FrameLayout {
  public var call: Call
  public var statement: Statement
  /// The view that the frame is relative to; unknown without a name.
  public var guide: Item
  /// Whether the guide is used with its bounds and not with its frame.
  public var usesBounds: Bool
}

extension LayoutAttributes {
  /// The edges where a view begins: a greater value moves them towards the inside of what the view is in.
  public static let nearEdges: LayoutAttributes = [.top, .leading, .left]
  /// The edges where a view ends: a greater value moves them towards the outside of what the view is in.
  public static let farEdges: LayoutAttributes = [.bottom, .trailing, .right]
  public static let allEdges = nearEdges.union(farEdges)
  /// The edges that change sides with the direction of the text.
  public static let directionalEdges: LayoutAttributes = [.leading, .trailing]
  /// The edges that stay where they are.
  public static let physicalEdges: LayoutAttributes = [.left, .right]

  /// For each axis, the edges where a view begins and those where it ends.
  public static let ends: [(near: LayoutAttributes, far: LayoutAttributes)] = [
    (.top, .bottom), ([.leading, .left], [.trailing, .right]),
  ]

  /// The attributes along each axis, without baselines.
  public static let horizontal: LayoutAttributes = [
    .leading, .left, .centerX, .trailing, .right, .width,
  ]
  public static let vertical: LayoutAttributes = [.top, .centerY, .bottom, .height]

  /// All attributes along an axis.
  public static func all(along axis: LayoutAxis) -> LayoutAttributes {
    axis == .horizontal ? horizontal : vertical.union([.firstBaseline, .lastBaseline])
  }

  public var count: Int { rawValue.nonzeroBitCount }

  private static let allNames: [(LayoutAttributes, String)] = [
    (.top, "top"), (.leading, "leading"), (.left, "left"), (.trailing, "trailing"),
    (.right, "right"), (.bottom, "bottom"), (.centerY, "centerY"), (.centerX, "centerX"),
    (.height, "height"), (.width, "width"), (.firstBaseline, "firstBaseline"),
    (.lastBaseline, "lastBaseline"),
  ]

  /// The attribute of a name; empty for none.
  public init(name: String) { self = Self.allNames.first { $0.1 == name }?.0 ?? [] }

  public var names: [String] { Self.allNames.compactMap { contains($0.0) ? $0.1 : nil } }
}

extension Constraint {
  public var expression: Lexemes { statement.tokens(tokens) }

  /// Identifies the list of statements that the constraint is in, together with its first item.
  public var viewAndBlock: UInt64 { TextHash.pair(UInt64(statement.block.index), firstItem.key) }

  /// How it differs from those of other libraries.
  public var manner: ConstraintManner { library?.manner ?? .unknown }

  /// Whether it multiplies the second item, or takes the system's spacing times a number. A plain 1, which
  /// `NSLayoutConstraint(item:…)` requires, does not.
  public var hasMultiplier: Bool {
    let multiplier = statement.tokens(multiplier)
    guard let first = multiplier.first else { return false }
    guard multiplier.count == 1, first == "1" || first == "1.0" else { return true }
    return expression.last?.partner?.previous?.is(.constraint) ?? false
  }

  /// The name that spells an attribute with others, such as `verticalEdges` for `top`; nil where it has its own.
  public func group(of attribute: LayoutAttributes) -> Lexeme? {
    let named = parts.filter { !$0.attributes.isDisjoint(with: attribute) }
    return named.contains { $0.attributes.count == 1 } ? nil : named.last?.expression.first
  }

  /// For each name of attributes in a chain, the constraint with that name alone: of `make.bottom.edges.equalToSuperview()`,
  /// one with `bottom` and one with `edges`. Empty for a constraint of one attribute.
  public var parts: [Constraint] {
    guard attributes.count > 1 else { return [] }
    return expression.prefix { $0.kind != .leftParen }.compactMap { name in
      let named = name.layoutWord.map(LayoutAttributes.init(named:)) ?? []
      guard !named.isDisjoint(with: attributes) else { return nil }
      var part = self
      (part.attributes, part.tokens) = (named, name.alone.indices)
      return part
    }
  }

  /// The sign of the constant if that is a literal, perhaps with a minus, or a product of literals: -1, 0 or 1.
  public var literalSign: Int? {
    guard !constant.isEmpty, constant.count <= 8 else { return nil }
    var sign = 1
    var wantsFactor = true
    for token in statement.tokens(constant) {
      switch token.kind {
      case .prefixOperator where wantsFactor && token == "-":
        sign = -sign
      case .integerLiteral where wantsFactor, .floatLiteral where wantsFactor:
        if token.isZero { sign = 0 }
        wantsFactor = false
      case .binaryOperator where !wantsFactor && token == "*":
        wantsFactor = true
      default: return nil
      }
    }
    return wantsFactor ? nil : sign
  }

  /// Where a positive constant moves an attribute of the first item: 1 to the right or down, -1 to the left or up. Nil
  /// where that is unknown, and for an inset from anything but an edge.
  public func direction(ofConstantAt attribute: LayoutAttributes) -> Int? {
    guard hasKnownSign else { return nil }
    guard constantPointsInward else { return 1 }
    let followsSecond =
      insetFollowsSecondEdge && !secondAttributes.isEmpty && secondAttributes != attributes
    let edge = followsSecond ? secondAttributes : attribute
    guard edge.count == 1 else { return nil }
    if edge.isSubset(of: .nearEdges) { return 1 }
    return edge.isSubset(of: .farEdges) ? -1 : nil
  }

  /// The relation as UIKit has it for an attribute of the first item.
  public func relation(at attribute: LayoutAttributes) -> Relation {
    relationPointsInward && attribute.isSubset(of: .farEdges) ? relation.inverted : relation
  }

  /// The same constraint, written on its second item; nil if that or its attributes are unknown. What it adds and
  /// multiplies still belongs to the way in which it is written.
  public var turnedAround: Constraint? {
    guard let secondItem, !secondAttributes.isEmpty else { return nil }
    var turned = self
    (turned.firstItem, turned.secondItem) = (secondItem, firstItem)
    (turned.attributes, turned.secondAttributes) = (secondAttributes, attributes)
    turned.relation = relation.inverted
    return turned
  }

  /// Whether it is made with UIKit alone, which leaves the view's autoresizing mask as it is: with an anchor's
  /// `constraint` or with `NSLayoutConstraint`. Other libraries turn the mask off themselves.
  public var leavesAutoresizingMask: Bool {
    expression.prefix(CodeReader.longestItem).contains {
      $0.is(.constraint) || $0.is(.NSLayoutConstraint)
    }
  }

  /// Whether a library makes the constraint and activates it.
  public var isMadeByLibrary: Bool { container == .maker }

  /// Whether the constraint is an element of a list, and not a statement.
  public var isListed: Bool { if case .list = block.kind { true } else { false } }
}

extension LayoutWord {
  /// What the closure of a library's call leaves behind besides active constraints.
  public enum ResultOfMaker: Sendable {
    /// Nothing gets hold of the constraints.
    case nothing
    /// The constants of earlier constraints are others.
    case changes
    /// The constraints have something more, and belong to the code around.
    case additions
  }

  /// What is left of the constraints that are made in the closure of this call; nil where they may be handed back.
  public var resultOfMaker: ResultOfMaker? {
    switch self {
    case .makeConstraints, .remakeConstraints, .snp_makeConstraints, .snp_remakeConstraints,
      .constrain:
      .nothing
    case .updateConstraints, .snp_updateConstraints: .changes
    case .autoSetPriority, .autoSetIdentifier: .additions
    default: nil
    }
  }

  /// Whether the member of a view with this name serves to constrain the view.
  public var servesConstraints: Bool { Self.servingConstraints.contains(self) }

  private static let servingConstraints: Set<LayoutWord> = [
    .topAnchor, .leadingAnchor, .trailingAnchor, .bottomAnchor, .leftAnchor, .rightAnchor,
    .centerXAnchor, .centerYAnchor, .widthAnchor, .heightAnchor, .firstBaselineAnchor,
    .lastBaselineAnchor, .snp, .snp_makeConstraints, .snp_remakeConstraints,
    .snp_updateConstraints, .snp_prepareConstraints, .translatesAutoresizingMaskIntoConstraints,
  ]
}

extension Call {
  /// Whether the constraints that are made in its closure take the place of earlier ones, or change them.
  public var replacesConstraints: Bool {
    name?.replacesConstraints ?? true
      || arguments?.contains { $0.label?.spells("replace") ?? false } ?? false
  }
}

extension Lexeme {
  /// Whether it is the name of an anchor of UIKit's.
  public var isAnchor: Bool { !anchorAttribute.isEmpty }

  /// The attribute of an anchor with this name: `top` of `topAnchor`; empty for another name.
  public var anchorAttribute: LayoutAttributes { AnchorDialect.attribute(token) }

  /// The attributes of a name such as `top` or `edges`; empty for another name.
  public var namedAttributes: LayoutAttributes {
    layoutWord.map(LayoutAttributes.init(named:)) ?? []
  }

  /// Whether the method of this name puts constraints in the place of earlier ones, or changes them.
  public var replacesConstraints: Bool { remakesConstraints || changesConstraints }

  /// Whether the method of this name puts constraints in the place of all earlier ones.
  public var remakesConstraints: Bool { hasPrefix("remake") || hasPrefix("snp_remake") }

  /// Whether the method of this name only changes constraints that were made before.
  public var changesConstraints: Bool { hasPrefix("update") || hasPrefix("snp_update") }

  /// Whether it is the method of SnapKit that changes constants.
  public var updatesConstraints: Bool {
    self.is(.updateConstraints) || self.is(.snp_updateConstraints)
  }
}
