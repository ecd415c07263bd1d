import LayoutModel
import LayoutScene
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// The content of a scroll view is constrained to its end.
struct AmbiguousContentSize: FileRule {
  // What ties content to its scroll view is anywhere in the file.
  let query = Query.file(with: .additions)
  static let collectsFunctions = true

  func check(_ file: ViewFile, _ report: inout Report) {
    guard !file.constraints.isEmpty else { return }
    let scrolling = file.views.filter { $0.subview?.isScrollView == true }
    guard !scrolling.isEmpty, !file.code.tokens.contains(where: \.setsContentSize) else { return }
    for scrollView in scrolling where scrollView.subview?.isOnlyOfFile == true {
      guard let placed = PlacedView(scrollView), placed.handings.isEmpty,
        !scrollView.hasUnclearContent
      else { continue }
      let additions = scrollView.contents.filter { $0.action.role == .addition }
      let contents = additions.compactMap { ScrolledContent($0, in: scrollView) }
      let found =
        contents.lazy.compactMap(\.fixedEnd).first
        ?? additions.last.flatMap { endOfContent(in: scrollView, $0.action.tokens) }
        ?? contents.lazy.compactMap(\.size).first
      if let finding = found { report.add(finding, placed.certainty) }
    }
  }

  /// That what is in a scroll view begins at an edge, and nothing says where it ends along an axis.
  private func endOfContent(in scrollView: View, _ place: Lexemes) -> Finding? {
    let name = scrollView.text
    switch LayoutAxis.allCases.first(where: scrollView.contentEndsNowhere) {
    case .horizontal:
      return Finding(
        place,
        "the content of `\(name)` begins at its leading edge, but no constraint ties it to the trailing one: it has no width, and does not scroll sideways",
        advice: "constrain the trailing edge of the last view in `\(name)` to that of `\(name)`")
    case .vertical:
      return Finding(
        place,
        "the content of `\(name)` begins at its top, but no constraint ties it to its bottom: it has no height, and does not scroll",
        advice: "constrain the bottom of the last view in `\(name)` to the bottom of `\(name)`")
    case nil: return nil
    }
  }
}

/// A view in a scroll view, and what equations tie it to.
private struct ScrolledContent {
  private let view: View
  private let scrollView: View
  private let addition: Lexemes
  /// The attributes that it shares with what scrolls, and the lengths that are those of the scroll view.
  private var (shared, lengths): (LayoutAttributes, LayoutAttributes) = ([], [])
  /// The first constraint to what scrolls, that of the height, and one of an end to what does not scroll.
  private var (pin, height, fixed): (Constraint?, Constraint?, Constraint?)
  private var file: ViewFile { view.file }

  init?(_ place: Placement, in scrollView: View) {
    guard let view = place.view, view.subview != nil, let sides = view.sides else { return nil }
    (self.view, self.scrollView, addition) = (view, scrollView, place.action.tokens)
    for side in sides where !side.isTurned && side.relation == .equal {
      let constraint = view.file.constraints[side.constraint]
      guard let other = side.other?.view, constraint.priority.isEmpty,
        constraint.container != .stored || constraint.manner.contains(.isInFormat)
      else { continue }
      if scrollView.path.dropFirst().contains(other), [.top, .bottom].contains(side.attributes) {
        fixed = constraint
      }
      guard other == scrollView else { continue }
      if side.other?.guide != .frame {
        shared.formUnion(side.attributes)
        pin = pin ?? constraint
      }
      if !constraint.hasMultiplier, constraint.constant.isEmpty {
        lengths.formUnion(side.attributes.intersection([.width, .height]))
        if side.attributes.contains(.height) { height = constraint }
      }
    }
  }

  /// That one of its ends is tied to what does not scroll.
  var fixedEnd: Finding? {
    guard let fixed, case let end = fixed.attributes, !shared.contains(end),
      shared.union(end).isSuperset(of: [.top, .bottom])
    else { return nil }
    return Finding(
      fixed.expression,
      "the \(end.names[0]) of `\(view.text)` is tied to what `\(scrollView.text)` is in: the content stays there, and does not scroll",
      advice: "constrain its \(end.names[0]) to that of `\(scrollView.text)`")
  }

  /// What is wrong with its size, if it is tied to each edge of the scroll view.
  var size: Finding? {
    guard let pin, shared.isSuperset(of: [.top, .bottom]),
      shared.isSuperset(of: [.leading, .trailing]) || shared.isSuperset(of: [.left, .right])
    else { return nil }
    let (name, outer) = (view.text, scrollView.text)
    if let height, lengths == [.width, .height] {
      return Finding(
        height.expression,
        "`\(name)` is as wide and as tall as `\(outer)`: what does not fit is squeezed, and nothing scrolls",
        advice: "leave out the height")
    }
    let width: Finding.Message = "constrain its width to that of `\(outer)`"
    if view.needsWidth, !isWidthBounded {
      return Finding(
        addition,
        "nothing bounds the width of `\(name)` in `\(outer)`: long lines and rows are not broken, and it scrolls sideways",
        advice: width)
    }
    guard let reach = ContentReach(of: view),
      let axis = LayoutAxis.allCases.first(where: { reach.isMissing(along: $0, in: scrollView) })
    else { return nil }
    return Finding(
      pin.expression,
      "the edges of `\(name)` are those of `\(outer)`, but what is in it does not reach from one to the other: nothing gives it a \(axis == .horizontal ? "width" : "height")",
      advice: axis == .horizontal
        ? width : "constrain the last view in `\(name)` to its bottom, or give it a height"
    ).given(reach.certainty)
  }

