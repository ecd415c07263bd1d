// case: a helper on the view itself gives it a size
class Avatar: UIView {
  let icon = UIImageView()
  func setUp() {
    squared(48)
    addSubview(icon)
    icon.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
  }
}
// file: Helpers.swift
extension UIView {
  func squared(_ side: CGFloat) {
    widthAnchor.constraint(equalToConstant: side).isActive = true
    heightAnchor.constraint(equalToConstant: side).isActive = true
  }
}
// frames: from root
self: 0 0 48 48
icon: 4 4 40 40
// marks:

// case: a helper on the view itself that is not followed is named
class Avatar: UIView {
  let icon = UIImageView()
  func setUp() {
    squared(48)
    addSubview(icon)
    icon.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
  }
}
// file: Helpers.swift
extension UIView {
  func squared(_ side: CGFloat) {
    for anchor in [widthAnchor, heightAnchor] {
      anchor.constraint(equalToConstant: side).isActive = true
    }
  }
}
// marks:
size: 393 wide
self: squared()

// case: a function of the class is no helper of that name
class Avatar: UIView {
  let icon = UIImageView()
  func setUp() {
    squared(48)
    addSubview(icon)
    icon.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
  }
  func squared(_ side: CGFloat) { print(side) }
}
// file: Helpers.swift
extension UIView {
  func squared(_ side: CGFloat) { widthAnchor.constraint(equalToConstant: side).isActive = true }
}
// frames: from root
self: 0 0 393 44
icon: 4 4 40 40

// case: a helper of another class does nothing to the view
class Avatar: UIView {
  let icon = UIImageView()
  func setUp() {
    squared(48)
    addSubview(icon)
    icon.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
  }
}
// file: Helpers.swift
extension UITableView {
  func squared(_ side: CGFloat) { widthAnchor.constraint(equalToConstant: side).isActive = true }
}
// frames: from root
self: 0 0 393 44
icon: 4 4 40 40

// case: nothing gives a view a size, and a controller has that of the screen
class Badge: UIView {
  let dot = UIView()
  func setUp() {
    addSubview(dot)
    dot.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(8)
    }
  }
}
// marks:
size: 393 wide
size: 44 high
// ---
class BadgeController: UIViewController {
  let dot = UIView()
  func setUp() {
    view.addSubview(dot)
    dot.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(8)
    }
  }
}
// marks:
// ---
class BadgeCell: UITableViewCell {
  let dot = UIView()
  func setUp() {
    contentView.addSubview(dot)
    dot.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(80)
    }
  }
}
// marks:

// case: a view that adds itself to what it gets
class HomeController: UIViewController {
  let banner = Banner()
  override func viewDidLoad() {
    banner.show(in: view)
  }
}
class Banner: UIView {
  let icon = UIImageView()
  func show(in parent: UIView) {
    parent.addSubview(self)
    addSubview(icon)
    icon.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      widthAnchor.constraint(equalToConstant: 100),
      heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
// frames:
banner.icon: 21 12 3 4
banner: 20 10 100 50
// frames: of Banner; from root
self: 0 0 100 50
icon: 1 2 3 4

// case: one of two anchors is named
class Header: UIView {
  let label = UILabel()
  var guide: UILayoutGuide?
  func setUp() {
    addSubview(label)
    let top = guide?.topAnchor ?? topAnchor
    label.topAnchor.constraint(equalTo: top, constant: 8).isActive = true
    label.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset ?? 0).isActive = true
  }
}
// marks:
size: 393 wide
size: 44 high
label: top
label: leading

// case: sizes of fonts that a function of the project makes of a style or a number
class Header: UIView {
  let a = UILabel(); let b = UILabel(); let c = UILabel(); let d = UILabel(); let e = UILabel()
  func setUp() {
    [a, b, c, d, e].forEach(addSubview)
    a.font = .preferredFont(with: 14, weight: .medium)
    b.font = .preferredFont(.title1)
    c.font = .preferredFont(forTextStyle: .title1)
    d.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    e.font = .systemFont(ofSize: 14)
  }
}
// marks:
size: 393 wide
size: 44 high
a: font
b: font

// case: an indicator in a row that nothing starts is hidden
class SongCell: UITableViewCell {
  let a = UIActivityIndicatorView(); let b = UIActivityIndicatorView()
  func setUp() {
    contentView.addSubview(a)
    contentView.addSubview(b)
    b.startAnimating()
  }
}
// marks:
size: 44 high
a: hidden

// case: a function of a superclass that a class overrides gets a view of the superclass
class BaseCell: UITableViewCell {
  let panel = UIView()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(panel)
    panel.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    layOut(in: panel)
  }
  func layOut(in contentView: UIView) {}
}
// file: SongCell.swift
class SongCell: BaseCell {
  let title = UILabel()
  override func layOut(in contentView: UIView) {
    contentView.addSubview(title)
    title.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
  }
}
// frames: of SongCell
panel: 10 20 200 100
title: 11 22 30 40
contentView: 0 0 393 120

// case: a view that hides itself
class Banner: UIView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  }
}
class HomeController: UIViewController {
  let banner = Banner()
  override func viewDidLoad() { view.addSubview(banner) }
}
// marks:
size: 393 wide
self: isHidden
// marks: of HomeController
banner: isHidden
banner: hidden

// case: a background fills the view behind all others
class HomeController: UIViewController {
  let table = UITableView()
  let empty = UIView()
  override func viewDidLoad() {
    view.addSubview(table)
    table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    table.backgroundView = empty
  }
}
// frames:
table: 0 100 300 400
empty: 0 100 300 400

// case: a call whose value is used is followed, too
class HomeController: UIViewController {
  let card = UIView()
  override func viewDidLoad() {
    view.addSubview(card)
    card.alignLeft(to: view).isActive = true
    let middle = card.middle(in: view)
    middle.priority = .defaultHigh
    let unused = card.alignTop(to: view)
    card.snp.makeConstraints { $0.size.equalTo(52) }
  }
}
// file: Helpers.swift
extension UIView {
  func alignLeft(to other: UIView) -> NSLayoutConstraint {
    return leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 5)
  }
  func alignTop(to other: UIView) -> NSLayoutConstraint {
    return topAnchor.constraint(equalTo: other.topAnchor, constant: 5)
  }
  @discardableResult func middle(in other: UIView) -> NSLayoutConstraint {
    let constraint = centerYAnchor.constraint(equalTo: other.centerYAnchor)
    constraint.isActive = true
    return constraint
  }
}
// frames:
card: 5 400 52 52

// case: of two helpers with one name, that of the view's class is called, with what it unwraps
class HomeController: UIViewController {
  let card = UITextView()
  override func viewDidLoad() {
    view.addSubview(card)
    card.shape(width: 30)
  }
}
// file: Helpers.swift
extension UIButton {
  func shape(width: CGFloat) { widthAnchor.constraint(equalToConstant: 7).isActive = true }
}
extension UIView {
  func shape(width: CGFloat? = nil) {
    if let side = width { widthAnchor.constraint(equalToConstant: side).isActive = true }
  }
}
// frames:
card: 0 0 30 0

// case: a stub of a class of UIKit says nothing about its fonts
class HomeController: UIViewController {
  let card = UILabel()
  override func viewDidLoad() {
    card.font = .preferredFont(forTextStyle: .title2)
    card.text = "Home"
    view.addSubview(card)
  }
}
// file: Stubs.swift
public final class UIFont {
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont.systemFont(ofSize: 80) }
}
// frames:
card: 0 0 44 27
