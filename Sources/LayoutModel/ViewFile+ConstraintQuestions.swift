import SwiftSource

/// What rules ask about single constraints.
extension FactBuilder {
  /// Identifies the list of statements that a constraint stands in, together with its first item.
  public func viewAndBlock(of constraint: Constraint) -> UInt64 {
    TextHash.pair(UInt64(block(of: constraint.statement.index)), constraint.firstItem.key)
  }

  /// Whether a constraint gets a name: code that keeps it may change it or turn it off.
  public func isKept(_ constraint: Constraint) -> Bool {
    switch constraint.container {
    case .stored, .returned, .argument, .used: return true
    case .array, .activatedArray, .dropped: return false
    case .isActive, .maker:
      switch outline.statements[constraint.statement.index].kind {
      case .property: return true
      case .assignment:
        return outline.statements[constraint.statement.index].assignment
          < constraint.tokens.lowerBound
      default: return false
      }
    }
  }

  /// Whether a constraint's statement or its maker activates it for sure, or does so with the whole array that it
  /// stands in.
  public func isSurelyActive(_ constraint: Constraint) -> Bool {
    guard !isKept(constraint), !constraint.isAlternative, constraint.container != .dropped else {
      return false
    }
    guard constraint.container == .isActive else { return true }
    let statement = outline.statements[constraint.statement.index]
    return statement.assignment >= 0 && statement.assignment + 2 == statement.end
      && tokens[statement.assignment + 1].is(.true)
  }

  /// Whether a constraint multiplies the second item, or takes the system's spacing times a number. A plain 1, which
  /// `NSLayoutConstraint(item:…)` asks for, does not.
  public func hasMultiplier(_ constraint: Constraint) -> Bool {
    guard let first = constraint.multiplier.first else { return false }
    guard constraint.multiplier.count == 1, spells(first, "1") || spells(first, "1.0") else {
      return true
    }
    let open = outline.partner(of: constraint.tokens.upperBound - 1)
    return open > 0 && tokens[open - 1].is(.constraint)
  }

  /// The sign of a number that is spelled out, perhaps with a minus or as a product: -1, 0 or 1; nil for anything else.
  public func literalSign(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 8 else { return nil }
    var sign = 1
    var wantsFactor = true
    for index in range {
      switch tokens[index].kind {
      case .prefixOperator where wantsFactor && spells(index, "-"):
        sign = -sign
      case .integerLiteral where wantsFactor, .floatLiteral where wantsFactor:
        if isZero(index) { sign = 0 }
        wantsFactor = false
      case .binaryOperator where !wantsFactor && spells(index, "*"):
        wantsFactor = true
      default: return nil
      }
    }
    return wantsFactor ? nil : sign
  }

  private func isZero(_ literal: Int) -> Bool {
    !bytes[tokens[literal].range].contains {
      $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9")
    }
  }

  /// Whether all attributes that a constraint has on both sides come from one word for several, such as `edges`.
  public func namesAllEdges(_ constraint: Constraint, _ edges: LayoutAttributes) -> Bool {
    guard constraint.attributes.isSuperset(of: edges) else { return false }
    return !constraint.tokens.prefix(Self.longestItem).contains { index in
      switch tokens[index].layoutWord {
      case .left, .right, .leading, .trailing, .leftAnchor, .rightAnchor, .leadingAnchor,
        .trailingAnchor:
        true
      default: false
      }
    }
  }

  // MARK: - The same constraint again

  /// What two constraints that ask for the same thing have in common: the view, the text and, where an array may be
  /// one of several, the array. Nil for a constraint of a view that the text does not tell apart, and for one that is
  /// longer than anybody writes, which may hold many others.
  public func meaning(of constraint: Constraint) -> UInt64? {
    // One token may be a format for any number of constraints.
    guard constraint.tokens.count <= Self.longestConstraint,
      byteRange(constraint.tokens).count <= Self.longestText
    else { return nil }
    let block = block(of: constraint.statement.index)
    guard let first = names.identity(of: constraint.firstItem, in: block) else { return nil }
    if let second = constraint.secondItem, second.key != 0, !second.isSuperview {
      guard names.identity(of: second, in: block) != nil else { return nil }
    }
    var hash = TextHash()
    for index in constraint.tokens {
      let token = tokens[index]
      switch token.kind {
      case .questionPostfix, .exclamationPostfix: continue
      case .keyword where token.is(Keyword.`self`) && tokens[index + 1].kind == .period: continue
      case .period where tokens[index - 1].is(Keyword.`self`): continue
      default: hash.add(UnsafeRawBufferPointer(rebasing: bytes[token.range]))
      }
    }
    // One expression of a library may make several constraints.
    let attributes =
      UInt64(constraint.attributes.rawValue) << 16 | UInt64(constraint.secondAttributes.rawValue)
    let place = isInActivatingCall(constraint) ? UInt64(block) : ~constraint.block.rawValue
    return TextHash.pair(
      TextHash.pair(first, place), TextHash.pair(attributes, hash.value))
  }

  private static let longestConstraint = 512
  private static let longestText = 1 << 12

  /// Whether a constraint stands in a list of statements, or in an array that is itself what a call activates.
  private func isInActivatingCall(_ constraint: Constraint) -> Bool {
    guard case .list(let open) = constraint.block.kind else { return true }
    return constraint.container == .activatedArray && open > 0
      && tokens[open - 1].kind == .leftParen
  }

  /// Code further apart than this is not compared: a bound on the search.
  private static let longestDistance = 2_048

  /// Whether the code between two constraints may give one of their names another meaning, or take constraints away.
  public func mayChange(between earlier: Constraint, _ later: Constraint) -> Bool {
    let between =
      earlier.tokens.upperBound..<max(earlier.tokens.upperBound, later.tokens.lowerBound)
    guard between.count <= Self.longestDistance else { return true }
    var names: Set<UInt64>?
    for index in between where tokens[index].kind == .identifier {
      if hasPrefix(index, "remove") || hasPrefix(index, "deactivate") || hasPrefix(index, "remake")
        || spells(index, "clear")
      {
        return true
      }
      guard isAssigned(index) else { continue }
      let known =
        names
        ?? Set(
          later.tokens.lazy.filter { self.tokens[$0].kind == .identifier }.map { self.key($0) })
      names = known
      if known.contains(key(index)) { return true }
    }
    return false
  }

  private func isAssigned(_ token: Int) -> Bool {
    switch tokens[token + 1].kind {
    case .equal: return true
    case .binaryOperator:
      return spells(token + 1, "+=") || spells(token + 1, "-=") || spells(token + 1, "*=")
        || spells(token + 1, "/=")
    default: return false
    }
  }
}
