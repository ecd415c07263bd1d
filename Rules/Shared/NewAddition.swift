import LayoutModel
import Semantics
import SwiftSource

/// A call that gives a view or a layer something which stays there: another view, a layer, a gesture recognizer, an action.
struct NewAddition: Placed {
  /// What is added, as a message names it.
  enum Kind: String {
    case view, layer
    case recognizer = "gesture recognizer"
    case action
  }

  let kind: Kind
  let statement: Statement
  /// The view that gets it.
  let keeper: Item
  /// The same as the code names it: `cell.cover` also in `cell.cover.do { $0.addGestureRecognizer(tap) }`.
  let place: Lexemes
  /// The name of what is added, or the call that makes it.
  let added: Lexemes
  /// The tokens to point at.
  let tokens: Lexemes
  /// The index of the action that adds a view.
  private let action: Int?

  private init?(action index: Int, in file: ViewFile) {
    let action = file.actions[index]
    guard let parent = action.parent else { return nil }
    (kind, statement, self.action) = (.view, action.statement, index)
    (keeper, place) = (parent, file.code[parent.tokens])
    (added, tokens) = (file.code[action.item.tokens], action.tokens)
  }

  private init?(_ call: Call, in file: ViewFile) {
    guard let name = call.name, name.call == call, let argument = call.arguments?.first,
      name.previous?.kind == .period || call.statement.first == name,
      call.statement.kind == .expression
    else { return nil }
    var receiver = call.receiver ?? call.tokens.prefix(0)
    switch name.layoutWord {
    case .addGestureRecognizer: kind = .recognizer
    case .addAction:
      // Those of an alert take no events.
      guard call.arguments?["for"] != nil else { return nil }
      kind = .action
    case .addSublayer, .insertSublayer:
      kind = .layer
      if receiver.last?.is(.layer) == true {
        receiver = receiver.dropLast(receiver.count > 1 ? 2 : 1)
      } else {
        let type = file.scopes.type(around: call.statement)?.declaration
        guard receiver.allSatisfy({ $0.is(.`self`) }), type?.name?.isNameOfLayer == true else {
          return nil
        }
      }
    default: return nil
    }
    (statement, action, added) = (call.statement, nil, argument.value)
    keeper = file.names.item(receiver, in: call.statement.block)
    place = receiver.withoutClosures
    tokens = kind == .layer ? argument.value.prefix(1) : call.callee
  }

  /// Those in some code, in source order.
  static func all(in code: Lexemes, of file: ViewFile) -> ArraySlice<NewAddition> {
    let all = file.memoized(NewAdditions.init).all
    let first = all.partitioningIndex { $0.tokens.startIndex >= code.startIndex }
    return all[first...].prefix { $0.tokens.startIndex < code.endIndex }
  }

  /// Whether the code around it has just made what is added, and hands it to nothing else.
  func isNew(in file: ViewFile) -> Bool {
    if let action { return file.addsNewView(file.actions[action]) || addsRenewedView(in: file) }
    guard let name = added.first else { return false }
    if name.makes(kind) {
      // `CALayer().kept(by: self)`
      return !replacesOther(added) && (kind != .layer || name.next?.partner == added.last)
    }
    guard added.count == 1, name.kind == .identifier else { return false }
    for block in statement.block.ancestors {
      if let made = block.initialValue(ofLocal: name) {
        var fuel = Fuel()
        return made.first?.makes(kind) == true && !replacesOther(made)
          && fuel.burn(block.tokens.count) && !block.handsOn(name)
      }
      if block.kind == .functionBody || block.kind == .typeBody { return false }
    }
    return false
  }

