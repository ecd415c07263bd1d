import LayoutModel
import SwiftSource

/// Reads what the body of a function does with a view that it gets.
///
/// Each mention of the view has one effect. What is not known to be harmless counts as `ViewEffects.other`.
struct SummaryReader {
  typealias Effects = FunctionSummary.Effects

  /// What one mention of the view does.
  fileprivate enum Effect {
    case known(ViewEffects)
    case handedOn(Handing)
    static let other = Effect.known(.other)
  }

  private let file: ViewFile
  private let function: ViewFunction
  /// The first token that runs only if nothing before it has left the function.
  private let exit: Lexeme
  private var fuel = Fuel()

  init(_ file: ViewFile, _ function: ViewFunction) {
    (self.file, self.function) = (file, function)
    exit = function.body.firstExit
  }

  // MARK: - Arguments

  /// The effects on the argument of a parameter.
  mutating func effects(on parameter: Lexeme, _ kind: ViewParameter) -> Effects {
    let body = function.body
    guard fuel.burn(body.tokens.count),
      !body.tokens.contains(where: { $0 == "subviews" || $0 == "arrangedSubviews" })
    else { return .unknown }
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

  private func effect(at view: Lexeme, in statement: Statement) -> Effect {
    if isInConstraint(view) { return .known(.constrains) }
    var next = view.next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    switch next?.kind {
    case .period:
      guard statement.first == view, let member = next?.next, !member.changesContent else {
        return .other
      }
      let isWhole = member.call.map { $0.last.next == statement.end } ?? true
      return isWhole ? effect(ofMember: member, of: view, in: statement) ?? .other : .other
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

  /// The effect of `view.member = value` and of `view.method()`; nil for what is neither.
  private func effect(
    ofMember member: Lexeme, of view: Lexeme, in statement: Statement
  ) -> Effect? {
    if member.is(.translatesAutoresizingMaskIntoConstraints) {
      return statement.assigns(.false) ? .known(.optsOut) : .other
    }
    if statement.kind == .assignment, statement.first == view {
      guard let path = statement.target?.suffix(from: member),
        !path.contains(where: { $0.doesMoreThanSetUp || file.names.isLibraryMember($0) })
      else { return .other }
      return .known(path.contains(where: \.clipsContent) ? .setup : .configures)
    }
    guard let call = member.call, !member.hasCapital else { return nil }
    if file.names.isUIKitMethod(member) {
      return member == "removeFromSuperview" ? .other : .known(.configures)
    }
    return Handing(receiverOf: call, in: file).map(Effect.handedOn) ?? .other
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

  /// The call of a function of the same object, of a type, or of a global one: that of another view may add to it.
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
      return Effects(handings: [(handing, isAlways)])
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

// MARK: - Receivers

extension SummaryReader {
  /// The effects of a method in an extension of a view's type, or of a layer's, on the view itself.
  mutating func effectsOnSelf(isLayer: Bool) -> Effects {
    let body = function.body
    guard fuel.burn(body.tokens.count) else { return .unknown }
    var effects = Effects()
    for token in body.tokens {
      guard token.kind == .identifier || token.is(.`self`), token.previous?.kind != .period,
        let statement = token.statement, let found = effectOnSelf(of: token, in: statement)
      else { continue }
      effects.add(found, isSure: statement.block == body && token < exit)
    }
    let isConstrained = file.constraints(in: body.tokens).contains {
      $0.firstItem.isSelf || $0.secondItem?.isSelf == true
    }
    if isConstrained {
      effects.possible.insert(.constrains)
      effects.sure.formUnion(activations())
    }
    if addsLayer(isLayer: isLayer) { effects.sure.insert(.addsLayer) }
    if shapesItself { effects.sure.insert(.shapes) }
    return effects
  }

  /// Nil for a token that has none.
  private func effectOnSelf(of token: Lexeme, in statement: Statement) -> Effect? {
    var name = token
    if token.is(.`self`) {
      guard let member = token.member else { return effect(ofSelf: token) }
      name = member
    } else if file.scopes.isLocal(name) {
      return nil
    }
    // What is constrained is told apart.
    if name.call.map({ !file.constraints(in: $0.tokens).isEmpty }) == true { return nil }
    if statement.kind == .assignment, statement.first == token, isInConstraint(token) { return nil }
    return name.changesContent ? nil : effect(ofMember: name, of: token, in: statement)
  }

  private func effect(ofSelf token: Lexeme) -> Effect? {
    if token.previous?.is(.return) == true { return nil }
    return isInConstraint(token) ? .known(.constrains) : .other
  }

  private func activations() -> ViewEffects {
    let body = function.body
    guard !body.tokens.mayRemove(.layout, in: file),
      !body.tokens.contains(where: \.mayReplaceConstraints)
    else { return [] }
    var activations: ViewEffects = []
    for constraint in file.constraints(in: body.tokens) {
      guard constraint.firstItem.isSelf, !constraint.isAlternative,
        file.isCertainlyActive(constraint) || file.isActivatedByName(constraint),
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

  /// Whether it makes a layer, adds it to its own, and takes none away.
  private func addsLayer(isLayer: Bool) -> Bool {
    let body = function.body
    guard !body.tokens.contains(where: \.mayTakeLayersAway) else { return false }
    // A `break` only leaves a `switch` or a loop.
    let exit =
      body.statementsOnAllLevels.first { $0.kind == .transfer && !$0.first.is(.break) }?.first
      ?? body.close
    return body.statementsOnAllLevels.contains { statement in
      guard statement.kind == .expression, statement.first < exit, let call = statement.lastCall,
        call.name?.is(.addSublayer) == true || call.name?.is(.insertSublayer) == true,
        statement.runsWhenever(body), let layer = call.arguments?.first?.value, layer.count == 1,
        let local = layer.first,
        isLayer ? call.receiver.isSelf : call.receiver?.last?.is(.layer) == true,
        isLayer || (call.receiver?.dropLast(2)).isSelf
      else { return false }
      return [statement.block, body].contains { block in
        block.initialValue(ofLocal: local)?.first?.makesLayer == true && !block.handsOn(local)
      }
    }
  }

  /// Whether it computes a shape from the size that it has when it is called.
  private var shapesItself: Bool {
    var reads = false
    for token in function.body.tokens where token.kind == .identifier {
      if token.waitsForLayout { return false }
      guard token.is(.bounds) || token.is(.frame),
        token.isFreeName || token.owner?.is(.`self`) == true,
        let statement = token.statement, statement.block == function.body,
        statement.target?.last != token, !token.isInOrigin
      else { continue }
      reads = true
    }
    return reads
  }
}

extension FunctionSummary.Effects {
  /// Takes nothing for sure.
  fileprivate mutating func weaken() {
    sure = []
    for index in handings.indices { handings[index].isSure = false }
  }

  /// Adds what one mention of the view does.
  fileprivate mutating func add(_ effect: SummaryReader.Effect, isSure: Bool) {
    switch effect {
    case .known(let effects):
      possible.formUnion(effects)
      if isSure { sure.formUnion(effects) }
    case .handedOn(let handing): handings.append((handing, isSure))
    }
  }
}

extension Lexeme {
  /// Whether setting a member does more than to set a view up: a part of its frame, its constraints, its touches.
  fileprivate var doesMoreThanSetUp: Bool {
    self.is(.frame) || self.is(.bounds) || self.is(.center) || self.is(.autoresizingMask)
      || self.is(.superview) || self == "isUserInteractionEnabled" || hasSuffix("onstraints")
      || hasSuffix("onstraint")
      || hasSuffix("utoLayout")
  }

  /// Whether a method of UIKit changes which views are in the one that it is called on.
  fileprivate var changesContent: Bool {
    self.is(.addSubview) || self.is(.insertSubview) || self.is(.addArrangedSubview)
      || self == "insertArrangedSubview" || self == "exchangeSubview"
      || self == "removeArrangedSubview"
  }

  /// Whether a member says if a view clips what is outside of its bounds.
  fileprivate var clipsContent: Bool { self.is(.clipsToBounds) || self.is(.masksToBounds) }

  fileprivate var mayTakeLayersAway: Bool {
    kind == .identifier && (hasPrefix("remove") || hasSuffix("ublayers"))
  }

  fileprivate var waitsForLayout: Bool {
    self.is(.layoutIfNeeded) || self.is(.autoresizingMask) || hasPrefix("async")
  }

  /// Whether a size only moves a rectangle: `CGRect(x: 0, y: bounds.height, width: width, height: 1)`.
  fileprivate var isInOrigin: Bool {
    brackets?.open.elements.first { $0.value.indices.contains(index) }?.label
      .map { $0 == "x" || $0 == "y" } ?? false
  }

  /// Whether it is the type in `CALayer(…)`.
  package var makesLayer: Bool { isNameOfLayer && next?.kind == .leftParen }

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

extension Block {
  fileprivate var leavesEarly: Bool { firstExit != close }
}

extension Lexemes? {
  /// Whether a receiver is the code's own object: `self`, or nothing.
  fileprivate var isSelf: Bool {
    guard let self, let first = self.first else { return true }
    return self.count == 1 && first.is(.`self`)
  }
}
