import LayoutModel
import SwiftSource

/// The beginnings of views that are aligned with those of others, which keep a distance: the `leading` of a label that is
/// that of a title, 24 points from the container of both.
struct AlignedBeginnings {
  /// What a view is aligned with, for each of the beginnings.
  private var neighbours = KeyMap<[(edge: LayoutAttributes, view: UInt64)]>()
  /// The beginnings of views that keep a distance.
  private var kept = KeyMap<LayoutAttributes>()

  /// A bound on the views that are aligned one with the other.
  private static let longest = 4

  init(_ file: ViewFile, _ distances: [EdgeDistance]) {
    for distance in distances where !distance.keptBeginnings.isEmpty {
      guard let view = Self.view(distance.constraint, in: file) else { continue }
      kept[view, default: []].formUnion(distance.keptBeginnings)
    }
    guard !kept.isEmpty else { return }
    for constraint in file.constraints {
      let edges = constraint.attributes.intersection(.nearEdges)
      guard !edges.isEmpty, constraint.attributes == constraint.secondAttributes,
        constraint.constant.isEmpty, !constraint.hasMultiplier, constraint.relation == .equal,
        let second = constraint.secondItem, let view = Self.view(constraint, in: file),
        let other = file.names.identity(of: second, in: constraint.statement.block),
        let container = file.tree.container(of: view), file.tree.container(of: other) == container
      else { continue }
      neighbours[view, default: []].append((edges, other))
    }
  }

  /// Whether a beginning of the view of a distance keeps its own distance to what precedes it, by way of others.
  func keep(_ edges: LayoutAttributes, of distance: EdgeDistance, in file: ViewFile) -> Bool {
    guard !neighbours.isEmpty, var view = Self.view(distance.constraint, in: file) else {
      return false
    }
    for _ in 0..<Self.longest {
      guard let next = neighbours[view]?.first(where: { !$0.edge.isDisjoint(with: edges) }) else {
        return false
      }
      view = next.view
      if let kept = kept[view], !kept.isDisjoint(with: edges) { return true }
    }
    return false
  }

  private static func view(_ constraint: Constraint, in file: ViewFile) -> UInt64? {
    file.names.identity(of: constraint.firstItem, in: constraint.statement.block)
  }
}
