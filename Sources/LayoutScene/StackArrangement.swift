import LayoutModel
import LayoutSolver

/// The constraints by which a stack arranges views.
struct StackArrangement {
  typealias Expression = SceneSystem.Expression
  typealias Frame = SceneSystem.Frame
  typealias Requirement = (Expression, ConstraintSolver.Relation, Int)

  let stack: Frame
  let isVertical: Bool
  /// The spacing behind each view.
  let spacings: [Expression]
  let alignment, distribution: String
  let insets: (top: Fraction, left: Fraction, bottom: Fraction, right: Fraction)

  private func place(_ place: AxisAttribute, _ frame: Frame, along: Bool = true) -> Expression {
    let axis = along == isVertical ? LayoutAxis.vertical : .horizontal
    return Expression(place, start: frame.start(axis), size: frame.size(axis))
  }

  /// How far views are from both ends of the stack inside of its insets.
  private func distances(
    _ first: Frame, _ last: Frame, along: Bool
  ) -> (near: Expression, far: Expression) {
    let (near, far) =
      along == isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return (
      place(.start, first, along: along) - place(.start, stack, along: along) - Expression(near),
      place(.end, stack, along: along) - place(.end, last, along: along) - Expression(far)
    )
  }

  /// The length across the axis where views may be thinner than the stack: it is that of the thickest one if no other
  /// constraint determines it.
  var thickness: Expression? { alignment == "fill" ? nil : place(.size, stack, along: false) }

  /// What holds for the arranged views, in their order.
  func constraints(_ views: [Frame]) -> [Requirement] {
    guard let first = views.first, let last = views.last else { return [] }
    let required = ConstraintSolver.required
    let ends = distances(first, last, along: true)
    var all: [Requirement] = [(ends.near, .equal, required), (ends.far, .equal, required)]
    let isSpread = distribution == "equalSpacing" || distribution == "equalCentering"
    var gap: Expression?
    for (index, (one, other)) in zip(views, views.dropFirst()).enumerated() {
      let distance = place(.start, other) - place(.end, one)
      all.append((distance - spacings[index], isSpread ? .atLeast : .equal, required))
      if isSpread {
        let measure =
          distribution == "equalSpacing" ? distance : place(.center, other) - place(.center, one)
        if let gap { all.append((measure - gap, .equal, 999)) }
        gap = gap ?? measure
      }
      if distribution == "fillEqually" {
        all.append((place(.size, other) - place(.size, first), .equal, required))
      }
    }
    return all + views.flatMap(acrossAxis)
  }

  private func acrossAxis(_ view: Frame) -> [Requirement] {
    let required = ConstraintSolver.required
    let (near, far) = distances(view, view, along: false)
    let inside: [Requirement] = [(near, .atLeast, required), (far, .atLeast, required)]
    switch alignment {
    case "leading", "top", "firstBaseline": return inside + [(near, .equal, required)]
    case "trailing", "bottom", "lastBaseline": return inside + [(far, .equal, required)]
    case "center": return inside + [(near - far, .equal, required)]
    default: return [(near, .equal, required), (far, .equal, required)]
    }
  }
}
