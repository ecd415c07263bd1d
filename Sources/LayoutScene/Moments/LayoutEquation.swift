import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

/// What a constraint says about one attribute of its first item: a linear equation in the places and sizes of views.
package struct LayoutEquation: Sendable {
  package typealias Variable = AxisVariable<UInt64>

  /// The axis along which it holds.
  package var axis: LayoutAxis
  /// The attribute of the first item.
  package var attribute: LayoutAttributes
  /// What is 0. Views are named by their keys; the inset of a guide is a symbol.
  package var expression: LinearExpression<Variable>

  /// The same with the constant of its constraint, where it was left out; nil if its direction is unknown.
  package func adding(_ constant: Fraction, of constraint: Constraint) -> LayoutEquation? {
    guard
      let sign = constraint.direction(ofConstantAt: attribute) ?? (constant == .zero ? 1 : nil)
    else { return nil }
    var equation = self
    equation.expression.add(LinearExpression(constant), times: Fraction(-sign))
    return equation
  }
}

extension LayoutAttributes {
  /// Attributes along an axis, with what they mean there.
  package static let onAxes: [(LayoutAttributes, LayoutAxis, AxisAttribute)] = [
    (.top, .vertical, .start), (.centerY, .vertical, .center), (.bottom, .vertical, .end),
    (.height, .vertical, .size), (.leading, .horizontal, .start), (.left, .horizontal, .start),
    (.centerX, .horizontal, .center), (.trailing, .horizontal, .end), (.right, .horizontal, .end),
    (.width, .horizontal, .size),
  ]

  /// What constraints about these attributes leave open along an axis, so that UIKit guesses: the position, as the first edge, or
  /// the length of a view that has none by its content; empty for nothing.
  package func missing(along axis: LayoutAxis, hasOwnSize: Bool) -> LayoutAttributes {
    let isVertical = axis == .vertical
    guard !isDisjoint(with: .positions(along: axis)) else { return isVertical ? .top : .leading }
    let hasBaseline = isVertical && !isDisjoint(with: [.firstBaseline, .lastBaseline])
    let places = Set(Self.onAxes.lazy.filter { $0.1 == axis && contains($0.0) }.map(\.2))
    guard !hasOwnSize, !hasBaseline, !places.contains(.size), places.count < 2 else { return [] }
    return isVertical ? .height : .width
  }
}

extension ViewFile {
  /// The equations of a constraint whose relation is `equal`, one for each attribute; without those that depend on what
  /// the file does not tell: a number from elsewhere, a view without a name.
  ///
  /// - Parameters:
  ///   - wanted: the attributes that matter.
  ///   - ignoresConstant: whether the constant is left out, which then need not be known.
  ///   - element: the view that the first item stands for in a loop; nil outside of loops.
  package func equations(
    of constraint: Constraint, about wanted: LayoutAttributes = .vertical.union(.horizontal),
    ignoresConstant: Bool = false, for element: View? = nil
  ) -> [LayoutEquation] {
    guard !constraint.attributes.isDisjoint(with: wanted),
      let factor = multiplier(of: constraint)
    else {
      return []
    }
    return LayoutAttributes.onAxes.compactMap { attribute, axis, place in
      guard wanted.contains(attribute), constraint.attributes.contains(attribute),
        let constant = ignoresConstant ? .zero : constant(of: constraint, at: attribute),
        let first = self.place(place, attribute, of: constraint.firstItem, in: constraint, element)
      else { return nil }
      var expression = first
      if let second = constraint.secondItem {
        guard let (other, otherAxis, otherPlace) = constraint.secondAttribute(for: attribute),
          axis == otherAxis, place.isLength == otherPlace.isLength,
          place.isLength || factor == Fraction(1),
          let target = self.place(otherPlace, other, of: second, in: constraint, element)
        else { return nil }
        expression.add(target, times: -factor)
      } else {
        guard place.isLength, !constraint.constant.isEmpty, constraint.multiplier.isEmpty else {
          return nil
        }
      }
      return LayoutEquation(axis: axis, attribute: attribute, expression: expression)
        .adding(constant, of: constraint)
    }
  }

  private func place(
    _ place: AxisAttribute, _ attribute: LayoutAttributes, of item: Item, in constraint: Constraint,
    _ element: View?
  ) -> LinearExpression<LayoutEquation.Variable>? {
    let block = constraint.statement.block
    let first = element ?? first(of: constraint)
    if item.isSuperview {
      guard let first else { return nil }
      guard place.isLength || !first.isScrolled else {
        return first.parent.map { LinearExpression(place, of: $0.contentKey) }
      }
      return LinearExpression(place, of: first.parent?.key ?? ~first.key)
    }
    if let element, item == constraint.firstItem { return LinearExpression(place, of: element.key) }
    let reference = reference(item, in: block)
    guard let view = reference.view else { return nil }
    if reference.guide == .content { return LinearExpression(place, of: view.contentKey) }
    if reference.guide == .frame { return LinearExpression(place, of: view.key) }
    if !place.isLength, constraint.secondItem != nil, scrolls(item, in: block) {
      // What is in it relates to its content, and what it is in to the view itself.
      let other = item == constraint.firstItem ? second(of: constraint) : first
      guard let other else { return nil }
      if other.path.dropFirst().contains(view) {
        return LinearExpression(place, of: view.contentKey)
      }
      guard view.path.dropFirst().contains(other) || view.parent.map({ $0 == other.parent }) == true
      else { return nil }
    }
    guard names.viewOfGuide(item, in: block) != item else {
      return LinearExpression(place, of: view.key)
    }
    // The edges of a guide are symbols away from those of its view.
    let guide = TextHash.pair(view.key, item.key)
    let isVertical: UInt64 = attribute.isDisjoint(with: [.top, .centerY, .bottom, .height]) ? 0 : 2
    func inset(_ side: UInt64) -> LinearExpression<LayoutEquation.Variable> {
      LinearExpression(.symbol(TextHash.pair(guide, isVertical + side)))
    }
    return LinearExpression(place, of: view.key).inset(place, before: inset(0), after: inset(1))
  }
}

extension View {
  /// Names what scrolls in it.
  fileprivate var contentKey: UInt64 { TextHash.pair(key, 1) }
}

extension Constraint {
  /// What an attribute of the first item is related to; nil if it is unknown.
  fileprivate func secondAttribute(
    for attribute: LayoutAttributes
  ) -> (LayoutAttributes, LayoutAxis, AxisAttribute)? {
    let isSame = secondAttributes.contains(attribute)
    guard isSame || attributes == attribute else { return nil }
    let second = isSame ? attribute : secondAttributes
    return LayoutAttributes.onAxes.first { $0.0 == second }
  }
}
