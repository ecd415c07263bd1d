import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// The constraints of a view determine its position and its size.
struct AmbiguousLayout: FileRule {
  // A view has a place if any constraint of the file gives it one.
  let query = Query.file(with: .additions)
  static let collectsNames = true

  func check(_ file: ViewFile, _ report: inout Report) {
    PlacedView.check(file, &report) { index, known in
      let mayHaveOwnSize = file.subviews[index].mayHaveOwnSize
      return LayoutAxis.allCases.contains {
        Missing($0, known, hasOwnSize: mayHaveOwnSize) != nil
      }
    } finding: { view, known in
      let missing = LayoutAxis.allCases.compactMap { axis in
        Missing(axis, known, hasOwnSize: view.hasOwnSize)
      }
      guard !missing.isEmpty else { return nil }
      return Finding(
        view.addition, .ambiguous(view.name.text, missing.map(\.text)),
        advice: .constrain(missing.map(\.text)))
    }
    for group in FloatingGroup.all(in: file) {
      var finding = Finding(
        group.views[0].addition, .floats(group), advice: .tieToSuperview(group))
      finding.conditions = group.conditions
      report.add(finding)
    }
  }
}

extension Subview {
  /// Whether no initial value says that it has no size of its own.
  fileprivate var mayHaveOwnSize: Bool {
    guard let value = declaration.value, declaration.type.first?.isViewWithoutSize != true else {
      return false
    }
    return !value.prefix(64).contains(where: \.isViewWithoutSize)
  }
}

/// What the constraints of a view leave open along an axis.
private struct Missing {
  var axis: LayoutAxis
  var isPosition: Bool

  init?(_ axis: LayoutAxis, _ known: LayoutAttributes, hasOwnSize: Bool) {
    var freedom = AxisFreedom()
    for (attribute, other, place) in LayoutAttributes.onAxes
    where other == axis && known.contains(attribute) { freedom.add(place) }
    let hasBaseline =
      axis == .vertical && !known.isDisjoint(with: [.firstBaseline, .lastBaseline])
    self.axis = axis
    isPosition = !freedom.hasPosition && !hasBaseline
    guard isPosition || !(hasOwnSize || freedom.hasSize || hasBaseline) else { return nil }
  }

  /// `horizontal position`, `height`.
  var text: String {
    switch (axis, isPosition) {
    case (.horizontal, true): "horizontal position"
    case (.vertical, true): "vertical position"
    case (.horizontal, false): "width"
    case (.vertical, false): "height"
    }
  }
}

extension Finding.Message {
  fileprivate static func ambiguous(_ view: String, _ missing: [String]) -> Self {
    "nothing fixes the \(missing.joined(separator: " and the ")) of `\(view)`: UIKit guesses \(missing.count == 1 ? "it" : "them"), usually as 0"
  }

  fileprivate static func floats(_ group: FloatingGroup) -> Self {
    "UIKit guesses where \(list(group.views.map(\.name.text))) are, usually at 0: their \(group.axis.position) constraints are only about each other"
  }

  fileprivate static func tieToSuperview(_ group: FloatingGroup) -> Self {
    "add a \(group.axis.position) constraint between one of them and what they are in"
  }

  fileprivate static func constrain(_ missing: [String]) -> Self {
    missing.count == 1
      ? "add a constraint for its \(missing[0])"
      : "add constraints for its \(missing.joined(separator: " and its "))"
  }
}

extension AmbiguousLayout {
  static let description = RuleDescription(
    id: "ambiguous_layout",
    family: .correctness,
    summary: "The constraints of a view determine its position and its size",
    rationale: """
      Along each axis, a view needs a position, and a size where its content gives it none: a `UILabel` is as large as \
      its text, a `UIView` without subviews and a `UITableView` have no size of their own. What is missing UIKit \
      guesses, so the view is in a corner, or has no height and is not visible. Views that are placed only relative to each \
      other have no position either. What a view contains does not place it, unless that is tied to \
      something outside of the view. A local `UIView()` that shows nothing, and only gives others a width, say, is no \
      mistake. The rule reports views that no other \
      file can constrain, that are added with `addSubview`, and that nothing else handles: no stack, no helper, \
      no frame. A view that is not private is reported only if a folder is linted and no other file names it. If a folder \
      is linted, functions of the project that get the view are known: one that hands it to `addSubview` adds it, and one \
      that only sets it up leaves its layout alone.
      """,
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
