import LayoutModel
import RuleKit
import SwiftSource

/// Replaces three statements that add one view by hand with a call of the wrapper.
///
/// Only the project knows what its wrapper does, so the fix is unsafe. There is one only where the three statements are
/// adjacent without a comment between them, where only the view's own constraints are activated, and where no
/// constraint needs the view to be added first.
struct WrapperUse {
  let wrapper: FunctionName
  let file: ViewFile

  func fix(_ group: AddedByHand.Group) -> Fix? {
    guard group.views.count == 1, case .list(let index) = group.block.kind,
      let call = group.views[0].addition.member?.call,
      let labels = call.arguments?.map({ $0.label?.text ?? "_" }),
      labels == wrapper.labels.dropLast()
    else { return nil }
    let open = file.code[index]
    guard let activation = activation(ofList: open),
      elementCount(of: open.elements) == group.constraints, !readsAddition(open.elements.tokens)
    else { return nil }
    let (addition, optOut) = (group.views[0].addition.statement, group.views[0].optOut)
    let isAddedFirst = addition.next == optOut
    guard isAddedFirst || optOut.next == addition,
      (isAddedFirst ? optOut : addition).next == activation,
      let close = addition.tokens.last, let name = close.partner?.previous
    else { return nil }
    let start = (isAddedFirst ? addition : optOut).first
    guard !start.through(open).hasCommentBetween else { return nil }
    // The text between the view and its constraints becomes the label of the second argument.
    let last = wrapper.labels[labels.count]
    let label = last.is(.underscore) ? "" : "\(last): "
    var edits = [Edit(close.bytes.lowerBound..<open.bytes.lowerBound, with: ", \(label)")]
    if name.text != wrapper.base { edits.append(Edit(name.bytes, with: wrapper.base)) }
    if !isAddedFirst {
      let gap = optOut.first.bytes.lowerBound..<addition.first.bytes.lowerBound
      edits.append(Edit(gap, with: ""))
    }
    return Fix(edits, safety: .unsafe)
  }

  /// The statement that is `NSLayoutConstraint.activate([…])`, whose list opens with a token.
  private func activation(ofList open: Lexeme) -> Statement? {
    guard let call = open.callWithArgument, call.name?.is(.activate) == true,
      call.callee.count == 3, call.chainStart.is(.NSLayoutConstraint),
      call.arguments?.tokens.first == open, call.arguments?.tokens.last == open.partner,
      call.tokens == call.statement.tokens
    else { return nil }
    return call.statement
  }

  /// Whether a list reads values that the addition of a view changes: a call evaluates its arguments first.
  private func readsAddition(_ list: Lexemes) -> Bool {
    list.contains { $0.kind == .identifier && $0.dependsOnAddition }
  }

  private func elementCount(of list: Arguments) -> Int {
    let hasDirective = list.tokens.contains { $0.kind == .directive }
    return hasDirective ? -1 : list.count { !$0.value.isEmpty }
  }
}
