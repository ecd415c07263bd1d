import LayoutModel
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// No edge or size of a view is constrained to the view itself.
struct SelfConstraint: FileRule {
  // Of several such constraints of a view in one block, the first stands for all.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    var reported = KeySet()
    for (index, constraint) in file.constraints.enumerated() where !constraint.setsFrame {
      let one = file.tie(of: index).first
      guard let other = file.tie(of: index).second, let view = one.view, view == other.view else {
        continue
      }
      let isOfOneAttribute = constraint.attributes == constraint.secondAttributes
      let effect: String
      var severity: Severity?
      if one.guide != other.guide {
        guard Set([one.guide, other.guide]) == [nil, .safeArea], constraint.relation == .equal,
          isOfOneAttribute
        else { continue }
        effect = "its own safe area, which does not position it"
      } else if isOfOneAttribute {
        let difference = constraint.isPlain ? file.constant(of: constraint) : nil
        switch difference {
        case nil: effect = "itself, which does not position it and may be unsatisfiable"
        case Fraction.zero:
          effect = "itself, which always holds and changes nothing"
          severity = losesPlace(constraint, in: file) ? nil : .note
        default: effect = "itself, which cannot hold, so that UIKit breaks a constraint and logs it"
        }
      } else if leavesNoSize(constraint, file), !mayOpenLater(in: file) {
        effect =
          "its own \(Finding.Message.list(constraint.secondAttributes.names)), which leaves it without a size"
      } else {
        continue
      }
      guard reported.insert(constraint.viewAndBlock) else { continue }
      report.add(
        constraint.expression,
        "the \(Finding.Message.list(constraint.attributes.names)) of `\(file.name(constraint.firstItem))` is tied to \(effect)",
        advice: "name the view that it should follow, such as its superview", severity: severity)
    }
  }

  private func losesPlace(_ constraint: Constraint, in file: ViewFile) -> Bool {
    guard let maker = file.maker(around: constraint), maker.call?.name?.remakesConstraints == true
    else { return false }
    return [LayoutAttributes.horizontal, .vertical].contains { axis in
      !constraint.attributes.isDisjoint(with: axis)
        && file.constraints(in: maker.body.tokens).allSatisfy {
          $0.tokens == constraint.tokens || $0.attributes.isDisjoint(with: axis)
        }
    }
  }

  /// Whether SnapKit updates constants in the file: a view that is closed at first, with its bottom at its top, may be
  /// opened so.
  private func mayOpenLater(in file: ViewFile) -> Bool {
    FileContent.constraintUpdates.mayBePresent(in: file)
      && file.code.calls.contains {
        $0.closure != nil && $0.name.map(\.updatesConstraints) == true
      }
  }

  private func leavesNoSize(_ constraint: Constraint, _ file: ViewFile) -> Bool {
    constraint.isPlain
      && file.equations(of: constraint).contains { equation in
        let rest = equation.expression
        guard rest.terms.count == 1, case .size = rest.terms[0].variable else { return false }
        return (-rest.constant / rest.terms[0].factor).sign <= 0
      }
  }
}

extension Constraint {
  fileprivate var isPlain: Bool { relation == .equal && !hasMultiplier }
}

extension SelfConstraint {
  static let description = RuleDescription(
    id: "self_constraint",
    family: .correctness,
    summary: "View constrained to itself",
    rationale: """
      A constraint between a view and itself does not position it. At best it is always true, at worst it cannot be \
      satisfied: `top` equal to its own `bottom` leaves no height, and a view's safe area begins where its insets \
      end. The name of the superview is missing, or a line was copied.
      """,
    limits: [
      "a ratio of height and width, and a distance between two edges that sets a size",
      "margins, and the guides of a scroll view",
    ],
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
