import LayoutModel
import SwiftSource

/// Reads what the body of a function does with a view that it gets.
///
/// Each mention of the view has one effect. What is not known to be harmless counts as `ViewEffects.other`.
struct EffectReader {
  struct Effects {
    var possible: ViewEffects = []
    var sure: ViewEffects = []
    var handings: [ForwardedView] = []
    static let unknown = Effects(possible: .other)

    /// Takes nothing for sure.
    mutating func weaken() {
      sure = []
      for index in handings.indices { handings[index].isSure = false }
    }

    /// Adds what one mention of the view does.
    mutating func add(_ effect: Effect, isSure: Bool) {
      switch effect {
      case .known(let effects):
        possible.formUnion(effects)
        if isSure { sure.formUnion(effects) }
      case .handedOn(let handing): handings.append(ForwardedView(handing: handing, isSure: isSure))
      }
    }
  }

  /// What one mention of the view does.
  enum Effect {
    case known(ViewEffects)
    case handedOn(Handing)
    static let other = Effect.known(.other)
  }

  let file: ViewFile
  let function: ViewFunction
  /// The first token that runs only if nothing before it has left the function.
  let exit: Lexeme
  private let reachesSubviews: Bool

  /// Helpers are short; longer functions are not read.
  private static let longest = 512

  init(_ file: ViewFile, _ function: ViewFunction) {
    (self.file, self.function) = (file, function)
    let body = function.body
    isTooLong = body.tokens.count > Self.longest
    exit = isTooLong ? body.close : body.firstExit
    reachesSubviews =
      isTooLong
      || body.tokens.contains {
        $0.kind == .identifier && ($0 == "subviews" || $0 == "arrangedSubviews")
      }
  }

  /// Whether the function is too long for a helper.
  let isTooLong: Bool

  /// The effects on the argument of a parameter.
  func effects(on parameter: Lexeme, _ kind: ViewParameter) -> Effects {
    guard !reachesSubviews else { return .unknown }
    let body = function.body
    guard kind != .single else {
      return effects(among: body.tokens, isView: isName(parameter)) { $0.block == body }
    }
    var effects = Effects()
    for token in body.tokens where isName(parameter)(token) {
      guard let found = effectsOnElements(of: token) else { return .unknown }
      effects.possible.formUnion(found.possible)
      effects.sure.formUnion(found.sure)
      effects.handings += found.handings
    }
    return effects
  }

  private func isName(_ parameter: Lexeme) -> (Lexeme) -> Bool {
    let first = parameter.firstByte
    return { token in
      guard token.kind == .identifier, token.firstByte == first, token.hasSameText(as: parameter),
        token.previous?.kind != .period
      else { return false }
      guard token.next?.kind == .colon else { return true }
      return token.previous?.kind != .leftParen && token.previous?.kind != .comma
    }
  }

  /// The effects of the mentions of a view.
  ///
  /// - Parameter isDirect: whether a statement runs once for each view.
  private func effects(
    among tokens: Lexemes, isView: (Lexeme) -> Bool, isDirect: (Statement) -> Bool
  ) -> Effects {
    var effects = Effects()
    for token in tokens where isView(token) {
      guard let statement = token.statement else { return .unknown }
      effects.add(effect(at: token, in: statement), isSure: isDirect(statement) && token < exit)
    }
    return effects
  }

  // MARK: - One view

  private func effect(at view: Lexeme, in statement: Statement) -> Effect {
    var next = view.next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    guard let next else { return .other }
    if isInConstraint(view) { return .known(.constrains) }
    switch next.kind {
    case .period:
      guard statement.first == view, let member = next.next else { return .other }
      return effect(ofMember: member, in: statement)
    case .rightParen, .comma: return effect(ofArgument: view)
    default: return .other
    }
  }

  private func isInConstraint(_ view: Lexeme) -> Bool {
    file.constraints(in: function.body.tokens).contains { constraint in
      constraint.tokens.contains(view.index) || constraint.firstItem.tokens.contains(view.index)
        || constraint.secondItem?.tokens.contains(view.index) == true
    }
  }

  /// The effect of `view.member = value` and of `view.method()`.
  private func effect(ofMember member: Lexeme, in statement: Statement) -> Effect {
    switch statement.kind {
    case .assignment:
      if member.is(.translatesAutoresizingMaskIntoConstraints) {
        return statement.assigns(.false) ? .known(.optsOut) : .other
      }
      let path = statement.target?.suffix(from: member)
      return path?.contains(where: \.doesMoreThanSetUp) == false
        && path?.contains(where: { file.names.isLibraryMember($0) }) == false
        ? .known(.configures) : .other
    case .expression:
      guard let call = member.call, call.last.next == statement.end,
        file.names.isUIKitMethod(member), !member.changesHierarchy
      else { return .other }
      return .known(.configures)
    default: return .other
    }
  }

