import SwiftSource

/// A left or a right as it is written, `leftAnchor`, with what mirrors in its library, `leadingAnchor`.
public struct PhysicalEdge: Sendable {
  /// The token of the name.
  public var token: Int
  /// The name that mirrors.
  public var mirrored: String
}

/// The lefts and rights that a constraint is written with.
public struct PhysicalEdgeNames: Sendable {
  /// The names, in source order.
  public var edges: [PhysicalEdge] = []
  /// Whether the constraint means the same from left to right with all of the names replaced, and mirrors as a whole: the
  /// other side is a left or a right too, or the edge of the same name.
  public var canMirror = true
}

extension PhysicalEdgeNames {
  /// The words without one of which no constraint has a left or a right.
  public static let words: [LayoutWord] = [
    .left, .right, .leftAnchor, .rightAnchor, .leftMargin, .rightMargin, .leftWithinMargins,
    .rightWithinMargins, .Left, .Right, .LeftMargin, .RightMargin, .leftToSuperview,
    .rightToSuperview, .leftToRight, .rightToLeft, .autoConstrainAttribute, .pin, .flex, .constrain,
  ]

  /// What mirrors in place of the attributes that UIKit, SnapKit, Cartography, PureLayout, Anchorage, Stevia, EasyPeasy and
  /// TinyConstraints have.
  fileprivate static let attributes: NameTable<String> = [
    "left": "leading", "right": "trailing",
    "leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor",
    "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    "leftWithinMargins": "leadingWithinMargins", "rightWithinMargins": "trailingWithinMargins",
    "marginLeft": "marginLeading", "marginRight": "marginTrailing",
    "Left": "Leading", "Right": "Trailing",
    "LeftMargin": "LeadingMargin", "RightMargin": "TrailingMargin",
    "leftToSuperview": "leadingToSuperview", "rightToSuperview": "trailingToSuperview",
    "leftToRight": "leadingToTrailing", "rightToLeft": "trailingToLeading",
  ]

  /// The labels of Cartography's `align` and `distribute`.
  fileprivate static let groupLabels: NameTable<String> = [
    "left": "leading", "right": "trailing", "leftToRight": "horizontally",
  ]

  /// A constraint that is longer than anybody writes one is not looked at to its end.
  fileprivate static let mostTokens = 256
}

extension FactBuilder {
  /// The first token of what the names of a constraint belong to where several constraints share them: of a chain that
  /// sets frames, or of a call that aligns several views.
  public func ownerOfEdges(_ constraint: Constraint) -> Int? {
    frameChain(of: constraint) ?? (isGroup(constraint) ? constraint.tokens.lowerBound : nil)
  }

  /// The lefts and rights that a constraint is written with, by the names of its library.
  public func physicalEdges(of constraint: Constraint) -> PhysicalEdgeNames {
    if let chain = frameChain(of: constraint) {
      return edges(ofChain: chain, constraint.statement.index)
    }
    var result = PhysicalEdgeNames()
    guard
      !constraint.attributes.union(constraint.secondAttributes).isDisjoint(with: [.left, .right])
    else { return result }
    if let label = groupLabel(of: constraint) {
      result.edges = [label]
      return result
    }
    let unread = unreadArgument(of: constraint)
    let block = block(of: constraint.statement.index)
    for token in constraint.tokens.prefix(PhysicalEdgeNames.mostTokens)
    where tokens[token].kind == .identifier {
      guard let mirrored = PhysicalEdgeNames.attributes.value(of: token, in: self),
        isAttribute(token, of: constraint, in: block), !isPart(token, of: constraint),
        !unread.contains(token)
      else { continue }
      result.edges.append(PhysicalEdge(token: token, mirrored: mirrored))
    }
    result.canMirror = canMirror(constraint, result.edges, in: block)
    return result
  }

  // MARK: - Names

  /// Whether a name is that of an attribute: behind a period, or of the code's own view; no label, and no variable.
  private func isAttribute(_ token: Int, of constraint: Constraint, in block: Int) -> Bool {
    let isCall = kind(after: token) == .leftParen
    guard kind(after: token) != .colon else { return false }
    // An attribute of PureLayout; other libraries have methods of that name.
    if hasPrefix(token, "margin"), isCall { return false }
    if hasPrefix(token, "leftTo") || hasPrefix(token, "rightTo"), !isCall { return false }
    if token > 0, tokens[token - 1].kind == .period { return true }
    guard !names.isVariable(token, in: block), !isCall || !names.declaresFunction(named: token)
    else {
      return false
    }
    if tokens[token].is(.leftAnchor) || tokens[token].is(.rightAnchor) { return true }
    return token == constraint.tokens.lowerBound
  }

  /// Whether a token belongs to a view's name or to a number.
  private func isPart(_ token: Int, of constraint: Constraint) -> Bool {
    constraint.firstItem.tokens.contains(token)
      || constraint.secondItem?.tokens.contains(token) == true
      || constraint.constant.contains(token) || constraint.multiplier.contains(token)
      || constraint.priority.contains(token)
  }

