// case: a picture has what superclasses and the classes of views lay out
class PlayerController: BaseController {
  let one = Row()
  let other = Row()
  override func setUp() {
    super.setUp()
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(other)
    bar.snp.remakeConstraints { $0.bottom.trailing.equalToSuperview(); $0.size.equalTo(20) }
  }
}
// file:
class BaseController: UIViewController {
  let stack = Column()
  let bar = UIView()
  func setUp() {
    view.addSubview(stack)
    stack.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    view.addSubview(bar)
    bar.snp.makeConstraints { $0.top.leading.size.equalTo(10) }
  }
}
class Column: UIStackView {
  func setUp() { axis = .vertical }
}
class Row: UIView {
  init() { snp.makeConstraints { $0.height.equalTo(30) } }
}
// frames: of PlayerController
bar: 373 832 20 20
stack: 0 0 393 60
one: 0 0 393 30
other: 0 30 393 30

// case: a branch that hides a view takes it out of a stack
class PlayerController: UIViewController {
  let stack = UIStackView()
  let a = UISwitch()
  let b = UISwitch()
  func setUp() {
    view.addSubview(stack)
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
  func show(_ isSmall: Bool) {
    if isSmall {
      b.isHidden = true
    } else {
      b.isHidden = false
    }
  }
}
// frames: of PlayerController
stack: 0 0 102 31
a: 0 0 51 31
b: 51 0 51 31
// frames: of PlayerController; state isSmall
stack: 0 0 51 31
a: 0 0 51 31
b: 0 0 0 31

// case: lists and closures that a function gets are read, and what it sets
class PlayerView: UIView {
let a = UILabel()
let b = UILabel()
func setUp() {
  addConstrained([a, b]) {
    a.topAnchor.constraint(equalTo: topAnchor)
    b.topAnchor.constraint(equalTo: a.bottomAnchor)
  }
  setupLabel(a, text: "From")
}
private func setupLabel(_ label: UILabel, text: String) {
  label.text = text
}
}
// file:
extension UIView {
  func addConstrained(_ views: [UIView], @Builder builder: () -> [NSLayoutConstraint]) {
    for view in views {
      view.configureForAutoLayout()
      addSubview(view)
    }
    NSLayoutConstraint.activate(builder())
  }
  func configureForAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
│     top = superview
│     sets text = "From"
└─ b  UILabel
      top = a.bottom

// case: private views of a superclass are its own
class PlayerController: BaseController {
  private let stack = UIView()
  override func setUp() {
    super.setUp()
    view.addSubview(stack)
    stack.snp.makeConstraints { $0.bottom.trailing.equalToSuperview(); $0.size.equalTo(20) }
  }
}
// file:
class BaseController: UIViewController {
  private let stack = UIView()
  func setUp() {
    view.addSubview(stack)
    stack.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(10) }
  }
}
// frames: of PlayerController
stack: 0 0 10 10
stack: 373 832 20 20

// case: what a subclass overrides without `super` does not happen, nor what only that calls
class PlayerController: BaseController {
  override func layOut() {
    bar.snp.makeConstraints { $0.bottom.trailing.equalToSuperview(); $0.size.equalTo(20) }
  }
  override func layOutCover() {
    super.layOutCover()
  }
}
// file:
class BaseController: UIViewController {
  let bar = UIView()
  let cover = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    view.addSubview(cover)
    layOut()
    layOutCover()
  }
  func layOut() {
    layOutBar()
  }
  func layOutBar() {
    bar.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(10) }
  }
  func layOutCover() {
    cover.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(30) }
  }
}
// frames: of PlayerController
bar: 373 832 20 20
cover: 0 0 30 30
// frames: of BaseController
bar: 0 0 10 10
cover: 0 0 30 30

// case: a constraint that later code activates is not there at first
class PlayerController: UIViewController {
  let a = UISwitch()
  var top: NSLayoutConstraint?
  func setUp() {
    view.addSubview(a)
    a.snp.makeConstraints { $0.top.leading.equalTo(30) }
    top = view.topAnchor.constraint(equalTo: a.topAnchor)
    top?.isActive = false
  }
  @objc func keyboardWillShow() { top?.isActive = true }
}
// frames: of PlayerController
a: 30 30 51 31

