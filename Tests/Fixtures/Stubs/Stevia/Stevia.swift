// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// An attribute of a view, plus something.
public struct SteviaAttribute {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  var constant: CGFloat = 0

  public static func + (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute {
    SteviaAttribute(
      view: left.view, attribute: left.attribute, constant: left.constant + right)
  }
  public static func - (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute {
    left + (-right)
  }

  private static func make(
    _ one: SteviaAttribute, _ relation: NSLayoutConstraint.Relation, _ other: SteviaAttribute?,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    one.view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: one.view, attribute: one.attribute, relatedBy: relation, toItem: other?.view,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    constraint.isActive = true
    return constraint
  }

  @discardableResult
  public static func == (one: SteviaAttribute, other: SteviaAttribute) -> NSLayoutConstraint {
    make(one, .equal, other, other.constant)
  }
  @discardableResult
  public static func >= (one: SteviaAttribute, other: SteviaAttribute) -> NSLayoutConstraint {
    make(one, .greaterThanOrEqual, other, other.constant)
  }
  @discardableResult
  public static func == (one: SteviaAttribute, size: CGFloat) -> NSLayoutConstraint {
    make(one, .equal, nil, size)
  }
}

extension UIView {
  private func attribute(_ attribute: NSLayoutConstraint.Attribute) -> SteviaAttribute {
    SteviaAttribute(view: self, attribute: attribute)
  }

  public var Top: SteviaAttribute { attribute(.top) }
  public var Bottom: SteviaAttribute { attribute(.bottom) }
  public var Left: SteviaAttribute { attribute(.left) }
  public var Right: SteviaAttribute { attribute(.right) }
  public var Leading: SteviaAttribute { attribute(.leading) }
  public var Trailing: SteviaAttribute { attribute(.trailing) }
  public var Width: SteviaAttribute { attribute(.width) }
  public var Height: SteviaAttribute { attribute(.height) }
  public var CenterX: SteviaAttribute { attribute(.centerX) }
  public var CenterY: SteviaAttribute { attribute(.centerY) }

  private func hold(
    _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat
  ) -> Self {
    if let superview {
      let isFar = [.bottom, .right, .trailing].contains(attribute)
      SteviaAttribute(view: self, attribute: attribute)
        == SteviaAttribute(
          view: superview, attribute: attribute, constant: isFar ? -points : points)
    }
    return self
  }

  @discardableResult public func top(_ points: Double) -> Self { hold(.top, points) }
  @discardableResult public func bottom(_ points: Double) -> Self { hold(.bottom, points) }
  @discardableResult public func left(_ points: Double) -> Self { hold(.left, points) }
  @discardableResult public func right(_ points: Double) -> Self { hold(.right, points) }
  @discardableResult public func leading(_ points: Double) -> Self { hold(.leading, points) }
  @discardableResult public func trailing(_ points: Double) -> Self { hold(.trailing, points) }

  @discardableResult public func width(_ points: Double) -> Self {
    Width == points
    return self
  }
  @discardableResult public func height(_ points: Double) -> Self {
    Height == points
    return self
  }
  @discardableResult public func fillContainer() -> Self { top(0).bottom(0).left(0).right(0) }
  @discardableResult public func centerVertically() -> Self {
    if let superview { CenterY == superview.CenterY }
    return self
  }
  @discardableResult public func centerHorizontally() -> Self {
    if let superview { CenterX == superview.CenterX }
    return self
  }
  @discardableResult public func subviews(_ views: UIView...) -> UIView {
    for view in views { addSubview(view) }
    return self
  }
}
