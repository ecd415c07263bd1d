import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A required constraint that is active stays required.
struct PriorityAfterActivation: Rule {
  let query = Query.assignments(to: .priority)

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard statement.assignment?.kind == .equal, let target = statement.target,
      let name = target.last?.owner, name.isFreeName || name.owner?.is(Keyword.`self`) == true,
      statement.assignedValue?.isOptionalPriority == true,
      let kept = file.constraintLife.name(name, in: file), kept.constraints.count == 1,
      !kept.isList, case let constraint = file.constraints[kept.constraints[0]],
      !constraint.isAlternative, constraint.priority.isEmpty,
      !constraint.isMadeByLibrary || constraint.manner.contains(.returnsConstraint),
      let activation = activation(of: constraint, kept, before: statement, in: file),
      !kept.isOptional(before: activation, statement)
    else { return }
    // A view that is just made is on no screen, and nothing happens.
    let isNew =
      file.occasions(of: statement).isBeforeLayout
      || file.first(of: constraint)?.isLocal == true && activation.block == statement.block
    report.add(
      target,
      "`\(name.text)` is active and required, and UIKit raises an exception when such a constraint of a view on the screen becomes optional",
      advice: "set the priority before it is activated; one that is to change later starts at 999",
      severity: isNew ? .note : nil)
  }
}

extension Lexemes {
  fileprivate var isOptionalPriority: Bool {
    guard let last else { return false }
    if last.kind == .identifier {
      return count == 2 && first?.kind == .period && last.hasPrefix(.default)
        || last.is(.fittingSizeLevel) || count > 2 && last.hasPrefix(.default)
    }
    guard let made = last.partner?.previous,
      made.is(.UILayoutPriority) || made.is(Keyword.`init`),
      let number = last.previous, number.isNumber
    else { return false }
    return number.text.prefix { $0 != "." }.count < 4
  }
}

extension PriorityAfterActivation {
  /// What certainly activates a constraint before a statement: in the same function, or when the view is set up.
  private func activation(
    of constraint: Constraint, _ kept: ConstraintLife.Name, before statement: Statement,
    in file: ViewFile
  ) -> Statement? {
    var fuel = Fuel()
    guard fuel.burn(kept.events.count) else { return nil }
    for event in kept.events where event.name.isOwnMember {
      let other = event.statement
      guard let function = file.scopes.function(around: other), other.block == function.body,
        event.verb == .activated || constraint.isMadeByLibrary && other == constraint.statement
      else { continue }
      if other.block == statement.block { return other.first < statement.first ? other : nil }
      return function.isSetup && statement.block.function?.kind == .function ? other : nil
    }
    return nil
  }
}

extension ConstraintLife.Name {
  fileprivate func isOptional(before activation: Statement, _ statement: Statement) -> Bool {
    events.contains { event in
      guard event.name.isOwnMember, event.statement != statement else { return false }
      switch event.verb {
      case .activated: return event.statement != activation
      case .deactivated, .switched: return true
      case .priority:
        return event.statement < activation || event.statement.block != activation.block
      default: return false
      }
    }
  }
}

extension PriorityAfterActivation {
  static let description = RuleDescription(
    id: "priority_after_activation",
    family: .correctness,
    summary: "Priority change of an active required constraint",
    rationale: """
      The priority of an active constraint can change from one optional value to another, but not from required to \
      optional: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported." \
      The rule reports a name that stands for one constraint of the file, which is made without a priority, activated in \
      the same function before or when the view is set up, and then gets a lower one.
      """,
    source:
      "UIKit, NSLayoutConstraint.priority (https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority)",
    effect: .crash,
    goodExamples: [
      "First the priority": """
      class PlayerView: UIView {
        func setup() {
          let width = cover.widthAnchor.constraint(equalToConstant: 80)
          width.priority = .defaultHigh
          width.isActive = true
        }
      }
      """
    ],
    badExamples: [
      "First the activation": """
      class PlayerView: UIView {
        func setup() {
          let width = cover.widthAnchor.constraint(equalToConstant: 80)
          width.isActive = true
          ↓width.priority = .defaultHigh
        }
      }
      """
    ])
}
