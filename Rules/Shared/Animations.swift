import LayoutModel
import Semantics
import SwiftSource

extension Call {
  /// The statements that the call animates, if it animates views.
  var animations: Block? {
    guard let name,
      name.is(.animate) || name.is(.transition)
        ? receiver?.count == 1 && receiver?.first.is(.UIView) == true
        : name.is(.addAnimations) || name.is(.runningPropertyAnimator)
          || name.is(.UIViewPropertyAnimator)
    else { return nil }
    let argument = arguments?["animations"]
    return argument.map { $0.first?.closure?.body } ?? trailingClosure?.body
  }
}

extension ViewFile {
  /// The views that a path ends with a member of which decides where or how they are seen, and that member: those of `toolbar`
  /// and `frame` for `toolbar.frame.origin.y`, several for the variable of a loop over a list.
  func shownMember(_ path: Lexemes, in block: Block) -> (views: [View], member: Lexeme)? {
    guard let statement = path.first?.statement,
      let member = path.first(where: \.decidesWhatIsSeen)
    else { return nil }
    guard let owner = member.owner, !owner.is(Keyword.`self`) else {
      let own = scopes.isLocal(member) ? [] : ownViews(around: statement).prefix(1)
      return (Array(own), member)
    }
    return (views(path.prefix(through: owner), in: block), member)
  }
}

extension Lexeme {
  fileprivate var decidesWhatIsSeen: Bool {
    switch layoutWord {
    case .frame, .bounds, .center, .alpha, .transform, .transform3D, .isHidden, .backgroundColor,
      .layer,
      .contentSize:
      true
    default: false
    }
  }
}
