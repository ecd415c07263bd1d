import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is touched lies inside of the view that it is in.
struct OutsideSuperview: Rule {
  let query = Query<Finding>.found(in: .constraints) { file in
    let found = file.constraints.indices.compactMap { index -> Finding? in
      guard let (view, parent) = file.viewOutside(by: index) else { return nil }
      let name = parent.subview == nil ? "the view" : "`\(parent.text)`"
      return Finding(
        file.constraints[index].expression,
        "`\(view.text)` gets no touches: it lies outside of \(name) that it is in, which gets those inside of its bounds only",
        advice: "add it to a larger view, or override `point(inside:with:)`"
      ).given(view.certainty(mayConfigure: true) { $0.member?.handlesTouches == true })
    }
    return found.isEmpty || file.mayFindTouchesElsewhere ? [] : found
  }
  static let collectsFunctions = true
}

extension ViewFile {
  /// The view that an active constraint puts wholly outside of its superview, as `panel.top = top.bottom + 8`, and that view.
  fileprivate func viewOutside(by index: Int) -> (view: View, parent: View)? {
    let (constraint, tie) = (constraints[index], tie(of: index))
    let pairs: [(LayoutAttributes, LayoutAttributes, sign: Int)] = [
      (.top, .bottom, 1), (.bottom, .top, -1), (.leading, .trailing, 1), (.trailing, .leading, -1),
    ]
    let (own, other) = (
      constraint.attributes.asDirections, constraint.secondAttributes.asDirections
    )
    guard let pair = pairs.first(where: { $0.0 == own && $0.1 == other }),
      constraint.relation == .equal, !constraint.setsFrame, isCertainlyActive(constraint),
      constraint.container != .stored, !constraint.constantPointsInward,
      let view = tie.first.placedView, let parent = tie.second?.placedView, view.parent == parent,
      view.isTouched, !parent.scrolls, controllerView(around: constraint.statement) != parent,
      let distance = constant(of: constraint), distance.sign * pair.sign >= 0,
      !view.events.contains(where: {
        $0.member.is(.transform) || $0.member.is(.frame) || $0.member.is(.center)
      }),
      // Another constraint may move it, later.
      let sides = view.sides,
      let axis = [LayoutAttributes.vertical, .horizontal].first(where: own.isSubset),
      sides.allSatisfy({ side in
        side.constraint == index
          || side.attributes.intersection(axis).isSubset(of: [.width, .height])
      })
    else { return nil }
    return (view, parent)
  }
}

extension OutsideSuperview {
  static let description = RuleDescription(
    id: "outside_superview",
    family: .correctness,
    summary: "Touched view outside of its superview",
    rationale: """
      UIKit looks for the touched view only inside of the bounds of its superview. What a constraint puts beside the \
      view that it is in is drawn, because nothing clips it, and gets no touches: a list of suggestions below a search \
      field in a bar that is as high as the field. The rule reports controls, lists and views with recognizers.
      """,
    limits: [
      "views that another constraint may move, and frames",
      "files with `hitTest` or `point(inside:with:)`",
      "views that another project function gets",
    ],
    source:
      "UIKit, UIView.hitTest(_:with:) (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:))",
    effect: .touch,
    goodExamples: [
      "In the view that both are in": """
      class SearchView: UIView {
        private let bar = UIView(), list = UITableView()

        func setup() {
          addSubview(bar)
          addSubview(list)
          list.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8).isActive = true
        }
      }
      """
    ],
    badExamples: [
      "Below the bar that it is in": """
      class SearchView: UIView {
        private let bar = UIView(), list = UITableView()

        func setup() {
          addSubview(bar)
          bar.addSubview(list)
          ↓list.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8).isActive = true
        }
      }
      """
    ])
}
