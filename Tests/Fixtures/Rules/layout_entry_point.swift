// What layout_entry_point finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
…
  override func performLayout() { first() }
  func first() { second(1) }
}

// case: performLayout(), the functions it calls and later callbacks are silent
// lines:
  func second(_ x: Int) { let a = UIView(); addSubview(a) }
  func setup() { let a = make(); addSubview(a); addSubview(b) }
  @objc func didTap() { let a = UIView(); addSubview(a) }
// ---
  @objc func didTap() { addBadge() }
func addBadge() { addSubview(UIView()) }
// ---
// lines:
  func setup() { onTap = { let a = UIView(); self.addSubview(a) } }
  init() { super.init(); performLayout() }

// around:
class A: UIView {
…
}

// case: initializers and setup functions beside it are reported, also in an extension
  ↓init() { let a = UIView(); addSubview(a) }
  override func performLayout() { first() }
  func first() { second(1) }
// ---
  func ↓setup() { a = UILabel(width: 1); addSubview(a) }
  override func performLayout() { first() }
  func first() { second(1) }
// ---
  func ↓setup() { addSubview(UIView()) }
  override func performLayout() { first() }
  func first() { second(1) }
// ---
  
  override func performLayout() { first() }
  func first() { second(1) }
}
extension A {
  func ↓awakeFromNib() { a = UIView(); self.addSubview(a) }

// around:

// case: the library's original classes count as views
class A: KTResponsiveView {
  func ↓setup() { a = UIView(); addSubview(a) }
}
// ---
class A: UIView {
  func setup() { a = KTResponsiveView(); addSubview(a) }
}
// ---
class A: KTButton {
  func ↓setup() { a = UIView(); addSubview(a) }
}
// ---
class A: UIView {
  func setup() { a = KTButton(); addSubview(a) }
}
// ---
class A: KTLabel {
  func ↓setup() { a = UIView(); addSubview(a) }
}
// ---
class A: UIView {
  func setup() { a = KTLabel(); addSubview(a) }
}
// ---
class A: KTImageView {
  func ↓setup() { a = UIView(); addSubview(a) }
}
// ---
class A: UIView {
  func setup() { a = KTImageView(); addSubview(a) }
}
// ---
class A: KTEqualImageView {
  func ↓setup() { a = UIView(); addSubview(a) }
}
// ---
class A: UIView {
  func setup() { a = KTEqualImageView(); addSubview(a) }
}

// case: an initializer configures subviews only with its parameters, and leaves itself alone
// lines:
class A: UIView { let a = UILabel(); let b = UITextField(); ↓init() { super.init(); a.textColor = .red }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); ↓init() { super.init(); self.a.text = "" }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); override init(frame: CGRect) { super.init(frame: frame); setUp() }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); init(title: String) { super.init(); a.text = title }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); ↓init(title: String) { super.init(); a.textColor = .red; a.text = title }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); init(model: Model) { super.init(); a.isHidden = model.isHidden }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); init() { super.init(); onTap = { [weak self] in self?.a.textColor = .red } }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); init() { super.init(); backgroundColor = .red; layer.cornerRadius = 3 }; override func performLayout() { addSubview(a) } }
class A: UIView { let a = UILabel(); let b = UITextField(); init() { super.init(); addSubview(b); b.delegate = self }; override func performLayout() { addSubview(a) } }

// case: a setup function that an initializer calls configures subviews for it
class A: UIView {
  let label = UILabel()
  override init(frame: CGRect) { super.init(frame: frame); setUp() }
  func ↓setUp() { label.numberOfLines = 0 }
  override func performLayout() { addSubview(label); prepareLabel() }
  private func prepareLabel() { label.font = .title }
  func setUpLater() { label.textColor = .red }
}

