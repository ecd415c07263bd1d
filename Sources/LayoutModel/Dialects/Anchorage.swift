import SwiftSource

/// Anchorage: comparisons of layout anchors.
///
/// - `a.topAnchor == b.bottomAnchor + 8`, `<=`, `>=` and the spellings `/==/`, `/<=/`, `/>=/`, between all anchors of
///   UIKit, perhaps with a factor, a divisor, a constant, parentheses, and a priority behind `~`.
/// - `edgeAnchors`, `horizontalAnchors`, `verticalAnchors`, `centerAnchors`, `sizeAnchors`, whose constants and relations
///   point inward at the far edges.
/// - `a.widthAnchor == 44`.
/// - The same in parentheses, as a value, as an element of an array, and in the closure of `batch`.
///
/// A comparison may also ask whether two anchors are the same one. It is taken for a constraint where its value is
/// dropped, where it is an element of an array or handed to a call that takes constraints, and elsewhere if something in
/// it can only be Anchorage's; never in a condition.
///
/// Source: Anchorage 4.5.0 (https://github.com/Rightpoint/Anchorage). Some apps have such operators of their own.
enum AnchorageDialect: ComparisonDialect {
  static let words = WordSet(LayoutWord.anchors)

  static func attributes(_ token: Token) -> LayoutAttributes {
    switch token.layoutWord {
    case .edgeAnchors: [.top, .leading, .trailing, .bottom]
    case .horizontalAnchors: [.leading, .trailing]
    case .verticalAnchors: [.top, .bottom]
    case .centerAnchors: [.centerX, .centerY]
    case .sizeAnchors: [.width, .height]
    default: AnchorDialect.attribute(token)
    }
  }

  static func read(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    let side = ComparedSide(comparison.right, in: file) { !attributes(file.tokens[$0]).isEmpty }
    guard isConstraint(comparison, side, in: file) else { return true }
    let block = file.block(of: comparison.expression.statement)
    let placement = file.placement(of: comparison.expression)
    var constraint = Constraint(
      tokens: comparison.tokens, statement: file.code.statements[comparison.expression.statement],
      firstItem: file.itemOfAnchor(
        comparison.left.lowerBound..<comparison.attribute, in: block),
      attributes: attributes(file.tokens[comparison.attribute]), relation: comparison.relation,
      container: container(placement.container, comparison, in: file), block: placement.block,
      isAlternative: placement.isAlternative)
    readSecond(side, of: &constraint, in: block, file)
    constraint.multiplier = side.multiplier
    constraint.priority = comparison.priority
    let pointsInward = isEdges(file.tokens[comparison.attribute])
    constraint.constantPointsInward = pointsInward
    constraint.relationPointsInward = pointsInward
    file.addNumbers(side, of: constraint)
    if constraint.container == .maker, constraint.firstItem.key != 0 {
      file.addAction(
        .constraint, constraint.statement.index, constraint.firstItem.tokens, in: block, member: -1,
        tokens: constraint.tokens)
    }
    file.constraints.append(constraint)
    return true
  }

  private static func readSecond(
    _ side: ComparedSide, of constraint: inout Constraint, in block: Int, _ file: FactBuilder
  ) {
    let last = side.operand.upperBound - 1
    if file.isPath(side.operand), !attributes(file.tokens[last]).isEmpty {
      constraint.secondItem = file.itemOfAnchor(side.operand.lowerBound..<last, in: block)
      constraint.secondAttributes = attributes(file.tokens[last])
      constraint.constant = side.constant
    } else if !side.operand.isEmpty || isDimension(constraint.attributes) {
      constraint.constant = side.constant
    }
    // A name alone that an edge is compared with is an anchor, and no constant.
  }

  private static func isDimension(_ attributes: LayoutAttributes) -> Bool {
    attributes.isSubset(of: [.width, .height])
  }

  private static func isEdges(_ attribute: Token) -> Bool {
    attribute.is(.edgeAnchors) || attribute.is(.horizontalAnchors)
      || attribute.is(.verticalAnchors)
  }

  // MARK: - Constraint or comparison

