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
    if let type = subviews[index].declaration.type.first { return type.namesStack }
    return ViewAccount.of(index, in: self)?.classOfUIKit?.namesStack ?? false
  }
}
