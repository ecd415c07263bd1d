// case: one of two functions runs that the branches of a statement call
class OrderController: UIViewController {
  let name = UILabel(); let mark = UIView()
  var isLost = false
  override func viewDidLoad() {
    view.addSubview(name)
    view.addSubview(mark)
    if isLost { layOutLost() } else { layOutUsual() }
  }
  private func layOutUsual() {
    name.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(24); $0.size.equalTo(20) }
  }
  private func layOutLost() {
    mark.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(24); $0.size.equalTo(10) }
    name.snp.makeConstraints {
      $0.leading.equalTo(mark.snp.trailing).offset(8)
      $0.centerY.equalTo(mark)
      $0.size.equalTo(20)
    }
  }
}
// outline:
OrderController: UIViewController  File0.swift:1
view
├─ name  UILabel
│     top = superview + 24 if not isLost,
│       leading = superview + 24 if not isLost, size = 20 if not isLost,
│       leading = mark.trailing + 8 if isLost, centerY = mark if isLost,
│       size = 20 if isLost
└─ mark  UIView
      top = superview + 24 if isLost, leading = superview + 24 if isLost,
        size = 10 if isLost
// frames:
name: 24 24 20 20
mark: 0 0 0 0
// frames: state isLost
name: 42 19 20 20
mark: 24 24 10 10

// case: of a switch with default, one branch runs
class KindView: UIView {
  let text = UIView()
  init(kind: Kind) {
    super.init(frame: .zero)
    addSubview(text)
    text.snp.makeConstraints { $0.top.bottom.equalToSuperview(); $0.size.equalTo(10) }
    switch kind {
    case .inset, .card: text.snp.makeConstraints { $0.leading.equalToSuperview().offset(24) }
    default: text.snp.makeConstraints { $0.leading.equalToSuperview().offset(6) }
    }
  }
}
// outline:
KindView: UIView  File0.swift:1
self
└─ text  UIView
      top, bottom = superview, size = 10,
        leading = superview + 24 if case .inset, .card,
        leading = superview + 6 if default
// frames:
text: 24 0 10 10
// frames: state default
text: 6 0 10 10

// case: a loop in a branch keeps its condition and the order of that branch
class MessageView: UIView {
  let row = UIStackView(); let photo = UIView(); let bubble = UIView(); let badge = UIView()
  var isMine = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(row)
    row.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    [photo, bubble, badge].forEach { view in view.snp.makeConstraints { $0.size.equalTo(10) } }
    if isMine {
      [photo, bubble].forEach { row.addArrangedSubview($0) }
    } else {
      [bubble, photo].forEach { row.addArrangedSubview($0) }
    }
    if isMine { row.addArrangedSubview(badge) }
  }
}
// outline:
MessageView: UIView  File0.swift:1
self
└─ row  UIStackView
   │  top = superview, leading = superview
   ├─ photo  UIView
   │     size = 10
   ├─ bubble  UIView
   │     size = 10
   └─ badge  UIView  if isMine
         size = 10
// frames:
row: 0 0 20 10
photo: 10 0 10 10
bubble: 0 0 10 10
badge: absent
// frames: state isMine
row: 0 0 30 10
photo: 0 0 10 10
bubble: 10 0 10 10
badge: 20 0 10 10

// case: of the branches of an else if, one runs; a guard that lays something out and leaves is one, too
class StepView: UIView {
  let dot = UIView()
  func show(step: Step?) {
    addSubview(dot)
    guard let step else {
      dot.snp.makeConstraints { $0.edges.equalToSuperview() }
      return
    }
    dot.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    if step == .first {
      dot.snp.makeConstraints { $0.size.equalTo(10) }
    } else if step == .last {
      dot.snp.makeConstraints { $0.size.equalTo(20) }
    } else {
      dot.snp.makeConstraints { $0.size.equalTo(30) }
    }
  }
}
// outline:
StepView: UIView  File0.swift:1
self
└─ dot  UIView
      edges = superview if not let step, top = superview if let step,
        leading = superview if let step, size = 10 if let step, step == .first,
        size = 20 if let step, step == .last,
        size = 30 if let step, not step == .first, not step == .last
// frames:
dot: 0 0 30 30
// frames: state step == .last
dot: 0 0 20 20

