import LayoutModel
import LintEngine
import SwiftSource

/// Views snap to each other by the points that have a name.
public struct FrameSnapping: FileRule, CollectingRule {
  public init(options: NoOptions) {}

  public let query = Query.file(with: .names(.CGPoint))
  public var collectedFunctions: [FunctionName] { Self.methods.map { FunctionName($0) } }

  public func check(_ file: ViewFile, _ report: inout Report) {
    lazy var isImported = file.imports(.KTResponsiveUI)
    for point in file.facts.framePoints() {
      guard let method = Self.method(for: point), !isDefinition(point, method, in: file) else {
        continue
      }
      let view = point.view.isEmpty ? "" : file.text(point.view)
      let replacement = point.view.isEmpty ? "\(method)()" : "\(view).\(method)()"
      let name = file.name(file.names.item(point.view, in: file.block(of: point.statement)))
      let range = file.byteRange(point.tokens)
      report.add(
        Finding(
          range, .isSpelledOut(method, of: name), advice: .write(replacement),
          fix: report.fix(
            file.facts.hasComment(before: point.tokens.dropFirst())
              ? nil : Fix([Edit(range, with: replacement)], safety: .safe)),
          relyingOn: isImported ? nil : .declaration(FunctionName(method), ofExtended: "UIView")))
    }
  }

  /// The name of a point; the middle of both axes is the view's center and has none.
  private static func method(for point: FramePoint) -> String? {
    switch (point.vertical, point.horizontal) {
    case (.minimum, .minimum): "topLeftPoint"
    case (.minimum, .middle): "topMidPoint"
    case (.minimum, .maximum): "topRightPoint"
    case (.middle, .minimum): "leftMidPoint"
    case (.middle, .middle): nil
    case (.middle, .maximum): "rightMidPoint"
    case (.maximum, .minimum): "bottomLeftPoint"
    case (.maximum, .middle): "bottomMidPoint"
    case (.maximum, .maximum): "bottomRightPoint"
    }
  }

  private static let methods = [
    "topLeftPoint", "topMidPoint", "topRightPoint", "leftMidPoint", "rightMidPoint",
    "bottomLeftPoint", "bottomMidPoint", "bottomRightPoint",
  ]

  /// Whether the point is spelled out to give it its name, or another one for all views.
  private func isDefinition(_ point: FramePoint, _ method: String, in file: ViewFile) -> Bool {
    if let name = file.facts.functionName(around: point.statement), file.text(name) == method {
      return true
    }
    let view = file.names.item(point.view, in: file.block(of: point.statement))
    return view.isSelf && file.facts.isInExtension(of: "UIView", point.statement)
  }
}

extension Finding.Message {
  fileprivate static func isSpelledOut(_ method: String, of view: String) -> Self {
    "the point is the `\(method)()` of `\(view)`, spelled out"
  }

  fileprivate static func write(_ replacement: String) -> Self { "write `\(replacement)`" }
}

extension FrameSnapping {
  public static let description = RuleDescription(
    id: "frame_snapping",
    family: .frames,
    summary: "Views snap to each other at named points",
    rationale: """
      `icon.topRightPoint()` says in one word where the next view begins; two coordinates must be read and compared, \
      and `minX` is easily confused with `minY`. The rule reports a `CGPoint` of two edges of one view's frame, for \
      each of the eight points that KTResponsiveUI names. The extension that defines the points is ignored. The fix \
      is safe if the file imports KTResponsiveUI, or if a file of the run declares the method in an extension of \
      `UIView`; otherwise it is unsafe.
      """,
    source:
      "Responsive iOS UI without AutoLayout, UIView Extensions: \"quickly get the points for the frame of a specific view. This will just clean up and shorten a lot of our code\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    fixSafety: .safe,
    since: "0.1.0",
    goodExamples: [
      Example(
        "A named point",
        """
        userLabel = UILabel(origin: userImageView.topRightPoint(), leftInset: 10, width: 284, height: 32)
        """),
      Example(
        "Points without names",
        """
        let middle = CGPoint(x: userImageView.frame.midX, y: userImageView.frame.midY)
        let below = CGPoint(x: userImageView.frame.minX, y: titleLabel.frame.maxY)
        let beside = CGPoint(x: userImageView.frame.maxX + 10, y: userImageView.frame.minY)
        """),
      Example(
        "The definition of the points",
        """
        extension UIView {
          func topRightPoint() -> CGPoint {
            return CGPoint(x: self.frame.maxX, y: self.frame.minY)
          }
        }
        """),
    ],
    badExamples: [
      Example(
        "A corner",
        """
        import KTResponsiveUI

        userLabel = UILabel(
          origin: ↓CGPoint(x: userImageView.frame.maxX, y: userImageView.frame.minY), leftInset: 10,
          width: 284, height: 32)
        """),
      Example(
        "The middle of an edge, and the code's own view",
        """
        class BadgeView: UIView {
          var icon: UIImageView!

          override func performLayout() {
            dot.center = ↓CGPoint(x: icon.frame.midX, y: icon.frame.maxY)
            anchor = ↓CGPoint(x: frame.minX, y: frame.maxY)
          }
        }
        """),
    ])
}
