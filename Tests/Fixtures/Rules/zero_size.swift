// What zero_size finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: a view with neither a width nor a height, or without one of them, is reported
// lines:
let a = ↓UIView(topInset: 3); addSubview(a)
let a = ↓UIView(topInset: 3, leftInset: 3, width: 3); addSubview(a)
let a = ↓UIView(topInset: 3, width: 3); addSubview(a); addSubview(UIView(topInset: 3, leftInset: 3, width: 3, height: 3))
let a = ↓UIView(width: 3); addSubview(a); addSubview(UIView(topInset: 3, width: 3, keepEqual: true))
let a = ↓UIView(leftInset: 3, height: 3, keepEqual: false); addSubview(a)
let a = ↓UIView(topInset: 3, keepEqual: true); addSubview(a)
let a = ↓UIView.init(topInset: 3); addSubview(a)
let a = ↓KTEqualImageView(topInset: 3); addSubview(a)
let a = ↓UILabel(origin: icon.topRightPoint(), leftInset: 3); self.addSubview(a)
addSubview(↓UIView(topInset: 3))
let a = ↓UIView(topInset: 3), b = ↓UIView(topInset: 3); addSubview(a); addSubview(b)
let a = ↓UIView(topInset: 3); addSubview(a); b.frame.origin = a.bottomLeftPoint()
let a = ↓UIButton(topInset: 3); a.addTarget(self, action: tap, for: .touchUpInside)

// case: a size that is given, or may come later, is not
// lines:
let a = ↓UIView(topInset: 3«, width: 3, height: 0»); addSubview(a)
let a = ↓UIView(topInset: «3, width: »3, keepEqual: true); addSubview(a)
let a = ↓UIView(topInset: 3«, width: 3, keepEqual: isSquare»); addSubview(a)
let a = ↓KTEqualImageView(topInset: «3, width: »3); addSubview(a)
let a = ↓UIView(topInset: 3); «a.frame.size = size; »addSubview(a)
let a = ↓UIView(topInset: 3); addSubview(a)«; a.height = 3»
let a = ↓UIView(topInset: 3); addSubview(a)«; a.sizeToFit()»
let a = ↓UIView(topInset: 3); addSubview(a)«; a.autoresizingMask = [.flexibleWidth]»
let a = ↓UIView(topInset: 3); addSubview(a)«; a.snp.makeConstraints { $0.size.equalTo(3) }»
let a = ↓UIView(topInset: 3); addSubview(a)«; a.pinToEdges()»
let a = ↓UIView(topInset: 3); addSubview(a)«; let width = a.widthAnchor»
let a = ↓UIView(topInset: 3); addSubview(a)«; layOut(a)»
let a = ↓UIView(topInset: 3); stack«.addArrangedSubview(a)»
let a = ↓UIView(topInset: 3); addSubview(a)«; [a, b].forEach { $0.frame = bounds }»
let a = ↓UIView(topInset: 3); addSubview(a)«; animate { a.bounds = bounds }»
let a = ↓UIView(topInset: 3); «a.addSubview(icon); »addSubview(a)
var a = ↓UIView(topInset: 3); «a = UIView(width: 3, height: 3); »addSubview(a)
«addSubview(↓UIView(topInset: 3))→return UIView(topInset: 3)»
«addSubview→cells.append»(↓UIView(topInset: 3))
let a = «↓UIView→UISwitch»(topInset: 3); addSubview(a)
let a = «↓UIView→TopBarView»(topInset: 3); addSubview(a)
let a = ↓UIView(«topInset: 3→frame: .zero»); addSubview(a)

// around:
…

class A: UIView {
  override func performLayout() {
    let a = UIView(leftInset: 3, topInset: 3, width: 3)
    addSubview(a)
    let b = UIView(topInset: 3, width: 3)
    addSubview(b)
    let c = ↓UIView(topInset: 3)
    addSubview(c)
    let d = UIView(
      origin: .zero, leftInset: 3, topInset: 3, width: 3, height: 3, keepEqual: true)
    addSubview(d)
  }
}

// case: the library's own initializers keep one side equal, whether or not it is a module
// lines:
import KTResponsiveUI
import UIKit

// around:
class A: UIView {
  private var label: UILabel!
  override func performLayout() {
…
}

// case: a property may get its size in another function
    label = ↓UILabel(topInset: 3, leftInset: 3, width: 30)
    addSubview(label)
  }
  func render(_ text: String) { label.text = text }
// ---
    label = UILabel(topInset: 3, leftInset: 3, width: 30)
    addSubview(label)
  }
  func render(_ text: String) { label.frame.size.height = 3 }
// ---
    label = UILabel(topInset: 3, leftInset: 3, width: 30)
    addSubview(label)
  }
  func render(_ text: String) { label.text = text; label.sizeToFit() }
// ---
    label = UILabel(topInset: 3, leftInset: 3, width: 30)
    addSubview(label)
  }
  func render(_ text: String) { other.label.height = 3 }

// around:

// case: a size that comes later
override func performLayout() {
  let captionLabel = UILabel(topInset: 10, leftInset: 16, width: 343)
  captionLabel.numberOfLines = 0
  captionLabel.sizeToFit()
  addSubview(captionLabel)
}

// around:

// case: one side
override func performLayout() {
  let userImageView = ↓UIImageView(topInset: 10, leftInset: 10, height: 32)
  userImageView.clipsToBounds = true
  addSubview(userImageView)
}
