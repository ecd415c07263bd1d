import SwiftSource

/// A left or a right as it is written, `leftAnchor`, with its mirroring counterpart in the library, `leadingAnchor`.
public struct PhysicalEdge {
  /// The token of the name.
  public var token: Lexeme
  /// The name that mirrors.
  public var mirrored: String
}

/// The left and right edges in the names of a constraint.
public struct PhysicalEdgeNames {
  /// The names, in source order.
  public var edges: [PhysicalEdge] = []
  /// Whether the constraint has the same meaning in left-to-right layouts with all of the names replaced, and mirrors
  /// as a whole: the other side is a left or a right too, or the edge of the same name.
  public var canMirror = true
}

extension PhysicalEdgeNames {
  /// Reads the names of a constraint, according to its library.
  public init(of constraint: Constraint, in file: ViewFile) {
    self = PhysicalEdgeReader(constraint, in: file.facts).names()
  }

  /// The common owner of names that several constraints share: the first token of a chain that sets frames.
  public static func owner(of constraint: Constraint, in file: ViewFile) -> Lexeme? {
    PhysicalEdgeReader(constraint, in: file.facts).frameChain
  }

  /// The words without which no constraint has a left or a right.
  public static let words: [LayoutWord] = [
    .left, .right, .leftAnchor, .rightAnchor, .leftMargin, .rightMargin, .leftWithinMargins,
    .rightWithinMargins, .Left, .Right, .LeftMargin, .RightMargin, .leftToSuperview,
    .rightToSuperview, .leftToRight, .rightToLeft, .autoConstrainAttribute, .pin, .flex, .constrain,
  ]
}

private struct PhysicalEdgeReader {
  let constraint: Constraint
  let file: FactBuilder
  let tokens: Lexemes
  private var block: Block { constraint.statement.block }

  /// A bound for constraints of extreme length.
  private static let mostTokens = 256

  init(_ constraint: Constraint, in file: FactBuilder) {
    self.constraint = constraint
    self.file = file
    tokens = file.code[constraint.tokens]
  }

  func names() -> PhysicalEdgeNames {
    if let frameChain { return edges(ofChain: frameChain) }
    var result = PhysicalEdgeNames()
    guard
      !constraint.attributes.union(constraint.secondAttributes).isDisjoint(with: [.left, .right])
    else { return result }
    let unread = unreadArgument?.indices ?? 0..<0
    for name in tokens.prefix(Self.mostTokens) where name.kind == .identifier {
      guard let mirrored = name.mirrored("leading", "trailing"), isAttribute(name),
        !isPart(name.index),
        !unread.contains(name.index)
      else { continue }
      result.edges.append(PhysicalEdge(token: name, mirrored: mirrored))
    }
    result.canMirror = canMirror(result.edges)
    return result
  }

  private func isAttribute(_ name: Lexeme) -> Bool {
    let isCall = name.next?.kind == .leftParen
    guard name.next?.kind != .colon else { return false }
    // An attribute of PureLayout; other libraries have methods of that name.
    if name.hasPrefix("margin"), isCall { return false }
    if name.hasPrefix("leftTo") || name.hasPrefix("rightTo"), !isCall { return false }
    if name.previous?.kind == .period { return true }
    guard !file.names.isVariable(name, in: block),
      !isCall || !file.names.declaresFunction(named: name)
    else { return false }
    return name.is(.leftAnchor) || name.is(.rightAnchor) || name == tokens.first
  }

  private func isPart(_ token: Int) -> Bool {
    constraint.firstItem.tokens.contains(token)
      || constraint.secondItem?.tokens.contains(token) == true
      || constraint.constant.contains(token) || constraint.multiplier.contains(token)
      || constraint.priority.contains(token)
  }

  private func canMirror(_ edges: [PhysicalEdge]) -> Bool {
    guard tokens.count <= Self.mostTokens,
      !constraint.attributes.isDisjoint(with: [.left, .right]), !isHidden(constraint.firstItem),
      !edges.contains(where: { $0.token.turnsOffset })
    else { return false }
    guard let second = constraint.secondItem else {
      // `make.left.equalTo(titleLabel)` means its left; an edge in a variable may be any.
      guard let value = unreadArgument, !value.isEmpty else { return false }
      return file.names.namesView(value, at: constraint.statement) || isView(value)
    }
    guard !isHidden(second), !mayBeEdge(second) else { return false }
    if second.isSuperview || constraint.secondAttributes == constraint.attributes { return true }
    return !constraint.secondAttributes.isEmpty
      && constraint.secondAttributes.isSubset(of: [.left, .right])
  }

  private func isHidden(_ item: Item) -> Bool {
    guard item.tokens.isEmpty, !item.isSuperview else { return false }
    let name = file.code[item.tokens.lowerBound]
    return (name.is(.leftAnchor) || name.is(.rightAnchor)) && name.previous?.kind != .period
      && file.names.isVariable(name, in: block)
  }

