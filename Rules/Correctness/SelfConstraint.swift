import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// No edge or size of a view is constrained to the view itself.
struct SelfConstraint: FileRule {
  // Of several such constraints of a view in one block, the first stands for all.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    var reported = KeySet()
    for constraint in file.constraints where !constraint.setsFrame {
      guard let second = constraint.secondItem, second.key != 0, !second.isSuperview,
        constraint.firstItem.key != 0, let message = message(constraint, second, file),
        reported.insert(constraint.viewAndBlock)
      else { continue }
      let isOfOneAttribute =
        constraint.firstItem == second && constraint.attributes == constraint.secondAttributes
      report.add(
        constraint.expression, message,
        advice: isOfOneAttribute ? .followed(isRatio: !constraint.multiplier.isEmpty) : .other,
        severity: constraint.alwaysHolds ? .note : nil)
    }
  }

  private func message(
    _ constraint: Constraint, _ second: Item, _ file: ViewFile
  ) -> Finding.Message? {
    let first = constraint.firstItem
    if first == second {
      guard isOneView(constraint, first, second, file) else { return nil }
      if constraint.attributes == constraint.secondAttributes {
        return .itself(constraint, file.name(first))
      }
      guard leavesNoSize(constraint, file), !mayOpenLater(in: file) else { return nil }
      return .noSize(constraint.attributes, constraint.secondAttributes, file.name(first))
    }
    guard file.names.isSafeArea(first) != file.names.isSafeArea(second),
      constraint.relation == .equal,
      constraint.attributes == constraint.secondAttributes
    else { return nil }
    let block = constraint.statement.block
    let view = file.names.viewOfGuide(first, in: block)
    let other = file.names.viewOfGuide(second, in: block)
    guard view == other, isOneView(constraint, view, other, file) else { return nil }
    return .ownSafeArea(constraint.attributes, file.name(view))
  }

  private func isOneView(
    _ constraint: Constraint, _ first: Item, _ second: Item, _ file: ViewFile
  ) -> Bool {
    let block = constraint.statement.block
    guard let one = file.names.identity(of: first, in: block) else { return false }
    return one == file.names.identity(of: second, in: block)
  }

  /// Whether SnapKit updates constants in the file: a view that is closed at first, with its bottom at its top, may be
  /// opened so.
  private func mayOpenLater(in file: ViewFile) -> Bool {
    FileContent.constraintUpdates.mayBePresent(in: file)
      && file.code.calls.contains {
        $0.closure != nil && $0.name.map(\.updatesConstraints) == true
      }
  }

  /// Whether two places of one axis are made equal, which leaves no space between them. A constant in the other
  /// direction is an unusual way to set a size.
  private func leavesNoSize(_ constraint: Constraint, _ file: ViewFile) -> Bool {
    guard constraint.relation == .equal, !constraint.hasMultiplier,
      !constraint.constantPointsInward,
      let (_, axis, first) = LayoutAttributes.onAxes.first(where: { $0.0 == constraint.attributes }
      ),
      let (_, other, second) = LayoutAttributes.onAxes.first(where: {
        $0.0 == constraint.secondAttributes
      }), axis == other, first != second, !first.isLength, !second.isLength
    else { return false }
    guard !constraint.constant.isEmpty else { return true }
    guard let sign = constraint.literalSign else { return false }
    return sign == 0 || (sign > 0) != (first.rawValue > second.rawValue)
  }
}

extension Constraint {
  fileprivate var isPlain: Bool { relation == .equal && !hasMultiplier }

  /// Whether it makes an attribute of a view equal to itself, and so changes nothing.
  fileprivate var alwaysHolds: Bool {
    firstItem == secondItem && attributes == secondAttributes && isPlain
      && (constant.isEmpty || literalSign == 0)
  }
}

extension Finding.Message {
  fileprivate static func itself(_ constraint: Constraint, _ view: String) -> Self {
    let effect =
      if constraint.alwaysHolds {
        "always holds and changes nothing"
      } else if constraint.isPlain, constraint.literalSign != nil {
        "cannot hold, so that UIKit breaks a constraint and logs it"
      } else {
        "does not position it and may be unsatisfiable"
      }
    return
      "the \(list(constraint.attributes.names)) of `\(view)` is related to itself, which \(effect)"
  }

  fileprivate static func noSize(
    _ first: LayoutAttributes, _ second: LayoutAttributes, _ view: String
  ) -> Self {
    "the \(list(first.names)) of `\(view)` is tied to its own \(list(second.names)), which leaves it without a size"
  }

  fileprivate static func ownSafeArea(_ attributes: LayoutAttributes, _ view: String) -> Self {
    "the \(list(attributes.names)) of `\(view)` is tied to its own safe area, which does not position it and breaks if there are insets"
  }

  fileprivate static func followed(isRatio: Bool) -> Self {
    isRatio ? "name the other attribute of the ratio" : "name the view that it should follow"
  }

  fileprivate static var other: Self {
    "name the view that it should follow, such as its superview"
  }
}

extension SelfConstraint {
  static let description = RuleDescription(
    id: "self_constraint",
    family: .correctness,
    summary: "No edge or size of a view is constrained to the view itself",
    rationale: """
      A constraint between a view and itself does not position it. At best it is always true, at worst it cannot be \
      satisfied: `top` equal to its own `bottom` leaves no height, and the safe area of a view begins where its \
      insets end. Such lines are mistakes: the name of the superview is missing, or a line was copied. Legitimate \
      are a ratio of height and width, the guides of a scroll view, margins, and a distance between two edges that \
      sets the size of a view.
      """,
    source:
      "UIKit, NSLayoutConstraint: what Auto Layout cannot satisfy it breaks at run time (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    effect: .log,
    goodExamples: [
      "A ratio, its own guide, a local that hides a property": """
      func setUpConstraints() {
        let view = UIView()
        NSLayoutConstraint.activate([
          iconView.widthAnchor.constraint(equalTo: iconView.heightAnchor),
          scrollView.contentLayoutGuide.widthAnchor.constraint(
            equalTo: scrollView.frameLayoutGuide.widthAnchor),
          view.topAnchor.constraint(equalTo: self.view.topAnchor),
        ])
      }
      """
    ],
    badExamples: [
      "Tied to itself": """
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        ↓titleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor, constant: 16),
      ])
      """,
      "Two edges in the same place":
        "↓titleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor).isActive = true",
      "Its own safe area":
        "↓panel.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor).isActive = true",
      "A maker": """
      titleLabel.snp.makeConstraints { make in
        ↓make.top.equalTo(titleLabel.snp.bottom)
      }
      """,
    ])
}
