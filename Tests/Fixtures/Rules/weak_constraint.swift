// What weak_constraint finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class BannerView: UIView {
  weak var ↓height: NSLayoutConstraint?

  …
}

// case: a weak constraint that is turned off and on is reported
// lines:
func show() { height?.isActive = false }; func hide() { height?.isActive = true }
func show(_ isOpen: Bool) { height?.isActive = isOpen }
func toggle() { height?.isActive.toggle() }
func show() { NSLayoutConstraint.deactivate([height!]) }; func hide() { NSLayoutConstraint.activate([height!]) }
func show() { removeConstraint(height!) }; func hide() { height?.isActive = true }

// around:

// case: a constraint that is kept, only turned off, or made anew is silent
class BannerView: UIView {
  «weak →»var ↓height: NSLayoutConstraint?

  func show() { height?.isActive = false }; func hide() { height?.isActive = true }
}

// around:
class BannerView: UIView {
  weak var ↓height: NSLayoutConstraint?

  …
}

// case: a constraint that is kept, only turned off, or made anew is silent
// lines:
func show() { height?.isActive = false }; func hide() { height?.«isActive = true→constant = 8» }
func show() { height?.«isActive = false→constant = 8» }; func hide() { height?.isActive = true }
func show() { height?.isActive = false }; func hide() «{ height?.isActive = true→{ height = makeHeight(); height?.isActive = true» }

// around:

// case: a constraint that is kept, only turned off, or made anew is silent
class BannerView: UIView {
  weak var ↓height: «NSLayoutConstraint→UIView»?

  func show() { height?.isActive = false }; func hide() { height?.isActive = true }
}

// around:
class BannerView: UIView {
  weak var ↓height: NSLayoutConstraint?

  …
}

// case: a constraint that is kept, only turned off, or made anew is silent
func show() { height?.isActive = false }; func hide() { «height?.isActive = true→other.isActive = true» }

// around:

// case: in a condition
class BannerView: UIView {
  @IBOutlet weak var ↓height: NSLayoutConstraint!

  func show(_ isOpen: Bool) {
    height.isActive = !isOpen
  }
}
