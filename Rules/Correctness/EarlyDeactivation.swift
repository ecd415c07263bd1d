import LayoutModel
import RuleKit
import Semantics
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
    guard let body = call.closure?.body, file.isMaker(body) else { return }
    for deactivation in deactivations(in: body, file) {
      report.add(
        deactivation.tokens,
        "this has no effect: when the closure of `\(method.text)` ends, SnapKit activates all constraints that it made",
        advice: "deactivate it after the call of `\(method.text)`")
    }
  }
}

extension EarlyDeactivation {
  /// The statements of a maker's closure that deactivate what it makes: by a name, or there and then.
  private func deactivations(in body: Block, _ file: ViewFile) -> [Statement] {
    var made: Set<String> = []
    return body.statements.filter { statement in
      if let token = statement.tokens.first(where: { $0.is(.constraint) }),
        token.previous?.previous?.kind == .rightParen, token.statement == statement,
        ConstraintEvent(of: token)?.verb == .deactivated
      {
        return true
      }
      return file.constraintLife.events(in: statement.tokens).contains { event in
        guard event.statement == statement else { return false }
        if event.verb == .assigned, event.value?.last.is(.constraint) == true {
          made.insert(event.path)
        }
        return event.verb == .deactivated && made.contains(event.path)
      }
    }
  }

  /// The list of constraints that a function makes, deactivates and then activates, with the statement that deactivates
  /// it; nil for a list that something else happens to before.
  private func newList(
    activatedBy call: Call, in file: ViewFile
  ) -> (name: Lexeme, deactivation: Statement)? {
    guard let name = call.listOfUIKit, let kept = file.constraintLife.name(name, in: file) else {
      return nil
    }
    var deactivation: Statement?
    for event in kept.events(before: name).reversed() {
      guard event.statement.block == call.statement.block else { return nil }
      switch event.verb {
      case .collected where event.isCertain: continue
      case .deactivated where event.isCertain && event.name.previous?.kind != .period:
        deactivation = event.statement
      case .declared, .assigned:
        guard event.value?.first?.kind == .leftBracket else { return nil }
        return deactivation.map { (event.name, $0) }
      default: return nil
      }
    }
    return nil
  }
}

extension ConstraintEvent {
  /// The names up to its own, without `self.`, `?` and `!`.
  fileprivate var path: String {
    name.owner.map { $0.is(Keyword.`self`) ? name.text : "\($0.text).\(name.text)" } ?? name.text
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
      """
    ],
    badExamples: [
      "In the closure": """
      titleLabel.snp.makeConstraints { make in
        titleTop = make.top.equalToSuperview().constraint
        titleBelowCover = make.top.equalTo(cover.snp.bottom).constraint
        ↓titleBelowCover?.deactivate()
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
