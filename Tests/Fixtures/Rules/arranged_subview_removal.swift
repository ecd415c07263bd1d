// What arranged_subview_removal finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class QueueView: UIView {
  private let stack = UIStackView()
  private let banner = UILabel()

  func clear(_ row: UIView) {
    …
  }
}

// case: a view that leaves the arrangement only is reported
// lines:
↓stack.removeArrangedSubview(row)«; row.removeFromSuperview()»
↓stack.removeArrangedSubview(banner)«; banner.isHidden = true»
stack.arrangedSubviews.forEach { ↓stack.removeArrangedSubview($0)«; $0.removeFromSuperview()» }
for view in stack.arrangedSubviews { ↓self.stack.removeArrangedSubview(view)«; recycle(view)» }
↓stack.removeArrangedSubview(row)«; stack.insertArrangedSubview(row, at: 0)»
↓stack.removeArrangedSubview(row)«; return row»
↓stack.removeArrangedSubview(row)«; rows.append(row)»

// around:
class QueueView: UIView {
  private let stack = RowContainer()
  private let banner = UILabel()

  func clear(_ row: UIView) {
    …
  }
}

// case: stacks of other classes are silent
stack.removeArrangedSubview(row)

// around:
extension UIStackView {
  private let stack = UIStackView()
  private let banner = UILabel()

  func clear(_ row: UIView) {
    …
  }
}

// case: stacks of other classes are silent
↓removeArrangedSubview(row)

// around:
class QueueView: UIView {
  private let stack = UIStackView()
  private let banner = UILabel()

  func clear(_ row: UIView) {
    …
  }
}

// case: stacks of other classes are silent
removeArrangedSubview(row)

// around:
class PlayerView: UIView {
  private let badge = UILabel()
  private let stack = UIStackView()
  …
}

// case: a property that nothing in the file takes away is reported, whatever else the function removes
// lines:
func hide() { badge.text = nil; ↓self.stack.removeArrangedSubview(self.badge); old.removeFromSuperview() }
func show() { stack.addArrangedSubview(badge) }; func hide() { ↓stack.removeArrangedSubview(badge) }
func toggle() { if badge.superview == nil { stack.addArrangedSubview(badge) } else { ↓stack.removeArrangedSubview(badge) } }
func move() { stack.addArrangedSubview(badge); ↓stack.removeArrangedSubview(badge) }
func hide() { ↓stack.removeArrangedSubview(badge); old.removeFromSuperview() }«; func show() { badge.isHidden = false }»
func hide() { ↓stack.removeArrangedSubview(badge)«; badge.removeFromSuperview()» }
func hide() { «badge.alpha = 0; »↓stack.removeArrangedSubview(badge) }
func move() { ↓stack.removeArrangedSubview(badge)«; addSubview(badge)» }
func hide() { ↓stack.removeArrangedSubview(badge)«; for view in [badge] { view.removeFromSuperview() }» }

// around:

// case: a property
class QueueView: UIView {
  private let stack = UIStackView()
  private let banner = UILabel()

  func hideBanner() {
    ↓stack.removeArrangedSubview(banner)
  }
}
