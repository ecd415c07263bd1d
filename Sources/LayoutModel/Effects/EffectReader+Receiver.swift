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
    if isConstrained { effects.possible.insert(.constrains) }
    return effects
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
    if isAssigned { return name.mayLayOut ? .other : nil }
    guard let call = name.call, !name.hasCapital else { return nil }
    if file.constraints(in: call.tokens).isEmpty == false { return nil }
    if file.names.isUIKitMethod(name) { return name == "removeFromSuperview" ? .other : nil }
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
