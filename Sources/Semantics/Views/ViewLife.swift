import LayoutModel
import SwiftSource

/// What the code of a file does with a view that it declares.
final class ViewLife {
  fileprivate(set) var makings: [ViewMaking] = []
  fileprivate(set) var isMadeAtOnce = false
  fileprivate(set) var renewals: [Statement] = []
  fileprivate(set) var events: [ViewUse] = []
  fileprivate(set) var eventsOfMaking = 0
  /// The events that may put the view into another one.
  var attachments: [ViewUse]?
  /// What `View.isMadeApart` found.
  var isMadeApart: Bool?

  fileprivate init(_ index: Int, in model: SemanticModel) {
    if let reader = LifeReader(index, in: model) {
      (makings, isMadeAtOnce) = (reader.makings, reader.isMadeAtOnce)
      (renewals, events, eventsOfMaking) = (reader.renewals, reader.events, reader.eventsOfMaking)
      return
    }
    // It may come from elsewhere.
    var reader = LifeReader(namesOf: index, in: model)
    reader.readNames()
    (renewals, events) = (reader.renewals, reader.events)
  }
}

extension SemanticModel {
  fileprivate func life(of index: Int) -> ViewLife {
    if let known = lives[UInt64(index)] { return known }
    let life = ViewLife(index, in: self)
    lives[UInt64(index)] = life
    return life
  }
}

extension View {
  var life: ViewLife? { subview == nil ? nil : model.life(of: index) }

  /// The values that make it; none for a view that may come from elsewhere, or whose name may stand for another one.
  package var makings: [ViewMaking] { life?.makings ?? [] }

  /// Whether nothing else than the file makes it.
  package var isMade: Bool { !makings.isEmpty }

  /// Whether the declaration makes it; otherwise only statements of `renewals` do.
  package var isMadeAtOnce: Bool { life?.isMadeAtOnce ?? false }

  /// The statements that give its name a new view, or none.
  package var renewals: [Statement] { life?.renewals ?? [] }

  /// What the file does with it, in source order, in all places that name it: as the property, as the local that becomes it,
  /// as the argument of a closure that sets it up. Not what makes it, and not that the closure which does returns it.
  package var events: [ViewUse] { life?.events ?? [] }

  /// How many of the events are in the values that make it: these come first.
  package var eventsOfMaking: Int { life?.eventsOfMaking ?? 0 }

  /// The class, if it is known to be the same one of UIKit whatever makes the view.
  package var classOfUIKit: Lexeme? {
    guard let name = makings.first?.className else { return nil }
    return makings.allSatisfy { $0.isOfUIKit && $0.className.hasSameText(as: name) } ? name : nil
  }

  /// Whether it is of a class of UIKit, the file makes it, and no other type's code can mean it by its name.
  package var isOnlyUIKit: Bool { classOfUIKit != nil && !isNamedElsewhere }

  /// Whether a function returns it, whose caller may do more with it.
  package var isReturned: Bool { events.contains { $0.kind == .returned } }

  /// Whether its name is used where it is unknown whose it is: `other.label`, `\.label`.
  package var isNamedElsewhere: Bool { subview != nil && model.isNamedElsewhere(index) }
}

extension ViewFile {
  /// The views that nothing else than the file makes, in source order. A local that becomes a property is not among them.
  ///
  /// - Parameter isWanted: a quick look at a declaration; others are not read.
  package func madeViews(where isWanted: (Declaration) -> Bool = { _ in true }) -> [View] {
    let all = views.filter { $0.declaration.map(isWanted) == true && $0.isMade }
    let locals = Set(
      all.flatMap { view in view.makings.compactMap(\.local).filter { $0 != view.index } })
    return all.filter { !locals.contains($0.index) || $0.isProperty }
  }
}

/// Reads the life of one view.
private struct LifeReader {
  private let model: SemanticModel
  private let index: Int
  private(set) var makings: [ViewMaking] = []
  private(set) var isMadeAtOnce = false
  private(set) var renewals: [Statement] = []
  private(set) var events: [ViewUse] = []
  private(set) var eventsOfMaking = 0

  init(namesOf index: Int, in model: SemanticModel) { (self.index, self.model) = (index, model) }

