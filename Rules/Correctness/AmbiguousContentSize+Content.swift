import LayoutModel
import LayoutScene
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// What is wrong with the size of what a scroll view scrolls.
struct ScrolledContent {
  enum Lack {
    /// It begins at an edge, and nothing says where it ends along an axis.
    case end(LayoutAxis)
    /// Its lines or its rows have no width to stay within.
    case width
    /// It is as large as the scroll view, and nothing is left to scroll.
    case excess
    /// One of its ends is tied to what does not scroll: `top`, `bottom`.
    case fixed(String)
    /// Nothing gives it a length along an axis.
    case length(LayoutAxis)
  }

  let lack: Lack
  /// The view that is all of it, or the scroll view.
  let name: String
  /// The place to look at, in bytes.
  let place: Range<Int>
  /// How surely nothing else lays out what is in it.
  private(set) var certainty = Certainty.certain(if: [])

  /// Nil where the content has the size that it needs, as far as the file says.
  init?(of scrollView: View, in file: ViewFile) {
    let additions = scrollView.contents.filter { $0.action.role == .addition }
    let whole = additions.lazy.compactMap { addition in
      addition.view.flatMap {
        ScrolledContent($0, addedBy: addition.action.tokens, to: scrollView, in: file)
      }
    }.first
    let isFixed = if case .fixed = whole?.lack { true } else { false }
    if !isFixed, let last = additions.last,
      let axis = LayoutAxis.allCases.first(where: { file.endsNowhere(scrollView, along: $0) })
    {
      (lack, name, place) = (.end(axis), "", last.action.tokens.bytes)
      return
    }
    guard let whole else { return nil }
    self = whole
  }

  /// A view that is all of the content, and is tied to each edge of the scroll view.
  private init?(_ view: View, addedBy tokens: Lexemes, to scrollView: View, in file: ViewFile) {
    guard view.subview != nil, let sides = view.sides else { return nil }
    // The attributes that the content shares with the scroll view, and the lengths that are those of the scroll view.
    var (shared, lengths): (LayoutAttributes, LayoutAttributes) = ([], [])
    var fixed: (end: LayoutAttributes, place: Range<Int>)?
    var (pin, height): (Range<Int>?, Range<Int>?)
    let outer = scrollView.path.dropFirst()
    for side in sides where !side.isTurned && side.relation == .equal {
      let constraint = file.constraints[side.constraint]
      guard let other = side.other?.view, constraint.priority.isEmpty,
        constraint.container != .stored || constraint.manner.contains(.isInFormat)
      else { continue }
      let place = constraint.expression.bytes
      if outer.contains(other), [.top, .bottom].contains(side.attributes) {
        fixed = (side.attributes, place)
      }
      guard other == scrollView else { continue }
      if side.other?.guide != .frame {
        shared.formUnion(side.attributes)
        pin = pin ?? place
      }
      if !constraint.hasMultiplier, constraint.constant.isEmpty {
        lengths.formUnion(side.attributes.intersection([.width, .height]))
        if side.attributes.contains(.height) { height = place }
      }
    }
    name = view.text
    if let fixed, shared.intersection([.top, .bottom]).union(fixed.end) == [.top, .bottom] {
      (lack, place) = (.fixed(fixed.end.names.joined()), fixed.place)
      return
    }
    guard let pin, shared.isSuperset(of: [.top, .bottom]),
      shared.isSuperset(of: [.leading, .trailing]) || shared.isSuperset(of: [.left, .right])
    else { return nil }
    if let height, lengths == [.width, .height] {
      (lack, place) = (.excess, height)
    } else if view.needsWidth, !file.boundsWidth(of: view, in: scrollView) {
      (lack, place) = (.width, tokens.bytes)
    } else if let reach = ContentReach(of: view),
      let axis = LayoutAxis.allCases.first(where: {
        reach.isMissing(along: $0, in: scrollView, file)
      })
    {
      (lack, place, certainty) = (.length(axis), pin, reach.certainty)
    } else {
      return nil
    }
  }
}

extension ViewFile {
  fileprivate func endsNowhere(_ scrollView: View, along axis: LayoutAxis) -> Bool {
    guard let sides = scrollView.sides else { return false }
    let start: LayoutAttributes = axis == .horizontal ? [.leading, .left] : [.top]
    let all = LayoutAttributes.all(along: axis)
    var begins = false
    for side in sides where !side.attributes.isDisjoint(with: all) {
      let path = side.other?.view?.path ?? []
      let isInside = path.dropFirst().contains(scrollView)
      // What the scroll view is in or next to, and its own lengths.
      let isOutside =
        side.other == nil || path.count > 1
        || !path.isEmpty && scrollView.path.contains(path[0])
      guard isInside || !isOutside || side.guide?.isInset == false else { continue }
      guard side.attributes.isDisjoint(with: all.subtracting(start)) else { return false }
      begins = begins || isInside
    }
    return begins
  }

