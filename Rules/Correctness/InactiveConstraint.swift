import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A constraint is activated, stored or passed on after it is created.
struct InactiveConstraint: Rule {
  let query = Query<Finding>.found(
    in: .constraints || .names(.withVisualFormat, .constraintsWithVisualFormat)
  ) { file in
    let found = dropped(in: file) + droppedLists(in: file) + idleLists(in: file) + locals(in: file)
    let declaresFunction = { file.functions.contains { $0.declaration.name.is(.constraint) } }
    return found.isEmpty || declaresFunction() ? [] : found
  }

  /// Constraints of a statement that does nothing with them, or assigns them to `_`: one finding for each view and block.
  ///
  /// Where a statement may be the value of the code around it, as in a result builder, it counts as that value.
  private static func dropped(in file: ViewFile) -> [Finding] {
    let dropped = file.constraints.filter { constraint in
      !constraint.isAlternative && constraint.isDropped(in: file) && constraint.hasPlainArguments
        && !constraint.isMadeOfFormat
    }
    return Dictionary(grouping: dropped) { file.onPlacedView($0).viewAndBlock }.values.map {
      Finding(
        $0[0].expression,
        "a constraint\(file.ofView($0[0])) is created and discarded, so it never takes effect",
        advice: "pass it to `NSLayoutConstraint.activate([…])`",
        fix: $0.map(\.activation).unsafeFix)
    }
  }

  /// Arrays of constraints, and calls that make some from a format string, whose value a statement discards.
  private static func droppedLists(in file: ViewFile) -> [Finding] {
    let arrays = file.constraints.compactMap { constraint -> Lexemes? in
      guard constraint.container == .array, !constraint.isAlternative,
        let value = file.discardedValue(of: constraint.statement), let open = value.first,
        open.kind == .leftBracket, open.partner == value.last,
        open.next == constraint.expression.first,
        constraint.block.kind == .list(open.index), constraint.isWholeElement,
        constraint.hasPlainArguments
      else { return nil }
      return value
    }
    let formats = file.code.calls.filter {
      $0.makesConstraintsOfFormat && file.discardedValue(of: $0.statement) == $0.tokens
    }
    return (arrays + formats.map(\.tokens)).map {
      Finding(
        $0, "these constraints are created and discarded, so they never take effect",
        advice: "pass them to `NSLayoutConstraint.activate(_:)`")
    }
  }

  /// Locals that collect constraints, and that no code activates, keeps or passes on.
  private static func idleLists(in file: ViewFile) -> [Finding] {
    file.constraintLife.idleLists(in: file).filter { list in
      list.members.allSatisfy {
        !file.constraints[$0].isAlternative && file.constraints[$0].isWholeElement
      }
    }.map { idleArray($0.name) }
  }

  private static func idleArray(_ name: Lexeme) -> Finding {
    Finding(
      name, "the constraints in `\(name.text)` are never activated, so they never take effect",
      advice: "call `NSLayoutConstraint.activate(\(name.text))`")
  }

  /// Locals that name a constraint, and that no code activates, keeps or passes on.
  private static func locals(in file: ViewFile) -> [Finding] {
    var last: Statement?
    return file.constraints.indices.compactMap { index -> Finding? in
      // Constraints are large: most of them are not copied to look at them.
      let statement = file.constraints[index].statement
      guard statement.kind == .property, statement != last else { return nil }
      last = statement
      let constraint = file.constraints[index]
      guard constraint.container == .stored, !constraint.isAlternative,
        file.scopes.isInFunction(statement), let declaration = statement.declaration,
        let name = declaration.name, name.kind == .identifier,
        declaration.value?.indices == constraint.tokens, constraint.hasPlainArguments,
        file.constraintLife.events(ofLocal: declaration, in: file).allSatisfy({
          [.constant, .priority, .identifier].contains($0.verb)
        })
      else { return nil }
      if constraint.isMadeOfFormat { return idleArray(name) }
      return Finding(
        name,
        "`\(name.text)`, a constraint\(file.ofView(constraint)), is never activated, so it never takes effect",
        advice: "set `\(name.text).isActive = true`")
    }
  }
}

