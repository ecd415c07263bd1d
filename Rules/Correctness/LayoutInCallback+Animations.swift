import Behavior
import LayoutModel
import SwiftSource

/// An animation without an end that a function adds each time that it runs, beside those that it has added before.
struct RepeatedAnimation {
  /// The call that adds it.
  var call: Call
  /// The layer that gets it.
  var layer: Lexemes
  /// The function that adds it, if it is another one.
  var function: Declaration?

  /// The first such animation of a function and of those that it always calls on its own type.
  ///
  /// A layer keeps one animation for each key, and any number of those that have none. `UIView.animate` adds nothing for
  /// a property that has the value already.
  static func first(in function: ViewFunction, of file: ViewFile) -> RepeatedAnimation? {
    let run = Run(of: function, in: file)
    let found = run.firstWork(in: file) { function in
      for statement in function.body.statements where statement.kind == .expression {
        guard let animation = statement.endlessAnimation(in: function, of: file) else { continue }
        return (animation, statement.first)
      }
      return nil
    }
    guard var animation = found?.work else { return nil }
    animation.function = found?.step.callee
    return animation
  }
}

extension Statement {
  /// The animation that it adds to a layer, which its block makes, which has no end, and which replaces no other.
  fileprivate func endlessAnimation(
    in function: ViewFunction, of file: ViewFile
  ) -> RepeatedAnimation? {
    guard let name = tokens.last?.partner?.previous, name.is(.add), let call = name.call,
      call.tokens == tokens, let key = call.arguments?["forKey"], key.count == 1,
      key.first?.is(.nil) == true, let layer = call.receiver, file.names.isPath(layer),
      let first = layer.first, !file.scopes.isLocal(first),
      let animation = call.arguments?.first?.value, animation.count == 1,
      let local = animation.first, block.initialValue(ofLocal: local)?.first?.makesAnimation == true
    else { return nil }
    let isEndless = block.statements.contains { statement in
      statement < self && statement.first.hasSameText(as: local) && statement.target?.count == 3
        && statement.repetition.map { $0.isEndless || $0.isEndless(inCallsOf: function, file) }
          ?? false
    }
    return isEndless ? RepeatedAnimation(call: call, layer: layer) : nil
  }

  /// The value in `animation.repeatCount = .infinity`.
  private var repetition: Lexemes? {
    guard let member = assignedMember, member.is(.repeatCount) || member.is(.repeatDuration) else {
      return nil
    }
    return assignedValue
  }
}

extension Lexemes {
  fileprivate var isEndless: Bool {
    guard let last else { return false }
    if count == 1 { return last.isNumberWithoutEnd }
    return last.is(.infinity) || last.is(.greatestFiniteMagnitude)
  }

  fileprivate func isEndless(inCallsOf function: ViewFunction, _ file: ViewFile) -> Bool {
    guard count == 1, let name = first, function.declaration.isPrivate,
      let parameter = function.declaration.parameters?.parameters.first(where: {
        $0.name.hasSameText(as: name)
      }), !parameter.label.is(.underscore)
    else { return false }
    // The animation may have the name of the function.
    let mentions = file.names.mentions(ofFunction: function.key).prefix(17)
      .filter { !file.scopes.isLocal($0) }
    return (1...16).contains(mentions.count)
      && mentions.allSatisfy { mention in
        mention.call?.arguments?.contains {
          $0.label?.hasSameText(as: parameter.label) == true && $0.value.isEndless
        } ?? false
      }
  }
}

extension Lexeme {
  fileprivate var makesAnimation: Bool {
    isNameOfAnimation && next?.kind == .leftParen
  }
}
