import UIKit

/// One attribute of a view, and what it is related to.
public class Attribute {
  class var attribute: NSLayoutConstraint.Attribute { .notAnAttribute }
  /// Whether it counts inwards from the superview.
  class var isInset: Bool { false }

  let constant: CGFloat
  var other: UIView?
  var otherAttribute: NSLayoutConstraint.Attribute?
  var level = UILayoutPriority.required

  public init(_ constant: CGFloat = 0) { self.constant = constant }

  public func to(_ view: UIView) -> Self {
    other = view
    return self
  }
  public func to(_ view: UIView, _ attribute: ReferenceAttribute) -> Self {
    (other, otherAttribute) = (view, attribute.attribute)
    return self
  }
  public func with(_ priority: Priority) -> Self {
    level = priority.value
    return self
  }

  func constraint(of view: UIView) -> NSLayoutConstraint {
    let own = Self.attribute
    let isSize = own == .width || own == .height
    let target = other ?? (isSize ? nil : view.superview)
    let constraint = NSLayoutConstraint(
      item: view, attribute: own, relatedBy: .equal, toItem: target,
      attribute: target == nil ? .notAnAttribute : otherAttribute ?? own, multiplier: 1,
      constant: Self.isInset ? -1.0 * constant : constant)
    constraint.priority = level
    return constraint
  }
}

public enum ReferenceAttribute: Sendable {
  case top, bottom, left, right, leading, trailing, centerX, centerY

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .centerY: .centerY
    }
  }
}

public struct Priority: Sendable {
  let value: UILayoutPriority
  public static let required = Priority(value: .required)
  public static let high = Priority(value: .defaultHigh)
  public static let low = Priority(value: .defaultLow)
}

public final class Top: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .top }
}
public final class Bottom: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .bottom }
  override class var isInset: Bool { true }
}
public final class Left: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .left }
}
public final class Right: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .right }
  override class var isInset: Bool { true }
}
public final class Leading: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .leading }
}
public final class Trailing: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .trailing }
  override class var isInset: Bool { true }
}
public final class Width: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .width }
}
public final class Height: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .height }
}
public final class CenterX: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .centerX }
}
public final class CenterY: Attribute {
  override class var attribute: NSLayoutConstraint.Attribute { .centerY }
}
public struct EasyPeasyDSL {
  let view: UIView

  @discardableResult
  public func layout(_ attributes: Attribute...) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = attributes.map { $0.constraint(of: view) }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

extension UIView {
  public var easy: EasyPeasyDSL { EasyPeasyDSL(view: self) }
}
