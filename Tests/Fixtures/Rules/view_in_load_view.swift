// What view_in_load_view finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerController: UIViewController {
  override func loadView() {
    …
  }
}

// case: a view that is read before it is set is reported
// lines:
«view = UIView(); »↓view.backgroundColor = .white
super.viewDidLoad(); self.↓view.addSubview(map)
«super.loadView(); »self.↓view.addSubview(map)
view = UIView(frame: «↓view→screen».bounds)
if isOpen { ↓view.alpha = 1 }
«let view = UIView(); »↓view.alpha = 1
«handler = { »↓view.alpha = 1« }»
«map.»↓view.alpha = 1

// around:
class PlayerController: UIViewController {
  override func viewDidLoad() {
    …
  }
}

// case: other functions are silent
view.alpha = 1

// around:
class PlayerController: UIViewController {
  func loadView() {
    …
  }
}

// case: other functions are silent
view.alpha = 1

// around:

// case: its own frame
class PlayerController: UIViewController {
  override func loadView() {
    view = PlayerView(frame: self.↓view.bounds)
  }
}
