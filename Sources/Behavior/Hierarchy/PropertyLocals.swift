import LayoutModel
import SwiftSource

/// The locals in which closures make the views of properties: a local and its property are one view.
package struct PropertyLocals {
  /// For each such local, the property; both as indices in `ViewFile.subviews`.
  private var properties: [Int: Int] = [:]

  package init(_ file: ViewFile) {
    for (index, subview) in file.subviews.enumerated() where subview.isProperty {
      guard let value = subview.declaration.value, value.first?.closure != nil,
        case .local(let local) = file.names.returnedView(of: value)
      else { continue }
      properties[local] = index
    }
  }

  package func isLocal(_ view: Int) -> Bool { properties[view] != nil }

  /// The property of a local, and any other view itself.
  package func property(_ view: Int) -> Int { properties[view] ?? view }
}
