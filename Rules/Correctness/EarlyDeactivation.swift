import LayoutModel
import RuleKit
import SwiftSource

/// A constraint is deactivated when it is active.
struct EarlyDeactivation: Rule {
  let query = Query.calls(named: LayoutWord.makingMethods + [.activate])

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let method = call.name else { return }
    if method.is(.activate) {
      guard let (list, statement) = newList(activatedBy: call, in: file) else { return }
      report.add(
        statement.tokens,
        "nothing has activated `\(list.text)` yet, which was made just before: this deactivates nothing, and what earlier calls have activated piles up",
        advice:
          "keep what is activated in a property, and deactivate that before the new constraints are made"
      )
      return
    }
    guard let body = call.trailingClosure?.body ?? call.closure?.body,
      file.isMaker(body)
    else { return }
    var made: [String] = []
    for statement in body.statements {
      if statement.keepsConstraint, let target = statement.target {
        made.append(target.pathText)
      }
      guard let constraint = statement.deactivatedConstraint else { continue }
      // `make.top.equalToSuperview().constraint`, and not a property of that name.
      let isMadeThere =
        constraint.last.is(.constraint) && constraint.contains { $0.kind == .rightParen }
      guard isMadeThere || made.contains(constraint.pathText) else { continue }
      report.add(
        statement.tokens,
        "this has no effect: when the closure of `\(method.text)` ends, SnapKit activates all constraints that it made",
        advice: "deactivate it after the call of `\(method.text)`")
    }
  }
}

extension EarlyDeactivation {
  /// The list of constraints that a function makes, deactivates and then activates, with the statement that deactivates
  /// it; nil for a list that something else happens to before.
  private func newList(
    activatedBy call: Call, in file: ViewFile
  ) -> (name: Lexeme, deactivation: Statement)? {
    guard let name = call.listOfUIKit else { return nil }
    var deactivation: Statement?
    var earlier = call.statement.previous
    var fuel = Fuel()
    while let statement = earlier, fuel.burn(statement.tokens.count) {
      earlier = statement.previous
      guard statement.tokens.contains(where: { $0.hasSameText(as: name) }) else { continue }
      if let made = statement.newList(in: file), made.hasSameText(as: name) {
        return deactivation.map { (made, $0) }
      }
      if statement.adds(to: name) { continue }
      guard deactivation == nil, let other = statement.first.next?.next?.call,
        other.name.is(.deactivate), other.listOfUIKit?.hasSameText(as: name) == true
      else { return nil }
      deactivation = statement
    }
    return nil
  }
}

extension Call {
  /// `all` in `NSLayoutConstraint.activate(all)`, as a statement.
  fileprivate var listOfUIKit: Lexeme? {
    guard statement.first == chainStart, chainStart.is(.NSLayoutConstraint),
      let value = arguments?.first?.value, value.count == 1, value.first?.kind == .identifier
    else { return nil }
    return value.first
  }
}

extension Statement {
  /// The name of the list of new constraints, or of none yet, that it begins: `let all = [top, …]`, `all = []`.
  fileprivate func newList(in file: ViewFile) -> Lexeme? {
    let list = kind == .property ? declaration?.value : assignedValue
    guard let list, let open = list.first, open.kind == .leftBracket,
      assignment.map({ $0.kind == .equal }) ?? true,
      list.count < 6 || !file.constraints(in: list).isEmpty
    else { return nil }
    return kind == .property ? declaration?.name : target?.last
  }

  /// `all += …`, `all.append(…)`.
  fileprivate func adds(to name: Lexeme) -> Bool {
    first.hasSameText(as: name)
      && (assignment.map { $0 == "+=" } ?? first.next?.next.is(.append) == true)
  }

  /// Whether it keeps a constraint that a maker returns: `top = make.top.equalToSuperview().constraint`.
  fileprivate var keepsConstraint: Bool {
    kind == .assignment && assignment?.kind == .equal && assignedValue?.last.is(.constraint) == true
  }

  /// The constraint that it turns off: `top` in `top?.deactivate()` and `top.isActive = false`.
  fileprivate var deactivatedConstraint: Lexemes? {
    switch kind {
    case .assignment:
      guard let member = assignedMember, member.is(.isActive), assigns(.false),
        let path = target, path.count > 2
      else { return nil }
      return path.prefix(before: member).dropLast()
    case .expression:
      guard let close = tokens.last, let open = close.partner, let method = open.previous,
        method.is(.deactivate), let period = method.previous, period.kind == .period
      else { return nil }
      return tokens.prefix(before: period)
    default: return nil
    }
  }
}

extension Lexemes {
  /// The names without `self.`, `?` and `!`.
  fileprivate var pathText: String {
    var names = filter { $0.kind == .identifier || $0.is(.`self`) }
    if names.count > 1, names[0].is(.`self`) { names.removeFirst() }
    return names.map(\.text).joined(separator: ".")
  }
}

extension EarlyDeactivation {
  static let description = RuleDescription(
    id: "early_deactivation",
    family: .correctness,
    summary: "Constraint deactivated before it is active",
    rationale: """
      `makeConstraints` and `remakeConstraints` activate what their closure describes when it ends. A constraint \
      that is kept and deactivated in the same closure is active afterwards: two alternatives contradict each other \
      from the start, and UIKit breaks one of them. The rule reports `deactivate()` and `isActive = false` of a \
      constraint that the same closure makes. It also reports a function that deactivates the list of constraints it \
      has just made.
      """,
    limits: [
      "constraints that another closure makes"
    ],
    source:
      "SnapKit, ConstraintMaker.makeConstraints(item:closure:) (https://github.com/SnapKit/SnapKit/blob/develop/Sources/ConstraintMaker.swift)",
    effect: .sight,
    goodExamples: [
      "After the closure": """
      titleLabel.snp.makeConstraints { make in
        titleTop = make.top.equalToSuperview().constraint
        titleBelowCover = make.top.equalTo(cover.snp.bottom).constraint
      }
      titleBelowCover?.deactivate()
      """,
      "A constraint of another closure": """
      titleLabel.snp.makeConstraints { make in
        titleTop?.deactivate()
        titleBelowCover = make.top.equalTo(cover.snp.bottom).constraint
      }
      """,
    ],
    badExamples: [
      "In the closure": """
      titleLabel.snp.makeConstraints { make in
        titleTop = make.top.equalToSuperview().constraint
        titleBelowCover = make.top.equalTo(cover.snp.bottom).constraint
        ↓titleBelowCover?.deactivate()
      }
      """,
      "By assignment": """
      cover.snp.remakeConstraints {
        self.coverHeight = $0.height.equalTo(120).constraint
        ↓self.coverHeight.isActive = false
      }
      """,
      "New constraints in place of the old ones": """
      func show(insets: UIEdgeInsets) {
        let constraints = [titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: insets.top)]
        ↓NSLayoutConstraint.deactivate(constraints)
        NSLayoutConstraint.activate(constraints)
      }
      """,
    ])
}
