import LayoutModel
import LayoutSolver

/// The constraints by which a stack arranges views.
struct StackArrangement {
  typealias Expression = SceneSystem.Expression
  typealias Frame = SceneSystem.Frame

  private let stack: Frame
  private let isVertical: Bool
  /// The spacing behind each view.
  private let spacings: [Expression]
  private let alignment: String
  private let distribution: String
  private let insets: (top: Fraction, left: Fraction, bottom: Fraction, right: Fraction)

  init(
    _ stack: Frame, isVertical: Bool, spacings: [Expression], alignment: String,
    distribution: String,
    insets: (top: Fraction, left: Fraction, bottom: Fraction, right: Fraction)
  ) {
    (self.stack, self.isVertical, self.spacings, self.insets) = (
      stack, isVertical, spacings, insets
    )
    self.alignment = String(alignment.split(separator: ".").last ?? "fill")
    self.distribution = String(distribution.split(separator: ".").last ?? "fill")
  }

  private func place(_ place: AxisAttribute, _ frame: Frame, along: Bool) -> Expression {
    let axis = along == isVertical ? LayoutAxis.vertical : .horizontal
    return Expression(place, start: frame.start(axis), size: frame.size(axis))
  }

  private func start(_ frame: Frame, along: Bool) -> Expression {
    place(.start, frame, along: along)
  }

  private func length(_ frame: Frame, along: Bool) -> Expression {
    place(.size, frame, along: along)
  }

  private func end(_ frame: Frame, along: Bool) -> Expression { place(.end, frame, along: along) }

  /// The inset at one side of the stack.
  private func inset(atEnd: Bool, along: Bool) -> Expression {
    let isOfY = along == isVertical
    let (near, far) = isOfY ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return Expression(atEnd ? far : near)
  }

  /// The length across the axis where views may be thinner than the stack: it is that of the thickest one if no other
  /// constraint determines it.
  var thickness: Expression? { alignment == "fill" ? nil : length(stack, along: false) }

  /// What holds for the arranged views, in their order.
  func constraints(_ views: [Frame]) -> [(Expression, ConstraintSolver.Relation, Int)] {
    alongAxis(views) + views.flatMap(acrossAxis)
  }

  private func alongAxis(_ views: [Frame]) -> [(Expression, ConstraintSolver.Relation, Int)] {
    var all: [(Expression, ConstraintSolver.Relation, Int)] = []
    guard let first = views.first, let last = views.last else { return [] }
    let required = ConstraintSolver.required
    all.append(
      (
        start(first, along: true) - start(stack, along: true) - inset(atEnd: false, along: true),
        .equal, required
      ))
    all.append(
      (
        end(stack, along: true) - end(last, along: true) - inset(atEnd: true, along: true), .equal,
        required
      ))
    var gap: Expression?
    for (index, (one, other)) in zip(views, views.dropFirst()).enumerated() {
      let spacing = spacings[index]
      let distance = start(other, along: true) - end(one, along: true)
      switch distribution {
      case "equalSpacing", "equalCentering":
        all.append((distance - spacing, .atLeast, required))
        let measure = distribution == "equalSpacing" ? distance : center(other) - center(one)
        if let gap { all.append((measure - gap, .equal, 999)) }
        gap = gap ?? measure
      default:
        all.append((distance - spacing, .equal, required))
      }
      if distribution == "fillEqually" {
        all.append((length(other, along: true) - length(first, along: true), .equal, required))
      }
    }
    return all
  }

  private func center(_ frame: Frame) -> Expression { place(.center, frame, along: true) }

  private func acrossAxis(_ view: Frame) -> [(Expression, ConstraintSolver.Relation, Int)] {
    let required = ConstraintSolver.required
    let near =
      start(view, along: false) - start(stack, along: false) - inset(atEnd: false, along: false)
    let far = end(stack, along: false) - end(view, along: false) - inset(atEnd: true, along: false)
    let inside: [(Expression, ConstraintSolver.Relation, Int)] = [
      (near, .atLeast, required), (far, .atLeast, required),
    ]
    switch alignment {
    case "leading", "top", "firstBaseline": return inside + [(near, .equal, required)]
    case "trailing", "bottom", "lastBaseline": return inside + [(far, .equal, required)]
    case "center": return inside + [(near - far, .equal, required)]
    default: return [(near, .equal, required), (far, .equal, required)]
    }
  }
}