  /// Nil for a view that may come from elsewhere, or whose name may stand for another one.
  init?(_ index: Int, in model: SemanticModel) {
    self.init(namesOf: index, in: model)
    let declaration = model.file.subviews[index].declaration
    guard declaration.name != nil, declaration.isStored, !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .weak, .override])
    else { return nil }
    if let value = declaration.value, !value.isNil {
      guard add(value, declaredAs: declaration.type) else { return nil }
      isMadeAtOnce = true
    }
    for use in model.uses(of: index) where use.kind == .assignment {
      guard let value = use.statement.assignedValue,
        value.isNil || add(value, declaredAs: declaration.type)
      else { return nil }
    }
    guard !makings.isEmpty else { return nil }
    eventsOfMaking = events.count
    readNames()
  }

  mutating func readNames() {
    for use in model.uses(of: index) {
      if use.kind == .assignment { renewals.append(use.statement) } else { add(use) }
    }
  }

  /// Reads a value that the view gets; false if it may be a view from elsewhere.
  private mutating func add(_ value: Lexemes, declaredAs type: Lexemes) -> Bool {
    guard let making = ViewMaking(value, declaredAs: type, in: model.file) else { return false }
    makings.append(making)
    if let local = making.local {
      for use in model.uses(of: local) where use.kind != .returned {
        guard use.kind != .assignment else { return false }
        add(use)
      }
    }
    for closure in making.closures { add(closure.mentionsOfArgument) }
    return true
  }

  /// Adds a use, or those of the closure or the loop that it hands the view to: `label.do { $0.text = title }`,
  /// `[title, detail].forEach { $0.numberOfLines = 0 }`, `for label in [title, detail] { label.numberOfLines = 0 }`.
  private mutating func add(_ use: ViewUse) {
    if let closure = use.configuringClosure { return add(closure.mentionsOfArgument) }
    if let mentions = use.mentionsInLoop { return add(mentions) }
    events.append(use)
    guard use.kind == .element, let call = use.call, !call.onlyPlacesElements,
      let closure = call.closure
    else { return }
    add(closure.mentionsOfArgument)
  }

  private mutating func add(_ mentions: some Sequence<Lexeme>) {
    for mention in mentions {
      guard let use = model.use(of: index, at: mention), use.kind != .returned else { continue }
      events.append(use)
    }
  }
}

extension ViewUse {
  /// The closure that gets the view to set it up: `stack.do { $0.axis = .vertical }`.
  package var configuringClosure: Closure? {
    guard kind == .call, let member, member.configuresReceiver, let call = member.call,
      call.arguments?.tokens.isEmpty ?? true
    else { return nil }
    return call.trailingClosure
  }

  /// The places that name the element of a loop over a list with the view in it; nil for any other use.
  package var mentionsInLoop: [Lexeme]? {
    guard kind == .other, let list = tokens.first?.brackets?.open, list.kind == .leftBracket,
      list == tokens.first?.previous || tokens.first?.previous?.kind == .comma,
      tokens.last?.next?.kind == .comma || tokens.last?.next == list.partner,
      let into = list.previous, into.is(.in), let name = into.previous, name.kind == .identifier,
      name.previous?.is(.for) == true, let body = list.bodyOfLoop, let end = body.partner
    else { return nil }
    return body.through(end).filter {
      $0.kind == .identifier && $0.hasSameText(as: name) && $0.previous?.kind != .period
        && $0.next?.kind != .colon
    }
  }
}

extension Lexeme {
  /// The brace of the loop over the list that begins here: `{` of `for view in [a, b] as [UIView] {`.
  fileprivate var bodyOfLoop: Lexeme? {
    var behind = partner?.next
    if let cast = behind, cast.is(.as), let type = cast.next, type.kind == .leftBracket {
      behind = type.partner?.next
    }
    return behind?.kind == .leftBrace ? behind : nil
  }
}

extension ViewFile {
  /// Whether an action adds a local view that its function has just made, and that nothing else gets hold of.
  package func addsNewView(_ action: ViewAction) -> Bool {
    guard let view = view(action.item, in: action.statement.block), view.isLocal else {
      return false
    }
    return view.isMadeAtOnce && view.renewals.isEmpty && view.attachments?.count == 1
  }
}