extension ViewFile {
  /// The view of a constraint, for a message.
  fileprivate func ofView(_ constraint: Constraint) -> String {
    let view = onPlacedView(constraint).firstItem
    return view.key == 0 ? "" : " of `\(name(view))`"
  }

  /// The value that a statement computes and does not use: all of it, or what it assigns to `_`.
  fileprivate func discardedValue(of statement: Statement) -> Lexemes? {
    if statement.kind == .expression {
      return discardsValues(in: statement.block) ? statement.tokens : nil
    }
    let first = statement.first
    let name =
      statement.kind == .property ? first.next : statement.kind == .assignment ? first : nil
    guard let name, name.is(.underscore), let equal = name.next, equal.kind == .equal else {
      return nil
    }
    return statement.tokens.suffix(after: equal)
  }
}

extension Constraint {
  fileprivate func isDropped(in file: ViewFile) -> Bool {
    switch container {
    case .dropped: return file.discardsValues(in: statement.block)
    case .returned: return statement.kind == .expression && file.discardsValues(in: statement.block)
    case .stored:
      return statement.kind != .expression && file.discardedValue(of: statement) == expression
    default: return false
    }
  }

  /// Whether a call has only arguments of UIKit's own method: one of the project may activate the constraint.
  fileprivate var hasPlainArguments: Bool {
    // In a comparison, the call is at most one of the sides.
    guard let close = expression.last, close.kind == .rightParen, let open = close.partner,
      let name = open.previous, let call = name.call, call.chainStart == expression.first
    else { return false }
    return !name.is(.constraint)
      || open.elements.dropFirst().allSatisfy {
        $0.label?.is(.constant) == true || $0.label?.is(.multiplier) == true
      }
  }

  /// Whether nothing is called on a constraint in an array: a method of the project may activate it.
  fileprivate var isWholeElement: Bool {
    let next = expression.last?.next
    return next?.kind == .comma || next?.kind == .rightBracket
      || container == .argument && next?.kind == .rightParen
  }

  fileprivate var isMadeOfFormat: Bool {
    expression.last?.partner?.previous?.call?.makesConstraintsOfFormat ?? false
  }

  /// Activates a constraint that is a statement by itself.
  fileprivate var activation: Edit? {
    guard let first = expression.first, let last = expression.last, first == statement.first,
      last.next == statement.end, !manner.contains(.activatesItself)
    else { return nil }
    return Edit(last.bytes.upperBound..<last.bytes.upperBound, with: ".isActive = true")
  }
}

extension Call {
  /// `NSLayoutConstraint.constraints(withVisualFormat: …)`.
  fileprivate var makesConstraintsOfFormat: Bool {
    guard let name, chainStart.is(.NSLayoutConstraint), name.previous?.previous == chainStart else {
      return false
    }
    return name.is(.constraintsWithVisualFormat)
      || name.is(.constraints) && arguments?.first?.label?.is(.withVisualFormat) == true
  }
}

extension InactiveConstraint {
  static let description = RuleDescription(
    id: "inactive_constraint",
    family: .correctness,
    summary: "Constraint that is never activated",
    rationale: """
      Creating a constraint has no effect on its own. If it is discarded, or kept in a local that is never \
      activated, stored, returned or passed on, the view is laid out as if the line did not exist. The same goes for \
      arrays of constraints, literal or collected, and for those of a format string. A local whose `constant` or \
      `priority` alone is set is just as useless.
      """,
    limits: [
      "properties",
      "statements that may be the value of the surrounding code, as in a result builder",
    ],
    source:
      "UIKit, NSLayoutConstraint: isActive (https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive)",
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "Activated, kept, returned": """
      func setUpConstraints() -> NSLayoutConstraint {
        titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        bottomConstraint = titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
        let height = titleLabel.heightAnchor.constraint(equalToConstant: 20)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([height])
        return titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor)
      }
      """
    ],
    badExamples: [
      "A statement that only creates it": """
      func setUpConstraints() {
        titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
      }
      """
    ])
}
