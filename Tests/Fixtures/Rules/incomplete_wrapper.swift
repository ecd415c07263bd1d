// What incomplete_wrapper finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: each of the three steps, and their order
// lines:
extension UIView { func ↓add(_ view: UIView, with constraints: [NSLayoutConstraint]) { addSubview(view); NSLayoutConstraint.activate(constraints)«; view.translatesAutoresizingMaskIntoConstraints = false» } }
extension UIView { func ↓add(_ view: UIView, with constraints: [NSLayoutConstraint]) { addSubview(view); view.translatesAutoresizingMaskIntoConstraints = false«; NSLayoutConstraint.activate(constraints)» } }
extension UIView { func ↓add(_ view: UIView, with constraints: [NSLayoutConstraint]) { insertSubview(view, at: 0); view.translatesAutoresizingMaskIntoConstraints = false«; constraints.forEach { $0.isActive = true }» } }
extension UIView { func ↓add(_ view: UIView, with constraints: [NSLayoutConstraint]) { view.translatesAutoresizingMaskIntoConstraints = false; «NSLayoutConstraint.activate(constraints); addSubview(view)→addSubview(view); NSLayoutConstraint.activate(constraints)» } }

// case: what hands the view or the constraints on, or adds nothing, is silent
// lines:
extension UIView { func add(_ view: UIView, with constraints: [NSLayoutConstraint]) { addSubview(view, with: constraints) } }
extension UIView { func add(_ view: UIView, with constraints: [NSLayoutConstraint]) { addSubview(view); prepare(view); pin(constraints) } }
extension UIView { func add(_ view: UIView, with constraints: [NSLayoutConstraint]) { addSubview(view); view.prepareForAutoLayout(); NSLayoutConstraint.activate(constraints) } }
extension UIView { func pin(_ view: UIView, with constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) } }

// case: without activation
extension UIView {
  func ↓insertSubview(_ view: UIView, at index: Int, withConstraints constraints: [NSLayoutConstraint]) {
    insertSubview(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}

// case: activated first
extension UIView {
  func ↓place(_ view: UIView, with constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    addSubview(view)
  }
}
