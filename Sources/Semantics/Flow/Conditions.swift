import LayoutModel
import SwiftSource

extension Statement {
  /// Whether it runs whenever a body runs: it is directly in the body, in a `for` or in the closure of a `forEach`.
  package func runsWhenever(_ body: Block) -> Bool {
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

  /// Whether it runs whenever a body runs and some values exist: `if let window = view.window { … }` is around it.
  package func onlyNeedsValues(in body: Block) -> Bool {
    for block in block.ancestors {
      if block == body { return true }
      guard block.kind == .branch, let branch = block.owner, branch.first.is(.if),
        branch.onlyBinds, branch.tokens.first(where: { $0.kind == .leftBrace }) == block.open
      else { return false }
    }
    return false
  }

  /// Whether it runs whenever the data that a function gets says so: it is in an `if` whose conditions are only about
  /// parameters. One such as `isFirst` may say that it runs once.
  package func dependsOnData(of function: ViewFunction) -> Bool {
    for block in block.ancestors {
      if block == function.body { return true }
      guard block.kind == .branch, let branch = block.owner, branch.first.is(.if),
        branch.condition.allSatisfy({ token in
          if token.is(.`self`) || token.isNamedForFirstTime { return false }
          return !token.isFreeName || token.previous?.is(.let) == true
            || function.declaration.hasParameter(token)
        })
      else { return false }
    }
    return false
  }

  /// The conditions of an `if`.
  private var condition: Lexemes { tokens.prefix(while: { $0.kind != .leftBrace }).dropFirst() }

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

  fileprivate var leaves: Bool { statementsInside.contains { $0.kind == .transfer } }
}

extension Block {
  /// The first name before a token that removes views or constraints, or turns a constraint off.
  fileprivate func removal(before end: Lexeme?) -> Lexeme? {
    (end.map(tokens.prefix(before:)) ?? tokens).first {
      $0.kind == .identifier
        && ($0.hasPrefix("deactivate") || $0.hasPrefix("remove")
          || $0.is(.isActive) && $0.next?.kind == .equal
            && $0.next?.next?.is(Keyword.false) == true)
    }
  }
}

extension ViewFile {
  /// Where the code of the file may take another way, and what its functions call.
  package var flow: Flow { memoized { _ in Flow() } }

  /// Whether a statement always runs in its function or closure: no branch is around it, and nothing leaves before.
  package func alwaysRuns(_ statement: Statement) -> Bool {
    let block = statement.block
    guard block.kind == .functionBody || block.kind == .closure else { return false }
    return statement.first < flow.exit(of: block)
  }
}

/// What is known of the control flow in the blocks of a file, each of which is looked at once.
package final class Flow {
  private var exits = KeyMap<Lexeme>()
  private var conditions = KeyMap<Lexeme>()
  private var calls = KeyMap<[(call: Int, callee: ViewFunction)]>()

  /// A bound on the functions that one calls.
  private static let most = 32

  /// The first token of a block's first statement that may leave it; without one, the end of the block.
  package func exit(of block: Block) -> Lexeme {
    if let known = exits[block.key] { return known }
    let exit = block.firstExit
    exits[block.key] = exit
    return exit
  }

  /// The functions of its own type that a function calls by statements of its body, and the names in the calls.
  package func callees(
    of function: ViewFunction, in file: ViewFile
  ) -> [(call: Int, callee: ViewFunction)] {
    let key = function.body.key
    if let known = calls[key] { return known }
    var found: [(call: Int, callee: ViewFunction)] = []
    if function.isMember {
      let type = file.typeKey(at: function.type)
      for statement in function.body.statements where found.count < Self.most {
        guard let name = statement.calledFunction,
          let callee = file.names.ownFunction(calledBy: statement, of: type),
          callee.body != function.body, !callee.isNested
        else { continue }
        found.append((name.index, callee))
      }
    }
    calls[key] = found
    return found
  }

  /// The first token of a function's body after which the work may be conditional: a `guard` that does more than unwrap
  /// values, a branch that leaves, or code that removes the old views or constraints, perhaps in a function that it calls.
  package func firstCondition(of function: ViewFunction, in file: ViewFile) -> Lexeme {
    let body = function.body
    if let known = conditions[body.key] { return known }
    let branch = body.statements.first {
      guard $0.kind == .branch else { return false }
      return $0.first.is(.guard) ? !$0.onlyBinds : $0.leaves
    }
    let end = branch?.first ?? body.close
    var condition = body.removal(before: end) ?? end
    if let type = file.scopes.type(aroundBlock: body.index)?.key {
      let call = body.statementsOnAllLevels.lazy.prefix { $0.first < condition }.prefix(256).first {
        file.names.ownFunction(calledBy: $0, of: type)?.body.removal(before: nil) != nil
      }
      condition = call?.calledFunction?.call?.last ?? condition
    }
    conditions[body.key] = condition
    return condition
  }
}

extension Lexeme {
  fileprivate var isNamedForFirstTime: Bool {
    kind == .identifier && Self.wordsForFirstTime.contains { contains($0) }
  }

  private static let wordsForFirstTime: [StaticString] = [
    "first", "First", "initial", "Initial", "setup", "Setup", "needs", "should",
  ]
}
