import Behavior
import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// What is in a view without a size of its own: whether it reaches from one edge of the view to the opposite one.
struct ContentReach {
  /// For each view inside, and the view itself, its number; those in a view that may have a size of its own have the number
  /// of that one.
  private var numbers = KeyMap<Int>()
  /// The numbers of views that may have a size of their own.
  private var sized: Set<Int> = []
  /// What other files must not do with the views.
  private(set) var conditions: [any Condition] = []

  /// A bound on the views inside.
  private static let most = 64

  /// Nil where the file does not show what lays out each of the views, and where there is none.
  init?(of content: Int, unclear: KeySet, in file: ViewFile) {
    let view = file.names.identity(of: file.subviews[content])
    guard file.hasNoSize(content), !unclear.contains(view) else { return nil }
    numbers[view] = 0
    var inside: [(index: Int, path: ArraySlice<UInt64>)] = []
    var solid = KeySet()
    for (index, subview) in file.subviews.enumerated() where index != content {
      let path = file.path(from: file.names.identity(of: subview))
      guard let depth = path.firstIndex(of: view), depth > 0 else { continue }
      inside.append((index, path[..<depth]))
      if !file.hasNoSize(index) { solid.insert(path[0]) }
    }
    guard 1...Self.most ~= inside.count else { return nil }
    for (index, path) in inside {
      let outer = path.last(where: solid.contains) ?? path[0]
      let number = numbers[outer] ?? numbers.entries.count
      (numbers[outer], numbers[path[0]]) = (number, number)
      if solid.contains(outer) { sized.insert(number) }
      guard outer == path[0] else { continue }
      guard !unclear.contains(outer) || solid.contains(outer),
        file.subviews[index].isOnlyOfFile, let placed = PlacedView(index, in: file),
        placed.handings.isEmpty,
        let conditions = PlacedView.conditions(of: file.subviews[index], in: file)
      else { return nil }
      self.conditions += conditions
    }
  }

  /// Whether nothing gives the view a length along an axis, besides the edges of the scroll view that it is in.
  func isMissing(along axis: LayoutAxis, in scrollView: UInt64, _ file: ViewFile) -> Bool {
    var places = ConnectedPlaces(count: numbers.entries.count)
    for number in sized { places.fix(number) }
    let ties = file.memoized(ConstraintTies.init)
    for (index, constraint) in file.constraints.enumerated() {
      let tie = ties[index]
      let first = tie.first.view.flatMap { numbers[$0] }
      let second = tie.second?.view.flatMap { numbers[$0] }
      guard let inner = first ?? second else {
        // Views of a loop may be these.
        if tie.first.view == nil { return false }
        continue
      }
      guard !constraint.isOfHelper else { return false }
      let own = AxisAttribute.all(in: constraint.attributes, along: axis)
      let other =
        constraint.secondAttributes.isEmpty
        ? own : AxisAttribute.all(in: constraint.secondAttributes, along: axis)
      guard let end = tie.second else {
        if own.contains(.size) { places.fix(inner) }
        continue
      }
      if own.isEmpty, other.isEmpty { continue }
      guard let first, let second else {
        let isEdge = !own.contains(.size) && !own.contains(.center)
        guard first == 0, end.view == scrollView, end.guide != .frame, isEdge else { return false }
        continue
      }
      guard own.count == other.count else { return false }
      for (one, another) in zip(own, other) {
        places.connect((first, one), (second, another))
      }
    }
    return !places.areConnected(of: 0)
  }
}

/// The places of views along an axis: two of one view that lead to each other fix its length.
private struct ConnectedPlaces {
  /// Behind each place, one that it is connected with; that of a root is its own.
  private var roots: [Int]
  /// The views with equal lengths.
  private var equal: [(Int, Int)] = []

  init(count: Int) { roots = Array(0..<3 * count) }

  /// Fixes the length of a view.
  mutating func fix(_ view: Int) {
    unite(3 * view, 3 * view + 1)
    unite(3 * view, 3 * view + 2)
  }

  /// Adds a constraint between two views.
  mutating func connect(_ one: (view: Int, AxisAttribute), _ other: (view: Int, AxisAttribute)) {
    switch (one.1.isLength, other.1.isLength) {
    case (false, false):
      unite(3 * one.view + Int(one.1.rawValue), 3 * other.view + Int(other.1.rawValue))
    case (true, true): equal.append((one.view, other.view))
    default:
      fix(one.view)
      fix(other.view)
    }
  }

  /// Whether two places of a view lead to each other.
  mutating func areConnected(of view: Int) -> Bool {
    var isChanged = true
    while isChanged {
      isChanged = false
      for view in 0..<roots.count / 3 where isFixed(view) == nil {
        fix(view)
        isChanged = true
      }
      for (one, other) in equal where isFixed(one) != isFixed(other) {
        fix(one)
        fix(other)
        isChanged = true
      }
    }
    return isFixed(view) == true
  }

  /// Whether all three places of a view are connected; nil if two are.
  private func isFixed(_ view: Int) -> Bool? {
    let places = Set((0..<3).map { root(3 * view + $0) })
    return places.count == 2 ? nil : places.count == 1
  }

  private func root(_ place: Int) -> Int {
    var place = place
    while roots[place] != place { place = roots[place] }
    return place
  }

  private mutating func unite(_ one: Int, _ other: Int) { roots[root(one)] = root(other) }
}

extension AxisAttribute {
  /// The places and lengths along an axis among some attributes; a baseline moves with the top.
  fileprivate static func all(in attributes: LayoutAttributes, along axis: LayoutAxis) -> [Self] {
    let all = LayoutAttributes.onAxes.filter { $0.1 == axis && attributes.contains($0.0) }.map(\.2)
    let hasBaseline =
      axis == .vertical && !attributes.isDisjoint(with: [.firstBaseline, .lastBaseline])
    return hasBaseline && !all.contains(.start) ? [.start] + all : all
  }
}

extension ViewFile {
  /// Whether all that makes a view makes one without a size of its own.
  fileprivate func hasNoSize(_ index: Int) -> Bool {
    guard let view = ViewAccount.of(index, in: self), !view.makings.isEmpty else { return false }
    return view.makings.allSatisfy { $0.isOfUIKit && $0.className.is(.UIView) }
  }
}
