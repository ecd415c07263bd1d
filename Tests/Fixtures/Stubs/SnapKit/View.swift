import UIKit

/// The members of `snp` of a view or a guide.
public struct ConstraintDSL {
  let item: AnyObject

  private func attribute(_ attribute: NSLayoutConstraint.Attribute?) -> ConstraintItem {
    ConstraintItem(item, attribute)
  }

  public var top: ConstraintItem { attribute(.top) }
  public var bottom: ConstraintItem { attribute(.bottom) }
  public var leading: ConstraintItem { attribute(.leading) }
  public var trailing: ConstraintItem { attribute(.trailing) }
  public var left: ConstraintItem { attribute(.left) }
  public var right: ConstraintItem { attribute(.right) }
  public var width: ConstraintItem { attribute(.width) }
  public var height: ConstraintItem { attribute(.height) }
  public var centerX: ConstraintItem { attribute(.centerX) }
  public var centerY: ConstraintItem { attribute(.centerY) }
  public var edges: ConstraintItem { attribute(nil) }
  public var size: ConstraintItem { attribute(nil) }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.constraints
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure).flatMap(\.layoutConstraints) {
      let old = UIView.active(item).first {
        $0.firstAttribute == constraint.firstAttribute && $0.relation == constraint.relation
      }
      if let old {
        old.constant = constraint.constant
      } else {
        Recorder.note("exception: nothing to update for \(constraint.firstAttribute)")
      }
    }
  }

  public func removeConstraints() { NSLayoutConstraint.deactivate(UIView.active(item)) }
}

extension UIView {
  public var snp: ConstraintDSL { ConstraintDSL(item: self) }

  fileprivate static func active(_ item: AnyObject) -> [NSLayoutConstraint] {
    Recorder.activeConstraints.filter { $0.firstItem === item }
  }
}

extension UILayoutGuide {
  public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}
