import Behavior
import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

extension ConstraintTies {
  /// Whether content begins at an edge of a scroll view, and nothing says where it ends along an axis.
  func contentEndsNowhere(of scrollView: UInt64, along axis: LayoutAxis, in file: ViewFile) -> Bool
  {
    guard let sides = sides(of: scrollView, in: file) else { return false }
    let start: LayoutAttributes = axis == .horizontal ? [.leading, .left] : [.top]
    let others: LayoutAttributes =
      axis == .horizontal ? .horizontal : .vertical.union([.firstBaseline, .lastBaseline])
    var begins = false
    for side in sides where !side.attributes.isDisjoint(with: others) {
      let isInside = side.other.map { self.isInside($0, side, scrollView, in: file) } ?? false
      guard isInside != false || side.guide?.isInset == false else { continue }
      guard side.attributes.isDisjoint(with: others.subtracting(start)) else { return false }
      begins = begins || isInside == true
    }
    return begins
  }

  /// Whether the other view of a constraint is in the scroll view; nil if the file does not say so.
  private func isInside(
    _ other: End, _ side: Side, _ scrollView: UInt64, in file: ViewFile
  ) -> Bool? {
    let constraint = file.constraints[side.constraint]
    let item = side.isTurned ? constraint.firstItem : constraint.secondItem
    if let item, !item.isSuperview, other.guide?.isInset != false,
      file.names.isContainer(
        file.names.viewOfGuide(item, in: constraint.statement.block), at: constraint.statement)
    {
      return false
    }
    guard let view = other.view else { return nil }
    let path = file.path(from: view)
    if path.dropFirst().contains(scrollView) { return true }
    // Both are in another view, or the scroll view is in it.
    return path.count > 1 || file.path(from: scrollView).contains(view) ? false : nil
  }
}

/// A view that is all of the content of a scroll view, and is tied to each of its edges.
struct ScrolledContent {
  /// What is wrong with its size.
  enum Lack {
    /// Its lines or its rows have no width to stay within.
    case width
    /// It is as large as the scroll view, and nothing is left to scroll.
    case excess
    /// One of its ends is tied to what does not scroll.
    case fixed(LayoutAttributes)
    /// Nothing gives it a length along an axis.
    case length(LayoutAxis)
  }

  let name: Lexeme
  let lack: Lack
  /// The place to look at.
  let place: Lexemes
  /// What other files must not do with what is in it.
  private(set) var conditions: [any Condition] = []

  /// A bound on the views in one scroll view.
  private static let most = 8

  /// Nil where the content has the size that it needs, as far as the file says.
  ///
  /// - Parameter unclear: the views to which something is added that may be laid out in another way.
  init?(of scrollView: UInt64, unclear: @autoclosure () -> KeySet, in file: ViewFile) {
    let edges: LayoutAttributes = [.top, .bottom]
    var left = Self.most
    for action in file.actions where action.role == .addition && left > 0 {
      let block = action.statement.block
      guard let parent = action.parent, file.names.identity(of: parent, in: block) == scrollView,
        let index = file.names.subview(action.item, in: block),
        let name = file.subviews[index].declaration.name
      else { continue }
      left -= 1
      let view = file.names.identity(of: file.subviews[index])
      var ties = ScrollTies()
      for index in file.constraints.indices {
        ties.add(index, of: view, in: scrollView, file)
      }
      if let fixed = ties.fixed, ties.content.intersection(edges).union(fixed.attributes) == edges {
        (self.name, lack) = (name, .fixed(fixed.attributes))
        place = file.code[fixed.tokens]
        return
      }
      guard ties.content.isSuperset(of: edges),
        ties.content.isSuperset(of: [.leading, .trailing])
          || ties.content.isSuperset(of: [.left, .right])
      else { continue }
      if ties.frame == [.width, .height] {
        (self.name, lack) = (name, .excess)
        place = ties.height.map { file.code[$0] } ?? action.tokens
        return
      }
      if !ties.boundsWidth, file.needsWidth(index, view) {
        (self.name, lack, place) = (name, .width, action.tokens)
        return
      }
      guard let pin = ties.pin, let reach = ContentReach(of: index, unclear: unclear(), in: file),
        let axis = LayoutAxis.allCases.first(where: {
          reach.isMissing(along: $0, in: scrollView, file)
        })
      else { continue }
      (self.name, lack, place) = (name, .length(axis), file.code[pin])
      conditions = reach.conditions
      return
    }
    return nil
  }
}

/// What the constraints of a file say about the content of a scroll view.
private struct ScrollTies {
  /// The attributes that the content shares with the scroll view, and the sizes that it has from it.
  var content: LayoutAttributes = []
  var frame: LayoutAttributes = []
  /// The first constraint between edges of both.
  var pin: Range<Int>?
  /// The constraint that makes it as tall as the scroll view.
  var height: Range<Int>?
  /// The end that is tied to something outside of the scroll view.
  var fixed: (attributes: LayoutAttributes, tokens: Range<Int>)?
  /// Whether something may bound the width of what is in it.
  var boundsWidth = false

  mutating func add(_ index: Int, of view: UInt64, in scrollView: UInt64, _ file: ViewFile) {
    let (tie, constraint) = (file.memoized(ConstraintTies.init)[index], file.constraints[index])
    let first = file.path(from: tie.first.view)
    let second = constraint.secondItem.map { _ in file.path(from: tie.second?.view) }
    guard first.contains(view) || second?.contains(view) == true else { return }
    let attributes = constraint.attributes.union(constraint.secondAttributes)
    boundsWidth = boundsWidth || attributes.contains(.width) || constraint.isOfHelper
    if let second, !(first.contains(scrollView) && second.contains(scrollView)) {
      // Something outside of the scroll view, or unknown.
      boundsWidth = boundsWidth || !attributes.isDisjoint(with: .horizontal)
    }
    guard first.first == view, constraint.relation == .equal, constraint.priority.isEmpty,
      constraint.container != .stored || constraint.library == .visualFormat
    else { return }
    let ends = constraint.attributes.intersection([.top, .bottom])
    let isOfContainer =
      constraint.secondItem.map { file.names.isContainer($0, at: constraint.statement) } ?? false
    if let second, !second.contains(scrollView), ends == constraint.attributes, ends.count == 1,
      isOfContainer || file.path(from: scrollView).dropFirst().contains(second.first ?? 0)
    {
      fixed = (ends, constraint.tokens)
    }
    guard second?.first == scrollView else { return }
    if tie.second?.guide == .frame {
      boundsWidth = boundsWidth || !attributes.isDisjoint(with: .horizontal)
    } else {
      content.formUnion(constraint.attributes)
      pin = pin ?? constraint.tokens
    }
    if !constraint.hasMultiplier, constraint.constant.isEmpty {
      frame.formUnion(constraint.attributes.intersection([.width, .height]))
      if constraint.attributes.contains(.height) { height = constraint.tokens }
    }
  }
}

extension ViewFile {
  /// Whether a view holds a label of several lines, or is a vertical stack: its width decides what it looks like.
  fileprivate func needsWidth(_ index: Int, _ view: UInt64) -> Bool {
    if MadeStack.all(in: self).contains(where: {
      $0.index == index && $0.axis(in: self) == .vertical
    }) {
      return true
    }
    return subviews.indices.contains { label in
      path(from: names.identity(of: subviews[label])).contains(view)
        && names.uses(of: label).contains {
          $0.kind == .memberAssignment && $0.member?.is(.numberOfLines) == true
            && $0.statement.assignedValue?.first?.isZero == true
        }
    }
  }
}
