import LayoutModel
import Semantics
import SwiftSource

extension Declaration {
  /// Whether it declares a type.
  var isType: Bool {
    switch kind {
    case .class, .structure, .enumeration, .actor, .protocol: name != nil
    default: false
    }
  }

  /// Whether it may declare a label or an image view, by the first name in its type or its value: these get no touches
  /// unless that is turned on.
  var mayTakeNoTouches: Bool {
    let name = type.first ?? value?.first
    return name?.takesNoTouches == true || name?.kind == .leftBrace
  }
}

extension Lexemes {
  /// The text for a message, if it is short and on one line.
  var shortText: String? {
    let text = text
    return text.utf8.count <= 40 && !text.contains { $0.isNewline || $0 == "`" } ? text : nil
  }

  /// The text of a number, without a fraction of zero.
  var plainNumber: String? {
    guard count == 1, let number = first, number.isNumber else { return nil }
    let text = number.text
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Lexeme {
  /// Whether it names a class of UIKit whose views get no touches unless that is turned on.
  var takesNoTouches: Bool { self.is(.UILabel) || self.is(.UIImageView) }
}

extension Block {
  /// What is looped over, if these are the statements of a `for` or of the closure of a `forEach`.
  var listOfLoop: Lexemes? {
    if let call = closure?.call { return call.name.is(.forEach) ? call.receiver : nil }
    guard kind == .loop, let loop = owner, let open,
      let start = loop.tokens.first(where: { $0.is(.in) })
    else { return nil }
    return loop.tokens.suffix(after: start).prefix(before: open)
  }
}

extension ViewFunction {
  /// The name of a member that takes no data; nil for any other function.
  var nameWithoutData: Lexeme? {
    isMember && !isNested && !hasParameters && declaration.kind == .function
      ? declaration.name : nil
  }
}

extension ViewFile {
  /// The subviews that a function configures itself, once each, under the name of the property that a local becomes. What
  /// it hands on from its parameters is data, and what it sets in one case only is a state, unless it adds views there.
  func views(configuredBy function: ViewFunction) -> [Item] {
    var keys = KeySet()
    let actions = actions(of: function)
    let additions = actions.lazy.filter { $0.role == .addition || $0.role == .arrangement }
    let building = Set(additions.map(\.statement.block))
    return actions.compactMap { action in
      guard
        action.role == .appearance
          || action.role == .configuration
            && (!action.showsState || building.contains(action.statement.block)),
        !keys.contains(action.root.key), names.isSubview(action),
        action.statement.runsDirectly(in: function.body), !action.takesArgument(of: function)
      else { return nil }
      let view = property(action.root, at: action.statement)
      return keys.insert(view.key) ? view : nil
    }
  }

  /// The property that a local is another name of; the same item for anything else.
  private func property(_ item: Item, at statement: Statement) -> Item {
    guard names.isLocalItem(item, at: statement), let name = code[item.tokens].first,
      name.kind == .identifier,
      let sources = model.aliases.sources(of: name, in: statement.block),
      sources.count == 1, code[sources[0].item.tokens].last.map(names.isViewProperty) == true
    else { return item }
    return sources[0].item
  }
}

extension ViewFile {
  /// What a function does with views. A closure that sets its receiver up runs as part of the statement around it: for
  /// `label.do { $0.font = font }`, that statement does something with `label`.
  func actions(of function: ViewFunction) -> ArraySlice<ViewAction> {
    let actions = actions[function.actions]
    guard actions.contains(where: { $0.statement.block.kind == .closure }) else { return actions }
    return actions.map { action in
      guard action.item == action.root,
        let view = code[action.item.tokens].first?.receiverToConfigure, names.isPath(view),
        let statement = view.first?.statement, statement.first == view.first
      else { return action }
      return ViewAction(
        action.role, on: view, by: statement, action.member, at: action.tokens, in: self)
    }[...]
  }
}

extension ViewAction {
  init(
    _ role: StatementRole, on view: Lexemes, by statement: Statement, _ member: Lexeme?,
    at tokens: Lexemes, in file: ViewFile
  ) {
    let item = file.names.item(view, in: statement.block)
    // What follows `self.` is the item's own name.
    let names = view.filter { $0.kind == .identifier }
    let root = names.count > 1 ? file.names.item(names[0].alone, in: statement.block) : item
    self.init(
      role: role, statement: statement, item: item, root: root, member: member, tokens: tokens)
  }

  /// The statement with its member, which may be in a closure of `statement`.
  private var inner: Statement { member?.statement ?? statement }

  /// Whether it hands on what its function gets from the caller.
  func takesArgument(of function: ViewFunction) -> Bool {
    let value = inner.assignedValue ?? member?.call?.arguments?.tokens
    return value?.contains { $0.isFreeName && function.declaration.hasParameter($0) } ?? false
  }

  /// Whether it sets something in one case only, or one of two values.
  var showsState: Bool {
    statement.block.kind != .functionBody || inner.tokens.contains { $0.kind == .questionInfix }
  }
}

extension ViewFile {
  /// The first token of a path to a member of the view that the code belongs to.
  func ownPath(to member: Lexeme) -> Lexeme? {
    guard let statement = member.statement,
      let type = scopes.declaredType(around: statement)
    else { return nil }
    let name = member.owner ?? member
    let isSelf = name.is(Keyword.`self`)
    let isOwn =
      isSelf || name == member
      ? type.declaration.role == .view
      : name.is(.view) && scopes.role(around: statement) == .controller
        || name.is(.contentView) && type.isCell
    guard isOwn, isSelf || name.isFreeName && !scopes.isLocal(name) else { return nil }
    return name == member ? name : name.owner ?? name
  }
}
