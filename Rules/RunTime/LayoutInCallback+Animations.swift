import LayoutModel
import SwiftSource

/// An animation without an end that a function adds each time that it runs, beside those that it has added before.
struct RepeatedAnimation {
  /// The call that adds it, or that of the function which does.
  var place: Lexemes
  /// The layer that gets it.
  var layer: Lexemes
  /// The function that adds it, if it is another one.
  var function: Declaration?

  /// The first such animation of a function and of those that it always calls on its own type, one level deep.
  ///
  /// A layer keeps one animation for each key, and any number of those that have none. `UIView.animate` adds nothing for
  /// a property that has the value already.
  static func first(in function: ViewFunction, of file: ViewFile) -> RepeatedAnimation? {
    let type = file.types[function.type].key
    var end: Lexeme?
    for statement in function.sureStatements.prefix(256) where statement.kind == .expression {
      var animation: RepeatedAnimation?
      if let layer = statement.layerWithEndlessAnimation(in: file) {
        animation = RepeatedAnimation(place: statement.tokens, layer: layer)
      } else if let callee = file.names.ownFunction(calledBy: statement, of: type),
        callee.body != function.body, let layer = added(by: callee, of: type, in: file)
      {
        let call = statement.calledFunction?.call?.tokens ?? statement.tokens
        animation = RepeatedAnimation(place: call, layer: layer, function: callee.declaration)
      }
      guard let animation else { continue }
      let condition = end ?? function.body.firstCondition(of: type, in: file)
      end = condition
      return statement.first < condition ? animation : nil
    }
    return nil
  }

  /// The layer that a function always gives an animation.
  private static func added(
    by function: ViewFunction, of type: UInt64, in file: ViewFile
  ) -> Lexemes? {
    for statement in function.sureStatements.prefix(256) where statement.kind == .expression {
      guard let layer = statement.layerWithEndlessAnimation(in: file) else { continue }
      return statement.first < function.body.firstCondition(of: type, in: file) ? layer : nil
    }
    return nil
  }
}

extension Statement {
  /// The layer that it adds an animation to which its block makes, which has no end, and which replaces none.
  fileprivate func layerWithEndlessAnimation(in file: ViewFile) -> Lexemes? {
    guard let name = tokens.last?.partner?.previous, name == "add", let call = name.call,
      call.tokens == tokens, let key = call.arguments?["forKey"], key.count == 1,
      key.first?.is(.nil) == true, let layer = call.receiver, file.names.isPath(layer),
      let first = layer.first, !file.scopes.isLocal(first),
      let animation = call.arguments?.first?.value, animation.count == 1,
      let local = animation.first, block.initialValue(ofLocal: local)?.first?.makesAnimation == true
    else { return nil }
    let isEndless = block.statements.contains { statement in
      statement < self && statement.kind == .assignment && statement.first.hasSameText(as: local)
        && statement.setsEndlessRepetition
    }
    return isEndless ? layer : nil
  }

  /// Whether it is `animation.repeatCount = .infinity`, or says so in another way.
  private var setsEndlessRepetition: Bool {
    guard let member = assignedMember, member == "repeatCount" || member == "repeatDuration",
      target?.count == 3, let value = assignedValue, let last = value.last
    else { return false }
    if value.count == 1 { return last == "HUGE" || last == "MAXFLOAT" }
    return last == "infinity" || last == "greatestFiniteMagnitude"
  }
}

extension Lexeme {
  /// Whether it is the type in `CABasicAnimation(…)`.
  fileprivate var makesAnimation: Bool {
    hasPrefix("CA") && (hasSuffix("Animation") || self == "CAAnimationGroup")
      && next?.kind == .leftParen
  }
}
