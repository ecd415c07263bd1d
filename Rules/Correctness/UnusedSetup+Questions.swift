import Behavior
import LayoutModel
import SwiftSource

extension ViewFunction {
  /// Whether its name says what it does, and that is no work on subviews: it sets constraints by way of other functions,
  /// adds recognizers or targets, starts an animation, or ends one that goes on otherwise.
  var isNamedForOtherWork: Bool {
    guard let name = declaration.name else { return false }
    if name.hasWordPrefix(.set), name.hasLastWord(.constraints) { return true }
    let calls: [LayoutWord]
    if name.hasWordPrefix(.add) {
      calls = [.addGestureRecognizer, .addTarget]
    } else if name.hasWordPrefix(.animate) {
      calls = [.animate]
    } else if name.hasWordPrefix(.end) || name.hasWordPrefix(.stop) {
      calls = [.endRefreshing, .stopAnimating]
    } else {
      return false
    }
    return body.tokens.contains { token in calls.contains { token.is($0) } }
  }
}

extension ViewAction {
  /// Whether it adds or constrains a view.
  var places: Bool { role == .addition || role == .constraint }
}

extension ViewFunction {
  /// Whether an initializer only sets properties and calls that of `super`, with arguments.
  var onlyCallsSuper: Bool {
    guard !delegates, !declaration.hasAttribute else { return false }
    var callsSuper = false
    for statement in body.statements {
      switch statement.kind {
      case .assignment:
        // A value that is called may do the setup; so may an observer, which does not run before `super.init`.
        guard !callsSuper else { return false }
      case .expression:
        guard statement.first.is(.super), let name = statement.first.next?.next,
          name.is(Keyword.`init`), let open = name.next, open.kind == .leftParen,
          let close = open.partner, close.index > open.index + 1, close.next == statement.end
        else { return false }
        callsSuper = true
      default: return false
      }
    }
    return callsSuper
  }
}
