import LayoutModel
import LintEngine
import SwiftSource

/// Makes three statements that add one view by hand a call of the wrapper.
///
/// Only the project knows what its wrapper does, so the fix is not safe. There is one only where the three statements
/// follow each other without a comment between, where all that is activated is the view's own, and where no constraint
/// shows that the view has to be added before.
struct WrapperUse {
  private let wrapper: FunctionName
  private let file: ViewFile

  init(_ wrapper: FunctionName, in file: ViewFile) {
    self.wrapper = wrapper
    self.file = file
  }

  func fix(_ group: AddedByHand.Group) -> Fix? {
    guard group.views.count == 1, case .list(let open) = group.block.kind,
      wrapper.labels.count == 2, wrapper.labels[0] == "_",
      let activation = activation(ofList: open),
      elementCount(ofList: open) == group.constraints, !readsAddition(list: open)
    else { return nil }
    let (addition, optOut) = (group.views[0].addition, group.views[0].optOut)
    let statements = file.outline.statements
    let isAddedFirst = statements[addition].next == optOut
    guard
      isAddedFirst
        ? statements[optOut].next == activation
        : statements[optOut].next == addition && statements[addition].next == activation
    else { return nil }
    let close = statements[addition].end - 1
    guard !file.facts.hasComment(before: (statements[min(addition, optOut)].first + 1)...open)
    else {
      return nil
    }
    var edits = [edit(close, to: open)]
    if let name = nameEdit(before: close) { edits.append(name) }
    if !isAddedFirst {
      let start = Int(file.tokens[statements[optOut].first].start)
      edits.append(Edit(start..<Int(file.tokens[statements[addition].first].start), with: ""))
    }
    return Fix(edits, safety: .unsafe)
  }

  /// What stands between the view and its constraints becomes the second argument's label.
  private func edit(_ close: Int, to open: Int) -> Edit {
    let label = wrapper.labels[1] == "_" ? "" : "\(wrapper.labels[1]): "
    return Edit(
      Int(file.tokens[close].start)..<Int(file.tokens[open].start), with: ", \(label)")
  }

  private func nameEdit(before close: Int) -> Edit? {
    let name = file.outline.partner(of: close) - 1
    guard file.text(name) != wrapper.base else { return nil }
    return Edit(file.tokens[name].range, with: wrapper.base)
  }

  /// The statement that is `NSLayoutConstraint.activate([…])`, whose list opens with a token.
  private func activation(ofList open: Int) -> Int? {
    guard open >= 4, file.tokens[open - 1].kind == .leftParen, file.tokens[open - 2].is(.activate),
      file.tokens[open - 4].is(.NSLayoutConstraint),
      let statement = file.statement(around: open)
    else { return nil }
    let current = file.outline.statements[statement]
    let close = file.outline.partner(of: open) + 1
    guard current.first == open - 4, current.end == close + 1,
      file.outline.partner(of: open - 1) == close
    else { return nil }
    return statement
  }

  /// Whether a list reads what the addition of a view changes: the arguments of the wrapper are evaluated before it.
  private func readsAddition(list open: Int) -> Bool {
    (open..<file.outline.partner(of: open)).contains {
      file.tokens[$0].kind == .identifier && Self.readingAddition.contains(file.text($0))
    }
  }

  private static let readingAddition: Set<String> = [
    "constraints", "convert", "effectiveUserInterfaceLayoutDirection", "isActive", "isDescendant",
    "layoutIfNeeded", "next", "safeAreaInsets", "subviews", "superview", "systemLayoutSizeFitting",
    "traitCollection", "window",
  ]

  private func elementCount(ofList open: Int) -> Int {
    let list = (open + 1)..<file.outline.partner(of: open)
    let hasDirective = list.contains { file.tokens[$0].kind == .directive }
    guard !hasDirective else { return -1 }
    return file.outline.arguments(open, file.tokens).count { !$0.value.isEmpty }
  }
}
