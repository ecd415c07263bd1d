import UIKit

public enum ConstraintRelation: Sendable { case equal, equalOrLess, equalOrGreater }

extension UIView {
  private func hold(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: ConstraintRelation, _ view: UIView?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority,
    _ isActive: Bool
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute,
      relatedBy: relation == .equal
        ? .equal : relation == .equalOrLess ? .lessThanOrEqual : .greaterThanOrEqual,
      toItem: view, attribute: other, multiplier: 1, constant: constant)
    constraint.priority = priority
    constraint.isActive = isActive
    return constraint
  }

  @discardableResult
  public func topToSuperview(
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { hold(.top, relation, superview, .top, offset, priority, isActive) }

  @discardableResult
  public func bottomToSuperview(
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    hold(.bottom, relation, superview, .bottom, offset, priority, isActive)
  }

  @discardableResult
  public func leadingToSuperview(
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    hold(.leading, relation, superview, .leading, offset, priority, isActive)
  }

  @discardableResult
  public func trailingToSuperview(
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    hold(.trailing, relation, superview, .trailing, -offset, priority, isActive)
  }

  @discardableResult
  public func leftToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
    hold(.left, .equal, superview, .left, offset, .required, true)
  }

  @discardableResult
  public func rightToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
    hold(.right, .equal, superview, .right, offset, .required, true)
  }

  @discardableResult
  public func edgesToSuperview(insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      topToSuperview(offset: insets.top), leadingToSuperview(offset: insets.left),
      trailingToSuperview(offset: insets.right), bottomToSuperview(offset: -1.0 * insets.bottom),
    ]
  }

  @discardableResult
  public func topToBottom(of view: UIView, offset: CGFloat = 0) -> NSLayoutConstraint {
    hold(.top, .equal, view, .bottom, offset, .required, true)
  }

  @discardableResult
  public func leadingToTrailing(of view: UIView, offset: CGFloat = 0) -> NSLayoutConstraint {
    hold(.leading, .equal, view, .trailing, offset, .required, true)
  }

  @discardableResult
  public func width(
    _ width: CGFloat, priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint { hold(.width, .equal, nil, .notAnAttribute, width, priority, isActive) }

  @discardableResult
  public func height(
    _ height: CGFloat, priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    hold(.height, .equal, nil, .notAnAttribute, height, priority, isActive)
  }

  @discardableResult
  public func centerXToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
    hold(.centerX, .equal, superview, .centerX, offset, .required, true)
  }

  @discardableResult
  public func centerYToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
    hold(.centerY, .equal, superview, .centerY, offset, .required, true)
  }
}
