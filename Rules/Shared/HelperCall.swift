import Behavior
import LayoutModel
import RuleKit
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

  /// A bound on the calls of one body, and on the functions that it calls.
  private static let most = 16
  /// A bound on the tokens of these: any number of functions may call one.
  private static let longest = 4096

  /// Those that a function makes whenever it runs, itself or in functions that it always calls on its own type, one level
  /// deep.
  static func all(inRunsOf function: ViewFunction, of file: ViewFile) -> [HelperCall] {
    guard let type = file.scopes.type(aroundBlock: function.body.index)?.key else { return [] }
    // Most functions have no such calls, and where they end need not be known.
    lazy var end = function.body.firstCondition(of: type, in: file)
    var found = all(in: function.body, of: file)
    found = found.isEmpty ? [] : found.filter { $0.call.statement.first < end }
    var functions = 0
    for statement in function.sureStatements where functions < most {
      guard let callee = file.names.ownFunction(calledBy: statement, of: type),
        callee.body != function.body, callee.body.tokens.count < longest
      else { continue }
      functions += 1
      let helpers = all(in: callee.body, of: file)
      if helpers.isEmpty { continue }
      guard statement.first < end else { break }
      let endOfCallee = callee.body.firstCondition(of: type, in: file)
      for var helper in helpers
      where helper.call.statement.first < endOfCallee && !found.contains(helper) {
        (helper.function, helper.caller) = (callee.declaration, statement.calledFunction?.call)
        found.append(helper)
      }
    }
    return found
  }

  /// Those in the statements of a body.
  private static func all(in body: Block, of file: ViewFile) -> [HelperCall] {
    var found: [HelperCall] = []
    for statement in body.statements where statement.kind == .expression {
      guard found.count < most else { break }
      guard let call = statement.tokens.last?.partner?.previous?.call,
        call.name?.isLayoutWord != true, let receiver = call.receiver,
        receiver.startIndex == statement.first.index, file.names.isPath(receiver),
        let handing = Handing(receiverOf: call, in: file)
      else { continue }
      let view = file.names.item(receiver, in: body)
      guard let index = file.names.subview(view, in: body), file.subviews[index].isOfUIKit,
        case let helper = HelperCall(call, view, handing), !found.contains(helper)
      else { continue }
      found.append(helper)
    }
    return found
  }
}

extension [HelperCall] {
  /// Whether there is one of the same method, with something in its arguments or nothing as well.
  fileprivate func contains(_ other: HelperCall) -> Bool {
    contains { $0.condition == other.condition }
  }
}

extension Lexeme? {
  fileprivate var isNil: Bool { self?.is(.nil) == true }
}