  /// The effect of `addSubview(view)` and of a call that hands the view on.
  private func effect(ofArgument view: Lexeme) -> Effect {
    guard let list = view.brackets, let call = list.call, let name = call.name else {
      return .other
    }
    let isOnly = list.open.next == view && view.next == list.close && call.trailingClosure == nil
    if isOnly, name == "bringSubviewToFront" || name == "sendSubviewToBack" {
      return .known([])
    }
    if isOnly, name.is(.addSubview) || name.is(.addArrangedSubview) {
      return .known(addition(name, of: call.receiver))
    }
    return handing(of: view, by: call).map(Effect.handedOn) ?? .other
  }

  /// The call of a function of the same object, of a global function or of one of a type: one of another view may add to
  /// that view.
  private func handing(of views: Lexeme, by call: Call) -> Handing? {
    guard let label = label(of: views) else { return nil }
    if let receiver = call.receiver {
      guard receiver.count == 1, let first = receiver.first,
        first.is(.`self`) || first.hasCapital
      else { return nil }
    }
    return Handing(call, label: label.name, in: file)
  }

  private struct Label { var name: Lexeme? }

  /// The label of an argument that is nothing but a name.
  private func label(of view: Lexeme) -> Label? {
    guard let before = view.previous else { return nil }
    switch before.kind {
    case .leftParen, .comma: return Label(name: nil)
    case .colon: return Label(name: before.previous)
    default: return nil
    }
  }

  /// The effect of a method that adds a view to its receiver.
  private func addition(_ name: Lexeme, of receiver: Lexemes?) -> ViewEffects {
    let names = (receiver ?? name.alone.prefix(0)).filter {
      $0.kind != .period && $0.kind != .questionPostfix && $0.kind != .exclamationPostfix
        && !$0.is(.`self`)
    }
    if names.isEmpty {
      return name.is(.addSubview) ? .adds : name.is(.addArrangedSubview) ? .arranges : .other
    }
    return name.is(.addSubview) && names.count == 1 && names[0].is(.view) ? .addsToRootView : .other
  }

  // MARK: - Several views

  /// The effects on each of several views of `views.forEach(…)` and of `for view in views { … }`; nil for another use.
  private func effectsOnElements(of views: Lexeme) -> Effects? {
    guard let statement = views.statement, statement.block == function.body else { return nil }
    let isAlways = views < exit
    var found: Effects?
    if let handing = handing(ofAll: views) {
      return Effects(handings: [ForwardedView(handing: handing, isSure: isAlways)])
    }
    if statement.kind == .loop {
      found = effects(ofLoop: statement, over: views)
    } else if statement.kind == .expression, statement.first == views,
      let member = views.member, member.is(.forEach), let call = member.call,
      call.last.next == statement.end
    {
      found = effects(of: call)
    }
    if !isAlways { found?.weaken() }
    return found
  }

  /// `addSubviews(views)`.
  private func handing(ofAll views: Lexeme) -> Handing? {
    guard let next = views.next, next.kind == .rightParen || next.kind == .comma,
      let call = views.brackets?.call
    else { return nil }
    return handing(of: views, by: call)
  }

  private func effects(ofLoop statement: Statement, over views: Lexeme) -> Effects? {
    guard let view = statement.first.next, view.kind == .identifier, view.next?.next == views,
      let open = views.next, open.kind == .leftBrace, let close = open.partner
    else { return nil }
    return effects(among: open.through(close), isView: isName(view)) {
      $0.block.owner == statement && $0.block.kind == .loop
    }
  }

  private func effects(of call: Call) -> Effects? {
    guard let closure = call.closure else {
      guard let value = call.arguments?.first?.value else { return nil }
      // `addSubview`, `self.addSubview(_:)`
      let path = value.prefix { $0.kind != .leftParen }
      guard let name = path.last, file.names.isPath(path) else { return nil }
      let effect = addition(name, of: path.dropLast())
      return Effects(possible: effect, sure: effect)
    }
    let names = closure.signature.filter { $0.kind == .identifier }
    guard names.count <= 1, !closure.body.leavesEarly else { return nil }
    let isView: (Lexeme) -> Bool =
      names.first.map(isName) ?? { $0.kind == .dollarIdentifier }
    return effects(among: closure.body.tokens, isView: isView) { $0.block == closure.body }
  }
}

extension Lexeme {
  /// Whether setting a member does more than to set a view up: it may be a part of its frame, keep its constraints, or
  /// turn its touches on.
  var doesMoreThanSetUp: Bool {
    self.is(.frame) || self.is(.bounds) || self.is(.center) || self.is(.autoresizingMask)
      || self.is(.superview) || self == "isUserInteractionEnabled" || hasSuffix("onstraints")
      || hasSuffix("onstraint")
      || hasSuffix("utoLayout")
  }

  /// Whether a method of UIKit adds a view to another one or removes it.
  var changesHierarchy: Bool {
    self.is(.addSubview) || self.is(.insertSubview) || self.is(.addArrangedSubview)
      || self == "insertArrangedSubview" || self == "exchangeSubview"
      || self == "removeFromSuperview" || self == "removeArrangedSubview"
  }
}

extension Block {
  fileprivate var leavesEarly: Bool { firstExit != close }
}

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
    guard !body.tokens.mayRemove(.layout, in: file),
      !body.tokens.contains(where: \.mayReplaceConstraints)
    else { return [] }
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
      && (self == "constraints" || replacesConstraints)
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
