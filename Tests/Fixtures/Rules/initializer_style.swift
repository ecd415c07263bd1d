// What initializer_style finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: an initializer that cannot be used fails
// options: {style: common_setup}
class A: UIView { required ↓init?(coder: NSCoder) { fatalError("init(coder:)") } }
// ---
// options: {style: fatal_error}
class A: UIView { required init?(coder: NSCoder) { fatalError("init(coder:)") } }
// ---
// options: {}
class A: UIView { required init?(coder: NSCoder) { fatalError("init(coder:)") } }
// ---
// options: {style: common_setup}
class A: UIView { required ↓init?(coder aDecoder: NSCoder) { preconditionFailure() } }
// ---
// options: {style: fatal_error}
class A: UIView { required init?(coder aDecoder: NSCoder) { preconditionFailure() } }
// ---
// options: {}
class A: UIView { required init?(coder aDecoder: NSCoder) { preconditionFailure() } }
// ---
// options: {style: common_setup}
class A: UIView { required ↓init?(coder: NSCoder) { return nil } }
// ---
// options: {style: fatal_error}
class A: UIView { required init?(coder: NSCoder) { return nil } }
// ---
// options: {}
class A: UIView { required init?(coder: NSCoder) { return nil } }
// ---
// options: {style: common_setup}
class A: UIView { @available(*, unavailable) required ↓init?(coder: NSCoder) { super.init(coder: coder); setup() } }
// ---
// options: {style: fatal_error}
class A: UIView { @available(*, unavailable) required init?(coder: NSCoder) { super.init(coder: coder); setup() } }
// ---
// options: {}
class A: UIView { @available(*, unavailable) required init?(coder: NSCoder) { super.init(coder: coder); setup() } }

// around:
class A: UIView {
  override init(frame: CGRect) { super.init(frame: frame); setup() }
…
}

// case: an initializer that calls the setup is usable
// options: {style: fatal_error}
  required ↓init?(coder: NSCoder) { super.init(coder: coder); setup() }
// ---
// options: {style: common_setup}
  required init?(coder: NSCoder) { super.init(coder: coder); setup() }

// around:

// case: an initializer that skips the setup of another one is reported for `common_setup`
// options: {style: common_setup}
class A: UIView {
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required ↓init?(coder: NSCoder) { super.init(coder: coder) }
}
// ---
// options: {style: fatal_error}
class A: UIView {
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required ↓init?(coder: NSCoder) { super.init(coder: coder) }
}
// ---
// options: {}
class A: UIView {
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
// ---
// options: {style: common_setup}
class A: UIView {
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func awakeFromNib() { super.awakeFromNib(); setup() }
}
// ---
class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }

// case: controllers and models are silent
// options: {style: common_setup}
// lines:
class A: UIViewController { required init?(coder: NSCoder) { fatalError() } }
class A: NSObject, NSCoding { required init?(coder: NSCoder) { load() } }
class A: UIView { init(model: Model) { super.init(frame: .zero); setup() } }
// ---
// options: {style: fatal_error}
// lines:
class A: UIViewController { required init?(coder: NSCoder) { fatalError() } }
class A: NSObject, NSCoding { required init?(coder: NSCoder) { load() } }
class A: UIView { init(model: Model) { super.init(frame: .zero); setup() } }

// case: a view that nibs make needs its coder
final class AView: UIView { required init?(coder: NSCoder) { fatalError() } }
final class BView: UIView { required init?(coder: NSCoder) { fatalError() } }
final class CView: UIView {
  init() { setUp() }
  required ↓init?(coder: NSCoder) { super.init(coder: coder); setUp() }
  func setUp() { load("CView") }
}
final class Screen: UIViewController { private var header: CView! }
// ---
final class AView: UIView { required init?(coder: NSCoder) { fatalError() } }
final class BView: UIView { required init?(coder: NSCoder) { fatalError() } }
final class CView: UIView {
  init() { setUp() }
  required ↓init?(coder: NSCoder) { super.init(coder: coder); setUp() }
  func setUp() { «load(→Bundle.main.loadNibNamed(»"CView") }
}
final class Screen: UIViewController { private var header: CView! }
// ---
final class AView: UIView { required init?(coder: NSCoder) { fatalError() } }
final class BView: UIView { required init?(coder: NSCoder) { fatalError() } }
final class CView: UIView {
  init() { setUp() }
  required ↓init?(coder: NSCoder) { super.init(coder: coder); setUp() }
  func setUp() { load("CView") }
}
final class Screen: UIViewController { «private var header→@IBOutlet private var header»: CView! }