  /// Whether a constraint is one of those that Cartography's `align` or `distribute` makes.
  private func isGroup(_ constraint: Constraint) -> Bool {
    let name = constraint.tokens.lowerBound
    return constraint.container == .maker && !constraint.hasPlace && constraint.tokens.count > 2
      && (spells(name, "align") || spells(name, "distribute")) && kind(after: name) == .leftParen
  }

  /// `left` in `align(left: a, b)`.
  private func groupLabel(of constraint: Constraint) -> PhysicalEdge? {
    guard isGroup(constraint) else { return nil }
    let open = constraint.tokens.lowerBound + 1
    for argument in outline.arguments(open, tokens).prefix(2) where argument.label >= 0 {
      guard let mirrored = PhysicalEdgeNames.groupLabels.value(of: argument.label, in: self) else {
        continue
      }
      return PhysicalEdge(token: argument.label, mirrored: mirrored)
    }
    return nil
  }

  // MARK: - Both sides

  private func canMirror(
    _ constraint: Constraint, _ edges: [PhysicalEdge], in block: Int
  ) -> Bool {
    guard constraint.tokens.count <= PhysicalEdgeNames.mostTokens,
      !constraint.attributes.isDisjoint(with: [.left, .right]),
      !isHidden(constraint.firstItem, in: block), !edges.contains(where: { turnsOffset($0.token) })
    else { return false }
    guard let second = constraint.secondItem else {
      // `make.left.equalTo(titleLabel)` means its left; an edge that a variable holds may be any.
      let value = unreadArgument(of: constraint)
      guard !value.isEmpty else { return false }
      return names.namesView(value, at: constraint.statement.index) || isView(value, in: block)
    }
    guard !isHidden(second, in: block), !mayBeEdge(second, in: block) else { return false }
    if second.isSuperview || constraint.secondAttributes == constraint.attributes { return true }
    guard !constraint.secondAttributes.isEmpty else { return impliesEdge(constraint) }
    return constraint.secondAttributes.isSubset(of: [.left, .right])
  }

  /// Whether an anchor without a view in front is that of a local, a parameter or a property, which may hold any.
  private func isHidden(_ item: Item, in block: Int) -> Bool {
    let token = item.tokens.lowerBound
    guard item.tokens.isEmpty, !item.isSuperview else { return false }
    return (tokens[token].is(.leftAnchor) || tokens[token].is(.rightAnchor))
      && (token == 0 || tokens[token - 1].kind != .period) && names.isVariable(token, in: block)
  }

  /// Whether what a maker's relation is handed is a local that may hold an edge, whatever it is called.
  private func mayBeEdge(_ item: Item, in block: Int) -> Bool {
    let name = item.tokens.lowerBound
    guard item.tokens.count == 1, scopes.isLocal(name, in: block),
      tokens[name - 1].kind == .leftParen,
      kind(after: name) == .rightParen
    else { return false }
    switch tokens[name - 2].layoutWord {
    case .equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo: break
    default: return false
    }
    return !isView(item.tokens, in: block)
      && !(scopes.local(name, in: block).map(names.viewNames.contains) ?? false)
  }

  private func isView(_ path: Range<Int>, in block: Int) -> Bool {
    switch statedType(of: path, in: block) {
    case .view: true
    case .declared(let key):
      scopes.typesByName[key].map { scopes.inheritsFromView(scopes.types[$0]) } ?? false
    default: false
    }
  }

  /// Whether the offset of a call of TinyConstraints points the other way in the one that mirrors: that of
  /// `trailingToSuperview` points inward.
  private func turnsOffset(_ token: Int) -> Bool {
    tokens[token].is(.rightToSuperview) && kind(after: token) == .leftParen
      && outline.arguments(token + 1, tokens).contains {
        $0.label >= 0 && spells($0.label, "offset")
      }
  }

  /// Whether a constraint of EasyPeasy's leaves out the edge of the other view, `Left().to(icon)`, which follows from its
  /// own.
  private func impliesEdge(_ constraint: Constraint) -> Bool {
    guard
      let first = constraint.tokens.prefix(3).first(where: {
        PhysicalEdgeNames.attributes.value(of: $0, in: self) != nil
      }), hasCapital(first), kind(after: first) == .leftParen
    else { return false }
    return constraint.tokens.allSatisfy { token in
      guard tokens[token].kind == .identifier, spells(token, "to") || spells(token, "like"),
        tokens[token - 1].kind == .period, kind(after: token) == .leftParen
      else { return true }
      return outline.arguments(token + 1, tokens).reduce(0) { count, _ in count + 1 } == 1
    }
  }

  /// What a maker's relation is handed, `titleLabel` in `make.left.equalTo(titleLabel)`, where it is no attribute of a
  /// view; empty where it is, or for any other constraint.
  private func unreadArgument(of constraint: Constraint) -> Range<Int> {
    guard constraint.container == .maker, constraint.secondItem == nil,
      let open = constraint.tokens.prefix(PhysicalEdgeNames.mostTokens)
        .first(where: { tokens[$0].kind == .leftParen })
    else { return 0..<0 }
    return outline.arguments(open, tokens).first?.value ?? 0..<0
  }
}
