// case: a view that fills what is left, or has views at both ends, is as high as the screen
class PlayerView: UIView {
  let title = UILabel(); let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  init() {
    addSubview(title)
    addSubview(list)
    title.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.leading.equalToSuperview().inset(24)
      $0.height.equalTo(30)
    }
    list.snp.makeConstraints {
      $0.top.equalTo(title.snp.bottom).offset(16)
      $0.leading.trailing.equalToSuperview().inset(8)
      $0.bottom.equalToSuperview()
    }
  }
}
// frames: from root
self: 0 0 393 852
title: 24 0 85 30
list: 8 46 377 806
// ---
class PlayerView: UIView {
  let title = UILabel(); let go = UIButton()
  init() {
    addSubview(title)
    addSubview(go)
    title.snp.makeConstraints {
      $0.top.leading.equalToSuperview().offset(24)
      $0.height.equalTo(40)
    }
    go.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview().inset(24)
      $0.bottom.equalTo(safeAreaLayoutGuide).inset(24)
      $0.height.equalTo(48)
    }
  }
}
// frames: from root
self: 0 0 393 852
title: 24 24 85 40
go: 24 746 345 48

// case: a cell is as high as its views one below the other
class SongCell: UITableViewCell {
  let title = UILabel(); let go = UIButton()
  init() {
    addSubview(title)
    addSubview(go)
    title.snp.makeConstraints {
      $0.top.leading.equalToSuperview().offset(24)
      $0.height.equalTo(40)
    }
    go.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview().inset(24)
      $0.bottom.equalToSuperview().inset(24)
      $0.height.equalTo(48)
    }
  }
}
// frames: from root
self: 0 0 393 136
title: 24 24 85 40
go: 24 64 345 48

// case: a controller's view is drawn with the layout of its class, and that class as large as the screen
class PlayerView: UIView {
  let go = UIButton(); let box = UIView()
  init() {
    addSubview(go)
    addSubview(box)
    go.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview().inset(24)
      $0.bottom.equalTo(safeAreaLayoutGuide)
      $0.height.equalTo(48)
    }
    box.snp.makeConstraints { $0.edges.equalTo(go).inset(4) }
  }
}
class PlayerController: UIViewController {
  let mainView = PlayerView()
  override func loadView() { view = mainView }
}
// frames: of PlayerController
mainView: 0 0 393 852
mainView.go: 24 770 345 48
mainView.box: 28 774 337 40
// frames: of PlayerView; from root
self: 0 0 393 852
go: 24 770 345 48
box: 28 774 337 40

// case: a view is as large as those who use it make it
class BadgeView: UIView {
  let dot = UIView()
  init() {
    addSubview(dot)
    dot.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(8) }
  }
}
class SongController: UIViewController {
  let badge = BadgeView()
  init() {
    view.addSubview(badge)
    badge.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.leading.trailing.equalToSuperview().inset(20)
      $0.height.equalTo(30)
    }
  }
}
// frames: of BadgeView; from root
self: 0 0 353 30
dot: 172.5 11 8 8

// case: views of the project's classes have their layout in other views, too
class InnerView: UIView {
  let label = UILabel(); let icon = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  init() {
    addSubview(label)
    addSubview(icon)
    label.text = "Inner text"
    label.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(16); $0.height.equalTo(24) }
    let line = UIView()
    addSubview(line)
    line.snp.makeConstraints {
      $0.top.equalTo(label.snp.bottom).offset(16)
      $0.leading.trailing.bottom.equalToSuperview().inset(16)
      $0.height.equalTo(60)
    }
  }
}
class MiddleView: UIView {
  let inner = InnerView()
  init() {
    addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(2) }
  }
}
class OuterView: UIView {
  let middle = MiddleView(); let foot = UILabel()
  init() {
    addSubview(middle)
    addSubview(foot)
    middle.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    foot.snp.makeConstraints { $0.top.equalTo(middle.snp.bottom).offset(8); $0.leading.bottom.equalToSuperview() }
  }
}
// frames: of OuterView; from root
self: 0 0 393 165
middle: 0 0 393 136
foot: 0 144 85 21
middle.inner: 2 2 389 132
middle.inner.label: 18 18 85 24
middle.inner.icon: 3 4 3 4
middle.inner.line: 18 58 357 60

