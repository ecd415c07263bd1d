import LayoutModel
import LayoutSolver
import SwiftSource

/// What the constraints of some scroll views' contents are about.
struct ContentTies {
  /// For one scroll view.
  struct Tie {
    /// What views inside of it are tied to.
    var inner: LayoutAttributes = []
    /// What is tied to views that may be inside of it.
    var unknown: LayoutAttributes = []

    /// Whether content begins at an edge of the scroll view, and nothing says where it ends along the axis.
    func endsNowhere(_ axis: LayoutAxis) -> Bool {
      let (starts, others): (LayoutAttributes, LayoutAttributes) =
        switch axis {
        case .horizontal: ([.leading, .left], .horizontal)
        case .vertical: ([.top], .vertical.union([.firstBaseline, .lastBaseline]))
        }
      return !inner.isDisjoint(with: starts)
        && inner.union(unknown).isDisjoint(with: others.subtracting(starts))
    }
  }

  private let file: ViewFile
  private var ties = KeyMap<Tie>()

  /// - Parameter views: the identities of the scroll views.
  init(_ views: [UInt64], in file: ViewFile) {
    self.file = file
    for view in views { ties[view] = Tie() }
    for constraint in file.constraints {
      let own = constraint.attributes
      let other = constraint.secondAttributes.isEmpty ? own : constraint.secondAttributes
      let first = end(constraint.firstItem, of: constraint)
      guard let item = constraint.secondItem else {
        // `scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 800)`.
        if first.isGuide { add(own, to: first, from: nil) }
        continue
      }
      let second =
        item.isSuperview
        ? End(view: first.view.flatMap(file.tree.container)) : end(item, of: constraint)
      add(own, to: first, from: second)
      add(other, to: second, from: first)
    }
  }

  subscript(view: UInt64) -> Tie? { ties[view] }

  /// One of the two items of a constraint.
  private struct End {
    /// Its identity; nil if it is unknown.
    var view: UInt64?
    /// Whether it is a layout guide of a scroll view.
    var isGuide = false
    /// Whether it is the view around the code, which is in none of its subviews.
    var isContainer = false
  }

  private func end(_ item: Item, of constraint: Constraint) -> End {
    let block = constraint.statement.block
    let path = file.code[item.tokens]
    var view = file.names.viewOfGuide(item, in: block)
    var isGuide = false
    if let name = path.last, name == "contentLayoutGuide" || name == "frameLayoutGuide" {
      view = file.names.item(path.dropLast(2), in: block)
      isGuide = true
    }
    return End(
      view: file.names.identity(of: view, in: block), isGuide: isGuide,
      isContainer: !isGuide && file.names.isContainer(view, at: constraint.statement))
  }

  private mutating func add(_ attributes: LayoutAttributes, to end: End, from other: End?) {
    guard let view = end.view, var tie = ties[view] else { return }
    switch other.flatMap({ isInside($0, of: view) }) {
    case true?: tie.inner.formUnion(attributes)
    case nil: tie.unknown.formUnion(attributes)
    case false?: if end.isGuide { tie.unknown.formUnion(attributes) }
    }
    ties[view] = tie
  }

  /// Whether a view is in a scroll view; nil if the file does not say so.
  private func isInside(_ end: End, of scrollView: UInt64) -> Bool? {
    if end.isContainer { return false }
    guard let view = end.view else { return nil }
    let path = file.path(from: view)
    if path.dropFirst().contains(scrollView) { return true }
    // Both are in another view, or the scroll view is in it.
    return path.count > 1 || file.path(from: scrollView).contains(view) ? false : nil
  }
}