// case: each case of a switch over what a loop gets happens
class ListView: UIView {
  let one = UIView(); let two = UIView()
  func show(items: [Item]) {
    for (index, item) in items.enumerated() {
      switch index {
      case 0:
        addSubview(one)
        one.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(16); $0.size.equalTo(10) }
      case 1:
        addSubview(two)
        two.snp.makeConstraints { $0.top.equalTo(one.snp.bottom); $0.leading.equalTo(one) }
      default: break
      }
    }
  }
}
// outline:
ListView: UIView  File0.swift:1
self
├─ one  UIView
│     top = superview + 16, leading = superview + 16, size = 10
└─ two  UIView
      top = one.bottom, leading = one

// case: of two views that a conditional operator chooses a constraint for, no contradiction is said
class BioView: UIView {
  let line = UIView()
  init() {
    addSubview(line)
    line.snp.makeConstraints {
      user.bio.isEmpty
        ? $0.top.equalToSuperview().offset(18)
        : $0.top.equalToSuperview().offset(38)
      $0.leading.equalToSuperview()
      $0.size.equalTo(10)
    }
  }
}
// outline:
BioView: UIView  File0.swift:1
self
└─ line  UIView
      top = superview + 18 if user.bio.isEmpty,
        top = superview + 38 if not user.bio.isEmpty, leading = superview,
        size = 10
// frames:
line: 0 38 10 10

// case: what code turns off takes turns, and does not hold if setup turns it off
class NameView: UIView {
  let name = UIView()
  var toTop: Constraint?; var toCenter: Constraint?
  init() {
    addSubview(name)
    name.snp.makeConstraints { make in
      toTop = make.top.equalToSuperview().offset(8).constraint
      toTop?.deactivate()
      toCenter = make.top.equalToSuperview().offset(30).constraint
      make.leading.equalToSuperview()
      make.size.equalTo(10)
    }
  }
  func show(isHigh: Bool) {
    if isHigh { toCenter?.deactivate(); toTop?.activate() }
  }
}
// outline:
NameView: UIView  File0.swift:1
self
└─ name  UIView
      top = superview + 8 (not active at first), top = superview + 30,
        leading = superview, size = 10
// frames:
name: 0 30 10 10

// case: what only some cases of its class say about a view's size is no fact
class TagLabel: UILabel {
  init(kind: Kind) {
    super.init(frame: .zero)
    snp.makeConstraints {
      switch kind {
      case .big: $0.height.equalTo(48)
      default: $0.height.equalTo(20)
      }
    }
  }
}
// file:
class TagRow: UIView {
  let tagLabel = TagLabel(kind: .plain)
  init() {
    addSubview(tagLabel)
    tagLabel.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(24) }
  }
}
// frames: of TagRow
tagLabel: 0 0 393 24

// case: what a function does that no class calls on itself is not in views of subclasses, and named
class BaseCell: UITableViewCell {
  func rounded() {
    contentView.backgroundColor = .white
    contentView.addSubview(UIView())
  }
  func addBox() {
    addSubview(UIImageView())
  }
}
// file:
class PlainCell: BaseCell {
  let box = UIView()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addBox()
    addSubview(box)
    box.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(80) }
  }
}
// frames: of PlainCell
UIImageView(): 0 0 24 24
box: 0 0 393 80

// case: the outline has no constraints of a table header that the code does not state
class ListController: UIViewController {
  let header = UIView(); let table = UITableView()
  override func viewDidLoad() {
    table.tableHeaderView = header
    view.addSubview(table)
    table.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}
// outline:
ListController: UIViewController  File0.swift:1
view
└─ table  UITableView
   │  edges = superview
   │  sets tableHeaderView = header
   └─ header  UIView

// case: what a factory makes, what a function gets and a guide are views, whatever they are called
class NameView: UIView {
  lazy var header = makeBox()
  lazy var box = Other.make()
  let title = UILabel(); let foot = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    [header, box, title, foot].forEach { addSubview($0) }
    let guide = safeAreaLayoutGuide
    title.snp.makeConstraints { $0.leading.equalTo(header); $0.top.equalTo(guide) }
    foot.snp.makeConstraints { $0.leading.equalTo(box); $0.bottom.equalToSuperview() }
    align(foot, to: title)
  }
  func align(_ one: UIView, to other: UIView) {
    one.snp.makeConstraints { $0.top.equalTo(other) }
  }
  func makeBox() -> UIView { UIView() }
}
// outline:
NameView: UIView  File0.swift:1
self
├─ header  makeBox()
├─ box  Other.make()
├─ title  UILabel
│     leading = header, top = safeArea
└─ foot  UILabel
      leading = box, bottom = superview, top = title

