import UIKit

/// The right side of a statement.
public protocol ConstraintRelatableTarget {}
/// A constant, possibly a whole number.
public protocol ConstraintOffsetTarget { var amount: CGFloat { get } }
/// A constant, or one for each edge.
public protocol ConstraintInsetTarget {
  func amount(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat
}
public protocol ConstraintMultiplierTarget { var factor: CGFloat { get } }
public protocol ConstraintPriorityTarget { var layoutPriority: UILayoutPriority { get } }

public typealias ConstraintNumber =
  ConstraintRelatableTarget & ConstraintOffsetTarget & ConstraintInsetTarget
  & ConstraintMultiplierTarget & ConstraintPriorityTarget

extension Int: ConstraintNumber { public var amount: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var amount: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var amount: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var amount: CGFloat { self } }

extension ConstraintOffsetTarget {
  public func amount(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat { amount }
  public var factor: CGFloat { amount }
  public var layoutPriority: UILayoutPriority { UILayoutPriority(Float(amount)) }
}

extension CGSize: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var layoutPriority: UILayoutPriority { self }
}
extension UIEdgeInsets: ConstraintInsetTarget {
  public func amount(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top: top
    case .left, .leading: left
    case .bottom: bottom
    default: right
    }
  }
}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

public struct ConstraintPriority: Sendable {
  let value: Float
  public static let required = ConstraintPriority(value: 1000)
  public static let high = ConstraintPriority(value: 750)
  public static let medium = ConstraintPriority(value: 500)
  public static let low = ConstraintPriority(value: 250)
}

/// An attribute of another view.
public final class ConstraintItem: ConstraintRelatableTarget {
  let target: AnyObject
  let attribute: NSLayoutConstraint.Attribute?

  init(_ target: AnyObject, _ attribute: NSLayoutConstraint.Attribute?) {
    self.target = target
    self.attribute = attribute
  }
}

/// One statement, as UIKit constraints.
public final class Constraint {
  public let layoutConstraints: [NSLayoutConstraint]

  init(_ statement: ConstraintMakerFinalizable) {
    layoutConstraints = statement.attributes.map { attribute in
      let isSize = attribute == .width || attribute == .height
      let attributeOfTarget = statement.targetAttribute ?? attribute
      // A statement without another view is a size, or a distance from the superview.
      let target =
        statement.target ?? (isSize ? nil : (statement.item as? UIView)?.superview)
      let constraint = NSLayoutConstraint(
        item: statement.item, attribute: attribute, relatedBy: statement.relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : attributeOfTarget,
        multiplier: statement.factor, constant: statement.values(attribute))
      constraint.priority = statement.level
      constraint.identifier = statement.label
      return constraint
    }
  }

  public var isActive: Bool { layoutConstraints.allSatisfy(\.isActive) }
  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  @discardableResult public func update(offset: ConstraintOffsetTarget) -> Constraint {
    for constraint in layoutConstraints { constraint.constant = offset.amount }
    return self
  }
  @discardableResult public func update(inset: ConstraintInsetTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.constant = inset.amount(constraint.firstAttribute)
    }
    return self
  }
}
