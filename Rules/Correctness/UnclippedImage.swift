import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// An image that fills a view with round corners is clipped to them.
struct UnclippedImage: Rule {
  let query = Query.imageViews(with: .names(.cornerRadius, .contentMode))
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard
      let place = view.rounding.flatMap({ view.isFilled ? $0 : nil }) ?? view.overflow,
      !view.isClipped, !view.isClippedAround
    else { return }
    var finding =
      view.rounding == nil
      ? Finding(
        place,
        "`\(view.text)` scales its image until it is filled, and does not clip it: an image of another shape covers what is around",
        advice: "set `\(view.text).clipsToBounds = true`",
        severity: view.getsPhoto ? nil : .note)
      : Finding(
        place,
        "`\(view.text)` has round corners, and its image covers them: it keeps its square ones",
        advice: "set `\(view.text).clipsToBounds = true`")
    finding.fix = report.fix(file.clipping(place))
    report.add(finding, view.certainty(except: \.loadsImage))
  }
}

extension ViewFile {
  /// Clips a view behind the statement that sets its mode or its corners.
  fileprivate func clipping(_ place: Lexemes) -> Fix? {
    guard let statement = place.first?.statement, let target = statement.target,
      let member = target.first(where: { $0.is(.contentMode) || $0.is(.layer) })
    else { return nil }
    return [line("\(target.prefix(before: member).text)clipsToBounds = true", behind: statement)]
      .unsafeFix
  }
}

extension View {
  fileprivate var isClippedAround: Bool {
    var edges: LayoutAttributes = []
    for constraint in file.constraints {
      guard file.first(of: constraint) == self,
        file.second(of: constraint).map({ $0.subview == nil || $0 == parent }) ?? true
      else { continue }
      // A size of its own covers nothing.
      edges.formUnion(
        constraint.secondItem == nil
          ? constraint.attributes.subtracting([.width, .height]) : constraint.attributes)
    }
    let covers = [
      [[.top, .bottom], [.centerY, .height]],
      [[.leading, .trailing], [.left, .right], [.centerX, .width]],
    ].allSatisfy { $0.contains { (ends: LayoutAttributes) in edges.isSuperset(of: ends) } }
    guard covers, let block = declaration?.block else { return false }
    guard let type = file.scopes.type(aroundBlock: block.index)?.key else { return true }
    return file.type(type) { $0.mayClip }
  }
}

extension UnclippedImage {
  static let description = RuleDescription(
    id: "unclipped_image",
    family: .correctness,
    summary: "Image that covers the round corners of its superview",
    rationale: """
      A corner radius applies to a layer's background and border, not to its contents. Without `clipsToBounds`, an \
      image that fills the view keeps its square corners, and one scaled to fill reaches out of it. The rule reports \
      round image views that the file makes, with downloaded or variable images and a content mode that leaves no \
      room. A square image view that scales to fill is a note if the file shows no image of another shape.
      """,
    limits: [
      "images of the app, which may leave the corners free",
      "views that other code, or a covering superview, may clip",
      "what other files could clip, unless a folder is linted",
    ],
    source:
      "UIKit, UIView.clipsToBounds (https://developer.apple.com/documentation/uikit/uiview/clipstobounds), and Core Animation, CALayer.cornerRadius: \"the corner radius does not apply to the image in the layer's contents property; it applies only to the background color and border of the layer\"",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Clipped": """
      class SongCell: UITableViewCell {
        private let cover = UIImageView()

        func setupCover() {
          cover.contentMode = .scaleAspectFill
          cover.layer.cornerRadius = 8
          cover.clipsToBounds = true
        }
      }
      """
    ],
    badExamples: [
      "Scaled to fill": """
      class SongCell: UITableViewCell {
        private let cover = UIImageView()

        func setupCover() {
          ↓cover.contentMode = .scaleAspectFill
        }
      }
      """
    ])
}
