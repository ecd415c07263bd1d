import LayoutModel
import Semantics
import SwiftSource

extension Block {
  /// The call in an animation that lays out one view of the file, if nothing else in it does.
  func onlyLayout(in file: ViewFile) -> (call: Call, view: View)? {
    var found: (call: Call, view: View)?
    for statement in statements.prefix(8) {
      guard statement.tokens.contains(where: { $0.hasPrefix(.layout) }) else { continue }
      guard found == nil, statement.block == self,
        let name = statement.tokens.last?.partner?.previous,
        name.is(.layoutIfNeeded), let call = name.call, call.tokens == statement.tokens,
        let receiver = call.receiver,
        let view = file.view(receiver, in: self), view.subview != nil
      else { return nil }
      found = (call, view)
    }
    return found
  }
}

extension Call {
  /// Whether the code before it, in its block, and the code that it animates change constraints of one view only, which
  /// are on that view.
  func onlyMoves(_ view: View, with animations: Block, in file: ViewFile) -> Bool {
    var changed: Set<View?> = []
    for statement in animations.statements.prefix(8) {
      changed.formUnion(file.viewsMoved(by: statement))
    }
    var previous = statement.previous
    for _ in 0..<8 {
      guard let statement = previous else { break }
      previous = statement.previous
      changed.formUnion(file.viewsMoved(by: statement))
    }
    return changed == [view]
  }
}

extension ViewFile {
  /// The views whose constraints a statement makes or changes; nil for one that is not known.
  fileprivate func viewsMoved(by statement: Statement) -> Set<View?> {
    let made = constraints(in: statement.tokens)
    if !made.isEmpty { return Set(made.map(first)) }
    let placed = { (name: Lexeme) in
      self.memoized(PlacedByNames.init).views[self.names.key(name)] ?? []
    }
    let name: Lexeme?
    if statement.kind == .assignment {
      guard let member = statement.target?.last, member.is(.constant) || member.is(.isActive) else {
        return []
      }
      name = member.owner
    } else {
      guard let called = statement.tokens.last?.partner?.previous, called.changesConstraint else {
        return []
      }
      name = called.owner
      // `NSLayoutConstraint.activate(open + shared)`
      if let name, name.is(.NSLayoutConstraint) {
        return (called.call?.arguments?.tokens.prefix(32) ?? statement.tokens.prefix(0))
          .filter { $0.kind == .identifier && $0.member == nil }
          .reduce(into: []) { $0.formUnion(placed($1)) }
      }
    }
    return name.map(placed) ?? []
  }
}

extension Lexeme {
  fileprivate var changesConstraint: Bool {
    self.is(.update) || self.is(.activate) || self.is(.deActivate) || self.is(.deactivate)
  }
}

/// For each name that stands for constraints, the views that they are on.
private struct PlacedByNames {
  private(set) var views: [UInt64: Set<View?>] = [:]

  init(_ file: ViewFile) {
    for constraint in file.constraints {
      let statement = constraint.statement
      guard let name = statement.declaration?.name ?? statement.target?.last else { continue }
      views[file.names.key(name), default: []].insert(file.first(of: constraint))
    }
  }
}
