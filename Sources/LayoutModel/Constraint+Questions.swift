import SwiftSource

extension Constraint {
  /// The tokens of the expression.
  public var expression: Lexemes { statement.tokens(tokens) }

  /// Identifies the list of statements that the constraint is in, together with its first item.
  public var viewAndBlock: UInt64 {
    TextHash.pair(UInt64(statement.block.index), firstItem.key)
  }

  /// Whether it gets a name: code that keeps it may change it or turn it off.
  public var isKept: Bool {
    switch container {
    case .stored, .returned, .argument, .used: true
    case .array, .activatedArray, .collected, .dropped: false
    case .isActive, .maker:
      statement.kind == .property
        || statement.kind == .assignment
          && statement.assignment.map { $0.index < tokens.lowerBound } ?? false
    }
  }

  /// Whether its own statement activates it, by `isActive` or by a library.
  public var isActivatedInPlace: Bool { container == .isActive || container == .maker }

  /// Whether its statement or its maker surely activates it, or does so with the whole array that it is in.
  public var isCertainlyActive: Bool {
    guard !isKept, !isAlternative, container != .dropped else { return false }
    return container != .isActive || statement.assigns(.true)
  }

  /// Whether the library takes away an earlier constraint of the same attribute: EasyPeasy's `layout` does ("conflicting
  /// attributes are resolved", https://github.com/nakiostudio/EasyPeasy).
  public var replacesEarlier: Bool { library == .easyPeasy }

  /// Whether it multiplies the second item, or takes the system's spacing times a number. A plain 1, which
  /// `NSLayoutConstraint(item:…)` requires, does not.
  public var hasMultiplier: Bool {
    let multiplier = statement.tokens(multiplier)
    guard let first = multiplier.first else { return false }
    guard multiplier.count == 1, first == "1" || first == "1.0" else { return true }
    return expression.last?.partner?.previous?.is(.constraint) ?? false
  }

  /// The name that spells an attribute together with others, such as `verticalEdges` for `top`; nil where the attribute
  /// has a name of its own.
  public func group(of attribute: LayoutAttributes) -> Lexeme? {
    guard attributes.count > 1 else { return nil }
    var group: Lexeme?
    for token in expression.prefix(while: { $0.kind != .leftParen }) {
      let named = token.layoutWord.map(LayoutAttributes.init(named:)) ?? []
      guard !named.isDisjoint(with: attribute) else { continue }
      if named.count == 1 { return nil }
      group = token
    }
    return group
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
  public var isListed: Bool {
    if case .list = block.kind { true } else { false }
  }
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

  /// Whether the function of this name takes constraints away.
  public var removesConstraints: Bool {
    switch firstByte {
    case UInt8(ascii: "d"): hasPrefix("deactivate")
    case UInt8(ascii: "r"): hasPrefix("removeConstraint") || hasPrefix("removeAllConstraints")
    case UInt8(ascii: "u"): hasPrefix("uninstall")
    case UInt8(ascii: "a"): hasPrefix("autoRemove")
    default: false
    }
  }
}
