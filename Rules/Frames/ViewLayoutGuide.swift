import LayoutModel
import LintEngine
import SwiftSource

/// A `ViewLayout` uses the bounds of the root view only.
struct ViewLayoutGuide: FileRule {
  let query = Query.file(with: .frameLayouts)

  func check(_ file: ViewFile, _ report: inout Report) {
    for layout in layoutsByOtherBounds(in: file) {
      let guide = file.name(layout.guide)
      report.add(file.code[layout.guide.tokens], .isNoRoot(guide), advice: .useFrame(of: guide))
    }
  }

  /// The values that take the bounds of a view that is not the root of the layout: neither the code's own view, a
  /// controller's, a window or a superview, nor one that the same function adds views to.
  private func layoutsByOtherBounds(in file: ViewFile) -> [FrameLayout] {
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

  private func isRoot(_ layout: FrameLayout, in file: ViewFile) -> Bool {
    if file.names.isContainer(layout.guide, at: layout.statement) { return true }
    guard let name = file.code[layout.guide.tokens].last(where: { $0.kind == .identifier }) else {
      return true
    }
    switch name.layoutWord {
    case .view, .contentView, .superview: return true
    default: return name.hasSuffix("indow")
    }
  }
}

extension Finding.Message {
  fileprivate static func isNoRoot(_ guide: String) -> Self {
    "`\(guide)` is not the root view, and its bounds do not contain its position"
  }

  fileprivate static func useFrame(of guide: String) -> Self {
    "use its frame, with `withFrame: \(guide)`, or add the view to `\(guide)`"
  }
}

extension ViewLayoutGuide {
  static let description = RuleDescription(
    id: "view_layout_guide",
    family: .frames,
    summary: "A `ViewLayout` uses the bounds of the root view only",
    rationale: """
      A frame is a place in the superview; bounds begin at zero wherever the view is. A view that is laid out with \
      the bounds of its neighbour therefore ends up in the corner of the screen. Bounds are right if the guide is \
      the root of the layout: the code's own view, a controller's view, a superview, or a view that the same \
      function adds views to.
      """,
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
      """,
      "A view that contains the other one": """
      func fill() {
        let frame = UIView.ViewLayout(withBounds: card, position: .center, size: size, padding: (0, 0))
          .makeInnerLayout()
        card.addSubview(UIImageView(frame: frame))
      }
      """,
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