  /// Whether something may bound the width of what is in it: a width, or something that does not scroll.
  private var isWidthBounded: Bool {
    file.constraints.indices.contains { index in
      let (tie, constraint) = (file.tie(of: index), file.constraints[index])
      let paths = [tie.first, tie.second].compactMap(\.self).map { $0.view?.path ?? [] }
      guard paths.contains(where: { $0.contains(view) }) else { return false }
      let attributes = constraint.attributes.union(constraint.secondAttributes)
      return constraint.isOfHelper || attributes.contains(.width)
        || !attributes.isDisjoint(with: .horizontal)
          && (tie.second?.guide == .frame || !paths.allSatisfy { $0.contains(scrollView) })
    }
  }
}

extension View {
  fileprivate func contentEndsNowhere(along axis: LayoutAxis) -> Bool {
    guard let sides else { return false }
    let start: LayoutAttributes = axis == .horizontal ? [.leading, .left] : [.top]
    let all = LayoutAttributes.all(along: axis)
    var begins = false
    for side in sides where !side.attributes.isDisjoint(with: all) {
      let path = side.other?.view?.path ?? []
      let isInside = path.dropFirst().contains(self)
      // What the scroll view is in or next to, and its own lengths.
      let isOutside =
        side.other == nil || path.count > 1 || !path.isEmpty && self.path.contains(path[0])
      guard isInside || !isOutside || side.guide?.isInset == false else { continue }
      guard side.attributes.isDisjoint(with: all.subtracting(start)) else { return false }
      begins = begins || isInside
    }
    return begins
  }

  /// Whether something is added to it that the code does not show to be laid out by constraints only.
  fileprivate var hasUnclearContent: Bool {
    contents.contains { placement in
      placement.action.role == .addition
        && placement.view.flatMap { PlacedView($0) }?.handings.isEmpty != true
    }
  }

  /// Whether it holds a label of several lines, or is a vertical stack: its width decides what it looks like.
  fileprivate var needsWidth: Bool {
    isMadeStack && axis == .vertical
      || file.views.contains { label in
        label.settings(of: .numberOfLines).contains { $0.value?.isZero == true }
          && label.path.contains(self)
      }
  }

  fileprivate var hasNoSize: Bool { classOfUIKit.is(.UIView) }
}

/// What is in a view without a size of its own: whether it reaches from one edge of the view to the opposite one.
private struct ContentReach {
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
  func isMissing(along axis: LayoutAxis, in scrollView: View) -> Bool {
    let (file, about) = (view.file, LayoutAttributes.all(along: axis))
    var system = LinearSystem<LayoutEquation.Variable>()
    for expression in known { system.require(expression) }
    for (index, constraint) in file.constraints.enumerated() {
      // Views of a loop may be these.
      guard let first = file.tie(of: index).first.view else { return false }
      let second = file.tie(of: index).second
      let isInside = (views.contains(first), second?.view.map(views.contains) ?? false)
      guard isInside.0 || isInside.1 else { continue }
      guard !constraint.isOfHelper else { return false }
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

extension Subview {
  fileprivate var isScrollView: Bool {
    [declaration.type, declaration.value].contains {
      $0?.contains { $0 == "UIScrollView" } == true
    }
  }
}

extension Lexeme {
  fileprivate var setsContentSize: Bool {
    kind == .identifier && (self == "contentSize" || self == "isScrollEnabled")
  }
}

extension AmbiguousContentSize {
  static let description = RuleDescription(
    id: "ambiguous_content_size",
    family: .correctness,
    summary: "Scroll view whose content size is ambiguous",
    rationale: """
      Auto Layout finds the content size of a `UIScrollView` from constraints that lead from one edge, through the \
      content, to the opposite one. If that chain has no end, the content is visible but cannot be scrolled. The \
      rule reports scroll views that the file makes whose content is not tied to the opposite edge, lines or rows \
      without a width to stay within, and content with the size of the scroll view or tied to what surrounds it.
      """,
    limits: [
      "files that set `contentSize` or `isScrollEnabled`",
      "content that a helper, a loop or a frame may lay out",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "Apple, Auto Layout Guide, Working with Scroll Views (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html): \"Your layout must fully define the size of the content view (except where defined in steps 5 and 6)\"",
    effect: .sight,
    goodExamples: [
      "From edge to edge": """
      class LyricsView: UIView {
        private let scrollView = UIScrollView()
        private let textLabel = UILabel()

        func setUp() {
          addSubview(scrollView)
          scrollView.addSubview(textLabel)
          scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
          textLabel.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(scrollView)
          }
        }
      }
      """
    ],
    badExamples: [
      "No bottom": """
      class LyricsView: UIView {
        private let scrollView = UIScrollView()
        private let textLabel = UILabel()

        func setUp() {
          addSubview(scrollView)
          scrollView.addSubview(↓textLabel)
          scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
          textLabel.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.width.equalTo(scrollView)
          }
        }
      }
      """
    ])
}
