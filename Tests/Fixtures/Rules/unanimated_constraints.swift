// What unanimated_constraints finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private var bottom: NSLayoutConstraint!
  private let bar = UIStackView()

  func show() {
    …
  }
}

// case: a change of a constraint that the closure does not lay out is reported
UIView.animate(withDuration: 1) { [weak self] in
 ↓self?.topConstraint?.constant += 8
 self?.alpha = 1
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.bottom.constant = 8
 self.bottom.constant = 9
}
// ---
UIView.animate(withDuration: 1, delay: 0, options: [], animations: {
 ↓self.topConstraint.isActive = true
})
// ---
// lines:
UIView.animate(withDuration: 1, animations: { ↓self.topConstraint.constant = 8 }) { _ in self.layoutIfNeeded() }
UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 } completion: { _ in self.layoutIfNeeded() }
UIView.animate(withDuration: 1) { ↓NSLayoutConstraint.activate(self.tall) }
// ---
UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }
label.setNeedsLayout()
let side = Side()
// ---
run {
 UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }
}
update()
// ---
UIView.animate(withDuration: 1) { ↓label.snp.updateConstraints { $0.top.equalTo(x).offset(8) } }
// ---
UIView.animate(withDuration: 1) {
 ↓label.snp.remakeConstraints { make in make.top.equalToSuperview() }
 self.setNeedsLayout()
}
// ---
// lines:
UIView.transition(with: label, duration: 1, animations: { ↓self.topConstraint.constant = 8 })
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { ↓self.topConstraint.constant = 8 }
animator.addAnimations { ↓self.topConstraint.constant = 8 }
UIView.animate(withDuration: 1) { ↓self.setNeedsUpdateConstraints() }
// ---
UIView.animate(withDuration: 1) {
 views.forEach { ↓$0.widthConstraint?.constant = 8 }
 label.transform = CGAffineTransform(scaleX: 2, y: 2)
}

// case: a layout, and any function that may lay out, keeps it silent
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.table
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.«table→layoutIfNeeded()»
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.«table→superview?.layoutIfNeeded()»
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.«table→update()»
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.«table→isOpen = true»
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.«table→table.endUpdates()»
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.topConstraint.constant = 8
 self.«table→label.isHidden = true»
}
// ---
UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }
// ---
UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }«→
update()»
// ---
UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }«→
UIView.animate(withDuration: 1) { self.layoutIfNeeded() }»
// ---
// lines:
UIView.animate(withDuration: 1) { ↓self.«topConstraint→style».constant = 8 }
UIView.animate(withDuration: 1) { ↓self.«topConstraint.constant = 8→player.isActive = true» }
UIView.«animate(withDuration: 1)→performWithoutAnimation» { ↓self.topConstraint.constant = 8 }
// ---
if isOpen {
 UIView.animate(withDuration: 1) { ↓self.topConstraint.constant = 8 }
}
lock«.expandIfNeeded()»
// ---
topConstraint.constant = 8
UIView.animate(withDuration: 1) { ↓self.«view.setNeedsLayout→layoutIfNeeded»() }
// ---
// lines:
UIView.animate(withDuration: 1) { self.alpha = 1 } completion: { _ in self.topConstraint.constant = 8 }
UIView.animate(withDuration: 1, animations: { self.alpha = 1 }) { _ in self.topConstraint.constant = 8 }
coordinator.animate(alongsideTransition: { _ in self.topConstraint.constant = 8 })
// ---
UIView.animate(withDuration: 1) {
 ↓self.setNeedsLayout«()
 self.layoutIfNeeded»()
}
// ---
UIView.animate(withDuration: 1) {
 ↓self.setNeedsLayout«()
 self.update»()
}

// around:
class PlayerView: UIView {
  private var bottom: NSLayoutConstraint!
  private let bar = UIStackView()

  func keyboardWillShow(_ note: Notification) {
    …
  }
}

// case: what a handler of the keyboard changes is animated with it
UIView.animate(withDuration: 1) { self.topConstraint.constant = 8 }

// around:
import EasyPeasy
import SnapKit
class PlayerView: UIView {
  private let card = UIView()
  private let label = UILabel()
  private lazy var top = card.topAnchor.constraint(equalTo: topAnchor)
  func setup() { addSubview(card); card.addSubview(label) }
  func move() { … }
}

// case: a layout inside of the view that moves is reported
// lines:
card.snp.updateConstraints { $0.top.equalToSuperview() }; UIView.animate(withDuration: 1) { ↓self.card.layoutIfNeeded()«; self.layoutIfNeeded()» }
card.easy.layout(Top(8)); UIView.animate(withDuration: 1) { «↓self.card.layoutIfNeeded()→self.layoutIfNeeded()» }
top.constant = 8; UIView.animate(withDuration: 1) { ↓self.card.layoutIfNeeded() }
top.constant = 8«; label.snp.updateConstraints { $0.top.equalToSuperview() }»; UIView.animate(withDuration: 1) { ↓self.card.layoutIfNeeded() }
top.isActive = false; UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { ↓self.card.layoutIfNeeded() }.startAnimation()
other.constant = 8; UIView.animate(withDuration: 1) { self.card.layoutIfNeeded() }
UIView.animate(withDuration: 1) { self.card.layoutIfNeeded() }

// around:

// case: the views are laid out in the closure
class PlayerView: UIView {
  func showQueue() {
    UIView.animate(withDuration: 0.3) {
      self.queue.snp.updateConstraints { $0.height.equalTo(200) }
      self.layoutIfNeeded()
    }
  }
}

// case: the wrong view
class PlayerController: UIViewController {
  private let card = UIView()
  private var top: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    top = card.topAnchor.constraint(equalTo: view.topAnchor)
  }

  func moveDown() {
    top.constant = 200
    UIView.animate(withDuration: 0.3) {
      ↓self.card.layoutIfNeeded()
    }
  }
}

// case: a maker
class PlayerView: UIView {
  func showQueue() {
    UIView.animate(withDuration: 0.3, animations: {
      ↓self.queue.snp.updateConstraints { $0.height.equalTo(200) }
    }, completion: { _ in self.layoutIfNeeded() })
  }
}

// around:
class PlayerView: UIView {
  private let bar = UIView()
  func show() {
    UIView.animate(withDuration: 1) {
…
    }
  }
  private func dim() { bar.alpha = 0 }
  private func place() { layoutIfNeeded() }
  func step() { dim(); place() }
}

// case: a function that only sets properties lays nothing out
↓self.topConstraint.constant = 8
      self.dim()
// ---
↓self.topConstraint.constant = 8
      self.«dim→place»()
// ---
↓self.topConstraint.constant = 8«
      self.step()»
