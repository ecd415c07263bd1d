import LayoutModel
import SwiftSource

/// Which views of a file may be in which others, as far as its additions say: at any time, on any path.
package struct ViewFamilies {
  /// For each view of the file, the views that it is added to; negative for others.
  private var parents: [Int: [Int]] = [:]
  /// The views that something is added to which is not a view of the file.
  private var holdsOthers: Set<Int> = []
  private let locals: PropertyLocals

  package init(_ file: ViewFile) {
    locals = file.memoized(PropertyLocals.init)
    for placement in file.hierarchy.placements {
      let (action, parent) = (placement.action, placement.parentItem)
      let block = action.statement.block
      let outer = parent.flatMap { view($0, in: block, of: file) }
      guard let child = view(action.item, in: block, of: file) else {
        if let outer { holdsOthers.insert(outer) }
        continue
      }
      let isInContainer = parent.map { file.names.isContainer($0, at: action.statement) } ?? false
      parents[child, default: []].append(outer ?? (isInContainer ? Self.container : Self.unknown))
    }
  }

  private static let unknown = -1
  private static let container = -2

  private func view(_ item: Item, in block: Block, of file: ViewFile) -> Int? {
    file.names.rootView(item, in: block).map { locals.property($0) }
  }

  /// Whether a view that the file does not declare is added to a view.
  package func hasUnknownContent(_ view: Int) -> Bool {
    holdsOthers.contains(locals.property(view))
  }

  /// Whether one view may be inside of another one.
  package func mayContain(_ view: Int, in outer: Int) -> Bool {
    let outer = locals.property(outer)
    var pending = [locals.property(view)]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard seen.count < 32 else { return true }
      for parent in parents[next] ?? [] {
        if parent == outer || parent == Self.unknown { return true }
        if parent >= 0 { pending.append(parent) }
      }
    }
    return false
  }
}