// case: updates without anything to update make, divisors divide, and sizes have parts
class PlayerController: UIViewController {
  let a = UIView()
  let b = UIView()
  let boxSize = CGSize(width: 32, height: 4)
  func setUp() {
    view.addSubview(a)
    view.addSubview(b)
    a.snp.updateConstraints { make in
      make.top.leading.equalToSuperview()
      make.height.equalTo(view).dividedBy(3)
      make.width.equalTo(30)
    }
    b.snp.makeConstraints { make in
      make.bottom.trailing.equalToSuperview()
      make.size.equalTo(boxSize)
    }
  }
}
// frames: of PlayerController
a: 0 0 30 284
b: 361 848 32 4
// ---
class PlayerController: UIViewController {
  let a = UIView()
  func setUp() {
    let size = CGSize(width: 20, height: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.addSubview(a)
    a.snp.updateConstraints { make in
      make.top.equalToSuperview().inset(insets.top)
      make.left.equalToSuperview().inset(insets)
      make.size.equalTo(size)
    }
  }
  func change() {
    if isWide {
      a.snp.makeConstraints { $0.bottom.equalToSuperview() }
    }
  }
}
// frames: of PlayerController
a: 2 1 20 6

// case: a switch keeps its size beside a label, and a header is as wide as its table
class PlayerController: UIViewController {
  let label = UILabel()
  let toggle = UISwitch()
  let table = UITableView()
  let header = UIView()
  func setUp() {
    view.addSubview(label)
    view.addSubview(toggle)
    label.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.trailing.equalTo(toggle.snp.leading)
    }
    toggle.snp.makeConstraints { $0.top.trailing.equalToSuperview() }
    view.addSubview(table)
    table.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); $0.height.equalTo(90) }
    table.tableHeaderView = header
    header.frame.size.height = 40
  }
}
// frames: of PlayerController
label: 0 0 342 21
toggle: 342 0 51 31
table: 0 762 393 90
header: 0 762 393 40

