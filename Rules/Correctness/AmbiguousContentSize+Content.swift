import LayoutModel
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

  /// A bound on the views in one scroll view.
  private static let most = 8

  /// Nil where the content has the size that it needs, as far as the file says.
  init?(of scrollView: Int, in file: ViewFile) {
    let additions = file.hierarchy.placements(in: scrollView).filter { $0.action.role == .addition }
    let view = file.names.identity(of: file.subviews[scrollView])
    var whole: ScrolledContent?
    for addition in additions.prefix(Self.most) where whole == nil {
      guard let index = addition.view else { continue }
      whole = ScrolledContent(index, addedBy: addition.action.tokens, to: view, in: file)
    }
    let isFixed = if case .fixed = whole?.lack { true } else { false }
    if !isFixed, let last = additions.last,
      let axis = LayoutAxis.allCases.first(where: { file.endsNowhere(view, along: $0) })
    {
      (lack, name, place) = (.end(axis), "", last.action.tokens.bytes)
      return
    }
    guard let whole else { return nil }
    self = whole
  }

  /// A view that is all of the content, and is tied to each edge of the scroll view.
  private init?(_ index: Int, addedBy tokens: Lexemes, to scrollView: UInt64, in file: ViewFile) {
    let view = file.names.identity(of: file.subviews[index])
    guard let sides = file.memoized(ConstraintTies.init).sides(of: view, in: file) else {
      return nil
    }
    // The attributes that the content shares with the scroll view, and the lengths that are those of the scroll view.
    var (shared, lengths): (LayoutAttributes, LayoutAttributes) = ([], [])
    var fixed: (end: LayoutAttributes, place: Range<Int>)?
    var (pin, height): (Range<Int>?, Range<Int>?)
    let outer = file.path(from: scrollView).dropFirst()
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
    name = file.subviews[index].declaration.name?.text ?? ""
    if let fixed, shared.intersection([.top, .bottom]).union(fixed.end) == [.top, .bottom] {
      (lack, place) = (.fixed(fixed.end.names.joined()), fixed.place)
      return
    }
    guard let pin, shared.isSuperset(of: [.top, .bottom]),
      shared.isSuperset(of: [.leading, .trailing]) || shared.isSuperset(of: [.left, .right])
    else { return nil }
    if let height, lengths == [.width, .height] {
      (lack, place) = (.excess, height)
    } else if file.needsWidth(index), !file.boundsWidth(of: view, in: scrollView) {
      (lack, place) = (.width, tokens.bytes)
    } else if let reach = ContentReach(of: index, in: file),
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
  fileprivate func endsNowhere(_ scrollView: UInt64, along axis: LayoutAxis) -> Bool {
    guard let sides = memoized(ConstraintTies.init).sides(of: scrollView, in: self) else {
      return false
    }
    let start: LayoutAttributes = axis == .horizontal ? [.leading, .left] : [.top]
    let all = LayoutAttributes.all(along: axis)
    var begins = false
    for side in sides where !side.attributes.isDisjoint(with: all) {
      let path = path(from: side.other?.view)
      let isInside = path.dropFirst().contains(scrollView)
      // What the scroll view is in or next to, and its own lengths.
      let isOutside =
        side.other == nil || path.count > 1
        || !path.isEmpty && self.path(from: scrollView).contains(path[0])
      guard isInside || !isOutside || side.guide?.isInset == false else { continue }
      guard side.attributes.isDisjoint(with: all.subtracting(start)) else { return false }
      begins = begins || isInside
    }
    return begins
  }

  /// Whether something is added to a view that the code does not show to be laid out by constraints only.
  func hasUnclearContent(_ view: Int) -> Bool {
    hierarchy.placements(in: view).contains { placement in
      guard placement.action.role == .addition else { return false }
      return placement.view.flatMap { PlacedView($0, in: self) }?.handings.isEmpty != true
    }
  }

  /// Whether a view holds a label of several lines, or is a vertical stack: its width decides what it looks like.
  fileprivate func needsWidth(_ index: Int) -> Bool {
    let view = names.identity(of: subviews[index])
    return MadeStack.all(in: self).contains { $0.index == index && $0.axis(in: self) == .vertical }
      || subviews.indices.contains { label in
        path(from: names.identity(of: subviews[label])).contains(view)
          && names.uses(of: label).contains {
            $0.kind == .memberAssignment && $0.member?.is(.numberOfLines) == true
              && $0.statement.assignedValue?.first?.isZero == true
          }
      }
  }

  /// Whether something may bound the width of what is in a view that scrolls: a width, or something that does not scroll.
  fileprivate func boundsWidth(of view: UInt64, in scrollView: UInt64) -> Bool {
    let ties = memoized(ConstraintTies.init)
    return constraints.indices.contains { index in
      let (tie, constraint) = (ties[index], constraints[index])
      let paths = [path(from: tie.first.view)] + (tie.second.map { [path(from: $0.view)] } ?? [])
      guard paths.contains(where: { $0.contains(view) }) else { return false }
      let attributes = constraint.attributes.union(constraint.secondAttributes)
      return constraint.isOfHelper || attributes.contains(.width)
        || !attributes.isDisjoint(with: .horizontal)
          && (tie.second?.guide == .frame || !paths.allSatisfy { $0.contains(scrollView) })
    }
  }

  fileprivate func hasNoSize(_ index: Int) -> Bool {
    ViewAccount.of(index, in: self)?.makings.allSatisfy {
      $0.isOfUIKit && $0.className.is(.UIView)
    } ?? false
  }
}

