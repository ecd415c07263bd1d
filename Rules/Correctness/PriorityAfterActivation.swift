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
      let constraint = file.memoized(OneConstraintNames.init).names[file.names.key(name)],
      file.constraints[constraint.index].priority.isEmpty,
      let activation = constraint.activation(before: statement, in: file),
      !constraint.isOptional(before: activation, statement)
    else { return }
    // A view that is just made is on no screen, and nothing happens.
    let isNew =
      file.occasions(of: statement).isBeforeLayout
      || file.first(of: file.constraints[constraint.index])?.isLocal == true
        && activation.block == statement.block
    report.add(
      target,
      "`\(name.text)` is active and required, and UIKit raises an exception when such a constraint of a view on the screen becomes optional",
      advice: "set the priority before it is activated; one that is to change later starts at 999",
      severity: isNew ? .note : nil)
  }
}

/// The names of a file that stand for one constraint, with the places where they are used.
private struct OneConstraintNames {
  struct Name {
    let index: Int
    var mentions: [Lexeme] = []
  }

  private(set) var names: [UInt64: Name] = [:]
  /// A bound on the mentions of one.
  private static let most = 32

  init(_ file: ViewFile) {
    var several = KeySet()
    for (index, constraint) in file.constraints.enumerated() {
      let statement = constraint.statement
      guard
        constraint.container == .stored || constraint.container == .collected || constraint.isKept,
        let name = statement.declaration?.name ?? statement.target?.last
      else { continue }
      let key = file.names.key(name)
      let isPlain =
        names[key] == nil && !constraint.isAlternative
        && (!constraint.isMadeByLibrary || constraint.manner.contains(.returnsConstraint))
      guard isPlain, !several.contains(key) else {
        names[key] = nil
        several.insert(key)
        continue
      }
      names[key] = Name(index: index)
    }
    guard !names.isEmpty else { return }
    for token in file.code.tokens.all(.identifier)
    where token.isFreeName || token.owner?.is(Keyword.`self`) == true {
      let key = file.names.key(token)
      guard let count = names[key]?.mentions.count else { continue }
      if count < Self.most { names[key]?.mentions.append(token) } else { names[key] = nil }
    }
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
    else {
      return false
    }
    return number.text.prefix { $0 != "." }.count < 4
  }
}

extension OneConstraintNames.Name {
  /// What certainly activates the constraint before a statement: in the same function, or when the view is set up.
  func activation(before statement: Statement, in file: ViewFile) -> Statement? {
    for token in mentions {
      guard let other = token.statement, let function = other.block.function,
        other.block == function.body
      else { continue }
      let isActivated =
        token.member?.is(.isActive) == true && other.target?.last == token.member
        && other.assigns(.true)
        || token.brackets?.open.previous?.previous?.is(.activate) == true
        || file.constraints[index].isMadeByLibrary && other == file.constraints[index].statement
      guard isActivated else { continue }
      if other.block == statement.block { return other.first < statement.first ? other : nil }
      let isSetup = file.scopes.function(around: other)?.isSetup
      return isSetup == true && statement.block.function?.kind == .function ? other : nil
    }
    return nil
  }

  /// Whether something else than one statement makes the constraint optional before it is active, or turns it off.
  func isOptional(before activation: Statement, _ statement: Statement) -> Bool {
    mentions.contains { token in
      guard let other = token.statement, other != statement else { return false }
      guard let member = token.member else {
        let call = token.brackets?.call ?? token.brackets?.outer?.call
        return call?.name?.removes.contains(.constraints) ?? false
      }
      if member.is(.isActive) { return other != activation }
      guard member.is(.priority), other.target?.last == member else { return false }
      return other.first < activation.first || other.block != activation.block
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