// case: functions of the project are read from their bodies
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinEdges(to: self)
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      edges = superview
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinEdges(to: self, insets: UIEdgeInsets(top: 8, left: Space.m, bottom: 0, right: 1))
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview + 8, leading = superview + 12, trailing = superview - 1, bottom = superview
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinEdges(to: self, insets: .zero)
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      edges = superview
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinToSuperview()
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      edges = superview inset 4
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinToSuperview(Space.m)
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      edges = superview inset 12
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
embed(a)
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      edges = superview inset 4
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
NSLayoutConstraint.activate(a.edgeConstraints(to: self))
}
}
// file:
extension UIView {
  func pinEdges(to other: UIView?, insets: UIEdgeInsets = .zero) {
    guard let container = other else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }
  func pinToSuperview(_ padding: CGFloat = 4) {
    pinEdges(
      to: superview,
      insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  func embed(_ child: UIView) {
    addSubview(child)
    child.pinToSuperview()
  }
  func edgeConstraints(to other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
// file:
enum Space { static let m: CGFloat = 12 }
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top, bottom = superview

// case: of a function with optional anchors, those that are given are constrained
class PlayerView: UIView {
let a = UIView()
let b = UIView()
func setUp() {
  addSubview(a)
  addSubview(b)
  a.anchor(top: topAnchor, paddingTop: 8, width: 40)
  b.anchor(left: a.rightAnchor, isCentered: true)
}
}
// file:
extension UIView {
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, paddingTop: CGFloat = 0,
    width: CGFloat? = nil, isCentered: Bool = false
  ) {
    if let top = top {
      topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true
    }
    if let left {
      leftAnchor.constraint(equalTo: left).isActive = true
    }
    if width != nil {
      widthAnchor.constraint(equalToConstant: width!).isActive = true
    }
    if isCentered {
      centerYAnchor.constraint(equalTo: superview!.centerYAnchor).isActive = true
    }
  }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
├─ a  UIView
│     top = superview + 8, width = 40
└─ b  UIView
      left = a.right, centerY = superview

// case: functions of the class and of its superclass are read, and others' are not
class PlayerView: UIView {
let a = UIView()
let b = UIView()
func setUp() {
  addSubview(a)
  place(b, below: a)
}
}
// file:
class BaseView: UIView {
  func place(_ view: UIView, below other: UIView) {
    addSubview(view)
    view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8).isActive = true
  }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
Not added to a view by this code:
b  UIView
Not resolved:
  line 6: what `place(b, below: a)` does

// case: what the reader does not understand of a function is listed
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinBox(to: self)
}
}
// file:
extension UIView {
func pinBox(to other: UIView) { let box = UIView(); other.addSubview(box); box.topAnchor.constraint(equalTo: topAnchor).isActive = true }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
├─ a  UIView
└─ box  UIView
      top = a
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinBox(to: self)
}
}
// file:
extension UIView {
func pinBox(to other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
func pinBox(to other: UILayoutGuide) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true; leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
Not resolved:
  line 5: what `a.pinBox(to: self)` does
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinBox(to: self)
}
}
// file:
extension UIView {
func pinBox(to other: UIView) { pinOthers(other) }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
Not resolved:
  line 5: what `a.pinBox(to: self)` does
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinBox(to: self)
}
}
// file:
extension UIView {
func pinBox(to other: UIView) { pinBox(to: other) }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
Not resolved:
  line 5: what `a.pinBox(to: self)` does
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.pinBox(to: self)
}
}
// file:
extension UIView {
func pinBox(to other: UIView, insets: UIEdgeInsets) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
Not resolved:
  line 5: what `a.pinBox(to: self)` does

// case: a function that nobody calls is shown with what it gets
class PlayerView: UIView {
func style(_ row: UIView) { row.heightAnchor.constraint(equalToConstant: 8).isActive = true }
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
Not added to a view by this code:
row
   height = 8

// case: numbers of other files are computed
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: Space.m).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview + 12
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: -1.0 * Space.m).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview - 12
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: Space.m * -1).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview - 12
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: Space.m + 2 * (Space.l - 4)).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview + 36
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(8) / 2).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview + 4
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: kMargin).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview + 10
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: MARGIN * -1).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview - 11
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: -Space.unknown).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview - Space.unknown
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: Space.unknown * -1.0).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview - Space.unknown
// ---
class PlayerView: UIView {
let a = UIView()
func setUp() {
addSubview(a)
a.topAnchor.constraint(equalTo: topAnchor, constant: unknown + Space.m).isActive = true
}
}
// file:
enum Space { static let m: CGFloat = 12; static let l: CGFloat = 16 }
// file:
let kMargin: CGFloat = 10
let MARGIN = 11
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ a  UIView
      top = superview + unknown + Space.m

