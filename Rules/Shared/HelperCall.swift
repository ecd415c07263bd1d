import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A call of a method that the project declares for the views of UIKit, on a view that the file declares:
/// `label.anchor(top: topAnchor)`.
struct HelperCall {
  /// The call, a statement of its own.
  var call: Call
  /// The view.
  var view: Item
  /// If it is in a function that the one in question calls, that function and its call.
  private(set) var function: Declaration?
  private(set) var caller: Call?
  private let handing: Handing

  private init(_ call: Call, _ view: Item, _ handing: Handing) {
    (self.call, self.view, self.handing) = (call, view, handing)
  }

  /// That the method makes constraints of the view each time that it is called so.
  var condition: ViewHanding {
    let isGiven = call.arguments?.contains { $0.value.count != 1 || !$0.value.first.isNil } ?? false
    return ViewHanding(
      handing, sure: isGiven ? .activatesGiven : .activates,
      allowed: [.optsOut, .constrains, .other])
  }

  /// Those that a function makes whenever it runs, itself or in functions that it always calls on its own type.
  static func all(inRunsOf function: ViewFunction, of file: ViewFile) -> [HelperCall] {
    let run = Run(of: function, in: file)
    var found: [HelperCall] = []
    var fuel = Fuel()
    // Any number of functions may call one.
    for step in run.steps where fuel.burn(step.function.body.tokens.count) {
      for var helper in all(in: step.function.body, of: file)
      where run.alwaysReaches(helper.call.statement.first, of: step, in: file)
        && !found.contains(helper)
      {
        (helper.function, helper.caller) = (step.callee, run.call(to: step, in: file))
        found.append(helper)
      }
    }
    return found
  }

  /// Those in the statements of a body.
  private static func all(in body: Block, of file: ViewFile) -> [HelperCall] {
    var found: [HelperCall] = []
    var fuel = Fuel()
    for statement in body.statements where statement.kind == .expression {
      guard fuel.burn(found.count * 16), let call = statement.tokens.last?.partner?.previous?.call,
        call.name?.isLayoutWord != true, let receiver = call.receiver,
        receiver.startIndex == statement.first.index, file.names.isPath(receiver),
        let handing = Handing(receiverOf: call, in: file)
      else { continue }
      let view = file.names.item(receiver, in: body)
      guard file.view(view, in: body)?.subview?.isOfUIKit == true,
        case let helper = HelperCall(call, view, handing), !found.contains(helper)
      else { continue }
      found.append(helper)
    }
    return found
  }
}

extension [HelperCall] {
  fileprivate func contains(_ other: HelperCall) -> Bool {
    contains { $0.condition == other.condition }
  }
}

extension Lexeme? {
  fileprivate var isNil: Bool { self?.is(.nil) == true }
}
