import LayoutModel
import SwiftSource

extension SceneReader {
  /// Notes what lists of constraints contain besides constraints that the reader knows: calls of the project's functions.
  mutating func readListGaps() {
    for open in constraintLists() {
      for element in open.elements { readListed(element.value) }
    }
    for call in file.code.calls where call.name?.activatesList == true {
      // `[…] + label.constraints(to: view)`.
      guard let value = call.arguments?.first?.value else { continue }
      let isList = value.first?.kind == .leftBracket
      let behind = isList ? value.first?.partner.map { value.suffix(after: $0) } ?? value : value
      let rest = behind.first?.isBinaryOperator == true ? behind.dropFirst() : behind
      if call.name?.is(.activate) == true || isList { readListed(rest) }
    }
  }

  /// Notes what closures of constraints contain that the reader does not know, such as operators of the project.
  mutating func readClosureGaps() {
    for statement in file.code.statements {
      guard statement.kind == .expression, let closure = statement.block.closure,
        let call = closure.call, let name = call.name, let receiver = call.receiver,
        name.hasSuffix("makeConstraints") || name.hasSuffix("updateConstraints"),
        file.constraints(in: statement.tokens).isEmpty
      else { continue }
      addGap(
        "what `\(statement.tokens.text.onOneLine(atMost: 60))` does", statement, statement.tokens)
      let views = viewsNamed(in: receiver, statement)
      update(statement) { $0.opaque.formUnion(views) }
    }
  }

  /// Notes an expression that makes constraints, if the reader does not know them.
  private mutating func readListed(_ value: Lexemes) {
    guard let statement = value.first?.statement, !file.names.isPath(value),
      file.constraints(in: value).isEmpty
    else { return }
    let gap = "the constraints of `\(value.text.onOneLine(atMost: 60))`"
    let views = viewsNamed(in: value, statement)
    if let call = value.last?.partner?.previous?.call, call.tokens == value {
      listedCalls.insert(call.head.index)
      return append(layoutCall(call, views, gap: gap, activates: true), statement)
    }
    addGap(gap, statement, value)
    update(statement) { part in
      part.opaque.formUnion(views)
      if views.isEmpty { part.hasForeignConstraints = true }
    }
  }

  /// The opening brackets of lists with constraints, and of those that are activated.
  private func constraintLists() -> [Lexeme] {
    var opens: Set<Lexeme> = []
    for constraint in file.constraints {
      guard case .list(let open) = constraint.block.kind, case let token = file.code[open],
        token.kind == .leftBracket
      else { continue }
      opens.insert(token)
    }
    for call in file.code.calls where call.name?.activatesList == true {
      guard let open = call.arguments?.first?.value.first, open.kind == .leftBracket else {
        continue
      }
      opens.insert(open)
    }
    return opens.sorted()
  }

  /// The views that an expression begins with or has among its arguments.
  func viewsNamed(in expression: Lexemes, _ statement: Statement) -> Set<BoxName> {
    var views: Set<BoxName> = []
    for token in expression.prefix(64) where token.kind == .identifier && token.isFreeName {
      guard file.names.namesView(token.alone, at: statement) else { continue }
      let item = file.names.item(token.alone, in: statement.block)
      views.formUnion(boxes(of: item, at: statement).filter { $0 != .root })
    }
    return views
  }

  /// Whether a constraint or an addition is known of a call.
  func isRead(_ call: Call) -> Bool {
    // What is in a closure behind the arguments is read by itself.
    let tokens = call.closure == nil ? call.tokens : call.arguments?.tokens ?? call.tokens
    return !file.constraints(in: tokens).isEmpty
      || file.actions(in: call.closure == nil ? call.statement.tokens : tokens).contains {
        $0.role == .addition || $0.role == .arrangement
      }
  }
}

extension Lexeme {
  /// Whether a function of this name activates the constraints in a list: `activate`, `constrain` of a project.
  fileprivate var activatesList: Bool {
    self.is(.activate) || hasPrefix("constrain") || hasPrefix("addConstraint")
  }

}