  private func mayBeEdge(_ item: Item) -> Bool {
    let path = file.code[item.tokens]
    guard path.count == 1, let name = path.first, file.scopes.isLocal(name.index, in: block.index),
      let open = name.previous, open.kind == .leftParen, name.next?.kind == .rightParen
    else { return false }
    switch open.previous?.layoutWord {
    case .equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo: break
    default: return false
    }
    return !isView(path) && file.names.isNonViewLocal(name)
  }

  private func isView(_ path: Lexemes) -> Bool {
    switch file.statedType(of: path.indices, in: block.index) {
    case .view: true
    case .declared(let key):
      file.scopes.typesByName[key].map { file.scopes.types[$0].declaration.role == .view } ?? false
    default: false
    }
  }

  /// The argument of a maker's relation, `titleLabel` in `make.left.equalTo(titleLabel)`, if it is not an attribute of
  /// a view; otherwise nil, as for any other constraint.
  private var unreadArgument: Lexemes? {
    guard constraint.isMadeByLibrary, constraint.secondItem == nil else { return nil }
    let open = tokens.prefix(Self.mostTokens).first { $0.kind == .leftParen }
    return open?.elements.first?.value
  }

  // PinLayout and FlexLayout use `start` and `end` for edges that mirror; the names of one chain mirror together or not
  // at all.

  /// The first token of the chain of a PinLayout or FlexLayout constraint; nil for any other
  /// constraint.
  var frameChain: Lexeme? {
    guard constraint.setsFrame, constraint.container == .used,
      let start = tokens.first?.call?.chainStart, file.dialects.chains.contains(start.index)
    else { return nil }
    return start
  }

  private func edges(ofChain start: Lexeme) -> PhysicalEdgeNames {
    var result = PhysicalEdgeNames()
    for token in constraint.statement.tokens.suffix(from: start).outermost {
      switch token.kind {
      case .identifier:
        if let call = token.call { read(call, token, &result) }
      case .keyword, .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket,
        .leftBrace:
        continue
      default: return result
      }
    }
    return result
  }

  private func read(_ call: Call, _ name: Lexeme, _ result: inout PhysicalEdgeNames) {
    guard name > call.chainStart, let arguments = call.arguments else { return }
    // `left(of: icon)` is `before(of: icon)`.
    let isRelative = arguments.first?.label == "of"
    let names = isRelative ? ("before", "after") : ("start", "end")
    if let mirrored = name.mirrored(names.0, names.1) {
      result.edges.append(PhysicalEdge(token: name, mirrored: mirrored))
    }
    let justifies = name == "justify"
    for argument in arguments {
      guard let last = argument.value.last,
        argument.label.map({ $0 == "to" || $0 == "aligned" }) ?? justifies
      else { continue }
      // An edge in a variable may be a left or a right.
      if last.kind != .identifier || last.previous?.kind != .period || !isEdgePath(argument.value) {
        result.canMirror = false
      } else if let mirrored = last.mirrored("start", "end") {
        result.edges.append(PhysicalEdge(token: last, mirrored: mirrored))
      }
    }
  }

  /// Whether a value is an edge or an alignment by its name: `icon.edge.left`, `.left`.
  private func isEdgePath(_ value: Lexemes) -> Bool {
    guard let owner = value.dropLast(2).last else { return true }
    return owner == "edge" || owner == "anchor" || owner == "HorizontalAlign"
      || owner == "VerticalAlign"
  }
}

extension Lexeme {
  /// Whether the offset of a TinyConstraints call changes its direction in the mirroring counterpart: that of
  /// `trailingToSuperview` points inward.
  fileprivate var turnsOffset: Bool {
    guard self.is(.rightToSuperview), let open = next, open.kind == .leftParen else { return false }
    return open.elements.contains { $0.label == "offset" }
  }

  /// The name with these words in place of left and right: `leadingAnchor` for `leftAnchor`. Nil for one without any, and
  /// for one that has other words than names of edges.
  fileprivate func mirrored(_ left: String, _ right: String) -> String? {
    var words = words
    var isPhysical = false
    for (index, word) in words.enumerated() {
      switch word {
      case "left", "right": words[index] = word == "left" ? left : right
      case "Left", "Right":
        let mirrored = word == "Left" ? left : right
        words[index] = mirrored.prefix(1).uppercased() + mirrored.dropFirst()
      case "Anchor", "Margin", "Margins", "Superview", "To", "Within", "bottom", "center", "margin",
        "padding", "top":
        continue
      default: return nil
      }
      isPhysical = true
    }
    return isPhysical ? words.joined() : nil
  }
}
