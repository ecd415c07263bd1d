import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A layer that a function makes and adds each time that it runs.
struct RepeatedLayer {
  /// The name of the layer, where it is added.
  var name: Lexeme
  /// The function that adds it, if it is another one.
  var function: Declaration?

  /// The first such layer of a function and of those that it always calls on its own type, if nothing in the file takes
  /// layers away.
  static func first(in function: ViewFunction, of file: ViewFile) -> RepeatedLayer? {
    let found = Run(of: function, in: file).firstWork(in: file) { function in
      own(in: function.body, of: file).map { ($0, $0) }
    }
    guard let found, !file.memoized(LayerRemovals.init).mayRemove else { return nil }
    return RepeatedLayer(name: found.work, function: found.step.callee)
  }

  /// A bound on the layers of one body that are looked at.
  private static let most = 16

  /// The first layer that the statements of a body make, add, and hand to nothing else.
  private static func own(in body: Block, of file: ViewFile) -> Lexeme? {
    var left = most
    for statement in body.statements where statement.kind == .expression {
      guard left > 0 else { return nil }
      guard let call = statement.tokens.last?.partner?.previous?.call, let method = call.name,
        method.is(.addSublayer) || method.is(.insertSublayer), call.isOnLayerThatStays(in: file),
        let layer = call.arguments?.first?.value, let name = layer.first
      else { continue }
      left -= 1
      if name.makesLayer, name.next?.partner == layer.last { return name }
      if layer.count == 1, body.initialValue(ofLocal: name)?.first?.makesLayer == true,
        !body.handsOn(name)
      {
        return name
      }
    }
    return nil
  }
}

private struct LayerRemovals {
  let mayRemove: Bool

  init(_ file: ViewFile) {
    mayRemove = file.code.tokens.contains {
      $0.kind == .identifier && ($0.hasSuffix(.sublayers) || $0.is(.removeFromSuperlayer))
    }
  }
}

extension Call {
  /// Whether it is called on the layer of a view that is not local: one that the function makes may be new each time,
  /// and so may a mask.
  fileprivate func isOnLayerThatStays(in file: ViewFile) -> Bool {
    guard let receiver, let first = receiver.first, receiver.last?.is(.layer) == true else {
      return false
    }
    return first.is(.`self`) || (first.kind == .identifier && !file.scopes.isLocal(first))
  }

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

extension Lexeme {
  /// Whether it is the type in `CALayer(…)`.
  var makesLayer: Bool {
    isNameOfLayer && next?.kind == .leftParen
  }
}

/// A call of a method that the project declares for UIKit's views or layers, which may add a new layer each time:
/// `layer.addBorder(.bottom)`.
struct LayerMethodCall {
  let call: Call
  let name: Lexeme
  /// Identifies the name of the method and whether it is one of a layer, or of a view.
  let method: UIKitMethod

  /// A bound on the calls of one function.
  private static let most = 16

  /// Those that a function makes whenever it runs, on its own view or on views that stay.
  static func all(in function: ViewFunction, of file: ViewFile) -> [LayerMethodCall] {
    let type = file.typeKey(at: function.type)
    let end = file.flow.firstCondition(of: function, in: file)
    var calls: [LayerMethodCall] = []
    for statement in function.sureStatements.prefix(256) where statement.kind == .expression {
      guard statement.first < end, calls.count < most else { break }
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
          fits: mayAdd && method.addsLayer(toItself: isOfLayer))
      }
    }
  }
}

extension ViewFunction {
  /// Whether a method makes a layer, adds it to its own, and takes none away.
  ///
  /// - Parameter isOfLayer: whether it is a method of the layer itself.
  fileprivate func addsLayer(toItself isOfLayer: Bool) -> Bool {
    let mayRemove = body.tokens.contains {
      $0.kind == .identifier && ($0.hasPrefix(.remove) || $0.hasSuffix(.sublayers))
    }
    guard !mayRemove else { return false }
    // A `break` only leaves a `switch` or a loop.
    let exit =
      body.statementsOnAllLevels.first { $0.kind == .transfer && !$0.first.is(.break) }?.first
      ?? body.close
    return body.statementsOnAllLevels.prefix(256).contains { statement in
      guard statement.kind == .expression, statement.first < exit, statement.runsWhenever(body),
        let call = statement.tokens.last?.partner?.previous?.call, let name = call.name,
        name.is(.addSublayer) || name.is(.insertSublayer), let layer = call.arguments?.first?.value,
        layer.count == 1, let local = layer.first
      else { return false }
      let receiver = (call.receiver ?? call.tokens.prefix(0)).filter {
        !$0.is(.`self`) && $0.kind == .identifier
      }
      guard isOfLayer ? receiver.isEmpty : receiver.count == 1 && receiver.first?.is(.layer) == true
      else { return false }
      return [statement.block, body].contains { block in
        block.initialValue(ofLocal: local)?.first?.makesLayer == true && !block.handsOn(local)
      }
    }
  }
}
