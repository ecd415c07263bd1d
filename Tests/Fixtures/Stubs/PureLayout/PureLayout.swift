import UIKit

public enum ALEdge: Sendable { case left, right, top, bottom, leading, trailing }
public enum ALDimension: Sendable { case width, height }
public enum ALAxis: Sendable { case vertical, horizontal, baseline }

extension ALEdge {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
  fileprivate var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

extension UIView {
  private func pin(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ view: UIView?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
    times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: view, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.isActive = true
    return constraint
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge.attribute, relation, superview, edge.attribute, edge.isFar ? -inset : inset)
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge.attribute, relation, view, other.attribute, offset)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero)
    -> [NSLayoutConstraint]
  {
    [
      autoPinEdge(toSuperviewEdge: .top, withInset: insets.top),
      autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left),
      autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right),
      autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom),
    ]
  }

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(dimension == .width ? .width : .height, relation, nil, .notAnAttribute, size)
  }

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.height, toSize: size.height), autoSetDimension(.width, toSize: size.width),
    ]
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    pin(
      dimension == .width ? .width : .height, .equal, view, other == .width ? .width : .height,
      offset)
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .vertical ? .centerX : .centerY
    return pin(attribute, .equal, superview, attribute)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .vertical ? .centerX : .centerY
    return pin(attribute, .equal, view, attribute, offset)
  }
}
