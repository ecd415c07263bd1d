// What missing_super_call finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: an override that does nothing of what its superclass does is reported
class A: UICollectionViewCell { init() { contentView.addSubview(cover); cover.snp.makeConstraints { $0.edges.equalToSuperview() } }; override func ↓layoutSubviews() { update() } }
// ---
class A: UIStackView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() { super.setNeedsLayout() } }
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() {} }
// ---
class A: BaseView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() { layoutSubviews(in: bounds) } }
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
} }
extension A { override func ↓layoutSubviews() {} }
// ---
// lines:
class A: UIView { override func ↓updateConstraints() { height.constant = 8 } }
class A: UIViewController { override func ↓updateViewConstraints() {} }

// case: a call of another lifecycle function of the superclass is reported, once, as a warning
class A: UIViewController { override func viewWillDisappear(_ animated: Bool) { super.↓viewWillAppear(animated) } }
// ---
class A: UIViewController { override func viewWillDisappear(_ animated: Bool) { super.↓viewWillAppear(animated) } }
// says: `viewWillDisappear` calls `super.viewWillAppear`: the superclass runs its `viewWillAppear` at a wrong time, and its `viewWillDisappear` never
// advice: call `super.viewWillDisappear`
// ---
class A: UIViewController { override func viewDidLayoutSubviews() { stop(); super.↓viewWillLayoutSubviews() } }
// ---
class A: UIViewController { override func viewDidLayoutSubviews() { stop(); super.↓viewWillLayoutSubviews() } }
// says: `viewDidLayoutSubviews` calls `super.viewWillLayoutSubviews`: the superclass runs its `viewWillLayoutSubviews` at a wrong time, and its `viewDidLayoutSubviews` never
// advice: call `super.viewDidLayoutSubviews`
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func layoutSubviews() { super.↓updateConstraints() } }
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func layoutSubviews() { super.↓updateConstraints() } }
// says: `layoutSubviews` calls `super.updateConstraints`: the superclass runs its `updateConstraints` at a wrong time, and its `layoutSubviews` never
// advice: call `super.layoutSubviews`
// ---
class A: UIView { override func updateConstraints() { super.↓layoutSubviews(); super.prepareForReuse() } }
// ---
class A: UIView { override func updateConstraints() { super.↓layoutSubviews(); super.prepareForReuse() } }
// says: `updateConstraints` calls `super.layoutSubviews`: the superclass runs its `layoutSubviews` at a wrong time, and its `updateConstraints` never
// advice: call `super.updateConstraints`

// case: a call in any place, and what has nothing to call, are silent
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() { super«.layoutSubviews()» } }
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() { defer { super«.layoutSubviews()» } } }
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() { if x { super«.layoutSubviews()» } } }
// ---
// lines:
class A: UITableViewCell { override func layoutSubviews() { super.layoutSubviews(); cover.frame = bounds } }
class A: UIView { override func layoutSubviews() { label.frame = bounds } }
class A: UIControl { override func layoutSubviews() { label.frame = bounds } }
class A: BaseView { override func layoutSubviews() { label.frame = bounds } }
// ---
class A: UIView { init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
} }«
extension A→; class B: UIView» { override func ↓layoutSubviews() {} }
// ---
class A: UIView { «init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
→init() { row.addSubview(cover); cover.snp.makeConstraints { $0.top.equalToSuperview() } }; »override func ↓layoutSubviews() {} }
// ---
class A: NSObject { func layoutSubviews() {} }
// ---
class A: UIView { «init() {
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews→func updateConstraints»() {} }
// ---
// lines:
class A: UIViewController { override func «↓updateViewConstraints→viewDidLayoutSubviews»() {} }
class A: UIViewController { override func viewDidAppear(_ animated: Bool) { super«.viewDidAppear(animated)»; super.↓viewWillAppear(animated) } }
class A: UIViewController { override func «↓updateViewConstraints() {}→reload() { super.viewWillAppear(true) }» }
class A: Store { override func viewDidLoad() { super.viewWillAppear(true) } }

// case: what UIKit asks to be passed on is passed on, unless there is nothing to do
// lines:
class A: UIViewController { override func ↓viewDidLoad() { «super.viewDidLoad(); »load() } }
class A: UIViewController { override func ↓viewDidAppear(_ animated: Bool) { «super.viewDidAppear(animated); »super.reload() } }
class A: UIViewController { override func ↓viewWillAppear(_ animated: Bool) { child.viewWillAppear(animated)«; super.viewWillAppear(animated)» } }
class A: UITableViewCell { override func ↓prepareForReuse() { «label.text = nil→» } }
class A: UIView { override func ↓awakeFromNib() { «load()→fatalError()» } }
class A: UIViewController { override func «↓viewDidLoad→loadView»() { load() } }

// case: the advice passes the parameters on
class A: UIViewController { override func ↓viewDidAppear(_ animated: Bool) { load() } }
// says: `viewDidAppear` does not call that of the superclass, which UIKit and base classes rely on
// advice: call `super.viewDidAppear(animated)`

// around:
…
  addSubview(cover)
  cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
}
override func ↓layoutSubviews() {} }

// case: the message speaks of cells where there is one
class A: UIView { init() {
// says: without `super.layoutSubviews()`, the layout of the superclass is left out: UIKit does not promise to apply constraints
// advice: call it first, and change frames afterwards
// ---
class A: UITableViewCell { init() {
// says: without `super.layoutSubviews()`, `UITableViewCell` does not place its own parts: its content, bars and constraints stay as they are
// advice: call it first, and change frames afterwards

// around:
…
  }
}

// case: functions of the superclass are called first, `updateConstraints` last
class CardController: UIViewController {
  override func ↓viewWillAppear(_ animated: Bool) {
    title = name
  }
  override func ↓updateViewConstraints() {
    top.constant = 8
// becomes: unsafe
class CardController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = name
  }
  override func updateViewConstraints() {
    top.constant = 8
    super.updateViewConstraints()
// ---
class A: UIView {
  override func ↓updateConstraints() {
    return
// stays:

// around:

// case: frames only
class PlayerView: UIView {
  override func layoutSubviews() {
    titleLabel.frame = bounds
  }
}

// case: constraints that are not applied
class PlayerView: UIView {
  private let cover = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  override func ↓layoutSubviews() {
    cover.layer.cornerRadius = bounds.height / 2
  }
}
