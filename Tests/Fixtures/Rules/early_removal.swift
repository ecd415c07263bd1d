// What early_removal finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BannerView: UIView {
  private let label = UILabel(), card = UIView()

  func setUp() { addSubview(card); card.addSubview(label) }
  func hide() {
…
  }
  private func fade() { UIView.animate(withDuration: 0.2) { self.card.alpha = 0 } }
}

// case: what an animation changes, and the next statement takes away, is reported
// lines:
UIView.animate(withDuration: 0.2) { self.alpha = 0 }; ↓removeFromSuperview()
UIView.animate(withDuration: 0.2, animations: { self.transform = .identity }); ↓self.removeFromSuperview()
UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { self.card.frame.origin.y = 80 }, completion: nil); ↓card.removeFromSuperview()
UIView.animate(withDuration: 0.2) { self.label.alpha = 0 }; label.text = nil; ↓card.removeFromSuperview()
UIView.animate(withDuration: 0.2) { self.card.layer.opacity = 0 }; ↓card.isHidden = true
UIView.animate(withDuration: 0.2) { [card, label].forEach { $0.alpha = 0 } }; ↓label.removeFromSuperview()
UIView.animate(withDuration: 0.2) { for view in [self.card] { view.alpha = 0 } }; ↓card.removeFromSuperview()
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; [card, label].forEach { ↓$0.removeFromSuperview() }
UIView.transition(with: self, duration: 0.2, options: [], animations: { self.card.alpha = 0 }); ↓card.removeFromSuperview()
UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { self.card.alpha = 0 }); ↓card.removeFromSuperview()
let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.card.alpha = 0 }; animator.startAnimation(); ↓card.removeFromSuperview()
let box = UIView(); UIView.animate(withDuration: 0.2) { box.alpha = 0 }; ↓box.removeFromSuperview()
fade(); ↓card.removeFromSuperview()

// case: what goes later, is another view, or comes back is silent
// lines:
UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
UIView.animate(withDuration: 0.2) { self.alpha = 0 } completion: { _ in self.removeFromSuperview() }
UIView.animate(withDuration: 0.2) { self.«label→card».alpha = 0 }; ↓label.removeFromSuperview()
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; ↓card.removeFromSuperview()«; addSubview(card)»
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; ↓card.isHidden = true«; card.isHidden = false»
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; «return; »↓card.removeFromSuperview()
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; card.isHidden = false
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; if isOver { card.removeFromSuperview() }
UIView.animate(withDuration: 0.2) { self.card.alpha = 0 }; run { self.card.removeFromSuperview() }
UIView.transition(from: card, to: label, duration: 0.2); card.removeFromSuperview()
let copy = card.snapshotView(afterScreenUpdates: false)!; addSubview(copy); card.removeFromSuperview(); UIView.animate(withDuration: 0.2) { copy.alpha = 0 }
