import LayoutModel
import RuleKit
import SwiftSource

/// The padding of a `ViewLayout` is vertical first, and leads away from its guide.
struct ViewLayoutPadding: Rule {
  let query = Query<Finding>.found(in: .frameLayouts) { file in
    file.memoized(FramePlacing.init).all.compactMap { $0.finding(in: file) }
  }
}

extension FramePlacing.Placed {
  fileprivate func finding(in file: ViewFile) -> Finding? {
    guard let padding = layout.padding else { return nil }
    let swapped: Finding.Message =
      "write `(\(padding.horizontal.text), \(padding.vertical.text))`"
    guard !padding.vertical.isNamed(.horizontal), !padding.horizontal.isNamed(.vertical) else {
      return Finding(
        padding.vertical,
        "the first padding moves the view down and the second one to the right: these are swapped",
        advice: swapped)
    }
    guard let position = layout.position, let axis = axis(of: position) else { return nil }
    let view = view.map(file.name) ?? "the view"
    let guide = file.name(layout.guide)
    let (gap, other) =
      axis == .horizontal
      ? (padding.horizontal, padding.vertical) : (padding.vertical, padding.horizontal)
    let isOutside = side == .outside
    let leadsOut = position == .right || position == .bottomCenter
    if isOutside, gap.isZero, !other.isZero {
      return Finding(
        other,
        "`\(view)` touches `\(guide)` and is moved \(axis == .horizontal ? "down" : "to the right") by `\(other.text)`: the padding is vertical first",
        advice: swapped)
    }
    guard let size = gap.size, gap.isNegative == (isOutside ? leadsOut : true) else { return nil }
    return Finding(
      gap,
      isOutside
        ? "`\(view)` overlaps `\(guide)` by \(size) points: a positive padding leads down and to the right"
        : "`\(view)` begins \(size) points outside of `\(guide)`: inside, a positive padding leads in",
      advice: "write `\(gap.isNegative ? gap.dropFirst().text : "-\(gap.text)")`")
  }

  /// The direction in which a view is beside its guide, or away from the edges that both readings of the library agree
  /// on; nil in a corner outside, where each padding is a distance.
  private func axis(of position: FramePosition) -> LayoutAxis? {
    switch (position, side) {
    case (.left, _), (.right, .outside): .horizontal
    case (.topCenter, _), (.bottomCenter, .outside), (.topLeft, .inside): .vertical
    default: nil
    }
  }
}

extension Lexemes {
  /// Whether its last name says that it is along an axis: `sideInset`, `verticalPadding`.
  fileprivate func isNamed(_ axis: LayoutAxis) -> Bool {
    guard let name = last, name.kind == .identifier else { return false }
    let text = name.text.lowercased()
    let words =
      axis == .horizontal
      ? ["horizontal", "side", "left", "right", "leading", "trailing"]
      : ["vertical", "top", "bottom"]
    // `topBarWidth` is the width of something.
    let lengths = ["inset", "padding", "margin", "spacing", "offset", "gap"]
    return words.contains { word in
      text == word || text.hasPrefix(word) && lengths.contains { text.hasSuffix($0) }
    }
  }

  fileprivate var isNegative: Bool { first?.kind == .prefixOperator }

  /// The text of a literal without its sign; nil for anything else, and for 0.
  fileprivate var size: String? {
    guard let number = last, number.isNumber, !number.isZero,
      count == 1 || count == 2 && first == "-"
    else { return nil }
    return number.text
  }
}

extension ViewLayoutPadding {
  static let description = RuleDescription(
    id: "view_layout_padding",
    family: .frames,
    summary: "Wrong padding of a `ViewLayout`",
    rationale: """
      The tuple has no labels: the first number moves the view down, the second to the right, and the compiler \
      accepts them swapped. Beside a guide, `(8, 0)` leaves no gap. Outside, positive numbers lead down and to the \
      right, so a view left of its guide needs a negative one. The rule reports paddings whose names are swapped, \
      paddings along the wrong axis, and literals with the wrong sign.
      """,
    limits: [
      "the sign inside the upper left edges"
    ],
    source:
      "A Different Way To Layout Views Programmatically: \"The first item (padding.0) controls the vertical padding, with a positive number increasing the Y coordinate of the origin\"",
    defaultSeverity: .off,
    framePresets: [.viewLayout],
    goodExamples: [
      "Gaps beside views": """
      override func viewDidLoad() {
        view1.frame = UIView.ViewLayout(
          withBounds: view, position: .topLeft, size: size, padding: (50, 0)
        ).makeInnerLayout()
        view2.frame = UIView.ViewLayout(
          withFrame: view1, position: .right, size: size, padding: (0, 8)
        ).makeOuterLayout()
        view3.frame = UIView.ViewLayout(
          withFrame: view1, position: .left, size: size, padding: (4, -8)
        ).makeOuterLayout()
      }
      """
    ],
    badExamples: [
      "The wrong axis": """
      func layout() {
        view2.frame = UIView.ViewLayout(
          withFrame: view1, position: .right, size: size, padding: (↓8, 0)
        ).makeOuterLayout()
      }
      """
    ])
}
