import SwiftSource

extension FactBuilder {
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
