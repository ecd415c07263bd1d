import UIKit

extension UIView {
  func round(radius: CGFloat) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UILayoutPriority {
  static let almostRequired = UILayoutPriority(999)
}
