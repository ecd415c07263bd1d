import LayoutModel
import SwiftSource

/// The superclasses of the classes that files declare, by the keys of their names.
package struct Superclasses: Contribution {
  /// Those of each class; nil among them for one that the system declares, or none.
  package var byType: [UInt64: Set<UInt64?>] = [:]

  package init() {}

  /// Those in a file with view types: other classes are of no interest.
  package init(_ file: ViewFile) {
    guard file.types.contains(where: \.isView) else { return }
    for type in file.types where type.kind == .class {
      let superclass = type.declaration.superclass
      byType[type.key, default: []].insert(
        superclass.flatMap { $0.isNameOfSystem ? nil : file.names.key($0) })
    }
  }

  package mutating func formUnion(_ other: Superclasses) {
    byType.merge(other.byType) { $0.union($1) }
  }
}
