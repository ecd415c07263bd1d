import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension Call {
  fileprivate func isOnViewThatStays(type: UInt64, in file: ViewFile) -> Bool {
    var view = receiver ?? tokens.prefix(0)
    if view.last?.is(.layer) == true { view = view.dropLast(view.count > 1 ? 2 : 1) }
    guard let first = view.first else {
      // Its own function is followed, not looked for elsewhere.
      return receiver != nil
        || name.map { file.names.ownFunction(named: $0, of: type) == nil } == true
    }
    if view.count == 1, first.is(.`self`) { return true }
    return file.view(view, in: statement.block)?.isProperty == true
  }
}

/// A call of a method that the project declares for UIKit's views or layers, which may add a new layer each time:
/// `layer.addBorder(.bottom)`.
struct LayerMethodCall {
  let call: Call
  let name: Lexeme
  /// Identifies the name of the method and whether it is one of a layer, or of a view.
  let method: UIKitMethod

  /// Those that a function makes whenever it runs, on its own view or on views that stay.
  static func all(in function: ViewFunction, of file: ViewFile) -> [LayerMethodCall] {
    let type = file.typeKey(at: function.type)
    let end = file.flow.firstCondition(of: function, in: file)
    var calls: [LayerMethodCall] = []
    for statement in function.sureStatements where statement.kind == .expression {
      guard statement.first < end else { break }
      guard let call = statement.tokens.last?.partner?.previous?.call, let name = call.name,
        !name.isLayoutWord, !file.names.isUIKitMethod(name),
        call.tokens.startIndex == statement.first.index,
        call.isOnViewThatStays(type: type, in: file)
      else { continue }
      calls.append(
        LayerMethodCall(
          call: call, name: name,
          method: UIKitMethod(
            name: file.names.key(name), isOfLayer: call.receiver?.last?.is(.layer) == true,
            effect: .addsLayer)))
    }
    return calls
  }

  /// Collects which methods of UIKit's views and layers in a file add a new layer each time.
  static func collectMethods(of file: ViewFile, _ report: inout Report) {
    let mayAdd = file.hasWord(.addSublayer, .insertSublayer)
    for (method, isOfLayer) in UIKitMethod.declarations(in: file) {
      report.collect(UIKitMethods.self) {
        $0.add(
          UIKitMethod(name: method.key, isOfLayer: isOfLayer, effect: .addsLayer),
          fits: mayAdd && method.addsLayer(in: file))
      }
    }
  }
}

extension ViewFunction {
  /// Whether a method makes a layer, adds it to its own, and takes none away.
  fileprivate func addsLayer(in file: ViewFile) -> Bool {
    guard !body.tokens.mayRemove([.layer, .subview], in: file) else { return false }
    // A `break` only leaves a `switch` or a loop.
    let exit =
      body.statementsOnAllLevels.first { $0.kind == .transfer && !$0.first.is(.break) }?.first
      ?? body.close
    return NewAddition.all(in: body.tokens, of: file).contains { addition in
      addition.kind == .layer && addition.keeper.isSelf && addition.statement.first < exit
        && addition.statement.runsWhenever(body) && addition.isNew(in: file)
    }
  }
}