/// What is in a view without a size of its own: whether it reaches from one edge of the view to the opposite one.
struct ContentReach {
  private typealias Expression = LinearExpression<LayoutEquation.Variable>

  private let view: UInt64
  /// The view and those in it, by identity.
  private var views = KeySet()
  /// What is 0, or at least known: the lengths of views that may have one of their own, and the places of what is in these.
  private var known: [Expression] = []
  /// How surely nothing else lays out the views.
  private(set) var certainty = Certainty.certain(if: [])

  /// A bound on the views inside.
  private static let most = 64

  /// Nil where the file does not show what lays out each of the views, and for an empty view.
  init?(of content: Int, in file: ViewFile) {
    view = file.names.identity(of: file.subviews[content])
    guard file.hasNoSize(content), !file.hasUnclearContent(content) else { return nil }
    var inside: [(index: Int, path: ArraySlice<UInt64>)] = []
    var sized = KeySet()
    for index in file.subviews.indices {
      let path = file.path(from: file.names.identity(of: file.subviews[index]))
      guard let depth = path.firstIndex(of: view), depth > 0 else { continue }
      inside.append((index, path[..<depth]))
      if !file.hasNoSize(index) { sized.insert(path[0]) }
    }
    guard 1...Self.most ~= inside.count else { return nil }
    views = KeySet([view] + inside.map { $0.path[0] })
    for (index, path) in inside {
      let outer = path.last(where: sized.contains)
      if outer != nil { known.append(Expression(.size(path[0]))) }
      if let outer, outer != path[0] {
        known.append(Expression(.start(path[0])) - Expression(.start(outer)))
        continue
      }
      guard outer != nil || !file.hasUnclearContent(index),
        let view = PlacedView(index, in: file), view.handings.isEmpty
      else { return nil }
      certainty = certainty.and(view.certainty(in: file))
    }
  }

  /// Whether nothing gives the view a length along an axis, besides the edges of the scroll view that it is in.
  func isMissing(along axis: LayoutAxis, in scrollView: UInt64, _ file: ViewFile) -> Bool {
    var system = LinearSystem<LayoutEquation.Variable>()
    for expression in known { system.require(expression) }
    let ties = file.memoized(ConstraintTies.init)
    for (index, constraint) in file.constraints.enumerated() {
      let (first, second) = (ties[index].first.view, ties[index].second)
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
    return !system.reduced(Expression(.size(view))).expression.terms.allSatisfy(\.variable.isSymbol)
  }
}
