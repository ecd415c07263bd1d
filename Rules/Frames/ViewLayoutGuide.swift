import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A `ViewLayout` uses the bounds of the root view, inside of it, and the frames of other views.
struct ViewLayoutGuide: Rule {
  let query =
    Query<FrameLayout>.found(in: .frameLayouts, by: layoutsByOtherBounds).map(Subject.otherBounds)
    || Query.placedLayouts.map(Subject.placed)

  enum Subject {
    case otherBounds(FrameLayout)
    case placed(FramePlacing.Placed)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .otherBounds(let layout):
      let guide = file.name(layout.guide)
      report.add(
        file.code[layout.guide.tokens],
        "`\(guide)` is not the root view, and its bounds do not contain its position",
        advice: "use its frame, with `withFrame: \(guide)`, or add the view to `\(guide)`")
    case .placed(let placed): check(placed, in: file, &report)
    }
  }

  private func check(
    _ placed: FramePlacing.Placed, in file: ViewFile, _ report: inout Report
  ) {
    let layout = placed.layout
    let view = placed.view.map(file.name) ?? "the view"
    let guide = file.name(layout.guide)
    let isRoot = file.isContainer(layout.guide, in: layout.statement.block)
    let asking = placed.asking.callee.suffix(1)
    if placed.side == .outside {
      // With the superview's bounds, nothing of the view is inside.
      guard layout.usesBounds, isRoot, layout.position != .center, let padding = layout.padding,
        ![padding.vertical, padding.horizontal].contains(where: {
          $0.first?.kind == .prefixOperator
        })
      else { return }
      report.add(
        asking,
        "`\(view)` is outside of `\(guide)`, where it is not seen: an outer layout is beside its guide",
        advice: "call `makeInnerLayout()`")
    } else if layout.usesBounds {
      return
    } else if isRoot, layout.guide.key != 0, !layout.guide.tokens.isEmpty {
      report.add(
        file.code[layout.guide.tokens],
        "the frame of `\(guide)` is its place in its own superview, by which the view is shifted",
        advice: "use its bounds, with `withBounds: \(guide)`")
    } else if let size = layout.size, placed.guideSize?.text == size.text {
      report.add(
        asking,
        "`\(view)` covers `\(guide)`: an inner layout is inside of its guide, and both have the same size",
        advice: "call `makeOuterLayout()`")
    }
  }

  /// The values that take the bounds of a view that is not the root of the layout: neither the code's own view, a
  /// controller's, a window or a superview, nor one that the same function adds views to.
  private static func layoutsByOtherBounds(in file: ViewFile) -> [FrameLayout] {
    let candidates = file.frameLayouts.filter {
      $0.usesBounds && $0.guide.key != 0 && !isRoot($0, in: file)
    }
    guard !candidates.isEmpty else { return [] }
    var parents: [UInt64: Set<Block?>] = [:]
    for action in file.actions where action.role == .addition {
      guard let parent = action.parent, parent.key != 0 else { continue }
      parents[parent.key, default: []].insert(file.scopes.outermostFunction(action.statement))
    }
    return candidates.filter {
      parents[$0.guide.key]?.contains(file.scopes.outermostFunction($0.statement)) != true
    }
  }

  private static func isRoot(_ layout: FrameLayout, in file: ViewFile) -> Bool {
    if file.isContainer(layout.guide, in: layout.statement.block) { return true }
    guard let name = file.code[layout.guide.tokens].last(where: { $0.kind == .identifier }) else {
      return true
    }
    switch name.layoutWord {
    case .view, .contentView, .superview: return true
    default: return name.hasSuffix(.window)
    }
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
