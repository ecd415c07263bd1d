// case: margins of PinLayout move the edges that the chain places, and nothing else
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  let padding: CGFloat = 4
  func setUp() {
    addSubview(a)
    addSubview(b)
    a.pin.topCenter(8).width(50%).maxWidth(200).sizeToFit(.width)
    b.pin.below(of: a, aligned: .left).right(2).marginTop(padding).marginRight(gap)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
│     top = superview + 8, centerX = superview, width = superview * 0.5,
│       width <= 200
│     sets sizeToFit(.width)
└─ b  UILabel
      top = a.bottom + 4, left = a, right = superview - (2 + gap)

// case: margins of a center and margins of several numbers are listed
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    a.pin.top().hCenter().margin(8)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview + 8, centerX = superview
Not resolved:
  line 5: what `margin(8)` does

// case: TinyConstraints names the safe area, and adds insets up
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    a.topToSuperview(offset: 8, usingSafeArea: true)
    a.edgesToSuperview(excluding: .top, insets: .left(4) + .right(-4))
  }
}
// outline: width 120
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = safeArea + 8, bottom = superview, left = superview + 4, right = superview + 4

// case: PureLayout names the guides of the superview
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    a.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)
    a.autoPinEdge(toSuperviewMargin: .left)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = safeArea + 8, left = margins

// case: formats have the numbers that they spell, and a view that a call returns keeps its name
class PlayerView: UIView {

