import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// What a function does each time that it runs.
struct RepeatedWork: Placed {
  enum Kind {
    /// It makes something, and adds it.
    case new(NewAddition)
    /// It adds a view, which may be there already.
    case addition
    case constraint
    case frame
  }

  var kind: Kind
  /// The view that is added, constrained or placed; the one that gets something new.
  var item: Item
  /// The tokens to point at.
  var tokens: Lexemes
  /// Whether constraints follow an addition: a view that is added again stays where it is, but they pile up.
  var alsoConstrains = false
  /// If another function does the work, that function and the call that leads to it.
  var function: Declaration?
  var call: Call?
  /// The project's method that it is left to.
  var helper: MethodCall?

  init(_ kind: Kind, of item: Item, at tokens: Lexemes) {
    (self.kind, self.item, self.tokens) = (kind, item, tokens)
  }

  init(_ addition: NewAddition) {
    self.init(.new(addition), of: addition.keeper, at: addition.tokens)
  }

  var makesConstraints: Bool {
    if case .constraint = kind { return true }
    return alsoConstrains
  }

  /// The first work of a function and of the functions that it always calls on its own type.
  ///
  /// - Parameter own: finds the first work of one function.
  static func first(
    in function: ViewFunction, of file: ViewFile, own: (ViewFunction) -> RepeatedWork?
  ) -> RepeatedWork? {
    let run = Run(of: function, in: file)
    guard let found = run.firstWork(in: file, own: own) else { return nil }
    var work = found.work
    (work.function, work.call) = (found.step.callee, run.call(to: found.step, in: file))
    return work
  }

  /// The constraints that a function leaves to methods which the project declares for views.
  static func leftToHelpers(_ calls: [MethodCall]) -> [RepeatedWork] {
    calls.constraining.map { helper in
      var work = RepeatedWork(.constraint, of: helper.item, at: helper.call.tokens)
      (work.function, work.call, work.helper) = (helper.callee, helper.caller, helper)
      return work
    }
  }
}

extension MethodCall {
  /// That the method makes constraints of the view each time that it is called so.
  var constrains: ViewHanding {
    let isGiven = call.arguments?.contains {
      $0.value.count != 1 || $0.value.first?.is(.nil) != true
    }
    return ViewHanding(
      handing, sure: isGiven == true ? .activatesGiven : .activates,
      allowed: [.optsOut, .constrains, .setup, .other])
  }
}

extension [MethodCall] {
  /// Those on views of UIKit's classes that the file declares, of each method one.
  var constraining: [MethodCall] {
    var found: [MethodCall] = []
    for call in self where call.view?.subview?.isOfUIKit == true {
      if !found.contains(where: { $0.constrains == call.constrains }) { found.append(call) }
    }
    return found
  }
}