// case: lists of views are read by their names
class PlayerView: UIView {
let a = UILabel()
let b = UILabel()
lazy var all: [UIView] = [a, b]
lazy var row: UIStackView = {
  let views = [a, b]
  return UIStackView(arrangedSubviews: views)
}()
func setUp() {
  addSubview(row)
  for view in all { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
  all[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
}
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ row  UIStackView
   ├─ a  UILabel
   │     height = 20
   └─ b  UILabel
         height = 20, width = 30

// case: a variable that is another view each time is not taken for one
class PlayerView: UIView {
let a = UILabel()
let b = UILabel()
func setUp() {
  addSubview(a)
  addSubview(b)
  var previous: UIView = a
  b.topAnchor.constraint(equalTo: previous.bottomAnchor).isActive = true
  previous = b
}
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
Not resolved:
  line 8: what `b.topAnchor.constraint(equalTo: previous.bottomAnchor)` refers to

// case: a local that a function with arguments makes has what that function sets
class PlayerView: UIView {
func setUp() {
  let header = makeHeader(title: "A")
  addSubview(header)
}
private func makeHeader(title: String) -> UIView {
  let box = UIView()
  box.heightAnchor.constraint(equalToConstant: 20).isActive = true
  return box
}
}
// outline: of PlayerView; width 100
PlayerView: UIView  File0.swift:1
self
└─ header  UIView
      height = 20

// case: frames may be those of other views
class PlayerController: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  func setUp() {
    view.addSubview(a)
    a.addSubview(b)
    b.addSubview(c)
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    b.frame = self.a.bounds
    c.frame = a.frame
  }
}
// frames: of PlayerController
a: 10 20 100 50
b: 10 20 100 50
c: 20 40 100 50
// ---
class PlayerController: UIViewController { let a = UIView(); func setUp() { view.addSubview(a); a.frame = view.frame } }
// frames: of PlayerController
a: 0 0 393 852

// case: a function may hand a view to a closure that sets it up, and a closure may return a local of unknown type
class PlayerView: UIView {
  let column: UIStackView = .create { view in
    view.axis = .vertical
    view.spacing = 16
  }
  let styled = StyledStackView()
  let title = UILabel(), artist = UILabel()
  private lazy var texts: UIView = {
    let made = [title, artist].asStackView(axis: .horizontal)
    made.translatesAutoresizingMaskIntoConstraints = false
    return made
  }()
  func setup() {
    addSubview(column)
    styled.style.axis = .vertical
    column.addArrangedSubview(styled)
    column.addArrangedSubview(texts)
    texts.snp.makeConstraints { $0.height.equalTo(20) }
  }
}
// file:
extension Array where Element: UIView {
  func asStackView(axis: NSLayoutConstraint.Axis) -> UIStackView { UIStackView(arrangedSubviews: self) }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ column  UIStackView, vertical, spacing 16
   ├─ styled  StyledStackView, vertical
   └─ texts  UIView, horizontal
      │  height = 20
      ├─ title  UILabel
      └─ artist  UILabel

// case: what a function makes is laid out in each view that is made with it
class PlayerView: UIView {
  let stack = UIStackView()
  func setUp() {
    stack.axis = .vertical
    addSubview(stack)
    stack.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.width.equalTo(100) }
    let first = makeLine()
    let second = makeLine()
    stack.addArrangedSubview(first)
    addSpacer()
    stack.addArrangedSubview(second)
    addSpacer()
  }
  private func makeLine() -> UIView {
    let line = UIView()
    let dot = UIView()
    line.addSubview(dot)
    dot.snp.makeConstraints { $0.top.bottom.leading.equalToSuperview(); $0.size.equalTo(4) }
    return line
  }
  private func addSpacer() {
    let spacer = UIView()
    spacer.snp.makeConstraints { $0.height.equalTo(10) }
    stack.addArrangedSubview(spacer)
  }
}
// frames:
stack: 0 0 100 28
dot: 0 0 4 4
spacer: 0 4 100 10
spacer: 0 18 100 10
dot: 0 14 4 4
first: 0 0 100 4
second: 0 14 100 4

// case: functions of a type that the code names are read, too
class PlayerView: UIView {
  let title = UILabel()
  func setUp() {
    addSubview(title)
    Self.Style.place(title)
  }
}
extension PlayerView {
  enum Style {
    static func place(_ label: UILabel) {
      label.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(20) }
    }
  }
}
// frames:
title: 0 0 20 20

// case: what a function collects in a list and activates is active
class PlayerView: UIView {
  let title = UILabel()
  func setUp() {
    addSubview(title)
    title.addConstraints(left: leftAnchor, width: 30)
  }
}
extension UIView {
  func addConstraints(left: NSLayoutXAxisAnchor? = nil, width: CGFloat) {
    var constraints = [NSLayoutConstraint]()
    if let left = left {
      let constraint = leftAnchor.constraint(equalTo: left, constant: 5)
      constraint.identifier = "left"
      constraints.append(constraint)
    }
    constraints.append(widthAnchor.constraint(equalToConstant: width))
    NSLayoutConstraint.activate(constraints)
  }
}
// outline: of PlayerView
PlayerView: UIView  File0.swift:1
self
└─ title  UILabel
      left = superview + 5, width = 30
