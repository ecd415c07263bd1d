import LayoutModel
import RuleKit
import SwiftSource

/// An inequality keeps a view in its container and apart from its neighbour.
struct OutwardInequality: FileRule {
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    for overlap in OverlappingInequality.all(in: file) {
      let constraint = overlap.constraint
      report.add(
        constraint.expression, .overlap(overlap, in: file),
        advice: Self.spellsRelation(constraint, in: file)
          ? .turnApart(constraint.relation) : .turnApart)
    }
    let suspects = file.constraints.filter {
      !outward($0).isEmpty && file.tree.relatesToContainer($0)
    }
    guard !suspects.isEmpty else { return }
    var all = KeyMap<LayoutAttributes>()
    for constraint in suspects {
      all[constraint.viewAndBlock, default: []].formUnion(outward(constraint))
    }
    let held = heldEdges(of: all, in: file)
    var reported = KeySet()
    for constraint in suspects {
      let place = constraint.viewAndBlock
      let edges = outward(constraint).subtracting(held[place] ?? [])
        .subtracting(coveringEdges(all[place] ?? []))
      guard !edges.isEmpty, !Self.mayBeHeldByHelper(constraint, in: file), reported.insert(place)
      else { continue }
      let isStretched = isStretched(constraint, edges, in: file)
      report.add(
        constraint.expression,
        isStretched
          ? .stretched(edges, constraint.relation, file.name(constraint.firstItem))
          : .outward(edges, constraint.relation, file.name(constraint.firstItem)),
        advice: Self.advice(constraint, in: file), severity: isStretched ? .note : nil)
    }
  }

  /// Whether the view is as long as its container: its center is in the middle, and another inequality keeps the opposite
  /// edge inside, so that both edges are where those of the container are.
  private func isStretched(
    _ constraint: Constraint, _ edges: LayoutAttributes, in file: ViewFile
  ) -> Bool {
    LayoutAttributes.ends.contains { near, far in
      guard let opposite = edges.isSubset(of: near) ? far : edges.isSubset(of: far) ? near : nil
      else { return false }
      let center: LayoutAttributes = near.contains(.top) ? .centerY : .centerX
      let others = file.constraints(in: constraint.statement.block.tokens).filter {
        $0.viewAndBlock == constraint.viewAndBlock && file.tree.relatesToContainer($0)
      }
      return others.contains {
        $0.relation == .equal && $0.attributes.contains(center) && $0.constant.isEmpty
      }
        && others.contains {
          $0.relation != .equal
            && !$0.attributes.subtracting(outward($0)).isDisjoint(with: opposite)
        }
    }
  }

  private static func advice(_ constraint: Constraint, in file: ViewFile) -> Finding.Message {
    let hasBothEnds = LayoutAttributes.ends.contains { near, far in
      !constraint.attributes.isDisjoint(with: near) && !constraint.attributes.isDisjoint(with: far)
    }
    if hasBothEnds { return .separate }
    return spellsRelation(constraint, in: file) ? .turn(constraint.relation) : .turn
  }

  /// Whether a constraint spells its relation as UIKit's anchors do: elsewhere a sign or a name may mean the relation
  /// of a distance, which is reversed at the far edges.
  private static func spellsRelation(_ constraint: Constraint, in file: ViewFile) -> Bool {
    constraint.expression.text.contains("ThanOrEqualTo")
  }

  /// The edges that a constraint allows outside.
  private func outward(_ constraint: Constraint) -> LayoutAttributes {
    guard constraint.attributes == constraint.secondAttributes else { return [] }
    let ends = LayoutAttributes.nearEdges.union(.farEdges)
    return switch constraint.relation {
    case .equal: []
    case .greaterThanOrEqual where constraint.relationPointsInward: []
    case .lessThanOrEqual where constraint.relationPointsInward:
      constraint.attributes.intersection(ends)
    case .greaterThanOrEqual: constraint.attributes.intersection(.farEdges)
    case .lessThanOrEqual: constraint.attributes.intersection(.nearEdges)
    }
  }

  /// The edges of views that another constraint of the same block, even one of low priority, fixes or keeps inside, and
  /// those along an axis on which it fixes the size: an outward inequality is only a bound for them.
  ///
  /// - Parameter places: the relevant views and blocks.
  private func heldEdges(
    of places: KeyMap<LayoutAttributes>, in file: ViewFile
  ) -> KeyMap<LayoutAttributes> {
    var held = KeyMap<LayoutAttributes>()
    for constraint in file.constraints {
      let place = constraint.viewAndBlock
      guard places[place] != nil else { continue }
      let edges: LayoutAttributes =
        switch constraint.relation {
        case .equal: .nearEdges.union(.farEdges)
        case .greaterThanOrEqual where constraint.relationPointsInward:
          .nearEdges.union(.farEdges)
        case .lessThanOrEqual where constraint.relationPointsInward: []
        case .greaterThanOrEqual: .nearEdges
        case .lessThanOrEqual: .farEdges
        }
      held[place, default: []].formUnion(constraint.attributes.intersection(edges))
      guard constraint.relation == .equal else { continue }
      for (near, far) in LayoutAttributes.ends {
        let size: LayoutAttributes = near.contains(.top) ? .height : .width
        if constraint.attributes.contains(size) {
          held[place, default: []].formUnion(near.union(far))
        }
      }
    }
    return held
  }

  /// Whether a method of the view that is not known, as `coverView.keepSquare()`, is called in the same block: it may
  /// fix the size.
  private static func mayBeHeldByHelper(_ constraint: Constraint, in file: ViewFile) -> Bool {
    let block = constraint.statement.block
    guard let view = file.names.subview(constraint.firstItem, in: block) else { return false }
    return file.names.uses(of: view).contains { use in
      guard use.member?.call != nil, use.statement.block == block else { return false }
      return use.effectOnLayout(in: file) == nil
    }
  }

  /// The pairs of opposite edges among those that go outside: such a view covers its container.
  private func coveringEdges(_ edges: LayoutAttributes) -> LayoutAttributes {
    var covering: LayoutAttributes = []
    for (near, far) in LayoutAttributes.ends
    where !edges.isDisjoint(with: near) && !edges.isDisjoint(with: far) {
      covering.formUnion(near.union(far))
    }
    return covering
  }
}

