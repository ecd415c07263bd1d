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

  /// Whether a statement in it leaves.
  fileprivate var leaves: Bool { statementsInside.contains { $0.kind == .transfer } }
}

extension Block {
  /// The first token of a body after which the work may be conditional: a `guard` that does more than unwrap values, a
  /// branch that leaves, or code that removes the old views or constraints, perhaps in a function that it calls.
  ///
  /// - Parameter type: the key of the type that the body belongs to.
  package func firstCondition(of type: UInt64, in file: ViewFile) -> Lexeme {
    let condition = statements.first {
      guard $0.kind == .branch else { return false }
      return $0.first.is(.guard) ? !$0.onlyBinds : $0.leaves
    }
    let end = condition?.first ?? close
    let removal = removal(before: end) ?? end
    let call = statementsOnAllLevels.lazy.prefix { $0.first < removal }.prefix(256)
      .first { file.names.ownFunction(calledBy: $0, of: type)?.body.removal(before: nil) != nil }
    return call?.calledFunction?.call?.last ?? removal
  }

  /// The first name before a token that removes views or constraints.
  private func removal(before end: Lexeme?) -> Lexeme? {
    (end.map(tokens.prefix(before:)) ?? tokens).first {
      $0.kind == .identifier && ($0.hasPrefix("deactivate") || $0.hasPrefix("remove"))
    }
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

extension ViewFile {
  /// A bound on the functions that one calls, and on how deep they call each other.
  private static let mostCallees = 16
  private static let deepestCallee = 3

  /// The first work of a function and of the functions that it always calls on its own type, with the function of these
  /// that does it.
  ///
  /// - Parameter own: finds what a function surely does itself, and the first token of that.
  package func firstWork<Work>(
    inRunsOf function: ViewFunction, depth: Int = 0,
    own: (ViewFunction) -> (work: Work, place: Lexeme)?
  ) -> (work: Work, callee: Declaration?)? {
    let found = own(function)
    let known = found.map { (work: $0.work, callee: nil as Declaration?) }
    guard depth < Self.deepestCallee,
      let type = scopes.type(aroundBlock: function.body.index)?.key
    else { return known }
    var end: Lexeme?
    var calls = 0
    for statement in function.body.statements {
      if let place = found?.place, statement.first > place { break }
      guard let callee = names.ownFunction(calledBy: statement, of: type),
        callee.body != function.body
      else { continue }
      calls += 1
      guard calls <= Self.mostCallees,
        let work = firstWork(inRunsOf: callee, depth: depth + 1, own: own)
      else { continue }
      let condition = end ?? function.body.firstCondition(of: type, in: self)
      end = condition
      guard statement.first < condition else { break }
      return (work.work, work.callee ?? callee.declaration)
    }
    return known
  }
}
