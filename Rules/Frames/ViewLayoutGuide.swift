import LayoutModel
import LintEngine
import SwiftSource

/// A `ViewLayout` uses the bounds of the root view only.
public struct ViewLayoutGuide: FileRule {
  public init(options: NoOptions) {}

  public let query = Query.file(with: .frameLayouts)

  public func check(_ file: ViewFile, _ report: inout Report) {
    for layout in file.facts.layoutsByOtherBounds() {
      let guide = file.name(layout.guide)
      report.add(
        Finding(
          file.code[layout.guide.tokens], .isNoRoot(guide), advice: .useFrame(of: guide)))
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
  public static let description = RuleDescription(
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
    since: "0.1.0",
    goodExamples: [
      Example(
        "The bounds of the root view, the frame of a neighbour",
        """
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
        """),
      Example(
        "A view that contains the other one",
        """
        func fill() {
          let frame = UIView.ViewLayout(withBounds: card, position: .center, size: size, padding: (0, 0))
            .makeInnerLayout()
          card.addSubview(UIImageView(frame: frame))
        }
        """),
    ],
    badExamples: [
      Example(
        "The bounds of a neighbour",
        """
        override func viewDidLoad() {
          let titleFrame = UIView.ViewLayout(
            withBounds: ↓icon, position: .right, size: size, padding: (0, 8)
          ).makeOuterLayout()
          titleLabel = UILabel(frame: titleFrame)
          view.addSubview(titleLabel)
        }
        """)
    ])
}