  /// Whether something may bound the width of what is in a view that scrolls: a width, or something that does not scroll.
  fileprivate func boundsWidth(of view: View, in scrollView: View) -> Bool {
    constraints.indices.contains { index in
      let (tie, constraint) = (tie(of: index), constraints[index])
      let paths = [tie.first.view?.path ?? []] + (tie.second.map { [$0.view?.path ?? []] } ?? [])
      guard paths.contains(where: { $0.contains(view) }) else { return false }
      let attributes = constraint.attributes.union(constraint.secondAttributes)
      return constraint.isOfHelper || attributes.contains(.width)
        || !attributes.isDisjoint(with: .horizontal)
          && (tie.second?.guide == .frame || !paths.allSatisfy { $0.contains(scrollView) })
    }
  }
}

extension View {
  /// Whether something is added to it that the code does not show to be laid out by constraints only.
  var hasUnclearContent: Bool {
    contents.contains { placement in
      placement.action.role == .addition
        && placement.view.flatMap { PlacedView($0) }?.handings.isEmpty != true
    }
  }

  /// Whether it holds a label of several lines, or is a vertical stack: its width decides what it looks like.
  fileprivate var needsWidth: Bool {
    isMadeStack && axis == .vertical
      || file.views.contains { label in
        label.settings(of: .numberOfLines).contains { $0.value?.first?.isZero == true }
          && label.path.contains(self)
      }
  }

  fileprivate var hasNoSize: Bool { classOfUIKit.is(.UIView) }
}

/// What is in a view without a size of its own: whether it reaches from one edge of the view to the opposite one.
struct ContentReach {
  private typealias Expression = LinearExpression<LayoutEquation.Variable>

  private let view: View
  /// The view and those in it.
  private var views: Set<View> = []
  /// What is 0, or at least known: the lengths of views that may have one of their own, and the places of what is in these.
  private var known: [Expression] = []
  /// How surely nothing else lays out the views.
  private(set) var certainty = Certainty.certain(if: [])

  /// Nil where the file does not show what lays out each of the views, and for an empty view.
  init?(of view: View) {
    self.view = view
    guard view.hasNoSize, !view.hasUnclearContent else { return nil }
    let paths = view.file.views.compactMap { inner in
      let path = inner.path
      return path.firstIndex(of: view).flatMap { $0 > 0 ? path[..<$0] : nil }
    }
    guard !paths.isEmpty else { return nil }
    views = Set([view] + paths.map { $0[0] })
    for path in paths {
      let (inner, outer) = (path[0], path.last { !$0.hasNoSize })
      if outer != nil { known.append(Expression(.size(inner.key))) }
      if let outer, outer != inner {
        known.append(Expression(.start(inner.key)) - Expression(.start(outer.key)))
        continue
      }
      guard outer != nil || !inner.hasUnclearContent, let placed = PlacedView(inner),
        placed.handings.isEmpty
      else { return nil }
      certainty = certainty.and(placed.certainty)
    }
  }

  /// Whether nothing gives the view a length along an axis, besides the edges of the scroll view that it is in.
  func isMissing(along axis: LayoutAxis, in scrollView: View, _ file: ViewFile) -> Bool {
    var system = LinearSystem<LayoutEquation.Variable>()
    for expression in known { system.require(expression) }
    for (index, constraint) in file.constraints.enumerated() {
      let (first, second) = (file.tie(of: index).first.view, file.tie(of: index).second)
      // Views of a loop may be these.
      guard let first else { return false }
      let isInside = (views.contains(first), second?.view.map(views.contains) ?? false)
      guard isInside.0 || isInside.1 else { continue }
      guard !constraint.isOfHelper else { return false }
      let about = LayoutAttributes.all(along: axis)
      guard !constraint.attributes.union(constraint.secondAttributes).isDisjoint(with: about) else {
        continue
      }
      if let second, isInside != (true, true) {
        guard first == view, second.view == scrollView, second.guide != .frame,
          constraint.attributes.intersection(about).isSubset(of: .allEdges)
        else { return false }
        continue
      }
      // Any distance will do.
      let equations = file.equations(of: constraint, about: about, ignoresConstant: true)
      guard equations.count == constraint.attributes.intersection(about).count else { return false }
      for equation in equations { system.require(equation.expression) }
    }
    return !system.reduced(Expression(.size(view.key))).expression.terms.allSatisfy(
      \.variable.isSymbol)
  }
}
