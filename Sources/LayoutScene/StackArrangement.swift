import LayoutSolver

/// The constraints by which a stack arranges views.
struct StackArrangement {
  typealias Expression = SceneSystem.Expression
  typealias Frame = SceneSystem.Frame

  private let stack: Frame
  private let isVertical: Bool
  private let spacing: Fraction
  private let alignment: String
  private let distribution: String
  private let insets: (top: Fraction, left: Fraction, bottom: Fraction, right: Fraction)

  init(
    _ stack: Frame, isVertical: Bool, spacing: Fraction, alignment: String, distribution: String,
    insets: (top: Fraction, left: Fraction, bottom: Fraction, right: Fraction)
  ) {
    (self.stack, self.isVertical, self.spacing, self.insets) = (stack, isVertical, spacing, insets)
    self.alignment = String(alignment.split(separator: ".").last ?? "fill")
    self.distribution = String(distribution.split(separator: ".").last ?? "fill")
  }

  private func start(_ frame: Frame, along: Bool) -> Expression {
    along == isVertical ? frame.y.expression : frame.x.expression
  }

  private func length(_ frame: Frame, along: Bool) -> Expression {
    along == isVertical ? frame.height.expression : frame.width.expression
  }

  private func end(_ frame: Frame, along: Bool) -> Expression {
    start(frame, along: along) + length(frame, along: along)
  }

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
    for (one, other) in zip(views, views.dropFirst()) {
      let distance = start(other, along: true) - end(one, along: true)
      switch distribution {
      case "equalSpacing", "equalCentering":
        all.append((distance - Expression(spacing), .atLeast, required))
        let measure = distribution == "equalSpacing" ? distance : center(other) - center(one)
        if let gap { all.append((measure - gap, .equal, 999)) }
        gap = gap ?? measure
      default:
        all.append((distance - Expression(spacing), .equal, required))
      }
      if distribution == "fillEqually" {
        all.append((length(other, along: true) - length(first, along: true), .equal, required))
      }
    }
    return all
  }

  private func center(_ frame: Frame) -> Expression {
    start(frame, along: true) + length(frame, along: true) * Fraction(1, over: 2)
  }

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

/// The numbers of a frame: `CGRect(x: 8, y: 0, width: 20, height: 20)`.
struct FrameNumbers {
  let x, y, width, height: Fraction

  /// Nil where a part is not a number.
  init?(_ text: String) {
    if text == ".zero" || text == "CGRect.zero" { return nil }
    let x = text.number(behind: "x:") ?? text.number(behind: "leftInset:")
    let y = text.number(behind: "y:") ?? text.number(behind: "topInset:")
    guard let x, let y, let width = text.number(behind: "width:"),
      let height = text.number(behind: "height:")
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension String {
  /// The number behind a label, where nothing else is before the comma or the bracket.
  func number(behind label: String) -> Fraction? {
    guard let range = firstRange(of: label) else { return nil }
    let value = self[range.upperBound...].drop(while: \.isWhitespace)
    let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let next = value.dropFirst(digits.count).drop(while: \.isWhitespace).first
    guard next == nil || next == "," || next == ")" else { return nil }
    let isNegative = digits.first == "-"
    let number = Fraction(literal: (isNegative ? digits.dropFirst() : digits).utf8)
    return number.map { isNegative ? -$0 : $0 }
  }
}