// case: each call of a function has the views that it makes, with what it gets
class LineView: UIView {
  let name = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(name)
    name.snp.makeConstraints { $0.center.equalToSuperview(); $0.top.equalToSuperview().inset(20); $0.size.equalTo(50) }
    addLine(beside: name, isLeading: true, width: 100)
    addLine(beside: name, isLeading: false, width: 80)
  }
  private func addLine(beside other: UIView, isLeading: Bool, width: CGFloat) {
    let line = UIView()
    addSubview(line)
    line.snp.makeConstraints {
      $0.centerY.equalTo(other)
      $0.width.equalTo(width)
      $0.height.equalTo(1)
      if isLeading { $0.trailing.equalTo(other.snp.leading).offset(-10) } else { $0.leading.equalTo(other.snp.trailing).offset(10) }
    }
  }
}
// outline:
LineView: UIView  File0.swift:1
self
├─ name  UIView
│     center = superview, top = superview + 20, size = 50
├─ line  UIView
│     centerY = name, width = 100, height = 1, trailing = name.leading - 10
└─ line  UIView
      centerY = name, width = 80, height = 1, leading = name.trailing + 10
// frames:
name: 171.5 20 50 50
line: 61.5 44.5 100 1
line: 231.5 44.5 80 1

// case: what a list of edges does not name is not pinned, and a chain goes on
class CardView: UIView {
  let photo = UIView(); let title = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(photo)
    addSubview(title)
    photo.pinEdges(to: self, insets: .init(top: 16, left: 16, bottom: 0, right: 16), edges: [.top, .leading, .trailing])
    photo.set(height: 180)
    title.set(width: 200, height: 44).pinEdges(to: self, edges: [.leading, .bottom])
    title.topAnchor.constraint(equalTo: photo.bottomAnchor).isActive = true
  }
}
// file:
extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero, edges: [NSLayoutConstraint.Attribute] = [.top, .leading, .trailing, .bottom]) {
    for edge in edges {
      switch edge {
      case .top: topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
      case .leading: leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left).isActive = true
      case .trailing: trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right).isActive = true
      case .bottom: bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom).isActive = true
      default: break
      }
    }
  }
  @discardableResult func set(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }
}
// outline:
CardView: UIView  File0.swift:1
self
├─ photo  UIView
│     top = superview + 16, leading, trailing = superview inset 16, height = 180
└─ title  UIView
      top = photo.bottom, width = 200, height = 44, leading = superview,
        bottom = superview
// frames:
photo: 16 16 361 180
title: 0 196 200 44

// case: a property that a factory makes has the views of the factory
class BoxController: UIViewController {
  lazy var box = makeBox()
  override func viewDidLoad() {
    view.addSubview(box)
    box.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
  func makeBox() -> UIView {
    let made = UIView()
    let dot = UIView()
    made.addSubview(dot)
    dot.snp.makeConstraints { $0.edges.equalToSuperview().inset(8); $0.size.equalTo(20) }
    return made
  }
}
// outline:
BoxController: UIViewController  File0.swift:1
view
└─ box  UIView
   │  top = superview, leading = superview
   └─ dot  UIView
         edges = superview inset 8, size = 20
// frames:
dot: 8 8 20 20
box: 0 0 36 36

// case: a container of FlexLayout in another one is a stack in it, and margins are named
class FlexCard: UIView {
  let root = UIView(); let photo = UIView(); let button = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(root)
    root.flex.padding(16).define { flex in
      flex.addItem(photo).height(180)
      flex.addItem().direction(.row).alignItems(.center).define { row in
        row.addItem(button).size(44).marginLeft(8)
      }
    }
  }
  override func layoutSubviews() {
    root.pin.all()
    root.flex.layout(mode: .adjustHeight)
  }
}
// outline:
FlexCard: UIView  File0.swift:1
self
└─ root  UIView, vertical
   │  edges = superview
   │  sets isLayoutMarginsRelativeArrangement = true,
   │    layoutMargins = UIEdgeInsets(top: 16, left: 16…
   ├─ photo  UIView
   │     height = 180
   └─ addItem()  horizontal, alignment center
      └─ button  UIView
            size = 44
Not resolved:
  line 9: `marginLeft` of FlexLayout

// case: a size and an offset have the numbers and the sign that TinyConstraints documents
class TinyCard: UIView {
  let button = UIView()
  init() {
    addSubview(button)
    button.size(CGSize(width: 120, height: 44))
    button.topToSuperview(offset: 10)
    button.bottomToSuperview(offset: -20)
    button.leadingToSuperview()
  }
}
// outline:
TinyCard: UIView  File0.swift:1
self
└─ button  UIView
      height = 44, width = 120, top = superview + 10, bottom = superview - 20,
        leading = superview
// frames:
button: 0 10 120 44

// case: a constraint that a closure chooses is active, if the function activates it
class CallView: UIView {
  let avatar = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatar)
    avatar.set(.width, to: 20)
    avatar.set(.height, to: 30)
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: topAnchor), avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}
// file:
extension UIView {
  @discardableResult
  func set(_ dimension: Dimension, to size: CGFloat) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint = {
      switch dimension {
      case .width: return widthAnchor.constraint(equalToConstant: size)
      case .height: return heightAnchor.constraint(equalToConstant: size)
      }
    }()
    constraint.isActive = true
    return constraint
  }
}
// outline:
CallView: UIView  File0.swift:1
self
└─ avatar  UIView
      top = superview, leading = superview, width = 20, height = 30
