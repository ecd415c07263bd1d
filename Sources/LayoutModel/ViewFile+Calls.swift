import SwiftSource

extension ViewFile {
  /// The names of the parameterless functions that a function surely calls on its own type, in order: `setup()` and
  /// `self.setup()` as statements of its body, before anything may leave it.
  public func sureCalls(of function: ViewFunction) -> [Lexeme] {
    let end = firstExit(of: function.body)
    return function.body.statements.prefix { $0.first.index < end }.compactMap(\.calledName)
  }

  /// The index of the first token of the first statement of a body that holds a `return`, a `throw` or their kin on some
  /// level; the end of the body for none.
  public func firstExit(of body: Block) -> Int { firstExit(of: body.index) }

  func firstExit(of body: Int) -> Int {
    let block = outline.blocks[body]
    for index in block.statements where outline.statements[index].kind == .transfer {
      guard runsDirectly(index, in: body) else { continue }
      return outline.statements[index].first
    }
    return block.close
  }

  /// The name that gets the stack which an action makes with its views: `row` in `let row = UIStackView(…)`; nil where
  /// the stack is only a part of a value.
  public func stack(madeBy action: ViewAction) -> Item? {
    guard action.role == .arrangement, let member = action.member?.index, member > 1,
      tokens[member - 2].kind == .identifier,
      let call = outline.call(named: member - 2)
    else { return nil }
    let statement = outline.statements[action.statement.index]
    let start = outline.calls[call].chainStart
    if statement.kind == .assignment, statement.assignment == start - 1,
      isPath(statement.first..<statement.assignment)
    {
      return item(statement.first..<statement.assignment, in: statement.block)
    }
    guard statement.kind == .property, statement.declaration >= 0 else { return nil }
    let declaration = outline.declarations[statement.declaration]
    guard declaration.name >= 0, declaration.value.lowerBound == start else { return nil }
    return item(declaration.name..<(declaration.name + 1), in: statement.block)
  }

  /// Whether code between two tokens passes a view to a function that is named for placing it somewhere:
  /// `embed(label)`, `row.attach(view: label)`. Further apart than anybody writes, it may.
  ///
  /// - Parameter name: a token with the view's name.
  public func mayPlace(_ name: Lexeme, between start: Int, _ end: Int) -> Bool {
    let name = name.index
    guard end - start < Self.longestFunction else { return true }
    for index in start..<max(start, end)
    where tokens[index].kind == .identifier && sameText(index, name) {
      switch tokens[index + 1].kind {
      case .rightParen, .comma, .exclamationPostfix: break
      default: continue
      }
      guard let open = opening(before: index), open > 0, tokens[open].kind == .leftParen else {
        continue
      }
      // What UIKit's own additions do is known without this.
      if tokens[open - 1].layoutWord == nil, isNamedForPlacing(open - 1) { return true }
    }
    return false
  }

  /// Functions with more tokens are not looked into between two of their statements.
  private static let longestFunction = 4_096

  private func isNamedForPlacing(_ name: Int) -> Bool {
    hasWordPrefix(name, "add") || hasWordPrefix(name, "insert") || hasWordPrefix(name, "embed")
      || hasWordPrefix(name, "move") || hasWordPrefix(name, "attach")
      || hasWordPrefix(name, "install") || hasWordPrefix(name, "place")
      || hasWordPrefix(name, "put") || hasWordPrefix(name, "show") || hasWordPrefix(name, "wrap")
      || hasWordPrefix(name, "present") || hasWordPrefix(name, "display")
  }

  /// The tokens whose names speak of taking views out of the view tree, in source order.
  public func removals() -> [Int] {
    tokens.indices.filter { index in
      guard tokens[index].kind == .identifier else { return false }
      if hasWordPrefix(index, "remove") || hasWordPrefix(index, "safelyRemove") { return true }
      switch tokens[index + 1].kind {
      case .leftParen, .leftBrace: break
      default: return false
      }
      return hasWordPrefix(index, "clear") || hasWordPrefix(index, "reset")
        || hasWordPrefix(index, "detach") || hasWordPrefix(index, "dismiss")
        || hasWordPrefix(index, "hide") || hasWordPrefix(index, "tearDown")
        || hasWordPrefix(index, "clean") || hasWordPrefix(index, "replace")
        || hasWordPrefix(index, "unload")
    }
  }

  /// Whether a branch around a statement, inside `outer`, depends on where a view is in the view tree: it asks for a
  /// `superview`, a `window`, or whether some views contain it.
  public func asksForParent(around statement: Statement, in outer: Block) -> Bool {
    for block in statement.block.ancestors {
      guard block != outer, let owner = block.owner, let open = block.open else { return false }
      let condition = code[owner.first.index..<open.index]
      let asks = condition.suffix(Self.longestItem).contains {
        $0.is(.superview) || $0.hasPrefix("isDescendant") || $0.hasPrefix("contains")
          || $0.hasPrefix("window") || $0.hasPrefix("subviews") || $0.hasPrefix("arrangedSubviews")
      }
      if asks { return true }
    }
    return false
  }
}
