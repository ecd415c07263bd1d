import LayoutModel
import LintEngine
import SwiftSource

/// A required constraint that is active stays required.
struct PriorityAfterActivation: Rule {
  let query = Query.assignments(to: .priority)

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard statement.assignment?.kind == .equal, let target = statement.target,
      let name = target.last?.owner, name.isFreeName || name.owner?.is(Keyword.`self`) == true,
      statement.assignedValue?.isOptionalPriority == true,
      let making = file.onlyMaking(of: name), making.priority.isEmpty,
      let activation = file.activation(of: name, before: statement),
      !file.isOptional(name, before: activation, statement)
    else { return }
    report.add(target, .mayNotChange(name.text), advice: .setBefore)
  }
}

extension Lexemes {
  /// Whether it is a priority below `required`.
  fileprivate var isOptionalPriority: Bool {
    guard let last else { return false }
    if last.kind == .identifier {
      return count == 2 && first?.kind == .period && last.hasPrefix("default")
        || last == "fittingSizeLevel" || count > 2 && last.hasPrefix("default")
    }
    guard first == "UILayoutPriority", let number = last.previous, number.isNumber else {
      return false
    }
    return number.text.prefix { $0 != "." }.count < 4
  }
}

extension ViewFile {
  /// The one constraint that a name stands for.
  fileprivate func onlyMaking(of name: Lexeme) -> Constraint? {
    var found: Constraint?
    for constraint in constraints {
      let statement = constraint.statement
      let stored = statement.declaration?.name ?? statement.target?.last
      guard constraint.container == .stored || constraint.isKept,
        stored?.hasSameText(as: name) == true
      else { continue }
      guard found == nil, !constraint.isMadeByLibrary, !constraint.isAlternative else { return nil }
      found = constraint
    }
    return found
  }

  /// What certainly activates a constraint before a statement: in the same function, or when the view is set up.
  fileprivate func activation(of name: Lexeme, before statement: Statement) -> Statement? {
    for token in code.tokens.all(.identifier) where token.hasSameText(as: name) {
      guard let other = token.statement, let function = other.block.function,
        other.block == function.body
      else { continue }
      let isActivated =
        token.member?.is(.isActive) == true && other.target?.last == token.member
        && other.assigns(.true)
        || token.brackets?.open.previous?.previous?.is(.activate) == true
      guard isActivated else { continue }
      if other.block == statement.block { return other.first < statement.first ? other : nil }
      let setup = functions.first { $0.body == other.block }
      return setup?.isSetup == true && statement.block.function?.kind == .function ? other : nil
    }
    return nil
  }

  /// Whether something else than one statement makes a constraint optional before it is active, or turns it off.
  fileprivate func isOptional(
    _ name: Lexeme, before activation: Statement, _ statement: Statement
  ) -> Bool {
    code.tokens.all(.identifier).contains { token in
      guard token.hasSameText(as: name), let other = token.statement, other != statement else {
        return false
      }
      guard let member = token.member else {
        return other.tokens.contains { $0 == "deactivate" || $0.hasPrefix("removeConstraint") }
      }
      if member.is(.isActive) { return other != activation }
      guard member.is(.priority), other.target?.last == member else { return false }
      return other.first < activation.first || other.block != activation.block
    }
  }
}

extension Finding.Message {
  fileprivate static func mayNotChange(_ name: String) -> Self {
    "`\(name)` is active and required, and UIKit raises an exception when such a constraint of a view on the screen becomes optional"
  }

  fileprivate static var setBefore: Self {
    "set the priority before it is activated; one that is to change later starts at 999"
  }
}

extension PriorityAfterActivation {
  static let description = RuleDescription(
    id: "priority_after_activation",
    family: .correctness,
    summary: "A required constraint that is active stays required",
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
      """,
      "Optional from the start": """
      class PlayerView: UIView {
        private lazy var width = cover.widthAnchor.constraint(equalToConstant: 80)

        func setup() {
          width.priority = UILayoutPriority(999)
          width.isActive = true
        }

        func shrink() {
          width.priority = .defaultLow
        }
      }
      """,
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
      """,
      "Later": """
      class PlayerView: UIView {
        private lazy var width = cover.widthAnchor.constraint(equalToConstant: 80)

        func setup() {
          NSLayoutConstraint.activate([width])
        }

        func shrink() {
          ↓width.priority = UILayoutPriority(rawValue: 250)
        }
      }
      """,
    ])
}
