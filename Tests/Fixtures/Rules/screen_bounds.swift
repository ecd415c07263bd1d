// What screen_bounds finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: without the option, only bounds in layout passes are reported
final class PagesView: UIView {
  let width = UIScreen.main.bounds.width
  override func layoutSubviews() {
    page.frame.size = ↓UIScreen.main.bounds.size
    line.frame.size.height = 1 / UIScreen.main.scale
  }
}
final class PagesController: UIViewController {
  override func viewDidLayoutSubviews() { views.forEach { $0.frame = ↓UIScreen.main.bounds } }
  override func viewDidLoad() { page.frame = UIScreen.main.bounds }
}

// around:
class PlayerView: UIView {
  func setup() {
    …
  }
}

// case: `UIScreen.main` is reported in view types, whatever is asked of it
// options: {everywhere: true}
// lines:
let size = ↓UIScreen.main.bounds.size
use(↓UIScreen.main, ↓UIScreen . main.scale)
let closure = { UIKit.↓UIScreen.main.nativeScale }

// case: other screens and names are silent
// options: {everywhere: true}
let screen = window?.windowScene?.screen
// ---
let size = ↓UIScreen«
    .main→.screens.first?».bounds
// ---
// lines:
let size = Theme«.shared».↓UIScreen.main
let size = «Theme→screen».↓UIScreen.main
let text = "UIScreen.main" // UIScreen.main

// around:

// case: controllers and extensions of views are view types; models, presenters and tests are not
// options: {everywhere: true}
extension UIView { var scale: CGFloat { ↓UIScreen.main.scale } }
final class PlayerController: UIViewController { let size = ↓UIScreen.main.bounds }
struct Model { let size = UIScreen.main.bounds }
final class LayoutTests: XCTestCase {
  func testWidth() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 8).isActive = true
  }
}
let width = UIScreen.main.bounds.width

// case: the advice depends on what is asked
// options: {everywhere: true}
class A: UIView {
  let a = ↓UIScreen.main.bounds, b = ↓UIScreen.main.scale, c = ↓UIScreen.main
}
// says: `UIScreen.main.bounds` belongs to the main screen, not to the screen and the window that the view is in
// advice: use the `bounds` of the view
// says: `UIScreen.main.scale` belongs to the main screen, not to the screen and the window that the view is in
// advice: use `traitCollection.displayScale`
// says: `UIScreen.main` belongs to the main screen, not to the screen and the window that the view is in
// advice: use `window?.windowScene?.screen`

// case: edges of both kinds in one constraint, a top-level object of a nib, and the last resort
// lines:
class A: UIView { override func layoutSubviews() { width = ↓UIScreen.main.bounds.width } }
class A: UIView { override func layoutSubviews() { width = window?.bounds.width ?? UIScreen.main.bounds.width } }

// case: outside of views and of layout passes
struct Snapshot {
  let size = UIScreen.main.bounds.size
}

final class PlayerViewController: UIViewController {
  private let width = UIScreen.main.bounds.width
}
