import Behavior
import LayoutModel
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
}

extension Lexeme {
  /// Whether it is the type in `CALayer(…)`.
  var makesLayer: Bool {
    isNameOfLayer && next?.kind == .leftParen
  }
}
