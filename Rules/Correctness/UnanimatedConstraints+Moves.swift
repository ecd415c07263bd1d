import LayoutModel
import Semantics
import SwiftSource

extension Block {
  /// The call in an animation that lays out one view of the file, if nothing else in it does.
  func onlyLayout(in file: ViewFile) -> (call: Call, view: View)? {
    var found: (call: Call, view: View)?
    for statement in statements {
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
    var fuel = Fuel()
    for statement in animations.statements {
      changed.formUnion(file.viewsMoved(by: statement, &fuel))
    }
    var previous = statement.previous
    while let statement = previous {
      guard fuel.burn(statement.tokens.count) else { return false }
      previous = statement.previous
      changed.formUnion(file.viewsMoved(by: statement, &fuel))
    }
    return changed == [view]
  }
}

extension ViewFile {
  /// The views whose constraints a statement makes or changes; nil for one that is not known.
  fileprivate func viewsMoved(by statement: Statement, _ fuel: inout Fuel) -> Set<View?> {
    let made = constraints(in: statement.tokens)
    if !made.isEmpty { return Set(made.map(first)) }
    var views: Set<View?> = []
    for event in constraintLife.events(in: statement.tokens) {
      guard event.turns || event.verb == .constant,
        let kept = constraintLife.name(event.name, in: self)
      else { continue }
      guard fuel.burn(kept.constraints.count) else { return [nil] }
      views.formUnion(kept.constraints.map { first(of: constraints[$0]) })
    }
    return views
  }
}
