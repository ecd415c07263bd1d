// What weak_subview finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIViewController { weak var toast: UILabel?; var other: UIView?
func hide() { … }
func show() { view.addSubview(toast!) }
}

// case: a weak view that is removed, and added again elsewhere
// lines:
↓toast?.removeFromSuperview()
↓self.toast?.removeFromSuperview()
UIView.animate { self.toast?.alpha = 0 } completion: { _ in ↓self.«toast→other»?.removeFromSuperview() }

// around:
class A: UIViewController { weak var toast: UILabel?
…
}

// case: a view that is unwrapped first, is made anew, or that other code may keep
func hide() { ↓toast?.removeFromSuperview() }
func show() { guard let toast = toast else { return }; view.addSubview(toast) }
// ---
func hide() { ↓toast?.removeFromSuperview() }
func show() { if let toast { view.addSubview(toast) } }
// ---
func hide() { toast?.removeFromSuperview() }
func show() { toast = make(); view.addSubview(toast!) }
// ---
func hide() { toast?.removeFromSuperview() }
func show() { let new = UILabel(); view.addSubview(new); toast = new }
// ---
func hide() { toast?.removeFromSuperview() }
func show() { view.addSubview(toast!); keep(toast) }
// ---
func hide() { toast?.removeFromSuperview() }
func show() { toast?.isHidden = false }

// around:

// case: edges of both kinds in one constraint, a top-level object of a nib, and the last resort
class A: UIViewController { weak var toast: UIView!
func hide() { ↓toast.removeFromSuperview() }
func show() { view.addSubview(toast) } }
// ---
class A: UIViewController { «weak var→@IBOutlet weak var» toast: UIView!
func hide() { ↓toast.removeFromSuperview() }
func show() { view.addSubview(toast) } }

// case: a new view each time
class PlayerViewController: UIViewController {
  private weak var banner: UIView?

  func hideBanner() {
    banner?.removeFromSuperview()
  }

  func showBanner() {
    let banner = UIView()
    view.addSubview(banner)
    self.banner = banner
  }
}
