import LayoutModel
import SwiftSource

private struct RemovalsOfViews { var exist: Bool }

extension ViewFile {
  /// Whether an action adds a local view that its function has just made, and that nothing else gets hold of.
  package func addsNewView(_ action: ViewAction) -> Bool {
    guard names.isViewLocal(action.item, at: action.statement),
      let index = names.subview(action.item, in: action.statement.block),
      subviews[index].isLocal, let view = ViewAccount.of(index, in: self)
    else { return false }
    return view.isMadeAtOnce && view.renewals.isEmpty && view.attachments(in: self)?.count == 1
  }

  /// Whether the code may take views away that it does not name.
  package var mayRemoveViews: Bool {
    memoized { file in RemovalsOfViews(exist: file.code.tokens.contains(where: \.mayRemoveViews)) }
      .exist
  }
}

extension Lexeme {
  /// Whether it is part of code that may take away views that it does not name: `removeFromSuperview`, `subviews`,
  /// `viewWithTag`, `clear()`.
  package var mayRemoveViews: Bool {
    guard kind == .identifier else { return false }
    if hasSuffix("ubviews") { return next?.kind != .colon && next?.kind != .leftParen }
    if self == "viewWithTag" || self == "removeAll" || hasPrefix("removeAll") {
      return owner?.hasSuffix("ancellables") != true && !hasSuffix("nimations")
    }
    if hasPrefix("remove") {
      return hasSuffix("Superview") || hasSuffix("iew") || hasSuffix("iews")
    }
    guard next?.kind == .leftParen else { return false }
    return hasPrefix("clear") || hasPrefix("reset") || hasPrefix("clean")
  }
}
