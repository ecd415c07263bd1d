import LayoutModel
import LintEngine
import SwiftSource

/// A distance to an edge of the container points inward.
struct ConstantSign: FileRule {
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    let suspects = file.constraints.filter {
      !outward($0, in: file).isEmpty && file.tree.relatesToContainer($0)
    }
    guard !suspects.isEmpty else { return }
    let places = Set(suspects.map(\.viewAndBlock))
    var distances: [UInt64: LayoutAttributes] = [:]
    for constraint in file.constraints where hasDistance(constraint, in: file) {
      let place = constraint.viewAndBlock
      guard places.contains(place) else { continue }
      distances[place, default: []].formUnion(constraint.attributes.intersection(.nearEdges))
    }
    var reported: Set<UInt64> = []
    for constraint in suspects {
      let place = constraint.viewAndBlock
      let edges = mistaken(constraint, distances[place] ?? [], in: file)
      guard !edges.isEmpty, reported.insert(place).inserted else { continue }
      report.add(
        file.code[constraint.constant],
        .outside(edges, file.name(constraint.firstItem), file.code[constraint.constant].text),
        advice: .turn(constraint))
    }
  }

  /// The edges that the constant of a constraint moves outside of the second item.
  private func outward(_ constraint: Constraint, in file: ViewFile) -> LayoutAttributes {
    guard !constraint.constant.isEmpty, constraint.hasKnownSign,
      !constraint.hasMultiplier,
      constraint.attributes == constraint.secondAttributes, !constraint.isKept,
      let sign = constraint.literalSign, sign != 0
    else { return [] }
    let edges = constraint.attributes.intersection(
      constraint.relation == .greaterThanOrEqual
        ? .nearEdges
        : constraint.relation == .lessThanOrEqual ? .farEdges : .nearEdges.union(.farEdges))
    if constraint.constantPointsInward { return sign > 0 ? [] : edges }
    return edges.intersection(sign > 0 ? .farEdges : .nearEdges)
  }

  /// Whether a constraint keeps a view at a distance from what comes before it.
  private func hasDistance(_ constraint: Constraint, in file: ViewFile) -> Bool {
    guard !constraint.attributes.isDisjoint(with: .nearEdges), !constraint.constant.isEmpty else {
      return false
    }
    if let sign = constraint.literalSign { return sign > 0 }
    return file.code[constraint.constant].first?.kind != .prefixOperator
  }

  /// The edges that should move inward: if a constraint moves both ends of a view in the same direction, the one that
  /// moves outward; otherwise an end that moves outward while the beginning keeps its distance. A view that sticks out
  /// at one end only, or at both, is there on purpose.
  ///
  /// - Parameter distances: the beginnings that keep a distance.
  private func mistaken(
    _ constraint: Constraint, _ distances: LayoutAttributes, in file: ViewFile
  ) -> LayoutAttributes {
    let outward = outward(constraint, in: file)
    var edges: LayoutAttributes = []
    for (near, far) in LayoutAttributes.ends {
      let movesBoth =
        !constraint.attributes.isDisjoint(with: near)
        && !constraint.attributes.isDisjoint(with: far)
      let ends = outward.intersection(near.union(far))
      if movesBoth {
        if ends.isDisjoint(with: near) || ends.isDisjoint(with: far) { edges.formUnion(ends) }
      } else if !distances.isDisjoint(with: near) {
        edges.formUnion(outward.intersection(far))
      }
    }
    return edges
  }
}

extension Finding.Message {
  fileprivate static func outside(
    _ edges: LayoutAttributes, _ view: String, _ constant: String
  ) -> Self {
    "`\(constant)` moves the \(list(edges.names)) of `\(view)` out of its container"
  }

  fileprivate static func turn(_ constraint: Constraint) -> Self {
    if !constraint.attributes.isDisjoint(with: .nearEdges) {
      return "use an inset, which points inwards on every side, or two constraints"
    }
    return constraint.constantPointsInward
      ? "write a positive number: an inset points inwards on every side"
      : "write a negative number: `trailing` and `bottom` grow outwards"
  }
}

extension ConstantSign {
  static let description = RuleDescription(
    id: "constant_sign",
    family: .runTime,
    summary: "A distance to the edge of the container points inwards",
    rationale: """
      A positive constant moves to the right and down: inwards for `leading` and `top`, outwards for `trailing` and \
      `bottom`. If a view keeps a distance to what precedes it but ends outside of its container, a minus is \
      missing: the view is cut off or covers its neighbours. An inset points inwards on every side. The rule checks \
      only literals, and only if the other item is known to be the container. A view that is moved outwards on only \
      one side, or on two opposite sides, is meant to be there; a named constraint may be changed later.
      """,
    source:
      "UIKit, NSLayoutConstraint: constant (https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant)",
    defaultSeverity: .note,
    since: "0.1.0",
    goodExamples: [
      "Inwards": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
      }
      """,
      "Larger on both sides": """
      func setUp() {
        addSubview(shadow)
        NSLayoutConstraint.activate([
          shadow.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8),
          shadow.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8),
        ])
      }
      """,
    ],
    badExamples: [
      "A missing minus": """
      func setUp() {
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓8),
        ])
      }
      """,
      "A maker that moves instead of insetting": """
      titleLabel.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().offset(↓16)
      }
      """,
    ])
}
