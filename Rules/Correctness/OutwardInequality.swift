import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// An inequality keeps a view in its container and apart from its neighbour.
struct OutwardInequality: FileRule {
  // What else holds a view is read off all its constraints.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    var reported = KeySet()
    for (index, constraint) in file.constraints.enumerated() where constraint.relation != .equal {
      if let neighbour = constraint.overlappedNeighbour(index, in: file) {
        report.add(
          constraint.expression,
          "the \(constraint.attributes.names[0]) of `\(file.name(constraint.firstItem))` is `\(constraint.relation.sign)` the \(constraint.secondAttributes.names[0]) of `\(file.name(neighbour))`: nothing keeps the two apart, and one may cover the other",
          advice: constraint.turning(toKeep: "them apart"))
      }
      let outward = constraint.outwardEdges
      guard !outward.isEmpty, !reported.contains(constraint.viewAndBlock),
        file.relatesToContainer(constraint),
        let company = ConstraintCompany(of: index, in: file),
        case let edges = outward.subtracting(company.held).subtracting(company.covering),
        !edges.isEmpty, !Self.mayBeHeldByHelper(constraint, in: file),
        case let isStretched = company.stretches(edges),
        case let hasBothEnds = LayoutAttributes.ends.contains(where: { near, far in
          ![near, far].contains(where: constraint.attributes.isDisjoint)
        }),
        !isStretched || hasBothEnds || Self.isChangedByStretching(constraint, edges, in: file)
      else { continue }
      reported.insert(constraint.viewAndBlock)
      report.add(
        constraint.expression,
        "the \(Finding.Message.list(edges.names)) of `\(file.name(constraint.firstItem))` is `\(constraint.relation.sign)` that of its container, \(isStretched ? "and the view is stretched to both edges" : "which lets the view grow out of it")",
        advice: hasBothEnds
          ? "constrain the edges on their own: reversed, the relation would let the opposite ones out"
          : constraint.turning(toKeep: "it inside"),
        severity: isStretched || !constraint.priority.isEmpty ? .note : nil)
    }
  }

  /// Whether a view has a size of its own, as far as the file says, and looks different when it is larger: a text in the
  /// middle does not.
  private static func isChangedByStretching(
    _ constraint: Constraint, _ edges: LayoutAttributes, in file: ViewFile
  ) -> Bool {
    guard let view = file.first(of: constraint), view.subview != nil else { return true }
    guard view.isMade else { return false }
    let isCentered =
      view.classOfUIKit.map { $0 == "UILabel" } == true
      && (!edges.isDisjoint(with: .vertical)
        || view.events.contains {
          $0.member?.is(.textAlignment) == true && $0.statement.assignedValue?.last == "center"
        })
    return !isCentered
      && view.makings.allSatisfy { $0.isOfUIKit && !$0.className.isViewWithoutSize }
  }

  /// Whether a method that is not known, as `coverView.keepSquare()` or `make.keepSquare()`, is called in the same block:
  /// it may fix the size.
  private static func mayBeHeldByHelper(_ constraint: Constraint, in file: ViewFile) -> Bool {
    let block = constraint.statement.block
    return file.maker(around: constraint)?.body.statements.contains { statement in
      file.constraints(in: statement.tokens).isEmpty && statement.tokens.contains { $0.call != nil }
    } == true
      || file.first(of: constraint)?.events.contains { use in
        use.member?.call != nil && use.statement.block == block
          && use.effectOnLayout(in: file) == nil
      } == true
  }
}

extension Constraint {
  /// - Parameter what: what the other relation keeps, and where.
  fileprivate func turning(toKeep what: String) -> Finding.Message {
    // Only UIKit's anchors and their kin name the relation of the edges: elsewhere a sign or a name may mean that of a
    // distance, which is reversed at the far edges.
    expression.text.contains("ThanOrEqualTo")
      ? "use `\(relation == .greaterThanOrEqual ? "less" : "greater")ThanOrEqualTo` to keep \(what)"
      : "reverse the relation to keep \(what)"
  }
}

extension Constraint.Relation {
  fileprivate var sign: String { self == .greaterThanOrEqual ? ">=" : "<=" }
}

