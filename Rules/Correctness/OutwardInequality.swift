import Behavior
import LayoutModel
import RuleKit
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
          constraint.expression, .overlap(constraint, neighbour, in: file),
          advice: Self.spellsRelation(constraint, in: file)
            ? .turnApart(constraint.relation) : .turnApart)
      }
      let outward = constraint.outwardEdges
      guard !outward.isEmpty, !reported.contains(constraint.viewAndBlock),
        file.tree.relatesToContainer(constraint),
        let company = ConstraintCompany(of: index, in: file),
        case let edges = outward.subtracting(company.held).subtracting(company.covering),
        !edges.isEmpty, !Self.mayBeHeldByHelper(constraint, in: file)
      else { continue }
      let isStretched = company.stretches(edges)
      guard !isStretched || Self.isChangedByStretching(constraint, edges, in: file) else {
        continue
      }
      reported.insert(constraint.viewAndBlock)
      let view = file.name(constraint.firstItem)
      report.add(
        constraint.expression,
        isStretched
          ? .stretched(edges, constraint.relation, view)
          : .outward(edges, constraint.relation, view),
        advice: Self.advice(constraint, in: file), severity: isStretched ? .note : nil)
    }
  }

  /// Whether a view has a size of its own, as far as the file says, and looks different when it is larger: a text in the
  /// middle does not.
  private static func isChangedByStretching(
    _ constraint: Constraint, _ edges: LayoutAttributes, in file: ViewFile
  ) -> Bool {
    guard let index = file.names.subview(constraint.firstItem, in: constraint.statement.block)
    else { return true }
    guard let view = ViewAccount.of(index, in: file) else { return false }
    let isCentered =
      view.classOfUIKit.map { $0 == "UILabel" } == true
      && (!edges.isDisjoint(with: .vertical)
        || view.uses.contains {
          $0.member?.is(.textAlignment) == true && $0.statement.assignedValue?.last == "center"
        })
    return !isCentered
      && view.makings.allSatisfy { $0.isOfUIKit && !$0.className.isViewWithoutSize }
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

  /// A bound on the statements of a maker that are looked at.
  private static let most = 64

  /// Whether a method that is not known, as `coverView.keepSquare()` or `make.keepSquare()`, is called in the same block:
  /// it may fix the size.
  private static func mayBeHeldByHelper(_ constraint: Constraint, in file: ViewFile) -> Bool {
    let block = constraint.statement.block
    if let maker = file.maker(around: constraint),
      maker.body.statements.prefix(most).contains(where: { $0.mayConstrainMore(in: file) })
    {
      return true
    }
    guard let view = file.names.subview(constraint.firstItem, in: block) else { return false }
    return file.names.uses(of: view).contains { use in
      guard use.member?.call != nil, use.statement.block == block else { return false }
      return use.effectOnLayout(in: file) == nil
    }
  }
}

extension Statement {
  /// Whether it calls something in a maker, and makes no constraint that is read.
  fileprivate func mayConstrainMore(in file: ViewFile) -> Bool {
    file.constraints(in: tokens).isEmpty && tokens.contains { $0.call != nil }
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

  fileprivate static func overlap(
    _ constraint: Constraint, _ neighbour: Item, in file: ViewFile
  ) -> Self {
    let view = file.name(constraint.firstItem)
    let neighbour = file.name(neighbour)
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
      be the container, if nothing else in the same function fixes the edge or the size along its axis. A priority changes \
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