  func setUp() {
    if let content = loadContent() {
      addSubview(content)
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-4-[c]-|", options: [], metrics: nil, views: ["c": content]))
    }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ content  if let content = loadContent()
      top = superview + 4 if let content = loadContent(),
        bottom = superview - standard space if let content = loadContent()

// case: constraints show what their constant becomes
class PlayerView: UIView {
  let a = UILabel()
  var top: NSLayoutConstraint?
  func setUp() {
    addSubview(a)
    top = a.topAnchor.constraint(equalTo: topAnchor, constant: 8)
    top?.isActive = true
  }
  func show(_ isOpen: Bool) { top?.constant = isOpen ? 24 : 8 }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview + 8 (later with isOpen ? 24 : 8)

// case: parameters of helpers are shown as what the caller gives
extension UIView {
  func pin(to other: UIView, insets: UIEdgeInsets) {
    topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
  }
}
// file:
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    a.pin(to: self, insets: Style.insets)
  }
}
// outline:
PlayerView: UIView  File1.swift:1
self
└─ a  UILabel
      top = superview + Style.insets.top

// case: what an observer shows is data, and what a local is made of constants is not
class PlayerView: UIView {
  let a = UILabel()
  var name = "" {
    didSet { a.text = name }
  }
  func show(_ song: Song) {
    let color = Palette.ink
    let title = song.title
    addSubview(a)
    a.textColor = color
    a.accessibilityLabel = title
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel  ← name
      ← accessibilityLabel: title
      sets textColor = color

// case: frames of views that the code only names in a loop are shown, without comments
class PlayerView: UIView {
  var bars: [UIView] = []
  func setUp() {
    for (index, bar) in bars.enumerated() {
      bar.frame = CGRect(
        // From the left.
        x: 0, y: 1, width: 2, height: 3)
    }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
Not added to a view by this code:
bar
   frame = CGRect(x: 0, y: 1, width: 2, height: 3)

// case: views without a name are in the tree, in their order
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
    let row = UIStackView(arrangedSubviews: [a, UIView(), b])
    addSubview(row)
    row.addArrangedSubview(UIImageView(image: nil))
    row.addArrangedSubview(.spacer(height: 8))
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  UIStackView
   ├─ a  UILabel
   ├─ UIView()  UIView
   ├─ b  UILabel
   ├─ UIImageView(image: nil)  UIImageView
   └─ .spacer(height: 8)

// case: stacks in lists have their views, and what is appended to a list belongs to it
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  func setUp() {
    var views: [UIView] = [[a].asStackView(axis: .vertical)]
    if isLong {
      views.append(b)
    }
    views.append(c)
    let row = UIStackView()
    row.addArrangedSubviews(views)
    addSubview(row)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  UIStackView
   ├─ [a].asStackView(axis: .vertical)  UIStackView, vertical
   │  └─ a  UILabel
   ├─ b  UILabel  if isLong
   └─ c  UILabel

// case: a stack of locals that functions make has them, and a property gets the name of one
class PlayerView: UIView {
  var box: UIView?
  func setUp() {
    let a = makeLabel(text)
    let box = makeBox(a)
    let row = [a].asStackView(axis: .vertical)
    self.box = box
    addSubview(row)
    addSubview(box)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ row  UIStackView, vertical
│  └─ a  makeLabel(text)
└─ box  UIView

// case: a list that a function returns is listed, and so is an unknown element
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    let row = UIStackView(arrangedSubviews: [a, isOn ? a : a])
    addSubview(row)
    addSubview(wrapped(a) ?? a)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  UIStackView
   └─ a  UILabel
Not resolved:
  line 4: `isOn ? a : a` is arranged in `row`
  line 6: `wrapped(a) ?? a` is added to `self`

// case: a member of another view is where code adds it
class PlayerView: UIView {
  let field = TextField()
  func setUp() {
    let column = UIStackView()
    addSubview(column)
    column.addArrangedSubview(field)
    column.addArrangedSubview(field.statusLabel)
    field.heightAnchor.constraint(equalToConstant: 8).isActive = true
    field.statusLabel.topAnchor.constraint(equalTo: field.bottomAnchor).isActive = true
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ column  UIStackView
   ├─ field  TextField
   │     height = 8
   └─ field.statusLabel
         top = field.bottom

// case: a view that is put below another one comes before it
class PlayerView: UIView {
  let a = UILabel()
  let b = UIView()
  func setUp() {
    addSubview(a)
    insertSubview(b, belowSubview: a)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ b  UIView
└─ a  UILabel

// case: views that a member gets are in it
class PlayerView: UIView {
  let table = UITableView()
  func setUp() {
    addSubview(table)
    table.refreshControl = UIRefreshControl(frame: .zero)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ table  UITableView
   │  sets refreshControl = UIRefreshControl(frame: .zero)
   └─ UIRefreshControl(frame: .zero)  UIRefreshControl

// case: what makes a view is shown where its class is not spelled; controllers are no views
class PlayerView: UIView {
  let host = UIHostingController<Text>(rootView: Text())
  func setUp() {
    let gap = UIView.spacer(width: 10)
    addSubview(gap)
    addSubview(host.view)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ gap  UIView.spacer(width: 10)
└─ host.view

// case: a view's own settings are shown, and what operators of the project do is listed
class PlayerView: UIView {
let label = UILabel()
  func setUp() {
    backgroundColor = .white
    self.alpha = 0.5
    addSubview(label)
    label.snp.makeConstraints {
      $0.top == 8
      $0.leading.equalToSuperview()
    }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
│  sets backgroundColor = .white, alpha = 0.5
└─ label  UILabel
      leading = superview
Not resolved:
  line 8: what `$0.top == 8` does

// case: shows classes, constraints, configuration and data, in the order of the tree
final class SongCell: UITableViewCell {
  private let cover = UIImageView()
  private let row: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    return stack
  }()
  private let title = UILabel()

  func setUp() {
    title.numberOfLines = 0
    title.textColor = .label
    contentView.addSubview(cover)
    contentView.addSubview(row)
    row.addArrangedSubview(title)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      cover.heightAnchor.constraint(equalToConstant: 64),
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 0.5),
      row.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: Spacing.medium),
      row.trailingAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
    ])
  }

  func render(_ props: Props) {
    title.text = props.songName
  }
}
// file:
enum Spacing {
  static let medium: CGFloat = 12
}
// outline:
SongCell: UITableViewCell  File0.swift:1
self
└─ contentView
   ├─ cover  UIImageView
   │     top = superview + 8, leading = superview + 16, height = 64,
   │       width = height * 0.5
   └─ row  UIStackView, vertical, spacing 4
      │  leading = cover.trailing + 12, trailing = safeArea - 16,
      │    centerY = cover
      └─ title  UILabel  ← props.songName
            sets numberOfLines = 0, textColor = .label

// case: says together what belongs together
class PlayerView: UIView {
  let a = UIView()
  let b = UIView()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
    }
    addSubview(b)
    b.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(24)
      make.leading.greaterThanOrEqualToSuperview().offset(8).priority(.high)
    }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UIView
│     edges = superview inset 16
└─ b  UIView
      center = superview, size = 24, leading >= superview + 8 @high

// case: reads additions in every shape
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
addSubview(a); addSubview(b)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
[a, b].forEach(addSubview)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
[a, b].forEach { addSubview($0) }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
[a, b].forEach { view in self.addSubview(view) }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
for view in [a, b] { addSubview(view) }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
addSubviews(a, b)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
addSubviews([a, b])
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
self.addSubview(self.a); self.addSubview(self.b)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
insertSubview(b, at: 0); insertSubview(a, at: 0)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UILabel

// case: stacks that functions of the project make have their views
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
    let row = [a, b].asStackView(axis: .vertical, spacing: 5)
    addSubview(row)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  UIStackView, vertical, spacing 5
   ├─ a  UILabel
   └─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
    let row = VStackView(axis: .vertical, spacing: 5, views: [a, b])
    addSubview(row)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  VStackView, vertical, spacing 5
   ├─ a  UILabel
   └─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
    let row = StackView(a, b, axis: .vertical, spacing: 5)
    addSubview(row)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  StackView, vertical, spacing 5
   ├─ a  UILabel
   └─ b  UILabel
// ---
class PlayerView: UIView {
  let a = UILabel()
  let b = UILabel()
  func setUp() {
    let row = UIStackView(arrangedSubviews: [a, b]); row.axis = .vertical; row.spacing = 5
    addSubview(row)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ row  UIStackView, vertical, spacing 5
   ├─ a  UILabel
   └─ b  UILabel

// case: the system's spacing is a number of points, not a multiplier
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 2),
      bottomAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.0),
    ])
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview + 16, bottom = superview - 8

// case: a local that becomes a property is one view
class PlayerView: UIView {
  var title: UILabel!
  func setUp() {
    let label = UILabel()
    label.textColor = .red
    title = label
    addSubview(title)
    label.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ title  UILabel
      height = 20
      sets textColor = .red

// case: a constraint that is written on the container is shown on the view in it
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 10).isActive = true
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      bottom <= superview - 10

// case: constraints that are kept count as active where code activates them by name
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    let top = a.topAnchor.constraint(equalTo: topAnchor)
    top.priority = .defaultHigh
    let height = a.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([top])
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview @defaultHigh, height = 10 (not active at first)

// case: a constraint that a lazy property returns is active where setup activates it, and an update may be in a branch
class PlayerView: UIView {
  let a = UILabel()
  lazy var top: NSLayoutConstraint = {
    return a.topAnchor.constraint(equalTo: topAnchor)
  }()
  func setUp() {
    addSubview(a)
    NSLayoutConstraint.activate([top])
  }
  func open(_ isTall: Bool) {
    top.constant = 8
    a.snp.updateConstraints { make in
      if isTall { make.height.equalTo(20) }
    }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview (later with 8), height = 20 if isTall (later)

// case: branches and later changes are marked
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    if isCompact {
      a.topAnchor.constraint(equalTo: topAnchor).isActive = true
    } else {
      a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
    }
    a.snp.updateConstraints { $0.height.equalTo(20) }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview if isCompact, top = superview + 8 if not isCompact,
        height = 20 (later)

// case: what the code does in its own way is listed, never left out
class PlayerView: UIView {
  let a = UILabel()
  let views: [UIView] = []
  func setUp() {
    addSubview(a)
    a.pinToEdges(of: self)
    views.forEach { addSubview($0) }
    views.forEach { $0.heightAnchor.constraint(equalToConstant: 4).isActive = true }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
Not resolved:
  line 7: `$0` is added to `self`
  line 8: a constraint of `$0.heightAnchor.constraint(equalToConstant: 4)`
  line 6: what `a.pinToEdges(of: self)` does

// case: views that the code adds to none are listed, and containers that are in each other end
class PlayerView: UIView {
  let a = UIView()
  let b = UIView()
  @IBOutlet var c: UILabel!
  func setUp() {
    a.addSubview(b); b.addSubview(a)
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
Not added to a view by this code:
a  UIView
└─ b  UIView
c  UILabel
Not resolved:
  line 6: `a` is added to `b`, which is in it

// case: extensions of a class in other files belong to it
class PlayerView: UIView {
  let a = UILabel()
  func setUp() { addSubview(a) }
}
// file:
extension PlayerView {
  func constrain() { a.topAnchor.constraint(equalTo: topAnchor).isActive = true }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      top = superview

// case: what cannot hold together is named with its lines
class PlayerView: UIView {
  let a = UILabel()
  func setUp() {
    addSubview(a)
    a.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.width.equalToSuperview()
    }
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ a  UILabel
      leading, trailing = superview inset 16, width = superview
Cannot all hold:
  a.width (line 7), a.leading (line 6), a.trailing (line 6)

// case: frames are shown as the code writes them
class PlayerView: UIView {
  let a = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
  let b = UIView()
  func setUp() {
    addSubview(a)
    addSubview(b)
    b.frame.size.height = 4
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
├─ a  UILabel
└─ b  UIView
      frame.height = 4

// case: lists of views for stacks that functions of the project make
class ToolbarView: UIView {
  let play = UIButton()
  let pause = UIButton()
  let title = UILabel()
  lazy var buttons = UIStackView.row(spacing: 4, arrangedSubviews: [play, pause].compactMap { $0 })
  let swatches = SwatchStackView(axis: .vertical, color: .red, size: 4)
  func setup() {
    addSubview(buttons)
    addSubview(swatches)
  }
}
// outline:
ToolbarView: UIView  File0.swift:1
self
├─ buttons  UIStackView, spacing 4
│  ├─ play  UIButton
│  └─ pause  UIButton
└─ swatches  SwatchStackView
Not added to a view by this code:
title  UILabel

// case: a frame that is set twice contradicts nothing
class AlbumCell: UIView {
  let title = UILabel()
  func place() {
    addSubview(title)
    title.pin.top(4).start(8).height(20)
    title.pin.top(12)
  }
}
// outline:
AlbumCell: UIView  File0.swift:1
self
└─ title  UILabel
      top = superview + 4, leading = superview + 8, height = 20,
        top = superview + 12

// case: what code does once is no condition
class PlayerView: UIView {
  private let label = UILabel()
  private var didSetUp = false
  private var isWide = false
  override func updateConstraints() {
    if (!didSetUp) {
      addSubview(label)
      label.snp.makeConstraints { $0.leading.equalToSuperview() }
      didSetUp = true
    }
    if !isWide {
      label.snp.makeConstraints { $0.top.equalToSuperview() }
    }
    super.updateConstraints()
  }
}
// outline:
PlayerView: UIView  File0.swift:1
self
└─ label  UILabel
      leading = superview, top = superview if !isWide
