import SwiftSource

extension LayoutLibrary {
  public static let anchorage = LayoutLibrary(
    "anchorage", "Anchorage", triggers: LayoutWord.anchors, comparing: AnchorageDialect.self)
}

/// Anchorage: comparisons of layout anchors.
///
/// `a.topAnchor == b.bottomAnchor + 8`, `<=`, `>=` and the spellings `/==/`, `/<=/`, `/>=/`, perhaps with a priority behind
/// `~`; `edgeAnchors` and other groups, whose constants and relations point inward at the far edges.
///
/// A comparison may also test whether two anchors are the same. It counts as a constraint where its value is discarded,
/// where it is an element of an array or an argument of a call that takes constraints, and elsewhere if some part of it
/// can only belong to Anchorage; never in a condition.
///
/// Source: Anchorage 4.5.0 (https://github.com/Rightpoint/Anchorage). Some apps have such operators of their own.
enum AnchorageDialect: ComparisonDialect {
  private static let words = WordSet(LayoutWord.anchors)

  static func occurs(in file: FactBuilder) -> Bool { file.source.words.intersects(words) }

  static func attributes(_ token: Token) -> LayoutAttributes {
    switch token.layoutWord {
    case .edgeAnchors: edges
    case .horizontalAnchors: [.leading, .trailing]
    case .verticalAnchors: [.top, .bottom]
    case .centerAnchors: [.centerX, .centerY]
    case .sizeAnchors: [.width, .height]
    default: AnchorDialect.attribute(token)
    }
  }

  static func read(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    let side = side(comparison, in: file)
    guard isConstraint(comparison, side, in: file) else { return true }
    var placement = file.placement(of: comparison.expression)
    placement.container = container(placement.container, comparison, in: file)
    var constraint = constraint(comparison, side, placement, in: file)
    let first = constraint.attributes
    constraint.constantPointsInward = isGroup(first) && first.isSubset(of: edges)
    constraint.relationPointsInward = constraint.constantPointsInward
    add(constraint, side, in: file)
    return true
  }

  private static let edges: LayoutAttributes = [.top, .leading, .trailing, .bottom]

  private static func isGroup(_ attributes: LayoutAttributes) -> Bool {
    attributes.rawValue.nonzeroBitCount > 1
  }

  private static func isConstraint(
    _ comparison: Comparison, _ side: ComparedSide, in file: FactBuilder
  ) -> Bool {
    let isImported = file.source.words.contains(LayoutWord.Anchorage.word)
    switch comparison.position {
    case .statement, .element: return true
    case _ where canOnlyBeConstraint(comparison, side, in: file): return true
    case .value: return isImported
    case .argument: return isHandedOver(comparison.expression.list)
    case .returned: return returnsConstraints(comparison.expression.statement)
    case .closure: return isImported && !isPredicate(comparison, in: file)
    }
  }

  private static func canOnlyBeConstraint(
    _ comparison: Comparison, _ side: ComparedSide, in file: FactBuilder
  ) -> Bool {
    if file.tokens[comparison.sign].range.count > 2 || !comparison.priority.isEmpty { return true }
    if isGroup(attributes(file.tokens[comparison.attribute])) { return true }
    if !side.operand.isEmpty { return !side.constants.all.isEmpty || !side.multipliers.all.isEmpty }
    return file.code[comparison.right.lowerBound].isNumber
  }

  private static func isHandedOver(_ list: List?) -> Bool {
    guard let name = list?.call?.name else { return false }
    switch name.layoutWord {
    case .activate, .addConstraint, .addConstraints: return true
    default: return name == "append" || name == "insert"
    }
  }

  private static func returnsConstraints(_ statement: Statement) -> Bool {
    for block in statement.block.ancestors {
      if block.kind == .closure || block.kind == .typeBody { return false }
      guard block.kind == .functionBody || block.kind == .accessors, let owner = block.owner,
        let open = block.open, owner.kind != .accessor
      else { continue }
      return owner.tokens.prefix(before: open).contains { $0.hasSuffix("Constraint") }
    }
    return false
  }

  private static func isPredicate(_ comparison: Comparison, in file: FactBuilder) -> Bool {
    let name = comparison.expression.statement.block.closure?.call?.name
    return name.map(predicates.contains) ?? false
  }

  private static let predicates = KeySet(
    names: """
      filter contains first last firstIndex lastIndex allSatisfy removeAll drop prefix index
      partition split
      """)

  /// The library activates its constraints, also in an array; only `batch` passes them on.
  private static func container(
    _ placed: Constraint.Container, _ comparison: Comparison, in file: FactBuilder
  ) -> Constraint.Container {
    switch placed {
    case .dropped, .stored, .used, .returned, .array, .maker:
      let block = file.block(of: comparison.expression.statement)
      let closure = file.closures(around: block).first { _ in true }
      return closure?.call?.name == "batch" ? .returned : .maker
    case .activatedArray, .isActive, .argument: return placed
    }
  }
}