// case: a second call of performLayout() is reported
class A: KTResponsiveView {
  init(title: String) { super.init(width: 3, height: 4); ↓performLayout() }
  override func performLayout() { super.performLayout(); addSubview(UIView()) }
  func refresh() { ↓self.performLayout() }
  func rebuild() { subviews.forEach { $0.removeFromSuperview() }; performLayout() }
  override func awakeFromNib() { performLayout() }
}
// ---
import KTResponsiveUI
class A: UIView {
  override init(frame: CGRect) { super.init(frame: frame); ↓performLayout() }
  required init?(coder: NSCoder) { super.init(coder: coder); performLayout() }
  init(text: String) { super.init(frame: .zero); performLayout() }
  required init?(coder: NSCoder, kind: Int) { super.init(coder: coder); setUp() }
  func setUp() { performLayout() }
  override func performLayout() { addSubview(label) }
  @objc func changed() { UIView.animate(withDuration: 1) { ↓self.performLayout() } }
}
// ---
class Controller: UIViewController {
  var barView: BarView!
  override func viewDidLoad() {
    super.viewDidLoad()
    performLayout()
    barView = BarView(topInset: 3, width: 3, height: 4)
    ↓barView.performLayout()
    let otherView = BarView(frame: .zero)
    otherView.performLayout()
    passedView.performLayout()
  }
  func performLayout() {}
}

// case: a project's own performLayout() may be called by any of its code
class A: UIView {
  init(width: Double) { super.init(frame: .zero); self.performLayout() }
  func performLayout() { addSubview(label) }
  func refresh() { performLayout() }
}

// around:
class BadgeView: UIView {
  override func performLayout() {
…
  }
}

// case: a local that performLayout() makes has to be added
// lines:
let a = ↓UIView(width: 3, height: 3); a.backgroundColor = .red
let a = ↓UIView(width: 3, height: 3); a.addSubview(b)
let a = UIView(width: 3, height: 3); addSubview(a)
let a = UIView(width: 3, height: 3); views.append(a)
let a = UIView(width: 3, height: 3); a.embed(in: self)
let a = UIView(width: 3, height: 3); b.frame.origin = a.topRightPoint()
let a = UIView(width: 3, height: 3); self.mask = a
let a = UIView(width: 3, height: 3); [a, b].forEach(addSubview)
if isWide { let a = ↓UIView(width: 3, height: 3); a.isHidden = true }

// around:
class BaseView: UIView {
…
}

// case: a base class calls performLayout() in its initializer
  ↓init(topInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
  func performLayout() {}
// ---
  init(topInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
    super.init(frame: .zero); performLayout()
  }
  func performLayout() {}
// ---
  init(topInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
    self.init(origin: .zero, topInset: topInset, width: width, height: height)
  }
  func performLayout() {}
// ---
  init(topInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
    super.init(frame: .zero)
  }
  override func performLayout() {}

// around:

// case: an initializer with data
class TopBarView: KTResponsiveView {
  var userLabel: KTLabel!

  init(user: User) {
    super.init(width: 375, height: 54)
    userLabel.text = user.name
  }

  override func performLayout() {
    userLabel = KTLabel(topInset: 10, leftInset: 52, width: 284, height: 32)
    addSubview(userLabel)
  }
}

// case: a view with another kind of layout
class BadgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    addSubview(label)
  }
}

// case: a second call
class PostViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    postView = PostView(topInset: 64, width: 375, height: 600)
    ↓postView.performLayout()
    view.addSubview(postView)
  }
}

// case: a base class that does not call it
class ResponsiveView: UIView {
  ↓init(topInset: CGFloat = 0, leftInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
    super.init(frame: CGRect(x: leftInset, y: topInset, width: width, height: height))
  }

  func performLayout() {}
}

// case: a view that is created and never added
class TopBarView: UIView {
  override func performLayout() {
    let line = ↓UIView(topInset: 53, width: 375, height: 1)
    line.backgroundColor = .gray
  }
}

// case: a setup function of a class that inherits it
class TopBarView: KTResponsiveView {
  var userLabel: KTLabel!

  func ↓setupViews() {
    userLabel = KTLabel(topInset: 10, leftInset: 52, width: 284, height: 32)
    addSubview(userLabel)
  }
}

// around:

// case: an initializer outside of it
class TopBarView: UIView {
  override ↓init(frame: CGRect) {
    super.init(frame: frame)
    let line = UIView()
    addSubview(line)
  }

  override func performLayout() {
    userLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
    addSubview(userLabel)
  }
}