extension Finding.Message {
  fileprivate static func outward(
    _ edges: LayoutAttributes, _ relation: Constraint.Relation, _ view: String
  ) -> Self {
    let sign = relation == .greaterThanOrEqual ? ">=" : "<="
    return
      "the \(list(edges.names)) of `\(view)` is `\(sign)` that of its container, which lets the view grow out of it"
  }

  fileprivate static func stretched(
    _ edges: LayoutAttributes, _ relation: Constraint.Relation, _ view: String
  ) -> Self {
    let sign = relation == .greaterThanOrEqual ? ">=" : "<="
    return
      "the \(list(edges.names)) of `\(view)` is `\(sign)` that of its container: with the center in the middle, the view is stretched to both edges"
  }

  fileprivate static func overlap(_ overlap: OverlappingInequality, in file: ViewFile) -> Self {
    let constraint = overlap.constraint
    let view = file.name(constraint.firstItem)
    let neighbour = file.name(overlap.neighbour)
    let sign = constraint.relation == .greaterThanOrEqual ? ">=" : "<="
    return
      "the \(constraint.attributes.names.joined()) of `\(view)` is `\(sign)` the \(constraint.secondAttributes.names.joined()) of `\(neighbour)`: nothing keeps the two apart, and one may cover the other"
  }

  fileprivate static var turnApart: Self { "reverse the relation to keep them apart" }

  fileprivate static func turnApart(_ relation: Constraint.Relation) -> Self {
    relation == .greaterThanOrEqual
      ? "use `lessThanOrEqualTo` to keep them apart"
      : "use `greaterThanOrEqualTo` to keep them apart"
  }

  fileprivate static var separate: Self {
    "constrain the edges on their own: reversed, the relation would let the opposite ones out"
  }

  fileprivate static var turn: Self { "reverse the relation to keep it inside" }

  fileprivate static func turn(_ relation: Constraint.Relation) -> Self {
    relation == .greaterThanOrEqual
      ? "use `lessThanOrEqualTo` to keep it inside" : "use `greaterThanOrEqualTo` to keep it inside"
  }
}

extension OutwardInequality {
  static let description = RuleDescription(
    id: "outward_inequality",
    family: .correctness,
    summary: "An inequality keeps a view in its container and apart from its neighbour",
    rationale: """
      `trailing` and `bottom` grow to the outside, `leading` and `top` to the inside: \"at least 8 points away from \
      the edge\" is `>=` for `leading` and `<=` for `trailing`. The wrong one compiles, looks right with short text, \
      and lets the view grow out of its container. The rule reports only inequalities whose other item is known to \
      be the container, if nothing else in the same block fixes the edge or the size along its axis. A priority changes \
      little: what lets the view out still lets it out. A view that may grow out on two opposite sides is meant to cover \
      its container. Between the facing edges of neighbours it is the same: `bottom >= other.top` asks the view to reach \
      the other one, and lets it go on over it. The rule reports that if nothing else in the file is about the edge.
      """,
    source:
      "UIKit, NSLayoutConstraint: constraints are equations (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    effect: .sight,
    goodExamples: [
      "To the inside": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8),
          titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
        ])
      }
      """
    ],
    badExamples: [
      "Over a neighbour": """
      func setUpConstraints() {
        addSubview(titleLabel)
        addSubview(playButton)
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          ↓titleLabel.bottomAnchor.constraint(greaterThanOrEqualTo: playButton.topAnchor),
          playButton.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      """,
      "To the outside": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          ↓titleLabel.trailingAnchor.constraint(greaterThanOrEqualTo: trailingAnchor, constant: -8),
        ])
      }
      """,
      "A maker": """
      titleLabel.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        ↓make.bottom.greaterThanOrEqualToSuperview().offset(-8)
      }
      """,
      "With a priority": """
      iconView.snp.makeConstraints { make in
        make.centerY.equalToSuperview()
        ↓make.top.bottom.greaterThanOrEqualToSuperview().priority(.high)
      }
      """,
    ])
}
