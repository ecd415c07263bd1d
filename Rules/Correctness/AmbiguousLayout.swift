import LayoutModel
import LayoutScene
import RuleKit
import Semantics
import SwiftSource

/// The constraints of a view determine its position and its size.
struct AmbiguousLayout: FileRule {
  // A view has a place if any constraint of the file gives it one.
  let query = Query.file(with: .additions)
  static let collectsFunctions = true

  func check(_ file: ViewFile, _ report: inout Report) {
    guard !file.constraints.isEmpty else { return }
    for view in file.views {
      PlacedView.check(view, &report) { known in
        guard missing(in: known, hasOwnSize: true).isEmpty else { return true }
        return !missing(in: known, hasOwnSize: false).isEmpty
          && view.makings.allSatisfy(\.className.isViewWithoutSize)
      } finding: { placed, known in
        let missing = missing(in: known, hasOwnSize: placed.hasOwnSize)
        return missing.isEmpty
          ? nil
          : Finding(
            placed.addition,
            "nothing fixes the \(missing.joined(separator: " and the ")) of `\(placed.name)`: UIKit guesses \(missing.count == 1 ? "it" : "them"), usually as 0",
            advice: missing.count == 1
              ? "add a constraint for its \(missing[0])"
              : "add constraints for its \(missing.joined(separator: " and its "))",
            severity: isAsLarge(view, known, in: file) ? .note : nil)
      }
    }
    for axis in LayoutAxis.allCases {
      for group in file.floatingGroups(along: axis) {
        check(group, along: axis, in: file, &report)
      }
    }
  }

  /// What the constraints of a view leave open: `horizontal position`, `height`.
  private func missing(in known: LayoutAttributes, hasOwnSize: Bool) -> [String] {
    LayoutAxis.allCases.compactMap { axis in
      switch known.missing(along: axis, hasOwnSize: hasOwnSize) {
      case .leading: "horizontal position"
      case .top: "vertical position"
      case .width: "width"
      case .height: "height"
      default: nil
      }
    }
  }

  /// Whether a view is as large as its superview wherever nothing places it: at 0, it is where it should be.
  private func isAsLarge(_ view: View, _ known: LayoutAttributes, in file: ViewFile) -> Bool {
    guard let parent = view.parent, let sides = view.sides else { return false }
    return LayoutAxis.allCases.allSatisfy { axis in
      !known.isDisjoint(with: .positions(along: axis))
        || sides.contains { side in
          side.attributes.contains(axis == .horizontal ? .width : .height)
            && side.relation == .equal && side.other?.view == parent
            && !file.constraints[side.constraint].hasMultiplier
        }
    }
  }

  /// Reports views that constraints place along an axis only relative to each other, and that nothing else lays out.
  private func check(
    _ group: [View], along axis: LayoutAxis, in file: ViewFile, _ report: inout Report
  ) {
    let views = group.sorted { $0.index < $1.index }.compactMap { PlacedView($0) }
    guard views.count == group.count else { return }
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let finding = Finding(
      views[0].addition,
      "UIKit guesses where \(Finding.Message.list(views.map(\.name))) are, usually at 0: their \(direction) constraints are only about each other",
      advice: "add a \(direction) constraint between one of them and what they are in")
    report.add(finding, Certainty(all: views.lazy.map(\.certainty)))
  }
}

extension AmbiguousLayout {
  static let description = RuleDescription(
    id: "ambiguous_layout",
    family: .correctness,
    summary: "Constraints that leave a position or size open",
    rationale: """
      Along each axis, a view needs a position, and a size unless its content provides one. UIKit guesses what is \
      missing: the view is in a corner, or has no height and is not visible. Views placed only relative to each \
      other have no position either. The rule reports views that the file adds with `addSubview`, and that nothing \
      else handles: no stack, no helper, no frame.
      """,
    limits: [
      "a local `UIView()` that shows nothing and only gives others a size",
      "views that are not private, unless a folder is linted and no other file names them",
      "project functions that get the view are followed only if a folder is linted",
    ],
    source:
      "UIKit, UIView.hasAmbiguousLayout (https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout)",
    effect: .sight,
    goodExamples: [
      "A label has a size of its own": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setUp() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { make in
            make.leading.centerY.equalToSuperview()
          }
        }
      }
      """,
      "What its content needs": """
      class PlayerView: UIView {
        private let card = UIView()
        private let titleLabel = UILabel()

        func setUp() {
          addSubview(card)
          card.addSubview(titleLabel)
          card.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
          }
          titleLabel.snp.makeConstraints { make in
            make.edges.equalTo(card)
          }
        }
      }
      """,
    ],
    badExamples: [
      "No height": """
      class PlayerView: UIView {
        private let separator = UIView()

        func setUp() {
          addSubview(↓separator)
          separator.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
          }
        }
      }
      """,
      "No horizontal position": """
      class PlayerView: UIView {
        func setUp() {
          let titleLabel = UILabel()
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          addSubview(↓titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.widthAnchor.constraint(equalTo: widthAnchor),
          ])
        }
      }
      """,
    ])
}