/// What else the constraints of a file say about the view of an inequality.
private struct ConstraintCompany {
  /// The edges that others fix or keep inside, at any priority, and those along an axis on which they fix the size: an
  /// outward inequality is only a bound for them.
  private(set) var held: LayoutAttributes = []
  /// The edges that others, or the inequality itself, let out of the container.
  private var outward: LayoutAttributes = []
  /// The edges of the container that inequalities keep the view inside of.
  private var kept: LayoutAttributes = []
  /// The centers that are those of the container.
  private var centers: LayoutAttributes = []

  /// What the code of the same function says; nil where there is too much of it.
  init?(of index: Int, in file: ViewFile) {
    guard let sides = file.company(of: index) else { return nil }
    for side in sides {
      let constraint = file.constraints[side.constraint]
      held.formUnion(side.attributes.intersection(constraint.keptEdges(isTurned: side.isTurned)))
      let relatesToContainer = !side.isTurned && file.relatesToContainer(constraint)
      if side.relation != .equal {
        guard relatesToContainer else { continue }
        outward.formUnion(constraint.outwardEdges)
        kept.formUnion(side.attributes.subtracting(constraint.outwardEdges))
      } else {
        if relatesToContainer, constraint.constant.isEmpty {
          centers.formUnion(side.attributes.intersection([.centerX, .centerY]))
        }
        for (near, far) in LayoutAttributes.ends where side.attributes.contains(near.size) {
          held.formUnion(near.union(far))
        }
      }
    }
  }

  /// The pairs of opposite edges that are let out: such a view covers its container.
  var covering: LayoutAttributes {
    LayoutAttributes.ends.reduce(into: []) { covering, ends in
      if ![ends.near, ends.far].contains(where: outward.isDisjoint) {
        covering.formUnion(ends.near.union(ends.far))
      }
    }
  }

  /// Whether the view is as long as its container: its center is in the middle, and another inequality keeps the opposite
  /// one of some edges inside, so that both edges are where those of the container are.
  func stretches(_ edges: LayoutAttributes) -> Bool {
    LayoutAttributes.ends.contains { near, far in
      guard let opposite = edges.isSubset(of: near) ? far : edges.isSubset(of: far) ? near : nil
      else { return false }
      return centers.contains(near.contains(.top) ? .centerY : .centerX)
        && !kept.isDisjoint(with: opposite)
    }
  }
}

extension LayoutAttributes {
  /// The length along the axis of some near edges.
  fileprivate var size: LayoutAttributes { contains(.top) ? .height : .width }
}

extension Constraint {
  /// The view that a required inequality between the facing edges of two neighbours asks the first one to overlap, where it
  /// should keep them apart; nil where other constraints place the edge, so that it is only a bound.
  fileprivate func overlappedNeighbour(_ index: Int, in file: ViewFile) -> Item? {
    guard !relationPointsInward, priority.isEmpty, !setsFrame, !hasMultiplier,
      file.isCertainlyActive(self),
      keptEdges().isDisjoint(with: attributes), let neighbour = facedNeighbour(in: file),
      !isHeld(index, in: file)
    else { return nil }
    return neighbour
  }

  /// Whether other constraints of the file are about the same edge, relate the two views along the axis too, or fix the
  /// view by two others of its attributes.
  private func isHeld(_ index: Int, in file: ViewFile) -> Bool {
    guard let sides = file.company(of: index, isNear: false) else { return true }
    let axis: LayoutAttributes = attributes.isDisjoint(with: .vertical) ? .horizontal : .vertical
    var others: LayoutAttributes = []
    for side in sides where file.constraints[side.constraint].tokens != tokens {
      let about = side.attributes.intersection(axis)
      if !about.isEmpty, side.other != nil, side.other == file.tie(of: index).second { return true }
      others.formUnion(side.isTurned ? about.intersection(attributes) : about)
    }
    return !others.isDisjoint(with: attributes) || others.count > 1
  }
}

extension OutwardInequality {
  static let description = RuleDescription(
    id: "outward_inequality",
    family: .correctness,
    summary: "Inequality that points the wrong way",
    rationale: """
      `trailing` and `bottom` grow outwards, `leading` and `top` inwards: at least 8 points from the edge is `>=` \
      for `leading` and `<=` for `trailing`. The wrong one compiles, looks right with short text, and lets the view \
      grow out of its container. The rule reports inequalities to a known container if nothing else in the function \
      fixes the edge or the size, and those between the facing edges of neighbours.
      """,
    limits: [
      "views that may grow out on two opposite sides, which cover their container",
      "other items that are not known to be the container",
    ],
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
    ])
}
