import SwiftSource

extension Names {
  /// The places where a view is named after its declaration, in source order.
  ///
  /// A property counts where it stands alone or behind `self.`; whether it is also named in another way, which says
  /// little about whose it is, `isNamedElsewhere` tells.
  ///
  /// - Parameter subview: an index into `subviews`.
  public func uses(of subview: Int) -> ArraySlice<ViewUse> {
    let all = allUses().all
    let start = all.partitioningIndex { $0.subview >= subview }
    let end = all.partitioningIndex { $0.subview > subview }
    return all[start..<end]
  }

  /// Whether a name like that of a property is used where nobody knows whose it is: `other.label`, `\.label`.
  ///
  /// - Parameter subview: an index into `subviews`.
  public func isNamedElsewhere(_ subview: Int) -> Bool {
    subviews[subview].type >= 0 && allUses().elsewhere.contains(subviews[subview].key)
  }

  private func allUses() -> ViewUses {
    if let uses = lazily.uses { return uses }
    var reader = ViewUseReader(self)
    let uses = reader.read()
    lazily.uses = uses
    return uses
  }
}
