import LayoutModel
import SwiftSource

/// A call of a method that the project may declare for UIKit's views or layers, a statement of its own:
/// `label.anchor(top: topAnchor)`, `layer.addBorder(.bottom)`.
package struct MethodCall {
  package let call: Call
  /// The view; nil for the one that the code belongs to.
  package let view: View?
  /// The view as it is named.
  package let item: Item
  package let handing: Handing
  /// If it is in a function that the one in question calls, that function and its call.
  package private(set) var callee: Declaration?
  package private(set) var caller: Call?

  package init?(_ statement: Statement, in file: ViewFile) {
    guard statement.kind == .expression, let call = statement.lastCall, let name = call.name,
      call.tokens.startIndex == statement.first.index
    else { return nil }
    var path = call.receiver ?? call.tokens.prefix(0)
    let isOfLayer = path.last?.is(.layer) == true
    if isOfLayer { path = path.dropLast(path.count > 1 ? 2 : 1) }
    guard let handing = Handing(receiverOf: call, isLayer: isOfLayer, in: file) else { return nil }
    (self.call, self.handing) = (call, handing)
    item = file.names.item(path, in: statement.block)
    guard !path.isEmpty, !item.isSelf else {
      view = nil
      // Its own function is followed, not looked for elsewhere.
      if call.receiver == nil, let type = file.scopes.type(around: statement),
        file.flow.function(named: name, of: type.key) != nil
      {
        return nil
      }
      return
    }
    guard file.names.isPath(path), let view = file.view(item, in: statement.block),
      view.subview != nil
    else { return nil }
    self.view = view
  }

  /// Those that a function makes whenever it runs, itself or in functions that it always calls on its own type.
  package static func all(inRunsOf function: ViewFunction, of file: ViewFile) -> [MethodCall] {
    let run = Run(of: function, in: file)
    var found: [MethodCall] = []
    var fuel = Fuel()
    for step in run.steps {
      for statement in step.function.sureStatements {
        // Any number of functions may call one.
        guard fuel.burn(statement.tokens.count) else { return [] }
        guard var call = MethodCall(statement, in: file),
          run.alwaysReaches(statement.first, of: step, in: file)
        else { continue }
        (call.callee, call.caller) = (step.callee, run.call(to: step, in: file))
        found.append(call)
      }
    }
    return found
  }
}
