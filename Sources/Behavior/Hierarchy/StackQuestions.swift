import LayoutModel
import SwiftSource

extension ViewFile {
  /// Whether a view is a stack of UIKit: the file says so, or it is the code's own view in a class or an extension of stacks.
  package func isStack(_ item: Item, at statement: Statement) -> Bool {
    if item.isSelf {
      guard let type = scopes.type(around: statement)?.declaration else { return false }
      return (type.kind == .extension ? type.name : type.type.first).map(\.namesStack) ?? false
    }
    guard let index = names.subview(item, in: statement.block) else { return false }
    return memoized { _ in StackAnswers() }.isStack(index, in: self)
  }

  fileprivate func isStack(_ index: Int) -> Bool {
    let declaration = subviews[index].declaration
    if let type = declaration.type.first { return type.namesStack }
    guard let value = declaration.value else { return false }
    if case .local(let local) = names.returnedView(of: value) {
      return subviews[local].declaration.value?.first.map(\.namesStack) ?? false
    }
    return value.first.map(\.namesStack) ?? false
  }
}

/// Which views of a file are stacks, as far as it has been asked.
private final class StackAnswers {
  private var known: [Int: Bool] = [:]

  func isStack(_ index: Int, in file: ViewFile) -> Bool {
    if let answer = known[index] { return answer }
    let answer = file.isStack(index)
    known[index] = answer
    return answer
  }
}