// case: a view with a layout of its own is at least as large as what is in it
class InnerView: UIView {
  let dot = UIView()
  init() {
    addSubview(dot)
    dot.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(5); $0.size.equalTo(20) }
  }
}
class OuterController: UIViewController {
  let inner = InnerView()
  init() {
    view.addSubview(inner)
    inner.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames: of OuterController
inner: 0 0 25 25
inner.dot: 5 5 20 20

// case: each gap of a stack may have a spacing of its own
class PlayerController: UIViewController {
  let row = UIStackView(); let a = UISwitch(); let b = UISwitch(); let c = UISwitch()
  init() {
    let gap: CGFloat = 24
    view.addSubview(row)
    row.spacing = 4
    [a, b, c].forEach(row.addArrangedSubview)
    row.setCustomSpacing(gap, after: a)
    row.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames:
row: 0 0 181 31
a: 0 0 51 31
b: 75 0 51 31
c: 130 0 51 31

// case: what a class does with views that its functions get is not drawn in each of its views
class RowView: UIView {
  let line = UIView()
  init() {
    addSubview(line)
    line.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(30) }
  }
  func insert(_ view: UIView) {
    addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}
class PlayerController: UIViewController {
  let row = RowView()
  init() {
    view.addSubview(row)
    row.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
  }
}
// frames: of PlayerController
row: 0 0 393 30
row.line: 0 0 393 30

// case: a root is as high as its texts want to be, however little they resist
class HeaderView: UICollectionReusableView {
  let title = UILabel(); let subtitle = UILabel(); let back = UIImageView()
  init() {
    [back, title, subtitle].forEach(addSubview)
    title.text = "a"
    subtitle.text = "b"
    title.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    back.snp.makeConstraints { $0.edges.equalToSuperview() }
    title.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(16) }
    subtitle.snp.makeConstraints {
      $0.top.greaterThanOrEqualTo(title.snp.bottom).offset(8)
      $0.leading.bottom.equalToSuperview().inset(16)
    }
  }
}
// frames: from root
self: 0 0 393 82
title: 16 16 9 21
subtitle: 16 45 9 21
back: 0 0 393 82

// case: the content view of a cell is as large as the cell, which required lengths in it decide
class ItemCell: UICollectionViewCell {
  let box = UIView()
  init() {
    contentView.addSubview(box)
    box.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.size.equalTo(128)
    }
  }
}
// frames: from root
self: 0 0 128 128
box: 0 0 128 128
contentView: 0 0 128 128

// case: the margins of a row of a table are wider than those of other views
class SongCell: UITableViewCell {
  let box = UIView(); let dot = UISwitch()
  init() {
    contentView.addSubview(box)
    box.addSubview(dot)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      dot.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      dot.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      dot.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
    ])
  }
}
// frames: of SongCell; from root
self: 0 0 393 69
box: 16 11 361 47
dot: 24 19 51 31
contentView: 0 0 393 69

// case: frames that a class names are those of its own views, wherever its view is
class InnerView: UIView {
  let icon = UIView(); let line = UIView()
  init() {
    addSubview(icon)
    addSubview(line)
    icon.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
    line.frame = CGRect(x: icon.frame.maxX + 6, y: 0, width: bounds.width - 40, height: self.bounds.height)
  }
}
class OuterController: UIViewController {
  let inner = InnerView(); let icon = UIView()
  init() {
    view.addSubview(inner)
    view.addSubview(icon)
    inner.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(100) }
    icon.frame = CGRect(x: 200, y: 200, width: 50, height: 50)
  }
}
// frames: of OuterController
inner: 0 0 100 100
icon: 200 200 50 50
inner.icon: 4 4 20 20
inner.line: 30 0 60 100

// case: a subclass that adds a view again places it anew, and its own subclasses see that
class BaseView: UIView {
  let box = UIView()
  func setup() {
    addSubview(box)
    box.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}
class ActionView: BaseView {
  let action = UIButton()
  override func setup() {
    addSubview(action)
    action.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); $0.height.equalTo(40) }
    addSubview(box)
    box.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.bottom.equalTo(action.snp.top).offset(-8) }
  }
}
class PlayerView: ActionView {
  let title = UILabel()
  override func setup() {
    super.setup()
    addSubview(title)
    title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// frames: of PlayerView
box: 0 0 393 804
action: 0 812 393 40
title: 0 0 85 21

// case: a guide that code makes has its own place, whatever it is called
class GuideController: UIViewController {
  let keyboardLayoutGuide = UILayoutGuide()
  let box = UIView()
  override func viewDidLoad() {
    view.addLayoutGuide(keyboardLayoutGuide)
    view.addSubview(box)
    keyboardLayoutGuide.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); $0.height.equalTo(100) }
    box.snp.makeConstraints { $0.leading.trailing.equalToSuperview(); $0.height.equalTo(20); $0.bottom.equalTo(keyboardLayoutGuide.snp.top) }
  }
}
// frames:
box: 0 732 393 20
keyboardLayoutGuide: 0 752 393 100
