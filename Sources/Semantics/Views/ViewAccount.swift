import LayoutModel
import SwiftSource

/// What a file does with a view that its code makes, however the code names it: as a property or a local, as the local that
/// becomes the property, as the argument of a closure that sets it up.
package struct ViewAccount {
  /// The index in `ViewFile.subviews`; that of the property, where there is one.
  package let index: Int
  /// The name in the declaration.
  package let name: Lexeme
  /// What makes it: the value of the declaration, and those that code assigns.
  package private(set) var makings: [ViewMaking] = []
  /// Whether the declaration makes the view; otherwise only statements of `renewals` do.
  package private(set) var isMadeAtOnce = false
  /// The statements that give the name a new view, or none.
  package private(set) var renewals: [Statement] = []
  /// The places that name the view in other ways, in source order: not those that make it, nor those that return it from
  /// the closure that does.
  package private(set) var uses: [ViewUse] = []
  /// How many of the uses are in the values that make it: these come first.
  package private(set) var usesOfMaking = 0

  /// The views of a file that nothing else than the file makes, in source order. A local that becomes a property is not among
  /// them.
  ///
  /// - Parameter isWanted: a quick look at a declaration; others are not read.
  package static func all(
    in file: ViewFile, where isWanted: (Declaration) -> Bool = { _ in true }
  ) -> [ViewAccount] {
    var all: [ViewAccount] = []
    var locals: Set<Int> = []
    // Properties first: a local may be the value of one.
    for isProperty in [true, false] {
      for (index, subview) in file.subviews.enumerated() where (subview.isProperty) == isProperty {
        guard isWanted(subview.declaration), !locals.contains(index),
          let view = ViewAccount.of(index, in: file)
        else { continue }
        for making in view.makings { locals.formUnion(making.local.map { [$0] } ?? []) }
        all.append(view)
      }
    }
    return all.sorted { $0.index < $1.index }
  }

  /// The account of one view, read once for all that ask; nil for a view that may come from elsewhere, or whose name may stand
  /// for another one.
  package static func of(_ index: Int, in file: ViewFile) -> ViewAccount? {
    let accounts = file.memoized { _ in ViewAccounts() }
    if let known = accounts.known[index] { return known }
    let account = ViewAccount(index, in: file)
    accounts.known[index] = .some(account)
    return account
  }

  private init?(_ index: Int, in file: ViewFile) {
    let declaration = file.subviews[index].declaration
    guard let name = declaration.name, declaration.isStored, !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .weak, .override])
    else { return nil }
    (self.index, self.name) = (index, name)
    if let value = declaration.value, !value.isNil {
      guard add(value, declaredAs: declaration.type, in: file) else { return nil }
      isMadeAtOnce = true
    }
    let places = file.names.uses(of: index)
    for use in places where use.kind == .assignment {
      renewals.append(use.statement)
      guard let value = use.statement.assignedValue else { return nil }
      guard value.isNil || add(value, declaredAs: declaration.type, in: file) else { return nil }
    }
    guard !makings.isEmpty else { return nil }
    usesOfMaking = uses.count
    uses.reserveCapacity(uses.count + places.count)
    for use in places where use.kind != .assignment { add(use, in: file) }
  }

  /// Reads a value that the view gets; false if it may be a view from elsewhere.
  private mutating func add(_ value: Lexemes, declaredAs type: Lexemes, in file: ViewFile) -> Bool {
    guard let making = ViewMaking(value, declaredAs: type, in: file) else { return false }
    makings.append(making)
    if let local = making.local {
      for use in file.names.uses(of: local) where use.kind != .returned {
        guard use.kind != .assignment else { return false }
        add(use, in: file)
      }
    }
    for closure in making.closures { add(closure, in: file) }
    return true
  }

  /// Adds a use, or those of the closure or the loop that it hands the view to: `label.do { $0.text = title }`,
  /// `[title, detail].forEach { $0.numberOfLines = 0 }`, `for label in [title, detail] { label.numberOfLines = 0 }`.
  private mutating func add(_ use: ViewUse, in file: ViewFile) {
    if let closure = use.configuringClosure {
      add(closure, in: file)
      return
    }
    if let mentions = use.mentionsInLoop {
      add(mentions, in: file)
      return
    }
    uses.append(use)
    guard use.kind == .element, let call = use.call, !call.onlyPlacesElements,
      let closure = call.closure
    else { return }
    add(closure, in: file)
  }

  private mutating func add(_ closure: Closure, in file: ViewFile) {
    add(closure.mentionsOfArgument, in: file)
  }

  private mutating func add(_ mentions: some Sequence<Lexeme>, in file: ViewFile) {
    for mention in mentions {
      guard let use = file.names.use(of: index, at: mention), use.kind != .returned else {
        continue
      }
      uses.append(use)
    }
  }
}

