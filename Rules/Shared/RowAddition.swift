import LayoutModel
import SwiftSource

/// A new view, gesture recognizer or action that code adds to a cell for each row.
struct RowAddition {
  /// The cell, or its content view, as it is named.
  var cell: String
  /// The name of the new view, or of the view in the cell that gets the handler.
  var view: String
  /// What the view gets; nil for a new view.
  var handler: HandlerAddition.Kind?
  /// The tokens to point at.
  var tokens: Lexemes

  /// The first such view of each function, and the first handler.
  static func all(in file: ViewFile) -> [RowAddition] {
    var rows: [RowAddition] = []
    var last: Block?
    for index in file.actions.indices where file.actions[index].role == .addition {
      let action = file.actions[index]
      guard let parent = action.parent, let cell = file.names.leadingName(parent),
        cell.hasSuffix(.cell), let body = action.statement.provider(of: cell), body != last,
        file.addsNewView(action), !body.tokens.contains(where: \.mayRemoveViews)
      else { continue }
      last = body
      rows.append(
        RowAddition(
          cell: file.name(parent), view: file.name(action.item), tokens: action.tokens))
    }
    return rows + handlers(in: file)
  }

  private static func handlers(in file: ViewFile) -> [RowAddition] {
    var rows: [RowAddition] = []
    var last: Block?
    for addition in HandlerAddition.all(in: file) {
      guard let place = addition.call.receiver?.withoutClosures, let cell = place.first,
        cell.hasSuffix(.cell), let body = addition.call.statement.provider(of: cell), body != last
      else { continue }
      last = body
      let view = place.text
      rows.append(
        RowAddition(
          cell: cell.text, view: view, handler: addition.kind, tokens: addition.call.callee))
    }
    return rows
  }
}

extension Lexemes {
  /// The path that a receiver stands for: `cell.cover` for `$0` in `cell.cover.do { $0.addGestureRecognizer(tap) }`.
  fileprivate var withoutClosures: Lexemes {
    guard count == 1, let name = first, name.kind == .dollarIdentifier,
      let call = name.statement?.block.closure?.call, call.configuresReceiver,
      let receiver = call.receiver
    else { return self }
    return receiver
  }
}

extension Statement {
  /// The body of the function or closure around the statement that gets or takes a reused cell for each row; nil where
  /// a condition on the way may be about what the cell has.
  func provider(of cell: Lexeme) -> Block? {
    for block in block.ancestors {
      switch block.kind {
      case .closure:
        guard let closure = block.closure else { return nil }
        if closure.signature.contains(where: { $0.hasSameText(as: cell) }) {
          return closure.call?.providesCells == true ? block : nil
        }
        if block.dequeues(cell) { return block }
        guard let call = closure.call, let name = call.name,
          name.is(.forEach) || name.isDispatch || call.configuresReceiver
        else { return nil }
      case .functionBody: return block.dequeues(cell) ? block : nil
      case .typeBody, .file, .accessors: return nil
      default:
        guard let owner = block.owner, let open = block.open else { continue }
        let condition = owner.tokens.prefix(before: open)
        if condition.contains(where: { $0.hasSameText(as: cell) || $0.is(.nil) }) { return nil }
      }
    }
    return nil
  }
}

extension Call {
  /// Whether its closure runs at once, with the receiver: `cell.cover.do { … }`.
  fileprivate var configuresReceiver: Bool {
    receiver != nil && name?.configuresReceiver == true
  }

  /// Whether its closure is called for each row, with a cell that may have shown another one: a registration of cells,
  /// or the binding of a reactive library.
  fileprivate var providesCells: Bool {
    if let name, name.is(.CellRegistration) || name.is(.items) { return true }
    return tokens.contains { $0.is(.CellRegistration) || $0.is(.cellIdentifier) }
  }
}

extension Block {
  fileprivate func dequeues(_ cell: Lexeme) -> Bool {
    statementsOnAllLevels.contains { statement in
      statement.kind == .property || statement.kind == .branch
        ? statement.tokens.contains {
          $0.next?.kind == .equal && $0.hasSameText(as: cell) && $0.isDequeued
        } : false
    }
  }
}

extension Lexeme {
  /// Whether it is the name in `let cell = table.dequeueReusableCell(…)`, with an index path or as a constant that is no
  /// optional: other code creates the first cells itself.
  fileprivate var isDequeued: Bool {
    guard let keyword = previous, keyword.is(.let) || keyword.is(.var), let equal = next,
      equal.kind == .equal, let statement
    else { return false }
    let value = statement.tokens.suffix(after: equal)
    guard let name = value.prefix(12).first(where: { $0.hasPrefix(.dequeue) }) else {
      return false
    }
    guard let call = name.call else { return false }
    if keyword.is(.let), statement.first.is(.guard) || call.last.next?.unwraps == true {
      return true
    }
    return call.arguments?.contains { $0.label.is(.for) || $0.label.is(.indexPath) }
      ?? false
  }

  /// Whether what comes before is no optional with this: `!`, `?? Cell()`, `as! Cell`.
  fileprivate var unwraps: Bool {
    kind == .exclamationPostfix || self == "??"
      || self.is(.as) && next?.kind == .exclamationPostfix
  }
}
