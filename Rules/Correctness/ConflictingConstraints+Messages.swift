import LayoutModel
import LayoutScene
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

extension SceneConflict {
  /// What the rule says where a constraint is the last one of those.
  func message(in file: ViewFile) -> Finding.Message {
    if let message = messageInStack(in: file) { return message }
    let (view, attribute) = placed(last, in: file)
    if others.isEmpty, let stack = fills.first?.stack.text {
      return .contradicts(stack, attribute, view, reason)
    }
    return .contradicts(
      attribute, view, others.map { placed($0, in: file) }.map { "\($0.view).\($0.attribute)" },
      file.lines(of: related(in: file)),
      reason, isBound: file.constraints[last.constraint].relation != .equal,
      stack: fills.first.map { $0.stack.text })
  }

  func advice(in file: ViewFile) -> Finding.Message {
    guard let fill = fills.first else { return "delete one of them" }
    return fill.kind == .distribution
      ? "set the `distribution` of `\(fill.stack.text)` to `.fill`"
      : "set the `alignment` of `\(fill.stack.text)`, to `.center` for example\(others.isEmpty ? ", or arrange a view around `\(fill.view.text)`" : "")"
  }

  /// The other constraints, of many the first ones.
  func related(in file: ViewFile) -> [Finding.RelatedPlace] {
    others.prefix(6).map {
      .init(file.constraints[$0.constraint].expression, "the other constraint")
    }
  }

  /// The names of the view that a constraint places, and of its attribute.
  private func placed(_ part: Part, in file: ViewFile) -> (view: String, attribute: String) {
    let placed = file.onPlacedView(file.constraints[part.constraint])
    let isSame = placed.attributes.contains(part.attribute)
    return (
      part.element?.text ?? file.name(placed.firstItem),
      (isSame ? part.attribute : placed.attributes).names.joined()
    )
  }

  /// That an arranged view and what contradicts it in its stack have two lengths; nil where not both are numbers.
  private func messageInStack(in file: ViewFile) -> Finding.Message? {
    let constraint = file.constraints[last.constraint]
    guard case .difference(let difference) = reason, constraint.secondItem == nil,
      constraint.relation == .equal, let length = file.constant(of: constraint),
      let view = last.element ?? file.first(of: constraint),
      let fill = fills.first(where: { $0.view == view && $0.kind != .place })
    else { return nil }
    let opponent = fills.first { $0.view != fill.view && $0.stack == fill.stack }
    guard opponent != nil || fill.kind == .length else { return nil }
    return .differs(
      fill.view.text, length, in: fill.stack.text,
      opponent.map { $0.view.text }, length + difference,
      last.attribute == .height ? "high" : "wide", file.lines(of: related(in: file)),
      more: file.fixedViews(like: fill, besides: opponent?.view, last.attribute))
  }
}

extension ViewFile {
  /// The other views of a stack that have a length of their own, and that.
  fileprivate func fixedViews(
    like fill: StackFill, besides opponent: View?, _ attribute: LayoutAttributes
  ) -> [String] {
    let fills = StackFill.all(in: self)?.entries ?? []
    return fills.flatMap(\.value).filter {
      $0.stack == fill.stack && $0.kind == fill.kind && $0.view != fill.view && $0.view != opponent
    }.compactMap { other in
      other.view.sides?.first {
        $0.other == nil && $0.relation == .equal && $0.attributes.contains(attribute)
      }.flatMap { constant(of: constraints[$0.constraint]) }.map {
        ", `\(other.view.text)` at \($0)"
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func contradicts(
    _ attribute: String, _ view: String, _ others: [String], _ lines: String,
    _ reason: SceneConflict.Reason, isBound: Bool, stack: String?
  ) -> Self {
    var difference =
      switch reason {
      case .difference(let distance): " by \(points(distance))"
      case .insets: " wherever there are insets"
      case .noSize(let size): ", since a view would be \(size) points long"
      case .distances: " unless both distances are equal"
      case .given(let view, let axis, let length): given(view, axis, length)
      }
    if let stack { difference += ", as `\(stack)` makes its arranged subviews equally long" }
    if !isBound, others == ["\(view).\(attribute)"] {
      let how =
        if case .difference(let distance) = reason { "\(points(distance)) apart" } else {
          "differently\(difference)"
        }
      return
        "the \(attribute) of `\(view)` is fixed twice, here and on \(lines), \(how), so UIKit breaks one of the two constraints"
    }
    return
      "the \(attribute) of `\(view)` contradicts \(list(others)) (\(lines))\(difference), so UIKit breaks one of these constraints"
  }

  /// That a constraint contradicts the stack of its view on its own.
  fileprivate static func contradicts(
    _ stack: String, _ attribute: String, _ view: String, _ reason: SceneConflict.Reason
  ) -> Self {
    let amount =
      if case .difference(let distance) = reason { " by \(points(distance))" } else { "" }
    return
      "the \(attribute) of `\(view)` contradicts `\(stack)`\(amount), which aligns its arranged subviews itself: UIKit breaks one of the two constraints"
  }

  private static func given(
    _ view: GivenLength, _ axis: LayoutAxis, _ length: Fraction?
  ) -> String {
    let owner = view.kind == .controller ? "the screen" : "the table cell"
    return
      " unless \(owner) is \(length.map { points($0) } ?? "exactly that") \(axis == .horizontal ? "wide" : "high")"
  }

  fileprivate static func differs(
    _ view: String, _ length: Fraction, in stack: String, _ opponent: String?, _ other: Fraction,
    _ how: String, _ lines: String, more: [String]
  ) -> Self {
    let given =
      opponent == nil
      ? "`\(stack)` is \(other) points \(how) (\(lines)) and makes its arranged subviews as \(how) as itself"
      : "`\(stack)` makes its arranged subviews equally \(how)"
    let points = opponent.map { " points and `\($0)` at \(other) (\(lines))" } ?? ""
    return
      "\(given), but `\(view)` is fixed at \(length)\(points)\(more.joined()): UIKit breaks one of these constraints, and logs it"
  }
}
