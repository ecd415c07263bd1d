// What keyboard_offset finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class FormController: UIViewController {
  private var bottom: NSLayoutConstraint!
  private var lastHeight: CGFloat = 0

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(self, selector: #selector(keyboardAppears(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
  }
  @objc func keyboardAppears(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
…
  }
  private func raise(by height: CGFloat) { view.frame.size.height = height }
}

// case: the height is added to what is there
// lines:
↓bottom.constant -= frame.height
↓self.bottom.constant += frame.size.height - view.safeAreaInsets.bottom
let height = frame.height; ↓bottom.constant = bottom.constant - height
↓view.frame.origin.y -= frame.height
↓scrollView.contentInset.bottom += frame.height + 8
↓additionalSafeAreaInsets.bottom += frame.height
↓view.frame = view.frame.offsetBy(dx: 0, dy: -1.0 * frame.height)
↓view.transform = view.transform.translatedBy(x: 0, y: -frame.height)
↓stack.center.y -= frame.height
if let duration = notification.duration { ↓bottom.constant -= frame.height }

// case: what is set, guarded, remembered or compared with places is silent
// lines:
bottom.constant = frame.height
if view.frame.origin.y == 0 { view.frame.origin.y -= frame.height }
guard !isUp else { return }; bottom.constant -= frame.height
«bottom.constant = 0; »↓bottom.constant -= frame.height
let height = frame.height; ↓bottom.constant -= height«- lastHeight; lastHeight = height»
let old = notification[«→keyboardFrameBeginUserInfoKey»]; ↓bottom.constant -= frame.height
let height = «8→view.convert(frame, from: nil).height»; ↓bottom.constant -= frame.height
↓«view.frame.origin.y→scrollView.contentOffset.y» -= frame.height
var height = frame.height; height += frame.height
bottom.constant += step
run { self.bottom.constant -= frame.height }

// case: in closures and functions that the handler calls
// around:
class FormController: UIViewController {
…
}
// ---
func observe() {
  NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) { [weak self] notification in
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    ↓self?.bottom.constant -= frame.height
  }
}
// ---
func observe() {
  NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).sink { [weak self] notification in
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    ↓self?.bottom.constant -= frame.height
  }.store(in: &bag)
}
// ---
func observe() {
  NotificationCenter.default.addObserver(self, selector: #selector(appears), name: UIResponder.keyboardWillShowNotification, object: nil)
}
@objc func appears(_ notification: Notification) {
  raise(by: height(of: notification))
}
func raise(by height: CGFloat) {
  ↓bottom.constant -= height
}
// ---
func observe() {
  NotificationCenter.default.addObserver(self, selector: #selector(goes), name: UIResponder.keyboardWillHideNotification, object: nil)
  NotificationCenter.default.addObserver(self, selector: #selector(comes), name: UIResponder.keyboardWillShowNotification, object: nil)
}
@objc func comes() {}
@objc func goes(_ notification: Notification) {
  bottom.constant += notification.keyboardHeight
}
