import LayoutModel
import LintEngine
import SwiftSource

/// Work that a function repeats each time it runs.
struct RepeatedWork {
  /// The kind of work.
  enum Kind { case addition, constraint, frame }

  /// The kind of work.
  var kind: Kind
  /// The view that is added, constrained or placed.
  var item: Item
  /// The tokens to point at.
  var tokens: Lexemes
  /// The function that does the work, if it is another one.
  var function: Declaration?

  /// The views for a message: for `$0` in `bars.forEach { … }`, what the closure runs for. Nil where the code does not
  /// name them.
  func views(in file: ViewFile) -> String? {
    guard item.key != 0 else { return nil }
    guard let first = file.code[item.tokens].first, first.kind == .dollarIdentifier else {
      return "`\(file.name(item))`"
    }
    guard item.tokens.count == 1, let call = first.statement?.block.closure?.call,
      call.name?.is(.forEach) == true, let receiver = call.receiver
    else { return nil }
    if file.names.isPath(receiver) { return "each of `\(receiver.text)`" }
    guard let open = receiver.first, open.kind == .leftBracket, open.partner == receiver.last
    else { return nil }
    return Finding.Message.list(open.elements.map(\.value.text))
  }

  /// The first work that a function does whenever it runs: it adds a view, creates a constraint, or with `frames` sets
  /// a frame. Work behind a condition may happen only once, and work after the old views are removed does not pile up.
  /// Functions without parameters that it always calls on its own type are followed, one level deep.
  static func first(in function: ViewFunction, of file: ViewFile, frames: Bool) -> RepeatedWork? {
    let type = file.types[function.type].key
    let end = function.body.firstCondition(of: type, in: file)
    let own = own(in: function, of: file, before: end, frames: frames)
    for name in function.sureCalls.prefix(256) {
      guard name < end, own?.tokens.first.map({ name < $0 }) ?? true else { break }
      guard let callee = file.names.ownFunction(named: name, of: type),
        callee.body != function.body,
        let work = Self.own(
          in: callee, of: file, before: callee.body.firstCondition(of: type, in: file),
          frames: frames)
      else { continue }
      return RepeatedWork(
        kind: work.kind, item: work.item, tokens: name.call?.tokens ?? work.tokens,
        function: callee.declaration)
    }
    return own
  }

  private static func own(
    in function: ViewFunction, of file: ViewFile, before end: Lexeme, frames: Bool
  ) -> RepeatedWork? {
    for action in file.actions[function.actions] {
      guard let first = action.tokens.first ?? action.statement.tokens.first, first < end else {
        return nil
      }
      guard let kind = Kind(action, in: file, frames: frames),
        action.statement.runsWhenever(function.body)
      else { continue }
      return RepeatedWork(kind: kind, item: action.item, tokens: action.tokens)
    }
    return nil
  }
}

extension RepeatedWork.Kind {
  fileprivate init?(_ action: ViewAction, in file: ViewFile, frames: Bool) {
    switch action.role {
    case .addition: self = .addition
    case .constraint:
      // Constraints that a library recreates or updates replace the old ones.
      if let method = action.member, method.replacesConstraints { return nil }
      self = .constraint
    case .frame:
      let isLayer = file.code[action.item.tokens].contains { $0.hasSuffix("ayer") }
      guard frames, !isLayer else { return nil }
      self = .frame
    default: return nil
    }
  }
}

extension Statement {
  /// Whether it runs whenever a body runs: it is directly in the body, in a `for` or in the closure of a `forEach`.
  fileprivate func runsWhenever(_ body: Block) -> Bool {
    for block in block.ancestors {
      if block == body { return true }
      switch block.kind {
      case .loop:
        // The condition in `while bars.count < levels.count` may skip the work.
        guard let loop = block.owner, !loop.first.is(.while) else { return false }
      case .closure:
        guard block.closure?.call?.name?.is(.forEach) == true else { return false }
      default: return false
      }
    }
    return false
  }

  /// `guard let a, let b = c else { … }`: that values exist does not mean that it is the first time.
  fileprivate var onlyBinds: Bool {
    var begins = true
    for token in tokens.dropFirst().outermost {
      if token.is(.else) { break }
      if begins, !token.is(.let), !token.is(.var) { return false }
      begins = token.kind == .comma
    }
    return true
  }

  /// Whether a statement in it leaves.
  fileprivate var leaves: Bool { statementsInside.contains { $0.kind == .transfer } }
}

extension Block {
  /// The first token of a body after which the work may be conditional: a `guard` that does more than unwrap values, a
  /// branch that leaves, or code that removes the old views or constraints, perhaps in a function that it calls.
  ///
  /// - Parameter type: the key of the type that the body belongs to.
  fileprivate func firstCondition(of type: UInt64, in file: ViewFile) -> Lexeme {
    let condition = statements.first {
      guard $0.kind == .branch else { return false }
      return $0.first.is(.guard) ? !$0.onlyBinds : $0.leaves
    }
    let end = condition?.first ?? close
    let removal = removal(before: end) ?? end
    let call = statementsOnAllLevels.lazy.prefix { $0.first < removal }.prefix(256)
      .compactMap(\.calledName)
      .first { file.names.ownFunction(named: $0, of: type)?.body.removal(before: nil) != nil }
    return call?.call?.last ?? removal
  }

  /// The first name before a token that removes views or constraints.
  private func removal(before end: Lexeme?) -> Lexeme? {
    (end.map(tokens.prefix(before:)) ?? tokens).first {
      $0.kind == .identifier && ($0.hasPrefix("deactivate") || $0.hasPrefix("remove"))
    }
  }
}
