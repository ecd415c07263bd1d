import SwiftUI
import UIKit

extension UIView {
  func addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  func insertSubview(_ view: UIView, at index: Int, withConstraints constraints: [NSLayoutConstraint]) {
    insertSubview(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  func addSubviewWithEdgeConstraints(_ view: UIView) {
    addSubview(view, withConstraints: [
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
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

struct Preview<Content: UIView>: UIViewRepresentable {
  let content: Content

  func makeUIView(context: Context) -> Content { content }

  func updateUIView(_ view: Content, context: Context) {}
}