  private static func isConstraint(
    _ comparison: Comparison, _ side: ComparedSide, in file: FactBuilder
  ) -> Bool {
    switch comparison.position {
    case .statement, .element: return true
    default: break
    }
    if canOnlyBeConstraint(comparison, side, in: file) { return true }
    let isImported = file.source.words.contains(LayoutWord.Anchorage.word)
    switch comparison.position {
    case .value: return isImported
    case .argument: return isHandedOver(comparison.expression.list, in: file)
    case .returned, .body:
      return returns(file.block(of: comparison.expression.statement), comparison, in: file)
    case .closure: return isImported && !isPredicate(comparison, in: file)
    case .statement, .element: return true
    }
  }

  /// Whether the operator, what is compared, or what it is compared with is no anchor of UIKit alone.
  private static func canOnlyBeConstraint(
    _ comparison: Comparison, _ side: ComparedSide, in file: FactBuilder
  ) -> Bool {
    let attribute = file.tokens[comparison.attribute]
    if file.tokens[comparison.sign].range.count > 2 || !comparison.priority.isEmpty { return true }
    if attribute.is(.centerAnchors) || attribute.is(.sizeAnchors) || isEdges(attribute) {
      return true
    }
    if !side.operand.isEmpty { return !side.constant.isEmpty || !side.multiplier.isEmpty }
    switch file.tokens[comparison.right.lowerBound].kind {
    case .integerLiteral, .floatLiteral: return true
    default: return false
    }
  }

  /// Whether a list is the argument of a call that takes constraints.
  private static func isHandedOver(_ list: Int, in file: FactBuilder) -> Bool {
    let call = file.outline.lists[list].call
    guard call >= 0, file.outline.calls[call].name >= 0 else { return false }
    let name = file.outline.calls[call].name
    switch file.tokens[name].layoutWord {
    case .activate, .addConstraint, .addConstraints: return true
    default: return file.text(name) == "append" || file.text(name) == "insert"
    }
  }

  /// Whether a function, or the property that an accessor belongs to, is declared to give constraints or nothing.
  private static func returns(
    _ block: Int, _ comparison: Comparison, in file: FactBuilder
  ) -> Bool {
    var block = block
    for _ in 0..<CodeReader.longestClimb {
      guard block > 0 else { break }
      let current = file.outline.blocks[block]
      switch current.kind {
      case .closure, .typeBody: return false
      case .functionBody, .accessors:
        let statement = file.outline.statements[current.owner]
        guard statement.kind != .accessor else {
          block = current.parent
          continue
        }
        let header = statement.first..<current.open
        if header.contains(where: { file.hasSuffix($0, "Constraint") }) { return true }
        return comparison.position == .body && statement.kind == .function
          && !header.contains { file.tokens[$0].kind == .arrow }
      default: block = current.parent
      }
    }
    return false
  }

  /// Whether a comparison is the value of a closure that is asked about elements.
  private static func isPredicate(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    let block = file.outline.blocks[file.block(of: comparison.expression.statement)]
    let call = file.outline.closures[block.subject].call
    guard call >= 0, file.outline.calls[call].name >= 0 else { return false }
    switch file.text(file.outline.calls[call].name) {
    case "filter", "contains", "first", "last", "firstIndex", "lastIndex", "allSatisfy",
      "removeAll", "drop", "prefix", "index", "partition", "split":
      return true
    default: return false
    }
  }

  // MARK: - Where it goes

  /// The library activates what it makes, also in an array; only `batch` hands it on.
  private static func container(
    _ placed: Constraint.Container, _ comparison: Comparison, in file: FactBuilder
  ) -> Constraint.Container {
    switch placed {
    case .dropped, .stored, .used, .returned, .array, .maker:
      return isInBatch(comparison, in: file) ? .returned : .maker
    case .activatedArray, .isActive, .argument: return placed
    }
  }

  private static func isInBatch(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    var block = file.block(of: comparison.expression.statement)
    for _ in 0..<CodeReader.longestClimb {
      guard block > 0 else { break }
      let current = file.outline.blocks[block]
      switch current.kind {
      case .functionBody, .typeBody: return false
      case .closure:
        let call = file.outline.closures[current.subject].call
        return call >= 0 && file.outline.calls[call].name >= 0
          && file.text(file.outline.calls[call].name) == "batch"
      default: block = current.parent
      }
    }
    return false
  }
}
