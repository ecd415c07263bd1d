import UIKit

/// Collects the statements of a closure about one view or guide.
public final class ConstraintMaker {
  let item: AnyObject
  var descriptions: [ConstraintMakerFinalizable] = []

  init(_ item: AnyObject) { self.item = item }

  private func make(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    let description = ConstraintMakerExtendable(item, attributes)
    descriptions.append(description)
    return description
  }

  public var top: ConstraintMakerExtendable { make(.top) }
  public var bottom: ConstraintMakerExtendable { make(.bottom) }
  public var leading: ConstraintMakerExtendable { make(.leading) }
  public var trailing: ConstraintMakerExtendable { make(.trailing) }
  public var left: ConstraintMakerExtendable { make(.left) }
  public var right: ConstraintMakerExtendable { make(.right) }
  public var width: ConstraintMakerExtendable { make(.width) }
  public var height: ConstraintMakerExtendable { make(.height) }
  public var centerX: ConstraintMakerExtendable { make(.centerX) }
  public var centerY: ConstraintMakerExtendable { make(.centerY) }
  public var size: ConstraintMakerExtendable { make(.width, .height) }
  public var center: ConstraintMakerExtendable { make(.centerX, .centerY) }
  public var edges: ConstraintMakerExtendable { make(.left, .top, .right, .bottom) }
  public var horizontalEdges: ConstraintMakerExtendable { make(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { make(.top, .bottom) }
  public var directionalEdges: ConstraintMakerExtendable {
    make(.leading, .top, .trailing, .bottom)
  }

  var constraints: [Constraint] {
    descriptions.map { description in
      let constraint = Constraint(description)
      description.constraint = constraint
      return constraint
    }
  }
}

/// A statement of a closure after its last word.
public class ConstraintMakerFinalizable {
  let item: AnyObject
  var attributes: [NSLayoutConstraint.Attribute]
  var relation = NSLayoutConstraint.Relation.equal
  var target: AnyObject?
  var targetAttribute: NSLayoutConstraint.Attribute?
  var values: (NSLayoutConstraint.Attribute) -> CGFloat = { _ in 0 }
  var factor: CGFloat = 1
  var level = UILayoutPriority.required
  var label: String?
  public internal(set) var constraint: Constraint!

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    self.label = label
    return self
  }
}

public class ConstraintMakerPriortizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    level = amount.layoutPriority
    return self
  }
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    level = UILayoutPriority(amount.value)
    return self
  }
}

public class ConstraintMakerEditable: ConstraintMakerPriortizable {
  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    values = { _ in amount.amount }
    return self
  }
  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    values = { attribute in
      switch attribute {
      case .right, .trailing, .bottom: -amount.amount(attribute)
      default: amount.amount(attribute)
      }
    }
    return self
  }
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    factor = amount.factor
    return self
  }
  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    factor = 1 / amount.factor
    return self
  }
}

public class ConstraintMakerRelatable: ConstraintMakerEditable {
  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget?
  ) -> ConstraintMakerEditable {
    self.relation = relation
    switch other {
    case let item as ConstraintItem:
      target = item.target
      targetAttribute = item.attribute
    case let number as ConstraintOffsetTarget: values = { _ in number.amount }
    case let size as CGSize: values = { $0 == .width ? size.width : size.height }
    case let other?: target = other as AnyObject
    case nil: target = (item as? UIView)?.superview
    }
    return self
  }

  @discardableResult
  public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }
  @discardableResult
  public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }
  @discardableResult
  public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relate(.equal, nil) }
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, nil)
  }
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, nil)
  }
}

public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func and(_ more: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    attributes += more
    return self
  }

  public var top: ConstraintMakerExtendable { and(.top) }
  public var bottom: ConstraintMakerExtendable { and(.bottom) }
  public var leading: ConstraintMakerExtendable { and(.leading) }
  public var trailing: ConstraintMakerExtendable { and(.trailing) }
  public var left: ConstraintMakerExtendable { and(.left) }
  public var right: ConstraintMakerExtendable { and(.right) }
  public var width: ConstraintMakerExtendable { and(.width) }
  public var height: ConstraintMakerExtendable { and(.height) }
  public var centerX: ConstraintMakerExtendable { and(.centerX) }
  public var centerY: ConstraintMakerExtendable { and(.centerY) }
  public var size: ConstraintMakerExtendable { and(.width, .height) }
}
