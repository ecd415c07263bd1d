import LayoutModel
import RuleKit
import SwiftSource

/// Leading and trailing edges are not mixed with left and right ones.
struct MixedEdgeDirections: Rule {
  let query = Query.constraints.inFiles(where: mayMix).grouped { constraint, _ in
    constraint.setsFrame ? nil : constraint.viewAndBlock
  }

  private static let mayMix = { @Sendable (file: ViewFile) in
    var all: LayoutAttributes = []
    for constraint in file.constraints {
      all.formUnion(constraint.attributes)
      all.formUnion(constraint.secondAttributes)
    }
    return !all.isDisjoint(with: .physicalEdges) && !all.isDisjoint(with: .directionalEdges)
  }

  func check(_ constraints: [Constraint], in file: ViewFile, _ report: inout Report) {
    var hasInvalidPair = false
    var known: LayoutAttributes = []
    var isMixed = false
    for constraint in constraints {
      if let pair = invalidPair(constraint) {
        guard !hasInvalidPair else { continue }
        hasInvalidPair = true
        report.add(
          constraint.expression,
          "one constraint ties \(Finding.Message.list(pair.first.names)) to \(Finding.Message.list(pair.second.names)), which raises an exception at run time",
          advice: "use `leading` and `trailing` on both sides",
          severity: .error)
      } else if !isMixed, let edges = edges(constraint, in: file) {
        known.formUnion(edges)
        let others: LayoutAttributes =
          edges.isDisjoint(with: .physicalEdges) ? .physicalEdges : .directionalEdges
        let other = known.intersection(others)
        guard !other.isEmpty else { continue }
        isMixed = true
        report.add(
          constraint.expression,
          "`\(file.name(constraint.firstItem))` is positioned by \(Finding.Message.list(edges.subtracting(other).names)) as well as by \(Finding.Message.list(other.names)): only one kind mirrors in right-to-left languages",
          // It does not show until the app has a language that is written from right to left.
          advice: "use `leading` and `trailing` for all of them", severity: .note)
      }
    }
  }

  private func invalidPair(
    _ constraint: Constraint
  ) -> (first: LayoutAttributes, second: LayoutAttributes)? {
    let (first, second) = (constraint.attributes, constraint.secondAttributes)
    let kinds: [LayoutAttributes] = [.physicalEdges, .directionalEdges]
    return zip(kinds, kinds.reversed()).map { ($0.intersection(first), $1.intersection(second)) }
      .first { !$0.0.isEmpty && !$0.1.isEmpty && second == $0.1 && first != second }
  }

  /// The horizontal edges of its first item that a constraint places; nil for none, and for a word such as `edges` that
  /// covers all of them.
  private func edges(_ constraint: Constraint, in file: ViewFile) -> LayoutAttributes? {
    let all = LayoutAttributes.physicalEdges.union(.directionalEdges)
    let edges = constraint.attributes.intersection(all)
    guard !edges.isEmpty, constraint.firstItem.key != 0, !constraint.isAlternative, edges != all,
      !namesAll(.physicalEdges, constraint), !namesAll(.directionalEdges, constraint),
      !file.isWrittenOnContainer(constraint)
    else { return nil }
    return edges
  }

  private func namesAll(_ edges: LayoutAttributes, _ constraint: Constraint) -> Bool {
    guard constraint.attributes.isSuperset(of: edges) else { return false }
    return !constraint.expression.contains { token in
      switch token.layoutWord {
      case .left, .right, .leading, .trailing, .leftAnchor, .rightAnchor, .leadingAnchor,
        .trailingAnchor:
        true
      default: false
      }
    }
  }
}

extension MixedEdgeDirections {
  static let description = RuleDescription(
    id: "mixed_edge_directions",
    family: .correctness,
    summary: "Leading or trailing mixed with left or right",
    rationale: """
      In right-to-left languages `leading` is on the right; `left` never is. A constraint between the two compiles, \
      but raises an exception as soon as it is created, so such a finding is an error. On one view, the mistake only \
      shows in Arabic or Hebrew, where both may be on the same side, so that the view has no width or is misplaced. \
      Names for all edges, such as `edges`, can be combined with both.
      """,
    source:
      "UIKit, NSLayoutXAxisAnchor (https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor)",
    effect: .sight,
    goodExamples: [
      "One kind": """
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor),
        titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        chart.leftAnchor.constraint(equalTo: leftAnchor),
        chart.rightAnchor.constraint(equalTo: rightAnchor),
      ])
      """
    ],
    badExamples: [
      "In one constraint":
        "↓titleLabel.leftAnchor.constraint(equalTo: iconView.trailingAnchor).isActive = true",
      "On one view": """
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ↓titleLabel.rightAnchor.constraint(equalTo: rightAnchor),
      ])
      """,
    ])
}