// frames:
avatar: 0 0 20 30

// case: a view that code adds to two views is in the second one, and functions add in the order in which they run
class RowView: UIView {
  let box = UIView(); let row = UIView(); let dot = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addDot(size: 8)
    addRow()
    row.addSubview(box)
  }
  private func addRow() {
    addSubview(box)
    addSubview(row)
  }
  private func addDot(size: CGFloat) {
    let mark = UIView()
    addSubview(mark)
    addSubview(dot)
    mark.snp.makeConstraints { $0.size.equalTo(size) }
  }
}
// outline:
RowView: UIView  File0.swift:1
self
├─ mark  UIView
│     size = 8
├─ dot  UIView
└─ row  UIView
   └─ box  UIView

// case: of an enumerated list, each view has the branch for its index
class EndsView: UIView {
  let one = UIView(); let two = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, item) in [one, two].enumerated() {
      addSubview(item)
      item.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(20)
        if index == 0 { make.left.equalToSuperview() } else { make.right.equalToSuperview() }
      }
    }
    setUp(buttons, in: one)
    setUp(others, in: two)
  }
  func setUp(_ buttons: [UIButton], in row: UIView) {
    for (index, button) in buttons.enumerated() {
      row.addSubview(button)
      button.snp.makeConstraints { $0.top.bottom.equalTo(row) }
    }
  }
}
// outline:
EndsView: UIView  File0.swift:1
self
├─ one  UIView
│     top = superview, size = 20, left = superview
└─ two  UIView
      top = superview, size = 20, right = superview
Not added to a view by this code:
row
└─ button
      top, bottom = superview
// frames:
one: 0 0 20 20
two: 373 0 20 20
button: 0 0 66 36
row: 0 0 0 36

// case: constraints of helpers in a local list and in properties hold if code activates them, with what they get
class BadgeView: UIView {
  let image = UIView(); let dot = UIView()
  var imageTop: NSLayoutConstraint?; var imageBottom: NSLayoutConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(image)
    addSubview(dot)
    imageTop = image.constrainTop(to: self, padding: 4)
    imageBottom = image.constrainBottom(to: self)
    NSLayoutConstraint.activate([imageTop!])
    let constraints = [dot.constrainTop(to: self, priority: .defaultHigh), dot.constrainBottom(to: self)]
    addConstraints(constraints)
  }
}
// file:
extension UIView {
  func constrainTop(to view: UIView) -> NSLayoutConstraint { constrainTop(to: view, padding: 0) }
  func constrainTop(to view: UIView, padding: CGFloat = 0, priority: UILayoutPriority = .required) -> NSLayoutConstraint {
    let constraint = topAnchor.constraint(equalTo: view.topAnchor, constant: padding)
    constraint.priority = priority
    return constraint
  }
  func constrainBottom(to view: UIView) -> NSLayoutConstraint { bottomAnchor.constraint(equalTo: view.bottomAnchor) }
}
// outline:
BadgeView: UIView  File0.swift:1
self
├─ image  UIView
│     top = superview + 4, bottom = superview (not active at first)
└─ dot  UIView
      top = superview @defaultHigh, bottom = superview

