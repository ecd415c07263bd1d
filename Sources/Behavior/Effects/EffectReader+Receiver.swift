import LayoutModel
import SwiftSource

extension EffectReader {
  /// The effects of a method in an extension of a view's type on the view itself.
  func effectsOnSelf() -> Effects {
    guard !isTooLong else { return .unknown }
    let body = function.body
    var effects = Effects()
    for token in body.tokens {
      guard token.kind == .identifier || token.is(.`self`), token.previous?.kind != .period,
        let found = effectOnSelf(of: token)
      else { continue }
      effects.add(found, isSure: token.statement?.block == body && token < exit)
    }
    let isConstrained = file.constraints(in: body.tokens).contains {
      $0.firstItem.isSelf || $0.secondItem?.isSelf == true
    }
    if isConstrained {
      effects.possible.insert(.constrains)
      effects.sure.formUnion(activations())
    }
    return effects
  }

  private func activations() -> ViewEffects {
    let body = function.body
    guard !body.tokens.contains(where: \.mayReplaceConstraints) else { return [] }
    let activatesKept = body.tokens.contains { $0.is(.isActive) || $0.hasPrefix("activate") }
    var activations: ViewEffects = []
    for constraint in file.constraints(in: body.tokens) {
      guard constraint.firstItem.isSelf, !constraint.isAlternative,
        constraint.isCertainlyActive || (activatesKept && constraint.container == .stored),
        let statement = file.statementMaking(constraint)
      else { continue }
      activations.formUnion(self.activations(by: statement))
      if activations.contains(.activates) { break }
    }
    return activations
  }

  private func activations(by statement: Statement) -> ViewEffects {
    let exits = function.body.statements.filter {
      $0.tokens.endIndex <= statement.first.index && $0.mayLeave
    }
    let isOptional = statement.block != function.body
    guard !isOptional || dependsOnArgument(statement.block),
      exits.allSatisfy({ $0.needsSuperview || dependsOnArgument($0) })
    else { return [] }
    return isOptional || !exits.allSatisfy(\.needsSuperview)
      ? .activatesGiven : [.activates, .activatesGiven]
  }

  /// Whether a block runs if an argument is given: `if let top { … }`, `if width != 0 { … }`.
  private func dependsOnArgument(_ block: Block) -> Bool {
    guard let owner = block.owner, owner.block == function.body, owner.first.is(.if),
      let open = block.open
    else { return false }
    let condition = owner.tokens.prefix(before: open)
    return !condition.contains { $0.kind == .leftBrace } && mentionsOnlyParameters(condition)
  }

  /// Whether a statement leaves unless an argument is given: `guard let top else { return }`.
  private func dependsOnArgument(_ statement: Statement) -> Bool {
    guard statement.first.is(.guard), let end = statement.tokens.first(where: { $0.is(.else) })
    else { return false }
    return mentionsOnlyParameters(statement.tokens.prefix(before: end))
  }

  private func mentionsOnlyParameters(_ condition: Lexemes) -> Bool {
    var found = false
    for name in condition where name.kind == .identifier && name.previous?.kind != .period {
      guard function.declaration.hasParameter(name) else {
        guard name.previous?.is(.let) == true else { return false }
        continue
      }
      found = true
    }
    return found
  }

  /// Nil for a token that has none.
  private func effectOnSelf(of token: Lexeme) -> Effect? {
    var name = token
    if token.is(.`self`) {
      guard let member = token.member else { return effect(ofSelf: token) }
      name = member
    }
    if file.scopes.isLocal(name), name == token { return nil }
    if name.is(.translatesAutoresizingMaskIntoConstraints) {
      return name.statement?.assigns(.false) == true ? .known(.optsOut) : .other
    }
    let isAssigned = name.statement?.first == token && name.statement?.kind == .assignment
    if isAssigned { return name.doesMoreThanSetUp ? .other : .known(.configures) }
    guard let call = name.call, !name.hasCapital else { return nil }
    if file.constraints(in: call.tokens).isEmpty == false { return nil }
    if file.names.isUIKitMethod(name) {
      if name == "removeFromSuperview" { return .other }
      return name.changesHierarchy ? nil : .known(.configures)
    }
    return Handing(receiverOf: call, in: file).map(Effect.handedOn) ?? .other
  }

  private func effect(ofSelf token: Lexeme) -> Effect? {
    if token.previous?.is(.return) == true { return nil }
    let isInConstraint = file.constraints(in: function.body.tokens).contains {
      $0.tokens.contains(token.index)
    }
    return isInConstraint ? .known(.constrains) : .other
  }
}

extension Lexeme {
  fileprivate var mayReplaceConstraints: Bool {
    kind == .identifier
      && (self == "constraints" || hasPrefix("deactivate") || hasPrefix("remove")
        || hasPrefix("uninstall") || replacesConstraints)
  }
}

extension Statement {
  fileprivate var mayLeave: Bool {
    kind == .transfer || statementsInside.contains { $0.kind == .transfer }
  }

  /// Whether it leaves where there is no superview: `guard let superview else { return }`.
  fileprivate var needsSuperview: Bool {
    first.is(.guard) && tokens.contains { $0.is(.superview) }
  }
}
