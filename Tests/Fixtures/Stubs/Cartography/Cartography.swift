import UIKit

/// A view inside a `constrain` closure.
public final class ViewProxy {
  private let item: UIView

  init(_ item: UIView) { self.item = item }

  private func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge {
    Edge(item: item, attribute: attribute)
  }

  public var top: Edge { edge(.top) }
  public var bottom: Edge { edge(.bottom) }
  public var leading: Edge { edge(.leading) }
  public var trailing: Edge { edge(.trailing) }
  public var left: Edge { edge(.left) }
  public var right: Edge { edge(.right) }
  public var centerX: Edge { edge(.centerX) }
  public var centerY: Edge { edge(.centerY) }
  public var width: Edge { edge(.width) }
  public var height: Edge { edge(.height) }
  public var superview: ViewProxy? { item.superview.map(ViewProxy.init) }
}

/// An attribute, times and plus something.
public struct Edge {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1

  public static func + (edge: Edge, constant: CGFloat) -> Edge {
    Edge(
      item: edge.item, attribute: edge.attribute, constant: edge.constant + constant,
      multiplier: edge.multiplier)
  }
  public static func - (edge: Edge, constant: CGFloat) -> Edge { edge + (-constant) }
  public static func * (edge: Edge, multiplier: CGFloat) -> Edge {
    Edge(item: edge.item, attribute: edge.attribute, multiplier: multiplier)
  }

  private static func make(
    _ one: Edge, _ relation: NSLayoutConstraint.Relation, _ other: Edge?, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one.item, attribute: one.attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: other?.multiplier ?? 1,
      constant: constant)
    constraint.isActive = true
    return constraint
  }

  @discardableResult public static func == (one: Edge, other: Edge) -> NSLayoutConstraint {
    make(one, .equal, other, other.constant)
  }
  @discardableResult public static func >= (one: Edge, other: Edge) -> NSLayoutConstraint {
    make(one, .greaterThanOrEqual, other, other.constant)
  }
  @discardableResult public static func <= (one: Edge, other: Edge) -> NSLayoutConstraint {
    make(one, .lessThanOrEqual, other, other.constant)
  }
  @discardableResult public static func == (one: Edge, size: CGFloat) -> NSLayoutConstraint {
    make(one, .equal, nil, size)
  }
}
public func constrain(_ one: UIView, _ block: (ViewProxy) -> Void) { block(ViewProxy(one)) }
public func constrain(_ one: UIView, _ two: UIView, _ block: (ViewProxy, ViewProxy) -> Void) {
  block(ViewProxy(one), ViewProxy(two))
}
