import LayoutModel
import LintEngine
import SwiftSource

/// A call of a method that the project declares for the views of UIKit, on a view that the file declares:
/// `label.anchor(top: topAnchor)`.
struct HelperCall {
  /// The call, a statement of its own.
  var call: Call
  /// The view.
  var view: Item
  private var handing: Handing

  /// That the method makes constraints of the view each time that it is called so.
  var reliance: Reliance {
    let isGiven = call.arguments?.contains { $0.value.count != 1 || !$0.value.first.isNil } ?? false
    return .handed(
      ViewHanding(
        handing, sure: isGiven ? .activatesGiven : .activates,
        allowed: [.optsOut, .constrains, .other]))
  }

  /// A bound on the calls of one body.
  private static let most = 16

  /// Those that a body makes whenever it runs, up to a token; of each method the first that
  /// hands it something, and the first that does not.
  static func all(in body: Block, before end: Lexeme, of file: ViewFile) -> [HelperCall] {
    var found: [HelperCall] = []
    for statement in body.statements where statement.kind == .expression {
      guard statement.first < end, found.count < most else { break }
      guard let call = statement.tokens.last?.partner?.previous?.call,
        let receiver = call.receiver, receiver.startIndex == statement.first.index,
        file.names.isPath(receiver), let handing = Handing(receiverOf: call, in: file)
      else { continue }
      let view = file.names.item(receiver, in: body)
      guard let index = file.names.subview(view, in: body), file.subviews[index].isOfUIKit,
        case let helper = HelperCall(call: call, view: view, handing: handing),
        !found.contains(where: { $0.reliance == helper.reliance })
      else { continue }
      found.append(helper)
    }
    return found
  }
}

extension Lexeme? {
  fileprivate var isNil: Bool { self?.is(.nil) == true }
}