  /// Whether it adds the view that the code has just put in place of another one in a private property, which nothing takes
  /// away: `label = UILabel(); addSubview(label)`.
  private func addsRenewedView(in file: ViewFile) -> Bool {
    guard let view = file.view(file.names.item(added, in: statement.block), in: statement.block),
      view.isProperty, view.declaration?.isPrivate == true, view.isMade,
      view.renewals.contains(where: {
        $0.block == statement.block && $0 < statement && $0.assignedValue?.isNil == false
      })
    else { return false }
    return view.events.allSatisfy { use in
      switch use.kind {
      case .memberAssignment, .member: true
      case .call: use.member?.is(.removeFromSuperview) == false
      case .argument: use.placement(in: file) != nil
      default: false
      }
    }
  }

  /// An action with an identifier replaces the one that has it.
  private func replacesOther(_ value: Lexemes) -> Bool {
    kind == .action && value.contains { $0.is(.identifier) }
  }

  /// Whether some code may take such things away again.
  func isUndone(in code: Lexemes, of file: ViewFile) -> Bool {
    switch kind {
    case .view: code.mayRemove(.unnamedSubviews, in: file)
    case .layer: code.mayRemove(.layer, in: file)
    case .recognizer, .action: code.mayRemove(.handlers, in: file)
    }
  }

  /// The first that a function adds whenever it runs, where nothing in the file takes such things away.
  ///
  /// - Parameter lasts: whether the view that gets it stays.
  static func repeated(
    _ kinds: [Kind], in function: ViewFunction, of file: ViewFile,
    where lasts: (NewAddition) -> Bool
  ) -> RepeatedWork? {
    all(in: function.body.tokens, of: file).first { addition in
      kinds.contains(addition.kind) && addition.statement.runsWhenever(function.body)
        && lasts(addition) && addition.isNew(in: file)
        && !addition.isUndone(in: file.code.tokens, of: file)
    }.map(RepeatedWork.init)
  }

  private struct NewAdditions {
    var all: [NewAddition] = []

    init(_ file: ViewFile) {
      all = file.actions.indices.lazy.filter { file.actions[$0].role == .addition }
        .compactMap { NewAddition(action: $0, in: file) }
      guard
        file.hasWord(.addGestureRecognizer, .addAction, .addSublayer, .insertSublayer)
      else { return }
      all += file.code.calls.compactMap { NewAddition($0, in: file) }
      all.sort { $0.tokens.startIndex < $1.tokens.startIndex }
    }
  }
}

// MARK: - Rows

extension NewAddition {
  /// What code adds anew to a cell for each row: in each function the first view or layer, and the first handler.
  static func ofRows(in file: ViewFile) -> [NewAddition] {
    var found = KeySet()
    return all(in: file.code.tokens, of: file).filter { addition in
      guard let cell = addition.place.first(where: { $0.kind == .identifier }),
        cell.hasSuffix(.cell), let body = addition.statement.provider(of: cell),
        addition.isNew(in: file),
        !addition.isUndone(in: addition.kind == .view ? body.tokens : file.code.tokens, of: file)
      else { return false }
      return found.insert(body.key << 1 | (addition.isHandler ? 1 : 0))
    }
  }

  var isHandler: Bool { kind == .recognizer || kind == .action }

  /// How a message names what is added.
  var name: String { isHandler ? kind.rawValue : "`\(added.first?.text ?? kind.rawValue)`" }
}

extension Lexemes {
  /// The path that a receiver stands for: `cell.cover` for `$0` in `cell.cover.do { $0.addGestureRecognizer(tap) }`.
  fileprivate var withoutClosures: Lexemes {
    count == 1 && first?.kind == .dollarIdentifier ? first?.receiverToConfigure ?? self : self
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

extension Lexeme {
  fileprivate func makes(_ kind: NewAddition.Kind) -> Bool {
    guard next?.kind == .leftParen || next?.kind == .leftBrace else { return false }
    return switch kind {
    case .view: false
    case .layer: isNameOfLayer
    case .recognizer: hasLastWord(.gestureRecognizer)
    case .action: self.is(.UIAction)
    }
  }
}