/// The accounts of a file that have been asked for, by the index of the view.
private final class ViewAccounts {
  var known: [Int: ViewAccount?] = [:]
}

extension ViewAccount {
  /// The class, if it is known to be the same one of UIKit whatever makes the view.
  package var classOfUIKit: Lexeme? {
    let name = makings[0].className
    return makings.allSatisfy { $0.isOfUIKit && $0.className.hasSameText(as: name) } ? name : nil
  }

  /// Whether a function returns it, whose caller may do more with it.
  package var isReturned: Bool { uses.contains { $0.kind == .returned } }
}

extension ViewUse {
  /// The closure that gets the view to set it up: `stack.do { $0.axis = .vertical }`.
  package var configuringClosure: Closure? {
    guard kind == .call, let member,
      member == "then" || member == "do" || member == "with" || member == "apply"
        || member == "also", let call = member.call, call.arguments?.tokens.isEmpty ?? true
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

/// A value that makes a view: `UILabel()`, `UILabel().then { … }`, `{ let label = UILabel(); …; return label }()`,
/// `{ $0.text = title; return $0 }(UILabel())`, `Self.makeLabel()`.
package struct ViewMaking {
  /// The call of the initializer.
  package let initializer: Lexemes
  /// The class; that of the declaration for `.init()`.
  package let className: Lexeme
  /// Whether the class is known to be one of UIKit.
  package let isOfUIKit: Bool
  /// The local in which a closure or a function makes the view, as an index in `ViewFile.subviews`.
  package private(set) var local: Int?
  /// The closures that get the view as their argument, to set it up.
  package private(set) var closures: [Closure] = []

  /// Nil for a value that may be a view from elsewhere, or none.
  ///
  /// - Parameter type: what the declaration says the type is; empty if it does not.
  package init?(_ value: Lexemes, declaredAs type: Lexemes, in file: ViewFile) {
    if let name = value.madeClass(declaredAs: type, in: file) {
      (initializer, className, isOfUIKit) = (value, name, true)
      return
    }
    if value.isPlainInitializer, let name = value.first {
      (initializer, className, isOfUIKit) = (value, name, false)
      return
    }
    guard let first = value.first, let last = value.last else { return nil }
    if first.kind == .period, first.next?.is(Keyword.`init`) == true, let name = type.first,
      first.next?.next?.partner == last
    {
      (initializer, className, isOfUIKit) = (value, name, false)
      return
    }
    let inner: ViewMaking?
    switch file.names.returnedView(of: value) {
    case .local(let local):
      let declaration = file.subviews[local].declaration
      inner = declaration.value.flatMap { value in
        // `let card = card` would lead back here.
        value.first?.closure == nil
          ? ViewMaking(value, declaredAs: declaration.type, in: file) : nil
      }
      self.local = local
    case .argument:
      guard let closure = first.closure, let open = closure.body.close.next,
        open.kind == .leftParen, open.partner == last, let made = open.elements.first?.value
      else { return nil }
      inner = ViewMaking(made, declaredAs: type, in: file)
      closures = [closure]
    case .made:
      guard let statement = first.closure?.body.firstStatement else { return nil }
      let made = statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
      inner = ViewMaking(made, declaredAs: type, in: file)
    case nil:
      guard let closure = last.partner?.closure, let call = closure.call, call.last == last,
        call.arguments?.tokens.isEmpty ?? true, let period = call.name?.previous,
        period.kind == .period
      else { return nil }
      inner = ViewMaking(value.prefix(before: period), declaredAs: type, in: file)
      closures = [closure]
    }
    guard let inner else { return nil }
    (initializer, className) = (inner.initializer, inner.className)
    isOfUIKit = inner.isOfUIKit
    local = local ?? inner.local
    closures += inner.closures
  }

  /// Whether the initializer gets no other view, which might get hold of the new one.
  package func isAlone(in file: ViewFile) -> Bool {
    if isOfUIKit { return true }
    guard file.names.viewType(madeIn: initializer) != nil else { return false }
    return initializer.dropFirst().allSatisfy { token in
      switch token.kind {
      case .leftBrace: return false
      case .keyword: return !token.is(Keyword.`self`)
      case .identifier:
        let isArgument = token.previous?.kind != .period && token.next?.kind != .colon
        return !isArgument || token.hasCapital
      default: return true
      }
    }
  }
}

extension Lexemes {
  /// The class of UIKit that a value is an initializer of: `UILabel` of `UILabel()` and, with that type, of `.init()`.
  package func madeClass(declaredAs type: Lexemes, in file: ViewFile) -> Lexeme? {
    if file.names.isUIKitInitializer(self) { return first }
    guard first?.kind == .period, count > 3, self[startIndex + 1].is(Keyword.`init`),
      let open = self[startIndex + 1].next, open.kind == .leftParen, open.partner == last,
      open.elements.allSatisfy({ $0.label.map { $0.is(.frame) } ?? false }),
      let name = type.first, name.isNameOfUIKit, name.namesViewType
    else { return nil }
    return name
  }

  /// Whether it is `nil`.
  package var isNil: Bool { count == 1 && first?.is(.nil) == true }

  /// Whether the tokens are one call of a type: `PlayerView(song: song)`.
  package var isPlainInitializer: Bool {
    guard let type = first, type.hasCapital, var open = type.next else { return false }
    while open.kind == .period, let behind = open.next?.next { open = behind }
    return open.kind == .leftParen && open.partner == last
      && (open.previous?.hasCapital == true || open.previous?.is(Keyword.`init`) == true)
  }
}

private struct RemovalsOfViews { var exist: Bool }

extension ViewFile {
  /// Whether an action adds a local view that its function has just made, and that nothing else gets hold of.
  package func addsNewView(_ action: ViewAction) -> Bool {
    guard names.isViewLocal(action.item, at: action.statement),
      let index = names.subview(action.item, in: action.statement.block),
      subviews[index].isLocal, let view = ViewAccount.of(index, in: self)
    else { return false }
    return view.isMadeAtOnce && view.renewals.isEmpty && view.attachments(in: self)?.count == 1
  }

  /// Whether the code may take views away that it does not name.
  package var mayRemoveViews: Bool {
    memoized { file in RemovalsOfViews(exist: file.code.tokens.contains(where: \.mayRemoveViews)) }
      .exist
  }
}

extension Lexeme {
  /// Whether it is part of code that may take away views that it does not name: `removeFromSuperview`, `subviews`,
  /// `viewWithTag`, `clear()`.
  package var mayRemoveViews: Bool {
    guard kind == .identifier else { return false }
    if hasSuffix("ubviews") { return next?.kind != .colon && next?.kind != .leftParen }
    if self == "viewWithTag" || self == "removeAll" || hasPrefix("removeAll") {
      return owner?.hasSuffix("ancellables") != true && !hasSuffix("nimations")
    }
    if hasPrefix("remove") {
      return hasSuffix("Superview") || hasSuffix("iew") || hasSuffix("iews")
    }
    guard next?.kind == .leftParen else { return false }
    return hasPrefix("clear") || hasPrefix("reset") || hasPrefix("clean")
  }
}
