import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A `ViewLayout` uses the bounds of the root view, inside of it, and the frames of other views.
struct ViewLayoutGuide: Rule {
  let query = Query<Finding>.found(in: .frameLayouts) { file in
    file.layoutsByOtherBounds.map { layout in
      let guide = file.name(layout.guide)
      return Finding(
        file.code[layout.guide.tokens],
        "`\(guide)` is not the root view, and its bounds do not contain its position",
        advice: "use its frame, with `withFrame: \(guide)`, or add the view to `\(guide)`")
    } + file.memoized(FramePlacing.init).all.compactMap { $0.finding(in: file) }
  }
}

extension FramePlacing.Placed {
  fileprivate func finding(in file: ViewFile) -> Finding? {
    let view = view.map(file.name) ?? "the view"
    let guide = file.name(layout.guide)
    let isRoot = file.isContainer(layout.guide, in: layout.statement.block)
    let asking = asking.callee.suffix(1)
    if side == .outside {
      // With the superview's bounds, nothing of the view is inside.
      guard layout.usesBounds, isRoot, layout.position != .center, let padding = layout.padding,
        ![padding.vertical, padding.horizontal].contains(where: {
          $0.first?.kind == .prefixOperator
        })
      else { return nil }
      return Finding(
        asking,
        "`\(view)` is outside of `\(guide)`, where it is not seen: an outer layout is beside its guide",
        advice: "call `makeInnerLayout()`")
    }
    if layout.usesBounds { return nil }
    if isRoot, layout.guide.key != 0, !layout.guide.tokens.isEmpty {
      return Finding(
        file.code[layout.guide.tokens],
        "the frame of `\(guide)` is its place in its own superview, by which the view is shifted",
        advice: "use its bounds, with `withBounds: \(guide)`")
    }
    guard let size = layout.size, guideSize?.text == size.text else { return nil }
    return Finding(
      asking,
      "`\(view)` covers `\(guide)`: an inner layout is inside of its guide, and both have the same size",
      advice: "call `makeOuterLayout()`")
  }
}

extension ViewFile {
  /// The values that take the bounds of a view that is not the root of the layout: neither the code's own view, a
  /// controller's, a window or a superview, nor one that the same function adds views to.
  fileprivate var layoutsByOtherBounds: [FrameLayout] {
    let candidates = frameLayouts.filter { $0.usesBounds && $0.guide.key != 0 && !hasRoot($0) }
    guard !candidates.isEmpty else { return [] }
    var parents: [UInt64: Set<Block?>] = [:]
    for action in actions where action.role == .addition {
      guard let parent = action.parent, parent.key != 0 else { continue }
      parents[parent.key, default: []].insert(scopes.outermostFunction(action.statement))
    }
    return candidates.filter {
      parents[$0.guide.key]?.contains(scopes.outermostFunction($0.statement)) != true
    }
  }

  private func hasRoot(_ layout: FrameLayout) -> Bool {
    let name = code[layout.guide.tokens].last { $0.kind == .identifier }
    return isContainer(layout.guide, in: layout.statement.block)
      || name.map { $0.is(.view) || $0.is(.contentView) || $0.is(.superview) } ?? true
      || name?.hasSuffix(.window) == true
  }
}

extension ViewLayoutGuide {
  static let description = RuleDescription(
    id: "view_layout_guide",
    family: .frames,
    summary: "Wrong guide for a `ViewLayout`",
    rationale: """
      A frame is a place in the superview; bounds begin at zero wherever the view is. A view laid out with the \
      bounds of its neighbour ends up in the corner of the screen. Bounds are right for the root of the layout: the \
      code's own view, a controller's view, a superview. An outer layout of the root is off the screen, and an inner \
      layout of a neighbour with the same size covers it.
      """,
    limits: [
      "a view that the same function adds subviews to counts as a root",
      "a guide that never gets a frame",
    ],
    source:
      "A Different Way To Layout Views Programmatically: \"Usually you want to use the withFrame init unless laying out view with the root view as the guide\"",
    defaultSeverity: .off,
    framePresets: [.viewLayout],
    goodExamples: [
      "The bounds of the root view, the frame of a neighbour": """
      override func viewDidLoad() {
        let iconFrame = UIView.ViewLayout(
          withBounds: self.view, position: .topLeft, size: size, padding: (20, 20)
        ).makeInnerLayout()
        icon = UIImageView(frame: iconFrame)
        let titleFrame = UIView.ViewLayout(
          withFrame: icon, position: .right, size: size, padding: (0, 8)
        ).makeOuterLayout()
        titleLabel = UILabel(frame: titleFrame)
      }
      """
    ],
    badExamples: [
      "The bounds of a neighbour": """
      override func viewDidLoad() {
        let titleFrame = UIView.ViewLayout(
          withBounds: ↓icon, position: .right, size: size, padding: (0, 8)
        ).makeOuterLayout()
        titleLabel = UILabel(frame: titleFrame)
        view.addSubview(titleLabel)
      }
      """
    ])
}
