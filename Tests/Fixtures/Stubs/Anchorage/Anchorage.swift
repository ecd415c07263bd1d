import UIKit

/// An anchor with what is added to it and the priority of what is made from it.
public struct LayoutExpression<Anchor> {
  let anchor: Anchor
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
}

public struct Priority: Sendable {
  let value: UILayoutPriority
  public static let required = Priority(value: .required)
  public static let high = Priority(value: .defaultHigh)
  public static let low = Priority(value: .defaultLow)
}

/// An expression of an anchor, or an anchor itself.
public protocol LayoutExpressionType {
  associatedtype Item: AnyObject
  var expression: LayoutExpression<NSLayoutAnchor<Item>> { get }
}

extension LayoutExpression: LayoutExpressionType where Anchor: Anchoring {
  public var expression: LayoutExpression<NSLayoutAnchor<Anchor.Item>> {
    LayoutExpression<NSLayoutAnchor<Anchor.Item>>(
      anchor: anchor.plain, constant: constant, multiplier: multiplier, priority: priority)
  }
}

public protocol Anchoring: AnyObject {
  associatedtype Item: AnyObject
  var plain: NSLayoutAnchor<Item> { get }
}

extension NSLayoutXAxisAnchor: Anchoring, LayoutExpressionType {
  public var plain: NSLayoutAnchor<NSLayoutXAxisAnchor> { self }
  public var expression: LayoutExpression<NSLayoutAnchor<NSLayoutXAxisAnchor>> {
    LayoutExpression(anchor: self)
  }
}
extension NSLayoutYAxisAnchor: Anchoring, LayoutExpressionType {
  public var plain: NSLayoutAnchor<NSLayoutYAxisAnchor> { self }
  public var expression: LayoutExpression<NSLayoutAnchor<NSLayoutYAxisAnchor>> {
    LayoutExpression(anchor: self)
  }
}
extension NSLayoutDimension: Anchoring, LayoutExpressionType {
  public var plain: NSLayoutAnchor<NSLayoutDimension> { self }
  public var expression: LayoutExpression<NSLayoutAnchor<NSLayoutDimension>> {
    LayoutExpression(anchor: self)
  }
}

private func make<Item: AnyObject>(
  _ anchor: NSLayoutAnchor<Item>, _ relation: NSLayoutConstraint.Relation,
  _ other: LayoutExpression<NSLayoutAnchor<Item>>
) -> NSLayoutConstraint {
  let constraint = anchor.relation(
    relation, other.anchor, other.constant, times: other.multiplier)
  constraint.priority = other.priority
  constraint.isActive = true
  return constraint
}

infix operator ~ : PriorityPrecedence
precedencegroup PriorityPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

@discardableResult
public func == <A: Anchoring, E: LayoutExpressionType>(one: A, other: E) -> NSLayoutConstraint
where E.Item == A.Item { make(one.plain, .equal, other.expression) }
@discardableResult
public func >= <A: Anchoring, E: LayoutExpressionType>(one: A, other: E) -> NSLayoutConstraint
where E.Item == A.Item { make(one.plain, .greaterThanOrEqual, other.expression) }
@discardableResult
public func <= <A: Anchoring, E: LayoutExpressionType>(one: A, other: E) -> NSLayoutConstraint
where E.Item == A.Item { make(one.plain, .lessThanOrEqual, other.expression) }

@discardableResult
public func == (one: NSLayoutDimension, size: CGFloat) -> NSLayoutConstraint {
  let constraint = one.constraint(equalToConstant: size)
  constraint.isActive = true
  return constraint
}

public func + <A: Anchoring>(anchor: A, constant: CGFloat) -> LayoutExpression<A> {
  LayoutExpression(anchor: anchor, constant: constant)
}
public func - <A: Anchoring>(anchor: A, constant: CGFloat) -> LayoutExpression<A> {
  LayoutExpression(anchor: anchor, constant: -constant)
}
public func * <A: Anchoring>(anchor: A, multiplier: CGFloat) -> LayoutExpression<A> {
  LayoutExpression(anchor: anchor, multiplier: multiplier)
}
public func ~ <A>(expression: LayoutExpression<A>, priority: Priority) -> LayoutExpression<A> {
  var expression = expression
  expression.priority = priority.value
  return expression
}
public func ~ <A: Anchoring>(anchor: A, priority: Priority) -> LayoutExpression<A> {
  LayoutExpression(anchor: anchor, priority: priority.value)
}
