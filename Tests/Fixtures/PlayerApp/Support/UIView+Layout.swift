import UIKit

extension UIView {
  /// Adds a view and activates what places it.
  func addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints)
  }

  /// Adds a view that fills this one, but for the insets.
  func addSubview(_ view: UIView, withEdgeInsets insets: UIEdgeInsets) {
    addSubview(view, withConstraints: [
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.right),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
    ])
  }

  func roundCornersContinuosly(radius: CGFloat, corners: CACornerMask = .all) {
    layer.maskedCorners = corners
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UILayoutPriority {
  static let almostRequired = UILayoutPriority.required - 1
}

extension CACornerMask {
  static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
}