// case: what a condition turns on, and the branch of an operator around a list, exclude the others
class WideView: UIView {
  let box = UIView(); let dot = UIView()
  var low: NSLayoutConstraint!
  func setUp() {
    addSubview(box)
    addSubview(dot)
    NSLayoutConstraint.activate(
      isWide
        ? [box.topAnchor.constraint(equalTo: topAnchor), box.leadingAnchor.constraint(equalTo: leadingAnchor)]
        : [box.topAnchor.constraint(equalTo: topAnchor, constant: 10), box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10)])
    low = dot.topAnchor.constraint(equalTo: topAnchor, constant: 30)
    dot.topAnchor.constraint(equalTo: topAnchor, constant: 3).isActive = isWide
    low.isActive = !isWide
    dot.fix(width: 20)
    box.fix(width: 10, isActive: false)
  }
}
// file:
extension UIView {
  func fix(width: CGFloat, isActive: Bool = true) {
    widthAnchor.constraint(equalToConstant: width).isActive = isActive
  }
}
// outline:
WideView: UIView  File0.swift:1
self
├─ box  UIView
│     top = superview if isWide, leading = superview if isWide,
│       top = superview + 10 if not isWide,
│       leading = superview + 10 if not isWide
└─ dot  UIView
      top = superview + 30 if not isWide, top = superview + 3 if isWide,
        width = 20
// frames:
box: 10 10 0 0
dot: 0 30 20 0
// frames: state isWide
box: 0 0 0 0
dot: 0 3 20 0

// case: what is built for a simulator or for debugging is not drawn, nor both branches of another build
class ScanController: UIViewController {
  let finder = UIImageView()
  #if targetEnvironment(simulator)
    override func loadView() {
      view = UIView()
      let hint = UILabel()
      view.addSubview(hint)
      hint.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
  #else
    override func viewDidLoad() {
      view.addSubview(finder)
      finder.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.height.equalTo(20) }
      #if FEATURE_WIDE
        finder.snp.makeConstraints { $0.width.equalTo(40) }
      #else
        finder.snp.makeConstraints { $0.width.equalTo(80) }
      #endif
    }
  #endif
}
// frames:
finder: 0 0 80 20
hint: absent
// frames: state FEATURE_WIDE
finder: 0 0 40 20
hint: absent

// case: what an event shows, hides or adds is not so when a view is seen for the first time
class PlayerController: UIViewController {
  let cover = UIView()
  let play = UIButton()
  let banner = UIView()
  let stack = UIStackView()
  override func viewDidLoad() {
    super.viewDidLoad()
    play.isHidden = true
    view.addSubview(stack)
    stack.addArrangedSubview(play)
    stack.addArrangedSubview(cover)
    stack.axis = .vertical
    stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    cover.snp.makeConstraints { $0.size.equalTo(10) }
    play.snp.makeConstraints { $0.size.equalTo(30) }
    refresh()
  }
  private func refresh() { play.isHidden = !(state == .preview) }
  @objc func tapped() { play.isHidden = false }
  func handleFailure() {
    stack.addArrangedSubview(banner)
    banner.snp.makeConstraints { $0.height.equalTo(50) }
  }
}
// frames:
cover: 0 0 10 10
play: 0 0 30 30
banner: 0 0 0 50
stack: 0 0 10 10

// case: a touch comes after a view is seen for the first time
class PlayerController: UIViewController {
  let stack = UIStackView()
  let mark = UIView()
  let row = UIView()
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(stack)
    stack.addArrangedSubview(row)
    row.snp.makeConstraints { $0.size.equalTo(10) }
    stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stack.addArrangedSubview(mark)
    mark.snp.makeConstraints { $0.height.equalTo(50) }
  }
}
// frames:
stack: 0 0 10 10
mark: 0 0 0 50
row: 0 0 10 10

// case: an indicator that nothing starts is hidden
class PlayerController: UIViewController {
  let stack = UIStackView()
  let one = UIActivityIndicatorView()
  let other = UIActivityIndicatorView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.addArrangedSubview(one)
    stack.addArrangedSubview(other)
    other.startAnimating()
    one.snp.makeConstraints { $0.size.equalTo(30) }
    other.snp.makeConstraints { $0.size.equalTo(10) }
    stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
  @objc func load() { one.startAnimating() }
}
// frames:
stack: 0 0 10 10
one: 0 0 30 30
other: 0 0 10 10
